"""College football's own in a season: what is kept of a game of Bowl Bound, and the categories of its leaders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.games.bowlbound.scoresheet import Scoresheet
from fieldhouse.games.bowlbound.state import Play
from fieldhouse.seasons.categories import Category, Lines
from fieldhouse.seasons.ddf import GAMES_PLAYED, REAL, TEAM_CATEGORIES
from fieldhouse.seasons.sport import Sport
from fieldhouse.table.journal import Header

CATEGORIES: Final[tuple[Category, ...]] = ()
"""The charts name no players."""


def lines(header: Header, notes: Sequence[Play]) -> Lines:
    """What one game adds to the season of its teams."""
    sheet = Scoresheet()
    for note in notes:
        sheet.add(note)
    teams = [
        {**totals, "yards": totals["rush_yards"] + totals["pass_yards"], GAMES_PLAYED: 1} for totals in sheet.totals()
    ]
    return {"teams": teams, "people": []}


SPORT: Final = Sport(lines, TEAM_CATEGORIES, CATEGORIES, real=REAL)
