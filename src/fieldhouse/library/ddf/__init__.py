"""Data-Driven Football with the charts at hand."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fieldhouse import library
from fieldhouse.games.ddf.charts.reader import read_season, read_team
from fieldhouse.games.ddf.game import DataDrivenFootball
from fieldhouse.games.ddf.model import SeasonCharts, Team
from fieldhouse.library import shelf
from fieldhouse.library.strengths import strengths_of

GAME: Final = "ddf"

# The caches are keyed by the text itself, so that a chart mended while the program runs is read again.
_read_team = lru_cache(maxsize=256)(read_team)
_read_season = lru_cache(maxsize=64)(read_season)


def load_team(name: str) -> Team:
    """The Data-Driven Football team of that name, read from its file; the same text is parsed once."""
    return library.load_team(name, GAME, _read_team)


def season_charts(season: int) -> SeasonCharts:
    """The charts shared by all teams of a season, or of the nearest one at hand, read from their file. Refused if that
    is damaged."""
    found = library.nearest_season(season, GAME)
    assert found is not None, "charts of seasons ship"
    return _read_season(*found)


def definition() -> DataDrivenFootball:
    """The game with the charts at hand; the strengths of its levels are read now."""
    return DataDrivenFootball(load_team, season_charts, shelf.kept, shelf.lies_there, strengths_of(GAME))
