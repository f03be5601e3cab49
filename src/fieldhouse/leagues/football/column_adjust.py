"""How a column is bent: yards by fractions of a yard, and cells that become others, in a fixed order.

Each cell has its own threshold, spread evenly, so that a little more strength moves a few more. Nothing is random.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fieldhouse.gridiron.cells import BLANK, GAIN, LOSS, Kind, gain, kind_of, yards_of
from fieldhouse.table.dice import Column

GOLDEN: Final = 0.6180339887


@lru_cache(maxsize=65536)
def shifted(
    column: Column,
    strength: int,
    weight: float,
    kinds: tuple[Kind, ...] = (GAIN, LOSS, BLANK),
    phase: int = 0,
    level: float = 0.0,
) -> Column:
    """The column with *weight* yards more for each ten of *strength*, and *level* in any case, on the average, in the
    cells of *kinds*; of gains alone one yard is always left. The given one stays.
    """
    by = strength * weight / 10 + level
    cells = column.cells
    for index, (reading, code) in enumerate(cells.items()):
        if kind_of(code) in kinds:
            yards = yards_of(code) + int((by + (index + phase) * GOLDEN % 1.0) // 1)
            if kind_of(code) == GAIN and kinds == (GAIN,):
                yards = max(1, yards)
            cells[reading] = gain(max(-15, min(99, yards)), code & 0xF000)
    return column.refilled(cells)


def turned(
    column: Column, kinds: tuple[Kind, ...], into: int, share: float, back: tuple[int, ...], to: int, place: int = 0
) -> Column:
    """A *share* of all throws turns from *kinds* into a cell; a negative share turns cells of *back* into *to*. The
    given column stays.
    """
    sources, target = (kinds, into) if share > 0 else (back, to)
    cells = column.cells
    order = [reading for reading in in_order(column, place) if kind_of(cells[reading]) in sources]
    for reading in up_to(column, order, abs(share), (place * GOLDEN) % 1.0):
        cells[reading] = target
    return column.refilled(cells)


def in_order(column: Column, place: int) -> list[int]:
    """The readings in the order in which their cells turn: a fixed one that looks like none, the rare ones first."""
    weights = dict(column.dice.weights)
    return sorted(weights, key=lambda reading: (weights[reading], (reading * GOLDEN + place * 0.37) % 1.0))


def up_to(column: Column, order: list[int], share: float, start: float = 0.5) -> list[int]:
    """As many rows of *order* as make up *share* of the throws; the last one by its own threshold."""
    weights = dict(column.dice.weights)
    left = share * column.dice.size
    found = []
    for reading in order:
        if left < weights[reading] * (1.0 - start if start else 0.5):
            break
        found.append(reading)
        left -= weights[reading]
    return found
