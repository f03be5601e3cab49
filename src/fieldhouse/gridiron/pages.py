"""The pages that both footballs make alike; each game adds those that speak of its own charts."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.odds import read_situation
from fieldhouse.gridiron.odds_page import beside
from fieldhouse.gridiron.outcome import LAST_DOWN
from fieldhouse.gridiron.phases import SCRIMMAGE, TRY
from fieldhouse.gridiron.prospects import Prospect, prospects_page, seen_situation, try_prospects
from fieldhouse.gridiron.second_thoughts import second_thought
from fieldhouse.gridiron.team import FootballTeam
from fieldhouse.table.journal import Header
from fieldhouse.table.pages import Printable, Prospects
from fieldhouse.table.question import AnyAsk, Json, Question
from fieldhouse.table.seat import OTHER, Seat

if TYPE_CHECKING:
    from fieldhouse.gridiron.equilibrium.down_mix import DownMix

TeamT = TypeVar("TeamT", bound=FootballTeam)
OptionsT = TypeVar("OptionsT")


class FootballPages(Generic[TeamT, OptionsT]):
    """Made with the charts the house keeps."""

    between = " · "
    dice: ClassVar[Mapping[str, str]]
    """How each throw is read off the dice on the table."""
    kicks: ClassVar[Mapping[str, str]]
    """The calls that are no plays from scrimmage, by what they are: kicks, kneel and safety."""

    foretold: frozenset[str]
    """The questions whose answers have prospects: both sides' calls from scrimmage, and what to do with a try."""

    def __init__(
        self,
        find_team: Callable[[str], TeamT],
        find_mix: Callable[[tuple[TeamT, TeamT], OptionsT, Situation], DownMix] | None = None,
    ) -> None:
        self.find_team = find_team
        self.find_mix = find_mix

    @staticmethod
    @abstractmethod
    def chosen(given: Mapping[str, Json]) -> OptionsT:
        """The game's options."""

    @abstractmethod
    def odds_at(self, teams: tuple[TeamT, TeamT], options: OptionsT, spot: Situation) -> tuple[Printable, Json]:
        """Every play against every answer as a page, and its values."""

    @abstractmethod
    def foreseen(
        self, teams: tuple[TeamT, TeamT], options: OptionsT, situation: Situation, question: Question
    ) -> list[Prospect]:
        """What each answer promises; the first of *teams* has the ball."""

    @abstractmethod
    def tried(self, teams: tuple[TeamT, TeamT], options: OptionsT, offense: Seat) -> tuple[float, float]:
        """By exact odds how likely a kicked point is, and a play for two; the first of *teams* has scored, which has
        the seat *offense*."""

    def odds(
        self, offense: str, defense: str, situation: Mapping[str, Json], options: Mapping[str, Json]
    ) -> tuple[Printable, Json]:
        """Every play against every answer, teams read from the library; with ``equilibrium`` the pairing is solved,
        which takes a while."""
        teams, chosen = (self.find_team(offense), self.find_team(defense)), self.chosen(options)
        spot = read_situation(situation["down"], situation["to_go"], situation["at"])
        page, values = self.odds_at(teams, chosen, spot)
        if not situation.get("equilibrium") or self.find_mix is None:
            return page, values
        return beside(page, values, self.find_mix(teams, chosen, spot))

    def prospects(self, header: Header, question: Question) -> Prospects | None:
        """What each answer promises by exact odds, None if it is no call from scrimmage and no try; teams are read from
        the library."""
        situation = seen_situation(question)
        if question.name not in self.foretold or (situation is None and question.name != TRY):
            return None
        teams, offense = self.teams(header), question.view["offense"]
        sides = teams[offense], teams[OTHER[offense]]
        if situation is None:
            return try_prospects(*self.tried(sides, self.chosen(header.options), offense))
        return prospects_page(self.foreseen(sides, self.chosen(header.options), situation, question))

    def weighed(self, ask: AnyAsk, game: object, seat: Seat, subject: object) -> Prospects | None:
        """None: what a call promises follows from the situation."""
        return None

    def teams(self, header: Header) -> tuple[TeamT, TeamT]:
        """Visitors and home, read from the library."""
        away, home = map(self.find_team, header.teams)
        return away, home

    def dice_help(self, dice: str) -> str:
        """How to read these dice when they are thrown by hand."""
        return self.dice[dice]

    def rows(self, question: Question) -> list[list[str]]:
        """The answers in one row, but kicks among the calls in one of their own, which comes first on fourth down."""
        keys = [option.key for option in question.options]
        apart = [key for key in keys if question.name == "call" and key in self.kicks]
        if not apart:
            return [keys]
        plays = [key for key in keys if key not in self.kicks]
        is_last_down = question.view["phase"] == SCRIMMAGE and question.view["down"] == LAST_DOWN
        return [apart, plays] if is_last_down else [plays, apart]

    def second_thoughts(self, question: Question) -> dict[str, str]:
        """The calls that hardly anybody means here, each with what to say when a page asks back."""
        if question.name != "call":
            return {}
        kicks = [option.key for option in question.options if option.key in self.kicks]
        thoughts = {key: second_thought(self.kicks[key], question.view) for key in kicks}
        return {key: thought for key, thought in thoughts.items() if thought}
