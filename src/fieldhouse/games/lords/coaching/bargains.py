"""Trades that leave both owners better off, each by his own lights: what one has is worth more to the other."""

from __future__ import annotations

from math import ceil, isqrt
from typing import Final, NamedTuple

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
LOTS_FOR_LOTS: Final = (*((lot, MONEY) for lot in LOTS), *BARTERS)
"""What may be given for what, and the reverse."""
MARGIN: Final = 0.5
"""What another is left with beyond what seems fair."""
A_DRAFT_ROLL: Final = 1.5


def side(item: int, count: int, cash: int) -> tuple[int, ...]:
    """One side of an offer, as counts by trade item: a lot, and cash in thousands."""
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


def occasion(game: Game) -> int:
    """The phases of the game so far."""
    return (game.year - 1) * len(PHASES) + game.phase


def is_turn_of(game: Game, seat: Seat, partner: Seat, later: int = 0) -> bool:
    """Is *partner* the one whom *seat* asks in this phase (or so many phases *later*)? Everybody has his turn."""
    others = game.from_left(seat)
    return others[(occasion(game) + later) % len(others)] == partner


class Slot(NamedTuple):
    """What may be offered on one occasion: some of the swaps, and cash that leaves so much when it is divided.

    No two occasions of a game to ask the same owner have the same slot, so that nobody hears an offer twice, though
    nobody remembers any.
    """

    part: int
    parts: int
    rest: int
    rests: int


def slot_of(temper: Temper, game: Game, is_counter: bool) -> Slot:
    """The slot of this phase, for an owner whose turn it is (``is_turn_of``)."""
    rounds = ceil(game.options.years * len(PHASES) / max(len(game.owners) - 1, 1))
    slots = rounds * (1 + bool(temper.haggles))
    at = occasion(game) // max(len(game.owners) - 1, 1) + rounds * is_counter
    rests = isqrt(slots)
    parts = ceil(slots / rests)
    return Slot(at % parts, parts, at // parts, rests)


def best_bargain(temper: Temper, game: Game, seat: Seat, partner: Seat, is_counter: bool = False) -> Offer | None:
    """The trade with *partner* that gains most, of those of this occasion's slot that seem to gain him something too.
    Of his money nobody knows (2.3).

    What things are worth to him is a guess: the prices kept for others one time and one's own the next.
    """
    owner, other, slot = game.owners[seat], game.owners[partner], slot_of(temper, game, is_counter)
    guess = temper.own if slot.rest % 2 else temper.theirs
    budget = min(spare(temper, game, seat), owner.cash - THOUSAND) // THOUSAND
    best, most = None, temper.fair
    for given, got in LOTS_FOR_LOTS[slot.part :: slot.parts]:
        for one, two in ((given, got), (got, given)):
            if not (can_move(owner, other, one) and can_move(other, owner, two)):
                continue
            asked = ceil((temper.fair + MARGIN - lots_gain(guess, game, other, one, two, owner)) / guess.thousand)
            cash = asked + (slot.rest - asked) % slot.rests
            if cash > min(budget, temper.most_paid) or (cash == 0 and MONEY in (one, two)):
                continue
            worth = lots_gain(temper.own, game, owner, two, one, other) - temper.own.thousand * cash
            if worth > most and one[1] + two[1] + abs(cash) <= MOST_TERMS:
                best, most = Offer(seat, partner, side(*one, max(cash, 0)), side(*two, max(-cash, 0))), worth
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
