"""Numbers that are none: Python refuses to read more than some thousand digits, and nothing here needs a hundred."""

from __future__ import annotations

import re
from typing import Final

LONGEST: Final = 100
"""Digits. A seed of 128 bits has 39."""
_TOO_LONG: Final = re.compile(rf"\d{{{LONGEST + 1},}}")


def bad_number(text: str) -> str:
    """What is wrong with a number in *text* that is too long to be one; nothing if there is none."""
    found = _TOO_LONG.search(text)
    if found is None:
        return ""
    return f"{found[0][:6]}… is a bad number: it has {len(found[0])} digits; expected no more than {LONGEST}"
