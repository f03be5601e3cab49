"""What a season keeps of a game beside its score, and whom it calls a leader: a matter of each sport's own.

``Lines`` are one game's statistics as plain values, derived from its notes:

    {"teams": [{"points": 20, ...}, {...}], "people": [{"Passing": {"M. Corrigan": {"yards": 210, ...}}}, {...}]}
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from fieldhouse.library.schedule import Fixture, Schedule
from fieldhouse.seasons.categories import Category, Lines
from fieldhouse.table.plain_json import Fields

Carry = Callable[[Schedule, int, Fixture, Iterable[Any]], Fields]
"""From the schedule, the season's seed, a game to be played and the games played before: that game's own options."""


@dataclass(frozen=True)
class RealColumns:
    """Where the library's record of a season has what the statistics count: the tables of teams, of their opponents
    and of people, the part of these, and for every name the columns that make it up, each so many times."""

    own: str
    against: str
    people: str
    part: str
    columns: Mapping[str, Mapping[str, int]]


@dataclass(frozen=True)
class Sport:
    """How the notes of a game become lines, and the categories that leaders are told in."""

    lines: Callable[..., Lines]
    teams: tuple[Category, ...]
    people: tuple[Category, ...]
    carry: Carry | None = None
    """What a game takes over from those before it, if anything: players who are still hurt."""
    cast: Callable[..., int] | None = None
    """From the header and the notes of a game that is over before anybody has seen it: the number it names its men by,
    or 0 for its seed."""
    real: RealColumns | None = None
    preset: str = ""
    """The options that its seasons are played with, unless somebody chooses others; empty for a single game's."""
