"""What a situation is worth: expected points by down, distance and yard line, rough but monotone."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.outcome import FIELD_GOAL, KICK_AGAIN, NEXT_SNAP, SAFETY, TOUCHDOWN, Outcome
from fieldhouse.table.seat import Seat

_KNOTS: Final[tuple[tuple[int, float], ...]] = (
    (0, -0.9), (5, -0.4), (10, 0.0), (20, 0.5), (35, 1.4), (50, 2.2), (65, 3.1), (80, 4.2), (90, 4.9), (97, 5.8),
    (100, 6.4),
)  # fmt: skip
_DOWN_COST: Final[tuple[float, ...]] = (0.0, 0.0, 0.35, 1.0, 2.0)
_YARD_COST: Final[tuple[float, ...]] = (0.0, 0.06, 0.075, 0.09, 0.08)
_TYPICAL_TO_GO: Final[tuple[int, ...]] = (10, 10, 8, 7, 7)
CARRIED_YARD: Final = 0.03
KICKOFF_WORTH: Final = 0.5
"""What receiving a kickoff is worth."""


def _first_down(spot: int) -> float:
    """What a first down at *spot* is worth, read off between the known points."""
    for (low, worth), (high, more) in pairwise(_KNOTS):
        if spot <= high:
            return worth + (more - worth) * (spot - low) / (high - low)
    return _KNOTS[-1][1]


FIRST_DOWN: Final = tuple(_first_down(spot) for spot in range(GOAL + 1))


def situation_points(down: int, to_go: int, spot: int) -> float:
    """Expected points for the side with the ball."""
    if down == 1 and to_go == 10:
        return FIRST_DOWN[spot]
    base = FIRST_DOWN[spot] - _DOWN_COST[down] - _YARD_COST[down] * (min(to_go, 25) - _TYPICAL_TO_GO[down])
    if down == 4:  # it will be kicked away or kicked through
        return max(min(base, 2.3), -FIRST_DOWN[max(1, min(80, GOAL - spot - 38))])
    return base


def outcome_points(outcome: Outcome, seat: Seat) -> float:
    """What an outcome is worth to *seat*."""
    if outcome.ending == NEXT_SNAP:
        value = situation_points(outcome.down, outcome.to_go, outcome.spot)
    elif outcome.ending == TOUCHDOWN:
        value = 7.0 - KICKOFF_WORTH
    elif outcome.ending == FIELD_GOAL:
        value = 3.0 - KICKOFF_WORTH
    elif outcome.ending == SAFETY:
        value = 2.0 + KICKOFF_WORTH + 0.4
    else:
        assert outcome.ending == KICK_AGAIN
        value = -KICKOFF_WORTH
    # A carried penalty moves the kicker's line; after a safety it is the other side that kicks.
    value += outcome.carry * (-CARRIED_YARD if outcome.ending == SAFETY else CARRIED_YARD)
    return value if outcome.seat == seat else -value
