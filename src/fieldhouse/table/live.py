"""The live table: plays back what a journal holds, then goes on with dice, coaches and people.

The same table serves play, resume, undo and verification: they differ in how much is recorded, in
who sits in the seats, and in what happens when the record ends.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fieldhouse.table.dice import Column, Dice
from fieldhouse.table.journal import ALL_SEATS, CHOICE, DRAW, ORDER, ROLL, SECRET, Entry, JournalMismatch
from fieldhouse.table.question import Ask, Coach, IllegalAnswer, Json, Question
from fieldhouse.table.table import Request, Table, shuffled, take


@dataclass(frozen=True, slots=True)
class RollRequest:
    """Real dice are wanted: which, and what for."""

    dice: Dice
    label: str

    def to_json(self) -> Json:
        return {"roll": self.dice.name, "label": self.label, "readings": [reading for reading, _ in self.dice.weights]}


class Suspended(BaseException):
    """The rules need an answer that nobody at the table can give yet.

    Not an ``Exception``, so that no rule can swallow it.
    """

    def __init__(self, questions: tuple[Question, ...] = (), roll: RollRequest | None = None) -> None:
        super().__init__(", ".join(question.name for question in questions) or "dice")
        self.questions = questions
        self.roll = roll


class LiveTable(Table):
    """Dice from a seed or from the hand, coaches and people in the seats, and a journal of it all.

    *recorded* is played back first. *answers* holds what people have answered and the rules have not
    yet asked for. *skipped* is how many requests lie before this table's first: the generator is wound
    forward by as many. With *hand*, dice come from people. With *verify*, a recorded roll must be what
    the seed gives.
    """

    def __init__(
        self,
        seed: int,
        coaches: Sequence[Coach | None],
        recorded: Sequence[Entry] = (),
        answers: dict[int, str] | None = None,
        skipped: int = 0,
        hand: bool = False,
        verify: bool = False,
    ) -> None:
        self.random = random.Random(seed).random
        for _ in range(skipped):
            self.random()
        self.coaches = coaches
        self.recorded = recorded
        self.answers = answers if answers is not None else {}
        self.hand = hand
        self.verify = verify
        self.skipped = skipped
        self.entries: list[Entry] = []
        self.notes: list[Any] = []

    # What the rules call

    def roll(self, dice: Dice, label: str) -> int:
        draw = self.random()
        entry = self._played_back(ROLL, label)
        if entry is None:
            if self.hand:
                raise Suspended(roll=RollRequest(dice, label))
            return self._write(Entry(ROLL, ALL_SEATS, label, dice.reading(draw)))
        if not dice.is_reading(entry.value):
            raise self._mismatch(entry, f"a reading of the {dice.name} dice, {dice.describe()}")
        if self.verify and not self.hand and entry.value != dice.reading(draw):
            raise self._mismatch(entry, f"{dice.reading(draw)}, which is what the seed rolls")
        return self._write(entry)

    def look(self, column: Column, dice: Dice, label: str) -> int:
        return column.by_reading[self.roll(dice, label)]

    def draw(self, pile: list[int], label: str, seat: int = ALL_SEATS) -> int:
        draw = self.random()
        entry = self._played_back(DRAW, label)
        if entry is None:
            return self._write(Entry(DRAW, seat, label, take(pile, draw)))
        if entry.value not in pile:
            raise self._mismatch(entry, "a card of the pile")
        if self.verify and entry.value != pile[int(draw * len(pile))]:
            raise self._mismatch(entry, f"card {pile[int(draw * len(pile))]}, which is what the seed draws")
        at = pile.index(entry.value)
        pile[at] = pile[-1]
        pile.pop()
        return self._write(entry)

    def shuffle(self, cards: Sequence[int], label: str) -> list[int]:
        draw = self.random()
        entry = self._played_back(ORDER, label)
        if entry is None:
            entry = Entry(ORDER, ALL_SEATS, label, tuple(shuffled(cards, draw)))
        elif sorted(entry.value) != sorted(cards):
            raise self._mismatch(entry, "an order of the same cards")
        elif self.verify and list(entry.value) != shuffled(cards, draw):
            raise self._mismatch(entry, "the order that the seed gives")
        self.entries.append(entry)
        return list(entry.value)

    def ask(self, ask: Ask, game: Any, seat: int, subject: Any = None) -> int:
        return self.ask_secretly(game, (ask, seat, subject))[0]

    def ask_secretly(self, game: Any, *requests: Request) -> tuple[int, ...]:
        whims = [self.random() for _ in requests]
        kind = SECRET if len(requests) > 1 else CHOICE
        if len(self.entries) < len(self.recorded):
            return tuple(self._choice_played_back(kind, game, *request) for request in requests)
        waiting = [request for request in requests if self._is_missing(request[1])]
        if waiting:
            raise Suspended(tuple(ask.question(game, seat, subject, kind == SECRET) for ask, seat, subject in waiting))
        choices = tuple(self._choose(game, *request, whim) for request, whim in zip(requests, whims, strict=True))
        for (ask, seat, _), choice in zip(requests, choices, strict=True):
            self.answers.pop(seat, None)
            self.entries.append(Entry(kind, seat, ask.name, ask.key(choice)))
        return choices

    def note(self, note: Any) -> None:
        self.notes.append(note)

    # How it is done

    def _is_missing(self, seat: int) -> bool:
        return self.coaches[seat] is None and seat not in self.answers

    def _choose(self, game: Any, ask: Ask, seat: int, subject: Any, whim: float) -> int:
        if seat in self.answers:
            return ask.checked(game, seat, subject, self.answers[seat])
        coach = self.coaches[seat]
        assert coach is not None, "a seat without coach or answer is waited for"
        return coach.answer(ask, game, seat, subject, whim)

    def _choice_played_back(self, kind: str, game: Any, ask: Ask, seat: int, subject: Any) -> int:
        entry = self._played_back(kind, ask.name, seat)
        if entry is None:
            raise JournalMismatch(f"The journal ends within the answers to {ask.name!r}.")
        try:
            choice = ask.checked(game, seat, subject, entry.value)
        except IllegalAnswer as refusal:
            raise self._mismatch(entry, f"a legal answer: {refusal}") from None
        self.entries.append(entry)
        return choice

    def _played_back(self, kind: str, label: str, seat: int | None = None) -> Entry | None:
        at = len(self.entries)
        if at >= len(self.recorded):
            return None
        entry = self.recorded[at]
        if entry.kind != kind or entry.label != label or (seat is not None and entry.seat != seat):
            asked = f"{label!r}" if seat is None else f"the answer of seat {seat} to {label!r}"
            raise self._mismatch(entry, asked)
        return entry

    def _write(self, entry: Entry) -> int:
        self.entries.append(entry)
        value: int = entry.value
        return value

    def _mismatch(self, entry: Entry, expected: str) -> JournalMismatch:
        line = self.skipped + len(self.entries) + 2
        return JournalMismatch(
            f"Line {line} of the journal does not fit the rules: it holds {entry.to_json()}, but here comes {expected}."
        )
