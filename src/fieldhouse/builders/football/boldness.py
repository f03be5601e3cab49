"""How much bolder than counted coaches of either football are on fourth down: two factors of the odds to play it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from fieldhouse.gridiron.habits import WHOLE, ZONES, LeagueHabits

STEP: Final = 8.0
"""By how much the logarithm of the odds is moved for twice as many as there should be: doubling the odds takes some
eight of a hundred punts away, and about as many field goals (2017, 2024)."""
TOLERATED: Final = 0.04
"""Too many or too few by less than this stays: bolder coaches score more, and points were fitted without them."""
LONGEST: Final = 4.0
"""Where coaches hardly ever played fourth downs, twice the odds are not many more: steps grow up to so many times."""
MOST: Final = float(np.log(4.0))
"""Odds are at most four times what was counted, or a quarter."""
ORDINARY_STATES: Final = 4
"""The first kinds of score and clock: the others are late, and there the score decides."""
IN_RANGE: Final = ZONES.index("their 40 to 31")
"""From here on a field goal is the other choice."""


@dataclass(frozen=True)
class Boldness:
    """The logarithms of the two factors."""

    far: float = 0.0
    near: float = 0.0

    def moved(self, punts: float, field_goals: float, steps: tuple[float, float] = (STEP, STEP)) -> Boldness:
        """The next to be tried, after so many too many of both, as parts of the real ones."""
        return Boldness(_stepped(self.far, punts, steps[0]), _stepped(self.near, field_goals, steps[1]))


def _stepped(logarithm: float, error: float, step: float) -> float:
    """Moved by what an error is beyond the tolerated."""
    beyond = error - min(max(error, -TOLERATED), TOLERATED)
    return min(max(logarithm + step * beyond, -MOST), MOST)


def lengthened(moved: float, changed: float) -> float:
    """The step to take after a move of a logarithm that has *changed* an error: longer, if that was little."""
    expected = -moved / STEP
    if not expected:
        return STEP
    return STEP * min(max(expected / changed if changed * expected > 0 else LONGEST, 1.0), LONGEST)


def bolder(habits: LeagueHabits, boldness: Boldness) -> LeagueHabits:
    """The same habits with other odds to play ordinary fourth downs."""
    rows = list(habits.fourths)
    for number in range(ORDINARY_STATES * len(ZONES)):
        factor = np.exp(boldness.near if number % len(ZONES) >= IN_RANGE else boldness.far)
        rows[number] = tuple(_with_odds(part, factor) for part in rows[number])
    return replace(habits, fourths=tuple(rows))


def _with_odds(part: int, factor: float) -> int:
    """A part of a thousand whose odds are so many times what they were."""
    return round(WHOLE * factor * part / (WHOLE - part + factor * part))
