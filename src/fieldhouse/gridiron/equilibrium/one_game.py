"""One small game, solved at once: the same simplex as ``small_game``, for a coach that has a single down to call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

TINY: Final = 1e-11
BOLD: Final = 40
LONGEST: Final = 1000

Mix = list[float]


def solved_one(payoffs: Sequence[Sequence[float]]) -> tuple[float, Mix, Mix]:
    """The value to the rows' side, and both mixes."""
    lowest = min(map(min, payoffs))
    spread = max(map(max, payoffs)) - lowest or 1.0
    rows, columns = len(payoffs), len(payoffs[0])
    tableau = [[(payoff - lowest) / spread + 1.0 for payoff in row] + [1.0] for row in payoffs]
    costs = [-1.0] * columns + [0.0]
    basis, beside = list(range(rows)), list(range(rows, rows + columns))
    for step in range(LONGEST):
        at = _entering(costs, beside, columns, step >= BOLD)
        if at < 0:
            break
        out = _leaving(tableau, at, basis)
        _pivot(tableau, costs, out, at)
        basis[out], beside[at] = beside[at], basis[out]
    total = costs[-1]
    row_mix, column_mix = [0.0] * rows, [0.0] * columns
    for variable, cost in zip(beside, costs, strict=False):
        if variable < rows:
            row_mix[variable] = max(cost, 0.0) / total
    for variable, row in zip(basis, tableau, strict=True):
        if variable >= rows:
            column_mix[variable - rows] = max(row[-1], 0.0) / total
    return (1.0 / total - 1.0) * spread + lowest, row_mix, column_mix


def _entering(costs: Mix, beside: list[int], columns: int, is_careful: bool) -> int:
    """The column that enters the basis, or -1; a careful choice cannot go in circles."""
    helpful = [index for index in range(columns) if costs[index] < -TINY]
    if not helpful:
        return -1
    return min(helpful, key=(beside if is_careful else costs).__getitem__)


def _leaving(tableau: list[Mix], at: int, basis: list[int]) -> int:
    """The row that leaves the basis: the smallest ratio, of equals the smallest variable."""
    ratios = [(row[-1] / row[at], basis[out], out) for out, row in enumerate(tableau) if row[at] > TINY]
    first = min(ratios)[0] + TINY
    return min((variable, out) for ratio, variable, out in ratios if ratio <= first)[1]


def _pivot(tableau: list[Mix], costs: Mix, out: int, at: int) -> None:
    """One step of the simplex method; *tableau* and *costs* are changed."""
    pivot = tableau[out][at]
    chosen = [value / pivot for value in tableau[out]]
    for row in (*tableau[:out], *tableau[out + 1 :], costs):
        factor = row[at]
        if factor:
            row[:] = [value - factor * own for value, own in zip(row, chosen, strict=True)]
            row[at] = -factor / pivot
    chosen[at] = 1.0 / pivot
    tableau[out] = chosen
