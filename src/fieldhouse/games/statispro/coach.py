"""The computer's coaches by level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fieldhouse.games.statispro.coaching.computer import HouseCoach
from fieldhouse.games.statispro.coaching.easy import EasyCoach
from fieldhouse.games.statispro.coaching.pro import ProCoach
from fieldhouse.games.statispro.coaching.rival import RivalCoach
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.question import Coach, RandomCoach

COACHES: Final[dict[str, Callable[[], Coach[Game]]]] = {
    "house": HouseCoach,
    "easy": EasyCoach,
    "pro": ProCoach,
    "rival": RivalCoach,
    "random": RandomCoach,
}
LEVEL_HELP: Final = {
    "house": "The minutes of the cards, and what a good bench does.",
    "easy": "Substitutes, leaves the rest to the cards, and passes up most open shots.",
    "pro": "Plays to win, with nobody far beyond the minutes of his card.",
    "rival": "Plays to win: the best five by scouting, the press, and every shot by its worth.",
    "random": "Anything that is legal.",
}
