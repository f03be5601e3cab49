"""The live table: plays back what a journal holds, then goes on with dice, coaches and people.

The same table serves play, resume, undo and verification: they differ in how much is recorded, in
who sits in the seats, and in what happens when the record ends.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from fieldhouse.table.dice import CellT, Column, Dice
from fieldhouse.table.fair import Seed, numbers
from fieldhouse.table.journal import ALL_SEATS, CHOICE, DRAW, ORDER, ROLL, SECRET, Entry, JournalMismatch, entry_of
from fieldhouse.table.question import AnyCoach, Ask, G, IllegalAnswer, S
from fieldhouse.table.seat import Seat
from fieldhouse.table.standing import Standing
from fieldhouse.table.suspended import RollRequest, Suspended
from fieldhouse.table.table import Request, Table, aside, shuffled, take


@mypyc_attr(allow_interpreted_subclasses=True)
class LiveTable(Table):
    """Dice from a seed or from the hand, coaches and people in the seats, and a journal of it all.

    *recorded* is played back first. *answers* holds what people have answered and the rules have not
    yet asked for. *skipped* is how many requests lie before this table's first: the generator is wound
    forward by as many. With *hand*, dice come from people. With *verify*, a recorded roll must be what
    the seed gives. *standing* are people's orders, which answer before they are asked. ``turns`` are the places in the
    journal where people had their say, ``drawn`` is the number that the last roll took. Where the journal has
    something else than the rules ask for, or what cannot be, a ``JournalMismatch`` is raised.
    """

    def __init__(
        self,
        seed: Seed,
        coaches: Sequence[AnyCoach | None],
        recorded: Sequence[Entry] = (),
        answers: Mapping[Seat, Entry] | None = None,
        skipped: int = 0,
        hand: bool = False,
        verify: bool = False,
        standing: Standing | None = None,
    ) -> None:
        self.random = numbers(seed, skipped)
        self.drawn = 0.0
        self.coaches = coaches
        self.recorded = list(recorded)
        self.answers = dict(answers or {})
        self.hand = hand
        self.verify = verify
        self.skipped = skipped
        self.standing = standing
        self.entries: list[Entry] = []
        self.notes: list[Any] = []  # what they are only the game knows whose rules write them
        self.turns: list[int] = []

    # What the rules call

    def roll(self, dice: Dice, label: str) -> int:
        """Written down, or read from the journal; with real dice the step is suspended until somebody has thrown.

        One number of the generator is taken in any case, so that what follows a replay is rolled as it would have been.
        A ``JournalMismatch`` if the journal has something else here, or with ``verify`` another reading than the
        seed's.
        """
        draw = self.drawn = self.random()
        entry = self._recorded(ROLL, label)
        if entry is None:
            if self.hand:
                raise Suspended(roll=RollRequest(dice, label))
            reading = dice.reading(draw)
            self.entries.append(entry_of(ROLL, ALL_SEATS, label, reading))
            return reading
        if not dice.is_reading(entry.value):
            raise self._mismatch(entry, f"a reading of the {dice.name} dice, {dice.describe()}")
        if self.hand:
            self.turns.append(self.place)
        elif self.verify and entry.value != dice.reading(draw):
            raise self._mismatch(entry, f"{dice.reading(draw)}, which is what the seed rolls")
        return self._write(entry)

    def look(self, column: Column[CellT], dice: Dice, label: str) -> CellT:
        """The cell of a roll."""
        return column.rows[self.roll(dice, label)]

    def draw(self, pile: list[int], label: str, seat: Seat = ALL_SEATS) -> int:
        """By the seed, even where dice come from the hand, and written down; or read from the journal. The card leaves
        the pile; nobody is waited for."""
        draw = self.random()
        entry = self._recorded(DRAW, label, seat)
        drawn = pile[int(draw * len(pile))]
        if entry is None or entry.value == drawn:  # of two equal cards the same one goes, so that the rest lie alike
            return self._write(entry_of(DRAW, seat, label, take(pile, draw)))
        if entry.value not in pile:
            raise self._mismatch(entry, "a card of the pile")
        if self.verify:
            raise self._mismatch(entry, f"card {drawn}, which is what the seed draws")
        pile.remove(entry.value)
        return self._write(entry)

    def shuffle(self, cards: Sequence[int], label: str) -> list[int]:
        """By the seed, even where dice come from the hand, and written down; or read from the journal."""
        draw = self.random()
        entry = self._recorded(ORDER, label)
        if entry is None:
            entry = Entry(ORDER, ALL_SEATS, label, tuple(shuffled(cards, draw)))
        elif sorted(entry.value) != sorted(cards):
            raise self._mismatch(entry, "an order of the same cards")
        elif self.verify and list(entry.value) != shuffled(cards, draw):
            raise self._mismatch(entry, "the order that the seed gives")
        self.entries.append(entry)
        return list(entry.value)

    def ask(self, ask: Ask[G, S], game: G, seat: Seat, subject: S) -> int:
        """By the coach at once; a person, and what is recorded, is waited for as by ``ask_secretly``."""
        if self._waits_for(seat):
            return self.ask_secretly(game, (ask, seat, subject))[0]
        choice = self._coached(game, ask, seat, subject, self.random())
        self.entries.append(entry_of(CHOICE, seat, ask.name, ask.key(choice)))
        return choice

    def ask_both(
        self, game: G, ask: Ask[G, None], seat: Seat, other_ask: Ask[G, None], other_seat: Seat
    ) -> tuple[int, int]:
        """As ``ask_secretly`` for two, without its records where two coaches answer at once."""
        if self._waits_for(seat) or self._waits_for(other_seat):
            choice, other_choice = self.ask_secretly(game, (ask, seat, None), (other_ask, other_seat, None))
            return choice, other_choice
        whim, other_whim = self.random(), self.random()
        choice = self._coached(game, ask, seat, None, whim)
        other_choice = self._coached(game, other_ask, other_seat, None, other_whim)
        self.entries.append(entry_of(SECRET, seat, ask.name, ask.key(choice)))
        self.entries.append(entry_of(SECRET, other_seat, other_ask.name, other_ask.key(other_choice)))
        return choice, other_choice

    def ask_secretly(self, game: G, *requests: Request[G]) -> tuple[int, ...]:
        """Whoever is a person is waited for: the step is suspended until all have answered."""
        whims = [self.random() for _ in requests]
        kind = SECRET if len(requests) > 1 else CHOICE
        turn, ordered = self.place, self._ordered(game, requests)
        if len(self.entries) < len(self.recorded):
            choices = tuple([self._recorded_choice(kind, game, *request) for request in requests])
        else:
            choices = self._choices(kind, game, requests, whims, ordered)
            for (ask, seat, _), choice in zip(requests, choices, strict=True):
                self.entries.append(entry_of(kind, seat, ask.name, ask.key(choice)))
        if any(self._is_own(seat, choice, ordered) for (_, seat, _), choice in zip(requests, choices, strict=True)):
            self.turns.append(turn)
        return choices

    def ask_any(
        self, game: G, request: Request[G], others: Sequence[Request[G]] = (), patient: bool = False
    ) -> tuple[Seat, int]:
        """Whoever speaks first; the step is suspended while people may."""
        whim = self.random()
        turn, ordered = self.place, self._ordered(game, (request, *others))
        if len(self.entries) < len(self.recorded):
            speaker = self.recorded[len(self.entries)].seat
            spoken = next((other for other in others if other[1] == speaker), request)
            seat, choice = spoken[1], self._recorded_choice(CHOICE, game, *spoken)
        else:
            (ask, seat, _), choice = self._first_to_speak(game, request, others, whim, patient, ordered)
            self.entries.append(entry_of(CHOICE, seat, ask.name, ask.key(choice)))
        if self._is_own(seat, choice, ordered):
            self.turns.append(turn)
        return seat, choice

    def note(self, note: object) -> None:
        """Kept in the order of the play."""
        self.notes.append(note)

    def finish(self) -> None:
        """The game is over: nothing recorded may be left."""
        if len(self.entries) < len(self.recorded):
            raise self._mismatch(self.recorded[len(self.entries)], "nothing more: the game is over")

    # How it is done

    def _waits_for(self, seat: Seat) -> bool:
        """False if the seat's coach answers at once: the journal is at its end, and no person's answer lies ready."""
        return self.coaches[seat] is None or bool(self.answers) or len(self.entries) < len(self.recorded)

    @property
    def place(self) -> int:
        """How many entries the whole journal has by now."""
        return self.skipped + len(self.entries)

    def _ordered(self, game: G, requests: Sequence[Request[G]]) -> dict[Seat, int]:
        """What the standing orders of people answer, by seat."""
        asked = [request for request in requests if self.coaches[request[1]] is None]
        return self.standing.choices(game, asked, self.place) if self.standing else {}

    def _choices(
        self, kind: str, game: G, requests: Sequence[Request[G]], whims: Sequence[float], ordered: dict[Seat, int]
    ) -> tuple[int, ...]:
        """What the seats choose, by answers, which are used up, orders or coaches; ``Suspended`` if one is missing."""
        given = {seat: self._given(game, ask, seat, subject) for ask, seat, subject in requests if seat in self.answers}
        known = {**ordered, **given}
        waiting = [request for request in requests if request[1] not in known and self.coaches[request[1]] is None]
        if waiting:
            questions = tuple(ask.question(game, seat, subject, kind == SECRET) for ask, seat, subject in waiting)
            raise Suspended(questions, sealed=tuple(given))
        for seat in given:
            del self.answers[seat]
        return tuple(
            known[seat] if seat in known else self._coached(game, ask, seat, subject, whim)
            for (ask, seat, subject), whim in zip(requests, whims, strict=True)
        )

    def _first_to_speak(
        self, game: G, request: Request[G], others: Sequence[Request[G]], whim: float, patient: bool,
        ordered: dict[Seat, int],
    ) -> tuple[Request[G], int]:  # fmt: skip
        """Whose answer is given, which is used up, else a coach or an order that does not keep still, else whoever is
        asked; ``Suspended`` while a person may speak."""
        for spoken in (*others, request):
            if spoken[1] in self.answers:
                choice = self._given(game, *spoken)
                del self.answers[spoken[1]]
                return spoken, choice
        for place, other in enumerate(others):
            choice = ordered.get(other[1], 0)
            if self.coaches[other[1]] is not None:
                choice = self._coached(game, *other, aside(whim, place))
            if choice:
                return other, choice
        people = [other for other in others if self.coaches[other[1]] is None and other[1] not in ordered]
        if self.coaches[request[1]] is None and request[1] not in ordered:
            people.insert(0, request)
        elif not (patient and people):
            asked = request[1]
            return request, ordered[asked] if asked in ordered else self._coached(game, *request, whim)
        raise Suspended(tuple(ask.question(game, seat, subject) for ask, seat, subject in people))

    def _given(self, game: G, ask: Ask[G, S], seat: Seat, subject: S) -> int:
        """The answer that was given to this very question, checked."""
        answer = self.answers[seat]
        if answer.label != ask.name:
            raise self._mismatch(answer, f"the answer of seat {seat} to {ask.name!r}")
        return ask.checked(game, seat, subject, answer.value)

    def _coached(self, game: G, ask: Ask[G, S], seat: Seat, subject: S, whim: float) -> int:
        """The choice of the coach in that seat."""
        coach = self.coaches[seat]
        assert coach is not None, "a seat without coach or answer is waited for"
        return coach.answer(ask, game, seat, subject, whim)

    def _recorded_choice(self, kind: str, game: G, ask: Ask[G, S], seat: Seat, subject: S) -> int:
        """The choice that the journal holds here, checked by the rules as they stand, and written down again."""
        entry = self._recorded(kind, ask.name, seat)
        if entry is None:
            raise JournalMismatch(
                f"The journal ends with line {self._line() - 1}, within choices made together: "
                f"here comes the answer of seat {seat} to {ask.name!r}."
            )
        try:
            choice = ask.checked(game, seat, subject, entry.value)
        except IllegalAnswer as refusal:
            raise self._mismatch(entry, f"a legal answer: {refusal}") from None
        self.entries.append(entry)
        return choice

    def _recorded(self, kind: str, label: str, seat: Seat = ALL_SEATS) -> Entry | None:
        """What the journal holds for this request, None if it ends before; a mismatch if it is another's."""
        at = len(self.entries)
        if at >= len(self.recorded):
            return None
        entry = self.recorded[at]
        if entry.kind != kind or entry.label != label or entry.seat != seat:
            asked = f"{label!r}" if seat == ALL_SEATS else f"{label!r} of seat {seat}"
            raise self._mismatch(entry, asked)
        return entry

    def _write(self, entry: Entry) -> int:
        """Put an entry into the journal; its value."""
        self.entries.append(entry)
        value: int = entry.value
        return value

    def _is_own(self, seat: Seat, choice: int, ordered: dict[Seat, int]) -> bool:
        """A person has given *choice* himself: no coach has, and no order."""
        return self.coaches[seat] is None and ordered.get(seat) != choice

    def _line(self) -> int:
        """The line of the journal that comes next; the header is line 1, and orders are lines too."""
        return self.place + 2 + (self.standing.lines_before(self.place) if self.standing else 0)

    def _mismatch(self, entry: Entry, expected: str) -> JournalMismatch:
        """To be raised when the journal and the rules go different ways."""
        return JournalMismatch(
            f"Line {self._line()} of the journal does not fit the rules: "
            f"it holds {entry.text()}, but here comes {expected}."
        )
