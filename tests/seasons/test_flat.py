"""Replays go on for as long as anybody likes: what is kept from one for the next has a bound."""

from __future__ import annotations

import gc
import tracemalloc
from dataclasses import replace

from fieldhouse.seasons.replays import SeasonReplayer
from fieldhouse.seasons.season import Season

ONCE = 3
"""So often everybody meets everybody before anything is counted."""
MORE = 6
A_FEW = 20_000
"""Bytes, for entries of dictionaries and the like; without a bound these games took twenty times as many."""


def test_the_same_games_again_and_again_take_no_more_memory(season: Season) -> None:
    field = SeasonReplayer(season)

    def play(seed: int) -> None:
        for fixture in season.schedule.fixtures:
            field.score(replace(season, seed=seed), fixture, [])

    for seed in range(ONCE):
        play(seed)
    gc.collect()
    tracemalloc.start()
    try:
        for seed in range(ONCE, ONCE + MORE):
            play(seed)
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] < A_FEW
    finally:
        tracemalloc.stop()
