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
    one,
)
from fieldhouse.games.lords.state import Game, Owner
from fieldhouse.table.question import Ask
from fieldhouse.table.seat import Seat
from fieldhouse.table.words import Cited

DONE: Final = 0
BUY_MEDIA: Final = 1
TAKE_SMALL: Final = 2
TAKE_LARGE: Final = 3
REPAY_SMALL: Final = 4
REDUCE_LARGE: Final = 5
REPAY_LARGE: Final = 6
FINANCE_KEYS: Final[tuple[str, ...]] = (
    "done",
    "media",
    "borrow-5000",
    "borrow-10000",
    "repay-small",
    "reduce-large",
    "repay-large",
)
REDUCTION: Final = 6_000
FINANCE_HELP: Final[tuple[tuple[str, str], ...]] = (
    ("Done", "no more business now"),
    ("Buy a media cube", money(MEDIA_PRICE)),
    ("Borrow $5,000", "interest $500 at each payout"),
    ("Borrow $10,000", "interest $1,000 at each payout"),
    ("Repay the $5,000 loan", "no more interest on it"),
    ("Reduce the $10,000 loan to $5,000", Cited("costs $6,000", "2.5.3")),
    ("Repay the large loan", "all of it, no more interest"),
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


def legal_finance(game: Game, seat: Seat, bought: int) -> list[int]:
    """6.1 and 7.3: up to three cubes a payout, within the front office's limit; loans."""
    owner = game.owners[seat]
    choices = [DONE]
    if bought < MEDIA_A_PAYOUT and owner.media_room and owner.cash >= MEDIA_PRICE:
        choices.append(BUY_MEDIA)
    return choices + loan_choices(owner)


FINANCE: Final = Ask(
    "finance",
    FINANCE_KEYS,
    legal_finance,
    lambda game, seat, bought, choice: FINANCE_HELP[choice],
    lambda game, seat, bought: f"You have {money(game.owners[seat].cash)} and {game.owners[seat].media} media cubes.",
)


class Cut(NamedTuple):
    """Who may be cut: kinds of players, and why; or the owner wishes it himself."""

    kinds: tuple[int, ...]
    why: str
    is_wished: bool = False


def legal_cuts(game: Game, seat: Seat, cut: Cut) -> list[int]:
    """The kinds that may be cut and that he has."""
    squad = game.owners[seat].squad
    return [kind for kind in cut.kinds if squad[kind]]


CUT: Final = Ask(
    "cut",
    PLAYERS,
    legal_cuts,
    lambda game, seat, cut, kind: (f"Cut {one(kind)}", f"you have {game.owners[seat].squad[kind]}"),
    lambda game, seat, cut: cut.why,
)
ANYBODY: Final = tuple(reversed(MAJORS))
NOT_JOURNEYMEN: Final[tuple[int, ...]] = (REGULAR, ALLSTAR, SUPERSTAR)
PAY: Final[tuple[int, ...]] = (5_000, 3_000, 5_000)
"""7.2: the salary of a superstar, of an all-star, of all regulars together; cutting them saves as much."""
R_SMALL: Final = 0
R_LARGE: Final = 1
R_SUPERSTAR: Final = 2
R_ALLSTAR: Final = 3
R_REGULARS: Final = 4
RECOUPED: Final = {R_SUPERSTAR: SUPERSTAR, R_ALLSTAR: ALLSTAR, R_REGULARS: REGULAR}


def legal_recoups(game: Game, seat: Seat, due: int) -> list[int]:
    """2.5.5: whatever loan is to be had, and the players whose cutting saves money."""
    owner = game.owners[seat]
    loans = [loan for loan, size in ((R_SMALL, SMALL_LOAN), (R_LARGE, LARGE_LOAN)) if owner.can_borrow(size)]
    return loans + [cut for cut, kind in RECOUPED.items() if owner.squad[kind]]


def explain_recoup(game: Game, seat: Seat, due: int, choice: int) -> tuple[str, str]:
    """A loan, or whom to cut, and what it costs or brings."""
    if choice in RECOUPED:
        kind = RECOUPED[choice]
        who = "all regulars" if kind == REGULAR else one(kind)
        return f"Cut {who}", f"brings {money(PAY[kind])}"
    return FINANCE_HELP[TAKE_SMALL + choice]


RECOUP: Final = Ask(
    "recoup",
    ("borrow-5000", "borrow-10000", "superstar", "allstar", "regulars"),
    legal_recoups,
    explain_recoup,
    lambda game, seat, due: Cited(f"You are {money(due)} short: a loan, or whom do you cut", "2.5.5", "?"),
)
