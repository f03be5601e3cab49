"""The order of play of Data-Driven Football, and its rest points: between any two plays."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from fieldhouse.games.ddf.coach import COACHES, PRO, RIVAL, pro, rival
from fieldhouse.games.ddf.model import SeasonCharts, Team
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
from fieldhouse.gridiron.definition import FootballDefinition
from fieldhouse.gridiron.field import AWAY, HOME, Situation
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.table.bounded import make_room
from fieldhouse.table.game import Strength
from fieldhouse.table.journal import Header
from fieldhouse.table.plain_json import Fields, Json, PlainReport
from fieldhouse.table.question import Coach
from fieldhouse.table.shelf import Shelf, made_anew
from fieldhouse.table.table import Table

if TYPE_CHECKING:
    from fieldhouse.games.ddf.coaching.meetings import Meetings
    from fieldhouse.games.ddf.equilibrium.down_mix import DownMix
    from fieldhouse.games.ddf.equilibrium.win_chance import WinChance

MOST_TELLERS: Final = 4


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
        self._strengths = strengths or {}
        self._coaches: dict[str, Callable[[], Coach[Game]]] = {
            **COACHES,
            PRO: partial(pro, self.meetings),
            RIVAL: partial(rival, self.meetings),
        }
        self.shelf, self.lies_there = shelf, lies_there
        self._meetings: Meetings | None = None
        self.tellers: dict[Hashable, WinChance] = {}
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

    @property
    def coaches(self) -> Mapping[str, Callable[[], Coach[Game]]]:
        return self._coaches

    @property
    def strengths(self) -> Mapping[str, Strength]:
        return self._strengths

    @property
    def solving_levels(self) -> frozenset[str]:
        return frozenset({PRO, RIVAL})

    def solve_ahead(self, header: Header) -> None:
        """The tables of a pairing, put on the shelf before the first coach asks for them."""
        self.meetings().met(self.start(header, Table()))

    def teller(self, header: Header) -> Callable[[Game], list[float]]:
        """By the tables if the pairing is solved, else by a formula."""
        from fieldhouse.games.ddf.equilibrium.win_chance import WinChance

        game = self.start(header, Table())
        key = header.teams, header.digests, game.options
        if key not in self.tellers:
            if not self.is_solved(game):
                return WinChance().told
            met = self.meetings().met(game)
            make_room(self.tellers, MOST_TELLERS)
            self.tellers[key] = WinChance(met.playbook, met.endgame)
        return self.tellers[key].told

    @property
    def is_graded(self) -> bool:
        return True

    def review(self, header: Header, states: Sequence[Json], notes: Sequence[Sequence[Play]]) -> PlainReport:
        """Every down graded; solves the pairing if it has not been."""
        from fieldhouse.games.ddf import review
        from fieldhouse.games.ddf.coaching.rival import RivalCoach

        deal = self.dealer(header)
        game = deal(Table())
        reviewer = review.Reviewer(RivalCoach(self.meetings()), game)
        downs = []
        for number, (before, after) in enumerate(pairwise(states)):
            calls = [play for play in notes[number] if play.kind == SCRIMMAGE and play.call >= 0]
            game.restore(before)
            if game.phase == SCRIMMAGE and calls:
                later = deal(Table())
                later.restore(after)
                downs.append(reviewer.graded(number + 1, game, calls[0], reviewer.teller.away(later)))
        game.restore(states[-1])
        return review.report(
            downs, (review.tendencies(reviewer.met, game, 0), review.tendencies(reviewer.met, game, 1))
        )

    def coach_report(self, team: str, level: str, options: Fields, games: int) -> PlainReport:
        """Against every level and every exploiter, *games* each."""
        from fieldhouse.games.ddf import coach_report, exploiters
        from fieldhouse.games.ddf.coaching.pro import ProCoach
        from fieldhouse.games.ddf.equilibrium.exploitability import exploitability

        others = {name: make for name, make in self.coaches.items() if name != level}
        others |= {name: make for name, make in exploiters.library(self.meetings()).items() if name not in self.coaches}
        game = self.start(self.header((team, team), 0, options), Table())
        shares = coach_report.shares(self, team, options, level, others, games)
        leaks = coach_report.leaks(game, level, ProCoach(self.meetings()))
        report = coach_report.report(shares, leaks, level, team, games)
        if level == RIVAL:
            report["exploitability"] = exploitability(game, self.meetings().tables(game)).values()
        return report

    def mix_of_a_down(self, teams: tuple[Team, Team], options: Options, situation: Situation) -> DownMix:
        """How the first team plays a down against the second; solves the pairing if it has not been."""
        from fieldhouse.games.ddf.equilibrium.down_mix import down_mix

        sides = self._side(teams[0], options), self._side(teams[1], options)
        game = new_game(sides, options, self.find_charts(teams[1].season), Table())
        return down_mix(self.meetings().met(game).playbook, situation)

    def is_solved(self, game: Game) -> bool:
        """Does the pairing lie on the shelf already?"""
        from fieldhouse.games.ddf.equilibrium.pairing import name_of

        away, home = game.sides
        return self.lies_there(name_of((away, home), game.options, game.charts, game.rules))

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
