"""The coach's standing orders: what it wants done while the ball is live (4.2, 6.6)."""

from __future__ import annotations

from fieldhouse.games.statispro import orders
from fieldhouse.games.statispro.coaching import late, tactics
from fieldhouse.games.statispro.model import FIVE
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.seat import OTHER, Seat


def wanted(game: Game, seat: Seat) -> int:
    """The next change of its orders, or to leave them."""
    held = game.orders[seat]
    if held.press != late.presses(game, seat):
        return orders.NO_PRESS if held.press else orders.PRESS
    return foul_order(game, seat, tactics.to_foul(game, seat) if game.rules.deliberate_fouls else None)


def foul_order(game: Game, seat: Seat, found: int | None) -> int:
    """The change that makes them foul whom tactics have *found*, target and fouler, or nobody any more."""
    held = game.orders[seat]
    if found is None:
        return orders.NO_FOUL if held.foul else orders.LEAVE
    target = game.floor[OTHER[seat]][found // len(FIVE)]
    return orders.LEAVE if held.foul and held.target == target.index else orders.FOUL_AT_ONCE
