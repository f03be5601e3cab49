"""Thirty cells of unequal weight: shares put on dice totals exactly, and a sample of yards put on them faithfully."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from fieldhouse.builders.counting import Floats
from fieldhouse.gridiron.dice import OFFENSE

WEIGHT: Final = dict(OFFENSE.weights)
"""How many of the 216 throws show each total."""
THROWS: Final = OFFENSE.size
UPPER_SHARE: Final = 3
"""Of three light cells two stand for the upper tail, where gains are spread widest."""


def take(totals: list[int], weight: int) -> list[int]:
    """Take the fewest totals whose weights add up to *weight*, or as near to it as can be, out of *totals*.

    What has once been chosen is remembered.
    """
    chosen = _fewest(tuple(sorted(totals)), max(weight, 0))
    for total in chosen:
        totals.remove(total)
    return list(chosen)


@lru_cache(maxsize=65536)
def _fewest(totals: tuple[int, ...], weight: int) -> tuple[int, ...]:
    """Subset sum by dynamic programming: for every sum the shortest choice that reaches it."""
    best: dict[int, tuple[int, ...]] = {0: ()}
    for total in sorted(totals, key=lambda each: -WEIGHT[each]):
        for reached, chosen in sorted(best.items(), reverse=True):
            longer = reached + WEIGHT[total]
            if longer <= weight + 18 and (longer not in best or len(best[longer]) > len(chosen) + 1):
                best[longer] = (*chosen, total)
    return best[min(best, key=lambda reached: (abs(reached - weight), -reached))]


class Sample:
    """A weighted sample of yards, asked for the mean of any slice of it."""

    def __init__(self, yards: Floats, weights: Floats | None = None) -> None:
        """Sorts a copy of *yards*; *weights* are one each without any."""
        order = np.argsort(yards, kind="stable")
        weights = np.ones(len(yards)) if weights is None else weights
        self.yards = yards[order]
        self.shares = np.concatenate([[0.0], np.cumsum(weights[order])])
        self.shares /= self.shares[-1]
        self.sums = np.concatenate([[0.0], np.cumsum(self.yards * np.diff(self.shares))])

    @property
    def mean(self) -> float:
        """Of the whole sample."""
        return float(self.sums[-1])

    def slices(self, bounds: Floats) -> Floats:
        """The mean of each slice between neighboring bounds (0 to 1)."""
        sums = np.interp(bounds, self.shares, self.sums)
        return np.asarray(np.diff(sums) / np.diff(bounds))


def ranked(totals: Sequence[int]) -> list[int]:
    """The totals in the order of the yards they will bear: light ones at the tails, heavy ones in the middle."""
    low: list[int] = []
    high: list[int] = []
    for index, total in enumerate(sorted(totals, key=lambda each: (-WEIGHT[each], each))):
        (low if index % UPPER_SHARE == 1 else high).append(total)
    return [*reversed(low), *high]


def spread(totals: Sequence[int], sample: Sample, mean: float, least: int = -99) -> dict[int, int]:
    """Yards for every total: the mean of its slice of the sample, moved so that the column has the wanted *mean*."""
    if not totals:
        return {}
    order = ranked(totals)
    weights = np.array([WEIGHT[total] for total in order], float)
    bounds = np.concatenate([[0.0], np.cumsum(weights)]) / weights.sum()
    wanted = sample.slices(bounds)
    wanted += mean - float(wanted @ weights) / weights.sum()
    yards = np.maximum(np.rint(wanted), least)
    _step(yards, wanted, weights, mean, least)
    return {total: int(each) for total, each in zip(order, yards, strict=True)}


def _step(yards: Floats, wanted: Floats, weights: Floats, mean: float, least: int) -> None:
    """Change single cells by a yard until the column's mean is as near as it can be, the doubtful ones first."""
    for _ in range(4 * len(yards)):
        error = mean * weights.sum() - float(yards @ weights)
        step = 1.0 if error > 0 else -1.0
        can = (weights <= 2 * abs(error)) & ((yards + step) >= least)
        if not can.any() or abs(error) < 0.5:
            return
        gap = (wanted - yards) * step + np.minimum(weights / max(abs(error), 1.0), 1.0) * 0.2
        yards[int(np.argmax(np.where(can, gap, -np.inf)))] += step
