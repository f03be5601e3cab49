"""A game played out by whoever sits at its table."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from fieldhouse.table.game import G


def play_out(game: G, step: Callable[[G], None]) -> G:
    """Play on from wherever *game* stands to its end."""
    while not game.over:
        step(game)
    return game


@contextmanager
def without_collector() -> Iterator[None]:
    """Turns the whole process's garbage collector off for a while: games leave no cycles behind, and it would only look
    at the charts again and again."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
