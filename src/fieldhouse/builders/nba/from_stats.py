"""Cards from a team's own totals, for a team whose league nobody has at hand: a season's page of its players is enough.

The league is the one of the library's nearest season; the season's factors lie where its fit begins. What only whole
leagues tell (a team's DEFENSE, its fast breaks, home and road) is that of an ordinary team, and is said to be.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fieldhouse import library
from fieldhouse.builders import BadSource
from fieldhouse.builders.nba import ratings
from fieldhouse.builders.nba.build import player_cards
from fieldhouse.builders.nba.ratings import LEANING, LeagueMeans
from fieldhouse.builders.nba.record import read_record
from fieldhouse.builders.nba.rosters import roster
from fieldhouse.builders.nba.teams import MIDDLE_GRADE
from fieldhouse.builders.nba.totals import PlayerSeason, Season
from fieldhouse.games.statispro.cards.reader import read_team, team_chart_text
from fieldhouse.games.statispro.model import Team
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.season_totals import CheckedRow, FromTotals, TotalsChart, checked_rows

GAME: Final = "statispro"
TEXTS: Final = ("team", "player", "pos")
NUMBERS: Final = ("season", "g", "mp", "fg", "fga", "ft", "fta", "trb", "ast", "pf", "pts")
NEEDED: Final = (*TEXTS, *NUMBERS)
COUNTED_LATER: Final = ("gs", "fg3", "fg3a", "orb", "stl", "blk", "tov", "age", "experience", "height_in", "weight_lb")
"""What not every season counted, or not every page tells."""
MORE_TEXTS: Final = ("title", "college")
OPTIONAL: Final = (*MORE_TEXTS, *COUNTED_LATER)
HOME_EDGE: Final = 4
"""Index Points of an ordinary team at home."""
MINUTES_A_GAME: Final = 240
FIVE: Final = 5
SAMPLE: Final = (
    "season,team,title,player,pos,g,mp,fg,fga,fg3,fg3a,ft,fta,trb,ast,stl,blk,tov,pf,pts\n"
    "1972,HOM,Home Brew,A. Guard,PG,82,3000,600,1300,0,0,300,380,300,520,90,20,210,210,1500\n"
    "1972,HOM,Home Brew,B. Wing,SG,80,2700,560,1220,0,0,240,300,280,310,80,25,180,230,1360\n"
    "1972,HOM,Home Brew,C. Forward,SF,82,2800,580,1210,0,0,260,340,560,220,70,50,170,240,1420\n"
    "1972,HOM,Home Brew,D. Board,PF,78,2500,430,900,0,0,200,300,760,150,50,80,150,270,1060\n"
    "1972,HOM,Home Brew,E. Post,C,82,3100,620,1200,0,0,330,460,1040,200,50,170,200,280,1570\n"
    "1972,HOM,Home Brew,F. Sixth,SG,82,1900,340,780,0,0,150,190,190,230,60,15,120,180,830\n"
    "1972,HOM,Home Brew,G. Bench,SF,75,1500,240,560,0,0,110,150,300,90,35,30,90,170,590\n"
    "1972,HOM,Home Brew,H. Relief,C,70,1300,180,400,0,0,90,140,380,60,25,60,80,190,450\n"
)


def charts_of(text: str, source: str) -> list[TotalsChart]:
    """The cards of every team whose men stand in the text; the records of the library are read. Refused if a row is
    amiss, or a team is fewer than five."""
    teams: dict[tuple[int, str], list[tuple[PlayerSeason, str]]] = {}
    for row in checked_rows(text, source, "player", NEEDED, (*TEXTS, *MORE_TEXTS), COUNTED_LATER):
        season, man = _man(row)
        teams.setdefault((season, man.team), []).append((man, row.words["title"]))
    return [_chart(season, code, men, source) for (season, code), men in teams.items()]


def _man(row: CheckedRow) -> tuple[int, PlayerSeason]:
    """A man's season and his totals; refused if no man could have had them."""
    words, numbers = row.words, {name: number for name, number in row.numbers.items() if name != "season"}
    known: PlainReport = {**dict.fromkeys(COUNTED_LATER), **numbers}
    made = PlayerSeason(
        player=words["player"], team=words["team"], pos=words["pos"].upper(), college=words["college"] or None, **known
    )
    pairs = ((made.fg, made.fga), (made.ft, made.fta), (made.fg3 or 0, made.fg3a or 0), (made.fg3a or 0, made.fga))
    if made.g < 1 or made.mp < 1 or min(numbers.values()) < 0 or any(few > many for few, many in pairs):
        raise BadSource(f"{row.source}: {made.player} must have played, and made no more shots than he took.")
    return row.numbers["season"], made


def _chart(season: int, code: str, told: list[tuple[PlayerSeason, str]], source: str) -> TotalsChart:
    """A team's cards as text, read again as a player's own would be; the library's records are read. Refused if they
    are fewer than five."""
    men = roster([man for man, _ in told])
    if len(men) < FIVE:
        raise BadSource(f"{source} has {len(men)} men of {code} in {season}; a team is five.")
    factors, near = ratings.first_guess(season), _near(season)
    cards = player_cards(men, league_means(near), factors, factors.defense, max(man.g for man in men))
    title = next((title for _, title in told if title), code)
    team = Team(
        f"{season}-{code}", f"{title} {season - 1}-{season % 100:02}", season, "NBA", MIDDLE_GRADE, MIDDLE_GRADE,
        HOME_EDGE, 0, tuple(cards), "",
    )  # fmt: skip
    text = team_chart_text(team)
    read_team(text, f"{team.name}.txt")
    return TotalsChart(f"{team.name}.txt", text, _sureness(men, near.season))


@lru_cache(maxsize=4)
def _near(season: int) -> Season:
    """What is on record of the library's season nearest to this one. Refused if there is none."""
    known = [int(name) for name in library.charts_at_hand(GAME, "records") if name.isdecimal()]
    if not known:
        raise BadSource("The library has no records of a season to hold a team against.")
    year = min(known, key=lambda each: (abs(each - season), each))
    return read_record(library.season_text("records", year, GAME), f"{year}.txt")


def league_means(season: Season) -> LeagueMeans:
    """The league's shooting and what a man does in a minute, from the totals of its teams."""
    teams = season.teams

    def total(name: str) -> float:
        return sum(getattr(team, name) or 0.0 for team in teams)

    minutes, tries, throws = MINUTES_A_GAME * total("g"), total("fga"), total("fta")
    return LeagueMeans(
        twos=(total("fg") - total("fg3")) / (tries - total("fg3a")),
        threes=total("fg3") / total("fg3a") if total("fg3a") else 0.0,
        throws=total("ft") / throws,
        tries=36 * tries / minutes,
        scale=tries / (tries + ratings.FREE_THROW_SHARE * throws),
        a_minute={name: total(name) / minutes for name in LEANING},
    )


def _sureness(men: list[PlayerSeason], near: int) -> tuple[str, ...]:
    """How sure the ratings are, in words."""
    tried = sum(man.fga - (man.fg3a or 0) for man in men)
    made = sum(man.fg - (man.fg3 or 0) for man in men)
    share = made / tried if tried else 0.0
    spread = 100 * (share * (1 - share) / tried) ** 0.5 if tried else 0.0
    unknown = [
        words for name, words in (("stl", "steals"), ("blk", "blocks"), ("tov", "turnovers"))
        if all(getattr(man, name) is None for man in men)
    ]  # fmt: skip
    return (
        f"field goals: {100 * share:.0f}% ± {spread:.0f}% for the team; few tries of one man lean to the league's",
        f"the league: that of {near}, the nearest on record",
        "DEFENSE, fast breaks, home and road: of an ordinary team",
        *((f"{', '.join(unknown)}: not counted, so nobody has any",) if unknown else ()),
    )


FROM_TOTALS: Final = FromTotals("player", NEEDED, OPTIONAL, SAMPLE, charts_of)
