"""Work in the background that somebody watches: how far it has come, and what went wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock, Thread
from typing import Any


@dataclass
class Job:
    done: int = 0
    of: int = 0
    is_over: bool = False
    fault: str = ""

    def tell(self, done: int, of: int) -> None:
        self.done, self.of = done, of

    def to_json(self) -> dict[str, Any]:
        return {"done": self.done, "of": self.of, "over": self.is_over, "fault": self.fault}


class Jobs:
    """One job at a time for each name; the last one is remembered."""

    def __init__(self) -> None:
        self._jobs: dict[str, Job] = {}
        self._lock = Lock()

    def get(self, name: str) -> Job | None:
        return self._jobs.get(name)

    def start(self, name: str, work: Callable[[Job], None], expected: tuple[type[Exception], ...]) -> Job:
        """Begin *work*, or give the job that is at it already."""
        with self._lock:
            running = self._jobs.get(name)
            if running is not None and not running.is_over:
                return running
            job = self._jobs[name] = Job()

        def run() -> None:
            try:
                work(job)
            except expected as fault:
                job.fault = str(fault)
            except Exception as fault:  # nobody else would hear of it in this thread
                job.fault = f"Something is wrong inside Fieldhouse ({type(fault).__name__})."
            finally:
                job.is_over = True

        Thread(target=run, daemon=True, name=f"job {name}").start()
        return job
