"""What a coach would answer in the place of a person: asked, and nothing comes of it."""

from __future__ import annotations

from contextlib import suppress

from fieldhouse.table.game import G, Note
from fieldhouse.table.journal import BY_HAND
from fieldhouse.table.live import LiveTable
from fieldhouse.table.question import AnyCoach, Ask, Coach, IllegalAnswer, S, Seen
from fieldhouse.table.seat import Seat
from fieldhouse.table.session import Session
from fieldhouse.table.suspended import Suspended


class _Adviser(Coach[Seen]):
    """Thinks as *coach* does, once, and lets nothing go on."""

    def __init__(self, coach: AnyCoach) -> None:
        self.coach = coach
        self.key = ""

    def answer(self, ask: Ask[Seen, S], game: Seen, seat: Seat, subject: S, whim: float) -> int:
        """Keeps what the coach would answer and stops the step there."""
        self.key = ask.key(self.coach.answer(ask, game, seat, subject, whim))
        raise Suspended


class _Silent(Coach[Seen]):
    """Sits where another person is still to answer: what he would say does not count."""

    def answer(self, ask: Ask[Seen, S], game: Seen, seat: Seat, subject: S, whim: float) -> int:
        """The first legal choice, without thinking: what others answer is of no interest."""
        return ask.legal(game, seat, subject)[0]


def advice(session: Session[G, Note], seat: Seat, coach: AnyCoach) -> str:
    """The key that *coach* would answer with to the question of *seat*, with the whim that this question has."""
    begun = session.rests[-1].entries
    adviser = _Adviser(coach)
    coaches: list[AnyCoach | None] = [each or _Silent() for each in session.coaches]
    coaches[seat] = adviser
    by_hand = session.header.dice == BY_HAND
    recorded = session.entries[begun:]
    table = LiveTable(session.history.seed, coaches, recorded, session.sealed, begun, by_hand)
    game = session.deal(table)
    game.restore(session.history.state)
    with suppress(Suspended):
        session.definition.step(game)
    if not adviser.key:
        raise IllegalAnswer("Nothing is asked of you now.")
    return adviser.key
