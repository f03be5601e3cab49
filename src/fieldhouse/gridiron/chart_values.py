"""The single values of a team's sheet: how each is read, and the sentence that refuses it."""

from __future__ import annotations

import re
from collections.abc import Callable
from decimal import Decimal
from typing import Final

_DECIMAL: Final = re.compile(r"\d{1,3}(\.\d+)?$")
_WHOLE: Final = re.compile(r"[+-]?\d{1,4}$")


def whole(low: int, high: int) -> Callable[[str], int]:
    """What reads a whole number of that range out of a chart's line, or says what was expected."""

    def read(text: str) -> int:
        if _WHOLE.match(text) and low <= int(text) <= high:
            return int(text)
        raise ValueError(f"{text!r} cannot be right; expected a whole number of {low} to {high}")

    return read


def decimal(what: str, like: str) -> Callable[[str], float]:
    """What reads a decimal number out of a chart's line, or says what was expected."""

    def read(text: str) -> float:
        if _DECIMAL.match(text):
            return float(text)
        raise ValueError(f"{text!r} is not {what}; expected something like {like}")

    return read


def read_title(text: str) -> str:
    """A team's full name, which must not be empty."""
    if text:
        return text
    raise ValueError("the title is empty; expected the team's full name")


def read_code(text: str) -> str:
    """A team's code, which is capitals and digits."""
    if text.isalnum() and text == text.upper():
        return text
    raise ValueError(f"{text!r} is not a team's code; expected capitals and digits, like PHI")


def show_number(number: float) -> str:
    """As few digits as tell the number, and no exponent, which a person would not write."""
    return str(int(number)) if number == int(number) else format(Decimal(repr(number)), "f")
