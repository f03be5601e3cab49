"""What a client shows of a game to people. A client prints these pages and knows no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Never, Protocol, TypeAlias, TypeVar

from rich.console import ConsoleRenderable, RichCast
from rich.style import Style

from fieldhouse.table.journal import Header
from fieldhouse.table.plain_json import Fields
from fieldhouse.table.question import AnyAsk, Json, Question
from fieldhouse.table.seat import Seat
from fieldhouse.table.story import Story
from fieldhouse.table.throws import Explained, Throw

GameT = TypeVar("GameT", contravariant=True)
NoteT = TypeVar("NoteT", contravariant=True)
Printable: TypeAlias = ConsoleRenderable | RichCast | str
"""Text, or whatever else ``rich`` prints."""
STEP = Style(meta={"step": True})
"""The style of what stands between two steps of a line: a client with room for it begins a new line there."""

ROUTINE = Style(meta={"routine": True})
"""The style of what happens all the time: a client without room for it leaves it out."""


class Sheet(Protocol[NoteT]):
    """A scoresheet: what the notes of many games add up to."""

    def add(self, note: NoteT) -> None:
        """Enter what happened."""
        ...

    def totals(self) -> Sequence[Mapping[str, int]]:
        """For each seat the sums that a series of games is compared by."""
        ...


class Narrator(Protocol[NoteT]):
    """Tells one game: it is given every note in order."""

    def lines(self, note: NoteT) -> Sequence[Printable]:
        """What a note adds to the play-by-play."""
        ...

    def finish(self) -> Sequence[Printable]:
        """The last lines, when the game is over."""
        ...


class ChartReport(NamedTuple):
    """What is wrong with a chart's text, and if nothing is, what looks doubtful."""

    faults: Sequence[str]
    doubts: Sequence[str] = ()
    is_foreign: bool = False
    """Nothing in it is of this game."""
    remarks: Sequence[str] = ()
    """What else there is to say of a chart that can be read: how it plays."""


class Prospects(NamedTuple):
    """What answers promise, as a table with a row for each by its key; ``values`` are the same for programs."""

    headings: tuple[str, ...]
    rows: Mapping[str, tuple[str, ...]]
    note: str
    values: Sequence[Fields]


class Pages(Protocol[GameT, NoteT]):
    """A game's pages."""

    between: str
    """What stands between two throws of a line."""

    foretold: frozenset[str]
    """The questions, by name, whose answers have prospects."""

    def narrator(self, header: Header) -> Narrator[NoteT]:
        """Somebody to tell a game from its beginning; what it was played with is read from the library."""
        ...

    def box_score(self, header: Header, notes: Sequence[NoteT]) -> Printable:
        """The statistics of a game, from its notes so far; what it was played with is read from the library."""
        ...

    def story(self, header: Header, notes: Sequence[NoteT]) -> Story:
        """A game that is over, in a headline, a few paragraphs and its stars."""
        ...

    def explain(self, throws: Sequence[Throw]) -> tuple[Explained, ...]:
        """The throws of one step in words, without those that nobody misses. May read the game's components."""
        ...

    def scoreboard(self, game: GameT) -> Printable:
        """Where the game stands, in a few lines, for whoever must answer next."""
        ...

    def rows(self, question: Question) -> Sequence[Sequence[str]]:
        """The answers by their keys as a page lays them out: rows, the likelier ones first."""
        ...

    def prospects(self, header: Header, question: Question) -> Prospects | None:
        """What the answers to a question promise, as far as its seat may know; None if nobody works that out."""
        ...

    def weighed(self, ask: AnyAsk, game: GameT, seat: Seat, subject: object) -> Prospects | None:
        """The same by what the game holds where the question is asked, of which nothing is used that the seat may not
        know; None if nobody weighs such answers. May read the game's components."""
        ...

    def second_thoughts(self, question: Question) -> Mapping[str, str]:
        """Answers by their keys that hardly anybody means, each with what a page says when it asks back."""
        ...

    def dice_help(self, dice: str) -> str:
        """How real dice of that name are read."""
        ...

    def show(self, team: str) -> Printable:
        """A team's chart, which is read; refused if there is no such team."""
        ...

    def check(self, text: str, source: str) -> ChartReport:
        """Look through a chart's text: its faults, what looks odd, and how it would play, for which a season's
        components may be read and every pair of calls be enumerated."""
        ...

    def odds(
        self, offense: str, defense: str, situation: Mapping[str, Json], options: Mapping[str, Json]
    ) -> tuple[Printable, Json]:
        """The exact odds, to be printed and as plain values; teams are read, and with ``equilibrium`` in the situation
        a pairing may be solved. Refused if the game has no plays, or a team or place is unknown."""
        ...


class PlainPages:
    """Pages of a game that lays its answers out in one row, and neither foretells nor asks back."""

    foretold: frozenset[str] = frozenset()

    def rows(self, question: Question) -> list[list[str]]:
        """All options in one row, by their keys."""
        return [[option.key for option in question.options]]

    def prospects(self, header: Header, question: Question) -> Prospects | None:
        """None: what a choice would bring is not computed."""
        return None

    def weighed(self, ask: AnyAsk, game: Never, seat: Seat, subject: object) -> Prospects | None:
        """None: no answer is weighed."""
        return None

    def second_thoughts(self, question: Question) -> dict[str, str]:
        """Nothing: no choice needs a warning."""
        return {}
