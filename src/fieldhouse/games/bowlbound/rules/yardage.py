"""'Variable Yardage Entries' (VI-3): yardages that the dice decide."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.cells import DS, NEGATIVE, T1, VARIABLE, X, with_yards
from fieldhouse.games.bowlbound.options import QUICK
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.cells import AMOUNT
from fieldhouse.gridiron.dice import OFFENSE

QUICK_YARDS: Final[tuple[int, ...]] = (6, 12, 28, 55, 83)
"""VI-3-A: DS, X, T1, T2, T3 as constants."""
NAMES: Final[tuple[str, ...]] = ("DS", "X", "T1", "T2", "T3")
FORTY: Final = 40


def roll_yardage(game: Game, code: int) -> int:
    """The cell with its variable yardage rolled; the minus sign turns it around."""
    which = code & AMOUNT & ~(VARIABLE | NEGATIVE)
    yards: int = game.table.stage(variable_yards, game, which)
    return with_yards(code, -yards if code & NEGATIVE else yards)


def variable_yards(game: Game, which: int) -> int:
    """VI-3: by the quick method a constant, by the full-feature method the dice."""
    if game.options.yardages == QUICK:
        return QUICK_YARDS[which]
    total = game.table.roll(OFFENSE, NAMES[which])
    if which == DS:
        return direct_sum(total)
    if which == X:
        return FORTY - total
    for _ in range(which - T1):
        total += game.table.roll(OFFENSE, NAMES[which])
    return total


def direct_sum(total: int) -> int:
    """VI-3-B: what the three dice show, added up: the tens are the black die, the ones the two white."""
    return total // 10 + total % 10
