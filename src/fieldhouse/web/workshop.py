"""Workshops: long work in a process of its own, one thing after the other, so that nobody at a table waits for it.

A workshop has a queue of its own that is not endless, begins its process when there is something to do, and its process
ends with the server, however that ends.
"""

from __future__ import annotations

import os
import pickle
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from signal import SIG_IGN, SIGINT, signal
from threading import Condition, Thread
from typing import Any, Final, NamedTuple

from fieldhouse.batch.spread import OnProgress
from fieldhouse.table.refusal import Refusal, TooMany

NICENESS: Final = 10
PROGRESS, DONE, FAULT = "progress", "done", "fault"


class Ended(Refusal):
    """The process has died, perhaps for want of memory."""

    status = 503


class _Task(NamedTuple):
    work: Callable[..., Any]
    given: tuple[object, ...]
    on_progress: OnProgress | None
    future: Future[Any]


class Workshop:
    """*name* is what is made here, for whoever is told that too many want it."""

    def __init__(self, name: str, most_waiting: int) -> None:
        self.name = name
        self.most_waiting = most_waiting
        self._waiting: deque[_Task] = deque()
        self._has_work = Condition()
        self._foreman: Thread | None = None
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._is_closed = False

    def do(self, work: Callable[..., Any], *given: object, on_progress: OnProgress | None = None) -> Future[Any]:
        """*work* of *given*, by the process, in its turn. With *on_progress* its last argument says whom to tell.
        Refused if too many wait, or the server is closing."""
        task = _Task(work, given, on_progress, Future())
        with self._has_work:
            if self._is_closed:
                raise Ended("The server is closing.")
            if len(self._waiting) >= self.most_waiting:
                raise TooMany(f"Too many wait for {self.name} now: try again in a minute.")
            self._waiting.append(task)
            if self._foreman is None:
                self._foreman = Thread(target=self._work_off, daemon=True, name=f"workshop of {self.name}")
                self._foreman.start()
            self._has_work.notify()
        return task.future

    def close(self) -> None:
        """Ends the process, whatever it is making; what waits is cancelled, and nothing is begun any more."""
        with self._has_work:
            self._is_closed = True
            waiting = list(self._waiting)
            self._waiting.clear()
            self._has_work.notify()
        for task in waiting:
            task.future.cancel()
        if self._process is not None:
            self._process.terminate()

    def _work_off(self) -> None:
        """The thread: one task after the other, until the workshop closes."""
        while True:
            with self._has_work:
                self._has_work.wait_for(lambda: self._waiting or self._is_closed)
                if self._is_closed:
                    return
                task = self._waiting.popleft()
            if task.future.set_running_or_notify_cancel():
                self._do(task)

    def _do(self, task: _Task) -> None:
        """Have the process do a task, and settle its future; a process that ended is made anew next time."""
        try:
            line = self._line_to_the_process()
            line.send((task.work, task.given, task.on_progress is not None))
            while (said := line.recv())[0] == PROGRESS:
                if task.on_progress is not None:
                    task.on_progress(*said[1])
        except (EOFError, OSError):
            self._line = None
            task.future.set_exception(Ended("The process that was at it has ended: ask again."))
            return
        except Exception as fault:  # it could not even be begun: whoever waits is told, and the next one has his turn
            self._line = None
            task.future.set_exception(fault)
            return
        if said[0] == DONE:
            task.future.set_result(said[1])
        else:
            task.future.set_exception(said[1])

    def _line_to_the_process(self) -> Connection:
        """The pipe to the process, which is started if there is none."""
        if self._line is None:
            spawn = get_context("spawn")
            ours, theirs = spawn.Pipe()
            self._process = spawn.Process(target=_serve, args=(theirs,), daemon=True, name=f"makes {self.name}")
            self._process.start()
            theirs.close()
            self._line = ours
        return self._line


# In the process


def _serve(line: Connection) -> None:
    """The process: does what comes down the line, as a nice neighbour, until the server ends."""
    signal(SIGINT, SIG_IGN)  # whoever interrupts the server means the server, and it ends us
    Thread(target=_end_with_the_server, daemon=True).start()
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    with suppress(EOFError, OSError):
        while True:
            work, given, wants_to_hear = line.recv()
            line.send(_done(work, given, line if wants_to_hear else None))


def _done(work: Callable[..., Any], given: tuple[object, ...], line: Connection | None) -> tuple[str, Any]:
    """Do a task: what came of it, or its fault, as it travels to the server."""
    try:
        if line is None:
            return DONE, work(*given)
        return DONE, work(*given, lambda done, of: line.send((PROGRESS, (done, of))))
    except Exception as fault:  # whoever waits for it is told, in his own process
        return FAULT, _that_travels(fault)


def _that_travels(fault: Exception) -> Exception:
    """An error as another process can read it."""
    with suppress(Exception):
        if str(pickle.loads(pickle.dumps(fault))) == str(fault):
            return fault
    return RuntimeError(type(fault).__name__)


def _end_with_the_server() -> None:
    """End this process with the server's, however that ends: a thread waits for it."""
    server = parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(1)
