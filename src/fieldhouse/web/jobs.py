"""Work in the background that somebody watches: how far it has come, and what went wrong."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from threading import Lock
from typing import Final

from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.refusal import Refusal
from fieldhouse.web.workshop import Workshop

MOST_JOBS: Final = 20


@dataclass
class Job:
    done: int = 0
    of: int = 0
    is_over: bool = False
    fault: str = ""

    def tell(self, done: int, of: int) -> None:
        """How far it is, told by the thread that works on it; whoever asks for the progress reads it."""
        self.done, self.of = done, of

    def end(self, future: Future[object]) -> None:
        """The work is over: keep its fault, if it had one, as a sentence."""
        fault = None if future.cancelled() else future.exception()
        if isinstance(fault, Refusal):
            self.fault = str(fault)
        elif fault is not None:
            self.fault = f"Something is wrong inside Fieldhouse ({type(fault).__name__})."
        self.is_over = True

    def to_json(self) -> PlainReport:
        """How far it is and what went wrong, as clients poll it."""
        return {"done": self.done, "of": self.of, "over": self.is_over, "fault": self.fault}


class Jobs:
    """One job at a time for each name, and one of all in a process of its own; the last one is remembered."""

    def __init__(self) -> None:
        self._jobs: dict[str, Job] = {}
        self._lock = Lock()
        self._workshop = Workshop("seasons and leagues", MOST_JOBS)

    def get(self, name: str) -> Job | None:
        """The last job of that name, over or not, since the server started: jobs are held in memory."""
        return self._jobs.get(name)

    def start(self, name: str, work: Callable[..., None], *given: object) -> Job:
        """Begin *work*, which is given whom to tell last, or give the job that is at it already. Refused if too
        many wait, or the server is closing."""
        with self._lock:
            running = self._jobs.get(name)
            if running is not None and not running.is_over:
                return running
            job = Job()
            future = self._workshop.do(work, *given, on_progress=job.tell)
            self._jobs[name] = job
        future.add_done_callback(job.end)
        return job

    def close(self) -> None:
        """Ends the process that works, and whatever it is at."""
        self._workshop.close()
