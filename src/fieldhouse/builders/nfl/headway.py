"""How far a build is, and how long it will still take."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from fieldhouse.builders.nfl.effort import Effort

SHARES: Final = {"rates": 4.0, "points": 4.0, "refining": 17.0, "closing": 6.0}
"""What a pass of each stage takes, one beside the other, in the pace of an idle machine."""
MINUTE: Final = 60


class Headway:
    """Begun with the first pass of a build; reads the clock."""

    def __init__(self, effort: Effort, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.start = clock()
        passes = {"rates": effort.rate_passes, "points": effort.point_passes, "refining": len(effort.final_gains)}
        passes["closing"] = effort.closing_passes
        self.whole = sum(SHARES[stage] * often for stage, often in passes.items())
        self.done = 0.0

    def after(self, stage: str) -> str:
        """Another pass of a *stage* is done: how long it will take at this pace, at the most, in words."""
        self.done = min(self.done + SHARES[stage], self.whole)
        left = round((self.clock() - self.start) * (self.whole - self.done) / self.done)
        return f"about {left // MINUTE}:{left % MINUTE:02} left"
