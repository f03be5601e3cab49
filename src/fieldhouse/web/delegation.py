"""Let the computer call: this one, the possession, the period, the rest, until something happens; ended at any time.

The server answers one question at a time, when it is asked to: so whoever takes the game back has it at once.
"""

from __future__ import annotations

from fieldhouse import catalog
from fieldhouse.table.advice import advice
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.refusal import Conflict, Refusal
from fieldhouse.table.seat import Seat
from fieldhouse.web.boards import board_of
from fieldhouse.web.room import Room
from fieldhouse.web.spans import INJURY, ONE, REST, STOP


def let_call(room: Room, seat: Seat, turn: str, until: str) -> None:
    """The computer answers for *seat*, unless what it was to do is done; *until* is how far it goes. Refused if the
    game knows no such end, or nothing is asked of the seat."""
    with room.lock:
        if until not in (ONE, REST, STOP, *_landmarks(room)):
            raise Refusal(f"In {room.definition.title} nobody waits for {until!r}.")
        begun = delegated(room, seat)
        if not begun or begun["until"] != until:
            begun = {"until": until, "mark": _landmarks(room)}
        if until == STOP or (until != ONE and _goes_on(room, begun) is None):
            room.delegate(seat, None)
            return
        if room.question(seat) is None:
            raise Conflict("Nothing is asked of you now: you have answered, or it is another's turn.")
        coach = catalog.coach_of(room.header, catalog.level(room.definition, None))
        room.answer(seat, turn, advice(room.session, seat, coach), lambda: _goes_on(room, begun))


def delegated(room: Room, seat: Seat | None) -> PlainReport | None:
    """What the computer calls for a seat, and until when."""
    found: PlainReport | None = room.facts.get("delegated", {}).get(str(seat))
    return found


def _goes_on(room: Room, begun: PlainReport) -> PlainReport | None:
    """What the computer goes on with; None if its span is over. What has passed since is not waited for again."""
    until, seen, now = begun["until"], begun["mark"], _landmarks(room)
    if room.session.over or until == ONE:
        return None
    if until != REST and _is_new(until, seen.get(until), now.get(until)):
        return None
    return {"until": until, "mark": {**seen, **{name: mark for name, mark in now.items() if mark is not None}}}


def _is_new(until: str, seen: object, now: object) -> bool:
    """Has what the span waits for come? The injured may also recover."""
    if until == INJURY:
        return isinstance(now, int) and isinstance(seen, int) and now > seen
    return now is not None and now != seen


def _landmarks(room: Room) -> PlainReport:
    """Where the game stands, as far as spans are counted."""
    return dict(board_of(room.header.game).landmarks(room.session.game))
