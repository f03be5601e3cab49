"""Questions of the off-season house: upgrades (7.1) and payroll (7.2)."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.lords.asks.farm import can_promote
from fieldhouse.games.lords.asks.money import PAY
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

UPGRADES: Final = (
    "done", "office-up", "office-down", "farm-up", "farm-down", "manager", "regular-to-allstar",
    "allstar-to-superstar", "journeyman-to-regular", "regular-to-journeyman", "utility-to-prospect", "phenom",
    "prospect", "cut", "cut-phenom", "offer",
)  # fmt: skip
(U_DONE, OFFICE_UP, OFFICE_DOWN, FARM_UP, FARM_DOWN, NEW_MANAGER, TO_ALLSTAR, TO_SUPERSTAR, TO_REGULAR, TO_JOURNEYMAN,
 TO_PROSPECT, U_PHENOM, U_PROSPECT, U_CUT, U_CUT_PHENOM, U_OFFER) = range(16)  # fmt: skip
UPGRADE_HELP: Final = (
    ("Done", "salaries are paid next"),
    ("Raise the front office a star", "at most two stars (7.1.1)"),
    ("Lower the front office a star", "at most two stars (7.1.1)"),
    ("Raise the farm system a star", "at most two stars (7.1.3)"),
    ("Lower the farm system a star", "at most two stars (7.1.3)"),
    ("Hire another manager", "paid at once (7.1.2)"),
    ("Make a regular an all-star", "$1,000, once (7.1.5)"),
    ("Make an all-star a superstar", "$2,000, once (7.1.5)"),
    ("Make a journeyman a regular", "$1,000, four switches at most (7.1.5)"),
    ("Make a regular a journeyman", "$1,000, four switches at most (7.1.5)"),
    ("Make a utility a prospect", "$500, two at most (8.5)"),
    ("Call a phenom up", "$500 a roll (8.3)"),
    ("Develop a prospect", "$500 a roll (8.4)"),
    ("Cut a player of the majors", "a utility comes up as a journeyman"),
    ("Cut a phenom", "others may claim him (8.2)"),
    ("Offer a trade", "they may refuse, or ask for more (5.7.1)"),
)
STAR_LIMIT: Final = 2
SWITCHES: Final = 4
NEW_PROSPECTS: Final = 2
ALLSTAR_FEE, SUPERSTAR_FEE, SWITCH_FEE, PROSPECT_FEE = 1_000, 2_000, 1_000, 500


class Changes:
    """What an owner has changed in this off-season so far."""

    __slots__ = ("farm", "made_allstar", "made_superstar", "office", "prospects", "switches")

    def __init__(self) -> None:
        self.office = self.farm = self.switches = self.prospects = 0
        self.made_allstar = self.made_superstar = False


def legal_upgrades(game: Game, seat: int, changes: Changes) -> list[int]:
    """7.1: within the limits of each kind, with money at hand for what costs at once."""
    owner = game.owners[seat]
    office, farm, _ = owner.stars
    squad, cash = owner.squad, owner.cash
    tests = (
        (OFFICE_UP, office < 5 and changes.office < STAR_LIMIT),
        (OFFICE_DOWN, office > 1 and changes.office > -STAR_LIMIT),
        (FARM_UP, farm < 5 and changes.farm < STAR_LIMIT),
        (FARM_DOWN, farm > 1 and changes.farm > -STAR_LIMIT),
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
    """7.2: stars singly, regulars and journeymen together, and the organization. A free agent's bid was his salary."""
    superstars, allstars, regulars, journeymen, *_ = owner.squad
    bid_for = owner.bargains
    total = PAY[SUPERSTAR] * (superstars - bid_for[SUPERSTAR]) + PAY[ALLSTAR] * (allstars - bid_for[ALLSTAR])
    total += PAY[REGULAR] if regulars else 0
    total += JOURNEYMEN_PAY if journeymen else 0
    total += game.charts.office_cost[owner.stars[OFFICE]] + game.charts.farm[owner.stars[FARM]].cost
    return total + (0 if owner.hired else owner.stars[MANAGER] * MANAGER_PRICE)


UPGRADE = Ask(
    "upgrade",
    UPGRADES,
    legal_upgrades,
    lambda game, seat, changes, choice: UPGRADE_HELP[choice],
    lambda game, seat, changes: (
        f"Your organization (7.1): {money(game.owners[seat].cash)} at hand, "
        f"{money(payroll(game, game.owners[seat]))} of salaries to be paid."
    ),
)
PAYROLL_KEYS: Final = (
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
P_PAY, P_SMALL, P_LARGE, P_SUPERSTAR, P_ALLSTAR, P_REGULARS, P_OFFICE, P_FARM, P_MANAGER = range(9)
PAYROLL_HELP: Final = (
    ("Pay what you can", "nothing is left to cut"),
    ("Borrow $5,000", ""),
    ("Borrow $10,000", ""),
    ("Cut a superstar", "saves $5,000"),
    ("Cut an all-star", "saves $3,000"),
    ("Cut all regulars", "saves $5,000"),
    ("Lower the front office a star", ""),
    ("Lower the farm system a star", ""),
    ("Take a cheaper manager", "a star less"),
)


def legal_payroll(game: Game, seat: int, due: int) -> list[int]:
    """7.2: who cannot make payroll cuts the organization or takes one loan; only then may something stay unpaid."""
    owner = game.owners[seat]
    tests = (
        (P_SMALL, owner.can_borrow(SMALL_LOAN)),
        (P_LARGE, owner.can_borrow(LARGE_LOAN)),
        (P_SUPERSTAR, owner.squad[SUPERSTAR]),
        (P_ALLSTAR, owner.squad[ALLSTAR]),
        (P_REGULARS, owner.squad[REGULAR]),
        (P_OFFICE, owner.stars[OFFICE] > 1),
        (P_FARM, owner.stars[FARM] > 1),
        (P_MANAGER, owner.stars[MANAGER] > 1 and not owner.hired),
    )
    return [choice for choice, is_open in tests if is_open] or [P_PAY]


PAYROLL = Ask(
    "payroll",
    PAYROLL_KEYS,
    legal_payroll,
    lambda game, seat, due, choice: PAYROLL_HELP[choice],
    lambda game, seat, due: f"Payroll is {money(due)}; you have {money(game.owners[seat].cash)} (7.2).",
)
