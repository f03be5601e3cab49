"""Questions of an owner's own house: set-up, money, upgrades, payroll, cuts, the farm."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from fieldhouse.games.lords.asks.common import BIDS, STEP, bid_text, numbered_ask, seat_ask, yes_no
from fieldhouse.games.lords.model import (
    ALLSTAR,
    FARM,
    JOURNEYMAN,
    LARGE_LOAN,
    MAJORS,
    MANAGER,
    MEDIA_A_PAYOUT,
    MEDIA_PRICE,
    OFFICE,
    PHENOM,
    PLAYERS,
    PROSPECT,
    REGULAR,
    SMALL_LOAN,
    STARS,
    SUPERSTAR,
    UTILITY,
    counted,
    money,
)
from fieldhouse.games.lords.state import FreeAgent, Game, Owner
from fieldhouse.table.question import Ask, NumberAsk

CHEAPEST_REST: Final = 2_000
"""The cheapest farm system and manager together."""


# Set-up (3.0)


def legal_setups(game: Game, seat: int, taken: list[int]) -> list[int]:
    """3.1: any team card nobody has taken, that can be paid for."""
    purse = game.owners[seat].cash + LARGE_LOAN - CHEAPEST_REST
    return [at for at, setup in enumerate(game.box.setups) if at not in taken and setup.price <= purse]


def explain_setup(game: Game, seat: int, subject: object, choice: int) -> tuple[str, str]:
    setup = game.box.setups[choice]
    return f"{setup.office}-star front office, {money(setup.price)}", setup.text()


SETUP = numbered_ask("set-up", legal_setups, explain_setup, "Choose a front office and its team (3.1).")


def _affordable_stars(purse: int, costs: list[int]) -> list[int]:
    return [at for at, cost in enumerate(costs) if cost <= purse] or [0]


def legal_farms(game: Game, seat: int, spent: int) -> list[int]:
    """3.2: any farm system that leaves enough for a manager."""
    purse = game.owners[seat].cash + LARGE_LOAN - spent - MANAGER_PRICE
    return _affordable_stars(purse, [game.charts.farm[stars].cost for stars in STARS])


def explain_farm(game: Game, seat: int, subject: object, choice: int) -> tuple[str, str]:
    level = game.charts.farm[choice + 1]
    players = f"{level.phenoms} phenoms, {level.prospects} prospects, {level.utilities} utilities"
    return f"{choice + 1} stars, {money(level.cost)}", players


MANAGER_PRICE: Final = 1_000
STAR_KEYS: Final = tuple(str(stars) for stars in STARS)
FARM_LEVEL = Ask("farm", STAR_KEYS, legal_farms, explain_farm, lambda game, seat, subject: "Choose a farm system (3.2).")


def legal_managers(game: Game, seat: int, spent: int) -> list[int]:
    """3.3 and 7.1.2: a manager costs a thousand a star."""
    owner = game.owners[seat]
    purse = owner.cash + (0 if game.stage != "set-up" else LARGE_LOAN) - spent
    return _affordable_stars(purse, [stars * MANAGER_PRICE for stars in STARS])


HIRE = Ask(
    "manager",
    STAR_KEYS,
    legal_managers,
    lambda game, seat, subject, choice: (f"{choice + 1} stars", money((choice + 1) * MANAGER_PRICE)),
    lambda game, seat, subject: "Hire a field manager (3.3).",
)

NO_LOAN, BORROW_SMALL, BORROW_LARGE = range(3)


def legal_first_loans(game: Game, seat: int, due: int) -> list[int]:
    """3.4: a loan, if needed; it must cover what is due."""
    cash = game.owners[seat].cash
    return [choice for choice, loan in enumerate((0, SMALL_LOAN, LARGE_LOAN)) if cash + loan >= due]


SETUP_LOAN = Ask(
    "set-up loan",
    ("none", "5000", "10000"),
    legal_first_loans,
    lambda game, seat, due, choice: (("No loan", "A loan of $5,000", "A loan of $10,000")[choice], "10% at each payout"),
    lambda game, seat, due: f"All costs {money(due)}; you have {money(game.owners[seat].cash)}. A loan (3.4)?",
)


def explain_inning(game: Game, seat: int, subject: object, choice: int) -> tuple[str, str]:
    card = game.box.innings[choice]
    return card.title, f"{card.when}: {card.event.text}"


INNING = numbered_ask(
    "extra inning", lambda game, seat, left: list(left), explain_inning, "Choose an extra innings card (12.1)."
)


# Money


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


# The roster


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


# Upgrades (7.1)

UPGRADES: Final = (
    "done", "office-up", "office-down", "farm-up", "farm-down", "manager", "regular-to-allstar",
    "allstar-to-superstar", "journeyman-to-regular", "regular-to-journeyman", "utility-to-prospect", "phenom",
    "prospect", "cut", "cut-phenom",
)  # fmt: skip
(U_DONE, OFFICE_UP, OFFICE_DOWN, FARM_UP, FARM_DOWN, NEW_MANAGER, TO_ALLSTAR, TO_SUPERSTAR, TO_REGULAR, TO_JOURNEYMAN,
 TO_PROSPECT, U_PHENOM, U_PROSPECT, U_CUT, U_CUT_PHENOM) = range(15)  # fmt: skip
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
)
STAR_LIMIT: Final = 2
SWITCHES: Final = 4
NEW_PROSPECTS: Final = 2
ALLSTAR_FEE, SUPERSTAR_FEE, SWITCH_FEE, PROSPECT_FEE = 1_000, 2_000, 1_000, 500


class Desk:
    """What an owner has changed in this off-season so far."""

    __slots__ = ("farm", "made_allstar", "made_superstar", "office", "prospects", "switches")

    def __init__(self) -> None:
        self.office = self.farm = self.switches = self.prospects = 0
        self.made_allstar = self.made_superstar = False


def legal_upgrades(game: Game, seat: int, desk: Desk) -> list[int]:
    """7.1: within the limits of each kind, with money at hand for what costs at once."""
    owner = game.owners[seat]
    office, farm, _ = owner.stars
    squad, cash = owner.squad, owner.cash
    tests = (
        (OFFICE_UP, office < 5 and desk.office < STAR_LIMIT),
        (OFFICE_DOWN, office > 1 and desk.office > -STAR_LIMIT),
        (FARM_UP, farm < 5 and desk.farm < STAR_LIMIT),
        (FARM_DOWN, farm > 1 and desk.farm > -STAR_LIMIT),
        (NEW_MANAGER, not owner.hired and cash >= MANAGER_PRICE),
        (TO_ALLSTAR, not desk.made_allstar and squad[REGULAR] and cash >= ALLSTAR_FEE),
        (TO_SUPERSTAR, not desk.made_superstar and squad[ALLSTAR] and cash >= SUPERSTAR_FEE),
        (TO_REGULAR, desk.switches < SWITCHES and squad[JOURNEYMAN] and cash >= SWITCH_FEE),
        (TO_JOURNEYMAN, desk.switches < SWITCHES and squad[REGULAR] and cash >= SWITCH_FEE),
        (TO_PROSPECT, desk.prospects < NEW_PROSPECTS and squad[UTILITY] and cash >= PROSPECT_FEE),
        (U_PHENOM, can_promote(game, owner, PHENOM)),
        (U_PROSPECT, can_promote(game, owner, PROSPECT) and squad[PROSPECT] > desk.prospects),
        (U_CUT, squad[SUPERSTAR] + squad[ALLSTAR] + squad[REGULAR]),
        (U_CUT_PHENOM, squad[PHENOM]),
    )
    return [U_DONE, *(choice for choice, is_open in tests if is_open)]


UPGRADE = Ask(
    "upgrade",
    UPGRADES,
    legal_upgrades,
    lambda game, seat, desk, choice: UPGRADE_HELP[choice],
    lambda game, seat, desk: f"Your organization, with {money(game.owners[seat].cash)} at hand (7.1).",
)

PAYROLL_KEYS: Final = ("pay", "borrow-5000", "borrow-10000", "superstar", "allstar", "regulars", "office", "farm", "manager")
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


# The farm (8)

ROLL_FEE: Final = 500
MOST_DRM: Final = 3


def roll_fee(owner: Owner, rolls: int) -> int:
    """8.3 and 8.4: a roll costs $500; the first is free for a three-star front office (3.1.1)."""
    return 0 if owner.stars[OFFICE] == 3 and not rolls else ROLL_FEE


def can_promote(game: Game, owner: Owner, kind: int) -> bool:
    """5.3.9: each kind once a phase, with a player to promote and money for a roll."""
    return bool(owner.squad[kind]) and not owner.has_used(kind) and owner.cash >= roll_fee(owner, 0)


class Promotion(NamedTuple):
    """A promotion under way: of a Phenom or a Prospect, how many rolls were made, how the last one stands."""

    kind: int
    rolls: int
    reading: int = 0


DRM = NumberAsk(
    "modifier",
    lambda game, seat, promotion: range(
        min(MOST_DRM, (game.owners[seat].cash - roll_fee(game.owners[seat], promotion.rolls)) // ROLL_FEE) + 1
    ),
    lambda game, seat, promotion, choice: (f"+{choice}", money(choice * ROLL_FEE)),
    lambda game, seat, promotion: f"Promote a {PLAYERS[promotion.kind]}: how much do you buy, at $500 each (8.3)?",
)
KEEP_RESULT, ROLL_AGAIN = range(2)


def legal_keep(game: Game, seat: int, promotion: Promotion) -> list[int]:
    """8.3: as many rolls as the farm system has stars."""
    owner = game.owners[seat]
    if promotion.rolls < owner.stars[FARM] and owner.cash >= ROLL_FEE:
        return [KEEP_RESULT, ROLL_AGAIN]
    return [KEEP_RESULT]


def promotion_text(game: Game, promotion: Promotion) -> str:
    from fieldhouse.games.lords.model import NEVER, place

    if promotion.kind == PROSPECT:
        return "a phenom" if game.charts.to_phenom[place(promotion.reading)] else "still a prospect"
    kind = game.charts.to_majors[place(promotion.reading)]
    return "never makes it" if kind == NEVER else f"a {PLAYERS[kind]}"


KEEP = Ask(
    "keep",
    ("keep", "again"),
    legal_keep,
    lambda game, seat, promotion, choice: (("Keep it", "") if not choice else ("Roll again", "$500")),
    lambda game, seat, promotion: f"He is {promotion_text(game, promotion)}. Keep it?",
)
CONFORM = Ask(
    "conform",
    ("cut", "promote"),
    lambda game, seat, subject: [0, 1] if can_promote(game, game.owners[seat], PHENOM) else [0],
    lambda game, seat, subject, choice: ("Call him up", "$500 a roll") if choice else ("Cut him", "others may claim him"),
    lambda game, seat, subject: "Your farm system has had too many phenoms for two phases (8.1).",
)
CLAIM = Ask(
    "claim",
    ("no", *BIDS),
    lambda game, seat, subject: range(max(game.owners[seat].cash - ROLL_FEE, 0) // STEP + 2)[: len(BIDS)],
    lambda game, seat, subject, choice: bid_text(choice - 1, "$0") if choice else ("No claim", ""),
    lambda game, seat, subject: "A phenom was cut. Claim him for $500, with what bonus if others do (8.2)?",
)
BID = Ask(
    "bid",
    BIDS,
    lambda game, seat, agent: range(min(game.owners[seat].cash // STEP, len(BIDS) - 1) + 1),
    lambda game, seat, agent, choice: bid_text(choice, "No bid"),
    lambda game, seat, agent: f"A {PLAYERS[agent.kind]} of {game.clubs[agent.seat]} is a free agent. Your bid (6.2.4b)?",
)


def agent_of(subject: Any) -> FreeAgent:
    return FreeAgent(*subject)


PAIRS = NumberAsk(
    "media pairs",
    lambda game, seat, subject: range(game.owners[seat].media // 2 + 1),
    lambda game, seat, subject, choice: (counted(2 * choice, "cube"), f"{3 * choice} VP"),
    lambda game, seat, subject: "How many pairs of media cubes do you discard, for 3 VP each (6.2.3)?",
)
STARTER = seat_ask(
    "starter",
    lambda game, seat, subject: game.in_order(seat),
    lambda game, seat, subject: "Who starts?",
)
CHALLENGE = yes_no(
    "media challenge",
    lambda game, seat, throw: (f"{throw.text(game)} Challenge it (13.2)?", "once a phase"),
    lambda game, seat, throw: not game.owners[seat].challenged,
)
