"""The sport of each game, by the register."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from fieldhouse import catalog
from fieldhouse.library.schedule import Fixture, Schedule
from fieldhouse.seasons.sport import Sport
from fieldhouse.table.listing import part

SCORES_ALONE: Final = Sport(lambda header, notes: {"teams": [{} for _ in header.teams], "people": []}, (), ())
"""For a game whose statistics nobody has told us how to keep."""


def sport_of(game: str) -> Sport:
    season = catalog.listing(game).season if game in catalog.GAMES else None
    sport: Sport = part(season) if season else SCORES_ALONE
    return sport


def carried(game: str, schedule: Schedule, seed: int, fixture: Fixture, games: Iterable[Any]) -> dict[str, Any]:
    """The options that *fixture* takes over from the *games* before it."""
    carry = sport_of(game).carry
    return carry(schedule, seed, fixture, games) if carry else {}
