"""3.0 Setting up: front office and team, farm system, manager, the loan; 12.1 and 12.2 if they are played."""

from __future__ import annotations

from fieldhouse.games.lords.asks.setup import FARM_LEVEL, HIRE, INNING, SETUP, SETUP_LOAN, legal_setups
from fieldhouse.games.lords.model import ALLSTAR, FARM_PLAYERS, JOURNEYMAN, LARGE_LOAN, MAJORS, SMALL_LOAN, SUPERSTAR
from fieldhouse.games.lords.rules.cards import deal
from fieldhouse.games.lords.rules.money import borrow
from fieldhouse.games.lords.rules.roster import join
from fieldhouse.games.lords.state import Game
from fieldhouse.table.seat import Seat


def set_up(game: Game) -> None:
    """3.0: every owner builds an organization and pays for it; then ten cards are dealt (3.5). Draws and asks."""
    if game.options.extra_innings:
        choose_innings(game)
    taken: list[int] = []
    for seat in game.seats:
        taken.append(select_team(game, seat, taken))
        build(game, seat, game.box.setups[taken[-1]].price)
    deal(game)


def select_team(game: Game, seat: Seat, taken: list[int]) -> int:
    """3.1: a team card, chosen or dealt, its roster, and the legends of its stars (12.2). Returns its number.

    Draws and asks.
    """
    if game.options.dealt_teams:
        at = game.table.draw(legal_setups(game, seat, taken), "team")
    else:
        at = game.table.ask(SETUP, game, seat, tuple(taken))
    setup, owner = game.box.setups[at], game.owners[seat]
    owner.stars[0] = setup.office
    game.note("team", seat, amount=setup.office, text=setup.text())
    for kind in MAJORS:
        join(game, seat, kind, setup.roster[kind])
    owner.start_journeymen = owner.squad[JOURNEYMAN]
    if game.options.legends:
        stars = min(owner.squad[SUPERSTAR] + owner.squad[ALLSTAR], len(game.legends))
        owner.legends = [game.table.draw(game.legends, "legend") for _ in range(stars)]
    return at


def build(game: Game, seat: Seat, price: int) -> None:
    """3.2 to 3.4: farm system and manager, then all costs at once, with one loan if needed. Asks."""
    owner = game.owners[seat]
    farm = game.table.ask(FARM_LEVEL, game, seat, price) + 1
    level = game.charts.farm[farm]
    manager = game.table.ask(HIRE, game, seat, price + level.cost) + 1
    owner.stars[1:] = [farm, manager]
    for kind, count in zip(FARM_PLAYERS, level[1:], strict=True):
        join(game, seat, kind, count)
    due = price + level.cost + manager * 1_000
    loan = (0, SMALL_LOAN, LARGE_LOAN)[game.table.ask(SETUP_LOAN, game, seat, due)]
    if loan:
        borrow(game, seat, loan)
    owner.cash -= due
    game.note("organization", seat, amount=due, more=(farm, manager))


def choose_innings(game: Game) -> None:
    """12.1: each owner takes an extra innings card; the cards lie open. Asks."""
    for seat in game.seats:
        choice = game.table.ask(INNING, game, seat, tuple(game.innings))
        take_inning(game, seat, choice)


def deal_innings(game: Game) -> None:
    """12.1: extra innings cards are given back in an off-season, and each owner is dealt one, be it the same. Draws."""
    game.innings += [owner.inning for owner in game.owners if owner.inning >= 0]
    for seat in game.seats:
        at = game.table.draw(list(game.innings), "extra inning")
        take_inning(game, seat, at)


def take_inning(game: Game, seat: Seat, at: int) -> None:
    """The owner takes that extra innings card."""
    game.innings.remove(at)
    game.owners[seat].inning = at
    game.note("extra inning", seat, text=game.box.innings[at].title)
