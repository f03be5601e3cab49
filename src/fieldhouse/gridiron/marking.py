"""Marking off penalties: down and distance after so many yards, and where a foul on a return is marked from."""

from __future__ import annotations

from fieldhouse.gridiron.field import GOAL, Situation, first_down, toward_own_goal, toward_their_goal


def marked_off_offense(situation: Situation, yards: int) -> Situation:
    """Against the side with the ball: the down again, as much farther to go."""
    spot = toward_own_goal(situation.spot, yards)
    return Situation(situation.offense, spot, situation.down, situation.to_go + situation.spot - spot)


def marked_off_defense(situation: Situation, yards: int, start: int | None = None) -> Situation:
    """Against the side without the ball, from *start* or the previous spot: a first down only if they reach it."""
    spot = toward_their_goal(situation.spot if start is None else start, yards)
    to_go = situation.to_go - (spot - situation.spot)
    if to_go <= 0:
        return first_down(situation.offense, spot)
    return Situation(situation.offense, spot, situation.down, to_go)


def spot_of_return_foul(start: int, end: int) -> int:
    """The end of the return, or half-way from its start to the goal if it went farther; half yards toward the 50."""
    twice_half_way = start + GOAL
    if 2 * end <= twice_half_way:
        return end
    half_way, odd = divmod(twice_half_way, 2)
    return half_way + odd if half_way < GOAL // 2 else half_way
