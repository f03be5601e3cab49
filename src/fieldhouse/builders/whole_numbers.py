"""Whole numbers for the cells of a chart, their weighted mean as near as can be to what is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

MOST_STEPS: Final = 6
TOWARD_WANTED: Final = 1e-3
"""Of steps that help the mean alike, the one nearer to what its cell wants is taken."""


def whole_numbers(mean: float, around: Sequence[float], weights: Sequence[float]) -> list[int]:
    """Numbers spread about *mean* as *around* is about its own. A handful of cells: lists are faster than arrays."""
    whole = sum(weights)
    middle = sum(each * weight for each, weight in zip(around, weights, strict=True)) / whole
    wanted = [mean + each - middle for each in around]
    numbers = [round(each) for each in wanted]
    for _ in range(MOST_STEPS):
        error = mean * whole - sum(number * weight for number, weight in zip(numbers, weights, strict=True))
        step = 1 if error > 0 else -1
        gains = [abs(error) - abs(error - step * weight) for weight in weights]
        if max(gains) <= 1e-9:
            break
        worth = [gain + TOWARD_WANTED * (wish - number) * step
                 for gain, wish, number in zip(gains, wanted, numbers, strict=True)]  # fmt: skip
        numbers[worth.index(max(worth))] += step
    return numbers
