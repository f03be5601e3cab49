"""Stage B as a coach reads it: what can come next at one moment, and what a call is worth that leads there.

Everything is worked out one step ahead of the down as it really is; the net only says what comes after.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fieldhouse.gridiron.equilibrium.late_field import AT_ENDINGS, STOPPED
from fieldhouse.gridiron.equilibrium.late_half import (
    LONGEST_LATE,
    MIDDLE,
    NEVER,
    STEP,
    WARNING,
    Half,
    LateKicks,
    lead_at,
)
from fieldhouse.gridiron.equilibrium.nodes import WEIGHT, WIDE
from fieldhouse.gridiron.equilibrium.series import COUNT, ENDINGS, SHARE, Values

Column = Values
"""What the late ledger's entries are worth at one moment, with one lead and so many time-outs."""
HALVES: Final = (2, 4)
"""The quarters that end in stage B: the first for points, the second for the win."""


@dataclass(frozen=True)
class Reach:
    """Where a side's calls lead from anywhere: ``places[effect, down]`` of stage A's ledger, and with the foul
    ``taken`` those effects that the offended side may choose on, which are the last; their shares by pair, and what of
    these leaves the clock running. Near the goal other shares hold.
    """

    places: NDArray[np.int16]
    taken: NDArray[np.int16]
    is_offenders: NDArray[np.bool_]
    shares: tuple[Values, Values]
    running: tuple[Values, Values]
    landings: Values
    near_from: int


class LateBook:
    """What the ends of both halves are worth to two sides, and what each can do there."""

    def __init__(self, halves: tuple[Half, Half], reaches: tuple[Reach, Reach]) -> None:
        self.halves, self.reaches = halves, reaches
        self._ledgers: dict[tuple[int, int, int], NDArray[np.int16]] = {}
        self._kickoffs: dict[tuple[int, int, int], Values] = {}

    def half(self, quarter: int) -> Half:
        return self.halves[HALVES.index(quarter)]

    def ledger(self, quarter: int, side: int, clock: int) -> NDArray[np.int16]:
        """``[entry, lead, own time-outs, theirs]``, kept once it has been worked out."""
        key = quarter, side, clock
        if key not in self._ledgers:
            half = self.half(quarter)
            stopped = half.after(clock, STEP).downs[side]
            parts = half.running(side, clock), stopped, half.endings(side, clock)
            self._ledgers[key] = np.concatenate(parts).astype(np.int16)
        return self._ledgers[key]

    def column(self, quarter: int, side: int, clock: int, lead: int, time_outs: tuple[int, int]) -> Column:
        """What can come next is worth to *side*, which has the ball."""
        return at(self.ledger(quarter, side, clock), self.lead(quarter, lead), time_outs)

    def lead(self, quarter: int, lead: int) -> int:
        return lead_at(lead) if self.half(quarter).is_for_win else 0

    def payoffs(self, side: int, number: int, spot: int, column: Column) -> Values:
        """``[pair]``: what each pair of calls is worth to the offense, in whole numbers."""
        reach = self.reaches[side]
        near = 1 if spot >= reach.near_from else 0
        landed = np.rint(reach.landings @ column[AT_ENDINGS:] / SHARE)
        stopped = self._found(reach, number, column[STOPPED:], landed)
        running = self._found(reach, number, column, landed)
        shares, on = reach.shares[near], reach.running[near]
        total = on @ running + (shares - on) @ stopped
        worth: Values = np.rint(total / shares.sum(axis=1))
        return worth

    def _found(self, reach: Reach, number: int, column: Column, landed: Values) -> Values:
        """What each effect is worth, the offended side having chosen. *column* begins with the knots."""
        endings = column[-ENDINGS:]
        places = read_places(reach.places[:, number], column, endings, landed)
        if len(reach.taken):
            played = places[-len(reach.taken) :]
            taken = read_places(reach.taken[:, number], column, endings, landed)
            choice = np.where(reach.is_offenders, np.minimum(played, taken), np.maximum(played, taken))
            places[-len(reach.taken) :] = choice
        return places

    def down(self, quarter: int, side: int, clock: int, lead: int, time_outs: tuple[int, int], number: int) -> float:
        """What a down is worth to *side* with *clock* left, when the ball is about to be snapped."""
        moment = self.half(quarter).moments[clock // STEP]
        worth = at(moment.downs[side][WIDE.corners[number]], self.lead(quarter, lead), time_outs)
        return round(float(WIDE.weights[number] @ worth) / WEIGHT)

    def kicked(self, side: int, spot: int, column: Column) -> tuple[int, float]:
        """Of the kicks of a fourth down the best, and its worth."""
        worths = np.rint(self.kicks(side).fourth[:, spot] @ column[AT_ENDINGS:] / SHARE)
        worths = np.where(self.kicks(side).is_open[:, spot], worths, -np.inf)
        best = int(worths.argmax())
        return best, float(worths[best])

    def kick_worth(self, side: int, spot: int, column: Column, kick: int) -> float:
        kicks = self.kicks(side)
        if not kicks.is_open[kick, spot]:
            return -NEVER
        return round(float(kicks.fourth[kick, spot] @ column[AT_ENDINGS:]) / SHARE)

    def running_down(self, column: Column, number: int) -> float:
        """What a down is worth before which the clock is running."""
        return round(float(WIDE.weights[number] @ column[WIDE.corners[number]]) / WEIGHT)

    def ending(self, column: Column, ending: int) -> float:
        return float(column[AT_ENDINGS + ending])

    def told(self, values: Values, lead: int, time_outs: tuple[int, int]) -> float:
        return float(at(values, lead, time_outs))

    def kickoffs(self, quarter: int, side: int, clock: int) -> Values:
        """``[kick, lead, own time-outs, theirs]``, kept once they have been worked out."""
        key = quarter, side, clock
        if key not in self._kickoffs:
            half = self.half(quarter)
            self._kickoffs[key] = half.kickoffs(side, clock, half.after(clock, 0))
        return self._kickoffs[key]

    def kicks(self, side: int) -> LateKicks:
        return self.halves[1].kicks[side]


def read_places(places: NDArray[np.int16], knots: Column, endings: Values, landed: Values) -> Values:
    found = np.empty(len(places))
    is_down = places < COUNT
    downs = places[is_down]
    found[is_down] = np.rint((WIDE.weights[downs] * knots[WIDE.corners[downs]]).sum(axis=1) / WEIGHT)
    found[~is_down] = np.concatenate([endings, landed])[places[~is_down] - COUNT]
    return found


def at(values: NDArray[np.generic], lead: int, time_outs: tuple[int, int]) -> Values:
    """The values at a lead and so many time-outs, the last three axes."""
    part = values[..., lead, :, :].astype(np.float64)
    if part.shape[-1] == 1:
        return part[..., 0, 0]
    own, theirs = time_outs
    found: Values = _told(_told(part, theirs), own)
    return found


def _told(values: Values, time_outs: int) -> Values:
    """One number of time-outs, of the last axis; two are between one and three."""
    if time_outs == 2:
        mean: Values = np.rint(values[..., MIDDLE:].mean(axis=-1))
        return mean
    return values[..., min(time_outs, 2)]


def is_late(quarter: int, clock: int) -> bool:
    """Does stage B reign?"""
    return quarter in HALVES and 0 < clock <= LONGEST_LATE


def counts_time_outs(clock: int) -> bool:
    return clock <= WARNING
