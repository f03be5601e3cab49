"""The kicking coach of either football: when to kick for safety, how short, when to run a kick out."""

from __future__ import annotations

from typing import Final

from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.game import FootballGame
from fieldhouse.gridiron.late_game import (
    LAST_SECONDS,
    lead_of,
)
from fieldhouse.gridiron.phases import REGULATION
from fieldhouse.table.seat import Seat

PROTECTS_FROM: Final = 300
"""With no more on the clock a side that leads kicks."""
IN_THEIR_HALF: Final = 60
MOST_TAKEN_OFF: Final = 60
"""The most that a kicker takes off a punt."""


def is_protecting(game: FootballGame, seat: Seat) -> bool:
    """Ahead late in the game: the ball is kicked, unless a yard is all that lacks in their half."""
    is_late = game.quarter == REGULATION and game.clock <= PROTECTS_FROM
    return is_late and lead_of(game, seat) > 0 and (game.spot < IN_THEIR_HALF or game.to_go > 1)


def taken_off(mean_punt: float, spot: int, target: int) -> int:
    """The yards, within bounds, by which an average punt from *spot* would go past the line *target* yards from their
    goal; nothing or less if it falls short."""
    return min(MOST_TAKEN_OFF, round(mean_punt - (GOAL - spot - target)))


def must_run_out(game: FootballGame, seat: Seat) -> bool:
    """Behind with the game all but over: only a long return helps."""
    return game.quarter >= REGULATION and lead_of(game, seat) < 0 and game.clock <= LAST_SECONDS
