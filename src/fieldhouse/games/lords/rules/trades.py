"""5.7 Trading: offers, counter-offers, and the exchange itself."""

from __future__ import annotations

from fieldhouse.games.lords.asks.common import THOUSAND
from fieldhouse.games.lords.asks.deals import (
    ACCEPT,
    ANSWER,
    COUNTER,
    DRAFT_ITEM,
    MANAGER_ITEM,
    PARTNER,
    PROPOSE,
    REFUSE,
    TERM,
    WITHDRAW,
    Offer,
)
from fieldhouse.games.lords.asks.floor import O_OFFER, OUTBID, rivals_of
from fieldhouse.games.lords.cards.charts import CASH_ITEM, CUBE_ITEM
from fieldhouse.games.lords.model import MANAGER
from fieldhouse.games.lords.rules.roster import hand_out, settle, take_in
from fieldhouse.games.lords.state import Game
from fieldhouse.table.seat import Seat


def offer_trade(game: Game, seat: Seat) -> bool:
    """5.7.1: make an offer; the partner accepts, refuses, or makes one in return. True if they trade. Asks."""
    others = game.from_left(seat)
    partner = others[0] if len(others) == 1 else Seat(game.table.ask(PARTNER, game, seat, None))
    return propose(game, Offer(seat, partner))


def propose(game: Game, blank: Offer) -> bool:
    """Put an offer together term by term, and hear the answer. True if they trade, on this or a counter-offer. Asks."""
    offer = compose(game, blank)
    if offer is None:
        return False
    game.note("offer", offer.seat, offer.partner, text=offer.text(game))
    answer = consider(game, offer)
    if answer == ACCEPT:
        exchange(game, offer)
        return True
    game.refused = [*game.refused, offer.gist]
    if answer == COUNTER:
        return propose(game, Offer(offer.partner, offer.seat, counters=offer.counters + 1))
    game.note("refused", offer.partner, offer.seat)
    return False


def consider(game: Game, offer: Offer) -> int:
    """5.3.11 and 7.3: the partner's answer. Until it comes others may offer him something better, once each; if he
    trades with one of them, he refuses. Asks."""
    silent: list[Seat] = []
    while True:
        others = [(OUTBID, seat, offer) for seat in rivals_of(game, offer, silent)]
        speaker, choice = game.table.ask_any(game, (ANSWER, offer.partner, offer), others, patient=True)
        if speaker == offer.partner:
            return choice
        silent.append(speaker)
        if choice == O_OFFER:
            game.owners[speaker].offers += 1
            if propose(game, Offer(speaker, offer.partner)):
                return REFUSE


def compose(game: Game, offer: Offer) -> Offer | None:
    """The terms, one by one; None if it comes to nothing. Asks."""
    while True:
        term = game.table.ask(TERM, game, offer.seat, offer)
        if term == PROPOSE:
            return offer
        if term == WITHDRAW:
            return None
        offer = offer.with_term(term)


def exchange(game: Game, offer: Offer) -> None:
    """5.3.11: players, money, media, managers and draft rolls change hands; both rosters are made whole. Asks."""
    game.note("trade", offer.seat, offer.partner, text=offer.text(game))
    game.refused = []
    _hand_over(game, offer.seat, offer.partner, offer.give)
    _hand_over(game, offer.partner, offer.seat, offer.get)
    if offer.give[MANAGER_ITEM]:
        change_managers(game, offer.seat, offer.partner)
    settle(game, offer.seat)
    settle(game, offer.partner)


def change_managers(game: Game, seat: Seat, partner: Seat) -> None:
    """Two managers change places; a salary that has been paid goes with the man (7.1.2)."""
    one, other = game.owners[seat], game.owners[partner]
    one.stars[MANAGER], other.stars[MANAGER] = other.stars[MANAGER], one.stars[MANAGER]
    one.hired, other.hired = other.hired, one.hired
    game.note("managers", seat, partner)


def take_contract_along(game: Game, giver: Seat, taker: Seat, kind: int) -> None:
    """10.4: who will be a free agent when the year is over will be so wherever he is; he is the last to be given."""
    left = game.owners[giver].squad[kind]
    for index, agent in enumerate(game.agents):
        if agent == (kind, giver, 0):
            left -= 1
            if left < 0:
                game.agents[index] = agent._replace(seat=taker)


def _hand_over(game: Game, giver: Seat, taker: Seat, items: tuple[int, ...]) -> None:
    """One side of a trade changes hands: players with their contracts, cubes, cash, the draft."""
    source, goal = game.owners[giver], game.owners[taker]
    for kind in range(CUBE_ITEM):
        if items[kind]:
            take_in(goal, kind, hand_out(source, kind, items[kind]))
            take_contract_along(game, giver, taker, kind)
            game.note("moves", giver, taker, amount=items[kind], kind=kind)
    source.media -= items[CUBE_ITEM]
    goal.media += items[CUBE_ITEM]
    source.cash -= items[CASH_ITEM] * THOUSAND
    goal.cash += items[CASH_ITEM] * THOUSAND
    if items[DRAFT_ITEM]:
        source.draft_to = taker
