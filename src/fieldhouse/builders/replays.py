"""Replays of a season spread over processes, for every builder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import Final, TypeVar

SEEDS_A_TASK: Final = 2

SeasonT = TypeVar("SeasonT")


def replayed(
    work: Callable[[list[int]], list[SeasonT]],
    seeds: Sequence[int],
    pool: Executor | None,
    progress: Callable[[int], None],
) -> list[SeasonT]:
    """What *work* makes of all *seeds*, in their order, a few at a time, by the processes of *pool* if there is one;
    *progress* hears how many more are done. The result does not depend on who plays which."""
    parts = [list(seeds[index : index + SEEDS_A_TASK]) for index in range(0, len(seeds), SEEDS_A_TASK)]
    seasons: list[SeasonT] = []
    for part in pool.map(work, parts) if pool else map(work, parts):
        seasons += part
        progress(len(part))
    return seasons
