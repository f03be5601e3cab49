"""Tasks spread over helpers."""

from __future__ import annotations

from threading import get_ident
from time import sleep
from typing import Any

from distributed import LocalCluster

from fieldhouse.batch.spread import spread

under_way: list[int] = []


def alone(task: int) -> tuple[int, bool]:
    """Is nobody else at work in this process, all the time? The sleep lets others begin, if they may."""
    under_way.append(get_ident())
    sleep(0.01)
    is_alone = len(under_way) == 1
    under_way.remove(get_ident())
    return task, is_alone


def test_the_threads_of_a_clusters_worker_do_one_task_at_a_time() -> None:
    """Games in one process share what the coaches have worked out, and dask gives a worker as many threads as cores."""
    made: Any = LocalCluster  # which says nothing of its types
    with made(n_workers=1, threads_per_worker=4, processes=False, dashboard_address=None) as cluster:
        done = list(spread(alone, range(12), 1, cluster.scheduler_address))
    assert done == [(task, True) for task in range(12)]
