"""A moment of a game: where it stands, and the last thing that happened. Boards are drawn of moments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fieldhouse.table.game import Definition, Playable
from fieldhouse.table.journal import DRAW, ROLL, Entry, Header
from fieldhouse.table.question import Json
from fieldhouse.table.session import Session
from fieldhouse.table.table import Table


class Dealt:
    """The definition of a session whose charts have been read once: to run a step again costs no reading of files."""

    def __init__(self, session: Session) -> None:
        self.deal = session.deal
        self.step = session.definition.step

    def restore(self, header: Header, table: Table, state: Json) -> Playable:
        game: Playable = self.deal(table)
        game.restore(state)
        return game


@dataclass(frozen=True)
class Moment:
    """``before`` is the rest point of the last step, ``entries`` its journal, whole or as far as it goes."""

    definition: Definition[Any]
    dealt: Dealt
    header: Header
    game: Playable
    notes: Sequence[Any]
    before: Json
    entries: Sequence[Entry]
    skipped: int
    is_over: bool


def now(session: Session) -> Moment:
    """The session as it stands: within a play if chance has already spoken in it, else after the last one."""
    rests = session.rests
    begun = session.entries[rests[-1].entries :]
    if len(rests) > 1 and not any(entry.kind in (ROLL, DRAW) for entry in begun):
        return _moment(session, session.game, len(rests) - 1)
    last = rests[-1]
    return Moment(
        session.definition, Dealt(session), session.header, session.game, session.notes, last.state, begun,
        last.entries, session.over,
    )  # fmt: skip


def at(session: Session, play: int) -> Moment:
    """The rest point number *play*, counted from 0, which is before the game."""
    if play == len(session.rests) - 1:
        game = session.game if session.over else _restored(session, play)
    else:
        game = _restored(session, play)
    if play:
        return _moment(session, game, play)
    return Moment(session.definition, Dealt(session), session.header, game, (), session.rests[0].state, (), 0, False)


def _restored(session: Session, play: int) -> Playable:
    game: Playable = session.deal(Table())
    game.restore(session.rests[play].state)
    return game


def _moment(session: Session, game: Playable, play: int) -> Moment:
    before, after = session.rests[play - 1], session.rests[play]
    return Moment(
        session.definition,
        Dealt(session),
        session.header,
        game,
        session.notes[: after.notes],
        before.state,
        session.entries[before.entries : after.entries],
        before.entries,
        game.over,
    )
