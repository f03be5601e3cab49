"""How long the builder works at a season."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Effort:
    """How long the loop works."""

    rate_passes: int = 3
    rate_replays: int = 5
    point_passes: int = 4
    point_replays: int = 9
    final_replays: int = 6
    final_gains: tuple[float, ...] = (0.9, 0.5)
    """How much of what is left of points each of the last passes moves."""
    refining_replays: int = 18
    evenings: int = 1
    """Before how many of them formations are made equal: it takes a few seconds."""
    mendings: int = 24
    """How often a chart whose guessing game is not sound is tried to be made so."""
    closing_passes: int = 3
    """How often at the most finished charts are played, points being moved in between while they are off."""
    is_leveled: bool = True
    """Are formations levelled for basic and advanced play before the closing passes? It takes a second a team."""


FULL: Final = Effort()
