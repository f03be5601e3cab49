"""The priority chart: what an offensive and a defensive result give together.

Each game prints its own chart as text, row by row; here it is compiled to a table of keys.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ADD: Final = 0
"""Add the two yardages."""
DEFENSIVE: Final = 1
"""The defensive result stands."""
OFFENSIVE: Final = 2
"""The offensive result stands."""
SCORE: Final = 3
"""Touchdown."""
TRAP: Final = 4
"""Roll the QT column."""
PICK: Final = 5
"""Interception, at the yardage of whichever side shows it."""
PICK_SHORTER: Final = 6
"""Interception at the shorter of the two yardages."""
MISS: Final = 7
"""Incomplete."""
BREAK: Final = 8
"""Roll the B column and add the defensive yardage."""
FUMBLE_OFFENSE: Final = 9
"""Fumble at the offensive yardage."""
FUMBLE_DEFENSE: Final = 10
"""Fumble at the defensive yardage."""
FUMBLE_SHORTER: Final = 11
FUMBLE_LONGER: Final = 12
FUMBLE_END_ZONE: Final = 13
"""Fumble in the defenders' end zone."""

WORDS: Final = {
    "ADD": ADD, "DEF": DEFENSIVE, "OFF": OFFENSIVE, "TD": SCORE, "QT": TRAP, "INT": PICK, "INT<": PICK_SHORTER,
    "INC": MISS, "B+": BREAK, "Fo": FUMBLE_OFFENSE, "Fd": FUMBLE_DEFENSE, "F<": FUMBLE_SHORTER, "F>": FUMBLE_LONGER,
    "FEZ": FUMBLE_END_ZONE,
}  # fmt: skip


def compile_chart(
    text: str, rows: tuple[int, ...], columns: tuple[int, ...], words: Mapping[str, int] = WORDS
) -> tuple[tuple[int, ...], ...]:
    """``chart[offensive kind][defensive kind]`` from a heading and a line ``name key key …`` a row.

    *words* are the keys by name; a game may know more than those above.
    """
    lines = [line.split()[1:] for line in text.strip().splitlines()[1:]]
    assert [len(line) for line in lines] == [len(columns)] * len(rows), "the chart has a hole"
    keys = [[-1] * (max(columns) + 1) for _ in range(max(rows) + 1)]
    for row, line in zip(rows, lines, strict=True):
        for column, word in zip(columns, line, strict=True):
            keys[row][column] = words[word]
    return tuple(map(tuple, keys))
