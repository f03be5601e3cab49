"""The order of play of Data-Driven Football, and its rest points: between any two plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from fieldhouse.games.ddf.coach import COACHES, PRO, RIVAL, pro, rival
from fieldhouse.games.ddf.model import SeasonCharts, Team
from fieldhouse.games.ddf.options import HELP, PRESETS, Options, read_options
from fieldhouse.games.ddf.pages.definition_pages import FootballPages
from fieldhouse.games.ddf.questions import ASKS
from fieldhouse.games.ddf.rules.calls import allocate_audibles
from fieldhouse.games.ddf.rules.power_ratings import point_spread
from fieldhouse.games.ddf.scoresheet import Scoresheet
from fieldhouse.games.ddf.season import season_rules
from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.state import Game, Play
from fieldhouse.games.ddf.step import step
from fieldhouse.gridiron.definition import FootballDefinition
from fieldhouse.gridiron.field import AWAY, HOME
from fieldhouse.table.journal import Header
from fieldhouse.table.question import Coach
from fieldhouse.table.shelf import Shelf, made_anew
from fieldhouse.table.table import Table


def new_game(sides: tuple[Side, Side], options: Options, charts: SeasonCharts, table: Table) -> Game:
    """A game before the coin toss. Teams of two seasons play under the home team's rules."""
    game = Game(sides, options, season_rules(sides[HOME].team.season, options.playoff), charts, table)
    allocate_audibles(game)
    if options.power_ratings:
        game.spread = point_spread(sides[AWAY].team, sides[HOME].team)
    return game


class DataDrivenFootball(FootballDefinition[Game, Play, Team]):
    """The definition that the table knows the game by. Charts come from wherever the house keeps them."""

    name: Final = "ddf"
    title: Final = "Data-Driven Football"
    rules_version: Final = 1
    asks: Final = ASKS
    presets: Final = tuple(PRESETS)
    option_help: Final = HELP
    read_options = staticmethod(read_options)

    def __init__(
        self, find_team: Callable[[str], Team], find_charts: Callable[[int], SeasonCharts], shelf: Shelf = made_anew
    ) -> None:
        self._coaches: dict[str, Callable[[], Coach[Game]]] = {
            **COACHES,
            PRO: partial(pro, shelf),
            RIVAL: partial(rival, shelf),
        }
        self.shelf = shelf
        self.find_team = find_team
        self.find_charts = find_charts
        self.sides: dict[tuple[str, Options], Side] = {}
        self.pages = FootballPages(find_team, find_charts)

    @property
    def coaches(self) -> Mapping[str, Callable[[], Coach[Game]]]:
        return self._coaches

    @property
    def solving_levels(self) -> frozenset[str]:
        return frozenset({PRO, RIVAL})

    def solve_ahead(self, header: Header) -> None:
        """The tables of a pairing, put on the shelf before the first coach asks for them."""
        from fieldhouse.games.ddf.coaching.solving import SolvingCoach

        SolvingCoach(self.shelf).met(self.start(header, Table()))

    def digests(self, away: Team, home: Team) -> tuple[str, ...]:
        return (*super().digests(away, home), self.find_charts(home.season).digest)

    def dealer(self, header: Header) -> Callable[[Table], Game]:
        options = read_options(header.options)
        away, home = (self.find_team(name) for name in header.teams)
        sides, charts = (self._side(away, options), self._side(home, options)), self.find_charts(home.season)
        return lambda table: new_game(sides, options, charts, table)

    def _side(self, team: Team, options: Options) -> Side:
        """A team as it plays, made once: coaches know their plans by it."""
        key = team.digest, options
        if key not in self.sides:
            self.sides[key] = Side(team, options)
        return self.sides[key]

    step = staticmethod(step)

    def scoresheet(self) -> Scoresheet:
        return Scoresheet()
