"""Games in a given weather, and games that go on."""

from __future__ import annotations

from typing import Any

from examples.bowlbound.table import Stage
from examples.bowlbound.timing import FIRST
from fieldhouse.games.bowlbound.state import CALM


def weather(situation: str = FIRST, rain: int = CALM, wind: int = CALM, quarter: int = 1, **more: Any) -> Stage:
    """B kicks off to open the game and A the second half: B has the wind in the first and the last quarter."""
    stage = Stage(situation, {"precipitation": "rolled", "wind": "rolled"}, quarter=quarter, **more)
    stage.game.precipitation, stage.game.wind, stage.game.opener = rain, wind, 1 if quarter < 3 else 0
    return stage


def overtime(situation: str = "A 1 and 10 at B 25", period: int = 5, series: int = 0, **more: Any) -> Stage:
    stage = Stage(situation, quarter=period, clock="0:00", **more)
    stage.game.overtime_first, stage.game.overtime_series = 0, series
    return stage
