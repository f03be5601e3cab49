"""The computer's coaches by level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fieldhouse.games.ddf.coaching.book import BookCoach, SolitaireCoach
from fieldhouse.games.ddf.coaching.easy import EasyCoach
from fieldhouse.games.ddf.state import Game
from fieldhouse.table.listing import Part
from fieldhouse.table.question import Coach, RandomCoach

DEFAULT_LEVEL: Final = "book"
COACHES: Final[dict[str, Callable[[], Coach[Game]]]] = {
    "book": BookCoach,
    "easy": EasyCoach,
    "solitaire": SolitaireCoach,
    "random": RandomCoach,
}
RIVAL: Final = "rival"
PRO: Final = "pro"
SOLVING: Final = {
    PRO: Part("fieldhouse.games.ddf.coaching.pro:ProCoach"),
    RIVAL: Part("fieldhouse.games.ddf.coaching.rival:RivalCoach"),
}
"""The coach of habits that knows what they cost, and the one that plays the equilibrium, both made of the pairings
met. They are found when they are met: numpy would double the time of a command."""
