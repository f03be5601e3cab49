"""What the people at a table must agree on: to take the last answer back, and to make it a practice game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.table.journal import BY_HAND, DRAW, ORDER, ROLL, SECRET, Entry
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.refusal import Conflict
from fieldhouse.table.seat import Seat
from fieldhouse.web.room import Room

UNDO, PRACTICE = "undo", "practice"
SEEN: Final = "Dice, cards or calls have been seen since: only in a practice game can that be taken back."


def propose(room: Room, seat: Seat, what: str) -> None:
    """Ask the others to take the last answer back, or to make this a practice game, and keep it in the room; who sits
    alone, or takes back his own sealed call, need not ask. Refused if there is nothing to take back, what followed has
    been seen, or it is a practice game already."""
    with room.lock:
        if what == UNDO and seat in room.session.sealed:
            room.change(lambda: _unseal(room, seat))
            return
        fault = _undo_fault(room) if what == UNDO else "It is a practice game already." if room.is_practice else ""
        if fault:
            raise Conflict(fault)
        _settle(room, {"name": f"{room.changes}-{what}", "what": what, "by": seat, "agreed": [seat]})


def reply(room: Room, seat: Seat, name: str, is_agreed: bool) -> None:
    """Agree to what another proposes, or refuse it: with the last who agrees it is done, and kept in the room. *name*
    is the proposal's; refused if nothing, or something else, is proposed by now."""
    with room.lock:
        proposal = room.proposal
        if proposal is None:
            raise Conflict("Nothing is proposed now.")
        if proposal.get("name") != name:
            raise Conflict("That is not proposed any more; something else is: look again.")
        if not is_agreed:
            room.change(lambda: room.note(proposal=None))
        elif seat not in proposal["agreed"]:
            _settle(room, {**proposal, "agreed": [*proposal["agreed"], seat]})


def can_take_back(room: Room, seat: Seat) -> bool:
    """His own sealed call, or what nobody has seen the end of: then there is a button for it.

    Nothing is played again, as long as it is known where the last answer stands.
    """
    if room.session.over:
        return False
    if seat in room.session.sealed:
        return True
    place: int | None = room.facts.get("answered_at")
    return not _undo_fault(room) if place is None else not _was_seen_since(room, place)


def was_seen(entries: Sequence[Entry], is_by_hand: bool) -> bool:
    """Has chance spoken, or has a secret call been shown? Real dice that were typed in wrongly may be typed again."""
    telling = (DRAW, ORDER, SECRET) if is_by_hand else (ROLL, DRAW, ORDER, SECRET)
    return any(entry.kind in telling for entry in entries)


def _settle(room: Room, proposal: PlainReport) -> None:
    """Do what was proposed if everybody has agreed; else keep who has."""
    if set(proposal["agreed"]) < set(room.people):
        room.change(lambda: room.note(proposal=proposal))
    elif proposal["what"] == PRACTICE:
        room.change(lambda: room.note(proposal=None, practice=True))
    else:
        place = room.session.last_turn
        room.change(lambda: _go_back(room, place))


def _undo_fault(room: Room) -> str:
    """Why the last answer cannot be taken back; nothing if it can."""
    if not room.session.turns:
        return "There is nothing to take back."
    return SEEN if _was_seen_since(room, room.session.last_turn) else ""


def _was_seen_since(room: Room, place: int) -> bool:
    """Has anything been seen since, that could not be unseen? In practice nothing counts."""
    return not room.is_practice and was_seen(room.session.entries[place:], room.header.dice == BY_HAND)


def _go_back(room: Room, place: int) -> None:
    """Take the session back to that place; proposals and the turn's name are gone."""
    room.session.go_back(place)
    room.note(proposal=None, epoch=room.facts.get("epoch", 0) + 1, answered_at=None)


def _unseal(room: Room, seat: Seat) -> None:
    """Nobody has seen this choice: it may be taken back without asking. The others' stay sealed."""
    others = {other: entry.value for other, entry in room.session.sealed.items() if other != seat}
    room.session.undo()
    for other, key in others.items():
        room.session.answer(other, key)
    room.note(epoch=room.facts.get("epoch", 0) + 1, answered_at=None)
