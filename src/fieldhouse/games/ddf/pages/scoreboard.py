"""Where a game stands, as a coach sees it from the sideline."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from fieldhouse.games.ddf.pages.matchup import Matchup
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron import scoreboard as shared

QUARTERS: Final = ("", "1st quarter", "2nd quarter", "3rd quarter", "4th quarter", "Overtime")


def scoreboard(game: Game) -> Text:
    """Score, time-outs, clock, situation, and the field."""
    away, home = game.sides
    clock = f"{QUARTERS[min(game.quarter, len(QUARTERS) - 1)]} {game.clock // 60}:{game.clock % 60:02}"
    return shared.scoreboard(game, Matchup.of(away.team, home.team).codes, clock, "Coin toss")
