"""How a play can end: the next snap, or who has scored. Nothing has been done about it yet."""

from __future__ import annotations

from typing import Final, NewType, final

from fieldhouse.gridiron.field import GOAL, Situation
from fieldhouse.table.record import Record
from fieldhouse.table.seat import OTHER, Seat

Ending = NewType("Ending", int)
NEXT_SNAP: Final = Ending(0)
TOUCHDOWN: Final = Ending(1)
SAFETY: Final = Ending(2)
FIELD_GOAL: Final = Ending(3)
KICK_AGAIN: Final = Ending(4)
ENDINGS: Final[tuple[str, ...]] = ("next snap", "touchdown", "safety", "field goal", "kick again")

SCORE_POINTS: Final = {TOUCHDOWN: 6, FIELD_GOAL: 3, SAFETY: 2}

LAST_DOWN: Final = 4
LAST_TEN_YARDS: Final = GOAL - 10

NO_TIME: Final = 0
SHORT_TIME: Final = 10
"""The seconds of a play after which the clock stops."""


@final
class Outcome(Record):
    """How a play ends.

    ``seat`` has the ball next, or has scored; ``spot`` is counted from its own goal line. ``carry`` moves the coming
    kickoff (a penalty). ``is_replay``: a penalty took the place of the play, so nothing of the play counts.
    """

    __slots__ = ("carry", "down", "ending", "is_replay", "seat", "seconds", "spot", "to_go")

    def __init__(
        self, ending: Ending, seat: Seat, spot: int = 0, down: int = 0, to_go: int = 0, seconds: int = SHORT_TIME,
        carry: int = 0, is_replay: bool = False,
    ) -> None:  # fmt: skip
        self.ending: Final = ending
        self.seat: Final = seat
        self.spot: Final = spot
        self.down: Final = down
        self.to_go: Final = to_go
        self.seconds: Final = seconds
        self.carry: Final = carry
        self.is_replay: Final = is_replay

    @property
    def values(self) -> tuple[object, ...]:
        """All of it: outcomes with the same values are equal."""
        return (
            self.ending, self.seat, self.spot, self.down, self.to_go, self.seconds, self.carry, self.is_replay,
        )  # fmt: skip

    @property
    def situation(self) -> Situation:
        """The next down, for an outcome that leads to one."""
        return Situation(self.seat, self.spot, self.down, self.to_go)

    def lasting(self, seconds: int) -> Outcome:
        """The same, after so many seconds."""
        return Outcome(
            self.ending, self.seat, self.spot, self.down, self.to_go, seconds, self.carry, self.is_replay
        )  # fmt: skip

    def carrying(self, carry: int) -> Outcome:
        """The same, with the coming kickoff moved."""
        return Outcome(
            self.ending, self.seat, self.spot, self.down, self.to_go, self.seconds, carry, self.is_replay
        )  # fmt: skip

    def replaying(self, is_replay: bool) -> Outcome:
        """The same, in place of the play or after it."""
        return Outcome(
            self.ending, self.seat, self.spot, self.down, self.to_go, self.seconds, self.carry, is_replay
        )  # fmt: skip


def snap(situation: Situation, seconds: int = SHORT_TIME, is_replay: bool = False) -> Outcome:
    """The next snap is from *situation*."""
    return Outcome(
        NEXT_SNAP, situation.offense, situation.spot, situation.down, situation.to_go, seconds, is_replay=is_replay
    )  # fmt: skip


def first_down_at(seat: Seat, spot: int, seconds: int = SHORT_TIME, is_replay: bool = False) -> Outcome:
    """A new series for *seat*."""
    return Outcome(NEXT_SNAP, seat, spot, 1, 10 if spot <= LAST_TEN_YARDS else GOAL - spot, seconds, 0, is_replay)


def possession(seat: Seat, spot: int, seconds: int = SHORT_TIME) -> Outcome:
    """The ball is theirs: a new series for *seat*."""
    return first_down_at(seat, spot, seconds)


def touchdown(seat: Seat) -> Outcome:
    """The play ended in one for *seat*."""
    return Outcome(TOUCHDOWN, seat)


def field_goal_good(seat: Seat) -> Outcome:
    """The kick of *seat* went through."""
    return Outcome(FIELD_GOAL, seat)


def safety(seat: Seat) -> Outcome:
    """Two points for *seat*."""
    return Outcome(SAFETY, seat)


def downed(before: Situation, spot: int, seconds: int) -> Outcome:
    """How the play ends when the offense is down at *spot*."""
    return down_at(before.offense, before.down, before.spot + before.to_go, spot, seconds)


def down_at(offense: Seat, down: int, line_to_gain: int, spot: int, seconds: int) -> Outcome:
    """The offense is down at *spot*: a score, or the next down; losing the ball on downs stops the clock."""
    to_go = line_to_gain - spot
    if to_go > 0 and spot > 0:
        if down == LAST_DOWN:
            return first_down_at(OTHER[offense], GOAL - spot)
        return Outcome(NEXT_SNAP, offense, spot, down + 1, to_go, seconds)
    if spot >= GOAL:
        return touchdown(offense)
    return first_down_at(offense, spot, seconds) if spot > 0 else safety(OTHER[offense])
