"""Where a game stands, as a coach sees it from the sideline, and what the weather is like."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from fieldhouse.games.bowlbound.pages.matchup import Matchup, clock_text
from fieldhouse.games.bowlbound.state import CALM, SECOND_HALF, Game
from fieldhouse.gridiron import scoreboard as shared

RAIN: Final = ("", "light rain", "mud")
WIND: Final = ("", "light wind", "strong wind")


def scoreboard(game: Game) -> Text:
    """Score, time-outs, clock, situation, and the field."""
    away, home = game.sides
    opening = "Second half" if game.quarter == SECOND_HALF else "Toss"
    clock = clock_text(game.quarter, game.clock)
    return shared.scoreboard(game, Matchup.of(away.team, home.team).codes, clock, opening, _weather(game))


def _weather(game: Game) -> str:
    """Rain and wind, where there is any."""
    if game.precipitation == game.wind == CALM:
        return ""
    return f"   {', '.join(filter(None, (RAIN[game.precipitation], WIND[game.wind])))}"
