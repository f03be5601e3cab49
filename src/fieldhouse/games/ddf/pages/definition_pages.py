"""What people see of Data-Driven Football: the pages that every client prints."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from fieldhouse.games.ddf.charts.doubts import doubts
from fieldhouse.games.ddf.charts.reader import read_season, read_team
from fieldhouse.games.ddf.choices import FIELD_GOAL_TRY, KNEEL, POOCH, PUNT, TAKE_SAFETY
from fieldhouse.games.ddf.guessing import guessing_remarks
from fieldhouse.games.ddf.model import SeasonCharts, Team
from fieldhouse.games.ddf.odds import odds_table
from fieldhouse.games.ddf.options import Options, read_options
from fieldhouse.games.ddf.pages.box_score import box_score
from fieldhouse.games.ddf.pages.explanation import explain
from fieldhouse.games.ddf.pages.game_statistics import GameStatistics
from fieldhouse.games.ddf.pages.narration import Narrator
from fieldhouse.games.ddf.pages.odds_page import odds_page, odds_values
from fieldhouse.games.ddf.pages.recap import recap
from fieldhouse.games.ddf.pages.scoreboard import scoreboard
from fieldhouse.games.ddf.pages.show import show_team
from fieldhouse.games.ddf.prospects import prospects, tried
from fieldhouse.games.ddf.questions import CALL, FORMATION, TRY_CHOICE
from fieldhouse.games.ddf.rules.power_ratings import point_spread
from fieldhouse.games.ddf.state import Game, Play
from fieldhouse.gridiron import second_thoughts
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.in_colour import ColourNarrator
from fieldhouse.gridiron.pages import FootballPages
from fieldhouse.gridiron.prospects import Prospect
from fieldhouse.table.chart_text import ChartError
from fieldhouse.table.journal import Header
from fieldhouse.table.pages import ChartReport, Printable
from fieldhouse.table.plain_json import words
from fieldhouse.table.question import Json, Question
from fieldhouse.table.seat import OTHER, Seat
from fieldhouse.table.story import Story
from fieldhouse.table.throws import Explained, Throw

if TYPE_CHECKING:
    from fieldhouse.gridiron.equilibrium.down_mix import DownMix

COLOURS: Final = (r"\(Q\d \d+:\d\d\)|\(OT\d* \d+:\d\d\)", (r"\b[Ff]lags?\b|\b[Pp]enalt(y|ies)\b", "yellow"))
"""What stands out in this game's play-by-play: the clock, and more."""
SEASON_MARK: Final = "[squib kick]"
"""The section that tells a season's charts from a team's."""


class DataDrivenPages(FootballPages[Team, Options]):
    """What Data-Driven Football's own charts have to show. Whoever finds teams, charts or a mix reads their files."""

    dice: ClassVar = {
        "offense": "ten times black, plus white, plus yellow",
        "defense": "red plus green",
        "ten-sided": "the ten-sided die",
        "percent": "the ten-sided die twice, tens first",
        "coin": "0 for the visitors, 1 for the home team",
    }
    chosen = staticmethod(read_options)
    foretold = frozenset((CALL.name, FORMATION.name, TRY_CHOICE.name))
    kicks: ClassVar = {
        CALL.key(call): kind
        for call, kind in (
            (PUNT, second_thoughts.PUNT), (POOCH, second_thoughts.PUNT), (FIELD_GOAL_TRY, second_thoughts.FIELD_GOAL),
            (KNEEL, second_thoughts.KNEEL), (TAKE_SAFETY, second_thoughts.SAFETY),
        )
    }  # fmt: skip

    def __init__(
        self,
        find_team: Callable[[str], Team],
        find_charts: Callable[[int], SeasonCharts],
        find_mix: Callable[[tuple[Team, Team], Options, Situation], DownMix] | None = None,
    ) -> None:
        super().__init__(find_team, find_mix)
        self.find_charts = find_charts

    def narrator(self, header: Header) -> ColourNarrator:
        """One who has told nothing yet; teams are read from the library."""
        teams = self.teams(header)
        spread = point_spread(*teams) if header.options["power_ratings"] else 0.0
        narrator = Narrator(*teams, spread, words(header.options["exact_spread"]), header.cast or header.seed)
        return ColourNarrator(narrator, *COLOURS)

    def box_score(self, header: Header, notes: Sequence[Play]) -> Printable:
        """Counted from the notes; teams are read from the library."""
        return box_score(GameStatistics(*self.teams(header), notes, header.cast or header.seed))

    def story(self, header: Header, notes: Sequence[Play]) -> Story:
        """Told from the notes; the same seed gives the same words."""
        return recap(GameStatistics(*self.teams(header), notes, header.cast or header.seed), header.seed)

    def explain(self, throws: Sequence[Throw]) -> tuple[Explained, ...]:
        """Dice and cells of each throw, in words."""
        return explain(throws)

    def show(self, team: str) -> Printable:
        """A team's charts, read from the library."""
        return show_team(self.find_team(team))

    def odds_at(self, teams: tuple[Team, Team], options: Options, spot: Situation) -> tuple[Printable, Json]:
        """Every play against every formation; the season's charts are read from the library."""
        pairs = odds_table(*teams, options, self.find_charts(teams[1].season), spot)
        return odds_page(*teams, spot, pairs), odds_values(*teams, spot, pairs)

    def foreseen(
        self, teams: tuple[Team, Team], options: Options, situation: Situation, question: Question
    ) -> list[Prospect]:
        """By exact odds, the first of *teams* with the ball; the charts are those of the home team's season."""
        home = teams[OTHER[question.view["offense"]]]
        return prospects(*teams, options, self.find_charts(home.season), situation, question)

    def tried(self, teams: tuple[Team, Team], options: Options, offense: Seat) -> tuple[float, float]:
        """By exact odds; the charts are those of the home team's season."""
        return tried(*teams, options, self.find_charts(teams[OTHER[offense]].season))

    def scoreboard(self, game: Game) -> Printable:
        """Score, clock and the down."""
        return scoreboard(game)

    def check(self, text: str, source: str) -> ChartReport:
        """Faults and doubts of a file's text, and remarks by exact odds; the season's charts are read from the
        library."""
        try:
            if SEASON_MARK in text:
                read_season(text, source)
                return ChartReport(())
            team = read_team(text, source)
            remarks = guessing_remarks(team, self.find_charts(team.season))
            return ChartReport((), doubts(team, source), remarks=remarks)
        except ChartError as error:
            return ChartReport(error.faults)
