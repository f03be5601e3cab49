"""What people see of Statis Pro Basketball: the pages that every client prints."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from fieldhouse.games.statispro.cards.deck import read_deck, section_of
from fieldhouse.games.statispro.cards.fast_break_chart import read_fast_breaks
from fieldhouse.games.statispro.cards.reader import read_season_numbers, read_team, team_chart_text
from fieldhouse.games.statispro.coaching.rival import RivalCoach
from fieldhouse.games.statispro.events import Possession
from fieldhouse.games.statispro.leagues import league_rules
from fieldhouse.games.statispro.model import Deck, Team
from fieldhouse.games.statispro.odds import Deal, odds
from fieldhouse.games.statispro.pages.box_score import box_score
from fieldhouse.games.statispro.pages.narration import BasketballNarrator
from fieldhouse.games.statispro.pages.recap import recap
from fieldhouse.games.statispro.pages.scoreboard import scoreboard
from fieldhouse.games.statispro.prospects import weighed
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.chart_text import ChartError
from fieldhouse.table.journal import Header
from fieldhouse.table.pages import ChartReport, PlainPages, Printable, Prospects
from fieldhouse.table.question import AnyAsk, Json
from fieldhouse.table.seat import Seat
from fieldhouse.table.story import Story
from fieldhouse.table.throws import Explained, Throw

READ_AS: Final = {
    "action": "ACTION", "advance": "ADVANCE", "press": "PRESS", "shot": "SHOT #", "free throw": "SHOT #",
    "rebound": "REBOUND", "block": "BLOCK", "jump": "JUMP TO", "z": "Z READING", "press z": "Z READING",
    "foul": "FOUL #", "foul drawing": "FOUL #", "fast break": "FOUL #", "ejection": "FOUL #",
}  # fmt: skip
"""The section that a card drawn under a label is read in; all else reads its RPG number."""


class BasketballPages(PlainPages):
    """Pages of the game, made with the cards the house keeps; finding a team or the deck reads its file."""

    between = "   "
    foretold = frozenset({"ball", "choice", "three", "long two"})

    def __init__(self, find_team: Callable[[str], Team], find_deck: Callable[[], Deck], deal: Deal) -> None:
        self.find_team = find_team
        self.find_deck = find_deck
        self.deal = deal
        self.weigher = RivalCoach()

    def weighed(self, ask: AnyAsk, game: Game, seat: Seat, subject: object) -> Prospects | None:
        """What the answers about the ball promise; what has been counted of the deck is kept."""
        return weighed(self.weigher, ask, game, seat, subject)

    def narrator(self, header: Header) -> BasketballNarrator:
        """One who has told nothing yet; teams are read from the library."""
        return BasketballNarrator(*self._teams(header))

    def box_score(self, header: Header, notes: Sequence[Possession]) -> Printable:
        """Counted from the notes; teams are read from the library."""
        return box_score(self._teams(header), notes)

    def story(self, header: Header, notes: Sequence[Possession]) -> Story:
        """Told from the notes; the same seed gives the same words."""
        teams = self._teams(header)
        return recap(teams, league_rules(teams[1].league, teams[1].season), notes, header.seed)

    def _teams(self, header: Header) -> tuple[Team, Team]:
        """Visitors and home, read from the library."""
        away, home = map(self.find_team, header.teams)
        return away, home

    def explain(self, throws: Sequence[Throw]) -> tuple[Explained, ...]:
        """The cards of a possession, each with what was read on it; the deck is found for it."""
        deck = self.find_deck()
        return tuple(Explained(drawn.label, _reading(deck, drawn)) for drawn in throws)

    def show(self, team: str) -> Printable:
        """A team's cards as text, read from the library."""
        return team_chart_text(self.find_team(team))

    def odds(
        self, offense: str, defense: str, situation: Mapping[str, Json], options: Mapping[str, Json]
    ) -> tuple[Printable, Json]:
        """Shots exactly, a possession by thousands that are played. A team may be named with five of its players by
        number, PG to C: ``1986-BOS:2,4,1,5,3``."""
        (one, _, five), (other, _, guards) = offense.partition(":"), defense.partition(":")
        return odds(self.find_deck(), self.deal, self.find_team(one), self.find_team(other), (five, guards))

    def scoreboard(self, game: Game) -> Printable:
        """Score, clock and both fives."""
        return scoreboard(game)

    def dice_help(self, dice: str) -> str:
        """How to draw when the deck lies on a real table."""
        return "draw from the Fast Action deck"

    def check(self, text: str, source: str) -> ChartReport:
        """The faults of a file's text, whatever its marks say it is."""
        read = next((reader for mark, reader in READERS.items() if f"\n{mark}" in f"\n{text}"), read_team)
        try:
            read(text, source)
        except ChartError as error:
            return ChartReport(error.faults)
        return ChartReport(())


READERS: Final[dict[str, Callable[[str, str], object]]] = {
    "team:": read_team,
    "deck:": read_deck,
    "season:": read_season_numbers,
    "[fast break]": read_fast_breaks,
}
"""The line that tells which kind of text it is."""


def _reading(deck: Deck, drawn: Throw) -> str:
    """What the card that was drawn reads."""
    title = READ_AS.get(drawn.label)
    return section_of(deck, title, drawn.reading) if title else f"RPG {drawn.reading}"
