"""The Bowl Bound charts at hand: those that ship, and the user's own."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fieldhouse import library
from fieldhouse.games.bowlbound.charts.reader import read_team
from fieldhouse.games.bowlbound.game import BowlBound
from fieldhouse.games.bowlbound.model import Team
from fieldhouse.library import shelf
from fieldhouse.library.strengths import strengths_of

GAME: Final = "bowlbound"

# Keyed by the text itself, so that a chart mended while the program runs is read again.
_read_team = lru_cache(maxsize=256)(read_team)


def load_team(name: str) -> Team:
    """The Bowl Bound team of that name, read from its file; the same text is parsed once."""
    return library.load_team(name, GAME, _read_team)


def definition() -> BowlBound:
    """The game with the components at hand; the strengths of its levels are read now."""
    return BowlBound(load_team, shelf.kept, shelf.lies_there, strengths_of(GAME))
