"""One small game, solved at once: the same simplex as ``small_game``, for a coach that has a single down to call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

TINY: Final = 1e-11
BOLD: Final = 40
LONGEST: Final = 1000
NEVER: Final = 1e300
"""The ratio of a row that cannot leave."""

Mix = list[float]


def scaled(weights: Sequence[float]) -> Mix:
    """Weights as shares of one; all alike if there are none."""
    whole = 0.0
    for weight in weights:
        whole += weight
    return [weight / whole for weight in weights] if whole else [1.0 / len(weights)] * len(weights)


def solved_one(payoffs: Sequence[Sequence[float]]) -> tuple[float, Mix, Mix]:
    """The value to the rows' side, and both mixes."""
    rows, columns = len(payoffs), len(payoffs[0])
    lowest = highest = payoffs[0][0]
    for given in payoffs:
        for payoff in given:
            if payoff < lowest:
                lowest = payoff
            elif payoff > highest:
                highest = payoff
    spread = highest - lowest or 1.0
    tableau: list[Mix] = []
    for given in payoffs:
        row = [(payoff - lowest) / spread + 1.0 for payoff in given]
        row.append(1.0)
        tableau.append(row)
    costs = [-1.0] * columns + [0.0]
    basis, beside = list(range(rows)), list(range(rows, rows + columns))
    for step in range(LONGEST):
        at = _entering(costs, beside, columns, step >= BOLD)
        if at < 0:
            break
        out = _leaving(tableau, at, basis, columns)
        _pivot(tableau, costs, out, at)
        basis[out], beside[at] = beside[at], basis[out]
    total = costs[columns]
    row_mix, column_mix = [0.0] * rows, [0.0] * columns
    for index in range(columns):
        if beside[index] < rows:
            row_mix[beside[index]] = max(costs[index], 0.0) / total
    for index in range(rows):
        if basis[index] >= rows:
            column_mix[basis[index] - rows] = max(tableau[index][columns], 0.0) / total
    return (1.0 / total - 1.0) * spread + lowest, row_mix, column_mix


def _entering(costs: Mix, beside: list[int], columns: int, is_careful: bool) -> int:
    """The column that enters the basis, or -1; a careful choice cannot go in circles."""
    best = -1
    for index in range(columns):
        if costs[index] < -TINY:
            if best < 0 or ((beside[index] < beside[best]) if is_careful else (costs[index] < costs[best])):
                best = index
    return best


def _leaving(tableau: list[Mix], at: int, basis: list[int], columns: int) -> int:
    """The row that leaves the basis: the smallest ratio, of equals the smallest variable."""
    ratios: Mix = []
    first = NEVER
    for row in tableau:
        ratio = row[columns] / row[at] if row[at] > TINY else NEVER
        ratios.append(ratio)
        if ratio < first:
            first = ratio
    first += TINY
    leaves = -1
    for out in range(len(ratios)):
        if ratios[out] <= first and (leaves < 0 or basis[out] < basis[leaves]):
            leaves = out
    return leaves


def _pivot(tableau: list[Mix], costs: Mix, out: int, at: int) -> None:
    """One step of the simplex method; *tableau* and *costs* are changed."""
    chosen = tableau[out]
    pivot = chosen[at]
    size = len(chosen)
    for index in range(size):
        chosen[index] = chosen[index] / pivot
    for number in range(len(tableau)):
        if number != out:
            _reduce(tableau[number], chosen, at, pivot, size)
    _reduce(costs, chosen, at, pivot, size)
    chosen[at] = 1.0 / pivot


def _reduce(row: Mix, chosen: Mix, at: int, pivot: float, size: int) -> None:
    """Take from *row* what it has of the chosen one."""
    factor = row[at]
    if factor:
        for index in range(size):
            row[index] = row[index] - factor * chosen[index]
        row[at] = -factor / pivot
