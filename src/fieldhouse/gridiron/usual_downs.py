"""The usual downs of the open field, and what a gain on them is worth: where calls are weighed against each other."""

from __future__ import annotations

from typing import Final, NamedTuple

from fieldhouse.gridiron.expected_points import KICKOFF_WORTH, situation_points
from fieldhouse.gridiron.field import GOAL, across
from fieldhouse.gridiron.outcome import LAST_DOWN

SERIES: Final = 10
TOUCHDOWN_WORTH: Final = 7.0 - KICKOFF_WORTH
SAFETY_WORTH: Final = -2.0 - KICKOFF_WORTH - 0.4
TOUCHBACK: Final = 20


class UsualDown(NamedTuple):
    down: int
    to_go: int
    spot: int
    often: int
    """Of about a hundred."""


USUAL: Final = tuple(
    UsualDown(*each)
    for each in (
        (1, 10, 25, 12), (1, 10, 40, 10), (1, 10, 55, 10), (1, 10, 70, 8), (2, 10, 35, 6), (2, 7, 30, 8),
        (2, 7, 50, 8), (2, 4, 45, 6), (2, 5, 68, 5), (3, 8, 35, 5), (3, 6, 50, 5), (3, 3, 40, 4), (3, 2, 60, 4),
        (3, 10, 45, 4),
    )
)  # fmt: skip
"""Downs where every play is allowed."""


def gain_worth(here: UsualDown, yards: int) -> float:
    """The expected points that a gain of so many *yards* adds."""
    spot = here.spot + yards
    if spot >= GOAL:
        after = TOUCHDOWN_WORTH
    elif spot <= 0:
        after = SAFETY_WORTH
    elif yards >= here.to_go:
        after = situation_points(1, min(SERIES, GOAL - spot), spot)
    else:
        after = situation_points(min(here.down + 1, LAST_DOWN), here.to_go - yards, spot)
    return after - situation_points(here.down, here.to_go, here.spot)


def loss_worth(here: UsualDown, yards: int) -> float:
    """The expected points, less than nothing as a rule, that it adds if the other side has the ball *yards* on."""
    spot = here.spot + yards
    theirs = TOUCHBACK if spot >= GOAL else across(max(spot, 1))
    return -situation_points(1, min(SERIES, GOAL - theirs), theirs) - situation_points(here.down, here.to_go, here.spot)
