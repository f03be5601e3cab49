"""The dice of a play in words: what was thrown, which cell it hit, and what the priority chart made of two of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.games.bowlbound.cells import QUARTERBACK_RUNS, is_foul, is_variable
from fieldhouse.games.bowlbound.names import CELL_WORDS, VARIABLE_YARDS, cell_text
from fieldhouse.games.bowlbound.rules.priority import BREAK_ALONE, PRIORITY, RUN_ALONE, RUN_AND_ADD
from fieldhouse.games.bowlbound.rules.yardage import NAMES
from fieldhouse.gridiron.cell_words import COLUMN_WORDS, worded
from fieldhouse.gridiron.cells import KIND, yards_of
from fieldhouse.gridiron.priority import (
    ADD,
    BREAK,
    DEFENSIVE,
    FUMBLE_END_ZONE,
    MISS,
    OFFENSIVE,
    PICK,
    PICK_SHORTER,
    SCORE,
    TRAP,
)
from fieldhouse.table.throws import Explained, Throw

DEFENSE: Final = "defense"
LABELS: Final = COLUMN_WORDS | {
    "QR": CELL_WORDS[QUARTERBACK_RUNS], "KO": "kickoff column", "FG": "field goal column",
    **dict.fromkeys(NAMES, VARIABLE_YARDS),
}  # fmt: skip
ATTACKS: Final = ("offense", "option pass")
"""What the dice of the defense are set against."""
MEANINGS: Final = {
    SCORE: "touchdown", TRAP: "quarterback trapped", PICK: "interception", PICK_SHORTER: "interception",
    MISS: "incomplete", BREAK: "breakaway and the defense's yards", BREAK_ALONE: "breakaway",
    RUN_ALONE: "quarterback runs", RUN_AND_ADD: "quarterback runs and the defense's yards",
    FUMBLE_END_ZONE: "fumble in the end zone",
}  # fmt: skip


def explain(throws: Sequence[Throw]) -> tuple[Explained, ...]:
    """The throws in their order: ``offense 24: 7`` and ``defense 3: (1) -> the defense's: +1``"""
    return tuple(_explained(throws, index) for index in range(len(throws)))


def _explained(throws: Sequence[Throw], at: int) -> Explained:
    """A throw: how it fell, its cell, and what the two cells make together."""
    throw = throws[at]
    fell = f"{worded(LABELS.get(throw.label, ''), throw.label)} {throw.reading}"
    if throw.cell is None:
        return Explained(fell)
    attacks = [before.cell for before in throws[:at] if before.label in ATTACKS]
    if throw.label != DEFENSE or not attacks or attacks[-1] is None or is_foul(attacks[-1]):
        return Explained(fell, cell_text(throw.cell))
    return Explained(fell, cell_text(throw.cell), combination(attacks[-1], throw.cell))


def combination(cell: int, against: int) -> str:
    """IV-2-D in words; yards that further dice decide are only named."""
    key = PRIORITY[cell >> KIND][against >> KIND]
    if key == ADD:
        return f"added: {_yards(cell, against)}"
    if key == DEFENSIVE:
        return f"the defense's: {_yards(against)}"
    if key == OFFENSIVE:
        return f"the offense's: {_yards(cell)}"
    return MEANINGS.get(key, "fumble")


def _yards(*cells: int) -> str:
    """What the yards of the cells come to."""
    if any(map(is_variable, cells)):
        return " and ".join(map(cell_text, cells))
    return f"{sum(map(yards_of, cells)):+}"
