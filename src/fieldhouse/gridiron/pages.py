"""The pages that both footballs make alike; each game adds those that speak of its own charts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Generic, TypeVar

from fieldhouse.gridiron.outcome import LAST_DOWN
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.gridiron.second_thoughts import second_thought
from fieldhouse.gridiron.team import FootballTeam
from fieldhouse.table.journal import Header
from fieldhouse.table.question import Question

TeamT = TypeVar("TeamT", bound=FootballTeam)


class FootballPages(Generic[TeamT]):
    """Made with the charts the house keeps."""

    between = " · "
    dice: ClassVar[Mapping[str, str]]
    """How each throw is read off the dice on the table."""
    kicks: ClassVar[Mapping[str, str]]
    """The calls that are no plays from scrimmage, by what they are: kicks, kneel and safety."""

    def __init__(self, find_team: Callable[[str], TeamT]) -> None:
        self.find_team = find_team

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
