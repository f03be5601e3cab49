"""A moment of a game: where it stands, and the last thing that happened. Boards are drawn of moments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeAlias

from fieldhouse.table.game import Definition, G, Note, Playable
from fieldhouse.table.journal import DRAW, ROLL, Header
from fieldhouse.table.session import Session
from fieldhouse.table.table import Table
from fieldhouse.table.throws import Throw

MOST_QUIET_PLAYS: Final = 12
"""With so many plays without dice at its end a game may be told without any."""
MOST_LOOKED_BACK: Final = 40
"""Of so many plays the one that mattered is looked for."""


@dataclass(frozen=True)
class Moment(Generic[G, Note]):
    """``throws`` are those of the last step, which may be under way, or of an earlier one that mattered more: then
    ``told`` is what was written down of that."""

    definition: Definition[G, Note]
    header: Header
    game: G
    notes: Sequence[Note]
    throws: Sequence[Throw]
    told: Note | None = None


AnyMoment: TypeAlias = Moment[Playable, object]
"""A moment of a game that a client found by its name."""


def now(session: Session[G, Note], heard: int | None = None) -> Moment[G, Note]:
    """The session as it stands: within a play if chance has already spoken in it, else after the last one, with the
    throws of the play that mattered most since rest point *heard*. Older steps are played again, which the session
    remembers."""
    rests = session.rests
    begun, last = session.entries[rests[-1].entries :], len(rests) - 1
    if last and not any(entry.kind in (ROLL, DRAW) for entry in begun):
        play, told = _most_prominent(session, last - 1 if heard is None else heard, last)
        if play < last:
            return Moment(
                session.definition,
                session.header,
                session.game,
                session.notes,
                session.throws_of(play),
                told[0] if told else None,
            )
        return _moment(session, session.game, last)
    return Moment(session.definition, session.header, session.game, session.notes, session.throws_of(len(rests)))


def at_rest(session: Session[G, Note]) -> G:
    """The game at its last rest point, or as it stands if only choices have been made since."""
    rests = session.rests
    if any(entry.kind in (ROLL, DRAW) for entry in session.entries[rests[-1].entries :]):
        return _restored(session, len(rests) - 1)
    return session.game


def at(session: Session[G, Note], play: int) -> Moment[G, Note]:
    """The moment of rest point *play*, counted from 0, which is before the game; played again if it is not at hand."""
    if play == len(session.rests) - 1:
        game = session.game if session.over else _restored(session, play)
    else:
        game = _restored(session, play)
    if play:
        return _moment(session, game, play)
    return Moment(session.definition, session.header, game, (), ())


def _most_prominent(session: Session[G, Note], heard: int, last: int) -> tuple[int, Sequence[Note]]:
    """Of the plays after rest point *heard* the last of those that matter most, and the note of it, if there is one."""
    found: tuple[int, int, Sequence[Note]] = (0, last, ())
    for play in range(max(heard, last - MOST_LOOKED_BACK) + 1, last + 1):
        for note in session.notes[session.rests[play - 1].notes : session.rests[play].notes]:
            if (prominence := session.definition.prominence(note)) >= found[0]:
                found = prominence, play, (note,)
    return found[1], found[2]


def _restored(session: Session[G, Note], play: int) -> G:
    """The game at the rest point of that number, at a table of nobody. If its state is not at hand some steps are
    played again, which the session remembers.
    """
    game = session.deal(Table())
    game.restore(session.state_at(play))
    return game


def _moment(session: Session[G, Note], game: G, play: int) -> Moment[G, Note]:
    """One moment as boards read it: the game, the notes until then, and the play's throws."""
    notes = session.notes_before(session.rests[play].notes)
    return Moment(session.definition, session.header, game, notes, _throws_shown(session, play))


def _throws_shown(session: Session[G, Note], play: int) -> Sequence[Throw]:
    """Those of the play; where a game ends without any, by a kneel, those of the last play that had some.

    Older steps are played again, which the session remembers."""
    is_end = session.over and play == len(session.rests) - 1
    earliest = max(play - MOST_QUIET_PLAYS, 0) if is_end else play - 1
    return next((throws for shown in range(play, earliest, -1) if (throws := session.throws_of(shown))), ())
