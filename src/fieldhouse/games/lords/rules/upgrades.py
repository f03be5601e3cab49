"""7.1 Upgrades and downgrades, 7.2 salaries."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.lords.asks.house import (
    ALLSTAR_FEE,
    CUT_TO_PAY,
    FARM_DOWN,
    FARM_UP,
    LOWERED_TO_PAY,
    NEW_MANAGER,
    OFFICE_DOWN,
    OFFICE_UP,
    P_LARGE,
    P_PAY,
    P_SMALL,
    PAYROLL,
    PROSPECT_FEE,
    SUPERSTAR_FEE,
    SWITCH_FEE,
    TO_ALLSTAR,
    TO_JOURNEYMAN,
    TO_PROSPECT,
    TO_REGULAR,
    TO_SUPERSTAR,
    U_CUT,
    U_CUT_PHENOM,
    U_DONE,
    U_OFFER,
    U_PHENOM,
    U_PROSPECT,
    UPGRADE,
    Changes,
    payroll,
)
from fieldhouse.games.lords.asks.money import NOT_JOURNEYMEN
from fieldhouse.games.lords.asks.setup import HIRE, MANAGER_PRICE
from fieldhouse.games.lords.model import (
    ALLSTAR,
    FARM,
    JOURNEYMAN,
    LARGE_LOAN,
    MANAGER,
    OFFICE,
    PHENOM,
    PROSPECT,
    REGULAR,
    SMALL_LOAN,
    SUPERSTAR,
    UTILITY,
)
from fieldhouse.games.lords.rules.farm import cut_phenom, promote
from fieldhouse.games.lords.rules.floor import hear, put_offer
from fieldhouse.games.lords.rules.money import borrow
from fieldhouse.games.lords.rules.roster import ask_cut, lose, turn
from fieldhouse.games.lords.state import Game, Owner
from fieldhouse.table.seat import Seat
from fieldhouse.table.words import Cited

FEES: Final = {
    TO_ALLSTAR: (ALLSTAR_FEE, REGULAR, ALLSTAR),
    TO_SUPERSTAR: (SUPERSTAR_FEE, ALLSTAR, SUPERSTAR),
    TO_REGULAR: (SWITCH_FEE, JOURNEYMAN, REGULAR),
    TO_JOURNEYMAN: (SWITCH_FEE, REGULAR, JOURNEYMAN),
    TO_PROSPECT: (PROSPECT_FEE, UTILITY, PROSPECT),
}


def upgrade(game: Game, seat: Seat) -> None:
    """7.1: as many changes as the owner likes within the limits; trades are open to all meanwhile (5.7.1).

    Rolls and asks.
    """
    changes, silent = Changes(), list[int]()
    while True:
        choice = hear(game, UPGRADE, seat, changes, silent)
        if choice == U_DONE:
            return
        if choice == U_OFFER:
            put_offer(game, seat)
        else:
            change(game, seat, changes, choice)


def change(game: Game, seat: Seat, changes: Changes, choice: int) -> None:
    """One change of the organization, paid for and put down in *changes*. Rolls and asks."""
    owner = game.owners[seat]
    if choice in FEES:
        fee, what, into = FEES[choice]
        owner.cash -= fee
        turn(game, seat, 1, what, into)
        changes.made_allstar |= choice == TO_ALLSTAR
        changes.made_superstar |= choice == TO_SUPERSTAR
        changes.switches += choice in (TO_REGULAR, TO_JOURNEYMAN)
        changes.prospects += choice == TO_PROSPECT
    elif choice in (OFFICE_UP, OFFICE_DOWN):
        step = 1 if choice == OFFICE_UP else -1
        owner.stars[OFFICE] += step
        changes.office += step
    elif choice in (FARM_UP, FARM_DOWN):
        step = 1 if choice == FARM_UP else -1
        owner.stars[FARM] += step
        changes.farm += step
    elif choice == NEW_MANAGER:
        hire(game, seat)
    elif choice == U_CUT:
        why = Cited("Whom do you cut", "7.1.5", "?")
        lose(game, seat, ask_cut(game, seat, NOT_JOURNEYMEN, why, is_wished=True), 1)
    elif choice == U_CUT_PHENOM:
        cut_phenom(game, seat)
    elif choice in (U_PHENOM, U_PROSPECT):
        promote(game, seat, PHENOM if choice == U_PHENOM else PROSPECT)
    game.note("upgrade", seat, amount=choice)


def hire(game: Game, seat: Seat) -> None:
    """7.1.2: fire the manager and hire another; he is paid at once, and so is his salary of the year. Asks."""
    owner = game.owners[seat]
    owner.stars[MANAGER] = game.table.ask(HIRE, game, seat, 0) + 1
    owner.cash -= owner.stars[MANAGER] * MANAGER_PRICE
    owner.hired = True
    game.note("hired", seat, amount=owner.stars[MANAGER])


def pay_salaries(game: Game, seat: Seat) -> None:
    """7.2: who cannot pay takes one loan or cuts; what cannot be paid even so stays unpaid. Asks."""
    owner = game.owners[seat]
    due = payroll(game, owner)
    if owner.cash + _credit(owner) < due:
        game.note("broke", seat, amount=due)
    while owner.cash < due:
        choice = game.table.ask(PAYROLL, game, seat, due)
        if choice == P_PAY:
            break
        cut_costs(game, seat, choice)
        due = payroll(game, owner)
    paid = min(owner.cash, due)
    owner.cash -= paid
    owner.bargains = [0, 0]
    game.note("salaries", seat, amount=paid)


def _credit(owner: Owner) -> int:
    """The largest loan that is to be had now."""
    return next((loan for loan in (LARGE_LOAN, SMALL_LOAN) if owner.can_borrow(loan)), 0)


def cut_costs(game: Game, seat: Seat, choice: int) -> None:
    """One way to make payroll: a loan, players cut, a star less. What is due is not paid here."""
    owner = game.owners[seat]
    if choice in (P_SMALL, P_LARGE):
        borrow(game, seat, SMALL_LOAN if choice == P_SMALL else LARGE_LOAN)
    elif choice in CUT_TO_PAY:
        kind = CUT_TO_PAY[choice]
        lose(game, seat, kind, owner.squad[REGULAR] if kind == REGULAR else 1)
    else:
        owner.stars[LOWERED_TO_PAY[choice]] -= 1
