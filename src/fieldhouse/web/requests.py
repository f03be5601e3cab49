"""What may be asked of the lobby, and how long it may be."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StringConstraints

Word = Annotated[str, StringConstraints(strip_whitespace=True, max_length=60, pattern=r"^[^\x00-\x1f]*$")]
Level = Annotated[str, StringConstraints(strip_whitespace=True, max_length=200, pattern=r"^[^\x00-\x1f]*$")]
"""With the options of somebody else's coach."""
Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=40, pattern=r"^[^\x00-\x1f]*$")]
Hex = Annotated[str, StringConstraints(max_length=128, pattern=r"^[0-9a-f]*$")]
Small = Annotated[int, Field(ge=0, le=1000, strict=True)]
OptionValue = StrictBool | Small | Word | Annotated[list[Small], Field(max_length=30)]

FirstOrders = Literal["usual", "tacit", "none"]
ChartText = Annotated[str, StringConstraints(max_length=40_000, pattern=r"^[^\x00]*$")]


class _Asked(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatWish(_Asked):
    """Who sits there: you, a friend who gets a link, or the computer at one of its levels."""

    who: Literal["me", "friend", "computer"]
    level: Level = ""
    name: Name = ""


class NewTable(_Asked):
    """A game to be played. Without teams the house chooses; without seats you are at home against the computer.

    ``orders`` are the standing orders of its people: the ``usual`` ones of the house, ``none``, or, if nothing is said,
    those that spare them only what hardly anybody wants to be asked.
    """

    game: Word
    teams: Annotated[list[Word], Field(max_length=4)] = []
    options: Annotated[dict[Word, OptionValue], Field(max_length=60)] = {}
    seats: Annotated[list[SeatWish], Field(max_length=4)] = []
    dice: Literal["rolled", "hand"] = "rolled"
    practice: StrictBool = False
    orders: FirstOrders = "tacit"
    odds: StrictBool | None = None
    """Odds at the call; if nothing is said, only where one person plays computers."""
    charts: Annotated[list[ChartText | None], Field(max_length=2)] = []
    """Charts of one's own, as text, in the place of those of the ``teams``, seat by seat; null for the house's."""
    components: Annotated[dict[Word, ChartText], Field(max_length=10)] = {}
    """Parts of the box of one's own, as text, by their names: they are this table's alone."""
    box: Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{16})?$")] = ""
    """The box of one's own that an earlier table was played with, for a rematch."""
    guided: StrictBool = False
    """A first game with chosen dice and notes on the page; rules and orders are then those of the course."""


class ThrowIn(_Asked):
    """Random bytes for the dice, before the first roll: their ``seal`` first if others are still to come, else them."""

    seal: Hex = ""
    given: Hex | None = None


class Answer(_Asked):
    """``turn`` is the one of the view that showed the question: an answer to an older question is refused."""

    turn: Word
    key: Word


class Answers(_Asked):
    """Answers in a row: the first to the question of ``turn``, each other to what the one before it brings."""

    turn: Word
    keys: Annotated[list[Word], Field(min_length=1, max_length=3)]


class LetCall(_Asked):
    """How long the computer calls for you; ``stop`` takes the game back."""

    turn: Word
    until: Literal[
        "one", "possession", "period", "rest", "score", "lead", "fourth-down", "two-minutes", "injury", "stop"
    ]


class Roll(_Asked):
    """What the real dice read."""

    turn: Word
    reading: Small


class Proposal(_Asked):
    """``undo``: take the last answer back. ``practice``: make this a game in which everything may be taken back."""

    what: Literal["undo", "practice"]


class Reply(_Asked):
    """``proposal`` is the ``name`` of the one that the view showed: a reply to an older one is refused."""

    proposal: Word
    agree: StrictBool


class Order(_Asked):
    """A standing order by its ``code``, from now on; with the value ``ask`` you are asked again.

    Some orders may be given in your own words, a line after the other with semicolons between them."""

    code: Word
    value: Annotated[str, StringConstraints(strip_whitespace=True, max_length=4000, pattern=r"^[^\x00-\x1f]*$")]


class NewSeason(_Asked):
    """A season of the library's schedules. ``team`` is the one you play."""

    game: Word
    schedule: Annotated[str, StringConstraints(pattern=r"^[\w-]{1,20}$")]
    name: Annotated[str, StringConstraints(strip_whitespace=True, pattern=r"^[\w .-]{0,40}$")] = ""
    team: Annotated[str, StringConstraints(pattern=r"^\w{0,6}$")] = ""
    level: Word = ""
    options: Annotated[dict[Word, OptionValue], Field(max_length=60)] = {}


class Simulation(_Asked):
    """Play what is open up to a week (``week 8``), a round of the playoffs, or the ``end``."""

    through: Word = "end"


class SeasonGame(_Asked):
    """Play a game of the season yourself."""

    seats: Annotated[list[SeatWish], Field(max_length=2)] = []
    dice: Literal["rolled", "hand"] = "rolled"
    orders: FirstOrders = "tacit"


class LeagueGame(_Asked):
    """Play a game of one's club oneself."""

    orders: FirstOrders = "tacit"


class NewLeague(_Asked):
    """A league to be founded; ``owners`` names people for some of its teams, ``level`` the owners of the others."""

    name: Annotated[str, StringConstraints(strip_whitespace=True, pattern=r"^[\w .-]{0,40}$")] = ""
    teams: Annotated[int, Field(ge=2, le=32, strict=True)] = 12
    settings: Annotated[dict[Word, OptionValue], Field(max_length=60)] = {}
    owners: Annotated[dict[Word, Name], Field(max_length=32)] = {}
    level: Word = "house"


class LeagueStaff(_Asked):
    """The team that the staff is to see to."""

    team: Annotated[str, StringConstraints(max_length=8)]


class LeagueCommand(_Asked):
    """A command by its name, with its arguments as the rules name them."""

    command: Word
    arguments: Annotated[dict[Word, Any], Field(max_length=30)] = {}


class LeagueRun(_Asked):
    """Whole seasons, or with 0 to the next phase."""

    seasons: Annotated[int, Field(ge=0, le=100, strict=True)] = 0


class SignIn(_Asked):
    key: Annotated[str, StringConstraints(max_length=100)]


class Draft(_Asked):
    """A chart of one's own, whole, as text."""

    text: ChartText


class DraftTrial(Draft):
    """Some games of it, from that seed on."""

    first: Small = 1


class DraftCell(Draft):
    """One of its cells, which is to be another."""

    section: Word
    row: Small
    column: Word
    cell: Word
