"""The Bowl Bound charts at hand: those that ship, and the user's own."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from fieldhouse import library
from fieldhouse.games.bowlbound.charts.reader import read_team
from fieldhouse.games.bowlbound.charts.season import read_season
from fieldhouse.games.bowlbound.game import BowlBound
from fieldhouse.games.bowlbound.model import Team
from fieldhouse.library import shelf
from fieldhouse.library.strengths import strengths_of

GAME: Final = "bowlbound"

# The caches are keyed by the text itself, so that a chart mended while the program runs is read again.
_read_season = lru_cache(maxsize=16)(read_season)


@lru_cache(maxsize=256)
def _read_team(text: str, source: str) -> Team:
    """The team of a chart's text, with the habits of its season, whose chart is read from its file."""
    return with_habits(read_team(text, source))


def with_habits(team: Team) -> Team:
    """The team as its season's coaches coach it, or those of the nearest season at hand, read from its file. Refused if
    that is damaged."""
    found = library.nearest_season(team.season, GAME)
    return replace(team, habits=_read_season(*found).habits) if found else team


def load_team(name: str) -> Team:
    """The Bowl Bound team of that name, read from its file; the same text is parsed once."""
    return library.load_team(name, GAME, _read_team)


def definition() -> BowlBound:
    """The game with the components at hand; the strengths of its levels are read now."""
    return BowlBound(load_team, shelf.kept, shelf.lies_there, strengths_of(GAME))
