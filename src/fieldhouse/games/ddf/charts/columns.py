"""Which results each column of a Data-Driven Football chart may hold.

The guide scatters this over its chapters: breakaways belong to runs, traps and interceptions to passes, forced
results to the defense, penalties to the offense and the special teams. A result in the wrong column is a slip of
the pen, and the game would not know what to do with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fieldhouse.games.ddf.model import FIRST_PASS, PLAYS, SHORT
from fieldhouse.gridiron.cells import (
    AUTOMATIC,
    BLOCKED,
    BOLD,
    BREAKAWAY,
    DEFENSE_FOUL,
    FAIR_CATCH,
    FUMBLE,
    GAIN,
    GROUNDING,
    INCOMPLETE,
    INTERCEPTION,
    INTERFERENCE,
    NO_GOOD,
    OFFENSE_FOUL,
    OUT,
    TOUCHDOWN,
    TRAPPED,
    kind_of,
    read_cell,
    yards_of,
)
from fieldhouse.gridiron.columns import FORCED, PENALTIES, YARDAGE, ColumnCheck

ROLLED_AGAIN: Final = PENALTIES | {INTERFERENCE}


@dataclass(frozen=True)
class Admits(ColumnCheck):
    """The results that may stand in a column."""

    read_cell = staticmethod(read_cell)
    flags: int = 0
    """``OUT`` and ``BOLD``, if yardages may carry them."""
    offense_fouls: tuple[int, ...] = (5, 10, 15)
    defense_fouls: tuple[int, ...] = (5, 10, 15)

    def admits(self, code: int) -> bool:
        """May a cell of this column be so? What may not is a slip of the pen."""
        kind, yards = kind_of(code), yards_of(code)
        if kind == OFFENSE_FOUL:
            return yards in self.offense_fouls
        if kind == DEFENSE_FOUL:
            return yards in self.defense_fouls and (yards == 5 or not code & AUTOMATIC)
        if kind in (GROUNDING, INTERFERENCE):
            return yards >= 0
        if kind != GAIN and code & BOLD:
            return False
        return kind not in YARDAGE or not code & (OUT | BOLD) & ~self.flags


_PLAY: Final = YARDAGE | PENALTIES | {TOUCHDOWN, FUMBLE}
_PASS: Final = _PLAY | {TRAPPED, INTERCEPTION, INCOMPLETE, INTERFERENCE, GROUNDING}
_PASS_LIKE: Final = "INC, QT, INT 12, F -5, OFF 10, DEF 5X, PI 14"

RUN: Final = Admits(
    "7, -2, 12*, B, TD, F -5, OFF 10, DEF 5X", _PLAY | {BREAKAWAY}, OUT, defense_fouls=(5, 15)
)  # fmt: skip
PASS: Final = Admits(f"7, -2, 12*, {_PASS_LIKE}", _PASS, OUT, defense_fouls=(5, 15))
SHORT_PASS: Final = Admits(f"7, -2, 12*, 16!, {_PASS_LIKE}", _PASS, OUT | BOLD, defense_fouls=(5, 15))
BREAKAWAYS: Final = Admits("18, 25*, TD", YARDAGE | {TOUCHDOWN}, OUT)
TRAPS: Final = Admits("-7, 4, 9*, F -8", YARDAGE | {TOUCHDOWN, FUMBLE}, OUT)
BIG_PLAY: Final = Admits("18, 25*, TD", YARDAGE | {TOUCHDOWN}, OUT)

AGAINST_RUN: Final = Admits("2, -1, (3), (TD), F 4", YARDAGE | FORCED | {FUMBLE})
AGAINST_PASS: Final = Admits(
    "2, -1, (3), (TD), F 4, QT, INC, INT 12", AGAINST_RUN.kinds | {TRAPPED, INCOMPLETE, INTERCEPTION}
)
COVERAGE: Final = Admits("3, -2, (20), (TD), F 4", YARDAGE | FORCED | {FUMBLE})

RETURN: Final = Admits("12, -2, TD, F 5, OFF 10, DEF 15", YARDAGE | PENALTIES | {TOUCHDOWN, FUMBLE}, OUT)
KICKOFF: Final = Admits(
    "65, 75, OFF 5, OFF 40, DEF 5", frozenset({GAIN}) | PENALTIES, offense_fouls=(5, 10, 15, 40)
)  # fmt: skip
PUNT: Final = Admits("45, 38*, BK -14, F -10, OFF 10, DEF 5", YARDAGE | PENALTIES | {BLOCKED, FUMBLE}, OUT)
PUNT_RETURN: Final = Admits("8, -2, FC, TD, F 5, OFF 10, DEF 15", RETURN.kinds | {FAIR_CATCH}, OUT)
FUMBLE_RETURN: Final = Admits("8, -2, TD, OFF 10, DEF 15", YARDAGE | PENALTIES | {TOUCHDOWN}, OUT)
FIELD_GOAL: Final = Admits("36, NG, BK -6, F -7, OFF 5, DEF 5", frozenset({GAIN, NO_GOOD, BLOCKED, FUMBLE}) | PENALTIES)

OFFENSE_COLUMNS: Final = {
    **{
        play: RUN if number < FIRST_PASS else SHORT_PASS if number == SHORT else PASS
        for number, play in enumerate(PLAYS)
    },
    "B": BREAKAWAYS,
    "QT": TRAPS,
}
SHORT_BIG_PLAY: Final = "Short Big Play"
"""The optional last column of the offense."""
DEFENSE_COLUMNS: Final = {
    play: AGAINST_RUN if number < FIRST_PASS else AGAINST_PASS for number, play in enumerate(PLAYS)
}  # fmt: skip
SPECIAL_COLUMNS: Final = {
    "Kickoff": KICKOFF,
    "Kickoff Return": RETURN,
    "Punt": PUNT,
    "Punt Return": PUNT_RETURN,
    "Fumble Return": FUMBLE_RETURN,
    "Interception Return": RETURN,
    "Field Goal": FIELD_GOAL,
}
