"""The dice of FOOL: nearly everything is one six-sided die."""

from __future__ import annotations

from typing import Final

from fieldhouse.table.dice import Dice, die
from fieldhouse.table.table import Table

D6: Final = die("d6", range(1, 7))
TWO_D6: Final = Dice("2d6", (range(1, 7), range(1, 7)), lambda one, other: one + other)
HUNDRED: Final = die("hundred", range(100))
"""For what the book leaves to the commissioner: the list of new players."""


def roll_high(table: Table, label: str) -> bool:
    """12.3.1: a result written X/Y; a low number (1-3) gives X, a high one (4-6) Y."""
    return table.roll(D6, label) >= 4
