"""Basketball's own in a season: what is kept of a game, its leaders, and who must miss the next game.

A card says how many games its man played. He may miss the others and no more: by injuries that last (14G), and for
the rest of them as chance has it, so that at the end of the schedule he has played as many as he really did.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from fieldhouse.games.statispro import events
from fieldhouse.games.statispro.events import Possession
from fieldhouse.games.statispro.model import CARDS_A_MINUTE, Team
from fieldhouse.games.statispro.scoresheet import COLUMNS, Scoresheet
from fieldhouse.library import statispro
from fieldhouse.library.schedule import Fixture, Schedule
from fieldhouse.seasons.categories import Category, Lines, StatLine, per, stat
from fieldhouse.seasons.sport import RealColumns, Sport
from fieldhouse.table.journal import Header
from fieldhouse.table.plain_json import Fields, items
from fieldhouse.table.seat import BOTH, Seat, seated

if TYPE_CHECKING:
    from fieldhouse.seasons.leaders import Played

GAMES_PLAYED: Final = "games"
ALL: Final = "Players"
SIDES: Final = ("away", "home")
LEAST_MEN: Final = 8
ENOUGH_SHOTS: Final = 4
ENOUGH_THREES: Final = 0.7
ENOUGH_THROWS: Final = 1.5
"""Made a game of his own, from which a man's percentage is told."""


def lines(header: Header, notes: Sequence[Possession]) -> Lines:
    """What one game adds to the season of its teams and its people, who was not there, and who is hurt for longer.

    Who is on a team, its cards in the library say.
    """
    scoresheet = Scoresheet()
    for note in notes:
        scoresheet.add(note)
    teams = [statispro.load_team(name) for name in header.teams]
    people = [{ALL: _people(team, scoresheet, seat)} for seat, team in seated(teams)]
    totals = [dict(zip(COLUMNS[2:], scoresheet.total(seat)[2:], strict=True)) for seat in BOTH]
    totals = [{**counts, GAMES_PLAYED: 1} for counts in totals]
    absent = [list(items(header.options[f"absent_{side}"])) for side in SIDES]
    return {"teams": totals, "people": people, "absent": absent, "hurt": _hurt(notes)}


def _people(team: Team, scoresheet: Scoresheet, seat: Seat) -> dict[str, dict[str, int]]:
    """A team's lines by the players' names."""
    return {
        team.players[index].name: dict(zip(COLUMNS, line, strict=True))
        for index, line in sorted(scoresheet.lines[seat].items()) if 0 <= index < len(team.players)
    }  # fmt: skip


def _hurt(notes: Sequence[Possession]) -> list[list[list[int]]]:
    """For each seat the numbers of men who will miss games, and how many."""
    found: list[list[list[int]]] = [[], []]
    for note in notes:
        for code, seat, who, detail in note.events:
            if code == events.INJURED and isinstance(detail, int):
                found[seat].append([who + 1, detail])
    return found


def options(schedule: Schedule, seed: int, fixture: Fixture, games: Iterable[Played]) -> Fields:
    """Who cannot play in *fixture*, and how many games everybody has missed, after the *games* played before it.

    Whose turn it is to be away chance says, by the season's seed. Teams are read from the library.
    """
    before = [game for game in games if game.fixture.number < fixture.number]
    before.sort(key=lambda game: game.fixture.number)
    found: Fields = {}
    for side, code in zip(SIDES, fixture.teams, strict=True):
        team = statispro.load_team(schedule.chart(code))
        own = [game for game in before if code in game.fixture.teams]
        missed, still_out = _missed(own, code)
        chance = random.Random(f"{seed} {fixture.number} {code}")
        absent = _absent(schedule, fixture, team, code, missed, still_out, chance)
        found[f"absent_{side}"] = absent
        found[f"missed_{side}"] = [missed[number] for number in range(1, len(team.players) + 1)]
    return found


def _missed(games: Sequence[Played], code: str) -> tuple[Counter[int], Counter[int]]:
    """How many games of the team each man has missed so far, and how many more he will for an injury."""
    missed: Counter[int] = Counter()
    still_out: Counter[int] = Counter()
    for game in games:
        seat = game.fixture.teams.index(code)
        still_out = Counter({number: left - 1 for number, left in still_out.items() if left > 1})
        missed.update(game.lines["absent"][seat])
        for number, count in game.lines["hurt"][seat]:
            still_out[number] = max(still_out[number], count)
    return missed, still_out


def _absent(
    schedule: Schedule, fixture: Fixture, team: Team, code: str, missed: Counter[int], still_out: Counter[int],
    chance: random.Random,
) -> list[int]:  # fmt: skip
    """The numbers of the injured, and in the regular season of those whose turn it is: of the games left each misses
    his share, as long as eight men are left. Draws from *chance* once a man."""
    left = sum(code in each.teams for each in schedule.fixtures if each.number >= fixture.number)
    whole = sum(code in each.teams for each in schedule.fixtures)
    out = []
    for number, player in enumerate(team.players, 1):
        to_miss = max(0, whole - player.games) - missed[number]
        draw = chance.random()
        if still_out[number] or (left and draw * left < to_miss - still_out[number]):
            out.append(number)
    spare = len(team.players) - LEAST_MEN
    injured = [number for number in out if still_out[number]]
    others = [number for number in out if not still_out[number]]
    return sorted(injured + others[-max(0, spare - len(injured)) :] if spare > len(injured) else injured)


def _enough(made: str, least: float) -> Callable[[StatLine], bool]:
    """What says of a line whether he has made enough a game to be ranked."""
    return lambda line: line.get(made, 0) >= least * line[GAMES_PLAYED]


def rebounds(line: StatLine) -> float:
    """At both ends."""
    return line.get("offensive_rebounds", 0) + line.get("defensive_rebounds", 0)


def rebounds_a_game(line: StatLine) -> float:
    """At both ends; 0 for a man who has not played."""
    return round(rebounds(line) / line[GAMES_PLAYED], 1) if line.get(GAMES_PLAYED) else 0.0


def minutes(line: StatLine) -> float:
    """A game; 0 for a man who has not played."""
    return round(line.get("cards", 0) / CARDS_A_MINUTE / line[GAMES_PLAYED], 1) if line.get(GAMES_PLAYED) else 0.0


def _a_game(title: str, name: str, heading: str) -> Category:
    """A category of so many a game."""
    figures = {"G": stat(GAMES_PLAYED), "Min": minutes, heading: per(name, GAMES_PLAYED)}
    return Category(title, ALL, per(name, GAMES_PLAYED, 3), figures)


def _share(title: str, made: str, tried: str, least: float) -> Category:
    """A category of made among tried."""
    figures = {"G": stat(GAMES_PLAYED), "Made": stat(made), "Tried": stat(tried), "Pct": per(made, tried, 3)}
    return Category(title, ALL, per(made, tried, 4), figures, counts=_enough(made, least), is_rate=True)


CATEGORIES: Final = (
    _a_game("Points", "points", "Pts"),
    Category("Rebounds", ALL, rebounds_a_game, {"G": stat(GAMES_PLAYED), "Min": minutes, "Reb": rebounds_a_game}),
    _a_game("Assists", "assists", "Ast"),
    _a_game("Steals", "steals", "Stl"),
    _a_game("Blocks", "blocks", "Blk"),
    _share("Field goal percentage", "field_goals", "attempts", ENOUGH_SHOTS),
    _share("Three-point percentage", "threes", "three_attempts", ENOUGH_THREES),
    _share("Free throw percentage", "free_throws", "throws", ENOUGH_THROWS),
    Category("Minutes", ALL, minutes, {"G": stat(GAMES_PLAYED), "Min": minutes}),
)
TEAM_COLUMNS: Final = {
    "Pts": per("points", GAMES_PLAYED), "FG": per("field_goals", "attempts", 3), "3P": per("threes", GAMES_PLAYED),
    "FT": per("free_throws", "throws", 3), "Reb": rebounds_a_game, "Ast": per("assists", GAMES_PLAYED),
    "TO": per("turnovers", GAMES_PLAYED),
}  # fmt: skip
TEAM_CATEGORIES: Final = (
    Category("Scoring", "own", per("points", GAMES_PLAYED, 3), TEAM_COLUMNS),
    Category("Fewest points allowed", "against", per("points", GAMES_PLAYED, 3), TEAM_COLUMNS, least=True),
    Category("Shooting", "own", per("field_goals", "attempts", 4), TEAM_COLUMNS),
    Category("Opponents' shooting", "against", per("field_goals", "attempts", 4), TEAM_COLUMNS, least=True),
    Category("Rebounding", "own", rebounds_a_game, TEAM_COLUMNS),
)


REAL: Final = RealColumns("teams", "", "players", ALL, {
    "games": {"g": 1}, "points": {"pts": 1}, "field_goals": {"fg": 1}, "attempts": {"fga": 1}, "threes": {"fg3": 1},
    "free_throws": {"ft": 1}, "throws": {"fta": 1}, "defensive_rebounds": {"trb": 1}, "assists": {"ast": 1},
    "turnovers": {"tov": 1}, "cards": {"mp": CARDS_A_MINUTE},
})  # fmt: skip
SPORT: Final = Sport(lines, TEAM_CATEGORIES, CATEGORIES, options, real=REAL)
