"""The dice of one step, seen again: it is run from its rest point over its own journal entries.

Nothing is worked out a second time: the table plays the journal back and writes down every column the rules look into.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from fieldhouse.table.dice import Column, Dice
from fieldhouse.table.game import Definition
from fieldhouse.table.journal import Entry, Header
from fieldhouse.table.live import LiveTable, Suspended
from fieldhouse.table.question import Json


class Throw(NamedTuple):
    """One throw of dice, and the cell it hit if it was looked up in a column."""

    label: str
    reading: int
    cell: int | None = None


class WitnessTable(LiveTable):
    """Plays back a journal and writes down what the rules saw. At the end of the record it stops."""

    def __init__(self, header: Header, entries: Sequence[Entry]) -> None:
        super().__init__(header.seed, [None] * len(header.teams), entries, hand=True)
        self.throws: list[Throw] = []

    def roll(self, dice: Dice, label: str) -> int:
        reading = super().roll(dice, label)
        self.throws.append(Throw(label, reading))
        return reading

    def look(self, column: Column, dice: Dice, label: str) -> int:
        cell = super().look(column, dice, label)
        self.throws[-1] = self.throws[-1]._replace(cell=cell)
        return cell


def witnessed(definition: Definition[Any], header: Header, state: Json, entries: Sequence[Entry]) -> list[Throw]:
    """Every throw of one step; the record may end within it."""
    table = WitnessTable(header, entries)
    game = definition.restore(header, table, state)
    with suppress(Suspended):
        definition.step(game)
    return table.throws
