"""Index Points: what they are spent on, and when they are better kept (16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.games.statispro.coaching.tempo import LAST_QUARTER, TWO_MINUTES, is_decided
from fieldhouse.games.statispro.questions import CHANGE, IGNORE, STAND
from fieldhouse.games.statispro.rules.fouls import in_penalty
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.seat import Seat

STAR_MINUTES: Final = 30.0
"""The mandatory rest of a man who plays so much may be worth a point."""


def keeps_them(game: Game, seat: Seat) -> bool:
    """In a game that is decided they are no use."""
    return is_decided(game, seat)


def lapses(game: Game) -> bool:
    """Late in a period what is left of its share is spent on whatever comes: rebounds are worth more before."""
    return game.time_left <= TWO_MINUTES


def rebound(game: Game, seat: Seat) -> int:
    """16B: a rebound is worth most, a whole possession for one point."""
    return STAND if keeps_them(game, seat) else CHANGE


def foul(game: Game, seat: Seat, legal: Sequence[int], by: int) -> int:
    """16A, 16C: an own offensive foul would cost the ball, so it is ignored; other fouls only before points lapse."""
    if by != seat or keeps_them(game, seat):
        return STAND
    if seat == game.offense:
        return IGNORE if game.passes > 0 else STAND
    if not lapses(game):
        return STAND
    if CHANGE in legal:
        return CHANGE
    return IGNORE if in_penalty(game, seat) else STAND


def steal(game: Game, seat: Seat) -> int:
    """16A: the ball that was stolen is worth two points only if they would lapse."""
    return CHANGE if lapses(game) and not keeps_them(game, seat) else STAND


def rest(game: Game, seat: Seat, legal: Sequence[int]) -> int:
    """16D: in the last quarter of a game that is not won a star's mandatory rest is ignored."""
    if game.period < LAST_QUARTER or keeps_them(game, seat):
        return 0
    men = game.men[seat]
    tired = [choice for choice in legal if choice and men[choice - 1].card.minutes >= STAR_MINUTES]
    return max(tired, key=lambda choice: men[choice - 1].card.minutes, default=0)
