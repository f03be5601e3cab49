"""Questions about cards in the off-season."""

from __future__ import annotations

from fieldhouse.games.lords.actions import A_EVENT
from fieldhouse.games.lords.asks.common import NUMBERS
from fieldhouse.games.lords.asks.turn import cards_for, explain_card, hand_text
from fieldhouse.table.question import Ask

WINTER_CARD = Ask(
    "off-season card",
    ("pass", *NUMBERS),
    lambda game, seat, may_pass: [
        *(card + 1 for card in cards_for(game, seat, A_EVENT, game.owners[seat].hand)),
        *([0] if may_pass or not cards_for(game, seat, A_EVENT, game.owners[seat].hand) else []),
    ],
    lambda game, seat, may_pass, choice: explain_card(game, seat, None, choice - 1) if choice else ("Pass", ""),
    lambda game, seat, may_pass: f"An off-season card for its event (4.1.4)? {hand_text(game, game.owners[seat].hand)}",
)  # fmt: skip
EXCHANGE = Ask(
    "exchange",
    ("keep", *NUMBERS),
    lambda game, seat, cards: [0, *(card + 1 for card in cards)],
    lambda game, seat, cards, choice: explain_card(game, seat, None, choice - 1) if choice else ("Keep all", ""),
    lambda game, seat, cards: "With more than two compulsory cards you may exchange one (3.5).",
)
