"""The target ratios of the loop: every figure's target is the observed one, but for reasons found in the season itself.

Two things move a target. Box scores and play-by-play of college games do not agree (:data:`BETWEEN`). And what replays
keep missing in the league as a whole, whatever the teams' own targets, is added to them (:attr:`Targets.level`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import numpy as np

from fieldhouse.builders.ncaa.measures import LOWER, Count, league

BETWEEN: Final = {"yards_per_rush": 0.985, "penalties": 1.045}
"""Box scores count more losses as rushes, and more flags, than plays have them: the middle of the two."""
LEVELED: Final = ("yards_per_rush", "completion", "yards_per_completion", "interception_rate", "sack_rate")
MOST_LEVELED: Final = 0.1
SLOWLY: Final = 0.5
"""Replays have their luck: a part of the league's residual is taken over at a time."""


@dataclass
class Targets:
    """By what part each figure's target lies above or below the observed one."""

    level: dict[str, float] = field(default_factory=lambda: dict.fromkeys(LEVELED, 1.0))

    def target_ratio(self, name: str) -> float:
        """The league's figure that is wanted, over the real one."""
        return BETWEEN.get(name, 1.0)

    def team_target_ratio(self, name: str) -> float:
        """A team's own figure that is wanted, over the real one, with what replays of the league have lacked so far."""
        return self.target_ratio(name) * self.level.get(name, 1.0)

    def learn(self, real: Count, played: Count, gain: float) -> None:
        """Move the levels by what a pass of replays lacked."""
        was, found = league(real.without(LOWER)), league(played.without(LOWER))
        for name in self.level:
            lacking = self.target_ratio(name) * was[name] / found[name]
            level = self.level[name] * lacking ** (SLOWLY * gain)
            self.level[name] = float(np.clip(level, 1 - MOST_LEVELED, 1 + MOST_LEVELED))
