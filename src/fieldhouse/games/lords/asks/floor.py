"""Questions to owners while the table waits for another: an offer, a better offer, a loan (5.7.1, 7.3, 2.5)."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.lords.actions import A_ALL_STAR
from fieldhouse.games.lords.asks.common import club
from fieldhouse.games.lords.asks.deals import Offer
from fieldhouse.games.lords.asks.money import FINANCE_HELP, TAKE_LARGE, TAKE_SMALL, loan_choices
from fieldhouse.games.lords.asks.turn import ACTION_HELP, can_nominate, may_offer
from fieldhouse.games.lords.state import Game, Owner
from fieldhouse.table.question import Ask
from fieldhouse.table.seat import Seat
from fieldhouse.table.words import Cited

WAIT: Final = 0
I_OFFER: Final = 1
I_SMALL: Final = 2
I_LARGE: Final = 3
QUIET: Final = 4
I_ALL_STAR: Final = 5


def may_interject(game: Game, owner: Owner) -> bool:
    """Is there anything that an owner could do on another's turn, and has he not asked to be left in peace?"""
    if owner.quiet:
        return False
    can_borrow = not owner.borrowed and not (owner.small_loan and owner.large_loan)
    return may_offer(owner) or can_borrow or can_nominate(game, owner)


def legal_interjections(game: Game, seat: Seat, subject: object) -> list[int]:
    """5.7.1, 2.5 and 11.2: on another owner's turn one may offer a trade, take a loan, send stars to the game."""
    owner = game.owners[seat]
    loans = [choice - TAKE_SMALL + I_SMALL for choice in loan_choices(owner) if choice in (TAKE_SMALL, TAKE_LARGE)]
    stars = [I_ALL_STAR] if can_nominate(game, owner) else []
    return [WAIT, *([I_OFFER] if may_offer(owner) else []), *loans, *stars, QUIET]


INTERJECT: Final = Ask(
    "interject",
    ("wait", "offer", "borrow-5000", "borrow-10000", "quiet", "all-star-game"),
    legal_interjections,
    lambda game, seat, subject, choice: (
        ("Wait", "let them go on"), ("Offer a trade", Cited("they may refuse, or ask for more", "5.7.1")),
        *FINANCE_HELP[TAKE_SMALL : TAKE_LARGE + 1],
        ("Wait for the whole phase", "you are not asked again before the next"), ACTION_HELP[A_ALL_STAR],
    )[choice],
    lambda game, seat, subject: Cited(f"{club(game, game.turn)} are next. Anything from you first", "5.7.1", "?"),
)  # fmt: skip
O_OFFER: Final = 1
OUTBID: Final[Ask[Game, Offer]] = Ask(
    "outbid",
    ("wait", "offer"),
    lambda game, seat, offer: [WAIT, O_OFFER],
    lambda game, seat, offer, choice: (
        ("Make a better offer", f"to {club(game, offer.partner)}") if choice else ("Wait", "let them trade")
    ),
    lambda game, seat, offer: Cited(
        f"{offer.text(game)}. Have you a better offer for {club(game, offer.partner)}", "7.3", "?"
    ),
)


def may_outbid(owner: Owner) -> bool:
    """Has he offers left, and has he not said that he keeps still?"""
    return may_offer(owner) and not owner.quiet


def rivals_of(game: Game, offer: Offer, silent: list[Seat]) -> list[Seat]:
    """Who may still speak while an offer is considered: everybody else with an offer left."""
    return [
        seat
        for seat in game.from_left(offer.partner)
        if seat != offer.seat and seat not in silent and may_outbid(game.owners[seat])
    ]
