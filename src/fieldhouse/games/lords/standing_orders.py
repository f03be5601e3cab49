"""What an owner of Lords of Baseball may want answered without being asked: others' turns and dice, an idle turn."""

from __future__ import annotations

from functools import partial
from typing import Final

from fieldhouse.games.lords.actions import A_OFFER, A_PASS, LOAN_ACTIONS
from fieldhouse.games.lords.asks import ASKS
from fieldhouse.games.lords.asks.answers import MEDIA, MEDIA_OFFER, SHIFTS, OpenRoll, legal_shifts
from fieldhouse.games.lords.asks.deals import MANAGER_ITEM, Offer
from fieldhouse.games.lords.asks.floor import INTERJECT, OUTBID, WAIT
from fieldhouse.games.lords.asks.money import CUT, Cut, legal_cuts
from fieldhouse.games.lords.asks.turn import ACTION, legal_actions
from fieldhouse.games.lords.model import ALLSTAR, SUPERSTAR
from fieldhouse.games.lords.state import Game
from fieldhouse.table.question import Ask, S
from fieldhouse.table.seat import Seat
from fieldhouse.table.standing import ASK, StandingOrder

NEVER: Final = "never"
CONCERNS: Final = "concerns"
MINE: Final = "mine"
IDLE: Final = "idle"
PLAIN_ONES: Final = "plain"
IDLE_ACTIONS: Final[frozenset[int]] = frozenset((A_OFFER, *LOAN_ACTIONS, A_PASS))
"""What cards, money and men leave to be done on a turn in any case."""


def only_choice(ask: Ask[Game, S], value: str, game: Game, seat: Seat, subject: S) -> int | None:
    """What can be answered in one way only."""
    legal = ask.legal(game, seat, subject)
    return legal[0] if len(legal) == 1 else None


def least_man(value: str, game: Game, seat: Seat, cut: Cut) -> int | None:
    """2.4, 5.3.7: of the kinds of men that may go the least, if one must. Who cuts because he wishes to (7.1.5) has
    somebody in mind: he is asked.
    """
    return None if cut.is_wished else legal_cuts(game, seat, cut)[0]


def wait_on_others_turns(value: str, game: Game, seat: Seat, subject: object) -> int:
    """5.7.1, 2.5 and 11.2: an offer, a loan, the All-Star Game: all of it can be done on one's own turn."""
    return WAIT


def wait_on_others_trades(value: str, game: Game, seat: Seat, offer: Offer) -> int | None:
    """7.3: two others trade, and a better offer might stop it: if a star or a manager would change his club."""
    moves = [offer.give[item] + offer.get[item] for item in (SUPERSTAR, ALLSTAR, MANAGER_ITEM)]
    return None if value == CONCERNS and any(moves) else WAIT


def leave_others_dice(value: str, game: Game, seat: Seat, throw: OpenRoll) -> int | None:
    """7.3: no cubes on a die that the owner has neither rolled nor suffers, or of which they would change nothing.

    Who has rolled it may open and has the last word: he is asked for that. With ``never`` none on any die.
    """
    is_mine = throw.is_last if seat == throw.roller else seat == throw.target
    return None if value == MINE and is_mine and can_matter(game, seat, throw) else 0


def can_matter(game: Game, seat: Seat, throw: OpenRoll) -> bool:
    """Do all the cubes of an owner, or some, change what a die means? Where its sense is not known they may."""
    now = throw.sense(game, throw.reading)
    shifts = [SHIFTS[choice] for choice in legal_shifts(game, seat, throw) if choice != MEDIA_OFFER]
    return not now or any(throw.sense(game, throw.reading + shift) != now for shift in shifts)


def pass_when_idle(value: str, game: Game, seat: Seat, subject: object) -> int | None:
    """5.3.12: nothing is left but to offer, to borrow and to pass."""
    return A_PASS if IDLE_ACTIONS.issuperset(legal_actions(game, seat)) else None


STANDING_ORDERS: Final[tuple[StandingOrder[Game], ...]] = (
    StandingOrder(
        "plain",
        "What can be answered in one way only, and which of the least men to cut",
        {ASK: "Ask me", PLAIN_ONES: "Do not ask me"},
        PLAIN_ONES,
        {**{ask.name: partial(only_choice, ask) for ask in ASKS}, CUT.name: least_man},
        tacit=PLAIN_ONES,
    ),
    StandingOrder(
        "floor",
        "Others' turns and trades: ask me whether I have anything first",
        {ASK: "Always", CONCERNS: "If a star or a manager is traded", NEVER: "Never: wait"},
        CONCERNS,
        {INTERJECT.name: wait_on_others_turns, OUTBID.name: wait_on_others_trades},
    ),
    StandingOrder(
        "media",
        "A die on the table: ask me for media cubes",
        {ASK: "Always", MINE: "If it is mine or hits me, and they matter", NEVER: "Never: keep them"},
        MINE,
        {MEDIA.name: leave_others_dice},
    ),
    StandingOrder(
        "idle",
        "My turn, with nothing left but offers and loans",
        {ASK: "Ask me", IDLE: "Pass"},
        IDLE,
        {ACTION.name: pass_when_idle},
    ),
)
