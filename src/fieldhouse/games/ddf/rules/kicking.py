"""What kickoffs, punts and field goals share: a column rolled with its fouls."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.results import KICK_OFFSET, Kick
from fieldhouse.games.ddf.rules.fouls import is_on_offense
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.cells import (
    AMOUNT,
    BLOCKED,
    DEFENSE_FOUL,
    FUMBLE,
    KIND,
    KINDS,
    NO_GOOD,
    OFFENSE_FOUL,
    OUT,
    ZERO,
    yards_of,
)
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.gridiron.results import KICK_BLOCKED, KICK_FUMBLED, KICK_MISSED, KICK_OUT, KICKED
from fieldhouse.table.dice import Column

KICKING_FOULS: Final = frozenset({OFFENSE_FOUL, DEFENSE_FOUL})
KICK_KINDS: Final = {BLOCKED: KICK_BLOCKED, FUMBLE: KICK_FUMBLED, NO_GOOD: KICK_MISSED}
OUT_OF_BOUNDS_YARDS: Final = 40
"""``OFF 40``: a kickoff out of bounds, at the receivers' 40."""


def kick(game: Game, column: Column, label: str) -> Kick:
    """Roll a kick: fouls are noted and rolled again, on both sides they offset."""
    fouls: tuple[int, ...] = ()
    cell = game.table.look(column, OFFENSE, label)
    while KINDS[cell >> KIND] in KICKING_FOULS:
        fouls = (*fouls, cell)
        if is_on_offense(cell) != is_on_offense(fouls[0]):
            return KICK_OFFSET, 0, fouls
        if yards_of(cell) == OUT_OF_BOUNDS_YARDS:
            return KICK_OUT, 0, fouls
        cell = game.table.look(column, OFFENSE, label)
    kind = KICK_KINDS.get(KINDS[cell >> KIND], KICK_OUT if cell & OUT else KICKED)
    return kind, (cell & AMOUNT) - ZERO, fouls
