"""Orders for the live ball (4.2, 6.6): what a bench wants done while the ball is live, when nobody stops to ask it.

A seat gives them whenever it is asked what it does, and they hold until it changes them. Only it knows them: the book
lets a coach decide at the moment itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from fieldhouse.games.statispro.model import NOBODY
from fieldhouse.table.question import Ask
from fieldhouse.table.seat import OTHER, Seat
from fieldhouse.table.words import Cited

if TYPE_CHECKING:
    from fieldhouse.games.statispro.state import Game

NEVER: Final = 0
AT_ONCE: Final = 1
WITH_BALL: Final = 2
"""When to foul a man: not at all, as soon as his team has the ball and it is live, when he himself gets it."""
LEAVE: Final = 0
PRESS: Final = 1
NO_PRESS: Final = 2
FOUL_AT_ONCE: Final = 3
FOUL_WITH_BALL: Final = 4
NO_FOUL: Final = 5
KEYS: Final[tuple[str, ...]] = ("leave", "press", "no press", "foul at once", "foul with ball", "no foul")
TEXTS: Final[tuple[tuple[str, str], ...]] = (
    ("Leave them", "As they are."),
    ("Press from here on", Cited("Whenever it is allowed", "4.2", ", until you say otherwise.")),
    ("No press", "Not any more."),
    ("Foul a man at once", "As soon as they have the ball and it is live; you say whom."),
    ("Foul a man when he gets the ball", "Before he shoots or passes; you say whom."), ("No foul", "Not any more."),
)  # fmt: skip
WHEN: Final = {FOUL_AT_ONCE: AT_ONCE, FOUL_WITH_BALL: WITH_BALL}


class Orders(NamedTuple):
    """The orders of one seat; the men are indexes, of the opponent to be fouled and of who is to do it."""

    press: bool = False
    foul: int = NEVER
    target: int = NOBODY
    fouler: int = NOBODY


NONE: Final = Orders()


def legal_orders(game: Game, seat: Seat, subject: object = None) -> list[int]:
    """20.11: fouls on purpose only where they are allowed."""
    orders = game.orders[seat]
    found = [LEAVE, NO_PRESS if orders.press else PRESS]
    if game.rules.deliberate_fouls:
        found += [FOUL_AT_ONCE, FOUL_WITH_BALL]
    return [*found, NO_FOUL] if orders.foul else found


def orders_text(game: Game, seat: Seat) -> str:
    """The orders of a seat in a line, nothing if there are none."""
    orders = game.orders[seat]
    words = ["press from here on"] if orders.press else []
    if orders.foul:
        target, fouler = game.men[OTHER[seat]][orders.target].card.name, game.men[seat][orders.fouler].card.name
        when = "at once" if orders.foul == AT_ONCE else "when he gets the ball"
        words.append(f"foul {target} {when} ({fouler})")
    return "; ".join(words)


def _prompt(game: Game, seat: Seat, subject: object) -> str:
    """What the seat is asked, with the orders that stand."""
    return (
        f"Orders for the live ball, known to you alone. Now: {orders_text(game, seat) or 'none'}. What do you change?"
    )


ORDERS: Final = Ask("orders", KEYS, legal_orders, lambda game, seat, subject, choice: TEXTS[choice], _prompt)
