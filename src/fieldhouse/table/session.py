"""A session: one game under way, which can wait for people, be taken up anywhere, undone and forked.

It holds the state at each rest point and the journal. Whatever happens, going on is to restore the
last rest point, play back what the journal holds since, and continue.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from fieldhouse.table.game import Definition, Playable
from fieldhouse.table.journal import ALL_SEATS, CHOICES, DRAW, ORDER, ROLL, SEALED, SECRET, Entry, Header, Journal
from fieldhouse.table.live import LiveTable, RollRequest, Suspended
from fieldhouse.table.question import Coach, IllegalAnswer, Json, Question


class Rest(NamedTuple):
    """A rest point: the state, and how many entries and notes lie before it."""

    state: Json
    entries: int
    notes: int


class Session:
    """*coaches* has a coach for each seat the computer plays and None for each that a person plays."""

    def __init__(
        self,
        definition: Definition[Any],
        header: Header,
        coaches: Sequence[Coach | None],
        entries: Sequence[Entry] = (),
    ) -> None:
        self.definition = definition
        self.header = header
        self.coaches = coaches
        self.entries = [entry for entry in entries if entry.kind != SEALED]
        self.sealed = {entry.seat: entry for entry in entries if entry.kind == SEALED}
        self.notes: list[Any] = []
        self.rests: list[Rest] = []
        self.questions: tuple[Question, ...] = ()
        self.wanted_roll: RollRequest | None = None
        self.game: Playable = self._at_start()
        self.advance()

    def _at_start(self) -> Playable:
        table = LiveTable(self.header.seed, self.coaches)
        game: Playable = self.definition.start(self.header, table)
        self.rests = [Rest(game.state(), 0, 0)]
        return game

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def journal(self) -> Journal:
        """The journal, with the sealed choices that still wait at its end."""
        return Journal(self.header, (*self.entries, *(self.sealed[seat] for seat in sorted(self.sealed))))

    def advance(self) -> None:
        """Play on until somebody must answer, real dice are wanted, or the game is over."""
        rest = self.rests[-1]
        answers = {seat: entry.value for seat, entry in self.sealed.items()}
        table = LiveTable(
            self.header.seed,
            self.coaches,
            self.entries[rest.entries :],
            answers,
            skipped=rest.entries,
            hand=self.header.dice == "hand",
        )
        game: Playable = self.definition.restore(self.header, table, rest.state)
        self.questions, self.wanted_roll = (), None
        try:
            while not game.over:
                self.definition.step(game)
                self.rests.append(Rest(game.state(), rest.entries + len(table.entries), rest.notes + len(table.notes)))
        except Suspended as stop:
            self.questions, self.wanted_roll = stop.questions, stop.roll
        self.sealed = {seat: entry for seat, entry in self.sealed.items() if seat in answers}
        self.entries[rest.entries :] = table.entries
        self.notes[rest.notes :] = table.notes
        self.game = game

    def answer(self, seat: int, key: str) -> None:
        """Give the answer of *seat*; refused with a sentence if it is not legal."""
        question = next((question for question in self.questions if question.seat == seat), None)
        if question is None:
            raise IllegalAnswer("It is not your turn: nothing is asked of you now.")
        text = key.strip().lower()
        if text not in {option.key for option in question.options}:
            raise IllegalAnswer(f"{key!r} cannot be chosen here: {_choices(question)}.")
        self.sealed[seat] = Entry(SEALED, seat, question.name, text)
        self.advance()

    def roll(self, reading: int) -> None:
        """Give the reading of the real dice that are wanted."""
        if self.wanted_roll is None:
            raise IllegalAnswer("No dice are wanted now.")
        dice = self.wanted_roll.dice
        if not dice.is_reading(reading):
            raise IllegalAnswer(f"{reading} cannot be rolled with the {dice.name} dice: they show {dice.describe()}.")
        self.entries.append(Entry(ROLL, ALL_SEATS, self.wanted_roll.label, reading))
        self.advance()

    def undo(self) -> None:
        """Take back the last choice of a person and all that followed; the same dice come again."""
        if self.sealed:
            self.sealed.clear()
            self.advance()
            return
        people = {seat for seat, coach in enumerate(self.coaches) if coach is None}
        choices = [at for at, entry in enumerate(self.entries) if entry.kind in CHOICES and entry.seat in people]
        if not choices:
            raise IllegalAnswer("There is no choice to take back.")
        at = choices[-1]
        while at and self.entries[at].kind == self.entries[at - 1].kind == SECRET:
            at -= 1  # choices made secretly together are taken back together
        self.go_back(at)

    def go_back(self, entries: int) -> None:
        """Cut the journal to its first *entries* entries and play on from there."""
        del self.entries[entries:]
        while self.rests[-1].entries > entries:
            self.rests.pop()
        del self.notes[self.rests[-1].notes :]
        self.advance()

    def fork(self) -> Session:
        """A session of its own that stands where this one stands."""
        return Session(self.definition, self.header, self.coaches, self.journal.entries)

    def view(self, seat: int) -> Json:
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


def _is_open_to(seat: int, entry: Entry) -> bool:
    if entry.kind == ORDER:
        return False
    return entry.kind != DRAW or entry.seat in (ALL_SEATS, seat)


def _choices(question: Question) -> str:
    keys = [option.key for option in question.options]
    return f"choose {keys[0]} to {keys[-1]}" if len(keys) > 12 else f"choose {', '.join(keys)}"
