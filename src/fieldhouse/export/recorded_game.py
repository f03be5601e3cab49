"""A game made ready for tables: what its rules wrote down, rest point by rest point, and everybody's chances there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from fieldhouse.table.game import AnyDefinition, Playable
from fieldhouse.table.journal import Header, Journal
from fieldhouse.table.playback import playback
from fieldhouse.table.question import Coach
from fieldhouse.table.suspended import Suspended
from fieldhouse.table.table import BatchTable, Table

if TYPE_CHECKING:
    import polars as pl

    Tables = Mapping[str, Callable[[Sequence["RecordedGame"]], pl.DataFrame]]
    """The tables that a game's games become, by name: what a listing's ``tables`` is."""

Chances = Sequence[float] | None
"""Each seat's chance to win, where the game has a model that tells it."""


class Place(NamedTuple):
    """Where a game stands among others: its number in the file, and in a season its week, and if it is a playoff."""

    number: int = 1
    week: int | None = None
    is_playoff: bool = False


ALONE: Final = Place()


class Step(NamedTuple):
    """From one rest point to the next: the chances before it, and what was written down."""

    chances: Chances
    notes: Sequence[object]


class Noted(NamedTuple):
    """A note with the chances before and after it."""

    note: object
    before: Chances
    after: Chances


@dataclass(frozen=True)
class RecordedGame:
    """A game from its first roll to where it stands."""

    definition: AnyDefinition
    header: Header
    steps: Sequence[Step]
    end: Chances
    score: Sequence[int]
    place: Place = ALONE

    @property
    def notes(self) -> list[object]:
        return [note for step in self.steps for note in step.notes]

    def noted(self) -> Iterator[Noted]:
        """Every note; within a step nobody is told new chances."""
        ends = [*(step.chances for step in self.steps[1:]), self.end]
        for step, end in zip(self.steps, ends, strict=True):
            last = len(step.notes) - 1
            for index, note in enumerate(step.notes):
                yield Noted(note, step.chances, end if index == last else step.chances)


def played(
    definition: AnyDefinition, header: Header, coaches: Sequence[Coach[Playable]], place: Place = ALONE
) -> RecordedGame:
    """A new game of *header*, played to its end by *coaches*; teams are found for it. Refused if one is not there."""
    notes: list[object] = []
    return _told(definition, header, BatchTable(header.seed, coaches, notes.append), notes, place)


def read_back(definition: AnyDefinition, journal: Journal, place: Place = ALONE) -> RecordedGame:
    """The game of a journal, played again as far as it goes. Header and charts are for those to check who have read it.
    Teams are found for it; refused if one is not there, or the journal does not fit."""
    table = playback(journal)
    return _told(definition, journal.header, table, table.notes, place)


def _told(definition: AnyDefinition, header: Header, table: Table, notes: list[object], place: Place) -> RecordedGame:
    """Play at *table* to the end, or to where a journal ends; *notes* is where the table puts them. Teams are found for
    it, and chances told by the game's own ``teller``, which may read tables of the shelf. Refused if a team is not
    there, or the journal does not fit."""
    game, tell = definition.start(header, table), definition.teller(header)
    steps: list[Step] = []
    while not game.over:
        chances, begun = (tell(game) if tell else None), len(notes)
        try:
            definition.step(game)
        except Suspended:
            break
        steps.append(Step(chances, notes[begun:]))
    return RecordedGame(definition, header, steps, tell(game) if tell else None, tuple(game.score), place)
