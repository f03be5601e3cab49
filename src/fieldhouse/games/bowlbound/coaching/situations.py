"""How score and clock look to a college coach: two states more than every football coach knows."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron import call_buckets
from fieldhouse.gridiron.call_buckets import DESPERATE, FOUR_MINUTES, LEADING, NORMAL, TRAILING
from fieldhouse.gridiron.late_game import lead_of

PROTECTING: Final = DESPERATE + 1
"""Ahead with the game all but over."""
HOPELESS: Final = -25
"""So far behind a side plays on as if nothing had happened."""
QUIET: Final[tuple[int, int]] = (1, 3)
"""Quarters that end no half: score and clock matter little."""


def state_of(game: Game, seat: int) -> int:
    """The state that *seat* is in with the ball, in regulation."""
    state = call_buckets.state_of(game, seat)
    if state == LEADING:
        return PROTECTING if game.clock <= FOUR_MINUTES else LEADING
    is_hopeless = state in (TRAILING, DESPERATE) and lead_of(game, seat) <= HOPELESS
    return NORMAL if is_hopeless else state
