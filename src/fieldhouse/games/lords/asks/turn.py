"""Questions of a turn: which action, which card, against whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from fieldhouse.games.lords.actions import (
    A_ALL_STAR,
    A_CHART,
    A_CYCLE,
    A_DISCARD,
    A_EVENT,
    A_LEGEND,
    A_MANAGER_CARD,
    A_MANAGER_TEAM,
    A_MONEY,
    A_OFFER,
    A_PASS,
    A_PHENOM,
    A_PROSPECT,
    A_SMALL,
    A_SUPERSTARS,
    ACTIONS,
    CARD_USES,
    P_PROMOTION,
    WIN_USES,
)
from fieldhouse.games.lords.asks.common import NUMBERS, THOUSAND, seat_ask
from fieldhouse.games.lords.asks.farm import can_promote
from fieldhouse.games.lords.asks.money import FINANCE_HELP, TAKE_SMALL, loan_choices
from fieldhouse.games.lords.cards.charts import CUBE_ITEM
from fieldhouse.games.lords.model import (
    ALLSTAR,
    LATE,
    MIDDLE,
    PHASE_GAMES,
    PHASES,
    PHENOM,
    PROSPECT,
    REGULAR,
    RIVAL,
    SUPERSTAR,
    TABLE,
    WINTER,
    Card,
    Event,
    Swap,
    money,
)
from fieldhouse.games.lords.pages.wording import heading
from fieldhouse.games.lords.state import Game, Owner
from fieldhouse.table.question import Ask
from fieldhouse.table.seat import Seat
from fieldhouse.table.words import Cited

ACTION_HELP: Final[tuple[tuple[str, str], ...]] = (
    ("Play a card for its event", Cited("what it says happens; others may cancel it", "5.3.1")),
    (
        "Win with your superstars",
        Cited("twice the OPS, and one for each superstar beyond the first; once a phase", "5.3.2"),
    ),
    ("Win with your all-stars", Cited("the OPS, and one for each all-star beyond the first; once a phase", "5.3.2")),
    ("Win with your manager's card rating", Cited("the OPS and his card rating; once a phase", "5.3.3")),
    ("Use your manager's team rating", Cited("no card; once a phase", "5.3.4")),
    ("Earn money", Cited("$500 an OP, not in the late season", "5.3.5")),
    ("Give an opponent losses", Cited("one an OP", "5.3.6")),
    ("Force journeymen on an opponent", Cited("one an OP", "5.3.7")),
    ("Hit for the cycle", Cited("buy cards; once a phase", "5.3.8")),
    ("Call up a phenom", Cited("$500 a roll; once a phase", "5.3.9")),
    ("Develop a prospect", Cited("$500 a roll; once a phase", "5.3.9")),
    ("Use the trade chart", Cited("once a phase", "5.3.11")),
    ("Send players to the All-Star Game", Cited("once, in the mid-season", "11.2")),
    ("Use a legend", Cited("once a phase each", "12.2")),
    ("Offer a trade", Cited("does not cost your turn", "5.7.1")),
    *FINANCE_HELP[TAKE_SMALL:],
    ("Pass", Cited("no more cards may be played on you directly this phase", "5.3.12")),
    ("Discard it", "nothing comes of it"),
)


RECORD_VERBS: Final[tuple[str, ...]] = ("wins", "losses", "trade-impact")


def in_force(game: Game, card: Card) -> Event:
    """The event that counts in this phase."""
    return card.winter if game.phase == WINTER else card.season


def is_full(game: Game, owner: Owner) -> bool:
    """5.4: all games of the phase are decided; the owner may not touch his own record any more."""
    return owner.wins + owner.losses >= PHASE_GAMES[game.phase]


def touches_record(event: Event, *whom: str) -> bool:
    """Does an event win or lose games for those whom its clauses call by one of these words?"""
    return any(clause.verb in RECORD_VERBS and clause.whom in whom for clause in event.clauses)


def open_to_events(game: Game, seat: Seat) -> list[Seat]:
    """5.3.1 and 5.3.12: opponents who have neither passed nor suffered an event this phase."""
    return [
        other
        for other in game.from_left(seat)
        if not game.owners[other].passed and not game.owners[other].events_against
    ]


def open_to_ops(game: Game, seat: Seat) -> list[Seat]:
    """5.6: opponents who have not passed and against whom fewer than two OPS cards were played this phase."""
    return [
        other for other in game.from_left(seat) if not game.owners[other].passed and game.owners[other].ops_against < 2
    ]


def event_targets(game: Game, seat: Seat, event: Event) -> list[Seat]:
    """5.6: any card may be played on oneself, or any opponent who is open to events; those whom it is meant for come
    first. Whoever has all games decided may not touch his own record (5.4); one for the table is played on oneself."""
    return targets_among(game, seat, event, open_to_events(game, seat), has_all_games(game, seat))


def has_all_games(game: Game, seat: Seat) -> bool:
    """Are all games of the phase won or lost?"""
    return game.phase != WINTER and is_full(game, game.owners[seat])


def targets_among(game: Game, seat: Seat, event: Event, rivals: list[Seat], is_done: bool) -> list[Seat]:
    """``event_targets``, of *rivals* who are open to events; *is_done* if his games of the phase are all decided."""
    if event.aim == TABLE:
        is_idle = game.is_struck and any(clause.verb == "strike" for clause in event.clauses)
        return [] if is_idle else [seat]
    if is_done and touches_record(event, "self"):
        rivals = []
    own = [] if is_done and touches_record(event, "self", "") else [seat]
    return rivals + own if event.aim == RIVAL else own + rivals


def cards_for(game: Game, seat: Seat, use: int, cards: tuple[int, ...] | list[int]) -> list[int]:
    """Which of *cards* may be put to *use*. A compulsory card is good for its event, to be discarded, and for
    promotion if there is no other."""
    box = game.box.cards
    if use == A_EVENT:
        return [card for card in cards if event_targets(game, seat, in_force(game, box[card]))]
    if use == A_DISCARD:
        return list(cards)
    if use == P_PROMOTION:
        return [card for card in cards if not box[card].is_compulsory] or list(cards)
    return [card for card in cards if not box[card].season.is_compulsory]


def is_open_use(game: Game, seat: Seat, use: int) -> bool:
    """May an OPS card be put to *use* now?"""
    owner = game.owners[seat]
    if use in WIN_USES:
        if is_full(game, owner) or owner.has_used(use):
            return False
        return use == A_MANAGER_CARD or owner.fit(SUPERSTAR if use == A_SUPERSTARS else ALLSTAR) > 0
    if use == A_MONEY:
        return game.phase != LATE
    return bool(open_to_ops(game, seat))


def open_uses(game: Game, seat: Seat, cards: tuple[int, ...] | list[int]) -> list[int]:
    """What can be done with any of *cards*."""
    uses = [A_EVENT] if cards_for(game, seat, A_EVENT, cards) else []
    if any(not game.box.cards[card].is_compulsory for card in cards):
        uses += [use for use in CARD_USES if is_open_use(game, seat, use)]
    return uses


def usable_legends(game: Game, owner: Owner) -> list[int]:
    """12.2: a card needs its star; each once a phase."""
    held = owner.legends[: owner.squad[SUPERSTAR] + owner.squad[ALLSTAR]]
    return [legend for legend in held if legend not in owner.legends_used]


def legal_actions(game: Game, seat: Seat, subject: object = None) -> list[int]:
    """5.3: all that the owner whose turn it is may do."""
    owner = game.owners[seat]
    choices = open_uses(game, seat, owner.hand)
    tests = (
        (A_MANAGER_TEAM, not owner.has_used(A_MANAGER_TEAM) and not is_full(game, owner)),
        (A_CYCLE, not owner.has_used(A_CYCLE) and owner.cash >= CYCLE_PRICE),
        (A_PHENOM, can_promote(game, owner, PHENOM)),
        (A_PROSPECT, can_promote(game, owner, PROSPECT)),
        (A_CHART, not owner.has_used(A_CHART) and can_use_chart(game, owner)),
        (A_ALL_STAR, can_nominate(game, owner)),
        (
            A_LEGEND,
            any(event_targets(game, seat, game.box.legends[index].action) for index in usable_legends(game, owner)),
        ),
        (A_OFFER, may_offer(owner)),
    )
    choices += [choice for choice, is_open in tests if is_open]
    choices += [A_SMALL + choice - TAKE_SMALL for choice in loan_choices(owner)]
    if owner.played or not open_uses(game, seat, owner.hand):
        choices.append(A_PASS)
    return choices


def can_swap(owner: Owner, swap: Swap) -> bool:
    """5.7.2: the owner has what the chart asks for, and room for media it gives."""
    count, item = swap.give
    has = owner.squad[item] if item < CUBE_ITEM else owner.media if item == CUBE_ITEM else owner.cash // THOUSAND
    return has >= count and (swap.get[1] != CUBE_ITEM or owner.media_room >= swap.get[0])


def can_use_chart(game: Game, owner: Owner) -> bool:
    """Can he make any of the chart's swaps?"""
    return any(can_swap(owner, swap) for swap in game.charts.trades)


CYCLE_PRICE: Final = 1_000
OFFERS_A_PHASE: Final = 2
"""House limit: so many offers an owner may make in a phase, on whosever turn. Counter-offers are free."""


def may_offer(owner: Owner) -> bool:
    """Has he trade offers left in this phase?"""
    return owner.offers < OFFERS_A_PHASE


def can_nominate(game: Game, owner: Owner) -> bool:
    """11.2: once, in the mid-season."""
    if not game.options.all_star_game or game.phase != MIDDLE or owner.has_used(A_ALL_STAR):
        return False
    return owner.fit(SUPERSTAR) + owner.fit(ALLSTAR) > 0 or owner.squad[REGULAR] > 0


def action_prompt(game: Game, seat: Seat, subject: object) -> str:
    """The phase, the record, the cash and the hand."""
    owner = game.owners[seat]
    hand = hand_text(game, owner.hand) or "no cards"
    record = f"{owner.wins}-{owner.losses} of {PHASE_GAMES[game.phase]}"
    return Cited(f"{PHASES[game.phase].capitalize()}, {record}; {money(owner.cash)}; {hand}. Your action", "5.3", "?")


ACTION: Final = Ask(
    "action", ACTIONS, legal_actions, lambda game, seat, subject, choice: ACTION_HELP[choice], action_prompt
)


class Pick(NamedTuple):
    """Which of these cards, for what."""

    use: int
    cards: tuple[int, ...]


def explain_card(game: Game, seat: Seat, subject: object, choice: int) -> tuple[str, str]:
    """A card as it is in force now, and what it would be in season."""
    card = game.box.cards[choice]
    event = in_force(game, card)
    later = f" In season: {card.season.text}" if event is not card.season and event.text != card.season.text else ""
    return f"{card.title} ({card.ops})", f"{heading(event)}: {event.text}{later}"


def hand_text(game: Game, cards: Sequence[int]) -> str:
    """Cards by number and name, as a prompt lists them."""
    return ", ".join(f"{card + 1} {game.box.cards[card].title} ({game.box.cards[card].ops})" for card in cards)


def card_prompt(game: Game, seat: Seat, pick: Pick) -> str:
    """What the owner is asked, by what the card is picked for."""
    if pick.use == P_PROMOTION:
        return Cited("Which card do you discard for promotion, at $1,000 an OP", "4.1.2", "?")
    return f"{ACTION_HELP[pick.use][0]}: which card?"


CARD: Final = Ask(
    "card", NUMBERS, lambda game, seat, pick: cards_for(game, seat, pick.use, pick.cards), explain_card, card_prompt
)


class Aim(NamedTuple):
    """A card and what it is used for; or a legend's event."""

    use: int
    event: Event | None = None


def legal_targets(game: Game, seat: Seat, aim: Aim) -> list[Seat]:
    """Whom an event or OPS may be aimed at."""
    return event_targets(game, seat, aim.event) if aim.event else open_to_ops(game, seat)


TARGET: Final[Ask[Game, Aim]] = seat_ask(
    "target", legal_targets, lambda game, seat, aim: f"Upon whom? ({ACTION_HELP[aim.use][0]})"
)
