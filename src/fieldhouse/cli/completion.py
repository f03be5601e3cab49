"""What a shell offers after the tab key: games, and the teams of the game that stands on the line already."""

from __future__ import annotations

import typer

from fieldhouse import library
from fieldhouse.catalog import GAMES


def games(incomplete: str) -> list[str]:
    """The games that begin so."""
    return [game for game in GAMES if game.startswith(incomplete)]


def teams(context: typer.Context, incomplete: str) -> list[str]:
    """The teams of the game that begin so, by the files of the library; none before a game is named."""
    game = context.params.get("game")
    if game not in GAMES:
        return []
    return [team for team in library.teams(game) if team.startswith(incomplete)]
