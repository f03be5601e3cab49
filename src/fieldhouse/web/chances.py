"""Win chances: told at once by a game that can, else every play is played out again and again from where it stood."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from threading import Lock
from typing import Final

from fieldhouse import catalog
from fieldhouse.table.game import Playable
from fieldhouse.table.journal import Header
from fieldhouse.table.question import Json
from fieldhouse.table.refusal import TooMany
from fieldhouse.table.rollouts import ROLLOUTS, chances_from
from fieldhouse.table.table import Table
from fieldhouse.web.room import Room
from fieldhouse.web.workshop import Ended, Workshop

CHANCE_POINTS: Final = 60
"""Places of a game at which it is played out."""
TOLD_POINTS: Final = 400
"""Places at which a game tells the chance by itself: after every play, but in the longest games."""
AT_A_TIME: Final = 4
MOST_WAITING: Final = 60
"""Of those: the curves of four whole games. Whoever asks again is next."""
MOST_GAMES: Final = 64
Point = tuple[int, list[float]]
"""A play, and the chance of each seat after it."""


def played_out(header: Header, plays: Sequence[int], states: Sequence[Json], is_blind: bool = False) -> list[Point]:
    """The share of roll-outs that each seat wins from each state; who is blind knows nobody's hand."""
    definition = catalog.rules_of(header)
    coaches = [catalog.coach_of(header, definition.stand_in(who)) for who in header.seats or header.teams]
    return [
        (play, chances_from(definition, header, coaches, play, state, is_blind))
        for play, state in zip(plays, states, strict=True)
    ]


def told_at(room: Room, tell: Callable[[Playable], list[float]], state: Json) -> list[float]:
    """The chances at a rest point, worked out in this thread."""
    return tell(room.definition.restore(room.header, Table(), state))


def _places(last: int, most: int) -> tuple[int, ...]:
    """The plays at which a chance is told: so many at most, evenly spread, and the last."""
    return tuple(sorted({*range(0, last, max(1, -(-last // most))), last}))


class Chances:
    """The curves that have been asked for, as far as they have been worked out."""

    def __init__(self) -> None:
        self._points: dict[str, dict[int, list[float]]] = {}
        self._wanted: dict[str, tuple[int, ...]] = {}
        self._lock = Lock()
        self._workshop = Workshop("win chances", MOST_WAITING)

    def curve(self, room: Room) -> Json:
        """The points known by now; what is missing is begun. Points of a formula and of tables are not mixed."""
        with room.lock:
            session = room.session
            tell = room.definition.teller(room.header)
            by_tables = room.definition.teller_at_hand(room.header) is not None
            key = f"{room.id} {room.facts.get('epoch', 0)}{' by tables' * by_tables}"
            plays = _places(len(session.rests) - 1, TOLD_POINTS if tell else CHANCE_POINTS)
            with self._lock:
                known = self._points.setdefault(key, {})
                missing = [play for play in plays if play not in known and play not in self._wanted.get(key, ())]
                self._wanted[key] = (*self._wanted.get(key, ()), *missing)
            if tell:
                told = [(play, told_at(room, tell, session.state_at(play))) for play in missing]
                with self._lock:
                    known.update(told)
                    self._forget_the_oldest()
            elif missing:
                self._begin(key, replace(room.header, seed=0), missing, list(map(session.state_at, missing)))
        return {
            "points": [{"play": play, "chances": known[play]} for play in plays if play in known],
            "of": len(plays),
            "rollouts": 0 if tell else ROLLOUTS,
        }

    def after_stretch(self, room: Room, play: int) -> list[float] | None:
        """The chance of each seat when the last phase up to *play* was over, as one knows it who has seen no hand. What
        is missing is begun, and meanwhile the phase before counts; None if none is known."""
        ends = room.play_by_play.stretch_ends
        passed = ends[: bisect_right(ends, play)]
        key = f"{room.id} {room.facts.get('epoch', 0)} phases"
        with self._lock:
            known = self._points.setdefault(key, {})
            is_new = bool(passed) and passed[-1] not in known and passed[-1] not in self._wanted.get(key, ())
            if is_new:
                self._wanted[key] = (*self._wanted.get(key, ()), passed[-1])
            found = next((known[end] for end in reversed(passed) if end in known), None)
        if is_new:
            state = room.session.state_at(passed[-1])
            self._begin(key, replace(room.header, seed=0), passed[-1:], [state], room.draw_anew)
        return found

    def _begin(
        self, key: str, header: Header, plays: Sequence[int], states: Sequence[Json],
        when_blind: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        """Hand the plays to the workshop, so many at a time; what it cannot take is given back.

        *when_blind* is for chances that know no hand: it hears when they have come."""
        for index in range(0, len(plays), AT_A_TIME):
            chunk = slice(index, index + AT_A_TIME)
            try:
                future = self._workshop.do(played_out, header, plays[chunk], states[chunk], when_blind is not None)
            except TooMany:
                self._give_back(key, plays[index:])
                return
            future.add_done_callback(partial(self._take, key, plays[chunk]))
            if when_blind is not None:
                future.add_done_callback(lambda done: when_blind())

    def _give_back(self, key: str, plays: Sequence[int]) -> None:
        """These have not been worked out: whoever asks next begins them again."""
        with self._lock:
            self._wanted[key] = tuple(play for play in self._wanted.get(key, ()) if play not in plays)

    def _take(self, key: str, plays: Sequence[int], done: Future[list[Point]]) -> None:
        """Keep what the workshop has worked out; what it could not begin is given back, what it failed at is not tried
        again."""
        if done.cancelled() or isinstance(done.exception(), Ended):
            self._give_back(key, plays)
            return
        if done.exception() is not None:
            return
        with self._lock:
            self._points.setdefault(key, {}).update(dict(done.result()))
            self._forget_the_oldest()

    def _forget_the_oldest(self) -> None:
        """Keep so many games in memory and no more."""
        while len(self._points) > MOST_GAMES:
            oldest = next(iter(self._points))
            del self._points[oldest]
            self._wanted.pop(oldest, None)

    def close(self) -> None:
        """Ends the process that computes, and whatever it is at."""
        self._workshop.close()
