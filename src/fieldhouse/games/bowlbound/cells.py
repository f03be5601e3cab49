"""The results of Bowl Bound's charts: more than the cells that all chart football shares.

The legend adds yardages that the dice decide (``DS``, ``X``, ``T1`` … and their negatives, in any cell), penalties
whose yards they decide (``S``, ``R``), the offense's ( ), the defense's [ ], QR, SOP, BLP, and in the punt column
``KO`` and ``FG``. ``T0`` is ``X``, a dagger is an asterisk, and ``DEF 5X`` is ``DEF 5Y`` (VI-4).
"""

from __future__ import annotations

import re
from typing import Final

from fieldhouse.gridiron.cells import (
    AMOUNT,
    BLANK,
    BLOCKED,
    BREAKAWAY,
    DEFENSE_FOUL,
    FIRST_FREE_KIND,
    FORCED_GAIN,
    FORCED_LOSS,
    FORCED_TOUCHDOWN,
    FUMBLE,
    GAIN,
    INCOMPLETE,
    INTERCEPTION,
    INTERFERENCE,
    KIND,
    KINDS,
    LOSS,
    NO_GOOD,
    OFFENSE_FOUL,
    OUT,
    TOUCHDOWN,
    TRAPPED,
    ZERO,
    Kind,
    cell,
    checked_yards,
    kind_of,
    no_result,
    yards_of,
)

QUARTERBACK_RUNS: Final = Kind(FIRST_FREE_KIND)
FORCED_BREAKAWAY: Final = Kind(FIRST_FREE_KIND + 1)
FORCED_RUN: Final = Kind(FIRST_FREE_KIND + 2)
"""``(QR)``"""
BRACKET_GAIN: Final = Kind(FIRST_FREE_KIND + 3)
BRACKET_LOSS: Final = Kind(FIRST_FREE_KIND + 4)
"""``[0]`` is one too, as ``(0)`` is a forced loss."""
BRACKET_TOUCHDOWN: Final = Kind(FIRST_FREE_KIND + 5)
SPRINT_OUT: Final = Kind(FIRST_FREE_KIND + 6)
BOOTLEG: Final = Kind(FIRST_FREE_KIND + 7)
KICKOFF_COLUMN: Final = Kind(FIRST_FREE_KIND + 8)
FIELD_GOAL_COLUMN: Final = Kind(FIRST_FREE_KIND + 9)
KICK_OUT: Final = Kind(FIRST_FREE_KIND + 10)
"""``OB``: a kickoff out of bounds."""

FROM_THE_END: Final = 2 << 12
"""``5Y`` and the personal foul: marked from the end of a gain, if the offense likes."""
FIRST_DOWN: Final = 4 << 12
"""Automatic first down."""
BEFORE_SNAP: Final = 8 << 12
"""``5A``: there is no play, and nobody may decline."""

VARIABLE: Final = 0x800
"""Set in an amount that the dice decide."""
NEGATIVE: Final = 0x40
DS: Final = 0
X: Final = 1
T1: Final = 2
T2: Final = 3
T3: Final = 4
S: Final = 5
R: Final = 6
VARIABLES: Final = {"DS": DS, "X": X, "T0": X, "T1": T1, "T2": T2, "T3": T3}
_VARIABLE_NAMES: Final[tuple[str, ...]] = ("DS", "X", "T1", "T2", "T3", "S", "R")


def is_variable(code: int) -> bool:
    """Does the cell's number depend on another roll?"""
    return bool(code & VARIABLE)


def is_foul(code: int) -> bool:
    """On whichever side."""
    return OFFENSE_FOUL <= KINDS[code >> KIND] <= INTERFERENCE


def is_on_offense(foul: int) -> bool:
    """Of a foul's cell: who has committed it."""
    return KINDS[foul >> KIND] == OFFENSE_FOUL


def with_yards(code: int, yards: int) -> int:
    """The cell with its variable yardage settled."""
    return code & ~AMOUNT | (yards + ZERO)


def variable(kind: Kind, which: int, is_negative: bool = False, flags: int = 0) -> int:
    """A cell whose yards the dice decide (VI-3)."""
    return kind << KIND | flags | VARIABLE | (NEGATIVE if is_negative else 0) | which


def offense_foul(yards: int, flags: int = 0) -> int:
    """A penalty on the offense."""
    return cell(OFFENSE_FOUL, yards, flags)


def defense_foul(yards: int, flags: int = 0) -> int:
    """VI-4-C: fifteen yards are a personal foul, with a first down and the choice of the end of a gain."""
    return cell(DEFENSE_FOUL, yards, flags | (FIRST_DOWN | FROM_THE_END if yards == 15 else 0))


OFF_5A: Final = offense_foul(5, BEFORE_SNAP)
DEF_5Y: Final = defense_foul(5, FROM_THE_END)
OFF_S: Final = variable(OFFENSE_FOUL, S)
OFF_R: Final = variable(OFFENSE_FOUL, R)
DEF_S: Final = variable(DEFENSE_FOUL, S)
DEF_R: Final = variable(DEFENSE_FOUL, R)

_WORDS: Final = {
    "B": cell(BREAKAWAY),
    "(B)": cell(FORCED_BREAKAWAY),
    "TD": cell(TOUCHDOWN),
    "(TD)": cell(FORCED_TOUCHDOWN),
    "[TD]": cell(BRACKET_TOUCHDOWN),
    "QT": cell(TRAPPED),
    "QR": cell(QUARTERBACK_RUNS),
    "(QR)": cell(FORCED_RUN),
    "INC": cell(INCOMPLETE),
    "SOP": cell(SPRINT_OUT),
    "BLP": cell(BOOTLEG),
    "NG": cell(NO_GOOD),
    "KO": cell(KICKOFF_COLUMN),
    "FG": cell(FIELD_GOAL_COLUMN),
    "OB": cell(KICK_OUT),
    "-": cell(BLANK),
}
_FOULS: Final = {
    "OFF 5": offense_foul(5), "OFF 5A": OFF_5A, "OFF 10": offense_foul(10), "OFF 15": offense_foul(15),
    "OFF S": OFF_S, "OFF R": OFF_R,
    "DEF 5": defense_foul(5), "DEF 5Y": DEF_5Y, "DEF 10": defense_foul(10), "DEF 15": defense_foul(15),
    "DEF S": DEF_S, "DEF R": DEF_R,
}  # fmt: skip
_SHOWN: Final = {code: word for word, code in (_WORDS | _FOULS).items() if is_variable(code) or not is_foul(code)}
_WITH_YARDS: Final = {"INT": INTERCEPTION, "F": FUMBLE, "PI": INTERFERENCE, "BK": BLOCKED}
_YARD_WORDS: Final = {kind: word for word, kind in _WITH_YARDS.items()}
_YARDS: Final = r"([+-]?)\s*(\d{1,3}|DS|X|T[0-3])"
_WITH_YARDS_TEXT: Final = re.compile(rf"(INT|F|PI|BK)\s*(?:{_YARDS})?$")
_PLAIN_TEXT: Final = re.compile(rf"{_YARDS}$")
_WRAPPED_TEXT: Final = re.compile(rf"([(\[]){_YARDS}([)\]])$")
_WRAPPINGS: Final = {"()": (FORCED_GAIN, FORCED_LOSS), "[]": (BRACKET_GAIN, BRACKET_LOSS)}


def read_cell(text: str) -> int:
    """Compile the printed notation: ``7``, ``-DS``, ``12*``, ``(3)``, ``[-2]``, ``B``, ``INT X``, ``DEF 5Y`` …"""
    bare = text.replace("†", "*")
    flags = OUT if bare.endswith("*") else 0
    bare = bare.rstrip("*").strip() or "-"
    if bare in ("DEF 5X", "OFF 5X"):
        bare = bare[:-1] + "Y"
    code = _WORDS.get(bare)
    if code is not None:
        return code | flags
    if bare in _FOULS and not flags:
        return _FOULS[bare]
    code = _with_yards(bare, text)
    if code is None:
        raise no_result(text)
    return code | flags


def _with_yards(bare: str, text: str) -> int | None:
    """A cell with yards: plain, in parentheses or brackets, or after INT, F, PI, BK; None if it is no such. BadCell,
    which names *text*, the cell as printed, above 120 yards.
    """
    if match := _WITH_YARDS_TEXT.match(bare):
        return _WITH_YARDS[match[1]] << KIND | _amount(match[2] or "", match[3] or "0", text)
    if match := _PLAIN_TEXT.match(bare):
        return _yardage(GAIN, LOSS, BLANK, _amount(match[1], match[2], text))
    if (match := _WRAPPED_TEXT.match(bare)) and match[1] + match[4] in _WRAPPINGS:
        more, less = _WRAPPINGS[match[1] + match[4]]
        return _yardage(more, less, less, _amount(match[2], match[3], text))
    return None


def _amount(sign: str, digits: str, text: str) -> int:
    """The yards, or which variable yardage, as a part of the code; BadCell, which names *text*, above 120."""
    if digits in VARIABLES:
        return VARIABLE | VARIABLES[digits] | (NEGATIVE if sign == "-" else 0)
    return checked_yards(int(sign + digits), text) + ZERO


def _yardage(more: int, less: int, none: int, amount: int) -> int:
    """The kind that an amount's sign makes it, with the amount."""
    if amount & VARIABLE:
        return (less if amount & NEGATIVE else more) << KIND | amount
    return (more if amount > ZERO else less if amount < ZERO else none) << KIND | amount


def show_cell(code: int) -> str:
    """The printed notation of a cell."""
    notation = _notation(code)
    if not code & OUT:
        return notation.replace("#", show_amount(code))
    return "*" if notation == "-" else notation.replace("#", show_amount(code)) + "*"


def cell_sign(code: int) -> str:
    """The notation of all cells of a kind, with ``#`` for the yards: how a legend lists them.

    A yardage that the dice decide and stands alone is listed by its name, a star only where there is nothing else.
    """
    notation = _notation(code)
    if notation == "-":
        return "*" if code & OUT else "-"
    if notation == "#":
        return show_amount(code & ~NEGATIVE) if is_variable(code) else "#*" if code & OUT else "#"
    return notation


def _notation(code: int) -> str:
    """What is printed, but for the star, with ``#`` for the yards."""
    if code & ~OUT in _SHOWN:
        return _SHOWN[code & ~OUT]
    kind = kind_of(code)
    if kind == OFFENSE_FOUL:
        return "OFF #A" if code & BEFORE_SNAP else "OFF #"
    if kind == DEFENSE_FOUL:
        return "DEF #Y" if code & (FROM_THE_END | FIRST_DOWN) == FROM_THE_END else "DEF #"
    if kind in _YARD_WORDS:
        return _YARD_WORDS[kind] if kind == FUMBLE and show_amount(code) == "0" else f"{_YARD_WORDS[kind]} #"
    if kind in (FORCED_GAIN, FORCED_LOSS):
        return "(#)"
    return "[#]" if kind in (BRACKET_GAIN, BRACKET_LOSS) else "#"


def show_amount(code: int) -> str:
    """The yards as they are printed."""
    if code & VARIABLE:
        return ("-" if code & NEGATIVE else "") + _VARIABLE_NAMES[code & AMOUNT & ~(VARIABLE | NEGATIVE)]
    return str(yards_of(code))
