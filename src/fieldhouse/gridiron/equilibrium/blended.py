"""A small game between two sides that would rather keep to their habits: straying from them costs.

Each side's cost is the divergence of its mix from its habits (Kullback and Leibler's) times a temperature, in the
payoffs' own measure. Cold, it is the equilibrium; hot, the habits. Both mixes are moved a step at a time towards the
best that the other's leaves.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from fieldhouse.gridiron.equilibrium.one_game import Mix
from fieldhouse.table.sums import total

STEPS: Final = 24
STRIDE: Final = 0.2
SELDOM: Final = 0.003
"""A habit is never quite nothing."""


def blended(
    payoffs: Sequence[Sequence[float]], rows: Sequence[float], columns: Sequence[float], heat: float
) -> tuple[float, Mix, Mix]:
    """The value to the rows' side, and both mixes, from the habits of both and a temperature."""
    row_habits, column_habits = _scaled(rows), _scaled(columns)
    row_mix, column_mix = row_habits, column_habits
    for _ in range(STEPS):
        row_pays, column_pays = _row_pays(payoffs, column_mix), _column_pays(payoffs, row_mix)
        row_mix = _moved(row_mix, row_habits, row_pays, heat)
        column_mix = _moved(column_mix, column_habits, [-pay for pay in column_pays], heat)
    value = total(pay * share for pay, share in zip(_row_pays(payoffs, column_mix), row_mix, strict=True))
    return value, row_mix, column_mix


def _row_pays(payoffs: Sequence[Sequence[float]], columns: Mix) -> Mix:
    """What each row pays against a mix of columns."""
    return [total(pay * share for pay, share in zip(row, columns, strict=True)) for row in payoffs]


def _column_pays(payoffs: Sequence[Sequence[float]], rows: Mix) -> Mix:
    """What each column costs against a mix of rows."""
    return [
        total(row[index] * share for row, share in zip(payoffs, rows, strict=True)) for index in range(len(payoffs[0]))
    ]


def _moved(mix: Mix, habits: Mix, pays: Mix, heat: float) -> Mix:
    """A step from *mix* towards the best that pays less what straying costs."""
    most = max(pays)
    best = _scaled([habit * exp((pay - most) / heat) for habit, pay in zip(habits, pays, strict=True)])
    return [share + STRIDE * (aim - share) for share, aim in zip(mix, best, strict=True)]


def _scaled(weights: Sequence[float]) -> Mix:
    """Weights as a mix in which nothing is quite unheard of."""
    whole = total(weights)
    if not whole:
        return [1.0 / len(weights)] * len(weights)
    raised = [weight / whole + SELDOM for weight in weights]
    return [weight / (1.0 + SELDOM * len(raised)) for weight in raised]
