"""Measure the road from ratings to results: better teams win more, and each strength shows where it should."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from fieldhouse.games.ddf.coaching.book import BookCoach
from fieldhouse.games.ddf.scoresheet import what_it_was
from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.state import Play
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.gridiron.scoresheet import PUNTED
from fieldhouse.leagues.football.charts import team_chart
from fieldhouse.leagues.football.games import RULES, ExperienceSheet, play_sides
from fieldhouse.leagues.football.strengths import Strengths
from fieldhouse.seasons.seeds import derived

LEVELS: Final = (-8, -6, -4, -2, 0, 2, 4, 6, 8)
"""Tenths of a rating point by which every unit from scrimmage is better than an ordinary one."""
UNITS: Final = Strengths._fields[:12]
"""The units from scrimmage."""
EDGE: Final = 5
"""Half a rating point: about what separates a good unit from an ordinary one."""
KICKING_EDGE: Final = 20
STATISTICS: Final = (
    "points", "rush_yards", "pass_yards", "completions", "sacks", "interceptions", "field_goals_made",
    "field_goals_tried", "punts", "fumbles_lost", "penalties",
)  # fmt: skip
SHOWS_IN: Final[dict[str, tuple[str, int]]] = {
    "inside": ("own rush_yards", 1),
    "outside": ("own rush_yards", 1),
    "breakaway": ("own rush_yards", 1),
    "protection": ("own sacks", -1),
    "passing": ("own completions", 1),
    "receiving": ("own pass_yards", 1),
    "deep": ("own pass_yards", 1),
    "run_defense": ("their rush_yards", -1),
    "wide_defense": ("their rush_yards", -1),
    "rush": ("their sacks", 1),
    "coverage": ("their pass_yards", -1),
    "hands": ("their interceptions", 1),
    "kick_range": ("own field_goals_made", 1),
    "kick_accuracy": ("own field goal percentage", 1),
    "kick_blocks": ("own field goal percentage", -1),
    "punting": ("own net yards a punt", 1),
}
"""Where each strength must show, and in which direction."""


TOUCHBACK: Final = 20
"""Yards that a punt into the end zone gives back."""
FIELD_GOAL_SHARE, NET_PUNT = "field goal percentage", "net yards a punt"


class KickSheet(ExperienceSheet):
    """A scoresheet that also counts what punts gain, less returns and touchbacks."""

    __slots__ = ("net",)

    def __init__(self) -> None:
        super().__init__()
        self.net = [0, 0]

    def add(self, play: Play) -> None:
        super().add(play)
        if play.kind == SCRIMMAGE and play.counts and what_it_was(play) == PUNTED:
            _, start, end = play.returns[0] if play.returns else (0, 0, 0)
            lost = TOUCHBACK if play.result == "touchback" else end - start
            self.net[play.seat] += min(play.kick_yards, GOAL - play.spot) - lost


class Line(NamedTuple):
    """What a team with some strengths does against an ordinary one, a game."""

    wins: float
    means: dict[str, float]

    @property
    def margin(self) -> float:
        return self.means["own points"] - self.means["their points"]


def ordinary_side(found: Strengths | None = None) -> Side:
    return Side(team_chart("ORD", "Ordinary", found or Strengths(), {}), RULES)


def against_ordinary(found: Strengths, games: int, seed: int) -> Line:
    """*games* against an ordinary team, the same seeds for all strengths.

    Every seed is played twice, once from each seat, so that two equal teams come out exactly even.
    """
    own, other, coach = ordinary_side(found), ordinary_side(), BookCoach()
    wins = 0.0
    totals: dict[str, float] = {}
    for index in range(games):
        seat = index % 2
        sides = (own, other) if seat == 0 else (other, own)
        sheet = KickSheet()
        played = play_sides(sides, derived(seed, f"measure {index // 2}"), coach, sheet=sheet)
        margin = played.score[seat] - played.score[1 - seat]
        wins += (margin > 0) + (margin == 0) / 2
        for whose, of in (("own", seat), ("their", 1 - seat)):
            numbers = {name: getattr(sheet.teams[of], name) for name in STATISTICS} | {"net": sheet.net[of]}
            for name, value in numbers.items():
                totals[f"{whose} {name}"] = totals.get(f"{whose} {name}", 0.0) + value
    means = {name: value / games for name, value in totals.items()}
    return Line(wins / games, means | _rates(totals, "own") | _rates(totals, "their"))


def _rates(totals: dict[str, float], whose: str) -> dict[str, float]:
    """What a kicker and a punter do with each try."""
    tried, punts = max(1, totals[f"{whose} field_goals_tried"]), max(1, totals[f"{whose} punts"])
    return {
        f"{whose} {FIELD_GOAL_SHARE}": 100 * totals[f"{whose} field_goals_made"] / tried,
        f"{whose} {NET_PUNT}": totals[f"{whose} net"] / punts,
    }


def by_level(games: int, seed: int, told: Callable[[int, int], None] = lambda done, of: None) -> dict[int, Line]:
    """Teams that are better all over, by their level."""
    found: dict[int, Line] = {}
    for index, level in enumerate(LEVELS):
        found[level] = against_ordinary(Strengths(**dict.fromkeys(UNITS, level)), games, seed)
        told(index + 1, len(LEVELS))
    return found


def by_unit(
    games: int, seed: int, told: Callable[[int, int], None] = lambda done, of: None
) -> dict[str, tuple[Line, Line]]:
    """Teams that are better, and worse, in one thing."""
    found: dict[str, tuple[Line, Line]] = {}
    for index, unit in enumerate(SHOWS_IN):
        edge = EDGE if unit in UNITS else KICKING_EDGE
        better, worse = (against_ordinary(Strengths(**{unit: sign * edge}), games, seed) for sign in (1, -1))
        found[unit] = better, worse
        told(index + 1, len(SHOWS_IN))
    return found


def effect(unit: str, pair: tuple[Line, Line]) -> tuple[str, float]:
    """How far apart the better and the worse team are in the statistic where the unit must show."""
    where, sign = SHOWS_IN[unit]
    better, worse = pair
    return where, sign * (better.means[where] - worse.means[where])
