"""What the questions share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fieldhouse.games.lords.model import SEATS, money
from fieldhouse.games.lords.state import Game
from fieldhouse.table.question import Ask, Explain, S

NUMBERS: Final = tuple(str(number) for number in range(1, 251))
"""Keys of whatever is numbered in print: cards, set-up cards, lines of the trade chart."""
NO: Final = 0
YES: Final = 1
STEP: Final = 500
"""Bids go up by so much."""
THOUSAND: Final = 1_000
BIDS: Final = tuple(str(amount * STEP) for amount in range(81))


def club(game: Game, seat: int) -> str:
    return game.clubs[seat]


def numbered_ask(
    name: str,
    legal: Callable[[Game, int, S], Sequence[int]],
    explain: Explain[Game, S],
    prompt: str,
) -> Ask[Game, S]:
    """A question about things that are numbered in print."""
    return Ask(name, NUMBERS, legal, explain, lambda game, seat, subject: prompt)


def yes_no(
    name: str, sense: Callable[[Game, int, S], tuple[str, str]], is_open: Callable[[Game, int, S], bool]
) -> Ask[Game, S]:
    """A question to be answered with no, which is always allowed, or yes."""

    def legal(game: Game, seat: int, subject: S) -> list[int]:
        return [NO, YES] if is_open(game, seat, subject) else [NO]

    def explain(game: Game, seat: int, subject: S, choice: int) -> tuple[str, str]:
        return ("Yes", sense(game, seat, subject)[1]) if choice else ("No", "")

    return Ask(name, ("no", "yes"), legal, explain, lambda game, seat, subject: sense(game, seat, subject)[0])


def seat_ask(
    name: str, legal: Callable[[Game, int, S], Sequence[int]], prompt: Callable[[Game, int, S], str]
) -> Ask[Game, S]:
    """A question that is answered with an owner."""
    return Ask(name, SEATS, legal, lambda game, seat, subject, choice: (club(game, choice), ""), prompt)


def bid_text(choice: int, nothing: str) -> tuple[str, str]:
    return (money(choice * STEP), "") if choice else (nothing, "")
