"""The field and the downs.

A spot is counted in yards from the goal line of the side that has the ball: 1 to 99 in the field of play,
0 and less in its own end zone, 100 and more in the other. The end zones reach 9 yards: 10 is beyond.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from fieldhouse.table.seat import OTHER, Seat

GOAL: Final = 100
END_ZONE_DEEPEST: Final = 9


class Situation(NamedTuple):
    """Who has the ball, where, and down and distance."""

    offense: Seat
    spot: int
    down: int
    to_go: int


def first_down(offense: Seat, spot: int) -> Situation:
    """First and ten, or first and goal, at *spot*."""
    return Situation(offense, spot, 1, min(10, GOAL - spot))


def across(spot: int) -> int:
    """The same place, counted by the other side."""
    return GOAL - spot


def after_play(before: Situation, spot: int) -> Situation:
    """The next down when a play has ended at *spot*, in the field; after a fourth down short of it the others'."""
    to_go = before.spot + before.to_go - spot
    if to_go <= 0:
        return first_down(before.offense, spot)
    if before.down == 4:
        return first_down(OTHER[before.offense], across(spot))
    return Situation(before.offense, spot, before.down + 1, to_go)


def toward_own_goal(spot: int, yards: int) -> int:
    """The spot after a penalty against the side with the ball: half the distance at most, half a yard to midfield."""
    return max(spot - yards, (spot + 1) // 2)


def toward_their_goal(spot: int, yards: int) -> int:
    """The spot after a penalty against the side without the ball, by the same rule as ``toward_own_goal``."""
    return across(toward_own_goal(across(spot), yards))


def yard_line(spot: int, own: str, their: str) -> str:
    """A spot as people say it."""
    if spot == 50:
        return "midfield"
    return f"{own} {spot}" if spot < 50 else f"{their} {across(spot)}"
