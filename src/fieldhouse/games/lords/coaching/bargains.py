"""Trades that leave both owners better off, each by his own lights: what one has is worth more to the other."""

from __future__ import annotations

from math import ceil, floor
from typing import Final

from fieldhouse.games.lords.asks.common import THOUSAND
from fieldhouse.games.lords.asks.deals import MOST_TERMS, TRADE_ITEMS, Offer, injured_among, is_possible
from fieldhouse.games.lords.cards.charts import CASH_ITEM, CUBE_ITEM
from fieldhouse.games.lords.coaching.purse import spare
from fieldhouse.games.lords.coaching.temper import Prices, Temper
from fieldhouse.games.lords.coaching.utility import squad_utility
from fieldhouse.games.lords.model import ALLSTAR, PHENOM, PLAYERS, PROSPECT, REGULAR, SUPERSTAR
from fieldhouse.games.lords.state import Game

LOTS: Final[tuple[tuple[int, int], ...]] = (
    (SUPERSTAR, 1), (ALLSTAR, 1), (REGULAR, 1), (REGULAR, 2), (REGULAR, 3), (PHENOM, 1), (PROSPECT, 1), (PROSPECT, 2),
    (CUBE_ITEM, 1), (CUBE_ITEM, 2), (CASH_ITEM, 0),
)  # fmt: skip
"""What goes one way or the other, by item and number; nothing but the cash that settles the difference is the last."""
MARGIN: Final = 0.5
"""What another is left with beyond what seems fair: his lights are a guess."""
A_DRAFT_ROLL: Final = 1.5


def side(item: int, count: int, cash: int) -> tuple[int, ...]:
    """One side of an offer: a lot, and cash in thousands."""
    counts = [0] * len(TRADE_ITEMS)
    counts[item] += count
    counts[CASH_ITEM] += cash
    return tuple(counts)


def gain(prices: Prices, game: Game, seat: int, gets: tuple[int, ...], gives: tuple[int, ...], giver: int) -> float:
    """What a trade is worth to *seat*: who comes injured from *giver* serves little this year."""
    changes = [gets[kind] - gives[kind] for kind in range(len(PLAYERS))]
    total = squad_utility(prices, game, game.owners[seat], changes)
    for kind in (SUPERSTAR, ALLSTAR):
        total -= prices.players[kind] * injured_among(game.owners[giver], kind, gets[kind])
    total += prices.cube * (gets[CUBE_ITEM] - gives[CUBE_ITEM])
    total += prices.thousand * (gets[CASH_ITEM] - gives[CASH_ITEM])
    return total + A_DRAFT_ROLL * (gets[CASH_ITEM + 1] - gives[CASH_ITEM + 1])


def best_bargain(temper: Temper, game: Game, seat: int, partner: int) -> Offer | None:
    """The trade with *partner* that gains most, of those that seem to gain him something too."""
    budget = max(min(spare(temper, game, seat), game.owners[seat].cash - THOUSAND) // THOUSAND, 0)
    best, most = None, temper.fair
    for given, count in LOTS:
        for got, number in LOTS:
            if given == got:
                continue
            offer = settled(temper, game, Offer(seat, partner, side(given, count, 0), side(got, number, 0)), budget)
            if offer is not None and offer.terms <= MOST_TERMS and seems_possible(game, offer):
                worth = gain(temper.own, game, seat, offer.get, offer.give, partner)
                if worth > most:
                    best, most = offer, worth
    return best


def seems_possible(game: Game, offer: Offer) -> bool:
    """Can it be, as far as one sees? Of the other's money nobody knows (2.3)."""
    return is_possible(game, offer._replace(get=more_cash(offer.get, -offer.get[CASH_ITEM])))


def settled(temper: Temper, game: Game, offer: Offer, budget: int) -> Offer | None:
    """The offer with the cash that makes it fair to the other, paid or asked; None if there is no such sum."""
    theirs = gain(temper.theirs, game, offer.partner, offer.give, offer.get, offer.seat)
    short = (temper.fair + MARGIN - theirs) / temper.theirs.thousand
    if short > min(budget, temper.most_paid):
        return None
    if short > 0:
        return offer._replace(give=more_cash(offer.give, ceil(short)))
    return offer._replace(get=more_cash(offer.get, min(floor(-short), temper.most_paid)))


def more_cash(items: tuple[int, ...], thousands: int) -> tuple[int, ...]:
    """One side of an offer with so much more money."""
    return (*items[:CASH_ITEM], items[CASH_ITEM] + thousands, *items[CASH_ITEM + 1 :])
