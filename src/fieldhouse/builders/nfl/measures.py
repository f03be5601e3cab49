"""What is counted of a season, real or simulated, and the statistics made of it.

A :class:`Count` holds one row a team and one column a field, once for the team's own offense and once for its
opponents'. Real seasons and simulated ones fill the same fields, so that every comparison is of like with like.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

Floats = np.ndarray[Any, np.dtype[np.float64]]

FIELDS: Final = (
    "games", "points", "plays", "rushes", "rush_yards", "attempts", "completions", "pass_yards", "sacks", "scrambles",
    "interceptions", "fumbles_lost", "penalties", "third_downs", "third_converted", "field_goals", "field_goals_good",
    "punts", "touchdowns", "drives", "start",
)  # fmt: skip
AT: Final = {name: at for at, name in enumerate(FIELDS)}


@dataclass
class Count:
    """The totals of some seasons: ``own[team, field]`` and, of its opponents, ``against[team, field]``."""

    teams: tuple[str, ...]
    own: Floats
    against: Floats
    wins: Floats
    home_margin: float
    """The mean margin of the home teams."""
    seasons: int = 1

    def field(self, name: str, is_defense: bool = False) -> Floats:
        return (self.against if is_defense else self.own)[:, AT[name]]

    def total(self, name: str) -> float:
        return float(self.own[:, AT[name]].sum())


def pooled(one: Count, other: Count) -> Count:
    """Two sets of replays as one."""
    seasons = one.seasons + other.seasons
    weigh = one.seasons / seasons, other.seasons / seasons
    return Count(
        one.teams,
        one.own + other.own,
        one.against + other.against,
        weigh[0] * one.wins + weigh[1] * other.wins,
        weigh[0] * one.home_margin + weigh[1] * other.home_margin,
        seasons,
    )


def empty(teams: tuple[str, ...]) -> Floats:
    return np.zeros((len(teams), len(FIELDS)))


def _ratio(over: str, under: str) -> Callable[[Floats], Floats]:
    return lambda rows: np.asarray(rows[..., AT[over]] / np.maximum(rows[..., AT[under]], 1))


def _sack_rate(rows: Floats) -> Floats:
    drops = rows[..., AT["attempts"]] + rows[..., AT["sacks"]]
    return np.asarray(rows[..., AT["sacks"]] / np.maximum(drops, 1))


STATS: Final[dict[str, Callable[[Floats], Floats]]] = {
    "points": _ratio("points", "games"),
    "plays": _ratio("plays", "games"),
    "yards_per_rush": _ratio("rush_yards", "rushes"),
    "yards_per_pass": _ratio("pass_yards", "attempts"),
    "completion": _ratio("completions", "attempts"),
    "sack_rate": _sack_rate,
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


def league(count: Count) -> dict[str, float]:
    """The league's figure of every statistic."""
    row = count.own.sum(axis=0)
    return {name: float(stat(row)) for name, stat in STATS.items()}


def by_team(count: Count, is_defense: bool = False) -> dict[str, Floats]:
    rows = count.against if is_defense else count.own
    return {name: stat(rows) for name, stat in STATS.items()}


PYTHAGORAS: Final = 2.37


def pythagorean_wins(count: Count) -> Floats:
    """The wins that a team's points would give it on average, a season."""
    scored = count.field("points") ** PYTHAGORAS
    allowed = count.field("points", is_defense=True) ** PYTHAGORAS
    return np.asarray(count.field("games") / count.seasons * scored / (scored + allowed))


def correlation(one: Floats, other: Floats) -> float:
    """Pearson's r over the teams; 0 if one of the two does not vary."""
    if len(one) < 2 or np.std(one) < 1e-12 or np.std(other) < 1e-12:
        return 0.0
    return float(np.corrcoef(one, other)[0, 1])
