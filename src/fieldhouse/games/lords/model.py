"""Records and fixed numbers of Lords of Baseball: what is printed on cards and charts, nothing that changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, NewType

from fieldhouse.table.record import Frozen

# Players: the major league roster, then the farm system. The order is the order of an owner's ``squad``.
SUPERSTAR: Final = 0
ALLSTAR: Final = 1
REGULAR: Final = 2
JOURNEYMAN: Final = 3
PHENOM: Final = 4
PROSPECT: Final = 5
UTILITY: Final = 6
PLAYERS: Final[tuple[str, ...]] = ("superstar", "allstar", "regular", "journeyman", "phenom", "prospect", "utility")
NAMES: Final[tuple[str, ...]] = ("superstar", "all-star", *PLAYERS[2:])
"""As they are called in print."""
MAJORS: Final[tuple[int, ...]] = (SUPERSTAR, ALLSTAR, REGULAR, JOURNEYMAN)
FARM_PLAYERS: Final[tuple[int, ...]] = (PHENOM, PROSPECT, UTILITY)
MAJOR_ROSTER: Final = 25
FARM_ROSTER: Final = 15

# What an owner's stars stand for.
OFFICE: Final = 0
FARM: Final = 1
MANAGER: Final = 2
DEPARTMENTS: Final[tuple[str, ...]] = ("office", "farm", "manager")
STARS: Final = range(1, 6)

Phase = NewType("Phase", int)
"""A part of the year."""
WINTER: Final = Phase(0)
EARLY: Final = Phase(1)
MIDDLE: Final = Phase(2)
LATE: Final = Phase(3)
PHASES: Final[tuple[str, ...]] = ("off-season", "early season", "mid-season", "late season")
PHASE_GAMES: Final[tuple[int, ...]] = (0, 23, 24, 25)
GIVEN_WINS = GIVEN_LOSSES = 45

# Dice that something may modify.
PAYOUT: Final = 0
RETIREMENT: Final = 1
TO_MAJORS: Final = 2
TO_PHENOM: Final = 3
DRAFT: Final = 4
SERIES: Final = 5
TIE: Final = 6
INJURY: Final = 7
EVENT: Final = 8
IMPACT: Final = 9
ROLLS: Final[tuple[str, ...]] = (
    "payout",
    "retirement",
    "to majors",
    "to phenom",
    "draft",
    "series",
    "tie",
    "injury",
    "event",
    "trade impact",
)

# Colours and aims of events.
GREEN: Final = 0
RED: Final = 1
BLUE: Final = 2
COLOURS: Final[tuple[str, ...]] = ("green", "red", "blue")
OWN: Final = 0
RIVAL: Final = 1
ANY: Final = 2
TABLE: Final = 3
AIMS: Final[tuple[str, ...]] = ("own", "rival", "any", "table")
KINDS: Final[tuple[str, ...]] = ("injury", "games", "money", "press", "roster", "office", "series")
"""What an event is about; a card that cancels names the kinds that it cancels."""

START_CASH: Final = 42_000
MEDIA_LIMIT: Final = 15
MEDIA_PRICE: Final = 1_000
MEDIA_A_PAYOUT: Final = 3
SMALL_LOAN: Final = 5_000
LARGE_LOAN: Final = 10_000
FIRST_DEAL: Final = 10
LATER_DEAL: Final = 9
SEATS: Final[tuple[str, ...]] = ("first", "second", "third", "fourth")


@dataclass(frozen=True)
class Clause(Frozen):
    """One thing an event does: on which readings of its die, to whom, what, how often."""

    verb: str
    amount: int = 0
    what: int = -1
    into: int = -1
    per: int = -1
    whom: str = ""
    low: int = 0
    high: int = 99
    parity: int = -1

    def is_hit(self, reading: int) -> bool:
        """Does it happen at that reading?"""
        return self.low <= reading <= self.high and self.parity in (-1, reading % 2)


@dataclass(frozen=True)
class Event(Frozen):
    """An event of a card."""

    colour: int
    aim: int
    clauses: tuple[Clause, ...]
    kinds: tuple[str, ...] = ()
    is_compulsory: bool = False
    cancels: tuple[str, ...] = ()
    text: str = ""

    @property
    def has_roll(self) -> bool:
        """Does a die decide what happens?"""
        return any(clause.low or clause.parity >= 0 for clause in self.clauses)


@dataclass(frozen=True)
class Card(Frozen):
    """An OPS card: one copy of it."""

    key: str
    title: str
    ops: int
    season: Event
    winter: Event
    series: Event | None = None
    flavour: str = ""

    @property
    def is_compulsory(self) -> bool:
        """Must its event be played by whoever draws it?"""
        return self.season.is_compulsory

    @property
    def cancels(self) -> tuple[str, ...]:
        """The kinds of events that it can undo, of ``KINDS``."""
        return self.season.cancels


class Community(NamedTuple):
    """A card of the off-season deck: it happens to the whole table."""

    title: str
    event: Event
    flavour: str = ""


class DraftCard(NamedTuple):
    """A card of the amateur draft: what each reading brings."""

    title: str
    event: Event
    flavour: str = ""


class SetUp(NamedTuple):
    """A front office with a predetermined roster."""

    key: str
    office: int
    price: int
    roster: tuple[int, int, int, int]

    def text(self) -> str:
        """The roster in words."""
        return ", ".join(counted(count, NAMES[kind]) for kind, count in enumerate(self.roster) if count)


class ExtraInning(NamedTuple):
    """A lasting ability: ``when`` is "always", "phase" or "year"."""

    key: str
    title: str
    when: str
    event: Event
    flavour: str = ""


class Legend(NamedTuple):
    """A legend or superstar: an action of its own, or something more when OPS are played."""

    key: str
    title: str
    action: Event
    bonus: Event
    flavour: str = ""


class Swap(NamedTuple):
    """A line of the trade chart: what is given for what; black arrows go both ways."""

    key: str
    give: tuple[int, int]
    get: tuple[int, int]


class Payout(NamedTuple):
    """A line of the payout chart."""

    cash: int
    per_cube: int


class FarmLevel(NamedTuple):
    """A line of the farm chart (8.1)."""

    cost: int
    phenoms: int
    prospects: int
    utilities: int


@dataclass(frozen=True, eq=False)
class Charts(Frozen):
    """Every chart. Lists by stars have a dummy at 0; lists by a modified die are read with :func:`place`."""

    manager_card: tuple[int, ...]
    manager_team: tuple[int, ...]
    manager_drm: tuple[int, ...]
    office_drm: tuple[int, ...]
    office_cost: tuple[int, ...]
    farm: tuple[FarmLevel, ...]
    to_majors: tuple[int, ...]
    to_phenom: tuple[bool, ...]
    first_place: tuple[int, ...]
    payout: tuple[Payout, ...]
    retirement: tuple[tuple[Clause, ...], ...]
    injury: tuple[tuple[Clause, ...], ...]
    trade_impact: tuple[tuple[Clause, ...], ...]
    trades: tuple[Swap, ...]


LOWEST: Final = -4
HIGHEST: Final = 18
"""The charts read by a modified die run this far; farther out the last line holds."""
NEVER: Final = UTILITY
"""The line of the Phenom to Majors chart that means: he never makes it."""


def place(reading: int) -> int:
    """Where a chart read by a modified die keeps the line for *reading*."""
    if reading < LOWEST:
        return 0
    return (HIGHEST if reading > HIGHEST else reading) - LOWEST


@dataclass(frozen=True)
class Components(Frozen):
    """All that is in the box."""

    cards: tuple[Card, ...]
    community: tuple[Community, ...]
    drafts: tuple[DraftCard, ...]
    setups: tuple[SetUp, ...]
    innings: tuple[ExtraInning, ...]
    legends: tuple[Legend, ...]
    charts: Charts
    clubs: tuple[tuple[str, str], ...]
    digest: str = ""


def one(kind: int) -> str:
    """A player of a kind, with the article."""
    return f"{'an' if kind == ALLSTAR else 'a'} {NAMES[kind]}"


def money(amount: int) -> str:
    """As players read it: "-$1,000"."""
    return f"-${-amount:,}" if amount < 0 else f"${amount:,}"


def counted(count: int, name: str) -> str:
    """ "2 regulars", "1 regular"."""
    return f"{count} {noun(count, name)}"


def noun(count: int, name: str) -> str:
    """What so many are called, without their number."""
    return name if count == 1 else plural(name)


def plural(name: str) -> str:
    """Several of the kind, also utilities and journeymen."""
    if name == "utility":
        return "utilities"
    return name[:-3] + "men" if name.endswith("man") else name + "s"
