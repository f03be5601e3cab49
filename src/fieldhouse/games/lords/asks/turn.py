"""Questions of a turn: which action, which card, against whom; answers out of turn; media on a die."""

from __future__ import annotations

from typing import Final, NamedTuple

from fieldhouse.games.lords.asks.club import FINANCE_HELP, TAKE_LARGE, TAKE_SMALL, can_promote, loan_choices
from fieldhouse.games.lords.asks.common import NUMBERS, club, seat_ask
from fieldhouse.games.lords.model import (
    ALLSTAR,
    ANY,
    COLOURS,
    GAMES,
    LATE,
    MIDDLE,
    OWN,
    PHASES,
    PHENOM,
    PROSPECT,
    REGULAR,
    RIVAL,
    SUPERSTAR,
    TABLE,
    WINTER,
    Card,
    Clause,
    Event,
    money,
)
from fieldhouse.games.lords.state import Game, Owner
from fieldhouse.table.question import Ask

ACTIONS: Final = (
    "event", "superstars", "allstars", "manager-card", "manager-team", "money", "losses", "journeymen", "cycle",
    "phenom", "prospect", "trade-chart", "all-star-game", "legend", "offer", "borrow-5000", "borrow-10000",
    "repay-small", "reduce-large", "repay-large", "pass", "discard",
)  # fmt: skip
(A_EVENT, A_SUPERSTARS, A_ALLSTARS, A_MANAGER_CARD, A_MANAGER_TEAM, A_MONEY, A_LOSSES, A_JOURNEYMEN, A_CYCLE, A_PHENOM,
 A_PROSPECT, A_CHART, A_ALL_STAR, A_LEGEND, A_OFFER, A_SMALL, A_LARGE, A_REPAY_SMALL, A_REDUCE, A_REPAY_LARGE, A_PASS,
 A_DISCARD) = range(22)  # fmt: skip
LOAN_ACTIONS: Final = range(A_SMALL, A_REPAY_LARGE + 1)
CARD_USES: Final = (A_SUPERSTARS, A_ALLSTARS, A_MANAGER_CARD, A_MONEY, A_LOSSES, A_JOURNEYMEN)
WIN_USES: Final = (A_SUPERSTARS, A_ALLSTARS, A_MANAGER_CARD)
FREE_ACTIONS: Final = (A_OFFER, *LOAN_ACTIONS)
P_PROMOTION: Final = len(ACTIONS)
"""Not an action: the face-down discard of the promotional phase (4.1.2)."""
ACTION_HELP: Final = (
    ("Play a card for its event", "5.3.1"),
    ("Win with your superstars", "twice the OPS, and one for each superstar beyond the first; once a phase (5.3.2)"),
    ("Win with your all-stars", "the OPS, and one for each all-star beyond the first; once a phase (5.3.2)"),
    ("Win with your manager's card rating", "the OPS and his card rating; once a phase (5.3.3)"),
    ("Use your manager's team rating", "no card; once a phase (5.3.4)"),
    ("Earn money", "$500 an OP, not in the late season (5.3.5)"),
    ("Give an opponent losses", "one an OP (5.3.6)"),
    ("Force journeymen on an opponent", "one an OP (5.3.7)"),
    ("Hit for the cycle", "buy cards; once a phase (5.3.8)"),
    ("Call up a phenom", "$500 a roll; once a phase (5.3.9)"),
    ("Develop a prospect", "$500 a roll; once a phase (5.3.9)"),
    ("Use the trade chart", "once a phase (5.3.11)"),
    ("Send players to the All-Star Game", "once, in the mid-season (11.2)"),
    ("Use a legend", "once a phase each (12.2)"),
    ("Offer a trade", "does not cost your turn (5.7.1)"),
    *FINANCE_HELP[TAKE_SMALL:],
    ("Pass", "no more cards may be played on you directly this phase (5.3.12)"),
    ("Discard it", ""),
)


def in_force(game: Game, card: Card) -> Event:
    """The event that counts in this phase."""
    return card.winter if game.phase == WINTER else card.season


def is_full(game: Game, owner: Owner) -> bool:
    """5.4: all games of the phase are decided; the owner may not touch his own record any more."""
    return owner.wins + owner.losses >= GAMES[game.phase]


def touches_own_record(event: Event) -> bool:
    return any(clause.verb in ("wins", "losses") and clause.whom in ("", "self") for clause in event.clauses)


def open_to_events(game: Game, seat: int) -> list[int]:
    """5.3.1 and 5.3.12: opponents who have neither passed nor suffered an event this phase."""
    return [
        at for at in game.from_left(seat) if not game.owners[at].passed and not game.owners[at].events_against
    ]


def open_to_ops(game: Game, seat: int) -> list[int]:
    """5.6: opponents who have not passed and against whom fewer than two OPS cards were played this phase."""
    return [at for at in game.from_left(seat) if not game.owners[at].passed and game.owners[at].ops_against < 2]


def event_targets(game: Game, seat: int, event: Event) -> list[int]:
    """Upon whom an event may be played."""
    owner = game.owners[seat]
    is_barred = game.phase != WINTER and is_full(game, owner) and touches_own_record(event)
    if event.aim in (OWN, TABLE):
        is_idle = game.is_struck and any(clause.verb == "strike" for clause in event.clauses)
        return [] if event.aim == OWN and is_barred or is_idle else [seat]
    rivals = open_to_events(game, seat)
    return [seat, *rivals] if event.aim == ANY and not is_barred else rivals


def cards_for(game: Game, seat: int, use: int, cards: tuple[int, ...] | list[int]) -> list[int]:
    """Which of *cards* may be put to *use*. A compulsory card is good for its event alone."""
    box = game.box.cards
    if use == A_EVENT:
        return [card for card in cards if event_targets(game, seat, in_force(game, box[card]))]
    if use == A_DISCARD:
        return list(cards)
    if use == P_PROMOTION:
        return [card for card in cards if not box[card].is_compulsory] or list(cards)
    return [card for card in cards if not box[card].is_compulsory]


def is_open_use(game: Game, seat: int, use: int) -> bool:
    """May an OPS card be put to *use* now?"""
    owner = game.owners[seat]
    if use in WIN_USES:
        if is_full(game, owner) or owner.has_used(use):
            return False
        return use == A_MANAGER_CARD or owner.fit(SUPERSTAR if use == A_SUPERSTARS else ALLSTAR) > 0
    if use == A_MONEY:
        return game.phase != LATE
    return bool(open_to_ops(game, seat))


def open_uses(game: Game, seat: int, cards: tuple[int, ...] | list[int]) -> list[int]:
    """What can be done with any of *cards*."""
    uses = [A_EVENT] if cards_for(game, seat, A_EVENT, cards) else []
    if any(not game.box.cards[card].is_compulsory for card in cards):
        uses += [use for use in CARD_USES if is_open_use(game, seat, use)]
    return uses


def usable_legends(game: Game, owner: Owner) -> list[int]:
    """12.2: a card needs its star; each once a phase."""
    held = owner.legends[: owner.squad[SUPERSTAR] + owner.squad[ALLSTAR]]
    return [legend for legend in held if legend not in owner.legends_used]


def legal_actions(game: Game, seat: int, subject: object = None) -> list[int]:
    """5.3: all that the owner whose turn it is may do."""
    owner = game.owners[seat]
    choices = open_uses(game, seat, owner.hand)
    tests = (
        (A_MANAGER_TEAM, not owner.has_used(A_MANAGER_TEAM) and not is_full(game, owner)),
        (A_CYCLE, not owner.has_used(A_CYCLE) and owner.cash >= CYCLE_PRICE),
        (A_PHENOM, can_promote(game, owner, PHENOM)),
        (A_PROSPECT, can_promote(game, owner, PROSPECT)),
        (A_CHART, not owner.has_used(A_CHART)),
        (A_ALL_STAR, can_nominate(game, owner)),
        (A_LEGEND, any(event_targets(game, seat, game.box.legends[at].action) for at in usable_legends(game, owner))),
        (A_OFFER, owner.offers < OFFERS_A_TURN),
    )
    choices += [choice for choice, is_open in tests if is_open]
    choices += [A_SMALL + choice - TAKE_SMALL for choice in loan_choices(owner)]
    if owner.played or not open_uses(game, seat, owner.hand):
        choices.append(A_PASS)
    return choices


CYCLE_PRICE: Final = 1_000
OFFERS_A_TURN: Final = 1
OFFERS_OUT_OF_TURN: Final = 2
"""House limits: one offer of the own on one's turn, and two a phase on the turns of others."""


def can_nominate(game: Game, owner: Owner) -> bool:
    """11.2: once, in the mid-season."""
    if not game.options.all_star_game or game.phase != MIDDLE or owner.has_used(A_ALL_STAR):
        return False
    return owner.fit(SUPERSTAR) + owner.fit(ALLSTAR) > 0 or owner.squad[REGULAR] > 0


def action_prompt(game: Game, seat: int, subject: object) -> str:
    owner = game.owners[seat]
    return f"{PHASES[game.phase].capitalize()}, {owner.wins}-{owner.losses} of {GAMES[game.phase]}. Your action (5.3)?"


ACTION = Ask(
    "action", ACTIONS, legal_actions, lambda game, seat, subject, choice: ACTION_HELP[choice], action_prompt
)

WAIT, I_OFFER, I_SMALL, I_LARGE = range(4)


def legal_interjections(game: Game, seat: int, subject: object) -> list[int]:
    """5.7.1 and 2.5: on another owner's turn one may offer a trade or take a loan."""
    owner = game.owners[seat]
    loans = [choice - TAKE_SMALL + I_SMALL for choice in loan_choices(owner) if choice in (TAKE_SMALL, TAKE_LARGE)]
    return [WAIT, *([I_OFFER] if owner.offers < OFFERS_OUT_OF_TURN else []), *loans]


INTERJECT = Ask(
    "interject",
    ("wait", "offer", "borrow-5000", "borrow-10000"),
    legal_interjections,
    lambda game, seat, subject, choice: (
        ("Wait", ""), ("Offer a trade", "5.7.1"), *FINANCE_HELP[TAKE_SMALL : TAKE_LARGE + 1]
    )[choice],
    lambda game, seat, subject: f"It is the turn of {club(game, game.turn)}. You may offer a trade.",
)  # fmt: skip


class Pick(NamedTuple):
    """Which of these cards, for what."""

    use: int
    cards: tuple[int, ...]


def explain_card(game: Game, seat: int, subject: object, choice: int) -> tuple[str, str]:
    card = game.box.cards[choice]
    event = in_force(game, card)
    compulsory = ", compulsory" if card.is_compulsory else ""
    return f"{card.title} ({card.ops})", f"{COLOURS[event.colour]}{compulsory}: {event.text}"


CARD = Ask(
    "card",
    NUMBERS,
    lambda game, seat, pick: cards_for(game, seat, pick.use, pick.cards),
    explain_card,
    lambda game, seat, pick: "Which card do you discard for promotion, at $1,000 an OP (4.1.2)?"
    if pick.use == P_PROMOTION
    else f"Which card? ({ACTION_HELP[pick.use][0]})",
)


class Aim(NamedTuple):
    """A card and what it is used for; or a legend's event."""

    use: int
    event: Event | None = None


def legal_targets(game: Game, seat: int, aim: Aim) -> list[int]:
    return event_targets(game, seat, aim.event) if aim.event else open_to_ops(game, seat)


TARGET = seat_ask("target", legal_targets, lambda game, seat, aim: f"Upon whom? ({ACTION_HELP[aim.use][0]})")

CYCLE = Ask(
    "cycle",
    ("single", "double", "triple", "homer"),
    lambda game, seat, subject: range(min(game.owners[seat].cash // CYCLE_PRICE, 4)),
    lambda game, seat, subject, choice: (
        ("A single", "$1,000: draw one, play or discard it"),
        ("A double", "$2,000: draw two, play one, discard one"),
        ("A triple", "$3,000: draw three, play one, discard one, keep one"),
        ("A home run", "$4,000: draw four, play one, discard one, keep two"),
    )[choice],
    lambda game, seat, subject: "What do you hit (5.3.8)?",
)  # fmt: skip


def legal_drawn_uses(game: Game, seat: int, pick: Pick) -> list[int]:
    """A single may be discarded at once; of more cards one must be played if any can be."""
    uses = open_uses(game, seat, pick.cards)
    return [*uses, A_DISCARD] if len(pick.cards) == 1 or not uses else uses


DRAWN = Ask(
    "drawn",
    ACTIONS,
    legal_drawn_uses,
    lambda game, seat, pick, choice: ACTION_HELP[choice],
    lambda game, seat, pick: "You drew " + ", ".join(explain_card(game, seat, None, card)[0] for card in pick.cards) + ".",
)


# Answers to an event (5.3.10)

LET_IT, CANCEL, FOR_A_CUBE, FOR_1000, FOR_2000, FOR_3000 = range(6)
PRICES: Final = {FOR_1000: 1_000, FOR_2000: 2_000, FOR_3000: 3_000}


class Attack(NamedTuple):
    """An event that somebody has played on somebody."""

    player: int
    target: int
    card: int
    kinds: tuple[str, ...]


def cancelling(game: Game, seat: int, kinds: tuple[str, ...]) -> list[int]:
    """The cards in an owner's hand that cancel an event of these kinds."""
    box = game.box.cards
    return [
        card
        for card in game.owners[seat].hand
        if any(kind in kinds for kind in in_force(game, box[card]).cancels)
    ]


def legal_responses(game: Game, seat: int, attack: Attack) -> list[int]:
    if not cancelling(game, seat, attack.kinds):
        return [LET_IT]
    return [LET_IT, CANCEL] if seat == attack.target else [LET_IT, CANCEL, FOR_A_CUBE, *PRICES]


def explain_response(game: Game, seat: int, attack: Attack, choice: int) -> tuple[str, str]:
    if choice == LET_IT:
        return "Let it happen", ""
    if choice == CANCEL:
        return "Cancel it", "free (5.3.10)"
    price = "a media cube" if choice == FOR_A_CUBE else money(PRICES[choice])
    return f"Offer to cancel it for {price}", f"{club(game, attack.target)} may refuse"


RESPOND = Ask(
    "respond",
    ("no", "cancel", "cancel-for-media", "cancel-for-1000", "cancel-for-2000", "cancel-for-3000"),
    legal_responses,
    explain_response,
    lambda game, seat, attack: (
        f"{club(game, attack.player)} plays {game.box.cards[attack.card].title} on {club(game, attack.target)}."
    ),
)


# Media (7.3)

SHIFTS: Final = (0, *(shift for size in range(1, 21) for shift in (-size, size)))
SHIFT_KEYS: Final = tuple(f"{shift:+d}" if shift else "0" for shift in SHIFTS)


class Throw(NamedTuple):
    """A die that lies on the table: what for, whose, how it reads with all modifiers, what an event makes of it."""

    roll: int
    roller: int
    reading: int
    label: str
    clauses: tuple[Clause, ...] = ()
    target: int = -1
    is_last: bool = False

    def text(self, game: Game) -> str:
        return f"{club(game, self.roller)} reads {self.reading} for {self.label}."


def legal_shifts(game: Game, seat: int, throw: Throw) -> range:
    return range(2 * min(game.owners[seat].cubes, 20) + 1)


MEDIA = Ask(
    "media",
    SHIFT_KEYS,
    legal_shifts,
    lambda game, seat, throw, choice: (SHIFT_KEYS[choice], "") if choice else ("Nothing", "keep your cubes"),
    lambda game, seat, throw: f"{throw.text(game)} Move it with your media (7.3)?",
)


# Where nobody is asked out of turn: the off-season's cards, the series, leftovers

WINTER_CARD = Ask(
    "off-season card",
    ("pass", *NUMBERS),
    lambda game, seat, may_pass: [
        *(card + 1 for card in cards_for(game, seat, A_EVENT, game.owners[seat].hand)),
        *([0] if may_pass or not cards_for(game, seat, A_EVENT, game.owners[seat].hand) else []),
    ],
    lambda game, seat, may_pass, choice: explain_card(game, seat, None, choice - 1) if choice else ("Pass", ""),
    lambda game, seat, may_pass: "Play an off-season card for its event (4.1.4).",
)  # fmt: skip


def series_cards(game: Game, seat: int, champion: int) -> list[int]:
    """Cards that may be played in the championship series: for one's own club or against the champion."""
    cards = []
    for card in game.owners[seat].hand:
        event = game.box.cards[card].series
        if event is not None and (event.aim != RIVAL) == (seat == champion):
            cards.append(card)
    return cards


SERIES_CARD = Ask(
    "series card",
    ("no", *NUMBERS),
    lambda game, seat, champion: [0, *(card + 1 for card in series_cards(game, seat, champion))],
    lambda game, seat, champion, choice: explain_card(game, seat, None, choice - 1) if choice else ("No card", ""),
    lambda game, seat, champion: f"{club(game, champion)} plays for the championship. A card (6.2.2)?",
)
HOLD_KEYS: Final = ("done", *NUMBERS[:30])
HOLD = Ask(
    "hold",
    HOLD_KEYS,
    lambda game, seat, cards: range(len(cards) + 1),
    lambda game, seat, cards, choice: explain_card(game, seat, None, cards[choice - 1]) if choice else ("No more", ""),
    lambda game, seat, cards: "Cards are left. Which do you hold into the off-season (5.6)?",
)
EXCHANGE = Ask(
    "exchange",
    ("keep", *NUMBERS),
    lambda game, seat, cards: [0, *(card + 1 for card in cards)],
    lambda game, seat, cards, choice: explain_card(game, seat, None, choice - 1) if choice else ("Keep all", ""),
    lambda game, seat, cards: "More than two of your cards are compulsory: you may exchange one (3.5).",
)
