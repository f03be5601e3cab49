"""Data-Driven Football with the charts at hand."""

from __future__ import annotations

from fieldhouse import library
from fieldhouse.games.ddf.game import DataDrivenFootball
from fieldhouse.library import shelf


def definition() -> DataDrivenFootball:
    return DataDrivenFootball(library.load_team, library.season_charts, shelf.kept)
