"""Columns of cells: gains that end out of bounds, light totals rather than heavy ones, marks on totals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from fieldhouse.builders.football.quantise import WEIGHT, take
from fieldhouse.gridiron import cells
from fieldhouse.gridiron.cells import cell, gain
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.table.dice import Column

MarkT = TypeVar("MarkT", bound=int)

TD: Final = cell(cells.TOUCHDOWN)
WIDE: Final = 9
"""How many light totals are taken before heavy ones."""


def out_of_bounds(yards: dict[int, int], weight: float) -> list[int]:
    """The fewest totals with a gain that weigh so much together, whatever their yards: these end out of bounds."""
    return take([total for total in yards if yards[total] > 0], round(weight))


def with_out(yards: dict[int, int], out: list[int]) -> dict[int, int]:
    """The cells of yards, marked where they end out of bounds."""
    return {total: gain(each, cells.OUT if total in out else 0) for total, each in yards.items()}


def take_wide(totals: list[int], weight: int) -> list[int]:
    """Like :func:`take`, but many light totals rather than few heavy ones; what is taken leaves the list."""
    chosen: list[int] = []
    for total in sorted(totals, key=lambda each: (WEIGHT[each], each)):
        if WEIGHT[total] <= weight and len(chosen) < WIDE:
            chosen.append(total)
            weight -= WEIGHT[total]
    for total in chosen:
        totals.remove(total)
    return chosen + take(totals, weight)


def marked(
    name: str, weight: int, mark: MarkT, other: MarkT, pick: Callable[[list[int], int], list[int]] = take
) -> Column[MarkT]:
    """A column that has *mark* beside totals of so much weight, and *other* beside the rest."""
    chosen = pick(list(WEIGHT), weight)
    return Column(name, OFFENSE, {total: mark if total in chosen else other for total in WEIGHT})
