"""Stage B as a coach reads it: what can come next at one moment, and what a call is worth that leads there.

Everything is worked out one step ahead of the down as it really is; the net only says what comes after.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fieldhouse.gridiron.equilibrium.late_field import AT_ENDINGS, KNOTS
from fieldhouse.gridiron.equilibrium.late_half import A_POINT, MIDDLE, Half, LateKicks, lead_at
from fieldhouse.gridiron.equilibrium.late_reader import FIRST_HALF, SECOND_HALF, STEP, LateReader
from fieldhouse.gridiron.equilibrium.nodes import WEIGHT, WIDE
from fieldhouse.gridiron.equilibrium.outlook import Outlook
from fieldhouse.gridiron.equilibrium.series import COUNT, ENDINGS, SHARE, Values, Whole
from fieldhouse.gridiron.field import GOAL

Column = Values
"""What the late ledger's entries are worth at one moment, with one lead and so many time-outs."""
HALVES: Final = (FIRST_HALF, SECOND_HALF)
MOST_PLACES: Final = COUNT + ENDINGS + 4 * GOAL
"""Of stage A's ledger: downs, endings, and landings, of which there are no more than so many."""
PLACE_CORNERS: Final = np.ascontiguousarray(
    np.concatenate([WIDE.corners, np.repeat(np.arange(KNOTS, KNOTS + MOST_PLACES - COUNT)[:, None], 4, axis=1)]).T
)
PLACE_WEIGHTS: Final = np.ascontiguousarray(
    np.concatenate([WIDE.weights, np.tile([WEIGHT, 0.0, 0.0, 0.0], (MOST_PLACES - COUNT, 1))]).T
)
"""``[corner, place]``: every place as weights of the knots, then of the endings and landings."""


@dataclass(frozen=True)
class Reach:
    """Where a side's calls lead from anywhere: ``places[down, way]`` of stage A's ledger, no two ways alike. What the
    clock does told apart, each thing that can happen goes one of the ways (*led*, those with a running clock counted
    first), or for the last of them one of two that the offended side chooses between (*taken*). *shares* of things by
    pair of calls; near the goal other shares hold.
    """

    places: NDArray[np.int16]
    led: Whole
    taken: Whole
    signs: Values
    """Of those that are chosen on: 1 if the offense chooses, -1 if the defense does."""
    shares: tuple[Values, Values]
    totals: tuple[Values, Values]
    """What the shares of each pair add up to."""
    landings: Values
    near_from: int


Reaches: TypeAlias = Callable[[int], Reach]
"""By the place of a lead: what may be called, and how far it goes, may depend on the score."""


def reach_of(
    places: Sequence[NDArray[np.int16]], signs: Sequence[float], running: Values, stopped: Values, landings: Values,
    near_from: int,
) -> Reach:  # fmt: skip
    """From where each effect leads, ``[effect][down]``, and after them, with the foul, those that are chosen on, which
    are the last effects; and the shares ``[near the goal?, pair, effect]`` after which the clock runs and stands.
    What comes to the same is put together.
    """
    ways: dict[bytes, int] = {}
    led = [ways.setdefault(place.tobytes(), len(ways)) for place in places]
    effects, plain = len(places) - len(signs), len(places) - 2 * len(signs)
    both = np.concatenate([running, stopped], axis=2)
    met = np.flatnonzero(both.any(axis=(0, 1))).tolist()
    things: dict[tuple[int, int, float], int] = {}
    which = []
    for column in sorted(met, key=lambda column: column % effects >= plain):
        first, effect = column // effects * len(ways), column % effects
        chosen = effect - plain
        taken, sign = (first + led[effects + chosen], signs[chosen]) if chosen >= 0 else (-1, 0.0)
        which.append((column, things.setdefault((first + led[effect], taken, sign), len(things))))
    shares = np.zeros((len(things), *both.shape[:2]))
    for column, thing in which:
        shares[thing] += both[:, :, column]
    near = [np.ascontiguousarray(shares[:, index].T) for index in range(2)]
    choices = [thing for thing in things if thing[2]]
    return Reach(
        np.ascontiguousarray(np.array([np.frombuffer(way, dtype=np.int16) for way in ways]).T),
        np.array([way for way, _, _ in things]),
        np.array([taken for _, taken, _ in choices], dtype=np.int64),
        np.array([sign for _, _, sign in choices]),
        (near[0], near[1]),
        (near[0].sum(axis=1), near[1].sum(axis=1)),
        landings,
        near_from,
    )


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
        """What each thing that can come next is worth to *side*, which has the ball."""
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
        rest = KNOTS + len(endings)
        entries = np.empty((2, rest + len(reach.landings)))
        entries[:, :KNOTS] = column[:AT_ENDINGS].reshape(2, KNOTS)
        entries[:, KNOTS:rest] = endings
        entries[:, rest:] = np.rint(reach.landings @ endings / SHARE)
        ways = self._by_way(entries, reach.places[number])
        worths = ways.take(reach.led)
        if len(reach.signs):
            chosen_on = worths[-len(reach.signs) :]
            chosen_on *= reach.signs
            np.maximum(chosen_on, ways.take(reach.taken) * reach.signs, out=chosen_on)
            chosen_on *= reach.signs
        worth: Values = np.rint(reach.shares[near] @ worths / reach.totals[near])
        return worth

    def _by_way(self, entries: Values, places: NDArray[np.int16]) -> Values:
        """What each place is worth with the clock running, then with it stopped."""
        corners = entries.take(PLACE_CORNERS.take(places, axis=1), axis=1)
        corners *= PLACE_WEIGHTS.take(places, axis=1)
        worths: Values = corners.sum(axis=1).reshape(-1)
        worths /= WEIGHT
        return np.rint(worths, out=worths)

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
