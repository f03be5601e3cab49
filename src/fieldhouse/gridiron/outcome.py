"""How a play can end: the next snap, or who has scored. Nothing has been done about it yet."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, Protocol

from fieldhouse.gridiron.field import GOAL, Situation, new_situation

NEXT_SNAP: Final = 0
TOUCHDOWN: Final = 1
SAFETY: Final = 2
FIELD_GOAL: Final = 3
KICK_AGAIN: Final = 4
ENDINGS: Final = ("next snap", "touchdown", "safety", "field goal", "kick again")

LAST_DOWN: Final = 4
LAST_TEN_YARDS: Final = GOAL - 10

NO_TIME: Final = 0
SHORT_TIME: Final = 10
"""The seconds of a play after which the clock stops."""


class Outcome(NamedTuple):
    """How a play ends.

    ``seat`` has the ball next, or has scored; ``spot`` is counted from its own goal line. ``carry`` moves the coming
    kickoff (a penalty). ``is_replay``: a penalty took the place of the play, so nothing of the play counts.
    """

    ending: int
    seat: int
    spot: int = 0
    down: int = 0
    to_go: int = 0
    seconds: int = SHORT_TIME
    carry: int = 0
    is_replay: bool = False

    @property
    def situation(self) -> Situation:
        return new_situation(self.seat, self.spot, self.down, self.to_go)


Ended = tuple[int, int, int, int, int, int, int, bool]
"""An outcome's values without their names, which is how most plays end: a record takes four times as long to make."""

new_outcome = tuple.__new__
"""Makes an outcome of its values: the record's own constructor costs as much again as the rest of the rule."""
TOUCHDOWNS: Final = tuple(Outcome(TOUCHDOWN, seat) for seat in range(2))
SAFETIES: Final = tuple(Outcome(SAFETY, seat) for seat in range(2))
FIELD_GOALS: Final = tuple(Outcome(FIELD_GOAL, seat) for seat in range(2))


# The same few endings come again and again: each is made once, and then found.


@cache
def snap(situation: Situation, seconds: int = SHORT_TIME, is_replay: bool = False) -> Outcome:
    """The next snap is from *situation*."""
    return new_outcome(Outcome, (NEXT_SNAP, *situation, seconds, 0, is_replay))


@cache
def possession(seat: int, spot: int, seconds: int = SHORT_TIME) -> Outcome:
    """A new series for *seat*."""
    return new_outcome(Outcome, new_series(seat, spot, seconds))


def new_series(seat: int, spot: int, seconds: int, is_replay: bool = False) -> Ended:
    return NEXT_SNAP, seat, spot, 1, 10 if spot <= LAST_TEN_YARDS else GOAL - spot, seconds, 0, is_replay


@cache
def stopped(ended: Ended) -> Outcome:
    """The same outcome with the clock stopped."""
    ending, seat, spot, down, to_go, _, carry, is_replay = ended
    return new_outcome(Outcome, (ending, seat, spot, down, to_go, SHORT_TIME, carry, is_replay))


@cache
def first_down_at(seat: int, spot: int, seconds: int = SHORT_TIME, is_replay: bool = False) -> Outcome:
    return new_outcome(Outcome, new_series(seat, spot, seconds, is_replay))


def touchdown(seat: int) -> Outcome:
    return TOUCHDOWNS[seat]


def field_goal_good(seat: int) -> Outcome:
    return FIELD_GOALS[seat]


def safety(seat: int) -> Outcome:
    """Two points for *seat*."""
    return SAFETIES[seat]


class Downs(Protocol):
    """Whatever knows a down: a situation, or the game itself."""

    @property
    def offense(self) -> int: ...

    @property
    def spot(self) -> int: ...

    @property
    def down(self) -> int: ...

    @property
    def to_go(self) -> int: ...


def downed(before: Downs, spot: int, seconds: int) -> Outcome:
    """How the play ends when the offense is down at *spot*."""
    return new_outcome(Outcome, down_at(before, spot, seconds))


def down_at(before: Downs, spot: int, seconds: int) -> Ended:
    """The offense is down at *spot*: a score, or the next down; losing the ball on downs stops the clock."""
    offense = before.offense
    to_go = before.spot + before.to_go - spot
    if to_go > 0 and spot > 0:
        if before.down == LAST_DOWN:
            return new_series(1 - offense, GOAL - spot, SHORT_TIME)
        return NEXT_SNAP, offense, spot, before.down + 1, to_go, seconds, 0, False
    if spot >= GOAL:
        return touchdown(offense)
    return new_series(offense, spot, seconds) if spot > 0 else safety(1 - offense)
