"""What people see of Lords of Baseball: the pages that every client prints."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from fieldhouse.games.lords.cards.characters import read_characters
from fieldhouse.games.lords.cards.charts import read_charts
from fieldhouse.games.lords.cards.decks import (
    read_cards,
    read_community,
    read_drafts,
    read_innings,
    read_legends,
    read_setups,
)
from fieldhouse.games.lords.cards.text import ComponentError
from fieldhouse.games.lords.coaching.temper import HOUSE, Temper
from fieldhouse.games.lords.model import Components
from fieldhouse.games.lords.pages.board import boards, club_page
from fieldhouse.games.lords.pages.box_score import box_score
from fieldhouse.games.lords.pages.narration import LordsNarrator
from fieldhouse.games.lords.pages.recap import recap
from fieldhouse.games.lords.prospects import QUESTIONS, weighed
from fieldhouse.games.lords.review import judge_of
from fieldhouse.games.lords.state import Game, Note
from fieldhouse.table.game import BadOption
from fieldhouse.table.journal import Header
from fieldhouse.table.pages import ChartReport, PlainPages, Printable, Prospects
from fieldhouse.table.question import AnyAsk, Json
from fieldhouse.table.seat import Seat
from fieldhouse.table.story import Story
from fieldhouse.table.throws import Explained, Throw

READERS: Final[tuple[tuple[str, Callable[[str, str], object]], ...]] = (
    ("\nops:", read_cards),
    ("\nevent:", read_community),
    ("\npicks:", read_drafts),
    ("\nroster:", read_setups),
    ("\naction:", read_legends),
    ("\nphase:", read_innings),
    ("[Manager]", read_charts),
    ("\nabout:", read_characters),
)
"""The line that tells what a file of components is."""


class LordsPages(PlainPages):
    """Pages of the game, made with what is in the box; finding the box reads its files."""

    between = ", "
    foretold = frozenset(QUESTIONS)

    def __init__(self, find_box: Callable[[str], Components], find_judge: Callable[[], Temper] = lambda: HOUSE) -> None:
        """*find_judge* gives the prices by which answers are weighed."""
        self.find_box = find_box
        self.find_judge = find_judge

    def weighed(self, ask: AnyAsk, game: Game, seat: Seat, subject: object) -> Prospects | None:
        """What the answers of a turn are worth; the judge is read from the library."""
        return weighed(judge_of(self.find_judge()), ask, game, seat, subject)

    def narrator(self, header: Header) -> LordsNarrator:
        """One who has told nothing yet; the box is read from the library."""
        return LordsNarrator(
            self.find_box(next(iter(header.digests), "")), self._clubs(header), header.teams, header.seed
        )

    def box_score(self, header: Header, notes: Sequence[Note]) -> Printable:
        """The years so far and what was done in tables, counted from the notes; money only at the end."""
        return box_score(self._clubs(header), notes)

    def story(self, header: Header, notes: Sequence[Note]) -> Story:
        """The game told from its notes; the same seed gives the same words."""
        return recap(self._clubs(header), header.teams, notes, header.seed)

    def _clubs(self, header: Header) -> list[str]:
        """The clubs' names by seat, from the box in the library."""
        names = dict(self.find_box("").clubs)
        return [names[code] for code in header.teams]

    def explain(self, throws: Sequence[Throw]) -> tuple[Explained, ...]:
        """Each die by what it was thrown for: no chart is to be shown beside it."""
        return tuple(Explained(f"{throw.label} {throw.reading}") for throw in throws if throw.dice)

    def scoreboard(self, game: Game) -> Printable:
        """All owners' boards, as everybody may see them."""
        return boards(game)

    def dice_help(self, dice: str) -> str:
        """How to read the die when it is thrown by hand."""
        return "the ten-sided die, a zero being ten"

    def show(self, team: str) -> Printable:
        """A club's page, by code or name, from the box in the library. Refused if there is none."""
        for code, title in self.find_box("").clubs:
            if team.casefold() in (code.casefold(), title.casefold()):
                return club_page(self.find_box(""), code, title)
        raise BadOption(f"There is no club {team!r}.")

    def check(self, text: str, source: str) -> ChartReport:
        """The faults of a file's text, deck or charts, whatever its marks say it is."""
        reader = next((read for mark, read in READERS if mark in text), None)
        if reader is None:
            fault = f"{source}: this is no deck and no charts of Lords of Baseball."
            return ChartReport((fault,), is_foreign=True)
        try:
            reader(text, source)
        except ComponentError as error:
            return ChartReport(error.faults)
        return ChartReport(())

    def odds(
        self, offense: str, defense: str, situation: Mapping[str, Json], options: Mapping[str, Json]
    ) -> tuple[Printable, Json]:
        """Refuses: there are no plays."""
        raise BadOption("Lords of Baseball has no plays whose odds could be told.")
