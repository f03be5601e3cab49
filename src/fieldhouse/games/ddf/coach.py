"""The computer's coaches by level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fieldhouse.games.ddf.coaching.book import BookCoach, SolitaireCoach
from fieldhouse.games.ddf.state import Game
from fieldhouse.table.question import Coach, RandomCoach

DEFAULT_LEVEL: Final = "book"
COACHES: Final[dict[str, Callable[[], Coach[Game]]]] = {
    "book": BookCoach,
    "solitaire": SolitaireCoach,
    "random": RandomCoach,
}
