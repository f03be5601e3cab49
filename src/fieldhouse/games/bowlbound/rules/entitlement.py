"""'Wild Card Defense', eligibility (II-1-A), and where a side stands against the point spread (VIII-4)."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.options import CONDITIONAL, VARIABLE
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.table.seat import HOME, Seat

NO_CARD: Final = 0
CONDITIONAL_CARD: Final = 1
FREE_CARD: Final = 2


def ahead_of_spread(game: Game, seat: Seat) -> float:
    """VIII-4: by how many points *seat* leads the point spread; less than nothing when it trails."""
    ahead = game.score[HOME] - game.score[1 - HOME] - game.spread
    return ahead if seat == HOME else -ahead


def wild_card_right(game: Game, seat: Seat) -> int:
    """II-1-A: may *seat* use the wild card, and freely? In each of the three ways; without any, by the W.

    XWC takes the conditional one away where the book says so: not where the W alone decides (R22).
    """
    side, method = game.sides[seat], game.options.wild_card
    if method == VARIABLE:
        is_free = ahead_of_spread(game, seat) <= 0
    else:
        is_free = side.has_wild_card and method != CONDITIONAL
    if is_free:
        return FREE_CARD
    return NO_CARD if side.has_no_wild_card and method in (VARIABLE, CONDITIONAL) else CONDITIONAL_CARD
