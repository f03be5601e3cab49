"""Questions of the off-season house: upgrades (7.1) and payroll (7.2)."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.lords.asks.farm import can_promote
from fieldhouse.games.lords.asks.money import FINANCE_HELP, PAY, TAKE_SMALL
from fieldhouse.games.lords.asks.setup import MANAGER_PRICE
from fieldhouse.games.lords.asks.turn import may_offer
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
    money,
)
from fieldhouse.games.lords.state import Game, Owner
from fieldhouse.table.question import Ask
from fieldhouse.table.seat import Seat
from fieldhouse.table.words import Cited, Phrase

UPGRADES: Final[tuple[str, ...]] = (
    "done", "office-up", "office-down", "farm-up", "farm-down", "manager", "regular-to-allstar",
    "allstar-to-superstar", "journeyman-to-regular", "regular-to-journeyman", "utility-to-prospect", "phenom",
    "prospect", "cut", "cut-phenom", "offer",
)  # fmt: skip
U_DONE: Final = 0
OFFICE_UP: Final = 1
OFFICE_DOWN: Final = 2
FARM_UP: Final = 3
FARM_DOWN: Final = 4
NEW_MANAGER: Final = 5
TO_ALLSTAR: Final = 6
TO_SUPERSTAR: Final = 7
TO_REGULAR: Final = 8
TO_JOURNEYMAN: Final = 9
TO_PROSPECT: Final = 10
U_PHENOM: Final = 11
U_PROSPECT: Final = 12
U_CUT: Final = 13
U_CUT_PHENOM: Final = 14
U_OFFER: Final = 15
UPGRADE_HELP: Final[tuple[tuple[str, str], ...]] = (
    ("Done", "salaries are paid next"),
    ("Raise the front office a star", Cited("at most two stars", "7.1.1")),
    ("Lower the front office a star", Cited("at most two stars", "7.1.1")),
    ("Raise the farm system a star", Cited("at most two stars", "7.1.3")),
    ("Lower the farm system a star", Cited("at most two stars", "7.1.3")),
    ("Hire another manager", Cited("paid at once", "7.1.2")),
    (Phrase("Make", "a", "regular an all-star"), Cited("$1,000, once", "7.1.5")),
    (Phrase("Make", "an", "all-star a superstar"), Cited("$2,000, once", "7.1.5")),
    (Phrase("Make", "a", "journeyman a regular"), Cited("$1,000, four switches at most", "7.1.5")),
    (Phrase("Make", "a", "regular a journeyman"), Cited("$1,000, four switches at most", "7.1.5")),
    (Phrase("Make", "a", "utility a prospect"), Cited("$500, two at most", "8.5")),
    ("Call a phenom up", Cited("$500 a roll", "8.3")),
    ("Develop a prospect", Cited("$500 a roll", "8.4")),
    ("Cut a player of the majors", "a utility comes up as a journeyman"),
    ("Cut a phenom", Cited("others may claim him", "8.2")),
    ("Offer a trade", Cited("they may refuse, or ask for more", "5.7.1")),
)
STAR_LIMIT: Final = 2
SWITCHES: Final = 4
NEW_PROSPECTS: Final = 2
ALLSTAR_FEE: Final = 1_000
SUPERSTAR_FEE: Final = 2_000
SWITCH_FEE: Final = 1_000
PROSPECT_FEE: Final = 500


class Changes:
    """What an owner has changed in this off-season so far."""

    __slots__ = ("farm", "made_allstar", "made_superstar", "office", "prospects", "switches")

    def __init__(self) -> None:
        self.office = self.farm = self.switches = self.prospects = 0
        self.made_allstar = self.made_superstar = False


def legal_upgrades(game: Game, seat: Seat, changes: Changes) -> list[int]:
    """7.1: within the limits of each kind, with money at hand for what costs at once.

    What has gone up does not come down in the same off-season, nor the reverse: nobody has stars for a roll alone.
    """
    owner = game.owners[seat]
    office, farm, _ = owner.stars
    squad, cash = owner.squad, owner.cash
    tests = (
        (OFFICE_UP, office < 5 and 0 <= changes.office < STAR_LIMIT),
        (OFFICE_DOWN, office > 1 and -STAR_LIMIT < changes.office <= 0),
        (FARM_UP, farm < 5 and 0 <= changes.farm < STAR_LIMIT),
        (FARM_DOWN, farm > 1 and -STAR_LIMIT < changes.farm <= 0),
        (NEW_MANAGER, not owner.hired and cash >= MANAGER_PRICE),
        (TO_ALLSTAR, not changes.made_allstar and squad[REGULAR] and cash >= ALLSTAR_FEE),
        (TO_SUPERSTAR, not changes.made_superstar and squad[ALLSTAR] and cash >= SUPERSTAR_FEE),
        (TO_REGULAR, changes.switches < SWITCHES and squad[JOURNEYMAN] and cash >= SWITCH_FEE),
        (TO_JOURNEYMAN, changes.switches < SWITCHES and squad[REGULAR] and cash >= SWITCH_FEE),
        (TO_PROSPECT, changes.prospects < NEW_PROSPECTS and squad[UTILITY] and cash >= PROSPECT_FEE),
        (U_PHENOM, can_promote(game, owner, PHENOM)),
        (U_PROSPECT, can_promote(game, owner, PROSPECT) and squad[PROSPECT] > changes.prospects),
        (U_CUT, squad[SUPERSTAR] + squad[ALLSTAR] + squad[REGULAR]),
        (U_CUT_PHENOM, squad[PHENOM]),
        (U_OFFER, may_offer(owner)),
    )
    return [U_DONE, *(choice for choice, is_open in tests if is_open)]


JOURNEYMEN_PAY: Final = 3_000


def payroll(game: Game, owner: Owner) -> int:
    """7.2: the salaries of players and organization."""
    return players_pay(owner.squad, owner.bargains) + organization_pay(game, owner.stars, owner.hired)


def players_pay(squad: list[int], bargains: list[int]) -> int:
    """Stars singly, regulars and journeymen together. A free agent's bid was his salary."""
    total = PAY[SUPERSTAR] * max(squad[SUPERSTAR] - bargains[SUPERSTAR], 0)
    total += PAY[ALLSTAR] * max(squad[ALLSTAR] - bargains[ALLSTAR], 0)
    return total + (PAY[REGULAR] if squad[REGULAR] else 0) + (JOURNEYMEN_PAY if squad[JOURNEYMAN] else 0)


def organization_pay(game: Game, stars: list[int], is_manager_paid: bool) -> int:
    """Front office, farm system and manager, who if he was just hired has been paid (7.1.2)."""
    manager = 0 if is_manager_paid else stars[MANAGER] * MANAGER_PRICE
    return game.charts.office_cost[stars[OFFICE]] + game.charts.farm[stars[FARM]].cost + manager


UPGRADE: Final = Ask(
    "upgrade",
    UPGRADES,
    legal_upgrades,
    lambda game, seat, changes, choice: UPGRADE_HELP[choice],
    lambda game, seat, changes: Cited(
        "Your organization",
        "7.1",
        f": {money(game.owners[seat].cash)} at hand, {money(payroll(game, game.owners[seat]))} of salaries to be paid.",
    ),
)
PAYROLL_KEYS: Final[tuple[str, ...]] = (
    "pay",
    "borrow-5000",
    "borrow-10000",
    "superstar",
    "allstar",
    "regulars",
    "office",
    "farm",
    "manager",
)
P_PAY: Final = 0
P_SMALL: Final = 1
P_LARGE: Final = 2
P_SUPERSTAR: Final = 3
P_ALLSTAR: Final = 4
P_REGULARS: Final = 5
P_OFFICE: Final = 6
P_FARM: Final = 7
P_MANAGER: Final = 8
PAYROLL_HELP: Final[tuple[str, ...]] = (
    "Pay what you can",
    "Borrow $5,000",
    "Borrow $10,000",
    "Cut a superstar",
    "Cut an all-star",
    "Cut all regulars",
    "Lower the front office a star",
    "Lower the farm system a star",
    "Take a cheaper manager",
)
CUT_TO_PAY: Final = {P_SUPERSTAR: SUPERSTAR, P_ALLSTAR: ALLSTAR, P_REGULARS: REGULAR}
LOWERED_TO_PAY: Final = {P_OFFICE: OFFICE, P_FARM: FARM, P_MANAGER: MANAGER}


def saving(game: Game, owner: Owner, choice: int) -> int:
    """What a cut or a star less takes off the payroll: who comes up wants his pay, a bid that is paid is not saved."""
    if choice in LOWERED_TO_PAY:
        stars = list(owner.stars)
        stars[LOWERED_TO_PAY[choice]] -= 1
        if not min(stars):
            return 0
        return organization_pay(game, owner.stars, owner.hired) - organization_pay(game, stars, owner.hired)
    kind, squad = CUT_TO_PAY[choice], list(owner.squad)
    gone = squad[kind] if kind == REGULAR else min(squad[kind], 1)
    squad[kind] -= gone
    squad[JOURNEYMAN] += gone
    return players_pay(owner.squad, owner.bargains) - players_pay(squad, owner.bargains)


def legal_payroll(game: Game, seat: Seat, due: int) -> list[int]:
    """7.2: who cannot make payroll cuts what saves money or takes one loan; only then may something stay unpaid."""
    owner = game.owners[seat]
    loans = [loan for loan, size in ((P_SMALL, SMALL_LOAN), (P_LARGE, LARGE_LOAN)) if owner.can_borrow(size)]
    cuts = [choice for choice in (*CUT_TO_PAY, *LOWERED_TO_PAY) if saving(game, owner, choice) > 0]
    return loans + cuts or [P_PAY]


def explain_payroll(game: Game, seat: Seat, due: int, choice: int) -> tuple[str, str]:
    """A way to make payroll in words, and what it saves or costs."""
    if choice == P_PAY:
        return PAYROLL_HELP[choice], "nothing is left to cut"
    if choice in (P_SMALL, P_LARGE):
        return FINANCE_HELP[choice - P_SMALL + TAKE_SMALL]
    return PAYROLL_HELP[choice], f"saves {money(saving(game, game.owners[seat], choice))}"


PAYROLL: Final = Ask(
    "payroll",
    PAYROLL_KEYS,
    legal_payroll,
    explain_payroll,
    lambda game, seat, due: Cited(f"Payroll is {money(due)}; you have {money(game.owners[seat].cash)}", "7.2", "."),
)
