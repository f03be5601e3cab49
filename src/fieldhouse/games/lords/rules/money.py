"""2.5 Loans, and paying what must be paid."""

from __future__ import annotations

from fieldhouse.games.lords.asks.money import (
    BUY_MEDIA,
    DONE,
    FINANCE,
    RECOUP,
    RECOUPS,
    REDUCE_LARGE,
    REDUCTION,
    REPAY_SMALL,
    TAKE_LARGE,
    TAKE_SMALL,
)
from fieldhouse.games.lords.model import LARGE_LOAN, MEDIA_PRICE, SMALL_LOAN, WINTER
from fieldhouse.games.lords.rules.roster import lose
from fieldhouse.games.lords.state import Game, Owner


def borrow(game: Game, seat: int, loan: int) -> None:
    """2.5: take a loan; one a phase."""
    owner = game.owners[seat]
    owner.borrowed = True
    owner.cash += loan
    if loan == SMALL_LOAN:
        owner.small_loan = SMALL_LOAN
    else:
        owner.large_loan = LARGE_LOAN
    game.note("loan", seat, amount=loan)


def manage_loan(game: Game, seat: int, choice: int) -> None:
    """2.5.3: take a loan, pay one back, or pay $6,000 to bring the large one down to $5,000."""
    owner = game.owners[seat]
    if choice in (TAKE_SMALL, TAKE_LARGE):
        borrow(game, seat, SMALL_LOAN if choice == TAKE_SMALL else LARGE_LOAN)
    elif choice == REPAY_SMALL:
        _repay(game, seat, owner.small_loan)
        owner.small_loan = 0
    elif choice == REDUCE_LARGE:
        _repay(game, seat, REDUCTION)
        owner.large_loan = SMALL_LOAN
    else:
        _repay(game, seat, owner.large_loan)
        owner.large_loan = 0


def _repay(game: Game, seat: int, amount: int) -> None:
    game.owners[seat].cash -= amount
    game.note("repaid", seat, amount=amount)


def interest(owner: Owner) -> int:
    """2.5.1: ten per cent, due at the payouts of the season."""
    return owner.loans // 10


def receive(game: Game, seat: int, amount: int) -> None:
    """Money in, or, if negative, money that must be paid."""
    if amount >= 0:
        game.owners[seat].cash += amount
    else:
        pay(game, seat, -amount)


def pay(game: Game, seat: int, amount: int) -> int:
    """2.5.5: pay what is due, with a loan if the cash does not reach; in the off-season stars may be cut to pay.

    Returns what was paid.
    """
    owner = game.owners[seat]
    if owner.cash < amount:
        _borrow_for(game, seat, amount - owner.cash)
    while owner.cash < amount and game.phase == WINTER:
        if not owner.squad[0] + owner.squad[1]:
            break
        choice = game.table.ask(RECOUP, game, seat, amount - owner.cash)
        if not choice:
            break
        lose(game, seat, choice - 1, 1)
        owner.cash += RECOUPS[choice - 1]
    paid = min(owner.cash, amount)
    owner.cash -= paid
    return paid


def _borrow_for(game: Game, seat: int, short: int) -> None:
    """The smallest loan that covers it, or else the largest that is to be had."""
    owner = game.owners[seat]
    loans = [loan for loan in (SMALL_LOAN, LARGE_LOAN) if owner.can_borrow(loan)]
    if loans:
        borrow(game, seat, next((loan for loan in loans if loan >= short), loans[-1]))


def finance(game: Game, seat: int) -> None:
    """6.1 and 7.3: buy media, take or repay loans, until the owner is done."""
    owner, bought = game.owners[seat], 0
    while True:
        choice = game.table.ask(FINANCE, game, seat, bought)
        if choice == DONE:
            return
        if choice == BUY_MEDIA:
            owner.cash -= MEDIA_PRICE
            owner.media += 1
            bought += 1
            game.note("cube", seat)
        else:
            manage_loan(game, seat, choice)
