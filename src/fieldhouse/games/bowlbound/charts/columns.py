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
    BLANK,
    BLOCKED,
    BREAKAWAY,
    DEFENSE_FOUL,
    FORCED_GAIN,
    FORCED_LOSS,
    FORCED_TOUCHDOWN,
    FUMBLE,
    GAIN,
    INCOMPLETE,
    INTERCEPTION,
    INTERFERENCE,
    LOSS,
    NO_GOOD,
    OFFENSE_FOUL,
    OUT,
    TOUCHDOWN,
    TRAPPED,
    BadCell,
    kind_of,
)

YARDAGE: Final = frozenset({GAIN, LOSS, BLANK})
PENALTIES: Final = frozenset({OFFENSE_FOUL, DEFENSE_FOUL})
FORCED: Final = frozenset({FORCED_GAIN, FORCED_LOSS, FORCED_TOUCHDOWN})
BRACKETS: Final = frozenset({BRACKET_GAIN, BRACKET_LOSS, BRACKET_TOUCHDOWN})


@dataclass(frozen=True)
class Admits:
    """The results that may stand in a column."""

    like: str
    """Examples, for the sentence that refuses another."""
    kinds: frozenset[int]
    can_be_out: bool = True

    def read(self, text: str) -> int:
        """The cell, or a ValueError that says what was expected."""
        try:
            code = read_cell(text)
        except BadCell as fault:
            raise ValueError(f"{fault}; expected something like {self.like}") from None
        if kind_of(code) not in self.kinds or (code & OUT and not self.can_be_out):
            raise ValueError(f"{text!r} cannot stand in this column; expected something like {self.like}")
        return code


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
    "36, T1, NG, BK -6, F -7, OFF S, DEF S",
    frozenset({GAIN, NO_GOOD, BLOCKED, FUMBLE}) | PENALTIES,
    can_be_out=False,
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
