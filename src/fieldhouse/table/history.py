"""The history of a session: its journal, the rest points behind it, and what was noted on the way.

A lobby holds a thousand games in memory, a game has two hundred rest points, and the state at one takes up to sixteen
kilobytes. So the state of the last one is kept, and that of every sixteenth, pressed; and the notes of the last steps.
Whatever else is asked for is played again from the nearest rest point that is kept, over its own entries: nobody is
asked, and the same comes.
"""

from __future__ import annotations

import json
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Generic, NamedTuple, overload
from zlib import compress, decompress

from fieldhouse.table.fair import seed_of
from fieldhouse.table.game import Definition, G, Note
from fieldhouse.table.journal import BY_HAND, Entry, Header
from fieldhouse.table.live import LiveTable
from fieldhouse.table.question import Json
from fieldhouse.table.table import Table

STRETCH: Final = 16
"""Steps from one state that is kept to the next: so many are played again at most to see an older one."""
QUICKLY: Final = 1
"""How hard a state is pressed: harder takes three times as long and saves a tenth."""


class Rest(NamedTuple):
    """A rest point: how many entries and notes lie before it."""

    entries: int
    notes: int


class Rests(Sequence[Rest]):
    """The rest points of a game, the first of them before its first step: their places in journal and notes, no
    states."""

    def __init__(self) -> None:
        self._entries = array("L", [0])
        self._notes = array("L", [0])

    def __len__(self) -> int:
        return len(self._entries)

    @overload
    def __getitem__(self, at: int) -> Rest: ...

    @overload
    def __getitem__(self, at: slice) -> list[Rest]: ...

    def __getitem__(self, at: int | slice) -> Rest | list[Rest]:
        if isinstance(at, slice):
            return list(map(Rest, self._entries[at], self._notes[at]))
        return Rest(self._entries[at], self._notes[at])

    def replace(self, first: int, rests: Sequence[Rest]) -> None:
        """Put these in the place of those from number *first* on."""
        self._entries[first:] = array("L", [rest.entries for rest in rests])
        self._notes[first:] = array("L", [rest.notes for rest in rests])

    def last_within(self, entries: int) -> int:
        """The number of the last rest point that lies within the first *entries* of the journal."""
        return bisect_right(self._entries, entries) - 1

    def last_before_note(self, number: int) -> int:
        """The number of the rest point that begins the step in which note *number* was written."""
        return bisect_left(self._notes, number + 1) - 1


class Draft:
    """Steps as they are played from rest point number *first* on: a history takes them over when all has gone well."""

    def __init__(self, first: int, rest: Rest, state: Json) -> None:
        self.first = first
        self.rest = rest
        self.state = state
        self.rests: list[Rest] = []
        self.kept: dict[int, Json] = {}

    def add(self, state: Json, entries: int, notes: int) -> None:
        """Take another rest point, so many entries and notes after the one that all began with."""
        self.state = state
        self.rests.append(Rest(self.rest.entries + entries, self.rest.notes + notes))
        number = self.first + len(self.rests)
        if number % STRETCH == 0:
            self.kept[number] = state


class _Again(NamedTuple, Generic[Note]):
    """A stretch that has been played again: the states from its first rest point on, and its notes."""

    first: int
    states: list[Json]
    notes: list[Note]


class History(Generic[G, Note]):
    """All that has happened since a game was dealt. ``state`` is that of the last rest point."""

    def __init__(self, definition: Definition[G, Note], header: Header, deal: Callable[[Table], G]) -> None:
        self.definition = definition
        self.deal = deal
        self.seed = seed_of(header)
        self.is_by_hand = header.dice == BY_HAND
        self.entries: list[Entry] = []
        self.rests = Rests()
        self.state = deal(Table()).state()
        self._kept = {0: _pressed(self.state)}
        self._forgotten = 0
        self._latest_notes: list[Note] = []
        """Those after the forgotten ones."""
        self._again: _Again[Note] | None = None

    @property
    def note_count(self) -> int:
        """With the notes that have been forgotten meanwhile."""
        return self._forgotten + len(self._latest_notes)

    def begun_at(self, number: int) -> Draft:
        """An empty draft of the steps from rest point *number* on, whose state may have to be played again."""
        return Draft(number, self.rests[number], self.state_at(number))

    def take(self, draft: Draft, entries: Sequence[Entry], notes: Sequence[Note]) -> None:
        """Forget what came after the draft's beginning; instead came its steps, with these entries and notes."""
        first, rest = draft.first, draft.rest
        self.state = draft.state
        self.rests.replace(first + 1, draft.rests)
        self.entries[rest.entries :] = entries
        kept = {number: state for number, state in self._kept.items() if number <= first}
        self._kept = kept | {number: _pressed(state) for number, state in draft.kept.items()}
        latest = self._latest_notes[: max(0, rest.notes - self._forgotten)]
        self._forgotten = rest.notes - len(latest)
        self._latest_notes = latest
        self.let_go()
        self._latest_notes += notes

    def let_go(self) -> None:
        """Of the notes keep those of the step under way and of at least the last stretch: boards show them. A stretch
        that was played again is forgotten."""
        oldest = self.rests[max(0, (len(self.rests) - 1) // STRETCH - 1) * STRETCH].notes
        gone = max(0, min(oldest - self._forgotten, len(self._latest_notes)))
        del self._latest_notes[:gone]
        self._forgotten += gone
        self._again = None

    def state_at(self, number: int) -> Json:
        """The state at rest point *number*, for reading; one that is not kept is played again."""
        if number == len(self.rests) - 1:
            return self.state
        if number in self._kept:
            return _unpressed(self._kept[number])
        again = self._played_again(number)
        return again.states[number - again.first]

    def note_at(self, number: int) -> Note:
        """What was noted when *number* notes had been written before; if it is forgotten it is played again."""
        if number >= self._forgotten:
            return self._latest_notes[number - self._forgotten]
        again = self._played_again(self.rests.last_before_note(number))
        return again.notes[number - self.rests[again.first].notes]

    def _played_again(self, number: int) -> _Again[Note]:
        """The stretch in which rest point *number* lies, and the step after it. The last one is remembered."""
        first = number - number % STRETCH
        if self._again is None or self._again.first != first:
            begun, *rests = self.rests[first : first + STRETCH + 1]
            table = self._table(begun.entries, rests[-1].entries if rests else begun.entries)
            states = [_unpressed(self._kept[first])]
            game = self.deal(table)
            game.restore(states[0])
            for _ in rests:
                self.definition.step(game)
                states.append(game.state())
            self._again = _Again(first, states, table.notes)
        return self._again

    def _table(self, first: int, end: int) -> LiveTable:
        """A table that plays these entries again, with nobody in any seat."""
        nobody = [None] * len(self.definition.seats)
        return LiveTable(self.seed, nobody, self.entries[first:end], skipped=first, hand=self.is_by_hand)


class Notes(Sequence[Note]):
    """The first *count* notes of a history: those that it has forgotten are played again, a stretch at a time."""

    def __init__(self, history: History[G, Note], count: int) -> None:
        self._at = history.note_at
        self._numbers = range(count)

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, at: int) -> Note: ...

    @overload
    def __getitem__(self, at: slice) -> list[Note]: ...

    def __getitem__(self, at: int | slice) -> Note | list[Note]:
        if isinstance(at, slice):
            return list(map(self._at, self._numbers[at]))
        return self._at(self._numbers[at])

    def __iter__(self) -> Iterator[Note]:
        return map(self._at, self._numbers)


def _pressed(state: Json) -> bytes:
    """A rest point's state, compressed."""
    return compress(json.dumps(state, separators=(",", ":")).encode(), QUICKLY)


def _unpressed(state: bytes) -> Json:
    """A state as it was saved, from its pressed bytes."""
    return json.loads(decompress(state))
