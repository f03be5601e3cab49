"""What a season keeps of a game beside its score, and whom it calls a leader: a matter of each sport's own.

``Lines`` are one game's statistics as plain values, derived from its notes:

    {"teams": [{"points": 20, ...}, {...}], "people": [{"Passing": {"M. Corrigan": {"yards": 210, ...}}}, {...}]}
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fieldhouse.seasons import basketball, college, football
from fieldhouse.seasons.categories import Category, Lines
from fieldhouse.seasons.schedule import Fixture, Schedule
from fieldhouse.table.journal import Header

Carry = Callable[[Schedule, int, Fixture, Iterable[Any]], dict[str, Any]]
"""From the schedule, the season's seed, a game to be played and the games played before: that game's own options."""


@dataclass(frozen=True)
class Sport:
    """How the notes of a game become lines, and the categories that leaders are told in."""

    lines: Callable[[Header, Sequence[Any]], Lines]
    teams: tuple[Category, ...]
    people: tuple[Category, ...]
    carry: Carry | None = None
    """What a game takes over from those before it, if anything: players who are still hurt."""


SPORTS: Final[Mapping[str, Sport]] = {
    "ddf": Sport(football.lines, football.TEAM_CATEGORIES, football.CATEGORIES),
    "bowlbound": Sport(college.lines, college.TEAM_CATEGORIES, college.CATEGORIES),
    "statispro": Sport(basketball.lines, basketball.TEAM_CATEGORIES, basketball.CATEGORIES, basketball.options),
}
SCORES_ALONE: Final = Sport(lambda header, notes: {"teams": [{} for _ in header.teams], "people": []}, (), ())
"""For a game whose statistics nobody has told us how to keep."""


def sport_of(game: str) -> Sport:
    return SPORTS.get(game, SCORES_ALONE)


def carried(game: str, schedule: Schedule, seed: int, fixture: Fixture, games: Iterable[Any]) -> dict[str, Any]:
    """The options that *fixture* takes over from the *games* before it."""
    carry = sport_of(game).carry
    return carry(schedule, seed, fixture, games) if carry else {}
