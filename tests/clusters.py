"""A cluster of two workers on this machine."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

from distributed import LocalCluster


def small_cluster() -> AbstractContextManager[Any]:
    made: Any = LocalCluster  # which says nothing of its types
    cluster: AbstractContextManager[Any] = made(n_workers=2, threads_per_worker=1, dashboard_address=None)
    return cluster
