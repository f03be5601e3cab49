"""What a season keeps of a game beside its score, and whom it calls a leader: a matter of each sport's own.

``Lines`` are one game's statistics as plain values, derived from its notes:

    {"teams": [{"points": 20, ...}, {...}], "people": [{"Passing": {"M. Corrigan": {"yards": 210, ...}}}, {...}]}
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fieldhouse.seasons import football
from fieldhouse.seasons.categories import Category, Lines
from fieldhouse.table.journal import Header


@dataclass(frozen=True)
class Sport:
    """How the notes of a game become lines, and the categories that leaders are told in."""

    lines: Callable[[Header, Sequence[Any]], Lines]
    teams: tuple[Category, ...]
    people: tuple[Category, ...]


SPORTS: Final[Mapping[str, Sport]] = {
    "ddf": Sport(football.lines, football.TEAM_CATEGORIES, football.CATEGORIES),
}
SCORES_ALONE: Final = Sport(lambda header, notes: {"teams": [{} for _ in header.teams], "people": []}, (), ())
"""For a game whose statistics nobody has told us how to keep."""


def sport_of(game: str) -> Sport:
    return SPORTS.get(game, SCORES_ALONE)
