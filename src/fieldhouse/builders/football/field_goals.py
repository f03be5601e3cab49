"""Field goals: one curve for the league, moved for each team, turned into a column by its quantiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import polars as pl

from fieldhouse.builders.counting import Floats
from fieldhouse.builders.football.quantise import THROWS, WEIGHT, take
from fieldhouse.gridiron import cells
from fieldhouse.gridiron.cells import cell, gain
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.table.dice import Column

KINK: Final = 28
"""From here (a kick of 46 yards) the curve falls more steeply."""
LONGEST: Final = 43
FAR: Final = 37
"""Beyond this the few kicks on record were those that could be made: the curve is let fall."""
PRIOR_COUNT: Final = 4.0
OFFSIDE: Final = 0.012


def _features(distance: Floats) -> Floats:
    """What the curve is a sum of: one, the distance, and the distance beyond the kink."""
    return np.stack([np.ones_like(distance), distance / 10, np.maximum(distance - KINK, 0) / 10], axis=1)


@dataclass(frozen=True)
class FieldGoals:
    """The league's curve, each team's kicker and each team's luck against kickers."""

    curve: Floats
    kicker: Floats
    allowed: Floats
    """How far opponents' makes lie from the curve, a try."""
    blocked: float

    @classmethod
    def fit(cls, teams: tuple[str, ...], tries: pl.DataFrame) -> FieldGoals:
        """The curve of all tries by distance (a logistic regression), and how kickers and defenses differ from it."""
        tries = tries.filter(pl.col("yardline_100").is_not_null() & pl.col("field_goal_result").is_not_null())
        distance = tries["yardline_100"].to_numpy().astype(float)
        is_good = (tries["field_goal_result"] == "made").to_numpy().astype(float)
        features = _features(distance)
        curve = np.array([4.0, -0.8, -0.5])
        for _ in range(25):
            chance = _chance(features @ curve)
            slope = features.T @ (features * (chance * (1 - chance))[:, None]) + 1e-6 * np.eye(3)
            curve = curve + np.linalg.solve(slope, features.T @ (is_good - chance))
        chance = _chance(features @ curve)
        kicker, allowed = np.zeros(len(teams)), np.zeros(len(teams))
        kicking, facing = tries["posteam"].to_numpy(), tries["defteam"].to_numpy()
        for index, team in enumerate(teams):
            mine, theirs = kicking == team, facing == team
            spread = float((chance * (1 - chance))[mine].sum())
            kicker[index] = float((is_good - chance)[mine].sum()) / (spread + PRIOR_COUNT)
            allowed[index] = float((is_good - chance)[theirs].sum()) / (float(theirs.sum()) + 10)
        blocked = float((tries["field_goal_result"] == "blocked").sum()) / max(len(tries), 1)
        return cls(curve, kicker, allowed, blocked)

    def chances(self, team: int) -> Floats:
        """The chance to be good from every line of scrimmage, 1 to :data:`LONGEST` yards away."""
        distance = np.arange(1, LONGEST + 1, dtype=float)
        fall = 1 - np.maximum(distance - FAR, 0) / 12
        return np.asarray(_chance(_features(distance) @ self.curve + self.kicker[team]) * fall)

    def column(self, team: int) -> Column:
        """A column whose yards reach a line as often as the team's kicks were good from there."""
        free = list(WEIGHT)
        found = dict.fromkeys(take(free, round(OFFSIDE * THROWS)), cell(cells.OFFENSE_FOUL, 5))
        chances = self.chances(team)
        missing = (1 - chances[0]) * THROWS
        blocked = take(free, round(min(self.blocked * THROWS, missing)))
        found |= dict.fromkeys(blocked, cell(cells.BLOCKED, -7))
        weight = sum(WEIGHT[total] for total in free)
        reached = 0.0
        for total in sorted(free, key=lambda each: (WEIGHT[each], each)):
            middle = (reached + WEIGHT[total] / 2) / (weight + sum(WEIGHT[each] for each in blocked))
            found[total] = self._cell(chances, middle)
            reached += WEIGHT[total]
        return Column("Field Goal", OFFENSE, found)

    @staticmethod
    def _cell(chances: Floats, middle: float) -> int:
        """The longest try that is good at that level, as a cell."""
        good = np.nonzero(chances >= middle)[0]
        return gain(int(good[-1]) + 1) if len(good) else cell(cells.NO_GOOD)


def _chance(score: Floats) -> Floats:
    """The logistic function: from the score of a regression to a chance."""
    return np.asarray((1 + np.tanh(score / 2)) / 2)  # the logistic curve, safe far out


def field_goal_chance(plays: pl.DataFrame, goals: FieldGoals) -> float:
    """The chance from which coaches of the season kicked rather than punted, by the line that parts the two best."""
    kicks = plays.filter(
        (pl.col("down") == 4) & pl.col("kind").is_in(["punt", "field_goal"]) & pl.col("yardline_100").is_between(20, 50)
        & (pl.col("qtr") < 4)
    )  # fmt: skip
    line = kicks["yardline_100"].to_numpy()
    is_try = (kicks["kind"] == "field_goal").to_numpy()
    lines = np.arange(25, LONGEST)
    right = [int((is_try & (line <= each)).sum() + (~is_try & (line > each)).sum()) for each in lines]
    best = float(lines[int(np.argmax(right))])
    features = _features(np.array([best + 0.5]))
    return float(_chance(features @ goals.curve)[0])
