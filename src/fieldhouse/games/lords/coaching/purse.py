"""What an owner can spend without failing the next payroll."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.lords.asks.house import payroll
from fieldhouse.games.lords.coaching.temper import Temper
from fieldhouse.games.lords.coaching.utility import payouts_left
from fieldhouse.games.lords.model import WINTER
from fieldhouse.games.lords.rules.money import interest
from fieldhouse.games.lords.state import Game, Stage
from fieldhouse.table.seat import Seat

A_PAYOUT: Final = 8_500
BEFORE_PAYROLL: Final[tuple[Stage, ...]] = ("winter", "house", "payroll")
"""Steps of the off-season before salaries are paid."""


def spare(temper: Temper, game: Game, seat: Seat) -> int:
    """Cash, and what will come in before the next payroll, less that payroll; below nought if it will not reach."""
    if game.phase == WINTER and game.stage in BEFORE_PAYROLL:
        return after_payroll(game, seat)
    return spare_for_the_year(temper, game, seat)


def spare_for_the_year(temper: Temper, game: Game, seat: Seat) -> int:
    """``spare`` when this year's salaries are paid: up to next year's, less loans; in the last year less a reserve."""
    owner = game.owners[seat]
    if game.year == game.options.years:
        return owner.cash - temper.last_reserve - owner.loans
    coming = payouts_left(game) * (A_PAYOUT - interest(owner))
    return owner.cash + coming - payroll(game, owner) - temper.upkeep - owner.loans


def after_payroll(game: Game, seat: Seat) -> int:
    """What is left of the cash when salaries are paid now."""
    owner = game.owners[seat]
    return owner.cash - payroll(game, owner)
