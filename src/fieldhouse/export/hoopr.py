"""Statis Pro Basketball as box scores with hoopR's column names: a line a man, and a line a team.

``minutes`` are those of the game's cards, fifteen to the minute. Ids of men and clubs are made up of their names.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple, cast

import polars as pl

from fieldhouse.export.frames import REAL, WHOLE, Row, frame
from fieldhouse.export.hoopr_columns import PLAYER_BOX, REFERENCE, TEAM_BOX
from fieldhouse.export.hoopr_floor import Floor, Man, floor_of
from fieldhouse.export.hoopr_plays import POSTSEASON, REGULAR_SEASON, plays_of
from fieldhouse.export.made_up_ids import number_of
from fieldhouse.export.recorded_game import RecordedGame
from fieldhouse.games.statispro import scoresheet as sheet
from fieldhouse.games.statispro.events import TEAM, Possession
from fieldhouse.games.statispro.game import StatisProBasketball
from fieldhouse.games.statispro.leagues import MINUTE
from fieldhouse.games.statispro.model import ROLES, Team
from fieldhouse.games.statispro.scoresheet import BoxLine, Scoresheet
from fieldhouse.table.seat import BOTH, OTHER, SEATS, Seat

if TYPE_CHECKING:
    from fieldhouse.export.recorded_game import Tables

COUNTS: Final = {
    "field_goals_made": sheet.FIELD_GOALS, "field_goals_attempted": sheet.ATTEMPTS,
    "three_point_field_goals_made": sheet.THREES, "three_point_field_goals_attempted": sheet.THREE_ATTEMPTS,
    "free_throws_made": sheet.FREE_THROWS, "free_throws_attempted": sheet.THROWS,
    "offensive_rebounds": sheet.OFFENSIVE, "defensive_rebounds": sheet.DEFENSIVE, "assists": sheet.ASSISTS,
    "steals": sheet.STEALS, "blocks": sheet.BLOCKS, "fouls": sheet.FOULS,
}  # fmt: skip
QUARTERS: Final = (1, 2, 3, 4)
SHARES: Final = {
    "field_goal": "field_goals",
    "free_throw": "free_throws",
    "three_point_field_goal": "three_point_field_goals",
}
POSITIONS: Final = {"G": "Guard", "F": "Forward", "C": "Center"}


class GamePlayed(NamedTuple):
    """A game that is over: its number in the season, its teams, and what its notes add up to; who was on the floor, if
    somebody has followed them, and if it is a playoff."""

    season: int
    number: int
    away: Team
    home: Team
    scoresheet: Scoresheet
    floor: Floor | None = None
    is_playoff: bool = False

    @classmethod
    def of(cls, told: RecordedGame) -> GamePlayed:
        """A game as the table told it; its teams' cards are read."""
        assert isinstance(told.definition, StatisProBasketball)
        away, home = map(told.definition.find_team, told.header.teams)
        counted, notes = Scoresheet(), [cast(Possession, note) for note in told.notes]
        for note in notes:
            counted.add(note)
        place = told.place
        return cls(home.season, place.number, away, home, counted, floor_of(notes), place.is_playoff)


def player_box(games: Iterable[GamePlayed]) -> pl.DataFrame:
    """A line for every man who played."""
    return frame((row for game in games for seat in BOTH for row in _men(game, seat)), PLAYER_BOX)


def team_box(games: Iterable[GamePlayed]) -> pl.DataFrame:
    """Two lines a game; ``overtime`` counts the extra periods."""
    return frame((_team(game, seat) for game in games for seat in BOTH), TEAM_BOX)


def _whose(game: GamePlayed, seat: Seat) -> Row:
    """The columns that say which game, team and result it is."""
    teams, score = (game.away, game.home), game.scoresheet.last
    row: Row = {
        "game_id": game.number, "season": game.season, "season_type": POSTSEASON if game.is_playoff else REGULAR_SEASON,
        "team_winner": score[seat] > score[OTHER[seat]],
    }  # fmt: skip
    for whose, side in (("team", seat), ("opponent_team", OTHER[seat])):
        team = teams[side]
        row |= {
            f"{whose}_id": number_of(team.code), f"{whose}_name": team.title, f"{whose}_display_name": team.title,
            f"{whose}_abbreviation": team.code, f"{whose}_score": score[side],
        }  # fmt: skip
    return row


def _counts(line: BoxLine) -> Row:
    """A line of the box score under its public names."""
    return {name: line[column] for name, column in COUNTS.items()}


def _men(game: GamePlayed, seat: Seat) -> Iterator[Row]:
    """A row for every man who played; one without a card of his own is the ten-day man, who has no name."""
    whose, team = _whose(game, seat), (game.away, game.home)[seat]
    for index, line in sorted(game.scoresheet.lines[seat].items()):
        if index >= 0 and line[sheet.CARDS]:
            known = _card(team, index) if index < len(team.players) else {}
            yield {
                **whose, **known, **_counts(line), **_time(game.floor, (seat, index)), "home_away": SEATS[seat],
                "minutes": line[sheet.CARDS] / MINUTE, "rebounds": line[sheet.OFFENSIVE] + line[sheet.DEFENSIVE],
                "points": line[sheet.POINTS], "turnovers": line[sheet.TURNOVERS], "did_not_play": False, "active": True,
            }  # fmt: skip


def _card(team: Team, index: int) -> Row:
    """What a man's card says of him."""
    man = team.players[index]
    first, _, last = man.name.partition(" ")
    role = ROLES[man.roles[0]]
    return {
        "athlete_id": number_of(team.code, man.name), "athlete_display_name": man.name,
        "athlete_short_name": f"{first[0]}. {last}" if last else man.name, "athlete_position_abbreviation": role,
        "athlete_position_name": POSITIONS[role],
    }  # fmt: skip


def _time(floor: Floor | None, man: Man) -> Row:
    """How a man's time on the floor began and ended, and what it was worth; nothing if nobody followed it."""
    if floor is None:
        return {}
    return {
        "starter": man in floor.starters, "ejected": man in floor.ejected,
        "plus_minus": f"{floor.margins.get(man, 0):+}",
    }  # fmt: skip


def _team(game: GamePlayed, seat: Seat) -> Row:
    """A team's row of a game: its counts, and its points by quarter."""
    quarters, line = game.scoresheet.quarters, game.scoresheet.total(seat)
    points: Row = {f"period_{quarter}": quarters[seat].get(quarter, 0) for quarter in QUARTERS}
    last = max((*quarters[0], *quarters[1], len(QUARTERS)))
    nobodys = game.scoresheet.lines[seat].get(TEAM)
    own, fouls = nobodys[sheet.TURNOVERS] if nobodys else 0, line[sheet.TECHNICALS]
    counts = _counts(line)
    return {
        **_whose(game, seat), **counts, **_percents(counts), **points, "team_home_away": SEATS[seat],
        "total_rebounds": line[sheet.OFFENSIVE] + line[sheet.DEFENSIVE], "team_turnovers": own,
        "turnovers": line[sheet.TURNOVERS] - own, "total_turnovers": line[sheet.TURNOVERS], "technical_fouls": fouls,
        "total_technical_fouls": fouls, "overtime": last - len(QUARTERS), **_leads(game.floor, seat),
    }  # fmt: skip


def _percents(counts: Row) -> Row:
    """What part of the shots went in, in whole percent; None where nothing was tried."""
    found: Row = {}
    for name, shots in SHARES.items():
        made, tried = int(counts[f"{shots}_made"] or 0), int(counts[f"{shots}_attempted"] or 0)
        found[f"{name}_pct"] = round(100 * made / tried) if tried else None
    return found


def _leads(floor: Floor | None, seat: Seat) -> Row:
    """A team's largest lead, and how often the lead changed; hoopR has both as text."""
    return {} if floor is None else {"largest_lead": str(floor.leads[seat]), "lead_changes": str(floor.changes)}


HEADINGS: Final = {
    "Player": "athlete_display_name", "Tm": "team_abbreviation", "Opp": "opponent_team_abbreviation", "MP": "minutes",
    "FG": "field_goals_made", "FGA": "field_goals_attempted", "3P": "three_point_field_goals_made",
    "3PA": "three_point_field_goals_attempted", "FT": "free_throws_made", "FTA": "free_throws_attempted",
    "ORB": "offensive_rebounds", "DRB": "defensive_rebounds", "TRB": "rebounds", "AST": "assists", "STL": "steals",
    "BLK": "blocks", "TOV": "turnovers", "PF": "fouls", "PTS": "points",
}  # fmt: skip
PARTS: Final = {"FG%": ("FG", "FGA"), "3P%": ("3P", "3PA"), "FT%": ("FT", "FTA")}
"""None where nothing was tried."""


def reference_box(games: Iterable[GamePlayed]) -> pl.DataFrame:
    """The players' lines as basketball-reference heads them, with its shares made of tries."""
    box = player_box(games)
    lines = box.select(
        "game_id", "season", *(pl.col(ours).alias(name) for name, ours in HEADINGS.items())
    ).with_columns(GS=box["starter"].cast(WHOLE), **{"+/-": box["plus_minus"].cast(REAL)})
    shares = (
        pl.when(pl.col(tried) > 0).then(pl.col(made) / pl.col(tried)).alias(share)
        for share, (made, tried) in PARTS.items()
    )
    return lines.with_columns(shares).select(*REFERENCE.columns)


TABLES: Final[Tables] = {
    "play_by_play": plays_of,
    "player_box": lambda games: player_box(map(GamePlayed.of, games)),
    "team_box": lambda games: team_box(map(GamePlayed.of, games)),
    "basketball_reference": lambda games: reference_box(map(GamePlayed.of, games)),
}
"""What a game of Statis Pro Basketball becomes."""
