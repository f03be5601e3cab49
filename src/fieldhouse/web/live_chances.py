"""Everybody's chance to win on the scoreboard, after every play: read from what is at hand, never worked out by an
answer. What is not at hand is fetched beside the answers, in little of the time, and shown when it has come.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from threading import Lock, Thread
from time import monotonic
from typing import Final
from weakref import WeakKeyDictionary

from fieldhouse.batch import ahead
from fieldhouse.table.game import Playable
from fieldhouse.web import snapshot
from fieldhouse.web.chances import Chances
from fieldhouse.web.own_charts import OWN_CHARTS
from fieldhouse.web.room import Room

ASKED_AGAIN: Final = 30.0
"""Seconds after which a room for which nothing was found is looked at once more; where people still play by then, what
is missing is worked out."""
REST: Final = 50.0
"""Fetching rests so many times as long as it has worked: it takes a fiftieth of the time at most."""


Tell = Callable[[Playable], list[float]]


def rough_chances(room: Room, play: int) -> list[float] | None:
    """Of each seat after *play*, as if the teams were equally good: what can be said while nothing better is at hand.

    None where a game has no formula for it, before the dice are ready, and when all is over."""
    tell, last = room.definition.rough_teller, len(room.session.rests) - 1
    if tell is None or not room.header.is_ready or (room.session.over and play == last):
        return None
    return tell(snapshot.at_rest(room.session) if play == last else snapshot.at(room.session, play).game)


class LiveChances:
    """*chances* plays out, at the end of each phase, the games that nothing tells at once."""

    def __init__(self, chances: Chances) -> None:
        self._chances = chances
        self._lock = Lock()
        self._free_at = 0.0
        self._last: WeakKeyDictionary[Room, tuple[tuple[int, int], list[float]]] = WeakKeyDictionary()
        self._asked: WeakKeyDictionary[Room, float] = WeakKeyDictionary()

    def told(self, room: Room, play: int) -> list[float] | None:
        """Of each seat, after *play*; None while nobody can say, and when it is decided.

        What would tell it is begun, in a thread or a process."""
        last = len(room.session.rests) - 1
        if not room.header.is_ready or (room.session.over and play == last):
            return None
        tell = room.definition.teller_at_hand(room.header)
        if tell is not None:
            return self._read(room, play, tell) if play == last else tell(snapshot.at(room.session, play).game)
        if room.play_by_play.stretch_ends:
            return self._chances.after_stretch(room, play)
        self._fetch(room)
        return None

    def _read(self, room: Room, play: int, tell: Tell) -> list[float]:
        """After the last play: read once, however many answers belong to the next one."""
        place = room.facts.get("epoch", 0), play
        known = self._last.get(room)
        if known is None or known[0] != place:
            known = self._last[room] = place, tell(snapshot.at_rest(room.session))
        return known[1]

    def _fetch(self, room: Room) -> None:
        """Have what tells the chances brought to hand by a thread, if none is at it and the clock says it is time."""
        time = monotonic()
        with self._lock:
            if time < self._free_at or time < self._asked.get(room, 0.0):
                return
            self._free_at = float("inf")
            is_first = room not in self._asked
            self._asked[room] = time + ASKED_AGAIN
        Thread(target=self._bring, args=(room, is_first), daemon=True, name="fetches win chances").start()

    def _bring(self, room: Room, is_first: bool) -> None:
        """The thread: tables from the shelf, or two teams looked at; the room is drawn anew. Rests by the clock.

        Tables that nobody has worked out are begun in a process, but not when a room is first looked at; and those of
        one's own charts are not, which another process does not know.
        """
        begun = monotonic()
        try:
            room.definition.teller(room.header)
            if room.definition.teller_at_hand(room.header) is not None:
                room.draw_anew()
            elif not is_first and not room.facts.get(OWN_CHARTS):
                ahead.begin_tables(replace(room.header, seed=0))
        finally:
            ended = monotonic()
            with self._lock:
                self._free_at = ended + REST * (ended - begun)
