"""The priority chart: what an offensive and a defensive result give together.

Each game prints its own chart as text, row by row; here it is compiled to a table of keys.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NewType

from fieldhouse.gridiron.cells import Kind

Key = NewType("Key", int)
"""What two results give together."""
ADD: Final = Key(0)
"""Add the two yardages."""
DEFENSIVE: Final = Key(1)
"""The defensive result stands."""
OFFENSIVE: Final = Key(2)
"""The offensive result stands."""
SCORE: Final = Key(3)
"""Touchdown."""
TRAP: Final = Key(4)
"""Roll the QT column."""
PICK: Final = Key(5)
"""Interception, at the yardage of whichever side shows it."""
PICK_SHORTER: Final = Key(6)
"""Interception at the shorter of the two yardages."""
MISS: Final = Key(7)
"""Incomplete."""
BREAK: Final = Key(8)
"""Roll the B column and add the defensive yardage."""
FUMBLE_OFFENSE: Final = Key(9)
"""Fumble at the offensive yardage."""
FUMBLE_DEFENSE: Final = Key(10)
"""Fumble at the defensive yardage."""
FUMBLE_SHORTER: Final = Key(11)
FUMBLE_LONGER: Final = Key(12)
FUMBLE_END_ZONE: Final = Key(13)
"""Fumble in the defenders' end zone."""

NO_KEY: Final = Key(-1)

WORDS: Final = {
    "ADD": ADD, "DEF": DEFENSIVE, "OFF": OFFENSIVE, "TD": SCORE, "QT": TRAP, "INT": PICK, "INT<": PICK_SHORTER,
    "INC": MISS, "B+": BREAK, "Fo": FUMBLE_OFFENSE, "Fd": FUMBLE_DEFENSE, "F<": FUMBLE_SHORTER, "F>": FUMBLE_LONGER,
    "FEZ": FUMBLE_END_ZONE,
}  # fmt: skip


def compile_chart(
    text: str, rows: tuple[Kind, ...], columns: tuple[Kind, ...], words: Mapping[str, Key] = WORDS
) -> tuple[tuple[Key, ...], ...]:
    """``chart[offensive kind][defensive kind]`` from a heading and a line ``name key key …`` a row.

    *words* are the keys by name; a game may know more than those above.
    """
    lines = [line.split()[1:] for line in text.strip().splitlines()[1:]]
    assert [len(line) for line in lines] == [len(columns)] * len(rows), "the chart has a hole"
    keys = [[NO_KEY] * (max(columns) + 1) for _ in range(max(rows) + 1)]
    for row, line in zip(rows, lines, strict=True):
        for column, word in zip(columns, line, strict=True):
            keys[row][column] = words[word]
    return tuple(map(tuple, keys))
