"""A sequence that nears its end slowly, hastened: Anderson's way, with the last few steps.

Sums are rounded once (``fsum``) and everything else is done in order, so that every machine guesses the same.
"""

from __future__ import annotations

from math import fsum
from typing import Final

from fieldhouse.gridiron.equilibrium.series import Values

MEMORY: Final = 6


class Quicker:
    """Told of each step, guesses where the steps lead."""

    def __init__(self) -> None:
        self.steps: list[tuple[Values, Values]] = []

    def guess(self, before: Values, after: Values) -> Values:
        """A better place to go on from than *after*."""
        self.steps = [*self.steps, (after - before, after)][-MEMORY - 1 :]
        last, reached = self.steps[-1]
        residuals = [last - step for step, _ in self.steps[:-1]]
        weights = _least_squares(residuals, last)
        guess = reached.copy()
        for weight, (_, place) in zip(weights, self.steps[:-1], strict=True):
            guess -= weight * (reached - place)
        return guess


def _least_squares(columns: list[Values], target: Values) -> list[float]:
    """The weights of *columns* that come nearest to *target*; the equations are few, and solved by elimination."""
    count = len(columns)
    rows = [[_dot(one, two) for two in columns] + [_dot(one, target)] for one in columns]
    for index, row in enumerate(rows):
        row[index] += 1e-8 * row[index] + 1e-9
    for index in range(count):
        rows[index] = [value / rows[index][index] for value in rows[index]]
        for below in range(count):
            if below != index:
                rows[below] = [
                    value - rows[below][index] * own for value, own in zip(rows[below], rows[index], strict=True)
                ]
    return [row[count] for row in rows]


def _dot(one: Values, two: Values) -> float:
    """The scalar product, the same on every machine: added up exactly."""
    return fsum((one * two).tolist())
