"""What a card in the hand may be used for now: every answer is tried by the rules, and nothing comes of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from fieldhouse.table.journal import BY_HAND
from fieldhouse.table.live import LiveTable
from fieldhouse.table.question import AnyCoach, Ask, Coach, Question, S, Seen
from fieldhouse.table.refusal import Conflict
from fieldhouse.table.seat import Seat
from fieldhouse.table.suspended import Suspended
from fieldhouse.web.room import Room

MOST_AT_ONCE: Final = 3
"""Answers that a click gives: what to do, with which card, upon whom."""


class Use(NamedTuple):
    """The answers that use a card so, and what the first of them says."""

    keys: tuple[str, ...]
    label: str
    help: str


class _Trial(Coach[Seen]):
    """Answers once, with *key*; what it is asked next it keeps, and lets nothing go on."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.asked: Question | None = None

    def answer(self, ask: Ask[Seen, S], game: Seen, seat: Seat, subject: S, whim: float) -> int:
        """The key, if it has not been given yet; else the step is stopped here: ``Suspended``."""
        if self.key:
            key, self.key = self.key, ""
            return ask.checked(game, seat, subject, key)
        self.asked = ask.question(game, seat, subject)
        raise Suspended


def uses(room: Room, seat: Seat, card: str, hand: Collection[str]) -> list[Use]:
    """What *seat* may do with a card of its *hand*, in the order of its question; nothing if it is not asked now."""
    with room.lock:
        question = room.question(seat)
        if question is None:
            return []
        options = {option.key: option for option in question.options}
        if card in options and _are_cards(options, hand):
            return [Use((card,), options[card].label, options[card].help)]
        return [
            Use((option.key, card), option.label, option.help)
            for option in question.options
            if card in (cards := _asked_next(room, seat, option.key)) and _are_cards(cards, hand)
        ]


def _are_cards(keys: Collection[str], hand: Collection[str]) -> bool:
    """Are these the answers to a question about cards of the hand? Most are; one may be something else to do."""
    return sum(key not in hand for key in keys) <= 1


def answer_all(room: Room, seat: Seat, turn: str, keys: Sequence[str]) -> None:
    """Give several answers in a row, each to the question that the one before it brings; each is kept as if alone.

    Where another is asked meanwhile the rest is refused, and what was answered stands.
    """
    with room.lock:
        for key in keys:
            if turn != room.turn and room.question(seat) is None:
                raise Conflict("Another is asked first: go on when it is your turn again.")
            room.answer(seat, turn, key)
            turn = room.turn


def _asked_next(room: Room, seat: Seat, key: str) -> frozenset[str]:
    """The answers to what a seat would be asked next after *key*, if nothing falls and nobody acts in between."""
    session, trial = room.session, _Trial(key)
    begun = session.rests[-1].entries
    coaches: list[AnyCoach | None] = list(session.coaches)
    coaches[seat] = trial
    recorded = session.entries[begun:]
    table = LiveTable(session.history.seed, coaches, recorded, session.sealed, begun, session.header.dice == BY_HAND)
    game = session.deal(table)
    game.restore(session.history.state)
    with suppress(Suspended):
        session.definition.step(game)
    is_next = len(table.entries) == len(recorded) + 1
    return frozenset(option.key for option in trial.asked.options) if trial.asked and is_next else frozenset()
