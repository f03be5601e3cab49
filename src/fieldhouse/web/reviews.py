"""Games that are over, graded in a process of its own: two teams that never met must be solved first."""

from __future__ import annotations

from concurrent.futures import Future
from functools import partial
from threading import Lock
from typing import Final

from fieldhouse.store import saved
from fieldhouse.table.journal import loads
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.refusal import Refusal
from fieldhouse.web.room import Room
from fieldhouse.web.workshop import Workshop

MOST_WAITING: Final = 20
MOST_KEPT: Final = 64


class NotOver(Refusal):
    """Grades are told when nobody can use them any more."""

    status = 409


class NotGraded(Refusal):
    """Nobody knows what a call of this game is worth."""

    status = 404


def graded(text: str) -> PlainReport | None:
    """What ``fieldhouse review`` says of a journal, its pairing solved and shelved if it was not; None if nobody grades
    its kind."""
    return saved.reviewed(loads(text))


class Reviews:
    """The reviews that have been asked for: done, or under way."""

    def __init__(self) -> None:
        self._done: dict[str, PlainReport] = {}
        self._begun: set[str] = set()
        self._lock = Lock()
        self._workshop = Workshop("reviews", MOST_WAITING)

    def of(self, room: Room) -> PlainReport | None:
        """The review of a finished game; None while it is under way, which it is as soon as somebody asks. Refused if
        it is not over, such games are not graded, too many wait, or the server is closing."""
        if not room.definition.is_graded:
            raise NotGraded(f"Games of {room.definition.title} are not graded yet.")
        with room.lock:
            if not room.session.over:
                raise NotOver("The game is graded when it is over.")
            key, journal = f"{room.id} {room.facts.get('epoch', 0)}", room.session.journal
        with self._lock:
            if key in self._done or key in self._begun:
                return self._done.get(key)
            self._begun.add(key)
        try:
            future = self._workshop.do(graded, journal.dumps())
        except Refusal:
            self._begun.discard(key)
            raise
        future.add_done_callback(partial(self._take, key))
        return None

    def _take(self, key: str, done: Future[PlainReport]) -> None:
        """Keep a finished review in memory; what went wrong is begun again by whoever asks next."""
        with self._lock:
            self._begun.discard(key)
            if not done.cancelled() and done.exception() is None:
                self._done[key] = done.result()
                while len(self._done) > MOST_KEPT:
                    del self._done[next(iter(self._done))]

    def close(self) -> None:
        """Ends the process that reviews."""
        self._workshop.close()
