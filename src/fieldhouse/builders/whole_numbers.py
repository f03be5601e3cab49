"""Whole numbers for the cells of a chart, their weighted mean as near as can be to what is wanted."""

from __future__ import annotations

from typing import Final

import numpy as np

from fieldhouse.builders.counting import Floats

MOST_STEPS: Final = 6
TOWARD_WANTED: Final = 1e-3
"""Of steps that help the mean alike, the one nearer to what its cell wants is taken."""


def whole_numbers(mean: float, around: Floats, weights: Floats) -> Floats:
    """Numbers spread about *mean* as *around* is about its own."""
    wanted = mean + around - float(around @ weights) / weights.sum()
    numbers = np.rint(wanted)
    for _ in range(MOST_STEPS):
        error = mean * weights.sum() - float(numbers @ weights)
        step = 1.0 if error > 0 else -1.0
        gains = np.abs(error) - np.abs(error - step * weights)
        if gains.max() <= 1e-9:
            break
        numbers[int(np.argmax(gains + TOWARD_WANTED * (wanted - numbers) * step))] += step
    return np.asarray(numbers)
