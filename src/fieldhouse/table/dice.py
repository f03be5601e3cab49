"""Dice, and columns that dice are looked up in.

Dice thrown together are folded into one list of equally likely throws, so that any throw, however
its dice are weighted, is one draw of the generator.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Generic

from typing_extensions import TypeVar

CellT = TypeVar("CellT", bound=int, default=int, covariant=True)
"""What the cells of a column are: a game may tell a yardage from a mark."""


class Dice:
    """Dice thrown together and read as one number.

    ``readings[n]`` is what throw *n* reads, for each of the ``size`` equally likely throws;
    ``weights`` lists every reading once with the number of throws that show it.
    """

    __slots__ = ("faces", "name", "readings", "size", "weights")

    def __init__(self, name: str, dice: Sequence[Sequence[int]], read: Callable[..., int]) -> None:
        self.name = name
        self.faces = tuple(product(*dice))
        self.readings = tuple(read(*throw) for throw in self.faces)
        self.size = len(self.readings)
        self.weights = tuple(sorted(Counter(self.readings).items()))

    def __repr__(self) -> str:
        return f"Dice({self.name!r})"

    def __reduce__(self) -> tuple[object, ...]:
        """Sent to another process as a table of throws: how they were read need not go along."""
        return _thrown, (self.name, self.faces, self.readings)

    def reading(self, draw: float) -> int:
        """What the throw that *draw* (0 <= draw < 1) stands for reads."""
        return self.readings[int(draw * self.size)]

    def is_reading(self, value: object) -> bool:
        """Can these dice show it? Bools are no readings."""
        return type(value) is int and value in self.readings  # 24.0 and True are no readings, whatever they equal

    def describe(self) -> str:
        """The readings a player may type, as a phrase."""
        values = [reading for reading, _ in self.weights]
        if values == list(range(values[0], values[-1] + 1)):
            return f"{values[0]} to {values[-1]}"
        return ", ".join(map(str, values))


def die(name: str, faces: Sequence[int]) -> Dice:
    """A single die."""
    return Dice(name, (faces,), int)


def _thrown(name: str, faces: tuple[tuple[int, ...], ...], readings: tuple[int, ...]) -> Dice:
    """What a pickle of Dice calls: one die with a side for each throw; how they were read need not be known."""
    dice = Dice(name, (range(len(faces)),), readings.__getitem__)
    dice.faces = faces
    return dice


class Column(Generic[CellT]):
    """One column of a chart, compiled for the dice it is read with.

    ``rows[r]`` and ``by_reading[r]`` are the cell beside reading *r*; ``merged`` lists every cell once with the number
    of throws that hit it. ``section`` is the part of the chart it stands in, if any.
    """

    __slots__ = ("by_reading", "dice", "heading", "merged", "name", "rows", "section")

    def __init__(self, heading: str, dice: Dice, cells: Mapping[int, CellT], section: str = "") -> None:
        """Cells by reading; those of one value are merged for whoever counts chances."""
        self.heading = heading
        self.section = section
        self.name = f"{section}, {heading}" if section else heading
        self.dice = dice
        self.rows: Mapping[int, CellT] = {reading: cells[reading] for reading, _ in dice.weights}
        first, last = dice.weights[0][0], dice.weights[-1][0]
        unread = cells[first]  # beside the numbers that no throw reads
        self.by_reading = tuple([cells.get(number, unread) for number in range(last + 1)])
        merged: Counter[CellT] = Counter()
        for reading, weight in dice.weights:
            merged[cells[reading]] += weight
        self.merged = tuple(merged.items())

    def __repr__(self) -> str:
        return f"Column({self.name!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Column, (self.heading, self.dice, self.rows, self.section)

    @property
    def cells(self) -> dict[int, CellT]:
        """A copy of the rows, to be changed."""
        return dict(self.rows)

    def refilled(self, cells: Mapping[int, CellT]) -> Column[CellT]:
        """The column with other cells."""
        return Column(self.heading, self.dice, cells, self.section)

    def has(self, cell: int) -> bool:
        """Is the cell anywhere in the column?"""
        return cell in self.rows.values()

    def chance(self, is_hit: Callable[[CellT], bool]) -> float:
        """The chance that a throw hits a cell for which *is_hit* holds."""
        return sum(weight for cell, weight in self.merged if is_hit(cell)) / self.dice.size
