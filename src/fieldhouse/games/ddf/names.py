"""What fouls and cells are called."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.results import BETWEEN_DOWNS
from fieldhouse.gridiron.cell_words import KIND_WORDS, worded
from fieldhouse.gridiron.cells import AUTOMATIC, GROUNDING, INTERFERENCE, kind_of, show_cell, yards_of
from fieldhouse.table.words import counted

KICKOFF_OUT: Final = 40
"""The yards that stand for a kickoff out of bounds."""


def foul_text(foul: int) -> str:
    """A foul to be decided about: what it costs, and its sign; charts know yards, and only reporters names (R31)."""
    return worded(_cost(foul), show_cell(foul & ~BETWEEN_DOWNS))


def _cost(foul: int) -> str:
    """What a foul costs."""
    if yards_of(foul) == KICKOFF_OUT:
        return "kickoff out of bounds"
    yards = counted(yards_of(foul), "yard")
    if kind_of(foul) in (INTERFERENCE, GROUNDING):
        return f"{KIND_WORDS[kind_of(foul)]}, {yards}"
    return f"{yards} and a first down" if foul & AUTOMATIC else yards


def cell_text(code: int) -> str:
    """A cell that dice have found: ``7``, ``breakaway (B)``, ``foul of the offense (OFF 10)``"""
    return worded(KIND_WORDS.get(kind_of(code), ""), show_cell(code))
