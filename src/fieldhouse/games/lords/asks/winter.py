"""Questions about cards in the off-season."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.games.lords.actions import A_EVENT
from fieldhouse.games.lords.asks.common import NUMBERS
from fieldhouse.games.lords.asks.turn import cards_for, explain_card, may_offer
from fieldhouse.games.lords.model import money
from fieldhouse.games.lords.state import Game
from fieldhouse.table.question import Ask
from fieldhouse.table.seat import Seat
from fieldhouse.table.words import Cited

W_PASS: Final = 0
W_OFFER: Final = len(NUMBERS) + 1


def legal_winter_cards(game: Game, seat: Seat, may_pass: bool) -> list[int]:
    """4.1.4: a card whose event can be played; 11.1: or none. A trade may be offered first (5.7.1)."""
    owner = game.owners[seat]
    cards = cards_for(game, seat, A_EVENT, owner.hand)
    passing = [W_PASS] if may_pass or not cards else []
    return [*(card + 1 for card in cards), *passing, *([W_OFFER] if may_offer(owner) else [])]


def explain_winter_card(game: Game, seat: Seat, may_pass: bool, choice: int) -> tuple[str, str]:
    """A card as it is in force, to pass, or to offer a trade, in words."""
    if choice in (W_PASS, W_OFFER):
        return ("Offer a trade", Cited("before you play a card", "5.7.1")) if choice else ("Pass", "play no card now")
    return explain_card(game, seat, None, choice - 1)


WINTER_CARD: Final = Ask(
    "off-season card",
    ("pass", *NUMBERS, "offer"),
    legal_winter_cards,
    explain_winter_card,
    lambda game, seat, may_pass: Cited(
        "An off-season card for its event", "4.1.4", f"? You have {money(game.owners[seat].cash)}."
    ),
)
EXCHANGE: Final[Ask[Game, Sequence[int]]] = Ask(
    "exchange",
    ("keep", *NUMBERS),
    lambda game, seat, cards: [0, *(card + 1 for card in cards)],
    lambda game, seat, cards, choice: (
        explain_card(game, seat, None, choice - 1) if choice else ("Keep all", "no exchange")
    ),
    lambda game, seat, cards: Cited("With more than two compulsory cards you may exchange one", "3.5", "."),
)
