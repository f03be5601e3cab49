"""Which results each column of a Bowl Bound chart may hold: a result in the wrong column is a slip of the pen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fieldhouse.games.bowlbound.cells import (
    BOOTLEG,
    BRACKET_GAIN,
    BRACKET_LOSS,
    BRACKET_TOUCHDOWN,
    FIELD_GOAL_COLUMN,
    FORCED_BREAKAWAY,
    FORCED_RUN,
    KICK_OUT,
    KICKOFF_COLUMN,
    QUARTERBACK_RUNS,
    SPRINT_OUT,
    read_cell,
)
from fieldhouse.games.bowlbound.model import FIRST_PASS, OPTION, PLAYS
from fieldhouse.gridiron.cells import (
    BLOCKED,
    BREAKAWAY,
    FUMBLE,
    GAIN,
    INCOMPLETE,
    INTERCEPTION,
    INTERFERENCE,
    NO_GOOD,
    OUT,
    TOUCHDOWN,
    TRAPPED,
)
from fieldhouse.gridiron.columns import FORCED, PENALTIES, YARDAGE, ColumnCheck

BRACKETS: Final = frozenset({BRACKET_GAIN, BRACKET_LOSS, BRACKET_TOUCHDOWN})


@dataclass(frozen=True)
class Admits(ColumnCheck):
    """The results that may stand in a column."""

    read_cell = staticmethod(read_cell)
    can_be_out: bool = True

    def admits(self, code: int) -> bool:
        """May a cell of this column be so? What may not is a slip of the pen."""
        return self.can_be_out or not code & OUT


_ANY_PLAY: Final = YARDAGE | PENALTIES | FORCED | {TOUCHDOWN, FUMBLE, BREAKAWAY, FORCED_BREAKAWAY}
RUN: Final = Admits("7, -2, 12*, (4), B, (B), TD, T1, F -5, OFF S, DEF 5Y", _ANY_PLAY)
OPTION_RUN: Final = Admits("7, -2, 12*, (4), B, SOP, BLP, F -5, OFF S, DEF S", _ANY_PLAY | {SPRINT_OUT, BOOTLEG})
PASS: Final = Admits(
    "7, 12*, T1, INC, QT, QR, INT 12, F -5, OFF S, DEF 15, PI X",
    _ANY_PLAY | {TRAPPED, QUARTERBACK_RUNS, FORCED_RUN, INTERCEPTION, INCOMPLETE, INTERFERENCE},
)
AFTERWARDS: Final = Admits("18, -7, 25*, T1, TD, F -8", YARDAGE | {TOUCHDOWN, FUMBLE, BREAKAWAY})
"""The B, QR and QT columns."""
LONG_RUN: Final = Admits("18, 25*, T1, TD, F 20", YARDAGE | {TOUCHDOWN, FUMBLE})

_DEFENSE: Final = YARDAGE | FORCED | BRACKETS | {FUMBLE, BREAKAWAY, FORCED_BREAKAWAY}
AGAINST_RUN: Final = Admits("2, -1, (3), (0), [2], (TD), (B), F 4", _DEFENSE, can_be_out=False)
AGAINST_PASS: Final = Admits(
    "2, -1, (3), (0), [2], (TD), F 4, QT, QR, INC, INT 12",
    _DEFENSE | {TRAPPED, QUARTERBACK_RUNS, INCOMPLETE, INTERCEPTION},
    can_be_out=False,
)

KICKOFF: Final = Admits("65, T2, OB, OFF S, DEF 5", frozenset({GAIN, KICK_OUT}) | PENALTIES, can_be_out=False)
RETURN: Final = Admits("12, -2, T1, TD, F +5, OFF R, DEF R", YARDAGE | PENALTIES | {TOUCHDOWN, FUMBLE})
PUNT: Final = Admits(
    "45, 38*, T2, KO, FG*, BK -X, F -10, OFF S, DEF S",
    YARDAGE | PENALTIES | {BLOCKED, FUMBLE, KICKOFF_COLUMN, FIELD_GOAL_COLUMN},
)
FIELD_GOAL: Final = Admits(
    "36, T1, NG, BK -6, F -7, OFF S, DEF S", frozenset({GAIN, NO_GOOD, BLOCKED, FUMBLE}) | PENALTIES, can_be_out=False
)

OFFENSE_COLUMNS: Final = {
    **{
        play: PASS if number >= FIRST_PASS else OPTION_RUN if number == OPTION else RUN
        for number, play in enumerate(PLAYS)
    },
    "B": LONG_RUN,
    "QR": AFTERWARDS,
    "QT": AFTERWARDS,
}
DEFENSE_COLUMNS: Final = {
    play: AGAINST_RUN if number < FIRST_PASS else AGAINST_PASS for number, play in enumerate(PLAYS)
}  # fmt: skip
SPECIAL_COLUMNS: Final = {
    "Kickoff": KICKOFF,
    "Kickoff Return": RETURN,
    "Punt": PUNT,
    "Punt Return": RETURN,
    "Interception Return": RETURN,
    "Field Goal": FIELD_GOAL,
}
