"""The tables on every sheet of Bowl Bound: the priority chart, the timing chart, what colours and marks mean."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.cells import (
    BRACKET_GAIN,
    BRACKET_LOSS,
    BRACKET_TOUCHDOWN,
    FORCED_BREAKAWAY,
    FORCED_RUN,
    QUARTERBACK_RUNS,
)
from fieldhouse.games.bowlbound.rules.clock import FIRST_DOWN_TIME
from fieldhouse.games.bowlbound.rules.priority import BREAK_ALONE, COLUMNS, PRIORITY, ROWS, RUN_ALONE, RUN_AND_ADD
from fieldhouse.games.bowlbound.rules.yardage import QUICK_YARDS
from fieldhouse.games.bowlbound.season import RUNS_ON_SINCE
from fieldhouse.games.bowlbound.state import RUNNING
from fieldhouse.gridiron.outcome import SHORT_TIME
from fieldhouse.gridiron.priority import WORDS
from fieldhouse.printing.football import KIND_NAMES, legend, priority_chart

NAMES: Final = KIND_NAMES | {
    BRACKET_GAIN: ("[#]", "green"), BRACKET_LOSS: ("[-#]", "red"), BRACKET_TOUCHDOWN: ("[TD]", "green"),
    FORCED_BREAKAWAY: ("(B)", "green"), QUARTERBACK_RUNS: ("QR", "green"), FORCED_RUN: ("(QR)", "green"),
}  # fmt: skip
KEYS: Final = [
    ["ADD", "add the two yardages"],
    ["OFF, DEF", "that side's result stands"],
    ["TD", "touchdown"],
    ["B, B+", "roll the B column; +: add the defense's yards"],
    ["QR, QR+", "roll the QR column; +: add the defense's yards"],
    ["QT", "roll the QT column"],
    ["INC", "incomplete pass"],
    ["INT, INT<", "intercepted where it is shown; <: at the shorter"],
    ["Fo, Fd", "fumble at the offense's or the defense's yards"],
    ["FEZ", "fumble one yard deep in the end zone"],
]
"""The keys of the priority chart, in our words."""
PRIORITY_CHART: Final = priority_chart(
    PRIORITY, (ROWS, COLUMNS), WORDS | {"B": BREAK_ALONE, "QR": RUN_ALONE, "QR+": RUN_AND_ADD}, NAMES
)
TIMING: Final = [
    ["Plays that end in bounds, kneels", str(RUNNING)],
    [f"  with a first down (from {RUNS_ON_SINCE} on only in the last 2:00 of a half)", str(FIRST_DOWN_TIME)],
    ["  followed by a hurried play, or by a spike, both together", str(RUNNING - SHORT_TIME)],
    ["  out of bounds (*) in the last 2:00 of the first half, the last 5:00 of the second", str(SHORT_TIME)],
    ["  followed by a time-out", str(SHORT_TIME)],
    ["Incomplete passes, scores, changes of possession, fouls", str(SHORT_TIME)],
    ["Kickoff returns, punts, field goals", str(SHORT_TIME)],
    ["Kickoffs themselves, tries, fouls before the snap", "0"],
]
"""How many seconds a play takes, in our words."""
YARDAGES: Final = [[name, str(yards)] for name, yards in zip(("DS", "X", "T1", "T2", "T3"), QUICK_YARDS, strict=True)]
"""Variable yardages by the quick method."""
LEGEND: Final = legend("OFF S")
