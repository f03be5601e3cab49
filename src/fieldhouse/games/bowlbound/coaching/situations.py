"""How score and clock look to a coach."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.state import Game

NORMAL, TWO_MINUTE, TRAILING, LEADING, DESPERATE, PROTECTING = range(6)
"""``PROTECTING``: ahead with the game all but over."""
TWO_MINUTES: Final = 120
FOUR_MINUTES: Final = 240
HOPELESS: Final = -25
"""So far behind a side plays on as if nothing had happened."""
QUIET: Final = (1, 3)
"""Quarters that end no half: score and clock matter little."""


def state_of(game: Game, seat: int) -> int:
    """The state that *seat* is in with the ball."""
    quarter = game.quarter
    if quarter != 4:
        return TWO_MINUTE if quarter == 2 and game.clock <= TWO_MINUTES else NORMAL
    lead = game.score[seat] - game.score[1 - seat]
    if lead > 0:
        return PROTECTING if game.clock <= FOUR_MINUTES else LEADING
    if lead == 0:
        return TWO_MINUTE if game.clock <= TWO_MINUTES else NORMAL
    if lead <= HOPELESS:
        return NORMAL
    return DESPERATE if game.clock <= FOUR_MINUTES or (lead < -8 and game.clock <= 480) else TRAILING
