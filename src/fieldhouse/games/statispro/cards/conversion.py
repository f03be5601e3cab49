"""Section 17: cards of the older base-8 game, and teams of eras without three-pointers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

_SHOOTING_TENS: Final = (
    (1, 3, 5, 6, 8, 9, 11, 13), (14, 16, 17, 19, 20, 22, 23, 25), (27, 28, 30, 31, 33, 34, 36, 38),
    (39, 41, 42, 44, 45, 47, 48, 50), (52, 53, 55, 56, 58, 59, 61, 63), (64, 66, 67, 69, 70, 72, 73, 75),
    (77, 78, 80, 81, 83, 84, 86, 88), (89, 91, 92, 94, 95, 97, 99),
)  # fmt: skip
SHOOTING: Final = {
    10 * tens + ones: rating for tens, row in enumerate(_SHOOTING_TENS, 1) for ones, rating in enumerate(row, 1)
}
"""17.1: base 8 to base 10."""
ASSISTS: Final = {
    36: 1, 41: 2, 43: 3, 45: 4, 47: 5, 51: 6, 53: 7, 56: 8, 58: 9, 61: 10, 63: 11, 65: 12, 67: 13, 71: 14, 72: 15,
    74: 16, 75: 17, 76: 18,
}  # fmt: skip
"""17.2: the lowest base-8 assist number of each rate."""
DEFENSE: Final = {6: -10, 5: -9, 4: -8, 3: -7, 2: -6, 1: -5, 0: -4, -1: -3, -2: -2, -3: -1, -4: 0, -5: 0}
"""17.4: M6 is 6, P4 is -4."""
FOUL_FACTOR: Final = 1.56
HIGHEST: Final = 100
FIRST_THREES: Final = 1980
"""17.5: the season that brought the three-pointer."""


def convert_shooting(base_8: int) -> int:
    """17.1: a FIELD GOAL, THREE POINT or FREE THROW rating; 88 is every shot. A ValueError in words for what is
    none."""
    if base_8 == 88:
        return HIGHEST
    if base_8 not in SHOOTING:
        raise ValueError(f"{base_8} is no base-8 rating; expected 11 to 88, both digits 1 to 8")
    return SHOOTING[base_8]


def convert_assist(base_8: int) -> int:
    """17.2: an ASSIST RATE; between two printed numbers the lower counts."""
    return max((rate for number, rate in ASSISTS.items() if number <= base_8), default=0)


def convert_foul_ranges(widths: Sequence[int]) -> list[tuple[int, int]]:
    """17.3: each width times 1.56, laid end to end so that none overlap. A ValueError in words if they end beyond
    100."""
    ranges: list[tuple[int, int]] = []
    low = 1
    for width in widths:
        high = low + max(1, round(width * FOUL_FACTOR)) - 1
        ranges.append((low, high))
        low = high + 1
    if ranges and ranges[-1][1] > HIGHEST:
        raise ValueError(f"the foul ranges end at {ranges[-1][1]}; expected {HIGHEST} or less: leave a player out")
    return ranges


def convert_defense(base_8: str) -> int:
    """17.4: ``M6`` to ``P5``, or ``0``. A ValueError in words for anything else."""
    sign = {"M": 1, "P": -1}.get(base_8[:1], 0)
    number = sign * int(base_8[1:]) if sign and base_8[1:].isdecimal() else 0
    if base_8 != "0" and (not sign or not number or number not in DEFENSE):
        raise ValueError(f"{base_8!r} is no base-8 DEFENSE RATE; expected M6 to M1, 0, or P1 to P5")
    return DEFENSE[number]
