"""The computer's coaches by level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fieldhouse.games.bowlbound.coaching.book import BookCoach
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.table.question import Coach, RandomCoach

COACHES: Final[dict[str, Callable[[], Coach[Game]]]] = {"book": BookCoach, "random": RandomCoach}
