"""The computer's coaches by level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fieldhouse.games.statispro.coaching.computer import HouseCoach
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.question import Coach, RandomCoach

COACHES: Final[dict[str, Callable[[], Coach[Game]]]] = {"house": HouseCoach, "random": RandomCoach}
