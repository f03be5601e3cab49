"""The coach's states: how score and clock look. The buckets of down, distance and place are ``gridiron.habits``."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.state import Game

STATES: Final = ("normal", "two-minute drill", "trailing in the fourth", "leading in the fourth", "trailing late")
NORMAL, TWO_MINUTE, TRAILING, LEADING, DESPERATE = range(5)
TWO_MINUTES: Final = 120


def state_of(game: Game, seat: int) -> int:
    """How score and clock look to *seat*."""
    quarter, score = game.quarter, game.score
    if quarter < 4:
        return TWO_MINUTE if quarter == 2 and game.clock <= TWO_MINUTES else NORMAL
    lead = score[seat] - score[1 - seat]
    if lead > 0:
        return LEADING
    if lead == 0:
        return TWO_MINUTE if game.clock <= TWO_MINUTES else NORMAL
    return DESPERATE if game.clock <= 240 or (lead < -8 and game.clock <= 480) else TRAILING
