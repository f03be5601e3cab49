"""A session: one game under way, which can wait for people, be taken up anywhere, undone and forked.

It holds the history: the journal and the rest points. Whatever happens, going on is to restore the
last rest point, play back what the journal holds since, and continue.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Generic, TypeAlias

from fieldhouse.table.game import Definition, G, Note, Playable
from fieldhouse.table.history import History, Notes, Rests
from fieldhouse.table.journal import (
    ALL_SEATS,
    BY_HAND,
    DRAW,
    ORDER,
    ROLL,
    SEALED,
    Entry,
    Header,
    Journal,
    JournalMismatch,
)
from fieldhouse.table.question import Coach, IllegalAnswer, Json, Question
from fieldhouse.table.recorder import Recorder, recorded
from fieldhouse.table.seat import Seat
from fieldhouse.table.standing import Given, Standing, checked, merged, parted
from fieldhouse.table.suspended import RollRequest, Suspended
from fieldhouse.table.table import Table
from fieldhouse.table.throws import Throw


class Session(Generic[G, Note]):
    """*coaches* has a coach for each seat the computer plays and None for each that a person plays."""

    def __init__(
        self,
        definition: Definition[G, Note],
        header: Header,
        coaches: Sequence[Coach[G] | None],
        entries: Sequence[Entry] = (),
    ) -> None:
        """Plays *entries* again and goes on to the next question; refuses a journal that the rules do not follow."""
        self.definition = definition
        self.header = header
        self.coaches = coaches
        self.deal = definition.dealer(header)
        self.game = self.deal(Table())
        self.history = History(definition, header, self.deal)
        self.sealed: dict[Seat, Entry] = {}
        self.turns = array("L")
        self._throws: dict[int, tuple[Throw, ...]] = {}
        self.questions: tuple[Question, ...] = ()
        self.wanted_roll: RollRequest | None = None
        entries, given = parted(entries)
        self.standing = checked(definition.standing_orders, given, self.game)
        if not header.is_ready:
            if entries:
                raise JournalMismatch("The journal goes on before the random bytes of all people are in.")
            return
        open_entries = [entry for entry in entries if entry.kind != SEALED]
        try:
            sealed = {entry.seat: entry for entry in entries if entry.kind == SEALED}
            self._play_on(open_entries, sealed, self.standing)
        except IllegalAnswer as refusal:
            where = f"Line {len(open_entries) + 2} of the journal"
            raise JournalMismatch(f"{where} is a sealed choice that is not legal: {refusal}") from None

    @property
    def over(self) -> bool:
        """Nothing more can be played."""
        return self.game.over

    @property
    def entries(self) -> list[Entry]:
        """The whole journal so far, for reading: only the session writes it."""
        return self.history.entries

    @property
    def rests(self) -> Rests:
        """The places in the journal where the state was at rest between two plays."""
        return self.history.rests

    @property
    def notes(self) -> Notes[Note]:
        """All notes so far; those that were forgotten are played again from the journal."""
        return self.notes_before(self.history.note_count)

    def notes_before(self, count: int) -> Notes[Note]:
        """The first *count* notes."""
        return Notes(self.history, count)

    def state_at(self, number: int) -> Json:
        """The state at rest point *number*: the last one is at hand, for another some steps may be played again."""
        return self.history.state_at(number)

    @property
    def lines(self) -> list[Entry]:
        """What a journal holds for good: the entries, and the standing orders that were given between them."""
        return merged(self.entries, self.standing.given)

    @property
    def journal(self) -> Journal:
        """The journal, with the sealed choices that still wait at its end."""
        return Journal(self.header, (*self.lines, *(self.sealed[seat] for seat in sorted(self.sealed))))

    def begin(self, given: tuple[str, ...], seals: tuple[str, ...] = ()) -> None:
        """All random bytes that the game has waited for are in: play on to the first question."""
        self.header = replace(self.header, given=given, seals=seals)
        self.history = History(self.definition, self.header, self.deal)
        self._play_on([], {}, self.standing)

    def _play_on(self, entries: Sequence[Entry], sealed: dict[Seat, Entry], standing: Standing) -> None:
        """Play until somebody must answer, real dice are wanted, or the game is over.

        *entries* is the journal so far, *sealed* the answers given to the questions at its end, *standing* what people
        want answered without being asked. The session changes only when all has gone well: whatever a rule, a coach or
        a journal does, it stands as it stood.
        """
        draft = self.history.begun_at(self.rests.last_within(len(entries)))
        begun = draft.rest.entries
        by_hand = self.header.dice == BY_HAND
        table = Recorder(self.history.seed, self.coaches, entries[begun:], sealed, begun, by_hand, standing=standing)
        game = self.deal(table)
        game.restore(draft.state)
        ends = [0]
        stop = Suspended()
        try:
            while not game.over:
                self.definition.step(game)
                draft.add(game.state(), len(table.entries), len(table.notes))
                ends.append(len(table.throws))
            table.finish()
        except Suspended as wanted:
            stop = wanted.with_traceback(None)  # its frames hold the game, and would hold it until the collector comes
        if table.answers.keys() != set(stop.sealed):
            line = len(entries) + 2
            raise JournalMismatch(f"Line {line} of the journal is a sealed choice that nobody has asked for.")
        self.game, self.standing = game, standing
        game.table = Table()  # it has risen from the other, whose record the history has now
        self.history.take(draft, table.entries, table.notes)
        self._remember(draft.first + 1, [table.throws[start:end] for start, end in pairwise([*ends, None])])
        self.turns[bisect_left(self.turns, begun) :] = array("L", table.turns)
        self.sealed = table.answers
        self.questions, self.wanted_roll = stop.questions, stop.roll

    def _remember(self, first: int, throws: Sequence[Sequence[Throw]]) -> None:
        """Of the throws of the steps from *first* on, those of the last two: the one begun and the one before it."""
        known = {**self._throws, **{step: tuple(fell) for step, fell in enumerate(throws, first)}}
        self._throws = {step: known[step] for step in (len(self.rests) - 1, len(self.rests)) if step in known}

    def throws_of(self, step: int) -> tuple[Throw, ...]:
        """What was thrown in the step that led to the rest point number *step*, or has begun after the last one.

        Nobody shows an older one but who reads a game again: then it is run again.
        """
        if step not in self._throws:
            begun = self.rests[step - 1].entries
            end = self.rests[step].entries if step < len(self.rests) else None
            entries = self.entries[begun:end]
            return recorded(self.definition, self.header, self.state_at(step - 1), entries, begun, self.deal)
        return self._throws[step]

    def answer(self, seat: Seat, key: str) -> None:
        """Give the answer of *seat* and play on; refused with a sentence if it is not legal, or nothing is asked."""
        question = next((question for question in self.questions if question.seat == seat), None)
        if question is None:
            raise IllegalAnswer("It is not your turn: nothing is asked of you now.")
        answer = Entry(SEALED, seat, question.name, key.strip().lower())
        self._play_on(self.entries, {**self.sealed, seat: answer}, self.standing)

    def order(self, seat: Seat, code: str, value: str) -> None:
        """A standing order of *seat* from here on, which may answer what it is asked now; it is a line of the journal.

        Nothing is lost by one: another value, ``ask`` if no other, and the seat is asked again. Plays on. Refused for a
        computer's seat, and if the game knows no such order.
        """
        if self.coaches[seat] is not None:
            raise IllegalAnswer("The computer plays that seat: it needs no orders.")
        standing = self.standing.with_order(Given(len(self.entries), seat, code, value), self.game)
        if self.standing.value(seat, code) == standing.value(seat, code):
            return
        if self.header.is_ready:
            self._play_on(self.entries, self.sealed, standing)
        else:
            self.standing = standing

    def roll(self, reading: int) -> None:
        """Give the reading of the real dice that are wanted. Refused if none are, or they cannot show it. Plays on."""
        if self.wanted_roll is None:
            raise IllegalAnswer("No dice are wanted now.")
        dice = self.wanted_roll.dice
        if not dice.is_reading(reading):
            raise IllegalAnswer(f"{reading} cannot be rolled with the {dice.name} dice: they show {dice.describe()}.")
        self._play_on([*self.entries, Entry(ROLL, ALL_SEATS, self.wanted_roll.label, reading)], {}, self.standing)

    def undo(self) -> None:
        """Take back what people gave last (a choice, those made secretly together, or real dice) and all that followed.

        The same dice come again. Refused if there is nothing to take back.
        """
        self.go_back(self.last_turn)

    @property
    def last_turn(self) -> int:
        """The place in the journal of what people gave last, themselves and not by their orders, its end if that is
        sealed; refused if nobody has given any."""
        if self.sealed:
            return len(self.entries)
        if not self.turns:
            raise IllegalAnswer("There is nothing to take back.")
        return self.turns[-1]

    def go_back(self, entries: int) -> None:
        """Cut the journal to its first *entries* entries, forget sealed choices, and play on from there. Refused if
        there are not so many."""
        if not 0 <= entries <= len(self.entries):
            raise IllegalAnswer(f"The journal has {len(self.entries)} entries: it cannot be cut to {entries}.")
        self._play_on(self.entries[:entries], {}, self.standing.cut_to(entries))

    def fork(self) -> Session[G, Note]:
        """A session of its own that stands where this one stands: the journal played again, with the same coaches."""
        return Session(self.definition, self.header, self.coaches, self.journal.entries)

    def view(self, seat: Seat) -> Json:
        """All that *seat* may see: its view of the game, its own questions and sealed answer, the open journal."""
        return {
            "game": self.game.view(seat),
            "over": self.over,
            "questions": [question.to_json() for question in self.questions if question.seat == seat],
            "waiting_for": [question.seat for question in self.questions],
            "roll": self.wanted_roll.to_json() if self.wanted_roll else None,
            "sealed": self.sealed[seat].value if seat in self.sealed else None,
            "journal": [entry.to_json() for entry in self.entries if _is_open_to(seat, entry)],
        }


AnySession: TypeAlias = Session[Playable, object]
"""A session of a game that a client found by its name."""


def _is_open_to(seat: Seat, entry: Entry) -> bool:
    """May *seat* see this entry? Nobody sees a shuffled order, and a card drawn for one seat only that one."""
    if entry.kind == ORDER:
        return False
    return entry.kind != DRAW or entry.seat in (ALL_SEATS, seat)
