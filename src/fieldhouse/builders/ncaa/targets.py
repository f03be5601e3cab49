"""The target ratios of the loop: every figure's target is the observed one, but for reasons found in the season itself.

Three things move a target. Box scores and play-by-play of college games do not agree (:data:`BETWEEN`). The timing
chart knows no tempo, so a season has more or fewer plays than it had; how much of that is bought back with throws that
are caught, and with runs, follows from how far off the plays are (:attr:`Targets.haste`). And what replays keep
missing in the league as a whole, whatever the teams' own targets, is added to them (:attr:`Targets.level`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import numpy as np

from fieldhouse.builders.ncaa.measures import LOWER, Count, league

BETWEEN: Final = {"yards_per_rush": 0.985, "penalties": 1.045}
"""Box scores count more losses as rushes, and more flags, than plays have them: the middle of the two."""
HASTE: Final = {"completion": 0.032, "yards_per_completion": -0.035}
MORE_RUNS: Final = 0.2
"""What a whole haste adds: throws that are caught, shorter ones, and runs, all of which keep the clock running."""
PLAYS_OFF: Final = 0.03
"""Plays so much too many call for a whole haste, too few for its opposite."""
LEVELED: Final = ("yards_per_rush", "completion", "yards_per_completion", "interception_rate", "sack_rate")
MOST_LEVELED: Final = 0.1
SLOWLY: Final = 0.5
"""Replays have their luck: a part of the league's residual is taken over at a time."""


@dataclass
class Targets:
    """By what part each figure's target lies above or below the observed one."""

    haste: float = 0.0
    level: dict[str, float] = field(default_factory=lambda: dict.fromkeys(LEVELED, 1.0))

    def target_ratio(self, name: str) -> float:
        """The league's figure that is wanted, over the real one."""
        return BETWEEN.get(name, 1.0) * (1 + self.haste * HASTE.get(name, 0.0))

    def team_target_ratio(self, name: str) -> float:
        """The same for each team's own figure, with what replays of the league have lacked so far."""
        return self.target_ratio(name) * self.level.get(name, 1.0)

    @property
    def runs(self) -> float:
        """The odds of a run that are wanted, over the real ones."""
        return 1 + self.haste * MORE_RUNS

    def learn(self, real: Count, played: Count, gain: float) -> None:
        """Move haste and levels by what a pass of replays lacked."""
        was, found = league(real.without(LOWER)), league(played.without(LOWER))
        wanted = float(np.clip((found["plays"] / was["plays"] - 1) / PLAYS_OFF, -1.0, 1.0))
        self.haste += gain * (wanted - self.haste)
        for name in self.level:
            lacking = self.target_ratio(name) * was[name] / found[name]
            level = self.level[name] * lacking ** (SLOWLY * gain)
            self.level[name] = float(np.clip(level, 1 - MOST_LEVELED, 1 + MOST_LEVELED))
