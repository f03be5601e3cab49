"""Tasks spread over processes or a cluster: the answers come in the order of the tasks, whoever did them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from threading import Lock
from typing import Final, ParamSpec, TypeVar

from fieldhouse.table.game import BadOption

Task = TypeVar("Task")
Done = TypeVar("Done")
P = ParamSpec("P")

OnProgress = Callable[[int, int], None]
"""Hears how much has been done, and of how much, as far as is known."""

PATIENCE: Final = 5
"""Seconds that a cluster may take to answer."""


def spread(
    work: Callable[[Task], Done], tasks: Sequence[Task], workers: int, cluster: str | None = None
) -> Iterator[Done]:
    """What *work* makes of each task, by processes or a cluster that end with it. One worker is this process itself.
    Refused if nobody answers for the cluster."""
    with helpers(min(workers, len(tasks)), cluster) as pool:
        yield from pool.map(work, tasks) if pool else map(work, tasks)


@contextmanager
def helpers(workers: int, cluster: str | None = None) -> Iterator[Executor | None]:
    """Who does the tasks within the block: the dask cluster at an address, so many processes, begun and ended with it,
    or for one worker None, which is this process. Refused if nobody answers for the cluster."""
    if cluster:
        with _dask(cluster) as pool:
            yield pool
    elif workers > 1:
        with ProcessPoolExecutor(workers, get_context("spawn"), _leave_interrupts_to_the_parent) as processes:
            try:
                yield processes
            finally:
                processes.shutdown(cancel_futures=True)
    else:
        yield None


@contextmanager
def _dask(address: str) -> Iterator[Executor]:
    """A dask cluster as an executor, for as long as the block lasts. Refused without dask, or if nobody answers at the
    address."""
    try:
        distributed = import_module("distributed")  # an extra of the package, and untyped
    except ImportError:
        raise BadOption("A cluster needs dask: install 'fieldhouse[cluster]'.") from None
    try:
        client = distributed.Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as fault:
        raise BadOption(f"There is no dask cluster at {address}: {fault}") from None
    with client, client.get_executor(pure=False) as pool:
        yield _OneAtATime(pool)


class _OneAtATime(Executor):
    """A worker of a cluster may have many threads; what a process has worked out (charts, coaches) is for one."""

    def __init__(self, pool: Executor) -> None:
        self._pool = pool

    def submit(self, work: Callable[P, Done], /, *values: P.args, **named: P.kwargs) -> Future[Done]:
        """Hands the work to the cluster, to be done in its process's turn."""
        return self._pool.submit(_in_turn, partial(work, *values, **named))


def _in_turn(work: Callable[[], Done]) -> Done:
    """Do the work while nobody else in this process does any."""
    with _turn:
        return work()


_turn: Final = Lock()
"""Of this process."""


def _leave_interrupts_to_the_parent() -> None:
    """First thing in a worker process: Ctrl-C is for the one who waits."""
    signal(SIGINT, SIG_IGN)
