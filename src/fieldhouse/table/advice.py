"""A question looked at where it is asked: what a coach would answer in a person's place. Nothing comes of it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Generic, TypeVar, cast

from fieldhouse.table.game import G, Note, Playable
from fieldhouse.table.journal import BY_HAND
from fieldhouse.table.live import LiveTable
from fieldhouse.table.question import AnyAsk, AnyCoach, Ask, Coach, IllegalAnswer, S, Seen
from fieldhouse.table.seat import Seat
from fieldhouse.table.session import Session
from fieldhouse.table.suspended import Suspended

T = TypeVar("T")

Look = Callable[[AnyAsk, Playable, Seat, object, float], T]
"""What is made of a question where it is asked: of the ask, the game, the seat, the subject and the whim."""


class _Looker(Coach[Playable], Generic[T]):
    """Looks at a question, once, and lets nothing go on."""

    def __init__(self, look: Look[T]) -> None:
        self.look = look
        self.seen: list[T] = []

    def answer(self, ask: Ask[Playable, S], game: Playable, seat: Seat, subject: S, whim: float) -> int:
        """Keeps what was seen and stops the step there: ``Suspended``."""
        self.seen.append(self.look(ask, game, seat, subject, whim))
        raise Suspended


class _Silent(Coach[Seen]):
    """Sits where another person is still to answer: what he would say does not count."""

    def answer(self, ask: Ask[Seen, S], game: Seen, seat: Seat, subject: S, whim: float) -> int:
        """The first legal choice, without thinking: what others answer is of no interest."""
        return ask.legal(game, seat, subject)[0]


def advice(session: Session[G, Note], seat: Seat, coach: AnyCoach) -> str:
    """The key that *coach* would answer with to the question of *seat*, with the whim that this question has; the step
    is played up to there again in a game of its own. Refused if nothing is asked."""

    def advised(ask: AnyAsk, game: Playable, seat: Seat, subject: object, whim: float) -> str:
        """What the coach would answer there."""
        return ask.key(coach.answer(cast(Ask[Playable, object], ask), game, seat, subject, whim))

    return at_the_question(session, seat, advised)


def at_the_question(session: Session[G, Note], seat: Seat, look: Look[T]) -> T:
    """What *look* sees where *seat* is asked: in a game of its own that is played up to there again. Refused if nothing
    is."""
    begun = session.rests[-1].entries
    looker = _Looker(look)
    coaches: list[AnyCoach | None] = [each or _Silent() for each in session.coaches]
    coaches[seat] = looker
    by_hand = session.header.dice == BY_HAND
    recorded = session.entries[begun:]
    table = LiveTable(session.history.seed, coaches, recorded, session.sealed, begun, by_hand)
    game = session.deal(table)
    game.restore(session.history.state)
    with suppress(Suspended):
        session.definition.step(game)
    if not looker.seen:
        raise IllegalAnswer("Nothing is asked of you now.")
    return looker.seen[0]
