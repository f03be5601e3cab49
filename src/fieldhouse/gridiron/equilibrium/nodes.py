"""Coarse nets over the downs of a field: values are worked out at the knots and read off between them.

Weights are whole numbers of ``WEIGHT``, so that what is read off is the same on every machine.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from fieldhouse.gridiron.equilibrium.series import COUNT, DOWN, LONGEST, SPOT, TO_GO, Values, Whole, number_of
from fieldhouse.gridiron.outcome import LAST_DOWN

WEIGHT: Final = 1 << 12
Marks = tuple[int, ...]


def _bracket(marks: Marks, amounts: Whole) -> tuple[Whole, Whole, Values]:
    """The marks below and above each amount, and how far it lies towards the one above."""
    known = np.array(marks, dtype=np.int64)
    above = np.clip(np.searchsorted(known, amounts), 1, len(known) - 1)
    low, high = known[above - 1], known[above]
    return low, high, (amounts - low) / (high - low)


class Net:
    """Knots at *spots*, and at *distances* to go, which each down has its own."""

    def __init__(self, spots: Marks, distances: tuple[Marks, ...]) -> None:
        numbers = np.zeros((COUNT, 4), dtype=np.int64)
        self.weights = np.zeros((COUNT, 4))
        """``[down, corner]``: of the four knots that a down lies between."""
        for down in range(1, LAST_DOWN + 1):
            at = np.flatnonzero(down == DOWN)
            near, far, along = _bracket(spots, SPOT[at])
            short, long, deep = _bracket(distances[down - 1], TO_GO[at])
            corners = (near, short), (near, long), (far, short), (far, long)
            shares = (1 - along) * (1 - deep), (1 - along) * deep, along * (1 - deep), along * deep
            for corner, ((spot, to_go), share) in enumerate(zip(corners, shares, strict=True)):
                numbers[at, corner] = number_of(down, to_go, spot)
                self.weights[at, corner] = np.rint(share * WEIGHT)
        self.weights[:, 0] += WEIGHT - self.weights.sum(axis=1)
        self.knots: Whole = np.unique(numbers[self.weights > 0])
        """The numbers of the downs that are knots."""
        self.corners = np.clip(np.searchsorted(self.knots, numbers), 0, len(self.knots) - 1)
        self.blocks = tuple(np.flatnonzero(down == DOWN[self.knots]) for down in range(1, LAST_DOWN + 1))
        """Which knots are first downs, which second downs, and so on."""

    def read_off(self, values: Values, downs: slice | Whole = slice(None)) -> Values:
        """What *downs* are worth, from the *values* of the knots, in whole numbers; further axes stay."""
        corners, weights = self.corners[downs], self.weights[downs]
        shape = weights.shape[:1] + (1,) * (values.ndim - 1)
        total = np.zeros(weights.shape[:1] + values.shape[1:])
        for corner in range(4):
            total += weights[:, corner].reshape(shape) * values[corners[:, corner]]
        found: Values = np.rint(total / WEIGHT)
        return found


FINE: Final = Net(
    (1, 3, 6, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 64, 68, 72, 76, 80, 84, 88, 91, 94, 96, 98, 99),
    ((1, 5, 10, 15, LONGEST), *((1, 2, 4, 7, 10, 14, LONGEST),) * 3),
)
"""For points, without a clock: a tenth of all downs."""
WIDE: Final = Net(
    (1, 4, 10, 18, 26, 34, 42, 50, 57, 63, 68, 73, 78, 84, 90, 95, 98, 99),
    ((1, 10, LONGEST), *((1, 3, 6, 10, LONGEST),) * 3),
)
"""For the end of a half, where every down is worked out for every second and every score."""
CORNERS: Final[list[int]] = WIDE.corners.ravel().tolist()
WEIGHTS: Final[list[int]] = WIDE.weights.astype(np.int64).ravel().tolist()
"""The wide net's, four to a down, to be read one by one."""
