"""How much strangers may ask for: tables under way and open streams, from one address and in all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from time import monotonic
from typing import Final

from fieldhouse.table.refusal import TooMany

MOST_FROM_ONE: Final = 250
"""Tables under way that one address has set up: a house full of people, or two hundred games of a program."""
MOST_IN_ALL: Final = 2000
A_DAY: Final = 24 * 3600.0
"""For so long a table counts that nobody plays to its end."""
MOST_LISTENERS: Final = 500
"""Open streams of one table."""
MOST_STREAMS: Final = 2000
"""Open streams in all: each has a connection to itself, and others want to be answered, too."""
MOST_STREAMS_FROM_ONE: Final = 600


MOST_WATCHED_FROM_ONE: Final = 60
"""Games that only computers play: over as soon as they are begun, and kept for a day."""
MOST_WATCHED: Final = 400
PLAYED: Final = (
    "{} tables that you have set up are under way: play some of them to the end first.",
    "The house is full: {} tables are under way. Try again later.",
)
WATCHED: Final = (
    "{} games between computers that you have asked for are still here: each is kept for a day.",
    "{} games between computers are still here, and no more are kept. Try again later.",
)


class Doorman:
    """Counts the tables that have been set up since the server was started, until they are over or a day old."""

    def __init__(
        self, most_from_one: int = MOST_FROM_ONE, most_in_all: int = MOST_IN_ALL, words: tuple[str, str] = PLAYED
    ) -> None:
        self.most_from_one = most_from_one
        self.most_in_all = most_in_all
        self.words = words
        self._under_way: dict[str, tuple[str, float]] = {}
        self._lock = Lock()

    def check(self, address: str) -> None:
        """Refuse another table to *address* if it has too many, or to anybody if there are too many in all."""
        with self._lock:
            self._forget_the_old()
            own = sum(origin == address for origin, _ in self._under_way.values())
            everybodys = len(self._under_way)
        if own >= self.most_from_one:
            raise TooMany(self.words[0].format(own))
        if everybodys >= self.most_in_all:
            raise TooMany(self.words[1].format(everybodys))

    def set_up(self, table_id: str, address: str) -> None:
        """Remembers in memory, with the time, who opened the table."""
        with self._lock:
            self._under_way[table_id] = (address, monotonic())

    def over(self, table_id: str) -> None:
        """Forget a table: it no longer counts against who opened it."""
        with self._lock:
            self._under_way.pop(table_id, None)

    def _forget_the_old(self) -> None:
        """Forget tables that were set up more than a day ago."""
        oldest = monotonic() - A_DAY
        while self._under_way:
            table_id, (_, since) = next(iter(self._under_way.items()))
            if since > oldest:
                return
            del self._under_way[table_id]


class Listeners:
    """Counts those who wait for news."""

    def __init__(self, most_in_all: int = MOST_STREAMS, most_from_one: int = MOST_STREAMS_FROM_ONE) -> None:
        self.most_in_all = most_in_all
        self.most_from_one = most_from_one
        self._by_address: Counter[str] = Counter()

    def check(self, address: str) -> None:
        """Refuses one more who waits for news, if so many do from there or in all."""
        if self._by_address[address] >= self.most_from_one or self._by_address.total() >= self.most_in_all:
            raise TooMany("Too many wait for news already: look again from time to time.")

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        """Somebody at *address* waits as long as this lasts. Called by the loop alone. Refused as ``check`` refuses."""
        self.check(address)
        self._by_address[address] += 1
        try:
            yield
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]
