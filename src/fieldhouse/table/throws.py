"""Throws as data: what fell and what it hit. Text is made of them, and never read back."""

from __future__ import annotations

from typing import NamedTuple

from fieldhouse.table.dice import Column, Dice


class Throw(NamedTuple):
    """One throw of dice, or one card drawn for all to see: a card has no ``dice``, and is its own ``reading``.

    ``faces`` are unknown for dice that people typed in. ``column`` and ``cell`` are there if it was looked up.
    """

    label: str
    reading: int
    dice: Dice | None = None
    faces: tuple[int, ...] = ()
    column: Column | None = None
    cell: int | None = None


class Explained(NamedTuple):
    """A throw in words: what fell, the cell it hit, and what it made of the one it was set against; or nothing."""

    throw: str
    cell: str = ""
    made: str = ""

    def __str__(self) -> str:
        return f"{self.throw}{self.cell and ': '}{self.cell}{self.made and ' -> '}{self.made}"
