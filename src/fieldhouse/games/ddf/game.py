"""The order of play of Data-Driven Football, and its rest points: between any two plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from fieldhouse.games.ddf.coach import COACHES, PRO, RIVAL, SOLVING
from fieldhouse.games.ddf.model import FORMATIONS, PLAYS, SeasonCharts, Team
from fieldhouse.games.ddf.options import HELP, PRESETS, Options, read_options
from fieldhouse.games.ddf.pages.definition_pages import DataDrivenPages
from fieldhouse.games.ddf.questions import ASKS
from fieldhouse.games.ddf.rules.calls import allocate_audibles
from fieldhouse.games.ddf.rules.power_ratings import point_spread
from fieldhouse.games.ddf.scoresheet import Scoresheet
from fieldhouse.games.ddf.season import season_rules
from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.standing_orders import STANDING_ORDERS
from fieldhouse.games.ddf.state import Game, Play
from fieldhouse.games.ddf.step import step
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.solving_definition import SolvingDefinition
from fieldhouse.table.game import Strength
from fieldhouse.table.journal import Header
from fieldhouse.table.plain_json import Fields, PlainReport
from fieldhouse.table.seat import AWAY, HOME
from fieldhouse.table.shelf import Shelf, made_anew
from fieldhouse.table.table import Table

if TYPE_CHECKING:
    from fieldhouse.games.ddf.coaching.meetings import Meetings, Met
    from fieldhouse.gridiron.equilibrium.down_mix import DownMix
    from fieldhouse.gridiron.equilibrium.win_chance import WinChance
    from fieldhouse.gridiron.review import Reviewer


def new_game(sides: tuple[Side, Side], options: Options, charts: SeasonCharts, table: Table) -> Game:
    """A game before the coin toss. Teams of two seasons play under the home team's rules."""
    game = Game(sides, options, season_rules(sides[HOME].team.season, options.playoff), charts, table)
    allocate_audibles(game)
    if options.power_ratings:
        game.spread = point_spread(sides[AWAY].team, sides[HOME].team)
    return game


class DataDrivenFootball(SolvingDefinition[Game, Play, Team, "Met"]):
    """The definition that the table knows the game by. Charts come from wherever the house keeps them:
    finding one reads its file."""

    name: Final = "ddf"
    title: Final = "Data-Driven Football"
    rules_version: int = 1
    asks: Final = ASKS
    standing_orders: Final = STANDING_ORDERS
    presets: Final = tuple(PRESETS)
    option_help: Final = HELP
    read_options = staticmethod(read_options)

    def __init__(
        self,
        find_team: Callable[[str], Team],
        find_charts: Callable[[int], SeasonCharts],
        shelf: Shelf = made_anew,
        lies_there: Callable[[str], bool] = lambda name: False,
        strengths: Mapping[str, Strength] | None = None,
    ) -> None:
        super().__init__(COACHES, SOLVING, shelf, lies_there, strengths)
        self._meetings: Meetings | None = None
        self.find_team = find_team
        self.find_charts = find_charts
        self.sides: dict[tuple[str, Options], Side] = {}
        self.pages = DataDrivenPages(find_team, find_charts, self.mix_of_a_down)

    def meetings(self) -> Meetings:
        """The pairings that were met: one coach's tables are every coach's."""
        if self._meetings is None:
            from fieldhouse.games.ddf.coaching.meetings import Meetings

            self._meetings = Meetings(self.shelf)
        return self._meetings

    def tables_name(self, game: Game) -> str:
        """What the shelf calls the pairing's solution: all that it depends on."""
        from fieldhouse.games.ddf.equilibrium.pairing import name_of

        away, home = game.sides
        return name_of((away, home), game.options, game.charts, game.rules)

    def win_chance(self, met: Met | None) -> WinChance[Game]:
        """Told by the tables of *met*, a solved pairing, or by a formula without one."""
        from fieldhouse.games.ddf.equilibrium.win_chance import DataDrivenChance

        return DataDrivenChance(met.playbook, met.endgame) if met else DataDrivenChance()

    def reviewer(self, game: Game) -> Reviewer[Game, Play]:
        """Who grades a game; the pairing is solved for it, or found on the shelf."""
        from fieldhouse.games.ddf.coaching.rival import RivalCoach
        from fieldhouse.games.ddf.review import DataDrivenReviewer

        return DataDrivenReviewer(RivalCoach(self.meetings()), game)

    def coach_report(self, team: str, level: str, options: Fields, games: int) -> PlainReport:
        """How strong a level is against every level and every exploiter, *games* each, which are played, and where it
        leaks. Pairings are taken from the shelf on disk, or solved now and put there; teams are found for it."""
        from fieldhouse.games.ddf.coach_report import mixes_of
        from fieldhouse.games.ddf.coaching.pro import ProCoach
        from fieldhouse.games.ddf.coaching.rival import RivalCoach
        from fieldhouse.games.ddf.equilibrium.exploitability import exploitability
        from fieldhouse.games.ddf.exploiters import library
        from fieldhouse.gridiron.equilibrium.leaning import HABIT_RISK

        known, meetings = library(self.meetings()), self.meetings()
        coach = ProCoach(meetings) if level == PRO else RivalCoach(meetings)
        told = self.reported(known, lambda at: mixes_of(at, level, coach), team, level, options, games)
        told["risk"] = HABIT_RISK if level == PRO else None
        if level == RIVAL:
            game = self.start(self.header((team, team), 0, options), Table())
            told["exploitability"] = exploitability(game, self.meetings().tables(game)).values()
        return told

    def mix_of_a_down(self, teams: tuple[Team, Team], options: Options, situation: Situation) -> DownMix:
        """How the first team plays a down against the second: both sides' mixes, what the down is worth, and on a
        fourth one the best kick. The pairing is taken from the shelf on disk, or solved now and put there."""
        from fieldhouse.gridiron.equilibrium.down_mix import down_mix

        sides = self._side(teams[0], options), self._side(teams[1], options)
        game = new_game(sides, options, self.find_charts(teams[1].season), Table())
        return down_mix(self.meetings().met(game).playbook, situation, PLAYS, FORMATIONS)

    def digests(self, away: Team, home: Team) -> tuple[str, ...]:
        """Both teams' charts and the season's: a journal fits only these."""
        return (*super().digests(away, home), self.find_charts(home.season).digest)

    def dealer(self, header: Header) -> Callable[[Table], Game]:
        """Games of a header; teams and charts are found for it."""
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
        """An empty one."""
        return Scoresheet()
