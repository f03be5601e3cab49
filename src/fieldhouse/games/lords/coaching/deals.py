"""Trades, bids and bargains."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from fieldhouse.games.lords.asks.answers import CANCEL, FOR_2000, LET_IT, Attack, cancelling
from fieldhouse.games.lords.asks.common import BIDS, STEP, THOUSAND
from fieldhouse.games.lords.asks.deals import (
    ACCEPT,
    COUNTER,
    GET,
    GIVE,
    MANAGER_ITEM,
    MOST_COUNTERS,
    PROPOSE,
    REFUSE,
    TO_DECK,
    TRADE_ITEMS,
    WITHDRAW,
    Offer,
    Price,
    is_possible,
    legal_bait,
    legal_terms,
)
from fieldhouse.games.lords.asks.farm import ROLL_FEE
from fieldhouse.games.lords.asks.floor import I_OFFER, O_OFFER, WAIT
from fieldhouse.games.lords.asks.turn import can_swap, in_force
from fieldhouse.games.lords.cards.charts import CUBE_ITEM
from fieldhouse.games.lords.coaching.bargains import best_bargain, gain, is_turn_of
from fieldhouse.games.lords.coaching.events import event_utility, weights
from fieldhouse.games.lords.coaching.purse import spare
from fieldhouse.games.lords.coaching.temper import Prices, Temper
from fieldhouse.games.lords.coaching.utility import (
    depth_of,
    player_utility,
    star_utility,
    years_left,
)
from fieldhouse.games.lords.model import JOURNEYMAN, MANAGER, REGULAR, SUPERSTAR, Charts
from fieldhouse.games.lords.rules.season import BAND_OF, DEPTH_BANDS
from fieldhouse.games.lords.state import FreeAgent, Game, Owner
from fieldhouse.table.seat import NO_SEAT, Seat

A_LITTLE_MORE: Final = 2_000
EMPTY: Final = (0,) * len(TRADE_ITEMS)


def items(**counts: int) -> tuple[int, ...]:
    """A side of an offer, by the items' names."""
    filled = list(EMPTY)
    for name, count in counts.items():
        filled[TRADE_ITEMS.index(name)] = count
    return tuple(filled)


def offer_utility(temper: Temper, game: Game, seat: Seat, offer: Offer) -> float:
    """What an offer is worth to *seat*, to whom it was made: who comes injured serves little this year."""
    return gain(temper.own, game, seat, offer.give, offer.get, offer.seat)


def regulars_wanted(temper: Temper, owner: Owner) -> int:
    """How many regulars would bring the roster into a better band, if only a few would."""
    band = BAND_OF[owner.squad[JOURNEYMAN]]
    lacking = owner.squad[JOURNEYMAN] - DEPTH_BANDS[band - 1] if band else 0
    return lacking if lacking <= temper.most_lacking else 0


def regulars_to_spare(owner: Owner) -> int:
    """How many regulars can go without the roster falling into a worse band."""
    return min(DEPTH_BANDS[BAND_OF[owner.squad[JOURNEYMAN]]] - owner.squad[JOURNEYMAN], owner.squad[REGULAR] - 1)


def wish(temper: Temper, game: Game, seat: Seat, partner: Seat = NO_SEAT) -> Offer | None:
    """The trade an owner would like (``wishes``; any that gains both, if he looks for bargains), and that has not been
    refused in this phase, nor its mirror. None if there is none."""
    others: tuple[Seat, ...] = (partner,) if partner >= 0 else game.from_left(seat)
    if temper.bargains:
        found = bargain(temper, game, seat, others)
        return found if found is not None and found.gist not in game.refused else None
    return next((offer for offer in wishes(temper, game, seat, others) if offer.gist not in game.refused), None)


def wishes(temper: Temper, game: Game, seat: Seat, others: tuple[Seat, ...]) -> Iterator[Offer]:
    """To buy regulars who make the roster deeper, then to sell some whom others need."""
    wanted = regulars_wanted(temper, game.owners[seat])
    price = price_of(temper, game, seat, wanted) if wanted else 0
    for other in others if price > 0 else ():
        if regulars_to_spare(game.owners[other]) >= wanted:
            yield Offer(seat, other, items(cash=price), items(regular=wanted))
    for other in others:
        sold = sale(temper, game, seat, other)
        if sold is not None:
            yield sold


def bargain(temper: Temper, game: Game, seat: Seat, others: tuple[Seat, ...]) -> Offer | None:
    """A trade with the owner whose turn it is to be asked, if he is one of *others*."""
    asked = next((other for other in others if is_turn_of(game, seat, other)), NO_SEAT)
    return best_bargain(temper, game, seat, asked) if asked >= 0 else None


def counter_bargain(temper: Temper, game: Game, seat: Seat, asker: Seat) -> Offer | None:
    """What is offered in return to the next whose turn it will be, for his first offer of a phase alone."""
    if not temper.haggles or game.owners[asker].offers > 1 or not is_turn_of(game, seat, asker, later=1):
        return None
    return best_bargain(temper, game, seat, asker, is_counter=True)


def price_of(temper: Temper, game: Game, seat: Seat, wanted: int) -> int:
    """What an owner would pay, in thousands, for regulars who bring the roster into a better band; none below 1."""
    owner = game.owners[seat]
    prices, squad = temper.own, owner.squad
    gain = depth_of(prices, game, owner, squad[JOURNEYMAN] - wanted) - depth_of(prices, game, owner, squad[JOURNEYMAN])
    budget = min(max(spare(temper, game, seat), 0) + A_LITTLE_MORE, owner.cash - A_LITTLE_MORE) // THOUSAND
    return min(int(temper.gives_in * gain / prices.thousand), budget, temper.most_paid)


def sale(temper: Temper, game: Game, seat: Seat, partner: Seat) -> Offer | None:
    """What an owner would sell to one who wants it."""
    wanted = regulars_wanted(temper, game.owners[partner])
    if wanted and regulars_to_spare(game.owners[seat]) >= wanted:
        return Offer(seat, partner, items(regular=wanted), items(cash=2 * wanted))
    return None


def interject(temper: Temper, game: Game, seat: Seat, subject: object, whim: float) -> int:
    """Now and then an offer on another owner's turn."""
    if whim < 1 - temper.speaks_up or game.owners[seat].offers:
        return WAIT
    return I_OFFER if wish(temper, game, seat) is not None else WAIT


def outbid(temper: Temper, game: Game, seat: Seat, offer: Offer, whim: float) -> int:
    """A better offer, now and then, to an owner with whom there is something to trade."""
    if whim < 1 - temper.outbids or game.owners[seat].offers:
        return WAIT
    return O_OFFER if wish(temper, game, seat, offer.partner) is not None else WAIT


def partner(temper: Temper, game: Game, seat: Seat, subject: object, whim: float) -> int:
    """The owner of the trade that he wishes for (``wish``); without one, the neighbour on his left."""
    wanted = wish(temper, game, seat)
    return wanted.partner if wanted is not None else game.from_left(seat)[0]


def term(temper: Temper, game: Game, seat: Seat, offer: Offer, whim: float) -> int:
    """The next term of the trade that is wished for; to withdraw, if there is none, or an offer that another has begun
    stands in its way or has more in it."""
    wanted = (returned if offer.counters else wish)(temper, game, seat, offer.partner)
    if wanted is None:
        return WITHDRAW
    following = _next_term(offer, wanted)
    return following if following in legal_terms(game, seat, offer) else WITHDRAW


def _next_term(offer: Offer, wanted: Offer) -> int:
    """What *offer* lacks first to be the *wanted* one; to propose it, if nothing; to withdraw, if it has more of
    something, which nothing takes out again."""
    sides = ((offer.give, wanted.give), (offer.get, wanted.get))
    if any(named > wished for side, wish in sides for named, wished in zip(side, wish, strict=True)):
        return WITHDRAW
    for item in range(len(TRADE_ITEMS)):
        if offer.give[item] < wanted.give[item]:
            return GIVE + item
        if offer.get[item] < wanted.get[item]:
            return GET + item
    return PROPOSE


def answer(temper: Temper, game: Game, seat: Seat, offer: Offer, whim: float) -> int:
    """Accept what is worth it; ask for more if there is something to sell."""
    worth = offer_utility(temper, game, seat, offer)
    if offer.give[MANAGER_ITEM]:
        mine, theirs = game.owners[seat].stars[MANAGER], game.owners[offer.seat].stars[MANAGER]
        worth += star_utility(temper.own, game, MANAGER, theirs - mine)
    if worth >= temper.fair and is_possible(game, offer):
        return ACCEPT
    return COUNTER if makes_counter(temper, game, seat, offer, worth) else REFUSE


def makes_counter(temper: Temper, game: Game, seat: Seat, offer: Offer, worth: float) -> bool:
    """Is there something else to ask for instead? Who looks for bargains does not answer a counter-offer with his
    first."""
    if temper.bargains:
        can_counter = not offer.counters
    else:
        is_near = offer.counters < MOST_COUNTERS and worth > -1.5
        can_counter = is_near and sale(temper, game, seat, offer.seat) is not None
    wanted = returned(temper, game, seat, offer.seat) if can_counter else None
    return wanted is not None and wanted.gist != offer.gist


def returned(temper: Temper, game: Game, seat: Seat, asker: Seat) -> Offer | None:
    """What an owner would offer in return for *asker*'s offer."""
    return (counter_bargain if temper.bargains else wish)(temper, game, seat, asker)


def respond(temper: Temper, game: Game, seat: Seat, attack: Attack, whim: float) -> int:
    """Cancel what hurts more than the card is worth; help others for money."""
    if not cancelling(game, seat, attack.kinds):
        return LET_IT
    event = in_force(game, game.box.cards[attack.card])
    judge = temper if seat == attack.target else temper.of_another()
    harm = -event_utility(judge, game, attack.target, attack.target, event, weights(judge, game, attack.target))
    if seat == attack.target:
        return CANCEL if harm > temper.cancels else LET_IT
    return FOR_2000 if harm > temper.helps else LET_IT


def agree(temper: Temper, game: Game, seat: Seat, price: Price, whim: float) -> int:
    """Pay what is asked if the harm is worse."""
    harm = -event_utility(
        temper, game, seat, seat, in_force(game, game.box.cards[price.attack.card]), weights(temper, game, seat)
    )
    owner = game.owners[seat]
    cost = temper.own.cube * price.cubes + temper.own.thousand * price.cash / 1000
    can_pay = owner.media >= price.cubes and owner.cash >= price.cash
    return int(can_pay and harm > cost and game.owners[price.seat].media_room >= price.cubes)


def best_swap(temper: Temper, game: Game, seat: Seat) -> tuple[float, int]:
    """What the best line of the trade chart that he can use is worth, and which it is; -99 if he can use none."""
    owner = game.owners[seat]
    squad = owner.squad
    now = depth_of(temper.own, game, owner, squad[JOURNEYMAN])
    best = (-99.0, 0)
    for index, (worth, majors, count, item) in enumerate(swap_worths(temper.own, game.charts, years_left(game))):
        if item < CUBE_ITEM and squad[item] < count:
            continue
        if majors:
            worth += depth_of(temper.own, game, owner, squad[JOURNEYMAN] - majors) - now
        if worth > best[0] and can_swap(owner, game.charts.trades[index]):
            best = (worth, index)
    return best


def worth_of(prices: Prices, item: int, years: int) -> float:
    """A player, a cube or a thousand of the trade chart."""
    if item < CUBE_ITEM:
        return player_utility(prices, item, years)
    return prices.cube if item == CUBE_ITEM else prices.thousand


@lru_cache(maxsize=512)
def swap_worths(prices: Prices, charts: Charts, years: int) -> tuple[tuple[float, int, int, int], ...]:
    """For each line what it is worth but for the roster's depth, how many majors it brings, and what is given."""
    worths = []
    for line in charts.trades:
        total, majors = 0.0, 0
        for (count, item), sign in ((line.give, -1), (line.get, 1)):
            each = worth_of(prices, item, years)
            total += sign * count * each
            majors += sign * count if item <= REGULAR else 0
        worths.append((total, majors, *line.give))
    return tuple(worths)


def swap(temper: Temper, game: Game, seat: Seat, subject: object, whim: float) -> int:
    """The best trade of the chart."""
    return best_swap(temper, game, seat)[1]


def bait(temper: Temper, game: Game, seat: Seat, subject: object, whim: float) -> int:
    """On to the owner with the most points."""
    others = [other for other in legal_bait(game, seat, None) if other != TO_DECK]
    return max(others, key=lambda other: game.owners[other].vp) if others else TO_DECK


def bid(temper: Temper, game: Game, seat: Seat, agent: FreeAgent, whim: float) -> int:
    """A free agent: what he is worth, as far as the payroll allows; not always the same."""
    owner = game.owners[seat]
    worth = player_utility(temper.own, agent.kind, years_left(game)) * THOUSAND / temper.own.thousand
    salary = 5_000 if agent.kind == SUPERSTAR else 3_000
    most = min(
        spare(temper, game, seat) + salary, owner.cash - 2_000, int(temper.bids * worth), int(temper.top_bid * salary)
    )
    amount = int(most * (0.7 + 0.3 * whim)) // STEP
    return min(max(amount, 0), len(BIDS) - 1, owner.cash // STEP)


def claim(temper: Temper, game: Game, seat: Seat, subject: object, whim: float) -> int:
    """A cut Phenom: $500 and a bonus, as far as money goes."""
    money = min(spare(temper, game, seat), game.owners[seat].cash - ROLL_FEE, 3_000)
    if money < 0 or game.owners[seat].cash < ROLL_FEE:
        return 0
    return 1 + int(money * whim) // STEP
