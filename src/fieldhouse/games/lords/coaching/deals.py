"""Trades, bids and bargains."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fieldhouse.games.lords.asks.answers import CANCEL, FOR_2000, LET_IT, Attack, cancelling
from fieldhouse.games.lords.asks.common import BIDS, STEP, THOUSAND
from fieldhouse.games.lords.asks.deals import (
    ACCEPT,
    COUNTER,
    DRAFT_ITEM,
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
    injured_among,
    is_possible,
    legal_bait,
)
from fieldhouse.games.lords.asks.farm import ROLL_FEE
from fieldhouse.games.lords.asks.floor import I_OFFER, O_OFFER, WAIT
from fieldhouse.games.lords.asks.turn import can_swap, in_force
from fieldhouse.games.lords.cards.charts import CASH_ITEM, CUBE_ITEM
from fieldhouse.games.lords.coaching.events import event_utility, weights
from fieldhouse.games.lords.coaching.purse import spare
from fieldhouse.games.lords.coaching.utility import (
    A_CARD,
    A_CUBE,
    A_THOUSAND,
    A_YEAR,
    depth_of,
    player_utility,
    squad_utility,
    star_utility,
    years_left,
)
from fieldhouse.games.lords.model import ALLSTAR, JOURNEYMAN, MANAGER, PLAYERS, REGULAR, SUPERSTAR, Charts
from fieldhouse.games.lords.rules.season import BAND_OF, DEPTH_BANDS
from fieldhouse.games.lords.state import FreeAgent, Game, Owner

FAIR: Final = 0.25
"""A deal must be worth at least so much."""
MOST_REGULARS: Final = 2
SHARE: Final = 0.5
"""How much of a gain an owner is ready to pay for it."""
A_LITTLE_MORE: Final = 2_000
MOST_PAID: Final = 6
SPEAKS_UP: Final = 0.985
RARELY: Final = 0.7
"""Whims beyond these make an owner speak on another's turn, or while another's offer is considered."""
EMPTY: Final = (0,) * len(TRADE_ITEMS)


def items(**counts: int) -> tuple[int, ...]:
    """A side of an offer, by the items' names."""
    filled = list(EMPTY)
    for name, count in counts.items():
        filled[TRADE_ITEMS.index(name)] = count
    return tuple(filled)


def offer_utility(game: Game, seat: int, offer: Offer) -> float:
    """What an offer is worth to *seat*, to whom it was made: who comes injured serves little this year."""
    owner, gives, gets = game.owners[seat], offer.get, offer.give
    changes = [gets[kind] - gives[kind] for kind in range(len(PLAYERS))]
    total = squad_utility(game, owner, changes)
    for kind in (SUPERSTAR, ALLSTAR):
        total -= A_YEAR[kind] * injured_among(game.owners[offer.seat], kind, gets[kind])
    total += A_CUBE * (gets[CUBE_ITEM] - gives[CUBE_ITEM])
    total += A_THOUSAND * (gets[CASH_ITEM] - gives[CASH_ITEM])
    return total + 1.5 * gets[DRAFT_ITEM] - 1.5 * gives[DRAFT_ITEM]


def regulars_wanted(owner: Owner) -> int:
    """How many regulars would bring the roster into a better band, if only a few would."""
    band = BAND_OF[owner.squad[JOURNEYMAN]]
    lacking = owner.squad[JOURNEYMAN] - DEPTH_BANDS[band - 1] if band else 0
    return lacking if lacking <= MOST_REGULARS else 0


def regulars_to_spare(owner: Owner) -> int:
    """How many regulars can go without the roster falling into a worse band."""
    return min(DEPTH_BANDS[BAND_OF[owner.squad[JOURNEYMAN]]] - owner.squad[JOURNEYMAN], owner.squad[REGULAR] - 1)


def wish(game: Game, seat: int, partner: int = -1) -> Offer | None:
    """The trade an owner would like: to buy regulars who make the roster deeper, or to sell some whom others need."""
    owner = game.owners[seat]
    others: tuple[int, ...] = (partner,) if partner >= 0 else game.from_left(seat)
    wanted = regulars_wanted(owner)
    if wanted:
        price = price_of(game, seat, wanted)
        for other in others if price > 0 else ():
            if regulars_to_spare(game.owners[other]) >= wanted:
                return Offer(seat, other, items(cash=price), items(regular=wanted))
    for other in others:
        sold = sale(game, seat, other)
        if sold is not None:
            return sold
    return None


def price_of(game: Game, seat: int, wanted: int) -> int:
    """What an owner would pay, in thousands, for regulars who bring the roster into a better band."""
    owner = game.owners[seat]
    gain = depth_of(game, owner, owner.squad[JOURNEYMAN] - wanted) - depth_of(game, owner, owner.squad[JOURNEYMAN])
    budget = min(max(spare(game, seat), 0) + A_LITTLE_MORE, owner.cash - A_LITTLE_MORE) // THOUSAND
    return min(int(SHARE * gain / A_THOUSAND), budget, MOST_PAID)


def sale(game: Game, seat: int, partner: int) -> Offer | None:
    """What an owner would sell to one who wants it."""
    wanted = regulars_wanted(game.owners[partner])
    if wanted and regulars_to_spare(game.owners[seat]) >= wanted:
        return Offer(seat, partner, items(regular=wanted), items(cash=2 * wanted))
    return None


def interject(game: Game, seat: int, subject: object, whim: float) -> int:
    """Now and then an offer on another owner's turn."""
    if whim < SPEAKS_UP or game.owners[seat].offers:
        return WAIT
    return I_OFFER if wish(game, seat) is not None else WAIT


def outbid(game: Game, seat: int, offer: Offer, whim: float) -> int:
    """A better offer, now and then, to an owner with whom there is something to trade."""
    if whim < RARELY or game.owners[seat].offers:
        return WAIT
    return O_OFFER if wish(game, seat, offer.partner) is not None else WAIT


def partner(game: Game, seat: int, subject: object, whim: float) -> int:
    """The owner with whom he would make his best trade."""
    wanted = wish(game, seat)
    return wanted.partner if wanted is not None else game.from_left(seat)[0]


def term(game: Game, seat: int, offer: Offer, whim: float) -> int:
    """The next term of the trade that is wished for."""
    wanted = wish(game, seat, offer.partner)
    if wanted is None:
        return WITHDRAW
    for item in range(len(TRADE_ITEMS)):
        if offer.give[item] < wanted.give[item]:
            return GIVE + item
        if offer.get[item] < wanted.get[item]:
            return GET + item
    return PROPOSE


def answer(game: Game, seat: int, offer: Offer, whim: float) -> int:
    """Accept what is worth it; ask for more if there is something to sell."""
    worth = offer_utility(game, seat, offer)
    if offer.give[MANAGER_ITEM]:
        mine, theirs = game.owners[seat].stars[MANAGER], game.owners[offer.seat].stars[MANAGER]
        worth += star_utility(game, MANAGER, theirs - mine)
    if worth >= FAIR and is_possible(game, offer):
        return ACCEPT
    if offer.counters < MOST_COUNTERS and worth > -1.5 and sale(game, seat, offer.seat) is not None:
        return COUNTER
    return REFUSE


def respond(game: Game, seat: int, attack: Attack, whim: float) -> int:
    """Cancel what hurts more than the card is worth; help others for money."""
    if not cancelling(game, seat, attack.kinds):
        return LET_IT
    event = in_force(game, game.box.cards[attack.card])
    harm = -event_utility(game, attack.target, attack.target, event, weights(game, attack.target))
    if seat == attack.target:
        return CANCEL if harm > A_CARD * 0.8 else LET_IT
    return FOR_2000 if harm > 2.0 else LET_IT


def agree(game: Game, seat: int, price: Price, whim: float) -> int:
    """Pay what is asked if the harm is worse."""
    harm = -event_utility(game, seat, seat, in_force(game, game.box.cards[price.attack.card]), weights(game, seat))
    owner = game.owners[seat]
    cost = A_CUBE * price.cubes + A_THOUSAND * price.cash / 1000
    can_pay = owner.media >= price.cubes and owner.cash >= price.cash
    return int(can_pay and harm > cost and game.owners[price.seat].media_room >= price.cubes)


def best_swap(game: Game, seat: int) -> tuple[float, int]:
    """The best line of the trade chart."""
    owner = game.owners[seat]
    squad = owner.squad
    now = depth_of(game, owner, squad[JOURNEYMAN])
    best = (-99.0, 0)
    for index, (worth, majors, count, item) in enumerate(swap_worths(game.charts, years_left(game))):
        if item < CUBE_ITEM and squad[item] < count:
            continue
        if majors:
            worth += depth_of(game, owner, squad[JOURNEYMAN] - majors) - now
        if worth > best[0] and can_swap(owner, game.charts.trades[index]):
            best = (worth, index)
    return best


@lru_cache(maxsize=64)
def swap_worths(charts: Charts, years: int) -> tuple[tuple[float, int, int, int], ...]:
    """For each line what it is worth but for the roster's depth, how many majors it brings, and what is given."""
    worths = []
    for line in charts.trades:
        total, majors = 0.0, 0
        for (count, item), sign in ((line.give, -1), (line.get, 1)):
            each = player_utility(item, years) if item < CUBE_ITEM else A_CUBE if item == CUBE_ITEM else A_THOUSAND
            total += sign * count * each
            majors += sign * count if item <= REGULAR else 0
        worths.append((total, majors, *line.give))
    return tuple(worths)


def swap(game: Game, seat: int, subject: object, whim: float) -> int:
    """The best trade of the chart."""
    return best_swap(game, seat)[1]


def bait(game: Game, seat: int, subject: object, whim: float) -> int:
    """On to the owner with the most points."""
    others = [other for other in legal_bait(game, seat, None) if other != TO_DECK]
    return max(others, key=lambda other: game.owners[other].vp) if others else TO_DECK


def bid(game: Game, seat: int, agent: FreeAgent, whim: float) -> int:
    """A free agent: what he is worth, as far as the payroll allows; not always the same."""
    owner = game.owners[seat]
    worth = player_utility(agent.kind, years_left(game)) * THOUSAND / A_THOUSAND
    salary = 5_000 if agent.kind == SUPERSTAR else 3_000
    most = min(spare(game, seat) + salary, owner.cash - 2_000, int(0.5 * worth), 2 * salary)
    amount = int(most * (0.7 + 0.3 * whim)) // STEP
    return min(max(amount, 0), len(BIDS) - 1, owner.cash // STEP)


def claim(game: Game, seat: int, subject: object, whim: float) -> int:
    """A cut Phenom: $500 and a bonus, as far as money goes."""
    money = min(spare(game, seat), game.owners[seat].cash - ROLL_FEE, 3_000)
    if money < 0 or game.owners[seat].cash < ROLL_FEE:
        return 0
    return 1 + int(money * whim) // STEP
