"""The sport of each game, by the register."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fieldhouse import catalog
from fieldhouse.library.schedule import Fixture
from fieldhouse.seasons.leaders import Played
from fieldhouse.seasons.season import Season
from fieldhouse.seasons.sport import Sport
from fieldhouse.table.journal import Header
from fieldhouse.table.listing import part

SCORES_ALONE: Final = Sport(lambda header, notes: {"teams": [{} for _ in header.teams], "people": []}, (), ())
"""For a game whose statistics nobody has told us how to keep."""


def sport_of(game: str) -> Sport:
    """The sport that a game's listing names; a game without one keeps scores alone."""
    season = catalog.listing(game).season if game in catalog.GAMES else None
    sport: Sport = part(season) if season else SCORES_ALONE
    return sport


def header_of(season: Season, fixture: Fixture, games: Iterable[Played], seats: tuple[str, ...] = ()) -> Header:
    """The header of a game of the season, with what it takes over from the *games* before it."""
    carry = sport_of(season.game).carry
    own = carry(season.schedule, season.seed, fixture, games) if carry else {}
    return season.header(catalog.game(season.game), fixture, seats, own)
