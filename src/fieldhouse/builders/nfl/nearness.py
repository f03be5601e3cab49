"""How near thirty cells come to a team's own yards: what putting a sample on dice totals costs, column by column."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

from fieldhouse.builders.football.quantise import WEIGHT, Sample, spread
from fieldhouse.builders.nfl.assemble import Workshop
from fieldhouse.games.ddf.model import PLAYS, Team
from fieldhouse.gridiron.cells import BLANK, BOLD, GAIN, LOSS, kind_of

STEPS: Final = (np.arange(2000) + 0.5) / 2000
"""The quantiles at which cells and sample are held against each other."""


class Nearness(NamedTuple):
    """The means over the teams, for one of the nine plays."""

    play: str
    mean: float
    """How far the mean of the cells lies from the sample's, in yards."""
    distance: float
    """How far their quantiles lie apart on average, in yards."""
    variance: float
    """The variance of the cells against the sample's."""

    def __str__(self) -> str:
        return (
            f"thirty cells, {self.play}: mean off by {self.mean:.3f} yards, distribution by {self.distance:.2f}, "
            f"variance {100 * self.variance:.0f}%"
        )


def nearness(shop: Workshop, teams: list[Team]) -> Iterator[Nearness]:
    """Each team's sample put on those totals of its columns that bear plain yards; B, TD and big plays have others."""
    for number, play in enumerate(PLAYS):
        rows = [
            _nearness(observed.samples[number], _plain_totals(team, number))
            for observed, team in zip(shop.observed, teams, strict=True)
        ]
        yield Nearness(play, *(float(value) for value in np.mean(rows, axis=0)))


def _plain_totals(team: Team, play: int) -> list[int]:
    """The readings of a column that hold plain yards."""
    cells = team.plays[play].cells
    return [total for total, cell in cells.items() if kind_of(cell) in (GAIN, LOSS, BLANK) and not cell & BOLD]


def _nearness(sample: Sample, totals: list[int]) -> tuple[float, float, float]:
    """How far cells spread over the totals are from the sample: in mean, in quantiles, their variance over its own."""
    cells = sorted((yards, WEIGHT[total]) for total, yards in spread(totals, sample, sample.mean).items())
    yards, weights = np.array(cells, float).T
    reached = np.cumsum(weights) / weights.sum()
    mean = float(yards @ weights / weights.sum())
    variance = float((yards - mean) ** 2 @ weights / weights.sum())
    on_cells = yards[np.searchsorted(reached, STEPS)]
    of_sample = sample.yards[np.searchsorted(sample.shares[1:], STEPS).clip(max=len(sample.yards) - 1)]
    distance = float(np.abs(on_cells - of_sample).mean())
    return abs(mean - sample.mean), distance, variance / max(float(of_sample.var()), 1e-9)
