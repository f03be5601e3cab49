"""The order of play of Bowl Bound, and its rest points: between any two plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fieldhouse.games.bowlbound.coach import COACHES
from fieldhouse.games.bowlbound.model import Team
from fieldhouse.games.bowlbound.options import HELP, PRESETS, Options, read_options
from fieldhouse.games.bowlbound.pages.definition_pages import BowlBoundPages
from fieldhouse.games.bowlbound.questions import ASKS
from fieldhouse.games.bowlbound.rules.factors import first_edge
from fieldhouse.games.bowlbound.rules.ratings import point_spread
from fieldhouse.games.bowlbound.scoresheet import Scoresheet
from fieldhouse.games.bowlbound.side import Side
from fieldhouse.games.bowlbound.standing_orders import STANDING_ORDERS
from fieldhouse.games.bowlbound.state import Game, Play
from fieldhouse.games.bowlbound.step import step
from fieldhouse.gridiron.definition import FootballDefinition
from fieldhouse.table.journal import Header
from fieldhouse.table.table import Table


def dealer(
    away: Team, home: Team, options: Options, side_of: Callable[[Team], Side] = Side
) -> Callable[[Table], Game]:  # fmt: skip
    """Games of two teams before the toss; all that they share is made once."""
    sides = (side_of(away), side_of(home))
    spread, edge = point_spread(away, home, options.neutral_field), first_edge(away, home, options)
    return lambda table: Game(sides, options, spread, edge, table)


class BowlBound(FootballDefinition[Game, Play, Team]):
    """The definition that the table knows the game by. Charts come from wherever the house keeps them."""

    name: Final = "bowlbound"
    title: Final = "Bowl Bound"
    rules_version: Final = 1
    asks: Final = ASKS
    standing_orders: Final = STANDING_ORDERS
    presets: Final = tuple(PRESETS)
    option_help: Final = HELP
    coaches: Final = COACHES
    read_options = staticmethod(read_options)

    def __init__(self, find_team: Callable[[str], Team]) -> None:
        self.find_team = find_team
        self.sides: dict[str, Side] = {}
        self.pages = BowlBoundPages(find_team)

    def dealer(self, header: Header) -> Callable[[Table], Game]:
        away, home = (self.find_team(name) for name in header.teams)
        return dealer(away, home, read_options(header.options), self._side)

    def _side(self, team: Team) -> Side:
        """A team as it plays, made once: coaches know their plans by it."""
        if team.digest not in self.sides:
            self.sides[team.digest] = Side(team)
        return self.sides[team.digest]

    step = staticmethod(step)

    def scoresheet(self) -> Scoresheet:
        return Scoresheet()
