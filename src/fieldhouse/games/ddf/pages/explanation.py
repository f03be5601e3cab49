"""The dice of a play in words: what was thrown, which cell it hit, and what the priority chart made of two of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.games.ddf.model import (
    CANCELS,
    DEFENSE_RECOVERS,
    ESCAPED,
    KICK_GOOD,
    KICK_NO_GOOD,
    OFFENSE_RECOVERS,
    POST,
    PRE,
    SACKED,
    YES,
)
from fieldhouse.games.ddf.names import cell_text
from fieldhouse.games.ddf.rules.priority import PRIORITY
from fieldhouse.gridiron.cell_words import COLUMN_WORDS, worded
from fieldhouse.gridiron.cells import KIND, yards_of
from fieldhouse.gridiron.priority import ADD, BREAK, DEFENSIVE, MISS, PICK, PICK_SHORTER, SCORE, TRAP
from fieldhouse.table.throws import Explained, Throw

NO, NOTHING_READ = 0, "nothing"
MARKS: Final[dict[str, dict[int, str]]] = {
    "fumble": {NO: "lost", YES: "recovered"},
    "extra point": {NO: "no good", YES: "good"},
    "great protection": {NO: NOTHING_READ, YES: "no trap (XQT)"},
    "good decision": {NO: NOTHING_READ, YES: "no interception (XINT)"},
    "ball protection": {NO: NOTHING_READ, YES: "no fumble (XF)"},
    "sack rate": {NO: NOTHING_READ, SACKED: "sacked (SCK)", ESCAPED: "gets away (QR)"},
    "defense recovery": {
        NO: NOTHING_READ, DEFENSE_RECOVERS: "the defense recovers (G)", OFFENSE_RECOVERS: "the offense recovers (L)",
    },
    "field goal adjustment": {NO: NOTHING_READ, KICK_GOOD: "good (G)", KICK_NO_GOOD: "no good (NG)"},
    "snap check": {PRE: "before the snap", POST: "after the snap"},
    "between downs": {NO: "during the play", YES: "after the play"},
    "holding": {NO: "not holding", YES: "holding"},
    "cancel": {CANCELS: "canceled"},
}  # fmt: skip
"""The words of the small charts. All other columns hold cells."""
INFLUENCE: Final = "influence"
BIG_PLAY: Final = "big play"
MUFFED_SNAP: Final = "muffed snap"
ROLLS_TO_MUFF: Final = 3
AGAINST: Final = {"defense": ("offense",), "coverage": ("kickoff return", "punt return"), "containment": ("QT",)}
"""Which dice the priority chart sets against which."""
MEANINGS: Final = {
    SCORE: "touchdown", TRAP: "quarterback trapped", PICK: "interception", PICK_SHORTER: "interception",
    MISS: "incomplete", BREAK: "breakaway",
}  # fmt: skip


def explain(throws: Sequence[Throw]) -> tuple[Explained, ...]:
    """The throws in their order, without those that are made on every snap and as a rule change nothing.

    ``offense 24: 7`` and ``defense 3: (1) -> forced gain of 1``
    """
    is_muffed = [throw.label for throw in throws].count(MUFFED_SNAP) == ROLLS_TO_MUFF
    return tuple(
        _explained(throws, index)
        for index, throw in enumerate(throws)
        if (throw.label != MUFFED_SNAP or is_muffed) and (throw.label != INFLUENCE or throw.cell)
    )


def _explained(throws: Sequence[Throw], at: int) -> Explained:
    """One of *throws*, with what it made of the one it was set against."""
    throw = throws[at]
    fell = f"{worded(COLUMN_WORDS.get(throw.label, ''), throw.label)} {throw.reading}"
    if throw.cell is None or throw.label == MUFFED_SNAP:
        return Explained(fell)
    cell = _cell_text(throw.label, throw.cell)
    rivals = [before.cell for before in throws[:at] if before.label in AGAINST.get(throw.label, ())]
    if not rivals or rivals[-1] is None:
        return Explained(fell, cell)
    is_big = at + 1 < len(throws) and throws[at + 1].label == BIG_PLAY
    return Explained(fell, cell, BIG_PLAY if is_big else combination(rivals[-1], throw.cell))


def _cell_text(label: str, cell: int) -> str:
    """A cell in words, as its chart means it."""
    if label == INFLUENCE:
        return "penalty"
    if label in MARKS:
        return MARKS[label].get(cell, "stands")
    return cell_text(cell)


def combination(cell: int, against: int) -> str:
    """What the priority chart makes of two cells, in words."""
    key = PRIORITY[cell >> KIND][against >> KIND]
    if key == ADD:
        return _yards(yards_of(cell) + yards_of(against))
    if key == DEFENSIVE:
        return f"forced {_yards(yards_of(against))}"
    return MEANINGS.get(key, "fumble")


def _yards(yards: int) -> str:
    """A gain, a loss, or neither, in words."""
    if not yards:
        return "no gain"
    return f"gain of {yards}" if yards > 0 else f"loss of {-yards}"
