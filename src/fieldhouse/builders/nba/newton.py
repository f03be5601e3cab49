"""A Newton step on the league's factors: the mean that each is for, the measured Jacobian, the step all take together.

The Jacobian was measured: with fitted cards of 2007-08 each factor was moved down and up by itself and the season
played (``tools/make_statispro_responses.py``). Only those of DEFENSE, THREE POINTS and FREE THROWS, which hardly move
other means, are estimates; and THREE ATTEMPTS, which ATTEMPTS limit, moved threes by 0.8 then but by less in later
seasons. R was measured in 1986, 2008, 2018 and 2023, from -5 to 10, and all lie on one curve. They need not be exact or
the same in all times: the fit plays again after every turn.
"""

from __future__ import annotations

from dataclasses import replace
from math import exp, log
from typing import Final

import numpy as np

from fieldhouse.builders.nba.league import TeamAverages
from fieldhouse.builders.nba.ratings import Factors
from fieldhouse.table.plain_json import PlainReport

TARGET_MEAN: Final = {
    "attempts": "pace", "threes": "three_attempts", "assists": "assists", "steals": "steals", "blocks": "blocks",
    "foul_drawing": "throws", "defense": "twos", "three_points": "three_share", "free_throws": "throw_share",
    "turnovers": "turnovers", "fouls": "fouls", "rebounds": "offensive",
}  # fmt: skip
"""The mean that each factor is to bring right."""
ADDITIVE: Final = ("defense", "three_points", "free_throws", "turnovers", "fouls", "rebounds")
"""Factors that add to a rating or are a season's number; the others multiply ratings."""
RESPONSES: Final[dict[str, dict[str, float]]] = {
    "attempts": {
        "pace": 0.16, "three_attempts": -0.04, "assists": -0.06, "steals": -0.49, "blocks": 0.42, "throws": 0.34,
        "three_share": 0.06, "turnovers": -0.35, "fouls": 0.21, "offensive": 0.23,
    },
    "threes": {
        "three_attempts": 0.60, "blocks": -0.25, "throws": -0.15, "three_share": -0.03, "fouls": -0.10,
        "offensive": 0.03,
    },
    "assists": {
        "pace": 0.03, "assists": 0.91, "blocks": -0.41, "throws": 0.05, "twos": 0.17, "turnovers": -0.07,
        "offensive": -0.04,
    },
    "steals": {"pace": 0.04, "three_attempts": -0.05, "assists": -0.08, "steals": 0.90, "turnovers": 0.46},
    "blocks": {"assists": -0.07, "blocks": 1.01, "twos": -0.11, "offensive": 0.08},
    "foul_drawing": {
        "pace": 0.04, "throws": 0.77, "twos": 0.11, "three_share": 0.04, "turnovers": 0.04, "fouls": 0.45,
        "offensive": -0.09,
    },
    "defense": {"pace": 0.15, "assists": 0.25, "twos": 0.008, "offensive": -0.15},
    "three_points": {"three_share": 0.014},
    "free_throws": {"throw_share": 0.01},
    "turnovers": {"pace": 0.039, "throws": 0.015, "turnovers": 0.060, "fouls": 0.008},
    "fouls": {"assists": -0.010, "throws": 0.030, "fouls": 0.047},
    "rebounds": {"pace": 0.45, "steals": -0.04, "turnovers": -0.05, "offensive": -0.60},
}  # fmt: skip
"""The Jacobian, what a factor moves: by how many percent with one percent of a factor that multiplies, by how much with
one of a factor that adds."""
BOUNDS: Final = {"turnovers": (0.0, 100.0), "fouls": (0.0, 100.0), "rebounds": (-20.0, 20.0)}
"""Those of a season's numbers on paper."""
R_DECAY: Final = 0.1
"""Every step of R does less than the one before it, by such a share: its responses above are those at R = 0."""
LARGEST_STEP: Final = 0.25
"""A factor that multiplies moves by no more at once, in logarithms."""
PRIOR_THREES: Final = 1500
"""Threes of the prior: a season that had as many takes over half of its residual."""
LEAST_SHARE: Final = 0.01
"""A mean that comes out as nothing is taken for such a share of the real one."""
SWUNG: Final = 0.5
"""Of a residual that has changed its sign since the last round so much is believed (Kesten 1958): the response may be
larger than it was measured, or the residual may be chance."""


def newton_step(
    factors: Factors, real: TeamAverages, played: TeamAverages, gain: float, games: int,
    last: TeamAverages | None = None,
) -> Factors:  # fmt: skip
    """All factors at once, so far that by their responses every mean would come right, or a share *gain* of it.

    Of a mean that lies on the other side of the real one than in the *last* round only a part is asked. What was not
    counted in the season's time (17.6) has no say, and its factor stays; without turnovers or offensive rebounds
    ATTEMPTS go by shots instead of pace. Threes of early seasons are few: the fewer the *games* of all teams had, the
    more their residual is shrunk. R is a whole number: within half a step it stays as it is, whatever the others would
    have of it; else it moves all the way, a share of a step would be lost in rounding.
    """
    wanted = {factor: getattr(real, mean) for factor, mean in TARGET_MEAN.items() if getattr(real, mean)}
    errors = {factor: _residual(played, factor, level) for factor, level in wanted.items()}
    if not real.turnovers or not real.offensive:
        errors["attempts"] = log(real.attempts / played.attempts)
    if last:
        for factor, level in wanted.items():
            if errors[factor] * _residual(last, factor, level) < 0:
                errors[factor] *= SWUNG
    if "rebounds" in errors and _is_within_half_a_step(factors, errors["rebounds"], real.offensive):
        del errors["rebounds"]
    for factor, number in (("threes", real.three_attempts), ("three_points", real.threes)):
        if factor in errors:
            errors[factor] *= games * number / (games * number + PRIOR_THREES)
    stepped: PlainReport = {
        factor: _stepped(factors, factor, step if factor == "rebounds" else gain * step)
        for factor, step in _steps(factors, wanted, errors).items()
    }
    return replace(factors, **stepped)


def _residual(played: TeamAverages, factor: str, level: float) -> float:
    """How far the mean of a factor is from its real level, in logarithms: above 0 where it is too low."""
    return log(level / max(getattr(played, TARGET_MEAN[factor]), LEAST_SHARE * level))


def _steps(factors: Factors, wanted: dict[str, float], errors: dict[str, float]) -> dict[str, float]:
    """The Newton step. A factor at its bound that would go on is left out: the others must not count on it."""
    matrix = [[_response(factors, factor, other, wanted[other]) for factor in errors] for other in errors]
    solution = np.linalg.solve(np.array(matrix), np.array(list(errors.values())))
    steps = dict(zip(errors, solution.tolist(), strict=True))
    free = {factor: error for factor, error in errors.items() if not _is_at_bound(factors, factor, steps[factor])}
    return steps if len(free) == len(errors) else _steps(factors, wanted, free)


def _is_at_bound(factors: Factors, factor: str, step: float) -> bool:
    """Would the step take a factor farther than it may go?"""
    if factor not in BOUNDS:
        return False
    least, most = BOUNDS[factor]
    value: float = getattr(factors, factor)
    return value >= most if step > 0 else value <= least


def _is_within_half_a_step(factors: Factors, error: float, offensive: float) -> bool:
    """Is the error less than half of what one step of the rebounds moves?"""
    return abs(error) < abs(_response(factors, "rebounds", "rebounds", offensive)) / 2


def _response(factors: Factors, factor: str, other: str, level: float) -> float:
    """By what share the mean of the other factor moves."""
    found = RESPONSES[factor].get(TARGET_MEAN[other], 0.0)
    if factor == "rebounds":
        found *= response_decay(factors.rebounds)
    return found / level if factor in ADDITIVE else found


def response_decay(number: float) -> float:
    """What is left of R's responses where R is that number."""
    return exp(-R_DECAY * round(number))


def _stepped(factors: Factors, factor: str, step: float) -> float:
    """A factor after its step, within its bounds."""
    old: float = getattr(factors, factor)
    if factor not in ADDITIVE:
        return old * exp(max(-LARGEST_STEP, min(LARGEST_STEP, step)))
    if factor == "rebounds":
        old = round(old)  # as it was played
    least, most = BOUNDS.get(factor, (-100.0, 100.0))
    return max(least, min(most, old + step))
