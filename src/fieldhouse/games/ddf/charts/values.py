"""The small charts and single values of a team sheet: their printed words, and how each is read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from decimal import ROUND_HALF_UP, Decimal
from typing import Final

from fieldhouse.games.ddf.model import (
    CANCELS,
    COMMITS,
    DEFENSE_RECOVERS,
    ESCAPED,
    FIRST_PASS,
    KICK_GOOD,
    KICK_NO_GOOD,
    NO_CHANGE,
    OFFENSE_RECOVERS,
    PLAY_COUNT,
    POST,
    PRE,
    SACKED,
    YES,
    Mark,
)
from fieldhouse.gridiron.chart_values import decimal, whole
from fieldhouse.table.chart_text import EMPTY

SUPPLEMENT: Final = "supplement"
PLAYERS: Final = "players"
COACHING: Final = "coaching"
ROLES: Final = ("pass", "rush", "receive", "kick return", "punt return", "kick", "punt", "intercept", "sack")
"""A role of ``[players]`` begins with one of these; ``rush`` and ``receive`` may name a play or a gain after it."""

_DECIMAL: Final = re.compile(r"\d{1,3}(\.\d+)?$")

Words = Mapping[str, Mark]
CANCELED: Final[dict[str, Words]] = {
    "great protection": {"XQT": YES},
    "good decision": {"XINT": YES},
    "ball protection": {"XF": YES},
}
SACK_RATE: Final[Words] = {"SCK": SACKED, "QR": ESCAPED}
FUMBLE_RECOVERY: Final[Words] = {"G": DEFENSE_RECOVERS, "L": OFFENSE_RECOVERS}
INFLUENCE: Final[dict[str, Words]] = {
    "influence DEF 5": {"DEF 5": COMMITS, "XDEF 5": CANCELS},
    "influence DEF 5X": {"DEF 5X": COMMITS, "XDEF 5X": CANCELS},
    "influence DEF 15": {"DEF 15": COMMITS, "XDEF 15": CANCELS},
    "influence PI": {"PI X": COMMITS, "XPI": CANCELS},
}
SNAP_CHECK: Final[Words] = {"Post": POST, "Pre": PRE}
ADJUSTMENT: Final[Words] = {EMPTY: NO_CHANGE, "G": KICK_GOOD, "NG": KICK_NO_GOOD}


def read_adjustment(text: str) -> Mark:
    """A mark of the field goal adjustment."""
    if text not in ADJUSTMENT:
        raise ValueError(f"{text!r} is not a field goal adjustment; expected G, NG or {EMPTY}")
    return ADJUSTMENT[text]


read_rating = decimal("a power rating", "224.5")


def read_per_play(text: str) -> tuple[int, ...] | None:
    """Nine whole numbers, one a play."""
    counts = text.split()
    if len(counts) != PLAY_COUNT or not all(count.isdecimal() for count in counts):
        raise ValueError(f"{text!r} is not a number for each play; expected nine whole numbers")
    return tuple(map(int, counts))


def read_solitaire(text: str) -> tuple[int, ...] | None:
    """The tops of the ranges for solitaire: up to 100 for the runs, and again for the passes."""
    tops = read_per_play(text) or ()
    for part in (tops[:FIRST_PASS], tops[FIRST_PASS:]):
        if list(part) != sorted(part) or part[-1] != 100:
            raise ValueError(
                f"{text!r} are not the tops of percentage ranges; "
                "expected rising numbers up to 100 for the four runs, and again for the five passes"
            )
    return tops


def read_muffed_snap(text: str) -> int | None:
    """The rating 000 to 009. A percentage is converted as the guide does: shift the point once and round."""
    if not text.endswith("%"):
        return whole(0, 9)(text)
    percent = text.removesuffix("%").strip()
    rating = (Decimal(percent) * 10).quantize(Decimal(1), ROUND_HALF_UP) if _DECIMAL.match(percent) else 10
    if rating > 9:
        raise ValueError(f"{text!r} cannot be right; expected something like 0.190%, or a rating like 002")
    return int(rating)


def read_shares(text: str) -> tuple[tuple[str, float], ...]:
    """Names with their shares of a role."""
    shares = []
    for part in text.split(","):
        name, _, share = part.strip().rpartition(" ")
        if not name or not _DECIMAL.match(share) or float(share) > 1:
            raise ValueError(f"{part.strip()!r} is not a share; expected something like A. Baker 0.9, C. Dunn 0.1")
        shares.append((name.strip(), float(share)))
    return tuple(shares)
