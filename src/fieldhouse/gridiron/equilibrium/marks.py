"""Yards of what is seldom, put on the nearest two of a few marks, so that their mean stays the same."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import Final

from fieldhouse.gridiron.field import GOAL

FOULED_YARDS: Final = (-15, -10, -7, -5, -3, -1, 0, 1, 2, 3, 4, 6, 8, 10, 13, 16, 20, 26, 34, 50, GOAL)
"""The marks of a play on which somebody fouled."""
LONG_GAINS: Final = (*range(-15, 26), 28, 31, 34, 38, 42, 47, 52, 60, 70, 80, 90, GOAL)
"""Of a play on which nobody did: every yard but those of long runs."""
LOOSE_BALLS: Final = (-15, -10, -7, -4, -2, 0, 2, 4, 7, 10, 14, 18, 22, 27, 32, 38, 45, 55, 70, GOAL, GOAL + 1)
"""Where a ball is lost."""


def split(yards: int, marks: tuple[int, ...]) -> Iterator[tuple[int, float]]:
    """The two marks that *yards* lie between, with shares that keep the mean; one if they lie on it, or beyond all."""
    at = bisect_right(marks, yards)
    if at == 0 or at == len(marks):
        yield marks[max(at - 1, 0)], 1.0
        return
    low, high = marks[at - 1], marks[at]
    share = (yards - low) / (high - low)
    yield low, 1.0 - share
    if share:
        yield high, share
