"""The sport of each game, by the register."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from fieldhouse import catalog
from fieldhouse.library.schedule import Fixture
from fieldhouse.seasons.leaders import Played
from fieldhouse.seasons.season import Season
from fieldhouse.seasons.sport import Sport
from fieldhouse.table.journal import Header
from fieldhouse.table.listing import part
from fieldhouse.table.plain_json import Fields, Json

SCORES_ALONE: Final = Sport(lambda header, notes: {"teams": [{} for _ in header.teams], "people": []}, (), ())
"""For a game whose statistics nobody has told us how to keep."""


def sport_of(game: str) -> Sport:
    """The sport that a game's listing names; a game without one keeps scores alone."""
    season = catalog.listing(game).season if game in catalog.GAMES else None
    sport: Sport = part(season) if season else SCORES_ALONE
    return sport


def usual_options(game: str, options: Mapping[str, Json]) -> Fields:
    """What a season of the game is played with: the sport's own preset, unless *options* name one."""
    preset = sport_of(game).preset
    return {"preset": preset, **options} if preset else dict(options)


def header_of(season: Season, fixture: Fixture, games: Iterable[Played], seats: tuple[str, ...] = ()) -> Header:
    """The header of a game of the season, with what it takes over from the *games* before it; teams are read from the
    library. Refused if one is not there."""
    carry = sport_of(season.game).carry
    own = carry(season.schedule, season.seed, fixture, games) if carry else {}
    return season.header(catalog.game(season.game), fixture, seats, own)
