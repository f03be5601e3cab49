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
    game = [list(row) for row in payoffs]
    losses = [[-row[index] for row in game] for index in range(len(game[0]))]
    row_habits, column_habits = _scaled(rows), _scaled(columns)
    row_mix, column_mix = row_habits, column_habits
    for _ in range(STEPS):
        row_pays, column_pays = _pays(game, column_mix), _pays(losses, row_mix)
        row_mix = _moved(row_mix, row_habits, row_pays, heat)
        column_mix = _moved(column_mix, column_habits, column_pays, heat)
    value = 0.0
    pays = _pays(game, column_mix)
    for index in range(len(pays)):
        value += pays[index] * row_mix[index]
    return value, row_mix, column_mix


def _pays(game: list[list[float]], others: Mix) -> Mix:
    """What each choice pays against the other side's mix."""
    found: Mix = []
    for row in game:
        pay = 0.0
        for index in range(len(others)):
            pay += row[index] * others[index]
        found.append(pay)
    return found


def _moved(mix: Mix, habits: Mix, pays: Mix, heat: float) -> Mix:
    """A step from *mix* towards the best that pays less what straying costs."""
    most = pays[0]
    for pay in pays:
        if pay > most:
            most = pay
    weights: Mix = []
    for index in range(len(pays)):
        weights.append(habits[index] * exp((pays[index] - most) / heat))
    best = _scaled(weights)
    for index in range(len(mix)):
        best[index] = mix[index] + STRIDE * (best[index] - mix[index])
    return best


def _scaled(weights: Sequence[float]) -> Mix:
    """Weights as a mix in which nothing is quite unheard of."""
    whole = total(weights)
    if not whole:
        return [1.0 / len(weights)] * len(weights)
    most = 1.0 + SELDOM * len(weights)
    found: Mix = []
    for weight in weights:
        found.append((weight / whole + SELDOM) / most)
    return found
