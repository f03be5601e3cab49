"""Questions of dealing with others: trades, the trade chart, trade bait, the All-Star Game."""

from __future__ import annotations

from typing import Final, NamedTuple

from fieldhouse.games.lords.asks.answers import Attack
from fieldhouse.games.lords.asks.common import THOUSAND, club, numbered_ask, seat_ask, yes_no
from fieldhouse.games.lords.asks.turn import can_swap
from fieldhouse.games.lords.cards.charts import CASH_ITEM, CUBE_ITEM, ITEMS
from fieldhouse.games.lords.model import ALLSTAR, NAMES, PLAYERS, REGULAR, SUPERSTAR, Swap, counted, money, noun
from fieldhouse.games.lords.state import NOBODY, Game, Owner
from fieldhouse.table.question import Ask, menu
from fieldhouse.table.seat import Seat
from fieldhouse.table.words import Cited, Phrase, all_of

DRAFT_ITEM: Final = CASH_ITEM + 1
MANAGER_ITEM: Final = CASH_ITEM + 2
TRADE_ITEMS: Final[tuple[str, ...]] = (*PLAYERS, "cube", "cash", "draft-roll", "managers")
PROPOSE: Final = 0
WITHDRAW: Final = 1
GIVE: Final = 2
GET: Final = 2 + len(TRADE_ITEMS)
TERMS: Final[tuple[str, ...]] = (
    "propose", "withdraw", *(f"give-{item}" for item in TRADE_ITEMS), *(f"get-{item}" for item in TRADE_ITEMS[:-1])
)  # fmt: skip
MOST_TERMS: Final = 10
MOST_COUNTERS: Final = 2


class Offer(NamedTuple):
    """What one owner would give another for what, counted by item. Cash is counted in thousands."""

    seat: Seat
    partner: Seat
    give: tuple[int, ...] = (0,) * len(TRADE_ITEMS)
    get: tuple[int, ...] = (0,) * len(TRADE_ITEMS)
    counters: int = 0

    @property
    def terms(self) -> int:
        """How many things change hands in all."""
        return sum(self.give) + sum(self.get)

    @property
    def gist(self) -> list[list[int]]:
        """Between whom, and both sides, whoever gives which: the same for an offer and for its mirror."""
        return [sorted((self.seat, self.partner)), *sorted(map(list, (self.give, self.get)))]

    def with_term(self, term: int) -> Offer:
        """The offer with one thing more, given or got."""
        if term >= GET:
            return self._replace(get=_more(self.get, term - GET))
        return self._replace(give=_more(self.give, term - GIVE))

    def text(self, game: Game) -> str:
        """The offer in words."""
        gives = items_text(self.give, game.owners[self.seat])
        gets = items_text(self.get, game.owners[self.partner])
        return f"{club(game, self.seat)} give {gives} and get {gets} from {club(game, self.partner)}"


def _more(items: tuple[int, ...], at: int) -> tuple[int, ...]:
    """One more of the item at that place."""
    return (*items[:at], items[at] + 1, *items[at + 1 :])


def items_text(items: tuple[int, ...], owner: Owner) -> str:
    """What *owner* would give; who is injured among them, since the fit go first."""
    given = [(item, count) for item, count in enumerate(items) if count]
    parts = [" ".join(_item_words(*each)) + _injured_text(owner, *each) for each in given]
    return all_of(parts) if parts else "nothing"


def injured_among(owner: Owner, kind: int, count: int) -> int:
    """10.2: how many of *count* players whom an owner gives away are injured."""
    return max(count - owner.fit(kind), 0) if kind in (SUPERSTAR, ALLSTAR) else 0


def _injured_text(owner: Owner, item: int, count: int) -> str:
    """How many of the traded players are hurt, in brackets; empty for none."""
    injured = injured_among(owner, item, count)
    return f" ({injured} injured)" if injured else ""


def _item_words(item: int, count: int) -> tuple[str, ...]:
    """How many, and of what; or all in one."""
    if item == CASH_ITEM:
        return (money(count * THOUSAND),)
    if item == MANAGER_ITEM:
        return ("the managers change places",)
    name = NAMES[item] if item < CUBE_ITEM else TRADE_ITEMS[item].replace("-", " ")
    return str(count), noun(count, name)


def has_items(game: Game, owner: Owner, items: tuple[int, ...]) -> bool:
    """Does an owner have what he would give?"""
    if any(owner.squad[kind] < items[kind] for kind in range(len(PLAYERS))):
        return False
    if owner.media < items[CUBE_ITEM] or owner.cash < items[CASH_ITEM] * THOUSAND:
        return False
    return items[DRAFT_ITEM] <= (owner.draft_to == NOBODY)


def is_possible(game: Game, offer: Offer) -> bool:
    """5.7.1: both have what they give, and nobody gets more media than he may hold."""
    owner, partner = game.owners[offer.seat], game.owners[offer.partner]
    if not has_items(game, owner, offer.give) or not has_items(game, partner, offer.get):
        return False
    return _has_room(owner, offer.get, offer.give) and _has_room(partner, offer.give, offer.get)


def _has_room(owner: Owner, gets: tuple[int, ...], gives: tuple[int, ...]) -> bool:
    """Is there room for the cubes that would come?"""
    return gets[CUBE_ITEM] <= gives[CUBE_ITEM] + owner.media_room


def legal_terms(game: Game, seat: Seat, offer: Offer) -> list[int]:
    """Whatever the one has and the other seems to have; of money one only knows one's own (2.3)."""
    choices = [WITHDRAW]
    if offer.terms and offer.give != offer.get:
        choices.insert(0, PROPOSE)
    if offer.terms >= MOST_TERMS:
        return choices
    owner, partner = game.owners[seat], game.owners[offer.partner]
    for item in range(len(TRADE_ITEMS)):
        if not offer.get[item] and _is_left(owner, item, offer.give[item]):
            choices.append(GIVE + item)
    for item in range(MANAGER_ITEM):
        if not offer.give[item] and (item == CASH_ITEM or _is_left(partner, item, offer.get[item])):
            choices.append(GET + item)
    return choices


def _is_left(owner: Owner, item: int, count: int) -> bool:
    """Has the owner one more of the item than the offer names?"""
    if item < CUBE_ITEM:
        return owner.squad[item] > count
    if item == CUBE_ITEM:
        return owner.media > count
    if item == CASH_ITEM:
        return owner.cash >= (count + 1) * THOUSAND
    return not count and (item == MANAGER_ITEM or owner.draft_to == NOBODY)


def explain_term(game: Game, seat: Seat, offer: Offer, choice: int) -> tuple[str, str]:
    """A term in words, and how much of it there is."""
    if choice == PROPOSE:
        return "Propose it", offer.text(game)
    if choice == WITHDRAW:
        return "Never mind", "no offer is made"
    verb, item = ("Get", choice - GET) if choice >= GET else ("Give", choice - GIVE)
    return Phrase(verb, *_item_words(item, 1)), _stock_text(game, offer.partner if choice >= GET else seat, item, seat)


def _stock_text(game: Game, giver: Seat, item: int, seat: Seat) -> str:
    """How much the giver has of it; of money one only knows one's own (2.3)."""
    owner, who = game.owners[giver], "you have" if giver == seat else "they have"
    if item <= CUBE_ITEM:
        return f"{who} {owner.squad[item] if item < CUBE_ITEM else owner.media}"
    if item == CASH_ITEM:
        return f"you have {money(owner.cash)}" if giver == seat else "if they have it"
    return "for the coming draft" if item == DRAFT_ITEM else "and all his stars"


TERM: Final = Ask(
    "term", TERMS, legal_terms, explain_term, lambda game, seat, offer: Cited(f"{offer.text(game)}.", "5.7.1")
)
PARTNER: Final[Ask[Game, object]] = seat_ask(
    "partner",
    lambda game, seat, subject: game.from_left(seat),
    lambda game, seat, subject: Cited("A trade with whom", "5.7.1", "?"),
)
REFUSE: Final = 0
ACCEPT: Final = 1
COUNTER: Final = 2


def legal_answers(game: Game, seat: Seat, offer: Offer) -> list[int]:
    """Refuse; accept, if it can be; make an offer in return, if not too many have been made."""
    choices = [REFUSE]
    if is_possible(game, offer):
        choices.append(ACCEPT)
    if offer.counters < MOST_COUNTERS:
        choices.append(COUNTER)
    return choices


ANSWER: Final = menu(
    "answer",
    {
        "refuse": ("Refuse", "nothing changes hands"),
        "accept": ("Accept", "done at once"),
        "counter": ("Make a counter-offer", "on other terms"),
    },
    lambda game, seat, offer: f"{offer.text(game)}. Do you agree?",
    legal_answers,
)


class Price(NamedTuple):
    """Somebody offers to cancel an event for a price (5.3.10)."""

    seat: Seat
    attack: Attack
    cubes: int
    cash: int


AGREE: Final[Ask[Game, Price]] = yes_no(
    "agree",
    lambda game, seat, price: (
        f"{club(game, price.seat)} would cancel {game.box.cards[price.attack.card].title} for "
        f"{'a media cube' if price.cubes else money(price.cash)}. Agreed?",
        "you pay, the event is cancelled",
    ),
    lambda game, seat, price: (
        game.owners[seat].media >= price.cubes
        and game.owners[seat].cash >= price.cash
        and game.owners[price.seat].media_room >= price.cubes
    ),
)


def legal_swaps(game: Game, seat: Seat, subject: object) -> list[int]:
    """The trades of the chart that the owner can make."""
    owner = game.owners[seat]
    return [index for index, swap in enumerate(game.charts.trades) if can_swap(owner, swap)]


def explain_swap(game: Game, seat: Seat, subject: object, choice: int) -> tuple[str, str]:
    """A trade of the chart in words: label and help."""
    return swap_text(game.charts.trades[choice]), "as printed: nobody is asked"


def swap_text(swap: Swap) -> str:
    """A swap of the trade chart, as it is printed."""
    return f"{chart_text(swap.give)} for {chart_text(swap.get)}"


def chart_text(side: tuple[int, int]) -> str:
    """One side of a trade of the chart, in words."""
    return money(side[0] * THOUSAND) if side[1] == CASH_ITEM else counted(side[0], CHART_NAMES[side[1]])


CHART_NAMES: Final[tuple[str, ...]] = (*NAMES, *ITEMS[CUBE_ITEM:])
SWAP: Final = numbered_ask("trade chart", legal_swaps, explain_swap, Cited("Which trade", "5.7.2", "?"))

TO_DECK: Final = 4


def legal_bait(game: Game, seat: Seat, subject: object) -> list[int]:
    """10.5: on to an owner who has not had it this year, or back to the deck for a thousand."""
    others: list[int] = [other for other in game.from_left(seat) if not game.owners[other].baited]
    return [TO_DECK, *others] if game.owners[seat].cash >= BAIT_PRICE or not others else others


BAIT_PRICE: Final = 1_000
BAIT: Final = Ask(
    "trade bait",
    ("first", "second", "third", "fourth", "deck"),
    legal_bait,
    lambda game, seat, subject, choice: ("Back to the deck", money(BAIT_PRICE)) if choice == TO_DECK else (
        f"On to {club(game, Seat(choice))}", "nothing to pay"
    ),
    lambda game, seat, subject: Cited("Trade Bait cost you a regular. Where does it go", "10.5", "?"),
)  # fmt: skip

MOST_NOMINATED: Final = 3
NOMINATIONS: Final[tuple[tuple[int, int], ...]] = (
    (0, 0), *((stars, others) for stars in range(4) for others in range(4) if 0 < stars + others <= MOST_NOMINATED)
)  # fmt: skip


def legal_nominations(game: Game, seat: Seat, subject: object) -> list[int]:
    """11.2: up to three stars; without any star one regular (which is nomination 0)."""
    owner = game.owners[seat]
    most = owner.fit(SUPERSTAR), owner.fit(ALLSTAR)
    if not sum(most):
        return [0] if owner.squad[REGULAR] else []
    return [
        index for index, (first, second) in enumerate(NOMINATIONS) if index and first <= most[0] and second <= most[1]
    ]


NOMINATE: Final = Ask(
    "nominate",
    ("regular", *(f"{stars}-{others}" for stars, others in NOMINATIONS[1:])),
    legal_nominations,
    lambda game, seat, subject, choice: ("A regular", "$500") if not choice else (
        all_of([counted(count, NAMES[kind]) for kind, count in enumerate(NOMINATIONS[choice]) if count]),
        "$2,000 and $1,000 each",
    ),
    lambda game, seat, subject: Cited("Whom do you send to the All-Star Game", "11.2", "?"),
)  # fmt: skip
