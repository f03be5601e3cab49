"""Let the computer call: this one, the possession, the period, until the next score, the rest; ended at any time.

The server answers one question at a time, when it is asked to: so whoever takes the game back has it at once.
"""

from __future__ import annotations

from typing import Final

from fieldhouse import catalog
from fieldhouse.table.advice import advice
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.refusal import Conflict
from fieldhouse.web import snapshot
from fieldhouse.web.boards import board_of
from fieldhouse.web.room import Room
from fieldhouse.web.spans import ONE, PERIOD, POSSESSION, SCORE, STOP

WATCHED: Final = {POSSESSION: "ball", PERIOD: "period", SCORE: "score"}
"""What must have changed for a span to be over."""


def let_call(room: Room, seat: int, turn: str, until: str) -> None:
    """The computer answers for *seat*, unless what it was to do is done; *until* is how far it goes."""
    with room.lock:
        begun = delegated(room, seat)
        if until == STOP or (begun and begun["until"] == until and _is_over(room, begun)):
            room.delegate(seat, None)
            return
        if not begun or begun["until"] != until:
            begun = {"until": until, "mark": _mark(room)}
        if room.question(seat) is None:
            raise Conflict("Nothing is asked of you now: you have answered, or it is another's turn.")
        coach = catalog.coach(room.header.game, catalog.level(room.definition, None))
        room.answer(seat, turn, advice(room.session, seat, coach), None if _is_over(room, begun) else begun)


def delegated(room: Room, seat: int | None) -> PlainReport | None:
    """What the computer calls for a seat, and until when."""
    found: PlainReport | None = room.facts.get("delegated", {}).get(str(seat))
    return found


def _is_over(room: Room, begun: PlainReport) -> bool:
    """Has what a seat asked to be played come to its end?"""
    until = begun["until"]
    if room.session.over or until == ONE:
        return True
    return until in WATCHED and _mark(room)[WATCHED[until]] != begun["mark"][WATCHED[until]]


def _mark(room: Room) -> PlainReport:
    """Where the game stands, as far as spans are counted: who has the ball or the turn, the period, the score."""
    board = board_of(room.header.game).view(snapshot.now(room.session), None)
    sides = board.get("teams") or board.get("owners") or []
    return {
        "ball": [bool(side.get("has_ball") or side.get("is_at_turn")) for side in sides],
        "period": board.get("period") or board["situation"],
        "score": list(room.session.game.score),
    }
