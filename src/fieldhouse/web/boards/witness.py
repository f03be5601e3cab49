"""The dice and cards of the last step, seen again: with the faces that fell and the column that was read."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from fieldhouse.table.dice import Column, Dice
from fieldhouse.table.fair import seed_of
from fieldhouse.table.journal import BY_HAND
from fieldhouse.table.live import LiveTable, Suspended
from fieldhouse.web.snapshot import Moment


class Throw(NamedTuple):
    """A throw of dice; ``faces`` are unknown for dice that people typed in."""

    label: str
    dice: Dice
    reading: int
    faces: tuple[int, ...] = ()
    column: Column | None = None
    cell: int | None = None


class _Chance:
    """Remembers what chance said last. It knows no table, so that a table is gone when nobody holds it any more."""

    def __init__(self, source: Callable[[], float]) -> None:
        self.source = source
        self.drawn = 0.0

    def draw(self) -> float:
        self.drawn = self.source()
        return self.drawn


class WitnessTable(LiveTable):
    """Plays back the step of a moment and writes down every throw. Where the record ends it stops."""

    def __init__(self, moment: Moment) -> None:
        people = [None] * len(moment.header.teams)
        super().__init__(seed_of(moment.header), people, moment.entries, skipped=moment.skipped, hand=True)
        self.is_by_hand = moment.header.dice == BY_HAND
        self.throws: list[Throw] = []
        self.chance = _Chance(self.random)
        self.random = self.chance.draw

    def roll(self, dice: Dice, label: str) -> int:
        reading = super().roll(dice, label)
        faces = () if self.is_by_hand else dice.faces[int(self.chance.drawn * dice.size)]
        self.throws.append(Throw(label, dice, reading, faces))
        return reading

    def look(self, column: Column, dice: Dice, label: str) -> int:
        cell = super().look(column, dice, label)
        self.throws[-1] = self.throws[-1]._replace(column=column, cell=cell)
        return cell


def throws_of(moment: Moment) -> list[Throw]:
    """Every throw of the last step."""
    table = WitnessTable(moment)
    game = moment.dealt.restore(moment.header, table, moment.before)
    with suppress(Suspended):
        if not game.over:
            moment.definition.step(game)
    return table.throws
