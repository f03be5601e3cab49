"""Trades that leave both owners better off, each by his own lights: what one has is worth more to the other."""

from __future__ import annotations

from math import ceil
from typing import Final

from fieldhouse.games.lords.asks.common import THOUSAND
from fieldhouse.games.lords.asks.deals import MOST_TERMS, TRADE_ITEMS, Offer, injured_among
from fieldhouse.games.lords.cards.charts import CASH_ITEM, CUBE_ITEM
from fieldhouse.games.lords.coaching.purse import spare
from fieldhouse.games.lords.coaching.temper import Prices, Temper
from fieldhouse.games.lords.coaching.utility import squad_utility
from fieldhouse.games.lords.model import ALLSTAR, PHASES, PHENOM, PLAYERS, PROSPECT, REGULAR, SUPERSTAR
from fieldhouse.games.lords.state import Game, Owner
from fieldhouse.table.seat import Seat

Lot = tuple[int, int]
"""An item of trade, and how many."""
LOTS: Final[tuple[Lot, ...]] = (
    (SUPERSTAR, 1), (ALLSTAR, 1), (REGULAR, 1), (REGULAR, 2), (REGULAR, 3), (PHENOM, 1), (PROSPECT, 2), (CUBE_ITEM, 2),
)  # fmt: skip
"""What is bought or sold."""
MONEY: Final = (CASH_ITEM, 0)
"""Nothing but the cash that settles the difference."""
BARTERS: Final[tuple[tuple[Lot, Lot], ...]] = (
    ((ALLSTAR, 1), (REGULAR, 3)), ((ALLSTAR, 1), (SUPERSTAR, 1)), ((PHENOM, 1), (REGULAR, 2)),
    ((PROSPECT, 2), (REGULAR, 1)),
)  # fmt: skip
SWAPS: Final = tuple(
    swap for one, other in (*((lot, MONEY) for lot in LOTS), *BARTERS) for swap in ((one, other), (other, one))
)
"""What may be given for what."""
MARGIN: Final = 0.5
"""What another is left with beyond what seems fair."""
A_DRAFT_ROLL: Final = 1.5


def side(item: int, count: int, cash: int) -> tuple[int, ...]:
    """One side of an offer: a lot, and cash in thousands."""
    counts = [0] * len(TRADE_ITEMS)
    counts[item] += count
    counts[CASH_ITEM] += cash
    return tuple(counts)


def gain(prices: Prices, game: Game, seat: Seat, gets: tuple[int, ...], gives: tuple[int, ...], giver: Seat) -> float:
    """What a trade is worth to *seat*: who comes injured from *giver* serves little this year."""
    changes = [gets[kind] - gives[kind] for kind in range(len(PLAYERS))]
    total = squad_utility(prices, game, game.owners[seat], changes)
    for kind in (SUPERSTAR, ALLSTAR):
        total -= prices.players[kind] * injured_among(game.owners[giver], kind, gets[kind])
    total += prices.cube * (gets[CUBE_ITEM] - gives[CUBE_ITEM])
    total += prices.thousand * (gets[CASH_ITEM] - gives[CASH_ITEM])
    return total + A_DRAFT_ROLL * (gets[CASH_ITEM + 1] - gives[CASH_ITEM + 1])


def times_asked(game: Game) -> int:
    """How often an owner who asks another one in every phase has been through all of them."""
    return ((game.year - 1) * len(PHASES) + game.phase) // max(len(game.owners) - 1, 1)


def best_bargain(temper: Temper, game: Game, seat: Seat, partner: Seat) -> Offer | None:
    """The trade with *partner* that gains most, of those that seem to gain him something too. Of his money nobody knows
    (2.3).

    Whoever comes again leaves him a thousand more than the last time; and what things are worth to him is a guess, the
    house's prices one time and one's own the next.
    """
    owner, other, again = game.owners[seat], game.owners[partner], times_asked(game)
    guess = temper.own if again % 2 else temper.theirs
    left = temper.fair + MARGIN + again * guess.thousand
    budget = min(spare(temper, game, seat), owner.cash - THOUSAND) // THOUSAND
    best, most = None, temper.fair
    for given, got in SWAPS:
        if not (can_move(owner, other, given) and can_move(other, owner, got)):
            continue
        asked = (left - lots_gain(guess, game, other, given, got, owner)) / guess.thousand
        cash = ceil(asked)
        cash = max(cash, again - temper.most_paid)
        if cash > min(budget, temper.most_paid) or (cash == 0 and MONEY in (given, got)):
            continue
        worth = lots_gain(temper.own, game, owner, got, given, other) - temper.own.thousand * cash
        if worth > most and given[1] + got[1] + abs(cash) <= MOST_TERMS:
            best, most = Offer(seat, partner, side(*given, max(cash, 0)), side(*got, max(-cash, 0))), worth
    return best


def can_move(giver: Owner, taker: Owner, lot: Lot) -> bool:
    """Has one the lot, and the other room for it?"""
    item, count = lot
    if item == CASH_ITEM:
        return True
    return giver.media >= count <= taker.media_room if item == CUBE_ITEM else giver.squad[item] >= count


def lots_gain(prices: Prices, game: Game, owner: Owner, gets: Lot, gives: Lot, giver: Owner) -> float:
    """What it is worth to an owner to get one lot for another, but for the cash."""
    total, changes = 0.0, [0] * len(PLAYERS)
    for (item, count), sign in ((gets, 1), (gives, -1)):
        if item < CUBE_ITEM:
            changes[item] += sign * count
        elif item == CUBE_ITEM:
            total += sign * count * prices.cube
    if gets[0] in (SUPERSTAR, ALLSTAR):
        total -= prices.players[gets[0]] * injured_among(giver, *gets)
    return total + squad_utility(prices, game, owner, changes)
