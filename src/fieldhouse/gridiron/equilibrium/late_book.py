"""Stage B as a coach reads it: what can come next at one moment, and what a call is worth that leads there.

Everything is worked out one step ahead of the down as it really is; the net only says what comes after.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fieldhouse.gridiron.equilibrium.late_field import AT_ENDINGS, KNOTS, STOPPED
from fieldhouse.gridiron.equilibrium.late_half import A_POINT, MIDDLE, Half, LateKicks, lead_at
from fieldhouse.gridiron.equilibrium.late_reader import FIRST_HALF, SECOND_HALF, STEP, LateReader
from fieldhouse.gridiron.equilibrium.nodes import WEIGHT, WIDE
from fieldhouse.gridiron.equilibrium.outlook import Outlook
from fieldhouse.gridiron.equilibrium.series import COUNT, ENDINGS, SHARE, Values
from fieldhouse.gridiron.field import GOAL

Column = Values
"""What the late ledger's entries are worth at one moment, with one lead and so many time-outs."""
HALVES: Final = (FIRST_HALF, SECOND_HALF)
MOST_PLACES: Final = COUNT + ENDINGS + 4 * GOAL
"""Of stage A's ledger: downs, endings, and landings, of which there are no more than so many."""
PLACE_CORNERS: Final = np.concatenate(
    [WIDE.corners, np.repeat(np.arange(KNOTS, KNOTS + MOST_PLACES - COUNT)[:, None], 4, axis=1)]
)
PLACE_WEIGHTS: Final = np.concatenate([WIDE.weights, np.tile([WEIGHT, 0.0, 0.0, 0.0], (MOST_PLACES - COUNT, 1))])
"""Every place as weights of the knots, then of the endings and landings."""


@dataclass(frozen=True)
class Reach:
    """Where a side's calls lead from anywhere: ``places[down, effect]`` of stage A's ledger, and after the effects,
    with the foul, those that the offended side may choose on, which are the last of them; the shares of effects by
    pair, of those that leave the clock running and then of those that do not. Near the goal other shares hold.
    """

    places: NDArray[np.int16]
    is_offenders: NDArray[np.bool_]
    shares: tuple[Values, Values]
    totals: tuple[Values, Values]
    """What the shares of each pair add up to."""
    landings: Values
    near_from: int


Reaches: TypeAlias = Callable[[int], Reach]
"""By the place of a lead: what may be called, and how far it goes, may depend on the score."""


class LateBook:
    """What the ends of both halves are worth to two sides, and what each can do there."""

    def __init__(
        self,
        halves: tuple[Half, Half],
        readers: tuple[LateReader, LateReader],
        outlook: Outlook,
        reaches: tuple[Reaches, Reaches] | None = None,
    ) -> None:
        """Without *reaches* only the net is read."""
        self.halves, self.reaches, self.readers, self.outlook = halves, reaches, readers, outlook
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
        return values_at(self.ledger(quarter, side, clock), self.lead(quarter, lead), time_outs)

    def lead(self, quarter: int, lead: int) -> int:
        """The place of a lead in the tables: in the first half, where points count, there is but one."""
        return lead_at(lead) if self.half(quarter).is_for_win else 0

    def reader(self, quarter: int) -> LateReader:
        return self.readers[HALVES.index(quarter)]

    def payoffs(self, side: int, number: int, spot: int, column: Column, lead: int) -> Values:
        """``[pair]``: what each pair of calls is worth to the offense with a lead at that place, in whole numbers."""
        assert self.reaches is not None
        reach = self.reaches[side](lead)
        near = 1 if spot >= reach.near_from else 0
        endings = column[AT_ENDINGS:]
        rest = np.concatenate([endings, np.rint(reach.landings @ endings / SHARE)])
        places = reach.places[number]
        corners, weights = PLACE_CORNERS[places], PLACE_WEIGHTS[places]
        found = [
            self._ruled(reach, np.concatenate([knots, rest])[corners], weights)
            for knots in (column[:STOPPED], column[STOPPED:AT_ENDINGS])
        ]
        worth: Values = np.rint(reach.shares[near] @ np.concatenate(found) / reach.totals[near])
        return worth

    def _ruled(self, reach: Reach, corners: Values, weights: Values) -> Values:
        """What each effect is worth, the offended side having chosen."""
        worths: Values = np.rint(np.einsum("pc,pc->p", corners, weights) / WEIGHT)
        choices = len(reach.is_offenders)
        if not choices:
            return worths
        effects, taken = worths[:-choices], worths[-choices:]
        played = effects[-choices:]
        is_taken = np.where(reach.is_offenders, taken < played, taken > played)
        played[is_taken] = taken[is_taken]
        return effects

    def down(self, quarter: int, side: int, clock: int, lead: int, time_outs: tuple[int, int], number: int) -> int:
        """What a down is worth to *side* with *clock* left, when the ball is about to be snapped."""
        own, theirs = time_outs
        return self.reader(quarter).down(side, clock // STEP, self.lead(quarter, lead), own, theirs, number)

    def view(self, quarter: int, side: int, clock: int) -> memoryview:
        """The ledger in one row, to be read a number at a time."""
        return self.ledger(quarter, side, clock).reshape(-1).data

    def kicked(self, side: int, spot: int, column: Column) -> tuple[int, float]:
        """Of the kicks of a fourth down the best, and its worth."""
        worths = np.rint(self.kicks(side).fourth[:, spot] @ column[AT_ENDINGS:] / SHARE)
        worths = np.where(self.kicks(side).is_open[:, spot], worths, -np.inf)
        best = int(worths.argmax())
        return best, float(worths[best])

    def field_goals(self, side: int) -> list[list[tuple[int, int]]]:
        """By spot the entries of the ledger that a field goal try leads to, with their shares; none where none may be
        tried.
        """
        kicks = self.kicks(side)
        found: list[list[tuple[int, int]]] = []
        for shares, is_open in zip(kicks.fourth[-1].astype(np.int64).tolist(), kicks.is_open[-1].tolist(), strict=True):
            led = [(AT_ENDINGS + ending, share) for ending, share in enumerate(shares) if share]
            found.append(led if is_open else [])
        return found

    def tries(self, quarter: int, side: int, clock: int, lead: int, time_outs: tuple[int, int]) -> tuple[float, float]:
        """After a touchdown of *side*, which had *lead* before it: the worth of a kicked point and of two."""
        kick, two = self.kicks(side).tries
        values = self.half(quarter).moments[clock // STEP].kickoff[side]
        if quarter == FIRST_HALF:
            none = self.value_at(values, 0, time_outs)
            worths = [none + A_POINT * (6 + points) for points in range(3)]
        else:
            worths = [self.value_at(values, lead_at(lead + 6 + points), time_outs) for points in range(3)]
        return worths[0] + kick * (worths[1] - worths[0]), worths[0] + two * (worths[2] - worths[0])

    def value_at(self, values: Values, lead: int, time_outs: tuple[int, int]) -> float:
        """One value, at a lead and so many time-outs of the offense and of the defense."""
        return float(values_at(values, lead, time_outs))

    def kickoffs(self, quarter: int, side: int, clock: int) -> Values:
        """``[kick, lead, own time-outs, theirs]``, kept once they have been worked out."""
        key = quarter, side, clock
        if key not in self._kickoffs:
            half = self.half(quarter)
            self._kickoffs[key] = half.kickoffs(side, clock, half.after(clock, 0))
        return self._kickoffs[key]

    def kicks(self, side: int) -> LateKicks:
        return self.halves[1].kicks[side]


def values_at(values: NDArray[np.generic], lead: int, time_outs: tuple[int, int]) -> Values:
    """The values at a lead and so many time-outs, which are the last three axes: what is before them is left."""
    part = values[..., lead, :, :].astype(np.float64)
    if part.shape[-1] == 1:
        return part[..., 0, 0]
    own, theirs = time_outs
    found: Values = _at_time_outs(_at_time_outs(part, theirs), own)
    return found


def _at_time_outs(values: Values, time_outs: int) -> Values:
    """One number of time-outs, of the last axis; two are between one and three."""
    if time_outs == 2:
        mean: Values = np.rint(values[..., MIDDLE:].mean(axis=-1))
        return mean
    return values[..., min(time_outs, 2)]
