"""A call that must be back in time, whoever wrote it."""

from __future__ import annotations

import signal
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Lock, Thread, current_thread, main_thread
from types import FrameType
from typing import Final, Generic, Never, TypeVar

T = TypeVar("T")
R = TypeVar("R")
AGAIN: Final = 0.05
"""Seconds after which whoever has swallowed the alarm hears it again."""


class OutOfTime(BaseException):
    """The time is up. No ``Exception``, so that a stranger's ``except Exception`` does not swallow it."""


class TimedCall(Generic[T, R]):
    """Calls *work* with one value, and gives up after so many seconds.

    In the main thread of a process, where games are simulated, a timer of the system interrupts it. Elsewhere, as in
    the lobby, it is done by a thread of its own, which is left alone with it when the time is up; a call then waits
    until the thread is free again, and no longer than its own time.
    """

    def __init__(self, work: Callable[[T], R], name: str) -> None:
        self._work = work
        self._name = name
        self._turn = Lock()
        self._asked: SimpleQueue[T] = SimpleQueue()
        self._done: SimpleQueue[tuple[R, None] | tuple[None, BaseException]] = SimpleQueue()
        self._thread: Thread | None = None

    def __call__(self, value: T, seconds: float) -> R:
        """What the work makes of *value*, or ``OutOfTime``; a timer is set, or a thread does it."""
        if current_thread() is main_thread() and hasattr(signal, "setitimer"):
            return self._interrupted(value, seconds)
        return self._in_thread(value, seconds)

    def _interrupted(self, value: T, seconds: float) -> R:
        """The work in this thread, with the system's timer set meanwhile. ``OutOfTime`` if it rings."""
        before = signal.signal(signal.SIGALRM, _ring)
        try:
            signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
            return self._work(value)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)

    def _in_thread(self, value: T, seconds: float) -> R:
        """The work in the thread that is kept for it, which is started when it is first needed. ``OutOfTime`` if it is
        late."""
        with self._turn:
            if self._thread is None:
                self._thread = Thread(target=self._serve, name=self._name, daemon=True)
                self._thread.start()
            self._asked.put(value)
            try:
                result, fault = self._done.get(timeout=seconds)
            except Empty:
                raise OutOfTime from None
        if fault is not None:
            raise fault
        return result  # type: ignore[return-value]  # one of the two is there

    def _serve(self) -> None:
        """The thread: does whatever it is asked to, for ever."""
        while True:
            value = self._asked.get()
            try:
                self._done.put((self._work(value), None))
            except BaseException as fault:  # told to whoever waits
                self._done.put((None, fault))


def _ring(number: int, frame: FrameType | None) -> Never:
    """The alarm: ``OutOfTime``."""
    raise OutOfTime
