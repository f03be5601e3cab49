"""Standing orders: what a seat wants answered without being asked, set once and changed at any time.

A game says which orders it knows (``Definition.standing_orders``), a session keeps what each seat has given, and the
table looks there before it asks a person. What an order answers stands in the journal like any other choice, so that
playing a journal back needs no orders; the orders stand beside it, so that going on does. They are a seat's own:
no view of another seat shows them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, TypeAlias

from fieldhouse.table.journal import STANDING, Entry, JournalMismatch
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.question import Ask, G, IllegalAnswer, S
from fieldhouse.table.seat import Seat
from fieldhouse.table.table import Request
from fieldhouse.table.words import any_of, capital

ASK: Final = "ask"
"""The value of an order that has not been given: the seat is asked."""
Keep: TypeAlias = Callable[[str, G, Seat, Any], int | None]
"""From an order's value, the game, the seat and what the question is about to the choice; None: this must be asked."""


class LineTold(NamedTuple):
    """How a line of a seat's own words stands; hindered if something stronger keeps it from being carried out."""

    line: str
    state: str
    is_hindered: bool


@dataclass(frozen=True)
class OwnWords(Generic[G]):
    """A value that a seat writes itself, beside those that an order has: lines, with semicolons between them.

    ``written`` gives the text as the journal keeps it, refused with a sentence if the game cannot follow it; ``parts``
    say what a line is put together of, for a form; ``told`` says how each line stands.
    """

    title: str
    words: str
    example: str
    written: Callable[[str, G, Seat], str]
    parts: Callable[[G, Seat], list[PlainReport]]
    told: Callable[[str, G, Seat], list[LineTold]]


@dataclass(frozen=True)
class StandingOrder(Generic[G]):
    """One order that a game knows: ``keeps`` answers questions by their names, for every value but *ask*.

    ``default`` holds in a new game at a terminal or in a browser, ``tacit`` at a table of a program that says nothing.
    ``offered`` is the value that a client offers beside the questions it would answer: one click instead of many.
    """

    code: str
    sentence: str
    values: Mapping[str, str]
    default: str
    keeps: Mapping[str, Keep[G]]
    tacit: str = ASK
    offered: str = ""
    own: OwnWords[G] | None = None

    def written(self, value: str, game: G, seat: Seat) -> str:
        """A value as the journal keeps it. Refused if it is none."""
        if value in self.values:
            return value
        if self.own is not None and " " in value.strip():
            return self.own.written(value, game, seat)
        known = any_of([*self.values, *([f"one of your own, such as {self.own.example!r}"] if self.own else [])])
        raise IllegalAnswer(f"{value!r} is no value of the order {self.code!r}; say {known}.")

    def report(self, value: str, game: G, seat: Seat) -> PlainReport:
        """The order for a client, with the value that a seat has given it."""
        is_own = value not in self.values
        return {
            "code": self.code,
            "sentence": self.sentence,
            "value": value,
            "default": self.default,
            "values": [{"value": known, "words": words} for known, words in self.values.items()],
            "own": self.own
            and {
                "title": self.own.title,
                "words": self.own.words,
                "example": self.own.example,
                "parts": self.own.parts(game, seat),
                "lines": [line._asdict() for line in self.own.told(value, game, seat)] if is_own else [],
            },
        }


AnyOrder: TypeAlias = StandingOrder[Any]
"""An order of whatever game is played at a table."""


class Given(NamedTuple):
    """An order as a seat has given it, after so many entries of the journal."""

    place: int
    seat: Seat
    code: str
    value: str

    @property
    def entry(self) -> Entry:
        """The line by which the journal keeps the order."""
        return Entry(STANDING, self.seat, self.code, self.value)


class Standing:
    """The orders of all seats at one table, as they stood at each place of its journal."""

    def __init__(self, orders: Sequence[AnyOrder], given: Iterable[Given] = ()) -> None:
        self.orders = {order.code: order for order in orders}
        self.given = tuple(given)

    def choices(self, game: G, requests: Iterable[Request[G]], place: int) -> dict[Seat, int]:
        """What is answered of several questions, by seat."""
        found = {seat: self.choice(ask, game, seat, subject, place) for ask, seat, subject in requests}
        return {seat: choice for seat, choice in found.items() if choice is not None}

    def choice(self, ask: Ask[G, S], game: G, seat: Seat, subject: S, place: int) -> int | None:
        """What the orders of *seat* answer to a question at *place*, never anything that is not legal; else None."""
        for order in self.orders.values():
            keep = order.keeps.get(ask.name)
            value = ASK if keep is None else self.value(seat, order.code, place)
            choice = keep(value, game, seat, subject) if keep and value != ASK else None
            if choice is not None and choice in ask.legal(game, seat, subject):
                return choice
        return None

    def value(self, seat: Seat, code: str, place: int | None = None) -> str:
        """What a seat's order said at *place*, or says now; ``ASK`` if it has given none."""
        for given in reversed(self.given):
            if given.seat == seat and given.code == code and (place is None or given.place <= place):
                return given.value
        return ASK

    def with_order(self, given: Given, game: object) -> Standing:
        """With one more order, refused with a sentence if the game knows none like it."""
        order = self.orders.get(given.code)
        if order is None:
            known = any_of([*self.orders]) if self.orders else "none in this game"
            raise IllegalAnswer(f"There is no standing order {given.code!r}; there is {known}.")
        value = order.written(given.value, game, given.seat)
        return Standing(tuple(self.orders.values()), (*self.given, given._replace(value=value)))

    def cut_to(self, place: int) -> Standing:
        """Choices have been taken back to *place*. Orders are none: those given since hold from there on."""
        return Standing(
            tuple(self.orders.values()), [given._replace(place=min(given.place, place)) for given in self.given]
        )

    def lines_before(self, place: int) -> int:
        """How many lines of the journal they are before entry number *place*."""
        return sum(given.place <= place for given in self.given)

    def offers(self, seat: Seat, question: str) -> list[PlainReport]:
        """The orders that would save a seat questions of this name, and that it has not given: each by one click."""
        return [
            {"code": order.code, "value": order.offered, "words": order.values[order.offered]}
            for order in self.orders.values()
            if order.offered and question in order.keeps and self._is_worse(seat, order)
        ]

    def _is_worse(self, seat: Seat, order: AnyOrder) -> bool:
        """Has the seat given an order neither the value that is offered nor one in its own words?"""
        return self.value(seat, order.code) in [value for value in order.values if value != order.offered]

    def hindrances(self, game: object, seat: Seat) -> list[str]:
        """What of a seat's own words cannot be carried out now, and why: for that seat alone."""
        return [
            f"Not kept: {line.line}. {capital(line.state)}."
            for order in self.orders.values()
            if order.own and (value := self.value(seat, order.code)) not in order.values
            for line in order.own.told(value, game, seat)
            if line.is_hindered
        ]

    def report(self, game: object, seat: Seat) -> list[PlainReport]:
        """What a seat may order, and what it has: for that seat alone."""
        return [order.report(self.value(seat, order.code), game, seat) for order in self.orders.values()]


def parted(entries: Iterable[Entry]) -> tuple[list[Entry], list[Given]]:
    """The lines of a journal as what the rules asked for, and the orders given in between."""
    asked: list[Entry] = []
    given: list[Given] = []
    for entry in entries:
        if entry.kind == STANDING:
            given.append(Given(len(asked), entry.seat, entry.label, entry.value))
        else:
            asked.append(entry)
    return asked, given


def merged(entries: list[Entry], given: Sequence[Given]) -> list[Entry]:
    """The lines of a journal again: each order before the entry that came after it."""
    lines: list[Entry] = []
    done = 0
    for order in given:
        lines += entries[done : order.place]
        done = max(done, order.place)
        lines.append(order.entry)
    return lines + entries[done:]


def checked(orders: Sequence[AnyOrder], given: Sequence[Given], game: object) -> Standing:
    """The orders of a journal of *game*; one that it does not know, or a value, is a mismatch."""
    standing = Standing(orders)
    for number, order in enumerate(given):
        try:
            standing = standing.with_order(order, game)
        except IllegalAnswer as refusal:
            raise JournalMismatch(f"Line {order.place + number + 2} of the journal is an order: {refusal}") from None
    return standing


def usual(orders: Sequence[AnyOrder], seats: Iterable[Seat]) -> list[Entry]:
    """The orders that a new game of people begins with, for each of *seats*."""
    return [given for seat in seats for given in _lines(seat, {order.code: order.default for order in orders})]


def tacit(orders: Sequence[AnyOrder], seats: Iterable[Seat]) -> list[Entry]:
    """Those that hold where nobody has said anything: what hardly anybody wants to be asked."""
    return [given for seat in seats for given in _lines(seat, {order.code: order.tacit for order in orders})]


def _lines(seat: Seat, values: Mapping[str, str]) -> list[Entry]:
    """Journal lines of orders; what the seat wants to be asked needs none."""
    return [Entry(STANDING, seat, code, value) for code, value in values.items() if value != ASK]
