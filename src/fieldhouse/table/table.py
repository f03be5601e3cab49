"""The table: where dice are thrown, cards drawn, seats asked, and all is written down.

A rule knows only :class:`Table`. Which table it sits at decides where chance and choices come from.
Every request (a roll, a draw, one seat's answer) takes exactly one number from the game's generator,
whoever answers it. So the generator's place is the number of requests made, a game can be taken up
again anywhere, and taking back a choice brings the same dice again.
"""

from __future__ import annotations

from _random import Random as Generator
from collections.abc import Callable, Sequence
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from fieldhouse.table.dice import CellT, Column, Dice
from fieldhouse.table.journal import ALL_SEATS
from fieldhouse.table.question import AnyCoach, Ask, G, S
from fieldhouse.table.seat import Seat

P = ParamSpec("P")
T = TypeVar("T")
Subject: TypeAlias = Any
"""What a question is about: what the ask beside it takes, which no tuple can say."""
Request: TypeAlias = tuple[Ask[G, Subject], Seat, Subject]
"""A question put secretly: what is asked, which seat, about what."""

BARE: Final = "Nobody plays at this table yet: nothing can be thrown, drawn or asked here."


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The single door for chance and choice.

    Not abstract: a game that nobody plays yet is dealt at a bare one, and whoever throws or asks there has slipped.
    """

    __slots__ = ()

    def roll(self, dice: Dice, label: str) -> int:
        """Throw *dice* and read them."""
        raise NotImplementedError(BARE)

    def look(self, column: Column[CellT], dice: Dice, label: str) -> CellT:
        """Throw *dice* and read the cell beside the reading in *column*."""
        raise NotImplementedError(BARE)

    def draw(self, pile: list[int], label: str, seat: Seat = ALL_SEATS) -> int:
        """Take a card at random out of *pile*; *seat* says who may see which."""
        raise NotImplementedError(BARE)

    def shuffle(self, cards: Sequence[int], label: str) -> list[int]:
        """The *cards* in a new order."""
        raise NotImplementedError(BARE)

    def ask(self, ask: Ask[G, S], game: G, seat: Seat, subject: S) -> int:
        """The choice of *seat*."""
        raise NotImplementedError(BARE)

    def ask_secretly(self, game: G, *requests: Request[G]) -> tuple[int, ...]:
        """The choices of several seats, one of each, all made before any is seen.

        Where nobody waits for a person they are asked one after the other: none hears another.
        """
        return tuple([self.ask(ask, game, seat, subject) for ask, seat, subject in requests])

    def ask_both(
        self, game: G, ask: Ask[G, None], seat: Seat, other_ask: Ask[G, None], other_seat: Seat
    ) -> tuple[int, int]:
        """``ask_secretly`` for two seats, each about nothing but the game as it stands."""
        choice, other_choice = self.ask_secretly(game, (ask, seat, None), (other_ask, other_seat, None))
        return choice, other_choice

    def ask_in_turn(
        self, game: G, ask: Ask[G, S], first: Seat, subject: S | None, second: Seat, other_subject: S | None
    ) -> tuple[Seat, int] | None:
        """Ask one seat, and if it keeps still, which is choice 0, the other: who has spoken, and what.

        None in place of a subject: that seat has nothing to choose.
        """
        if subject is not None:
            choice = self.ask(ask, game, first, subject)
            if choice:
                return first, choice
        if other_subject is not None:
            choice = self.ask(ask, game, second, other_subject)
            if choice:
                return second, choice
        return None

    def ask_any(
        self, game: G, request: Request[G], others: Sequence[Request[G]] = (), patient: bool = False
    ) -> tuple[Seat, int]:
        """The seat that speaks, and its choice: the one that is asked, or any other that speaks up before it answers.

        Another seat's choice 0 is to keep still. It is one number of the generator and one line of the journal,
        whoever speaks. A computer that is asked answers at once, unless the table is *patient*: then it waits for
        every person among the others to speak, if only to keep still, and the rule does not ask that seat again.
        """
        raise NotImplementedError(BARE)

    def note(self, note: object, /) -> None:
        """Write down what happened, for people and statistics. Nothing a rule may read back."""

    def staged(self, rule: Callable[P, T]) -> Callable[P, T]:
        """*rule*, a part of a play that depends on its values alone: the exact table works out each once."""
        return rule

    def stage(self, rule: Callable[..., T], *values: object) -> T:
        """*rule* with *values*, on which alone it may depend: the exact table works each out once (``staged``)."""
        return self.staged(rule)(*values)

    def last(self, rule: Callable[..., T], *values: object, then: Callable[[T], T] | None = None) -> T:
        """As ``stage``, for the very last thing a stage does (a tail call): its value, after *then*, is the stage's.
        Rolls and asks as *rule* does.

        The exact table need not come back for each value, which is most of its work where a stage has many.
        """
        value = rule(*values)
        return then(value) if then else value


@mypyc_attr(allow_interpreted_subclasses=True)
class BatchTable(Table):
    """Many games, fast: dice from a seed, a coach in every seat, no journal; *keep* is given every note.

    The generator is the one that ``random.Random`` is made of: it gives the same numbers, and they are most of what
    a table does.
    """

    __slots__ = ("coaches", "keep", "random")

    def __init__(self, seed: int, coaches: Sequence[AnyCoach], keep: Callable[..., None] | None = None) -> None:
        self.random: Callable[[], float] = Generator(seed).random
        self.coaches: list[AnyCoach] = list(coaches)
        self.keep = keep

    def roll(self, dice: Dice, label: str) -> int:
        """One number of the generator a roll."""
        return dice.readings[int(self.random() * dice.size)]

    def look(self, column: Column[CellT], dice: Dice, label: str) -> CellT:
        """One number of the generator, as for ``roll``."""
        return column.by_reading[dice.readings[int(self.random() * dice.size)]]

    def draw(self, pile: list[int], label: str, seat: Seat = ALL_SEATS) -> int:
        """A card of the pile, which loses it."""
        return take(pile, self.random())

    def shuffle(self, cards: Sequence[int], label: str) -> list[int]:
        """A new list; *cards* stays as it is. One number of the generator."""
        return shuffled(cards, self.random())

    def ask(self, ask: Ask[G, S], game: G, seat: Seat, subject: S) -> int:
        """The seat's coach answers; one number of the generator is his whim."""
        return self.coaches[seat].answer(ask, game, seat, subject, self.random())

    def ask_both(
        self, game: G, ask: Ask[G, None], seat: Seat, other_ask: Ask[G, None], other_seat: Seat
    ) -> tuple[int, int]:
        """As ``ask_secretly`` for two, without the tuples."""
        return self.ask(ask, game, seat, None), self.ask(other_ask, game, other_seat, None)

    def ask_any(
        self, game: G, request: Request[G], others: Sequence[Request[G]] = (), patient: bool = False
    ) -> tuple[Seat, int]:
        """Those who may object are heard first; one number of the generator serves all."""
        draw = self.random()
        for place, (ask, seat, subject) in enumerate(others):
            choice = self.coaches[seat].answer(ask, game, seat, subject, aside(draw, place))
            if choice:
                return seat, choice
        ask, seat, subject = request
        return seat, self.coaches[seat].answer(ask, game, seat, subject, draw)

    def note(self, note: object, /) -> None:
        """Given to whoever keeps notes, if anybody does."""
        if self.keep is not None:
            self.keep(note)


def aside(draw: float, place: int) -> float:
    """A number of its own for whoever might speak up, from the one draw of the request."""
    return draw * (1009 + 2 * place) % 1.0


def take(pile: list[int], draw: float) -> int:
    """Take the card that *draw* points at; the last card fills its place."""
    cards: int = len(pile)
    at = int(draw * cards)
    card = pile[at]
    pile[at] = pile[-1]
    pile.pop()
    return card


def shuffled(cards: Sequence[int], draw: float) -> list[int]:
    """The order that *draw* stands for, by a generator of its own.

    Only ``random()`` of an integer seed is promised to stay the same in every Python, hence not ``shuffle``.
    """
    order = list(cards)
    generator = Generator(int(draw * 2**53))
    for last in range(len(order) - 1, 0, -1):
        at = int(generator.random() * (last + 1))
        order[at], order[last] = order[last], order[at]
    return order
