"""When do two calls not suit each other? The PC game's prompt for an audible; our measure of it.

A pair is a mismatch against the offense when it gives a good deal less than the play gives against the six
formations on average, and against the defense when it gives a good deal more.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.cells import (
    BLANK,
    FORCED_GAIN,
    FORCED_LOSS,
    FORCED_TOUCHDOWN,
    FUMBLE,
    GAIN,
    INCOMPLETE,
    INTERCEPTION,
    KIND,
    KINDS,
    LOSS,
    TRAPPED,
    yards_of,
)
from fieldhouse.table.dice import Column
from fieldhouse.table.seat import OTHER, Seat
from fieldhouse.table.sums import total

MISMATCH_YARDS: Final = 1.5
WORD_YARDS: Final = {
    TRAPPED: -8.0, INTERCEPTION: -40.0, INCOMPLETE: -5.0, FUMBLE: -20.0, FORCED_TOUCHDOWN: 40.0,
}  # fmt: skip
"""What a word in a formation's cell is worth to the offense, in yards."""
TYPICAL_GAIN: Final = 5.0
"""What a forced yardage replaces."""


def is_mismatch(game: Game, seat: Seat, play: int, formation: int) -> bool:
    """Is the pair a mismatch against *seat*, which would do well to choose again?"""
    columns = [block[play] for block in game.sides[OTHER[game.offense]].formations]
    mean = total(map(mean_gain, columns)) / len(columns)
    edge = mean_gain(columns[formation]) - mean
    return edge <= -MISMATCH_YARDS if seat == game.offense else edge >= MISMATCH_YARDS


def mean_gain(column: Column) -> float:
    """What a formation's column gives the offense on average, in yards."""
    return total(_gain_of(cell) * weight for cell, weight in column.merged) / column.dice.size


def _gain_of(cell: int) -> float:
    """What a cell of the defense adds to a usual gain, in yards."""
    kind = KINDS[cell >> KIND]
    if kind in (GAIN, LOSS, BLANK):
        return yards_of(cell)
    if kind in (FORCED_GAIN, FORCED_LOSS):
        return yards_of(cell) - TYPICAL_GAIN
    return WORD_YARDS[kind]
