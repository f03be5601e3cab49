"""A cluster of two workers on this machine."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

import dask.config
from distributed import LocalCluster

from patience import PATIENCE

WAITS = {f"distributed.comm.timeouts.{what}": f"{PATIENCE}s" for what in ("connect", "tcp")}


def small_cluster() -> AbstractContextManager[Any]:
    dask.config.set(WAITS)
    made: Any = LocalCluster  # which says nothing of its types
    cluster: AbstractContextManager[Any] = made(n_workers=2, threads_per_worker=1, dashboard_address=None)
    return cluster
