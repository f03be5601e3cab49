"""The toss by dice (V-3)."""

from __future__ import annotations

from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.table.seat import AWAY, HOME, Seat


def high_total(game: Game) -> Seat:
    """V-3: who rolls higher with the offensive dice; ties are rolled again."""
    while True:
        away = game.table.roll(OFFENSE, "toss by away")
        home = game.table.roll(OFFENSE, "toss by home")
        if away != home:
            return AWAY if away > home else HOME
