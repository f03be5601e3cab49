"""Tasks spread over processes: the answers come in the order of the tasks, whoever did them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def spread(work: Callable[[Task], Done], tasks: Sequence[Task], workers: int) -> Iterator[Done]:
    """What *work* makes of each task. One worker is this process itself."""
    workers = min(workers, len(tasks))
    if workers <= 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(workers, get_context("spawn"), _leave_interrupts_to_the_parent) as pool:
        try:
            yield from pool.map(work, tasks)
        finally:
            pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal(SIGINT, SIG_IGN)
