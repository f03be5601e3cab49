"""What a seat may see of a room, as plain values: the same for pages and for programs."""

from __future__ import annotations

from typing import Any, Final

from fieldhouse.store.fairness import hash_of
from fieldhouse.store.saved import PERSON
from fieldhouse.table.question import AnyAsk, Json, NumberAsk, Question
from fieldhouse.table.seat import Seat, all_seats, seated
from fieldhouse.web import snapshot
from fieldhouse.web.boards import board_of
from fieldhouse.web.delegation import delegated
from fieldhouse.web.foresight import has_prospects
from fieldhouse.web.live_chances import rough_chances
from fieldhouse.web.room import Room
from fieldhouse.web.taking_back import can_take_back
from fieldhouse.web.teams import title_of

RECENT: Final = 40
"""Lines of the play-by-play that are sent with every view."""
SHORTCUTS: Final = "123456789abcdefghijklmnopqrstuvwxyz"
RESERVED: Final = "uwlbrvso"
"""Letters that the table itself listens to."""
LETTERS: Final = "".join(letter for letter in SHORTCUTS if letter not in RESERVED)


def view(room: Room, seat: Seat | None) -> Json:
    """The room as *seat* sees it, worked out once after every change and kept in the room; without a seat, as anybody
    does. Team titles are the library's. May start a thread or process for the chances, as the room does."""
    with room.lock:
        if seat not in room.seen:
            room.seen[seat] = _view(room, seat)
        return room.seen[seat]


def _view(room: Room, seat: Seat | None) -> Json:
    """All that a client is told of a table, as *seat* may see it; team titles are the library's. May start a thread or
    process for the chances, as the room does."""
    session = room.session
    play = len(session.rests) - 1
    chances = room.foretold(room, play)
    return {
        "table": room.id,
        "game": room.header.game,
        "title": room.definition.title,
        "version": room.changes,
        "turn": room.turn,
        "over": session.over,
        "winner": session.game.winner if session.over else None,
        "score": list(session.game.score),
        "seat": seat,
        "seats": seats(room),
        "waiting_for": room.waiting_for,
        "question": _question(room, seat),
        "roll": roll(room) if seat is not None else None,
        "sealed": session.sealed[seat].value if seat in session.sealed else None,
        "proposal": _proposal(room, seat),
        "delegated": (delegated(room, seat) or {}).get("until"),
        "can_undo": seat is not None and can_take_back(room, seat),
        "practice": room.is_practice,
        "has_sheets": not room.has_secrets,
        "has_review": session.over and room.definition.is_graded,
        "has_odds": has_prospects(room, seat),
        "plays": play,
        "chances": chances,
        "rough_chances": rough_chances(room, play) if chances is None else None,
        "board": board_of(room.header.game).view(snapshot.now(session, heard_by(room, seat)), seat),
        "recent": [line.text for line in room.play_by_play.through(play, RECENT)],
        "dice": dice(room),
    }


def heard_by(room: Room, seat: Seat | None) -> int:
    """The rest point that a seat had seen when it answered last: what came after it is news."""
    before = len(room.session.rests) - 2
    heard: int = room.facts.get("heard", {}).get(str(seat), before)
    return min(heard, before)


def dice(room: Room) -> Json:
    """The promise from the beginning, the seed once the game is over; as text, since many programs count less far.

    For each seat what it has sealed, and what it has given: null while that is awaited.
    """
    header, pot = room.header, room.pot
    given, _ = pot.by_seat(len(header.seats))
    waits_for = [] if header.is_ready else list(pot.missing)
    return {
        "source": header.dice,
        "scheme": header.scheme,
        "hash": hash_of(header),
        "seed": str(header.seed) if room.session.over else None,
        "people": list(room.people),
        "seals": [pot.seals.get(seat, "") for seat in all_seats(len(header.seats))],
        "given": [None if seat in waits_for else text for seat, text in seated(given)],
        "waits_for": waits_for,
    }


def seats(room: Room) -> Json:
    """Who sits where, and who is waited for; team titles from the library."""
    names, strengths = room.facts.get("names", {}), room.definition.strengths
    waited = room.waiting_for
    return [
        {
            "seat": seat,
            "name": room.definition.seats[seat],
            "team": team,
            "title": title_of(room.header.game, team),
            "who": "person" if who == PERSON else "computer",
            "level": None if who == PERSON else who,
            "strength": strengths[who].words if who in strengths else None,
            "player": names.get(str(seat), ""),
            "is_waited_for": seat in waited,
            "has_sealed": seat in room.session.sealed,
        }
        for seat, (team, who) in seated(zip(room.header.teams, room.header.seats, strict=True))
    ]


def _question(room: Room, seat: Seat | None) -> Json:
    """The seat's question with its answers; None if it is asked nothing."""
    question = room.question(seat)
    if question is None:
        return None
    is_first = question is room.session.questions[0] or question.is_secret
    return {
        "name": question.name,
        "prompt": question.prompt,
        "secret": question.is_secret,
        "optional": not is_first,
        "default": question.default,
        "orders": room.session.standing.offers(question.seat, question.name),
        "hindrances": room.session.standing.hindrances(room.session.game, question.seat),
        **_answers(room, question),
    }


def _answers(room: Room, question: Question) -> Json:
    """Options, each with its letter and what speaks against it, and the rows they stand in; or the least, the most and
    the step of a number. Looks at the room and changes nothing."""
    ask = next(ask for ask in room.definition.asks if ask.name == question.name)
    if isinstance(ask, NumberAsk):
        keys = [int(option.key) for option in question.options]
        step = keys[1] - keys[0] if len(keys) > 1 else 1
        return {"number": {"least": keys[0], "most": keys[-1], "step": step}, "options": [], "rows": []}
    shortcuts, doubts = _shortcuts(ask, question), room.definition.pages.second_thoughts(question)
    return {
        "number": None,
        "options": [
            {**option.to_json(), "shortcut": shortcuts.get(option.key, ""), "doubt": doubts.get(option.key, "")}
            for option in question.options
        ],
        "rows": [list(row) for row in room.definition.pages.rows(question)],
    }


def _shortcuts(ask: AnyAsk, question: Question) -> dict[str, str]:
    """The letters of answers. They belong to the answer, whatever else is legal, where there are letters for all."""
    keys = ask.keys if len(ask.keys) <= len(LETTERS) else [option.key for option in question.options]
    return dict(zip(keys, LETTERS, strict=False))


def roll(room: Room) -> Json:
    """Real dice are wanted: which, what for, and how they are read; None if none are."""
    wanted = room.session.wanted_roll
    if wanted is None:
        return None
    name = wanted.dice.name
    return {
        "dice": name,
        "label": wanted.label,
        "help": room.definition.pages.dice_help(name),
        "readings": [reading for reading, _ in wanted.dice.weights],
    }


def _proposal(room: Room, seat: Seat | None) -> Json:
    """What the people are to agree to, and whether *seat* has already."""
    proposal: Any = room.proposal
    if proposal is None:
        return None
    return {**proposal, "is_mine": seat in proposal["agreed"]}
