"""2.5 Loans, and paying what must be paid."""

from __future__ import annotations

from fieldhouse.games.lords.asks.money import (
    BUY_MEDIA,
    DONE,
    FINANCE,
    PAY,
    R_LARGE,
    R_SMALL,
    RECOUP,
    RECOUPED,
    REDUCE_LARGE,
    REDUCTION,
    REPAY_SMALL,
    TAKE_LARGE,
    TAKE_SMALL,
    legal_recoups,
)
from fieldhouse.games.lords.model import LARGE_LOAN, MEDIA_A_PAYOUT, MEDIA_PRICE, REGULAR, SMALL_LOAN, WINTER
from fieldhouse.games.lords.rules.roster import lose
from fieldhouse.games.lords.state import Game, Owner
from fieldhouse.table.seat import Seat


def borrow(game: Game, seat: Seat, loan: int) -> None:
    """2.5: take a loan; one a phase."""
    owner = game.owners[seat]
    owner.borrowed = True
    owner.cash += loan
    if loan == SMALL_LOAN:
        owner.small_loan = SMALL_LOAN
    else:
        owner.large_loan = LARGE_LOAN
    game.note("loan", seat, amount=loan)


def manage_loan(game: Game, seat: Seat, choice: int) -> None:
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


def _repay(game: Game, seat: Seat, amount: int) -> None:
    """Take the money of a loan that is repaid, and say so."""
    game.owners[seat].cash -= amount
    game.note("repaid", seat, amount=amount)


def interest(owner: Owner) -> int:
    """2.5.1: ten per cent, due at the payouts of the season."""
    return owner.loans // 10


def receive(game: Game, seat: Seat, amount: int) -> int:
    """Money in, or, if negative, money that must be paid (``pay``: in the off-season the owner is asked how). Returns
    what came or went."""
    if amount < 0:
        return -pay(game, seat, -amount)
    game.owners[seat].cash += amount
    return amount


def pay(game: Game, seat: Seat, amount: int) -> int:
    """2.5.5: pay what is due; if the cash does not reach, in season by a loan that is taken unasked, in the off-season
    by loans or cuts, asked.

    Returns what was paid: what cannot be paid even so has no further effect.
    """
    owner = game.owners[seat]
    if owner.cash < amount:
        if game.phase == WINTER:
            recoup(game, seat, amount)
        else:
            _borrow_for(game, seat, amount - owner.cash)
    paid = min(owner.cash, amount)
    owner.cash -= paid
    return paid


def recoup(game: Game, seat: Seat, amount: int) -> None:
    """2.5.5 in the off-season: a loan, or players cut for what they are paid, until it is enough or none is left.

    Asks.
    """
    owner = game.owners[seat]
    while owner.cash < amount and legal_recoups(game, seat, 0):
        choice = game.table.ask(RECOUP, game, seat, amount - owner.cash)
        if choice in (R_SMALL, R_LARGE):
            borrow(game, seat, SMALL_LOAN if choice == R_SMALL else LARGE_LOAN)
        else:
            kind = RECOUPED[choice]
            lose(game, seat, kind, owner.squad[REGULAR] if kind == REGULAR else 1)
            owner.cash += PAY[kind]


def _borrow_for(game: Game, seat: Seat, short: int) -> None:
    """The smallest loan that covers it, or else the largest that is to be had."""
    owner = game.owners[seat]
    loans = [loan for loan in (SMALL_LOAN, LARGE_LOAN) if owner.can_borrow(loan)]
    if loans:
        borrow(game, seat, next((loan for loan in loans if loan >= short), loans[-1]))


def settle_debts(game: Game) -> None:
    """2.5.3: before points are counted whoever is in debt may pay it off; media are bought at payouts alone. Asks."""
    for seat in game.in_order(game.starter):
        if game.owners[seat].loans:
            finance(game, seat, MEDIA_A_PAYOUT)


def finance(game: Game, seat: Seat, bought: int = 0) -> None:
    """6.1 and 7.3: buy media, take or repay loans, until the owner is done. Of the cubes a payout allows *bought*
    are bought already: where none may be, all of them. Asks."""
    owner = game.owners[seat]
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
