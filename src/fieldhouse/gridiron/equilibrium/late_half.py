"""The end of a half as stage B sees it: the clock, time-outs and scores between the downs.

Values are the offense's, in whole numbers of ``CERTAIN``; the other side has the opposite. The first half counts points
instead, ``A_POINT`` to one: its last minutes are worth the points that they bring.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fieldhouse.gridiron.equilibrium.late_reader import STEP, WARNING
from fieldhouse.gridiron.equilibrium.nodes import WIDE
from fieldhouse.gridiron.equilibrium.series import (
    ENDINGS,
    FIELD_GOAL_AGAINST,
    FIELD_GOAL_FOR,
    OURS,
    SAFETY_AGAINST,
    SAFETY_FOR,
    SERIES,
    SHARE,
    THEIRS,
    TOUCHDOWN_AGAINST,
    TOUCHDOWN_FOR,
    Values,
)
from fieldhouse.gridiron.field import GOAL

CERTAIN: Final = 30_000
A_POINT: Final = 1000
MILLION: Final = 1_000_000
LAST_SECONDS: Final = 60
"""With no more on the clock a field goal is thought of on any down."""
FARTHEST_LEAD: Final = 17
"""A greater lead is no better."""
LEADS: Final = 2 * FARTHEST_LEAD + 1
TIME_OUTS: Final = (0, 1, 3)
"""The numbers of time-outs that are told apart; two are worth the mean of one and three."""
NEVER: Final = 10.0 * CERTAIN
MIDDLE: Final = 1


@dataclass(frozen=True)
class LateKicks:
    """A side's kicks as shares of endings, ``SHARE`` to one: on fourth down ``[kick, spot, ending]``, last the field
    goal, with ``is_open`` saying which may be tried from where; kickoffs, the deep one and the others; the free kick;
    where a touchback is put; the chances, of one, of a kicked point and of a two-point try, the latter less than 0
    where there is none.
    """

    fourth: Values
    is_open: NDArray[np.bool_]
    kickoffs: tuple[Values, ...]
    free_kick: Values
    touchback: int
    tries: tuple[float, float]


@dataclass(frozen=True)
class LatePace:
    """The seconds of a play that leaves the clock running, if nobody hurries, and if the offense does (0: it cannot);
    of the former, so many millionths take ten less; what a kneel loses, 0 if nobody may.
    """

    run: int
    hurried: int
    reduced: int
    kneel: int


@dataclass(frozen=True)
class LateMixes:
    """What a side calls at the knots, ``[knot, lead, call]``, and what answers it, in shares of ``WHOLE``."""

    rows: NDArray[np.uint8]
    answers: NDArray[np.uint8]


@dataclass(frozen=True)
class Moment:
    """What a number of seconds left is worth to each side: ``downs[side][knot, lead, own time-outs, theirs]``, and
    ``kickoff`` and ``free_kick`` to the side that kicks.
    """

    downs: tuple[Values, Values]
    kickoff: tuple[Values, Values]
    free_kick: tuple[Values, Values]

    @property
    def has_time_outs(self) -> bool:
        return len(self.kickoff[0][0]) > 1

    def opened(self) -> Moment:
        """Ready to be reckoned with: from the disk come short numbers."""
        if self.downs[0].dtype == np.float64:
            return self
        return self.changed(lambda values: values.astype(np.float64))

    def changed(self, change: Callable[[Values], Values]) -> Moment:
        """The same change made to all the values of a moment."""
        downs, kickoff, free_kick = (
            (change(part[0]), change(part[1])) for part in (self.downs, self.kickoff, self.free_kick)
        )
        return Moment(downs, kickoff, free_kick)

    def without_time_outs(self) -> Moment:
        """As those see it to whom time-outs do not count yet: each side has two."""
        if not self.has_time_outs:
            return self
        return self.changed(_usual)


def _usual(values: Values) -> Values:
    """The mean over the usual numbers of time-outs, one axis each."""
    mean: Values = np.rint(values[..., MIDDLE:, MIDDLE:].mean(axis=(-2, -1), keepdims=True))
    return mean


def flipped(values: Values) -> Values:
    """What the other side's *values* are to us."""
    return -np.swapaxes(values[..., ::-1, :, :], -2, -1)


class Half:
    """The last minutes of a half: *moments* by tens of seconds left, *kicks* of both sides, *pace* of its plays."""

    def __init__(
        self, kicks: tuple[LateKicks, LateKicks], moments: list[Moment], is_for_win: bool, pace: LatePace
    ) -> None:
        self.kicks, self.moments, self.is_for_win, self.pace = kicks, moments, is_for_win, pace

    def after(self, clock: int, seconds: int) -> Moment:
        """The moment when so many seconds have gone; the clock stops at the warning."""
        left = max(clock - seconds, WARNING if clock > WARNING else 0)
        moment = self.moments[left // STEP].opened()
        return moment.without_time_outs() if clock > WARNING else moment

    def running(self, side: int, clock: int) -> Values:
        """What the knots are worth to *side* after a play that leaves the clock running: the offense hurries, stops it
        or lets it run, and the defense may stop it then.
        """
        run = self._let_run(side, clock)
        if self.pace.hurried:
            run = np.maximum(run, self.after(clock, self.pace.hurried).downs[side])
        if clock > WARNING:
            return run
        stopped = self.after(clock, STEP).downs[side]
        ours, theirs = spent(stopped, -2, -NEVER), spent(stopped, -1, NEVER)
        return np.maximum(ours, np.minimum(run, theirs))

    def _let_run(self, side: int, clock: int) -> Values:
        """What the downs are worth when the clock runs on after the play."""
        full = self.after(clock, self.pace.run).downs[side]
        if not self.pace.reduced:
            return full
        short = self.after(clock, self.pace.run - STEP).downs[side]
        run: Values = np.rint(full + self.pace.reduced / MILLION * (short - full))
        return run

    def endings(self, side: int, clock: int) -> Values:
        """What the endings of a play of ten seconds are worth."""
        later, other = self.after(clock, STEP), 1 - side
        endings = np.zeros((ENDINGS, *later.kickoff[side].shape))
        endings[OURS : OURS + GOAL], endings[THEIRS : THEIRS + GOAL] = self._series(side, later)
        endings[TOUCHDOWN_FOR] = self.after_touchdown(side, later)
        endings[TOUCHDOWN_AGAINST] = flipped(self.after_touchdown(other, later))
        endings[FIELD_GOAL_FOR] = self.scored(later.kickoff[side], 3)
        endings[FIELD_GOAL_AGAINST] = flipped(self.scored(later.kickoff[other], 3))
        endings[SAFETY_FOR] = self.scored(flipped(later.free_kick[other]), 2)
        endings[SAFETY_AGAINST] = self.scored(later.free_kick[side], -2)
        return endings

    def _series(self, side: int, moment: Moment) -> tuple[Values, Values]:
        """First downs by spot: ours, and theirs as we see them."""
        ours = WIDE.read_off(moment.downs[side], SERIES)
        return ours, flipped(WIDE.read_off(moment.downs[1 - side], SERIES))

    def after_touchdown(self, side: int, later: Moment) -> Values:
        """What six points and the better try are worth to *side*."""
        kicked, two = self.tries(side, later)
        return kicked if two is None else np.maximum(kicked, two)

    def tries(self, side: int, later: Moment) -> tuple[Values, Values | None]:
        """What a touchdown is worth when the point is kicked, and when two are tried, None where they cannot be."""
        kick, two = self.kicks[side].tries
        worth = [self.scored(later.kickoff[side], 6 + points) for points in range(3)]
        kicked = np.rint(worth[0] + kick * (worth[1] - worth[0]))
        return kicked, None if two < 0 else np.rint(worth[0] + two * (worth[2] - worth[0]))

    def scored(self, values: Values, points: int) -> Values:
        """The worth when we have so many points more."""
        if not self.is_for_win:
            return values + A_POINT * points
        count = values.shape[-3]
        return np.take(values, np.clip(np.arange(count) + points, 0, count - 1), axis=-3)

    def kickoffs(self, side: int, clock: int, now: Moment) -> Values:
        """``[kick, lead, own time-outs, theirs]``: each way to kick off. A touchback, or an onside kick that is kept,
        takes no time.
        """
        kicks, at_once = self.kicks[side], self.endings(side, clock)
        ours, theirs = self._series(side, now)
        at_once[OURS : OURS + GOAL] = ours
        at_once[THEIRS + kicks.touchback] = theirs[kicks.touchback]
        return np.array([kicked(shares, at_once) for shares in kicks.kickoffs])


def kicked(shares: Values, endings: Values) -> Values:
    """What a kick is worth that leads to *shares* of endings."""
    worth: Values = np.rint(np.tensordot(shares, endings, axes=1) / SHARE)
    return worth


def spent(values: Values, axis: int, none_left: float) -> Values:
    """The worth when a time-out of *axis* has been spent; *none_left* where there is none."""
    none, one, three = np.moveaxis(values, axis, 0)
    two = np.rint((one + three) / 2)
    return np.moveaxis(np.array([np.full_like(none, none_left), none, two]), 0, axis)


def lead_at(lead: int) -> int:
    """The place of a lead."""
    return min(max(lead, -FARTHEST_LEAD), FARTHEST_LEAD) + FARTHEST_LEAD
