"""The league's screws: which mean each is for, what it does to the others, and how far all must turn together.

The responses were measured: with fitted cards of 2007-08 each screw was turned down and up by itself and the season
played (``tools/make_statispro_responses.py``). Only those of DEFENSE, THREE POINTS and FREE THROWS, which hardly move
other means, are estimates; and THREE ATTEMPTS, which ATTEMPTS limit, moved threes by 0.8 then but by less in later
seasons. R was measured in 1986, 2008, 2018 and 2023, from -5 to 10, and all lie on one curve. They need not be exact or
the same in all times: the fit plays again after every turn.
"""

from __future__ import annotations

from dataclasses import replace
from math import exp, log
from typing import Final

from fieldhouse.builders.nba.league import League
from fieldhouse.builders.nba.ratings import Factors
from fieldhouse.table.plain_json import PlainReport

FOR: Final = {
    "attempts": "pace", "threes": "three_attempts", "assists": "assists", "steals": "steals", "blocks": "blocks",
    "foul_drawing": "throws", "defense": "twos", "three_points": "three_share", "free_throws": "throw_share",
    "turnovers": "turnovers", "fouls": "fouls", "rebounds": "offensive",
}  # fmt: skip
"""The mean that each screw is to bring right."""
ADDS: Final = ("defense", "three_points", "free_throws", "turnovers", "fouls", "rebounds")
"""Screws that add to a rating or are a season's number; the others multiply ratings."""
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
"""What a screw moves: by how many percent with one percent of a screw that multiplies, by how much with one of a screw
that adds."""
LIMITS: Final = {"turnovers": (0.0, 100.0), "fouls": (0.0, 100.0), "rebounds": (-20.0, 20.0)}
"""Those of a season's numbers on paper."""
FADING: Final = 0.1
"""Every step of R does less than the one before it, by such a share: its responses above are those at R = 0."""
FURTHEST: Final = 0.25
"""A screw that multiplies turns by no more at once."""
FEW: Final = 1500
"""Of as many threes half is believed."""
TINY: Final = 0.01
"""A mean that comes out as nothing is taken for such a share of the real one."""


def turn_league(factors: Factors, real: League, played: League, gain: float, games: int) -> Factors:
    """All screws at once, so far that by their responses every mean would come right, or a share *gain* of it.

    What was not counted in the season's time (17.6) has no say, and its screw stays. Threes of early seasons are few:
    the fewer the *games* of all teams had, the less what they were off by is believed. R is a whole number: within half
    a step it stays as it is, whatever the others would have of it; else it turns all the way, for a share of a step
    would be lost in rounding.
    """
    wanted = {screw: getattr(real, mean) for screw, mean in FOR.items() if getattr(real, mean)}
    errors = {
        screw: log(level / max(getattr(played, FOR[screw]), TINY * level)) for screw, level in wanted.items()
    }  # fmt: skip
    if not real.turnovers or not real.offensive:
        errors["attempts"] = log(real.attempts / played.attempts)
    if "rebounds" in errors and _is_within_half_a_step(factors, errors["rebounds"], real.offensive):
        del errors["rebounds"]
    for screw, number in (("threes", real.three_attempts), ("three_points", real.threes)):
        if screw in errors:
            errors[screw] *= games * number / (games * number + FEW)
    turned: PlainReport = {
        screw: _turned(factors, screw, turn if screw == "rebounds" else gain * turn)
        for screw, turn in _turns(factors, wanted, errors).items()
    }
    return replace(factors, **turned)


def _turns(factors: Factors, wanted: dict[str, float], errors: dict[str, float]) -> dict[str, float]:
    """How far each screw is to turn. One at its limit that would go on is left out: the others must not count on it."""
    matrix = [[_response(factors, screw, other, wanted[other]) for screw in errors] for other in errors]
    turns = dict(zip(errors, solved(matrix, list(errors.values())), strict=True))
    free = {screw: error for screw, error in errors.items() if not _is_stuck(factors, screw, turns[screw])}
    return turns if len(free) == len(errors) else _turns(factors, wanted, free)


def _is_stuck(factors: Factors, screw: str, turn: float) -> bool:
    if screw not in LIMITS:
        return False
    least, most = LIMITS[screw]
    value: float = getattr(factors, screw)
    return value >= most if turn > 0 else value <= least


def _is_within_half_a_step(factors: Factors, error: float, offensive: float) -> bool:
    return abs(error) < abs(_response(factors, "rebounds", "rebounds", offensive)) / 2


def _response(factors: Factors, screw: str, other: str, level: float) -> float:
    """By what share the mean of the other screw moves."""
    found = RESPONSES[screw].get(FOR[other], 0.0)
    if screw == "rebounds":
        found *= left_of_r(factors.rebounds)
    return found / level if screw in ADDS else found


def left_of_r(number: float) -> float:
    """What is left of R's responses where R is that number."""
    return exp(-FADING * round(number))


def _turned(factors: Factors, screw: str, turn: float) -> float:
    old: float = getattr(factors, screw)
    if screw not in ADDS:
        return old * exp(max(-FURTHEST, min(FURTHEST, turn)))
    if screw == "rebounds":
        old = round(old)  # as it was played
    least, most = LIMITS.get(screw, (-100.0, 100.0))
    return max(least, min(most, old + turn))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The x of matrix x = right, by elimination with the largest pivots."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for row in range(size):
            if row != at:
                share = rows[row][at] / rows[at][at]
                rows[row] = [one - share * other for one, other in zip(rows[row], rows[at], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]
