"""What people see of Bowl Bound: the pages that every client prints."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from fieldhouse.games.bowlbound.calls import FIELD_GOAL_TRY, KNEEL, PUNT, TAKE_SAFETY
from fieldhouse.games.bowlbound.charts.doubts import doubts
from fieldhouse.games.bowlbound.charts.reader import read_team, write_team
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
from fieldhouse.games.bowlbound.prospects import prospects
from fieldhouse.games.bowlbound.questions import CALL, DEFENSE_CALL
from fieldhouse.games.bowlbound.state import Game, Play
from fieldhouse.gridiron import second_thoughts
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.in_colour import ColourNarrator
from fieldhouse.gridiron.odds import read_situation
from fieldhouse.gridiron.odds_page import beside
from fieldhouse.gridiron.pages import FootballPages
from fieldhouse.gridiron.prospects import prospects_page, seen_situation
from fieldhouse.table.chart_text import ChartError
from fieldhouse.table.journal import Header
from fieldhouse.table.pages import ChartReport, Printable, Prospects
from fieldhouse.table.question import Json, Question
from fieldhouse.table.seat import OTHER
from fieldhouse.table.story import Story
from fieldhouse.table.throws import Explained, Throw

if TYPE_CHECKING:
    from fieldhouse.gridiron.equilibrium.down_mix import DownMix

COLOURS: Final = (
    r"\(Q\d \d+:\d\d\)|\(OT\d*\)",
    (r"\bPenalty\b", "yellow"),
    (r"\bstopped cold\b|\bWild card\b", "bold magenta"),
)
"""What stands out in this game's play-by-play: the clock, and more."""


class BowlBoundPages(FootballPages[Team]):
    """What Bowl Bound's own charts have to show. Whoever finds a team reads its file."""

    dice: ClassVar = {
        "offense": "ten times black, plus the two white dice",
        "defense": "red plus green",
        "white": "the two white dice alone",
    }
    foretold: frozenset[str] = frozenset((CALL.name, DEFENSE_CALL.name))
    kicks: ClassVar = {
        CALL.key(call): kind
        for call, kind in (
            (PUNT, second_thoughts.PUNT), (FIELD_GOAL_TRY, second_thoughts.FIELD_GOAL),
            (KNEEL, second_thoughts.KNEEL), (TAKE_SAFETY, second_thoughts.SAFETY),
        )
    }  # fmt: skip

    def __init__(
        self,
        find_team: Callable[[str], Team],
        find_mix: Callable[[tuple[Team, Team], Options, Situation], DownMix] | None = None,
    ) -> None:
        super().__init__(find_team)
        self.find_mix = find_mix

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
        return chart_in_colour(write_team(self.find_team(team)))

    def odds(
        self, offense: str, defense: str, situation: Mapping[str, Json], options: Mapping[str, Json]
    ) -> tuple[Printable, Json]:
        """Every play against every answer; teams are read from the library."""
        teams = self.find_team(offense), self.find_team(defense)
        spot = read_situation(situation["down"], situation["to_go"], situation["at"])
        chosen = read_options(options)
        pairs = odds_table(*teams, chosen, spot)
        page, values = odds_page(*teams, spot, pairs), odds_values(*teams, spot, pairs)
        if not situation.get("equilibrium") or self.find_mix is None:
            return page, values
        return beside(page, values, self.find_mix(teams, chosen, spot))

    def prospects(self, header: Header, question: Question) -> Prospects | None:
        """For both sides' calls from scrimmage."""
        situation = seen_situation(question)
        if question.name not in self.foretold or situation is None:
            return None
        teams, offense = self.teams(header), question.view["offense"]
        sides = teams[offense], teams[OTHER[offense]]
        return prospects_page(prospects(*sides, read_options(header.options), situation, question.name))

    def scoreboard(self, game: Game) -> Printable:
        """Score, clock and the down."""
        return scoreboard(game)

    def check(self, text: str, source: str) -> ChartReport:
        """Faults and doubts of a file's text."""
        try:
            team = read_team(text, source)
            return ChartReport((), doubts(team, source), remarks=guessing_remarks(team))
        except ChartError as error:
            return ChartReport(error.faults)
