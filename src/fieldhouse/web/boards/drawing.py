"""Small things that templates draw with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

PIPS: Final = {
    "black": ("#16181d", "#f4f1e8"),
    "white": ("#fbfaf5", "#16181d"),
    "yellow": ("#f2c230", "#16181d"),
    "red": ("#b3202c", "#fdf6ec"),
    "green": ("#23703f", "#fdf6ec"),
    "ten": ("#39508f", "#fdf6ec"),
}
"""The body and the numeral of each die."""


def dice_face(colour: str) -> tuple[str, str]:
    """The colours of the die's body and of its numeral; white for one that is not known."""
    return PIPS.get(colour, PIPS["white"])


def along(value: int, least: int, most: int) -> str:
    """How far from the left a value stands on a track, which leaves a little room at both ends."""
    return f"{round(7 + (min(max(value, least), most) - least) * 86 / (most - least), 2)}%"


def polyline(values: Sequence[tuple[float, float]], width: float, height: float, last: float) -> str:
    """Points of a curve: places along *last* and shares from 0 to 1, as an SVG polyline wants them."""
    across = width / max(last, 1)
    return " ".join(f"{index * across:.1f},{(1 - share) * height:.1f}" for index, share in values)
