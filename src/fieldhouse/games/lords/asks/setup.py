"""Questions of the set-up (3.0), and who starts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.games.lords.asks.common import NUMBERS, numbered_ask, seat_ask
from fieldhouse.games.lords.model import FARM_PLAYERS, LARGE_LOAN, NAMES, SMALL_LOAN, STARS, counted, money
from fieldhouse.games.lords.state import Game
from fieldhouse.table.question import Ask
from fieldhouse.table.seat import Seat
from fieldhouse.table.words import Cited, Phrase

CHEAPEST_REST: Final = 2_000
"""The cheapest farm system and manager together."""


def legal_setups(game: Game, seat: Seat, taken: Sequence[int]) -> list[int]:
    """3.1: any team card nobody has taken, that can be paid for."""
    purse = game.owners[seat].cash + LARGE_LOAN - CHEAPEST_REST
    return [index for index, setup in enumerate(game.box.setups) if index not in taken and setup.price <= purse]


def explain_setup(game: Game, seat: Seat, subject: object, choice: int) -> tuple[str, str]:
    """A team card's front office and price, and its roster."""
    setup = game.box.setups[choice]
    return Phrase(f"{setup.office}-star front office", money(setup.price), between=", "), setup.text()


SETUP: Final = Ask(
    "set-up",
    NUMBERS,
    legal_setups,
    explain_setup,
    lambda game, seat, subject: Cited(
        "Choose a front office and its team",
        "3.1",
        f". {money(game.owners[seat].cash)} must also pay for the farm system ($1,000 to $9,500) and a manager ($1,000 "
        "a star).",
    ),
)


def _affordable_stars(purse: int, costs: list[int]) -> list[int]:
    """The choices, 0 being one star, that the purse can pay; the least is always open."""
    return [index for index, cost in enumerate(costs) if cost <= purse] or [0]


def legal_farms(game: Game, seat: Seat, spent: int) -> list[int]:
    """3.2: any farm system that leaves enough for a manager."""
    purse = game.owners[seat].cash + LARGE_LOAN - spent - MANAGER_PRICE
    return _affordable_stars(purse, [game.charts.farm[stars].cost for stars in STARS])


def explain_farm(game: Game, seat: Seat, subject: object, choice: int) -> tuple[str, str]:
    """A farm system's stars and cost, and its players."""
    level = game.charts.farm[choice + 1]
    players = (counted(count, NAMES[kind]) for kind, count in zip(FARM_PLAYERS, level[1:], strict=True))
    return f"{counted(choice + 1, 'star')}, {money(level.cost)}", ", ".join(players)


MANAGER_PRICE: Final = 1_000
STAR_KEYS: Final = tuple(str(stars) for stars in STARS)
FARM_LEVEL: Final = Ask(
    "farm",
    STAR_KEYS,
    legal_farms,
    explain_farm,
    lambda game, seat, spent: Cited(
        "Choose a farm system", "3.2", f". {money(game.owners[seat].cash - spent)} is left."
    ),
)


def legal_managers(game: Game, seat: Seat, spent: int) -> list[int]:
    """3.3 and 7.1.2: a manager costs a thousand a star, which at the set-up may be borrowed."""
    owner = game.owners[seat]
    purse = owner.cash + (0 if game.stage != "set-up" else LARGE_LOAN) - spent
    return _affordable_stars(purse, [stars * MANAGER_PRICE for stars in STARS])


HIRE: Final = Ask(
    "manager",
    STAR_KEYS,
    legal_managers,
    lambda game, seat, subject, choice: (counted(choice + 1, "star"), money((choice + 1) * MANAGER_PRICE)),
    lambda game, seat, spent: Cited(
        "Hire a field manager", "3.3", f". {money(game.owners[seat].cash - spent)} is left."
    ),
)


def legal_first_loans(game: Game, seat: Seat, due: int) -> list[int]:
    """3.4: a loan, if needed; it must cover what is due."""
    cash = game.owners[seat].cash
    return [choice for choice, loan in enumerate((0, SMALL_LOAN, LARGE_LOAN)) if cash + loan >= due]


SETUP_LOAN: Final = Ask(
    "set-up loan",
    ("none", "5000", "10000"),
    legal_first_loans,
    lambda game, seat, due, choice: (
        (
            ("No loan", "no interest"),
            ("A loan of $5,000", "$500 at each payout"),
            ("A loan of $10,000", "$1,000 at each payout"),
        )
    )[choice],
    lambda game, seat, due: Cited(
        f"All costs {money(due)}; you have {money(game.owners[seat].cash)}. A loan", "3.4", "?"
    ),
)


LASTS: Final = {"always": "Always", "phase": "As each phase of the season begins", "year": "As each off-season begins"}


def explain_inning(game: Game, seat: Seat, subject: object, choice: int) -> tuple[str, str]:
    """An extra innings card's title, and what it does when."""
    card = game.box.innings[choice]
    return card.title, f"{LASTS[card.when]}: {card.event.text}"


INNING: Final[Ask[Game, Sequence[int]]] = numbered_ask(
    "extra inning",
    lambda game, seat, left: list(left),
    explain_inning,
    Cited("Choose an extra innings card", "12.1", "."),
)
STARTER: Final[Ask[Game, object]] = seat_ask(
    "starter", lambda game, seat, subject: game.in_order(seat), lambda game, seat, subject: "Who starts?"
)
