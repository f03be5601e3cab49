"""What people see of Bowl Bound: the pages that every client prints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from fieldhouse.games.bowlbound.calls import FIELD_GOAL_TRY, KNEEL, PUNT, TAKE_SAFETY
from fieldhouse.games.bowlbound.charts.doubts import doubts
from fieldhouse.games.bowlbound.charts.reader import read_team, team_chart_text
from fieldhouse.games.bowlbound.guessing import guessing_remarks
from fieldhouse.games.bowlbound.model import Team
from fieldhouse.games.bowlbound.odds import odds_table
from fieldhouse.games.bowlbound.options import Options, read_options
from fieldhouse.games.bowlbound.pages.box_score import box_score
from fieldhouse.games.bowlbound.pages.explanation import explain
from fieldhouse.games.bowlbound.pages.in_colour import chart_in_colour
from fieldhouse.games.bowlbound.pages.narration import Narrator
from fieldhouse.games.bowlbound.pages.odds_page import odds_page, odds_values
from fieldhouse.games.bowlbound.pages.recap import recap
from fieldhouse.games.bowlbound.pages.scoreboard import scoreboard
from fieldhouse.games.bowlbound.prospects import prospects, tried
from fieldhouse.games.bowlbound.questions import CALL, DEFENSE_CALL, TRY_CHOICE
from fieldhouse.games.bowlbound.state import Game, Play
from fieldhouse.gridiron import second_thoughts
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.in_colour import ColourNarrator
from fieldhouse.gridiron.pages import FootballPages
from fieldhouse.gridiron.prospects import Prospect
from fieldhouse.table.chart_text import ChartError
from fieldhouse.table.journal import Header
from fieldhouse.table.pages import ChartReport, Printable
from fieldhouse.table.question import Json, Question
from fieldhouse.table.seat import Seat
from fieldhouse.table.story import Story
from fieldhouse.table.throws import Explained, Throw

COLOURS: Final = (
    r"\(Q\d \d+:\d\d\)|\(OT\d*\)",
    (r"\bPenalty\b", "yellow"),
    (r"\bstopped cold\b|\bWild card\b", "bold magenta"),
)
"""What stands out in this game's play-by-play: the clock, and more."""


class BowlBoundPages(FootballPages[Team, Options]):
    """What Bowl Bound's own charts have to show. Whoever finds a team reads its file."""

    dice: ClassVar = {
        "offense": "ten times black, plus the two white dice",
        "defense": "red plus green",
        "white": "the two white dice alone",
    }
    chosen = staticmethod(read_options)
    foretold = frozenset((CALL.name, DEFENSE_CALL.name, TRY_CHOICE.name))
    kicks: ClassVar = {
        CALL.key(call): kind
        for call, kind in (
            (PUNT, second_thoughts.PUNT), (FIELD_GOAL_TRY, second_thoughts.FIELD_GOAL),
            (KNEEL, second_thoughts.KNEEL), (TAKE_SAFETY, second_thoughts.SAFETY),
        )
    }  # fmt: skip

    def narrator(self, header: Header) -> ColourNarrator:
        """One who has told nothing yet; teams are read from the library."""
        return ColourNarrator(Narrator(*self.teams(header)), *COLOURS)

    def box_score(self, header: Header, notes: Sequence[Play]) -> Printable:
        """Counted from the notes; teams are read from the library."""
        return box_score(*self.teams(header), read_options(header.options), notes)

    def story(self, header: Header, notes: Sequence[Play]) -> Story:
        """Told from the notes; the same seed gives the same words."""
        return recap(*self.teams(header), notes, header.seed)

    def explain(self, throws: Sequence[Throw]) -> tuple[Explained, ...]:
        """Dice and cells of each throw, in words."""
        return explain(throws)

    def show(self, team: str) -> Printable:
        """A team's charts, read from the library."""
        return chart_in_colour(team_chart_text(self.find_team(team)))

    def odds_at(self, teams: tuple[Team, Team], options: Options, spot: Situation) -> tuple[Printable, Json]:
        """Every play against every defense, guesses among them."""
        pairs = odds_table(*teams, options, spot)
        return odds_page(*teams, spot, pairs), odds_values(*teams, spot, pairs)

    def foreseen(
        self, teams: tuple[Team, Team], options: Options, situation: Situation, question: Question
    ) -> list[Prospect]:
        """By the exact odds of both teams' charts."""
        return prospects(*teams, options, situation, question)

    def tried(self, teams: tuple[Team, Team], options: Options, offense: Seat) -> tuple[float, float]:
        """By the exact odds of both teams' charts."""
        return tried(*teams, options)

    def scoreboard(self, game: Game) -> Printable:
        """Score, clock and the down."""
        return scoreboard(game)

    def check(self, text: str, source: str) -> ChartReport:
        """Faults and doubts of a file's text; how well it guesses, by exact odds."""
        try:
            team = read_team(text, source)
            return ChartReport((), doubts(team, source), remarks=guessing_remarks(team))
        except ChartError as error:
            return ChartReport(error.faults)
