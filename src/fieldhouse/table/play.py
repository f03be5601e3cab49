"""A game played out by whoever sits at its table."""

from __future__ import annotations

from collections.abc import Callable

from fieldhouse.table.game import G


def play_out(game: G, step: Callable[[G], None]) -> G:
    """Play on from wherever *game* stands to its end."""
    while not game.over:
        step(game)
    return game
