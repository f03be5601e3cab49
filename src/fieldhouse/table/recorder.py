"""The recorder: a live table that also writes down the throws, with the faces that fell and the column that was read.

A session plays at one, so that a board can show the dice of the step that has just been played. Those of an older step
are seen again: it is run from its rest point over its own entries.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cached_property

from fieldhouse.table.dice import CellT, Column, Dice
from fieldhouse.table.fair import seed_of
from fieldhouse.table.game import Definition, G, Note
from fieldhouse.table.journal import ALL_SEATS, BY_HAND, Entry, Header
from fieldhouse.table.live import LiveTable
from fieldhouse.table.question import Json
from fieldhouse.table.seat import Seat
from fieldhouse.table.suspended import Suspended
from fieldhouse.table.table import Table
from fieldhouse.table.throws import Throw


class Recorder(LiveTable):
    """``throws`` are all that anybody may see: a card that is drawn for one seat is not among them."""

    @cached_property
    def throws(self) -> list[Throw]:
        """Those seen so far."""
        return []

    def roll(self, dice: Dice, label: str) -> int:
        """As the live table rolls, and kept as a throw."""
        reading = super().roll(dice, label)
        faces = () if self.hand else dice.faces[int(self.drawn * dice.size)]
        self.throws.append(Throw(label, reading, dice, faces))
        return reading

    def look(self, column: Column[CellT], dice: Dice, label: str) -> CellT:
        """As the live table looks, and the cell is kept with the throw."""
        cell = super().look(column, dice, label)
        self.throws[-1] = self.throws[-1]._replace(column=column, cell=cell)
        return cell

    def draw(self, pile: list[int], label: str, seat: Seat = ALL_SEATS) -> int:
        """As the live table draws, and kept as a throw if everybody may see it."""
        card = super().draw(pile, label, seat)
        if seat == ALL_SEATS:
            self.throws.append(Throw(label, card))
        return card


class _Again(Recorder):
    """Plays a record back, and stops where it ends."""

    def _recorded(self, kind: str, label: str, seat: Seat = ALL_SEATS) -> Entry | None:
        """The next entry of the journal; where it ends the step is stopped: ``Suspended``."""
        if len(self.entries) == len(self.recorded):
            raise Suspended()
        return super()._recorded(kind, label, seat)


def recorded(
    definition: Definition[G, Note],
    header: Header,
    state: Json,
    entries: Sequence[Entry],
    skipped: int = 0,
    deal: Callable[[Table], G] | None = None,
) -> tuple[Throw, ...]:
    """The throws of one step: *state* is its rest point, *entries* its journal, whole or as far as it goes.

    *skipped* is how many entries lie before them; *deal* the dealer of a session, if there is one.
    """
    by_hand = header.dice == BY_HAND
    table = _Again(seed_of(header), [None] * len(definition.seats), entries, skipped=skipped, hand=by_hand)
    game = (deal or definition.dealer(header))(table)
    game.restore(state)
    with suppress(Suspended):
        definition.step(game)
    return tuple(table.throws)
