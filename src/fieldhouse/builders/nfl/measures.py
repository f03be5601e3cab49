"""What is counted of a professional season, real or simulated, and the statistics made of it."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np

from fieldhouse.builders import counting
from fieldhouse.builders.counting import Floats

__all__ = ["AT", "FIELDS", "STATS", "Count", "Floats", "by_team", "empty", "league", "pythagorean_wins"]

FIELDS: Final = (
    "games", "points", "plays", "rushes", "rush_yards", "attempts", "completions", "pass_yards", "sacks", "scrambles",
    "interceptions", "fumbles_lost", "penalties", "third_downs", "third_converted", "field_goals", "field_goals_good",
    "punts", "touchdowns", "drives", "start",
)  # fmt: skip
AT: Final = {name: index for index, name in enumerate(FIELDS)}


class Count(counting.Count):
    """The totals of some seasons, by the names of their fields."""

    def field(self, name: str, is_defense: bool = False) -> Floats:
        """One count of every team: its own, or its opponents' against it."""
        return (self.against if is_defense else self.own)[:, AT[name]]

    def total(self, name: str) -> float:
        """Of all teams."""
        return float(self.own[:, AT[name]].sum())


def empty(teams: tuple[str, ...]) -> Floats:
    """A row of noughts for each team."""
    return np.zeros((len(teams), len(FIELDS)))


_ratio: Final = counting.ratio_of(FIELDS)
STATS: Final[dict[str, counting.Stat]] = {
    "points": _ratio("points", "games"),
    "plays": _ratio("plays", "games"),
    "yards_per_rush": _ratio("rush_yards", "rushes"),
    "yards_per_pass": _ratio("pass_yards", "attempts"),
    "completion": _ratio("completions", "attempts"),
    "sack_rate": _ratio("sacks", "attempts sacks"),
    "interception_rate": _ratio("interceptions", "attempts"),
    "fumbles_lost": _ratio("fumbles_lost", "games"),
    "penalties": _ratio("penalties", "games"),
    "third_down": _ratio("third_converted", "third_downs"),
    "field_goals": _ratio("field_goals", "games"),
    "field_goals_good": _ratio("field_goals_good", "games"),
    "punts": _ratio("punts", "games"),
    "rushes": _ratio("rushes", "games"),
    "touchdowns": _ratio("touchdowns", "games"),
    "drives": _ratio("drives", "games"),
    "drive_start": _ratio("start", "drives"),
}
"""Every statistic that is compared, from a row of fields."""


league: Final = partial(counting.league, STATS)
by_team: Final = partial(counting.by_team, STATS)
PYTHAGORAS: Final = 2.37


def pythagorean_wins(count: Count) -> Floats:
    """The wins that a team's points would give it on average, a season."""
    scored = count.field("points") ** PYTHAGORAS
    allowed = count.field("points", is_defense=True) ** PYTHAGORAS
    return np.asarray(count.field("games") / count.seasons * scored / (scored + allowed))
