"""How long the builder works at a season."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Effort:
    """How long the loop works."""

    rate_passes: int = 3
    rate_replays: int = 6
    point_passes: int = 5
    point_replays: int = 10
    final_replays: int = 8
    final_gains: tuple[float, ...] = (0.9, 0.6, 0.4)
    """How much of what is left of points each of the last passes moves."""
    refining_replays: int = 20
    evenings: int = 2
    """In how many of them formations are made equal: it takes a quarter of a minute."""
    mendings: int = 12
    """How often a chart whose guessing game is not sound is tried to be made so."""


FULL: Final = Effort()
