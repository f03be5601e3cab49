"""Questions of hitting for the cycle (5.3.8)."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.lords.actions import A_DISCARD, ACTIONS
from fieldhouse.games.lords.asks.turn import ACTION_HELP, CYCLE_PRICE, Pick, hand_text, open_uses
from fieldhouse.games.lords.state import Game
from fieldhouse.table.question import Ask
from fieldhouse.table.seat import Seat
from fieldhouse.table.words import Cited

CYCLE: Final[Ask[Game, object]] = Ask(
    "cycle",
    ("single", "double", "triple", "homer"),
    lambda game, seat, subject: range(min(game.owners[seat].cash // CYCLE_PRICE, 4)),
    lambda game, seat, subject, choice: (
        ("A single", "$1,000: draw one, play or discard it"),
        ("A double", "$2,000: draw two, play one, discard one"),
        ("A triple", "$3,000: draw three, play one, discard one, keep one"),
        ("A home run", "$4,000: draw four, play one, discard one, keep two"),
    )[choice],
    lambda game, seat, subject: Cited("What do you hit", "5.3.8", "?"),
)  # fmt: skip


def legal_drawn_uses(game: Game, seat: Seat, pick: Pick) -> list[int]:
    """A single may be discarded at once; of more cards one must be played if any can be."""
    uses = open_uses(game, seat, pick.cards)
    return [*uses, A_DISCARD] if len(pick.cards) == 1 or not uses else uses


DRAWN: Final = Ask(
    "drawn",
    ACTIONS,
    legal_drawn_uses,
    lambda game, seat, pick, choice: ACTION_HELP[choice],
    lambda game, seat, pick: f"You drew {hand_text(game, pick.cards)}.",
)
