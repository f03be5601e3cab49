"""What people see of Data-Driven Football: the pages that every client prints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fieldhouse.games.ddf.box_score import box_score
from fieldhouse.games.ddf.chart_doubts import doubts
from fieldhouse.games.ddf.charts import read_season, read_team
from fieldhouse.games.ddf.game_book import GameBook
from fieldhouse.games.ddf.in_colour import ColourNarrator
from fieldhouse.games.ddf.model import SeasonCharts, Team
from fieldhouse.games.ddf.questions import REVEAL, TEMPO
from fieldhouse.games.ddf.scoreboard import scoreboard
from fieldhouse.games.ddf.state import Game, Play
from fieldhouse.gridiron.chart_text import ChartError
from fieldhouse.table.pages import ChartReport, Printable
from fieldhouse.table.question import Question

LATE: Final = 300
"""Seconds before the end of a half from which everybody minds the clock."""
NO_HALF_ENDS: Final = (1, 3)
SEASON_MARK: Final = "[squib kick]"
"""The section that tells a season's charts from a team's."""
DICE_HELP: Final = {
    "offense": "ten times black, plus white, plus yellow",
    "defense": "red plus green",
    "ten-sided": "the ten-sided die",
    "percent": "the ten-sided die twice, tens first",
    "coin": "0 for the visitors, 1 for the home team",
}


class FootballPages:
    """Pages of the game, made with the charts the house keeps."""

    def __init__(self, find_team: Callable[[str], Team], find_charts: Callable[[int], SeasonCharts]) -> None:
        self.find_team = find_team
        self.find_charts = find_charts

    def narrator(self, header: Header) -> ColourNarrator:
        return ColourNarrator(*map(self.find_team, header.teams))

    def box_score(self, header: Header, notes: Sequence[Play]) -> Printable:
        return box_score(GameBook(*map(self.find_team, header.teams), notes))

    def show(self, team: str) -> Printable:
        return team

    def odds(
        self, offense: str, defense: str, situation: Mapping[str, Any], options: Mapping[str, Any]
    ) -> tuple[Printable, Json]:
        return "odds", {}

    def scoreboard(self, game: Game) -> Printable:
        return scoreboard(game)

    def is_routine(self, question: Question) -> bool:
        """The clock, and a time-out after the reveal, until a half is nearly over."""
        view = question.view
        if (view["clock"] <= LATE and view["quarter"] not in NO_HALF_ENDS) or view["quarter"] > 4:
            return False
        return question.name == TEMPO.name or (question.name == REVEAL.name and not _may_audible(question))

    def dice_help(self, dice: str) -> str:
        return DICE_HELP[dice]

    def check(self, text: str, source: str) -> ChartReport:
        try:
            if SEASON_MARK in text:
                read_season(text, source)
                return ChartReport(())
            return ChartReport((), doubts(read_team(text, source), source))
        except ChartError as error:
            return ChartReport(error.faults)


def _may_audible(question: Question) -> bool:
    return any(option.key == REVEAL.keys[1] for option in question.options)
