"""What is counted of a college season, real or simulated, and the statistics made of it.

College conventions, as in the box score: a sack is a rush, and so are kneels; a spike is a pass.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import numpy as np

from fieldhouse.builders import counting
from fieldhouse.builders.counting import Floats

__all__ = ["AT", "FIELDS", "LOWER", "STATS", "Count", "Floats", "by_team", "league", "ratio"]

LOWER: Final = "FCS"
"""The code of the one team that stands for all opponents outside the top division."""

FIELDS: Final = (
    "games", "points", "counted", "rushes", "rush_yards", "attempts", "completions", "pass_yards", "sacks",
    "interceptions", "fumbles_lost", "penalties", "third_downs", "third_converted", "field_goals", "field_goals_good",
    "punts", "touchdowns", "drives", "start",
)  # fmt: skip
"""``counted`` are the games whose plays are known; of the others only the score is."""
AT: Final = {name: index for index, name in enumerate(FIELDS)}


class Count(counting.Count):
    """The totals of some seasons; the home margin is without neutral fields."""

    def without(self, team: str) -> Count:
        """The same but for one team's rows: the stand-in for every opponent of the lower division."""
        kept = [index for index, each in enumerate(self.teams) if each != team]
        teams = tuple(self.teams[index] for index in kept)
        return Count(teams, self.own[kept], self.against[kept], self.wins[kept], self.home_margin, self.seasons)


def ratio(rows: Floats, over: tuple[str, ...], under: tuple[str, ...]) -> Floats:
    """The sum of some fields over the sum of others, in every row."""
    whole = sum(rows[..., AT[name]] for name in under)
    return np.asarray(sum(rows[..., AT[name]] for name in over) / np.maximum(whole, 1e-9))


def _stat(over: str, under: str) -> Callable[[Floats], Floats]:
    return lambda rows: ratio(rows, tuple(over.split()), tuple(under.split()))


STATS: Final[dict[str, Callable[[Floats], Floats]]] = {
    "points": _stat("points", "games"),
    "plays": _stat("rushes attempts", "counted"),
    "yards_per_play": _stat("rush_yards pass_yards", "rushes attempts"),
    "yards_per_rush": _stat("rush_yards", "rushes"),
    "yards_per_pass": _stat("pass_yards", "attempts"),
    "completion": _stat("completions", "attempts"),
    "yards_per_completion": _stat("pass_yards", "completions"),
    "sack_rate": _stat("sacks", "attempts sacks"),
    "interception_rate": _stat("interceptions", "attempts"),
    "fumbles_lost": _stat("fumbles_lost", "counted"),
    "penalties": _stat("penalties", "counted"),
    "third_down": _stat("third_converted", "third_downs"),
    "field_goals": _stat("field_goals", "counted"),
    "field_goals_good": _stat("field_goals_good", "counted"),
    "punts": _stat("punts", "counted"),
    "rushes": _stat("rushes", "counted"),
    "touchdowns": _stat("touchdowns", "counted"),
    "drives": _stat("drives", "counted"),
    "drive_start": _stat("start", "drives"),
}
"""Every statistic that is compared, from a row of fields."""


league: Final = partial(counting.league, STATS)
by_team: Final = partial(counting.by_team, STATS)
