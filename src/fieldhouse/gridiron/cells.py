"""Cells: the results printed on a chart, compiled to integers.

A cell is ``kind << 16 | flags << 12 | amount``. The kind says which row or column of the priority chart
it is (a gain and a loss are different kinds, as in print), the amount is the yardage plus ``ZERO``.
Rules take a cell apart with ``cell >> KIND`` and ``(cell & AMOUNT) - ZERO``; ``cell(...)`` makes one.
"""

from __future__ import annotations

from typing import Final, NewType

Kind = NewType("Kind", int)
"""Which row or column of the priority chart a cell is."""

KIND: Final = 16
FLAGS: Final = 12
AMOUNT: Final = 0xFFF
ZERO: Final = 0x400
"""The amount that stands for no yards. Amounts of 0x800 and more are a game's own variable yardages."""

OUT: Final = 1 << FLAGS
"""``*``: the play ends out of bounds; on an offensive penalty, intentional grounding."""
BOLD: Final = 2 << FLAGS
"""``!``: printed bold (a short pass that may become a big play)."""
AUTOMATIC: Final = 4 << FLAGS
"""``X`` after a defensive penalty: automatic first down."""

GAIN: Final = Kind(0)
LOSS: Final = Kind(1)
BLANK: Final = Kind(2)
BREAKAWAY: Final = Kind(3)
TOUCHDOWN: Final = Kind(4)
TRAPPED: Final = Kind(5)
INTERCEPTION: Final = Kind(6)
INCOMPLETE: Final = Kind(7)
FUMBLE: Final = Kind(8)
FORCED_GAIN: Final = Kind(9)
FORCED_LOSS: Final = Kind(10)
FORCED_TOUCHDOWN: Final = Kind(11)
OFFENSE_FOUL: Final = Kind(12)
DEFENSE_FOUL: Final = Kind(13)
INTERFERENCE: Final = Kind(14)
GROUNDING: Final = Kind(15)
FAIR_CATCH: Final = Kind(16)
BLOCKED: Final = Kind(17)
NO_GOOD: Final = Kind(18)
GOOD: Final = Kind(19)
FIRST_FREE_KIND: Final = 20
"""Kinds from here on are a game's own."""

KINDS: Final[tuple[Kind, ...]] = tuple(map(Kind, range(64)))
"""``KINDS[cell >> KIND]`` is the kind of a cell, without a call in the rules that roll."""


def cell(kind: Kind, yards: int = 0, flags: int = 0) -> int:
    """A cell as one whole number: kind, flags and yards side by side."""
    return kind << KIND | flags | (yards + ZERO)


def kind_of(code: int) -> Kind:
    """What a packed cell is: a gain, a fumble, a penalty ..."""
    return KINDS[code >> KIND]


def yards_of(code: int) -> int:
    """The yards of a packed cell, which may be below nought."""
    return (code & AMOUNT) - ZERO


def gain(yards: int, flags: int = 0) -> int:
    """The cell of a plain yardage: a gain, a loss or a blank."""
    return cell(GAIN if yards > 0 else LOSS if yards < 0 else BLANK, yards, flags)


def forced(yards: int) -> int:
    """A yardage in parentheses. ``(0)`` is printed red and counts as a forced loss."""
    return cell(FORCED_GAIN if yards > 0 else FORCED_LOSS, yards)


NOTHING: Final = gain(0)
"""The blank cell."""


MOST_YARDS: Final = 120
"""That a cell gives or takes."""


class BadCell(ValueError):
    """A text that is not a cell; the message says what was expected."""


_WORDS: Final = {
    "-": NOTHING,
    "0": NOTHING,
    "B": cell(BREAKAWAY),
    "TD": cell(TOUCHDOWN),
    "(TD)": cell(FORCED_TOUCHDOWN),
    "QT": cell(TRAPPED),
    "INC": cell(INCOMPLETE),
    "FC": cell(FAIR_CATCH),
    "NG": cell(NO_GOOD),
    "G": cell(GOOD),
}
_WITH_YARDS: Final = {"INT": INTERCEPTION, "F": FUMBLE, "PI": INTERFERENCE, "BK": BLOCKED}


def read_cell(text: str) -> int:
    """Compile the printed notation: ``7``, ``-2``, ``12*``, ``16!``, ``(3)``, ``B``, ``INT 12``, ``DEF 5X`` …"""
    code = _WORDS.get(text)
    if code is not None:
        return code
    word, _, rest = text.partition(" ")
    if word in ("OFF", "DEF"):
        return _foul(word, rest, text)
    if word in _WITH_YARDS:
        return cell(_WITH_YARDS[word], _number(rest or "0", text))
    if text.startswith("(") and text.endswith(")"):
        return forced(_number(text[1:-1], text))
    return _yardage(text)


def _foul(side: str, rest: str, text: str) -> int:
    """A penalty of either side: its yards, and its mark. BadCell, which names *text*, the cell, if it has no such
    yards."""
    if side == "DEF":
        automatic = AUTOMATIC if rest.endswith("X") else 0
        return cell(DEFENSE_FOUL, _number(rest.removesuffix("X"), text), automatic)
    if rest.endswith("*"):
        return cell(GROUNDING, _number(rest[:-1], text), OUT)
    return cell(OFFENSE_FOUL, _number(rest, text))


def _yardage(text: str) -> int:
    """A gain or a loss, with its marks. BadCell if it is neither, or beyond all reason."""
    flags = OUT if "*" in text else 0
    flags |= BOLD if "!" in text else 0
    return gain(_number(text.rstrip("*!"), text), flags)


def _number(digits: str, text: str) -> int:
    """Whole yards; BadCell, which names *text*, the cell, if they are none or more than 120 either way."""
    try:
        number = int(digits)
    except ValueError:
        raise no_result(text) from None
    return checked_yards(number, text)


def checked_yards(number: int, text: str) -> int:
    """The same number; BadCell, which names *text*, the cell, if it is more than 120 either way."""
    if not -MOST_YARDS <= number <= MOST_YARDS:
        raise BadCell(f"{text!r} is out of range: {MOST_YARDS} yards at the most")
    return number


def no_result(text: str) -> BadCell:
    """To be raised of a cell that says nothing."""
    return BadCell(f"{text!r} is not a result of these charts")


_SHOWN: Final = {code: word for word, code in _WORDS.items() if word != "0"}
_YARD_WORDS: Final = {kind: word for word, kind in _WITH_YARDS.items()}


def show_cell(code: int) -> str:
    """The printed notation of a cell."""
    return cell_sign(code).replace("#", str(yards_of(code)))


def cell_sign(code: int) -> str:
    """The notation of all cells of a kind, with ``#`` for the yards: how a legend lists them."""
    if code in _SHOWN:
        return _SHOWN[code]
    kind = kind_of(code)
    if kind == OFFENSE_FOUL:
        return "OFF #"
    if kind == GROUNDING:
        return "OFF #*"
    if kind == DEFENSE_FOUL:
        return "DEF #X" if code & AUTOMATIC else "DEF #"
    if kind in _YARD_WORDS:
        return f"{_YARD_WORDS[kind]} #" if yards_of(code) or kind == INTERFERENCE else _YARD_WORDS[kind]
    if kind in (FORCED_GAIN, FORCED_LOSS):
        return "(#)"
    return f"#{'*' if code & OUT else ''}{'!' if code & BOLD else ''}"
