"""What came of a run, a catch or a throw, in classes: a chart says who had which share of each.

A role of ``[players]`` may name one after ``rush``, ``receive`` or ``pass``, as in ``rush 10 to 19``, ``receive
touchdown`` or ``pass incomplete``.
"""

from __future__ import annotations

from bisect import bisect_right
from itertools import pairwise
from typing import Final

GAIN_STARTS: Final = (0, 3, 6, 10, 20)
"""Yards from which the next class begins."""
GAINS: Final = (
    "under 0",
    *(f"{low} to {high - 1}" for low, high in pairwise(GAIN_STARTS)),
    f"{GAIN_STARTS[-1]} up",
)
TOUCHDOWN_STARTS: Final = (10,)
TOUCHDOWNS: Final = (f"touchdown under {TOUCHDOWN_STARTS[0]}", f"touchdown {TOUCHDOWN_STARTS[0]} up")

INCOMPLETE, INTERCEPTED = "incomplete", "intercepted"


def gain_name(yards: int, is_touchdown: bool) -> str:
    """The class of a gain."""
    if is_touchdown:
        return TOUCHDOWNS[bisect_right(TOUCHDOWN_STARTS, yards)]
    return GAINS[bisect_right(GAIN_STARTS, yards)]
