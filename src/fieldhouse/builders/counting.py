"""A football season counted, real or simulated, and the two held against each other.

A :class:`Count` holds one row a team and one column a field, once for the team's own offense and once for its
opponents'. Real seasons and simulated ones fill the same fields, so that every comparison is of like with like. Which
fields there are, and which statistics are made of them, each sport says for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self

import numpy as np
from numpy.typing import NDArray

from fieldhouse.table.plain_json import PlainReport

Floats = NDArray[np.float64]
Stat = Callable[[Floats], Floats]
Stats = Mapping[str, Stat]
"""Every statistic that is compared, from a row of fields."""


@dataclass(frozen=True)
class Count:
    """The totals of some seasons: ``own[team, field]`` and, of its opponents, ``against[team, field]``; ``wins`` are
    those of a mean season."""

    teams: tuple[str, ...]
    own: Floats
    against: Floats
    wins: Floats
    home_margin: float
    """The mean margin of the home teams."""
    seasons: int = 1

    def plus(self, other: Self) -> Self:
        """Two sets of replays as one: totals added up, wins and home margin their mean a season."""
        seasons = self.seasons + other.seasons
        mine, theirs = self.seasons / seasons, other.seasons / seasons
        return replace(
            self,
            own=self.own + other.own,
            against=self.against + other.against,
            wins=mine * self.wins + theirs * other.wins,
            home_margin=mine * self.home_margin + theirs * other.home_margin,
            seasons=seasons,
        )


def ratio_of(fields: Sequence[str]) -> Callable[[str, str], Stat]:
    """What makes statistics of rows of such *fields*: the sum of some over the sum of others, by their names, blanks
    between."""
    at = {name: index for index, name in enumerate(fields)}

    def ratio(over: str, under: str) -> Stat:
        """What divides one count by another, both by name."""
        tops, bottoms = ([at[name] for name in names.split()] for names in (over, under))
        return lambda rows: np.asarray(rows[..., tops].sum(axis=-1) / np.maximum(rows[..., bottoms].sum(axis=-1), 1e-9))

    return ratio


def league(stats: Stats, count: Count) -> dict[str, float]:
    """The league's figure of every statistic."""
    row = count.own.sum(axis=0)
    return {name: float(stat(row)) for name, stat in stats.items()}


def by_team(stats: Stats, count: Count, is_defense: bool = False) -> dict[str, Floats]:
    """Each figure for every team, its own or what it allowed."""
    rows = count.against if is_defense else count.own
    return {name: stat(rows) for name, stat in stats.items()}


def correlation(one: Floats, other: Floats) -> float:
    """Pearson's r over the teams; 0 if one of the two does not vary."""
    if len(one) < 2 or np.std(one) < 1e-12 or np.std(other) < 1e-12:
        return 0.0
    return float(np.corrcoef(one, other)[0, 1])


def compared(stats: Stats, both_sides: tuple[str, ...], real: Count, simulated: Count) -> PlainReport:
    """Simulated against real, as plain data: league figures with errors as shares (of the home edge in points),
    correlations, a row a team.

    The statistics of *both_sides* are also compared by what opponents did (``_against``).
    """
    is_real, is_simulated = league(stats, real), league(stats, simulated)
    leagues = {
        name: {**pair(is_real[name], is_simulated[name]), "error": _error(is_real[name], is_simulated[name])}
        for name in stats
    }
    margins = real.home_margin, simulated.home_margin
    leagues["home_edge"] = {**pair(*margins), "error": margins[1] - margins[0]}
    own, sim_own = by_team(stats, real), by_team(stats, simulated)
    theirs, sim_theirs = by_team(stats, real, True), by_team(stats, simulated, True)
    correlations = {name: correlation(own[name], sim_own[name]) for name in stats}
    correlations |= {f"{name}_against": correlation(theirs[name], sim_theirs[name]) for name in both_sides}
    correlations["wins"] = correlation(real.wins, simulated.wins)
    rows = {
        team: {
            **{name: pair(own[name][index], sim_own[name][index]) for name in stats},
            **{f"{name}_against": pair(theirs[name][index], sim_theirs[name][index]) for name in both_sides},
            "wins": pair(real.wins[index], simulated.wins[index]),
        }
        for index, team in enumerate(real.teams)
    }
    return {"replays": simulated.seasons, "league": leagues, "correlation": correlations, "teams": rows}


def loss(figures: PlainReport, tolerances: Mapping[str, float], least: Mapping[str, float], weight: float) -> float:
    """How far a comparison is from what is wanted: league errors beyond half their tolerance, in tolerances, and what
    lacks of the *least* correlations, times *weight*."""
    errors, correlations = figures["league"], figures["correlation"]
    beyond = sum(max(abs(errors[name]["error"]) / most - 0.5, 0.0) for name, most in tolerances.items())
    lacking = sum(max(wanted - correlations[name], 0.0) for name, wanted in least.items())
    return float(beyond + weight * lacking)


def _error(real: float, simulated: float) -> float:
    """How far off, as a share of the real figure; 0 if that is 0."""
    return simulated / real - 1 if real else 0.0


def pair(real: float, simulated: float) -> dict[str, float]:
    """A figure of both seasons, for a report."""
    return {"real": float(real), "simulated": float(simulated)}
