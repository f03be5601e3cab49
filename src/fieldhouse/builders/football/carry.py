"""Rounding carried over: shares that thirty cells cannot hold exactly come out right over several columns."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from fieldhouse.builders.football.quantise import THROWS, WEIGHT, take

MOST_CARRIED: Final = 2.0
"""No more than so many of 216 are handed on to the next column, or taken over by it."""


@dataclass
class Carry:
    """What rounding left over, in calls, handed on from column to column."""

    left: dict[object, float] = field(default_factory=dict)

    def take(self, free: list[int], key: object, share: float, calls: float) -> list[int]:
        """Take totals for a share of the 216 out of *free*; what they are off by is handed on."""
        calls = max(calls, 1.0)
        handed = _carried(self.left.get(key, 0.0) * THROWS / calls)
        wanted = max(share, 0.0) * THROWS + handed
        taken = take(free, max(int(wanted + 0.5), 0))
        off = wanted - sum(WEIGHT[total] for total in taken)
        self.left[key] = _carried(off) / THROWS * calls
        return taken


def _carried(weight: float) -> float:
    """What is carried over to the next column, within bounds."""
    return max(-MOST_CARRIED, min(weight, MOST_CARRIED))
