"""Two secret calls are a small zero-sum game: its value, and the mixes that nobody can outguess.

Many games of one shape are solved at once, in lock-step, by the simplex method on the condensed tableau (one row for
each call of the rows' side, one column for each of the columns'). The rows' side maximises.

Ties are broken by the lowest index and every operation is done in a fixed order, so that the same payoffs give the
same mixes on every machine; round payoffs first if they come from sums whose last bits may differ. Where numba is
installed the same steps are taken by machine code (``one_by_one``).
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fieldhouse.gridiron.equilibrium.one_by_one import BOLD, MOST_STEPS, TINY, compiled_finish

Payoffs = NDArray[np.float64]
Numbers = NDArray[np.int64]
Truths = NDArray[np.bool_]

AT_ONCE: Final = 512
"""So many games in lock-step lie near the processor."""


class Solved(NamedTuple):
    """Of each game the value to the rows' side, the rows' mix and the columns' mix."""

    value: Payoffs
    rows: Payoffs
    columns: Payoffs


def solved(payoffs: Payoffs) -> Solved:
    """The games ``payoffs[game, row, column]``, each solved."""
    games, rows, columns = payoffs.shape
    lowest = payoffs.min(axis=(1, 2))
    spread = payoffs.max(axis=(1, 2)) - lowest
    spread[spread == 0.0] = 1.0
    scaled = (payoffs - lowest[:, None, None]) / spread[:, None, None] + 1.0
    tableau, basis, beside = _finished(scaled)
    total = tableau[:, rows, columns]
    row_mix, column_mix = np.zeros((games, rows)), np.zeros((games, columns))
    _fill(column_mix, basis - rows, tableau[:, :rows, columns])
    _fill(row_mix, beside, tableau[:, rows, :columns])
    return Solved((1.0 / total - 1.0) * spread + lowest, row_mix / total[:, None], column_mix / total[:, None])


def _finished(scaled: Payoffs) -> tuple[Payoffs, Numbers, Numbers]:
    """The last tableau of every game, which variable each of its rows stands for, and each of its columns;
    ArithmeticError if one went round in a circle.

    Variables 0 up to the number of rows are the slacks of the rows, those after them the columns' calls.
    """
    games, rows, columns = scaled.shape
    tableau = np.zeros((games, rows + 1, columns + 1))
    tableau[:, :rows, :columns] = scaled
    tableau[:, :rows, columns] = 1.0
    tableau[:, rows, :columns] = -1.0
    basis = np.tile(np.arange(rows), (games, 1))
    beside = np.tile(np.arange(rows, rows + columns), (games, 1))
    finish = compiled_finish() or in_lock_step
    parts = [slice(first, first + AT_ONCE) for first in range(0, games, AT_ONCE)]
    if not all(finish(tableau[part], basis[part], beside[part]) for part in parts):
        raise ArithmeticError("A small game went round in a circle.")
    return tableau, basis, beside


def in_lock_step(tableau: Payoffs, basis: Numbers, beside: Numbers) -> bool:
    """Bring every tableau to its end, in place, all of them step by step; False if one went round in a circle."""
    rows, columns = tableau.shape[1] - 1, tableau.shape[2] - 1
    open_games = np.arange(len(tableau))
    for step in range(MOST_STEPS):
        part = tableau[open_games]
        entering, is_open = _entering(part[:, rows, :columns], beside[open_games], step >= BOLD)
        open_games, part, entering = open_games[is_open], part[is_open], entering[is_open]
        if not len(open_games):
            return True
        leaving = _leaving(part, entering, basis[open_games])
        tableau[open_games] = _pivoted(part, leaving, entering)
        out, into = basis[open_games, leaving], beside[open_games, entering]
        basis[open_games, leaving], beside[open_games, entering] = into, out
    return False


def _entering(costs: Payoffs, beside: Numbers, is_careful: bool) -> tuple[Numbers, Truths]:
    """The column to bring in, the one that helps most, or when careful the helpful variable of the lowest number; and
    which games have one."""
    helps: Truths = costs < -TINY
    if is_careful:
        chosen = np.where(helps, beside, beside.max() + 1).argmin(axis=1)
    else:
        chosen = costs.argmin(axis=1)
    is_open: Truths = np.logical_or.reduce(helps, axis=1)
    return chosen, is_open


def _leaving(part: Payoffs, entering: Numbers, basis: Numbers) -> Numbers:
    """The row that is the first to run out; of several the variable of the lowest number."""
    rows = part.shape[1] - 1
    column = np.take_along_axis(part[:, :rows], entering[:, None, None], axis=2)[:, :, 0]
    with np.errstate(divide="ignore", invalid="ignore"):
        ratio = np.where(column > TINY, part[:, :rows, -1] / column, np.inf)
    is_first = ratio <= ratio.min(axis=1)[:, None] + TINY
    leaving: Numbers = np.where(is_first, basis, basis.max() + 1).argmin(axis=1)
    return leaving


def _pivoted(part: Payoffs, leaving: Numbers, entering: Numbers) -> Payoffs:
    """Many tableaus, each after one step of the simplex method."""
    each = np.arange(len(part))
    pivot = part[each, leaving, entering]
    row = part[each, leaving] / pivot[:, None]
    column = part[each, :, entering].copy()
    changed = part - column[:, :, None] * row[:, None, :]
    changed[each, :, entering] = -column / pivot[:, None]
    changed[each, leaving] = row
    changed[each, leaving, entering] = 1.0 / pivot
    return changed


def _fill(mix: Payoffs, variables: Numbers, amounts: Payoffs) -> None:
    """Put each amount where its variable says, if that is one of the mix."""
    calls = mix.shape[1]
    is_ours = (variables >= 0) & (variables < calls)
    game, place = np.nonzero(is_ours)
    mix[game, variables[game, place]] = np.maximum(amounts[game, place], 0.0)
