"""A game that stops at every question until somebody answers: the rules run on a stack of their own.

Every request takes one number of the seed, as at any table, so the same seed and the same answers give the same game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from greenlet import greenlet  # type: ignore[import-untyped]

from fieldhouse.table.question import AnyCoach, Ask, G, Json, S
from fieldhouse.table.seat import Seat
from fieldhouse.table.table import BatchTable, Request, Subject, Table, aside

AnyRequest: TypeAlias = Request[Subject]
"""What is asked of a seat, whatever the game."""
Requests: TypeAlias = tuple[AnyRequest, ...]


class Learnable(Protocol):
    """A game, as far as a learner has to do with it."""

    @property
    def over(self) -> bool:
        """Nothing more can be played."""

    def view(self, seat: Seat) -> Json:
        """All that *seat* may see now."""


L = TypeVar("L", bound=Learnable)


class WaitingTable(BatchTable):
    """Where a seat has no coach, *wait* is told what is asked and gives the choices."""

    def __init__(
        self, seed: int, coaches: Sequence[AnyCoach | None], wait: Callable[[Requests], tuple[int, ...]]
    ) -> None:
        super().__init__(seed, ())
        self.seated = coaches
        self.wait = wait

    def ask(self, ask: Ask[G, S], game: G, seat: Seat, subject: S) -> int:
        """Asked as all secret questions are (``ask_secretly``)."""
        return self.ask_secretly(game, (ask, seat, subject))[0]

    def ask_both(
        self, game: G, ask: Ask[G, None], seat: Seat, other_ask: Ask[G, None], other_seat: Seat
    ) -> tuple[int, int]:
        choice, other = self.ask_secretly(game, (ask, seat, None), (other_ask, other_seat, None))
        return choice, other

    def ask_secretly(self, game: G, *requests: Request[G]) -> tuple[int, ...]:
        """Seats with a coach are answered for; the others are waited for together."""
        whims = [self.random() for _ in requests]
        open_requests = tuple(request for request in requests if self.seated[request[1]] is None)
        given = iter(self.wait(open_requests) if open_requests else ())
        return tuple(
            [self._choice(game, request, whim, given) for request, whim in zip(requests, whims, strict=True)]
        )  # fmt: skip

    def ask_any(
        self, game: G, request: Request[G], others: Sequence[Request[G]] = (), patient: bool = False
    ) -> tuple[Seat, int]:
        """The others are asked in turn whether they speak, then whoever is asked."""
        whim = self.random()
        for place, other in enumerate(others):
            choice = self._one(game, other, aside(whim, place))
            if choice:
                return other[1], choice
        return request[1], self._one(game, request, whim)

    def _one(self, game: G, request: Request[G], whim: float) -> int:
        """The choice of one seat, waited for if nobody coaches it."""
        given = iter(self.wait((request,)) if self.seated[request[1]] is None else ())
        return self._choice(game, request, whim, given)

    def _choice(self, game: G, request: Request[G], whim: float, given: Iterator[int]) -> int:
        """The coach's choice, or the next of those given."""
        ask, seat, subject = request
        coach = self.seated[seat]
        if coach is not None:
            return coach.answer(ask, game, seat, subject, whim)
        return next(given)


class UnderWay(Generic[L]):
    """A game of a learner: ``asked`` is what it waits for, empty when it is over."""

    def __init__(
        self, step: Callable[[L], None], deal: Callable[[Table], L], seed: int, coaches: Sequence[AnyCoach | None]
    ) -> None:
        """Plays on, step by step, to the first question that no coach answers."""
        self._learner = greenlet.getcurrent()
        self.game = deal(WaitingTable(seed, coaches, self._wait))
        self._rules = greenlet(lambda _: self._play(step))
        self.asked: Requests = ()
        self._go_on(())

    def answer(self, choices: tuple[int, ...]) -> None:
        """Give all choices that are waited for; the game goes on to the next question or to its end."""
        self._go_on(choices)

    def _go_on(self, choices: tuple[int, ...]) -> None:
        """Hand the choices to the rules; they, and coaches, run until a learner is asked, which is kept."""
        self._learner = greenlet.getcurrent()
        found: Requests | None = self._rules.switch(choices)
        self.asked = found or ()

    def _wait(self, requests: Requests) -> tuple[int, ...]:
        """Runs on the rules' stack: hand over to the learner until it comes back with choices."""
        choices: tuple[int, ...] = self._learner.switch(requests)
        return choices

    def _play(self, step: Callable[[L], None]) -> Requests:
        """Play the game on to its end, in the greenlet of the rules; nothing is asked then."""
        while not self.game.over:
            step(self.game)
        return ()


AnyPlay: TypeAlias = UnderWay[Any]
"""A game of a learner, whichever."""
