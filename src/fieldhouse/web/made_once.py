"""What takes a while to make and many may want, made in a process of its own, each once as long as it is remembered."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from threading import Lock

from fieldhouse.web.workshop import Workshop


class MadeOnce:
    """*name* is what is made here; what somebody waits for already is made for both."""

    def __init__(self, name: str, most_waiting: int, most_remembered: int) -> None:
        self._made: OrderedDict[str, Future[bytes]] = OrderedDict()
        self._lock = Lock()
        self._most = most_waiting + most_remembered
        self._workshop = Workshop(name, most_waiting)

    def made(self, key: str, work: Callable[..., bytes], *given: object) -> Future[bytes]:
        """What *work* makes of *given* in the workshop's process, known by its key; the newest are kept in memory.
        Refused if too many wait, or the server is closing."""
        with self._lock:
            found = self._made.get(key)
            if found is None or _has_failed(found):
                found = self._workshop.do(work, *given)
            self._made[key] = found
            self._made.move_to_end(key)
            while len(self._made) > self._most:
                self._made.popitem(last=False)
        return found

    def close(self) -> None:
        """Ends the process of the workshop."""
        self._workshop.close()


def _has_failed(future: Future[bytes]) -> bool:
    """Must it be made again?"""
    return future.done() and (future.cancelled() or future.exception() is not None)
