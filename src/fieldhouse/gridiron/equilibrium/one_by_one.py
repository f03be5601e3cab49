"""The steps of ``small_game`` taken one game at a time: thirty times as fast in machine code, which numba makes of it.

numba is an extra (``pip install 'fieldhouse[solver]'``). Every operation is the lock-step's own, in its order, so that
the mixes are the same to the last bit with it and without.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

TINY: Final = 1e-11
"""What is nearer to nothing than this is nothing: payoffs are scaled to lie between one and two."""
BOLD: Final = 40
"""After so many steps the first column that helps is taken instead of the one that helps most: that cannot go round in
a circle (Bland), the other can, though it hardly ever does.
"""
MOST_STEPS: Final = 10_000

Tableaus: TypeAlias = NDArray[np.float64]
Numbers: TypeAlias = NDArray[np.int64]
Finish: TypeAlias = Callable[[Tableaus, Numbers, Numbers], bool]


@lru_cache(maxsize=1)
def compiled_finish() -> Finish | None:
    """``finish`` in machine code, which numba makes when it is first called and keeps on disk; None without numba."""
    try:
        numba = import_module("numba")
    except ImportError:
        return None
    made: Finish = numba.njit(cache=True)(finish)
    return made


def finish(tableaus: Tableaus, basis: Numbers, beside: Numbers) -> bool:
    """Bring every tableau to its end, in place; False if one went round in a circle. Plain loops: numba reads it."""
    games, rows, columns = tableaus.shape[0], tableaus.shape[1] - 1, tableaus.shape[2] - 1
    pivot_row = np.zeros(columns + 1)
    for game in range(games):
        tableau, own, others = tableaus[game], basis[game], beside[game]
        is_done = False
        for step in range(MOST_STEPS):
            entering, least, lowest = -1, -TINY, rows + columns
            for column in range(columns):
                cost = tableau[rows, column]
                if step >= BOLD:
                    if cost < -TINY and others[column] < lowest:
                        entering, lowest = column, others[column]
                elif cost < least:
                    entering, least = column, cost
            if entering < 0:
                is_done = True
                break
            shortest = np.inf
            for row in range(rows):
                if tableau[row, entering] > TINY:
                    shortest = min(shortest, tableau[row, columns] / tableau[row, entering])
            leaving, lowest = -1, rows + columns
            for row in range(rows):
                if tableau[row, entering] > TINY and own[row] < lowest:
                    if tableau[row, columns] / tableau[row, entering] <= shortest + TINY:
                        leaving, lowest = row, own[row]
            pivot = tableau[leaving, entering]
            for column in range(columns + 1):
                pivot_row[column] = tableau[leaving, column] / pivot
            for row in range(rows + 1):
                if row != leaving:
                    factor = tableau[row, entering]
                    for column in range(columns + 1):
                        tableau[row, column] -= factor * pivot_row[column]
                    tableau[row, entering] = -factor / pivot
            tableau[leaving] = pivot_row
            tableau[leaving, entering] = 1.0 / pivot
            own[leaving], others[entering] = others[entering], own[leaving]
        if not is_done:
            return False
    return True
