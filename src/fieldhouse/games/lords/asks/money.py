"""Questions of money: media, loans, cuts."""

from __future__ import annotations

from typing import Final, NamedTuple

from fieldhouse.games.lords.model import (
    ALLSTAR,
    LARGE_LOAN,
    MAJORS,
    MEDIA_A_PAYOUT,
    MEDIA_PRICE,
    PLAYERS,
    REGULAR,
    SMALL_LOAN,
    SUPERSTAR,
    money,
)
from fieldhouse.games.lords.state import Game, Owner
from fieldhouse.table.question import Ask

DONE, BUY_MEDIA, TAKE_SMALL, TAKE_LARGE, REPAY_SMALL, REDUCE_LARGE, REPAY_LARGE = range(7)
FINANCE_KEYS: Final = ("done", "media", "borrow-5000", "borrow-10000", "repay-small", "reduce-large", "repay-large")
REDUCTION: Final = 6_000
FINANCE_HELP: Final = (
    ("Done", ""),
    ("Buy a media cube", money(MEDIA_PRICE)),
    ("Borrow $5,000", "interest $500 at each payout"),
    ("Borrow $10,000", "interest $1,000 at each payout"),
    ("Repay the $5,000 loan", ""),
    ("Reduce the $10,000 loan to $5,000", "costs $6,000 (2.5.3)"),
    ("Repay the large loan", ""),
)


def loan_choices(owner: Owner) -> list[int]:
    """2.5: loans that can be taken and paid back now."""
    choices = [TAKE_SMALL] if owner.can_borrow(SMALL_LOAN) else []
    if owner.can_borrow(LARGE_LOAN):
        choices.append(TAKE_LARGE)
    if owner.small_loan and owner.cash >= owner.small_loan:
        choices.append(REPAY_SMALL)
    if owner.large_loan == LARGE_LOAN and owner.cash >= REDUCTION:
        choices.append(REDUCE_LARGE)
    if owner.large_loan and owner.cash >= owner.large_loan:
        choices.append(REPAY_LARGE)
    return choices


def legal_finance(game: Game, seat: int, bought: int) -> list[int]:
    """6.1 and 7.3: up to three cubes a payout, within the front office's limit; loans."""
    owner = game.owners[seat]
    choices = [DONE]
    if bought < MEDIA_A_PAYOUT and owner.media_room and owner.cash >= MEDIA_PRICE:
        choices.append(BUY_MEDIA)
    return choices + loan_choices(owner)


FINANCE = Ask(
    "finance",
    FINANCE_KEYS,
    legal_finance,
    lambda game, seat, bought, choice: FINANCE_HELP[choice],
    lambda game, seat, bought: f"You have {money(game.owners[seat].cash)} and {game.owners[seat].media} media cubes.",
)


class Cut(NamedTuple):
    """Who may be cut: kinds of players, and why."""

    kinds: tuple[int, ...]
    why: str


def legal_cuts(game: Game, seat: int, cut: Cut) -> list[int]:
    squad = game.owners[seat].squad
    return [kind for kind in cut.kinds if squad[kind]]


CUT = Ask(
    "cut",
    PLAYERS,
    legal_cuts,
    lambda game, seat, cut, kind: (f"Cut a {PLAYERS[kind]}", f"you have {game.owners[seat].squad[kind]}"),
    lambda game, seat, cut: cut.why,
)
ANYBODY: Final = tuple(reversed(MAJORS))
NOT_JOURNEYMEN: Final = (REGULAR, ALLSTAR, SUPERSTAR)
RECOUPS: Final = {SUPERSTAR: 5_000, ALLSTAR: 3_000}
"""7.2: a star's salary, which is what cutting him saves."""
RECOUP = Ask(
    "recoup",
    ("no", "superstar", "allstar"),
    lambda game, seat, due: [
        choice for choice in range(3) if not choice or game.owners[seat].squad[choice - 1] > 0
    ],
    lambda game, seat, due, choice: ("No", "pay what you can") if not choice else (
        f"Cut a {PLAYERS[choice - 1]}", f"brings {money(RECOUPS[choice - 1])}"
    ),
    lambda game, seat, due: f"You are {money(due)} short. Cut a star to pay (2.5.5)?",
)  # fmt: skip
