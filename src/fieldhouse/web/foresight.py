"""Odds at the call: what each legal answer promises, for the seat that is asked, where the table allows it."""

from __future__ import annotations

from threading import Lock
from typing import Final

from fieldhouse.table.advice import Look, at_the_question
from fieldhouse.table.pages import Prospects
from fieldhouse.table.refusal import Conflict
from fieldhouse.table.seat import Seat
from fieldhouse.web.room import Room

NOBODY_SEES: Final = "At this table people play each other without odds: who sets one up may allow them."
_ONE_AT_A_TIME: Final = Lock()
"""A table of odds takes up to a second of the processor, which answers must not wait for."""


def has_prospects(room: Room, seat: Seat | None) -> bool:
    """Is there anything to open beside the question of a seat?"""
    question = room.question(seat)
    return question is not None and question.name in room.definition.pages.foretold and room.shows_odds


def prospects(room: Room, seat: Seat) -> Prospects | None:
    """What the answers to the question of *seat* promise, worked out once; None if nothing is known of them. Refused at
    a table where nobody may see them."""
    if not room.shows_odds:
        raise Conflict(NOBODY_SEES)
    place = "prospects", seat
    with room.lock:
        question, turn = room.question(seat), room.turn
        if question is None or place in room.seen:
            known: Prospects | None = room.seen.get(place)
            return known
    with _ONE_AT_A_TIME:
        found = room.definition.pages.prospects(room.header, question)
    with room.lock:
        if room.turn != turn:
            return found
        if found is None and question.name in room.definition.pages.foretold:
            found = at_the_question(room.session, seat, _weigher(room))
        room.seen[place] = found
    return found


def _weigher(room: Room) -> Look[Prospects | None]:
    """How the pages of a room's game weigh the answers to a question where it is asked."""
    weighed = room.definition.pages.weighed
    return lambda ask, game, seat, subject, whim: weighed(ask, game, seat, subject)
