"""What the questions share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fieldhouse.games.lords.model import SEATS, money
from fieldhouse.games.lords.state import Game
from fieldhouse.table.question import Ask, Explain, S
from fieldhouse.table.seat import Seat

NUMBERS: Final = tuple(str(number) for number in range(1, 251))
"""Keys of whatever is numbered in print: cards, set-up cards, lines of the trade chart."""
NO: Final = 0
YES: Final = 1
STEP: Final = 500
"""Bids go up by so much."""
THOUSAND: Final = 1_000
BIDS: Final = tuple(str(amount * STEP) for amount in range(81))


def club(game: Game, seat: Seat) -> str:
    """The club's name in that seat."""
    return game.clubs[seat]


def numbered_ask(
    name: str, legal: Callable[[Game, Seat, S], Sequence[int]], explain: Explain[Game, S], prompt: str
) -> Ask[Game, S]:
    """A question about things that are numbered in print."""
    return Ask(name, NUMBERS, legal, explain, lambda game, seat, subject: prompt)


def yes_no(
    name: str, sense: Callable[[Game, Seat, S], tuple[str, str]], is_open: Callable[[Game, Seat, S], bool]
) -> Ask[Game, S]:
    """A question to be answered with no, always allowed, or yes; *sense* gives its prompt and what yes means."""

    def legal(game: Game, seat: Seat, subject: S) -> list[int]:
        return [NO, YES] if is_open(game, seat, subject) else [NO]

    def explain(game: Game, seat: Seat, subject: S, choice: int) -> tuple[str, str]:
        return ("Yes", sense(game, seat, subject)[1]) if choice else ("No", "it stays as it is")

    return Ask(name, ("no", "yes"), legal, explain, lambda game, seat, subject: sense(game, seat, subject)[0])


def _explain_owner(game: Game, seat: Seat, subject: object, choice: int) -> tuple[str, str]:
    """An owner's club, and how he stands."""
    owner = game.owners[choice]
    standing = f"{owner.vp} VP, {owner.wins}-{owner.losses} this phase"
    return club(game, Seat(choice)), f"you: {standing}" if choice == seat else standing


def seat_ask(
    name: str, legal: Callable[[Game, Seat, S], Sequence[int]], prompt: Callable[[Game, Seat, S], str]
) -> Ask[Game, S]:
    """A question that is answered with an owner."""
    return Ask(name, SEATS, legal, _explain_owner, prompt)


def bid_text(game: Game, seat: Seat, bid: int, fee: int = 0) -> tuple[str, str]:
    """A bid, and what it leaves the bidder with if it is paid."""
    return money(bid), f"leaves you {money(game.owners[seat].cash - bid - fee)}"
