"""The coach and the flags, in either football: what an outcome is worth, and whether it decides the game."""

from __future__ import annotations

from typing import Final

from fieldhouse.gridiron.expected_points import FIRST_DOWN, outcome_points
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.game import FootballGame
from fieldhouse.gridiron.late_game import lead_of
from fieldhouse.gridiron.outcome import NEXT_SNAP, SCORE_POINTS, SHORT_TIME, TOUCHDOWN, Outcome
from fieldhouse.table.seat import Seat

THIRD_AND_LONG: Final = 11
"""From here on most third downs end in a punt, from a few yards farther on."""
GAINED_FIRST: Final = 6
MADE_ALL_THE_SAME: Final = 0.35
"""What the third downs are worth that are made in spite of it."""
NET_PUNT: Final = 38
PINNED: Final = 12
"""No punt leaves the receivers nearer to their goal on average."""
FIELD_GOAL_SPOT: Final = 55
"""From here on a fourth down is a field goal rather than a punt."""
LOST: Final = 0
OPEN: Final = 1
WON: Final = 2


def points_to(outcome: Outcome, seat: Seat) -> float:
    """What an outcome is worth to *seat*: fourth down far out is a punt, third and long a punt put off, not worse."""
    points = outcome_points(outcome, seat)
    if outcome.ending != NEXT_SNAP or outcome.down < 3:
        return points
    if outcome.down == 3:
        if outcome.to_go < THIRD_AND_LONG:
            return points
        punt = MADE_ALL_THE_SAME + punt_points(outcome.spot + GAINED_FIRST)
        return max(points, punt) if outcome.seat == seat else min(points, -punt)
    if outcome.spot >= FIELD_GOAL_SPOT:
        return points
    return punt_points(outcome.spot) if outcome.seat == seat else -punt_points(outcome.spot)


def punt_points(spot: int) -> float:
    """What a punt from *spot* leaves the punters."""
    return -FIRST_DOWN[max(PINNED, GOAL - spot - NET_PUNT)]


def margin_after(game: FootballGame, seat: Seat, outcome: Outcome) -> int:
    """By how much *seat* would lead with *outcome*, before a try."""
    points = SCORE_POINTS.get(outcome.ending, 0)
    return lead_of(game, seat) + (points if outcome.seat == seat else -points)


def decided(game: FootballGame, seat: Seat, outcome: Outcome, is_declined: bool) -> int:
    """``WON``, ``LOST`` or ``OPEN``: is the game over with it, in the last seconds? Not if a foul of the defense gives
    one more down. Only to be asked in the fourth quarter, which is not looked at here.
    """
    margin = margin_after(game, seat, outcome)
    if margin == 0 or game.clock > SHORT_TIME or (not is_declined and seat == game.offense):
        return OPEN
    can_try_tie = outcome.ending == TOUCHDOWN and abs(margin) <= 2
    return OPEN if can_try_tie and (margin < 0) == (outcome.seat == seat) else WON if margin > 0 else LOST
