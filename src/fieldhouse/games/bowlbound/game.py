"""The order of play of Bowl Bound, and its rest points: between any two plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from fieldhouse.games.bowlbound.coach import COACHES, RIVAL, SOLVING
from fieldhouse.games.bowlbound.model import Team
from fieldhouse.games.bowlbound.names import CALL_NAMES, DEFENSE_HELP
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
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.solving_definition import SolvingDefinition
from fieldhouse.table.game import Strength
from fieldhouse.table.journal import Header
from fieldhouse.table.plain_json import Fields, PlainReport
from fieldhouse.table.shelf import Shelf, made_anew
from fieldhouse.table.table import Table

if TYPE_CHECKING:
    from fieldhouse.games.bowlbound.coaching.meetings import Meetings, Met
    from fieldhouse.gridiron.equilibrium.down_mix import DownMix
    from fieldhouse.gridiron.equilibrium.win_chance import WinChance
    from fieldhouse.gridiron.review import Reviewer


def dealer(
    away: Team, home: Team, options: Options, side_of: Callable[[Team], Side] = Side
) -> Callable[[Table], Game]:  # fmt: skip
    """Games of two teams before the toss; all that they share is made once."""
    sides = (side_of(away), side_of(home))
    spread, edge = point_spread(away, home, options.neutral_field), first_edge(away, home, options)
    return lambda table: Game(sides, options, spread, edge, table)


class BowlBound(SolvingDefinition[Game, Play, Team, "Met"]):
    """The definition that the table knows the game by. Charts come from wherever the house keeps them:
    finding one reads its file."""

    name: Final = "bowlbound"
    title: Final = "Bowl Bound"
    rules_version: int = 1
    asks: Final = ASKS
    standing_orders: Final = STANDING_ORDERS
    presets: Final = tuple(PRESETS)
    option_help: Final = HELP
    read_options = staticmethod(read_options)

    def __init__(
        self,
        find_team: Callable[[str], Team],
        shelf: Shelf = made_anew,
        lies_there: Callable[[str], bool] = lambda name: False,
        strengths: Mapping[str, Strength] | None = None,
    ) -> None:
        super().__init__(COACHES, SOLVING, shelf, lies_there, strengths)
        self._meetings: Meetings | None = None
        self.find_team = find_team
        self.sides: dict[str, Side] = {}
        self.pages = BowlBoundPages(find_team, self.mix_of_a_down)

    def meetings(self) -> Meetings:
        """The pairings that were met: one coach's tables are every coach's."""
        if self._meetings is None:
            from fieldhouse.games.bowlbound.coaching.meetings import Meetings

            self._meetings = Meetings(self.shelf)
        return self._meetings

    def tables_name(self, game: Game) -> str:
        """What the shelf calls the pairing's solution: all that it depends on."""
        from fieldhouse.games.bowlbound.equilibrium.pairing import name_of

        return name_of(game)

    def win_chance(self, met: Met | None) -> WinChance[Game]:
        """Told by the solved pairing, or by a formula without one."""
        from fieldhouse.games.bowlbound.equilibrium.conditions import level_of
        from fieldhouse.games.bowlbound.equilibrium.win_chance import CollegeChance

        return CollegeChance(met.playbooks[level_of(met.known)], met.endgame) if met else CollegeChance()

    def reviewer(self, game: Game) -> Reviewer[Game, Play]:
        """Who grades a game; the pairing is solved for it, or found on the shelf."""
        from fieldhouse.games.bowlbound.review import CollegeReviewer

        met = self.meetings().met(game)
        return CollegeReviewer(met, self.win_chance(met))

    def coach_report(self, team: str, level: str, options: Fields, games: int) -> PlainReport:
        """How strong a level is against every level and every exploiter, *games* each, which are played, and where it
        leaks. Pairings are taken from the shelf on disk, or solved now and put there; teams are found for it."""
        from fieldhouse.games.bowlbound.coach_report import mixes_of
        from fieldhouse.games.bowlbound.coaching.pro import ProCoach
        from fieldhouse.games.bowlbound.equilibrium.exploitability import exploitability
        from fieldhouse.games.bowlbound.exploiters import library

        known, coach = library(self.meetings()), ProCoach(self.meetings())
        told = self.reported(known, lambda at: mixes_of(at, level, coach), team, level, options, games)
        if level == RIVAL:
            game = self.start(self.header((team, team), 0, options), Table())
            told["exploitability"] = exploitability(game, self.meetings().tables(game)).values()
        return told

    def mix_of_a_down(self, teams: tuple[Team, Team], options: Options, situation: Situation) -> DownMix:
        """How the first team plays a down against the second at an even score: both sides' mixes, what the down is
        worth, and on a fourth one the best kick. The pairing is taken from the shelf on disk, or solved now and put
        there."""
        from fieldhouse.gridiron.equilibrium.down_mix import down_mix

        game = dealer(*teams, options, self._side)(Table())
        met = self.meetings().met(game)
        calls, answers = [CALL_NAMES[call] for call in met.calls], [DEFENSE_HELP[each][0] for each in met.answers]
        return down_mix(met.playbook(game), situation, calls, answers)

    def dealer(self, header: Header) -> Callable[[Table], Game]:
        """Games of a header; teams are found for it."""
        away, home = (self.find_team(name) for name in header.teams)
        return dealer(away, home, read_options(header.options), self._side)

    def _side(self, team: Team) -> Side:
        """A team as it plays, made once: coaches know their plans by it."""
        if team.digest not in self.sides:
            self.sides[team.digest] = Side(team)
        return self.sides[team.digest]

    step = staticmethod(step)

    def scoresheet(self) -> Scoresheet:
        """An empty one."""
        return Scoresheet()
