"""A game far from its end, as two sides play it that cannot be outguessed: what the win is worth, backwards in time.

Nothing is solved here: both call as stage A has found, kick on fourth down if that wins more often, and at the end of
the second half stage B goes on. Time-outs are left out. Values are those of ``late_half``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from fieldhouse.gridiron.equilibrium.late_field import FOLD, KNOTS, LATE_LEDGER, Spread
from fieldhouse.gridiron.equilibrium.late_half import (
    Half,
    LateKicks,
    LatePace,
    Moment,
    flipped,
    kicked,
)
from fieldhouse.gridiron.equilibrium.late_reader import LONGEST_LATE, STEP, WARNING
from fieldhouse.gridiron.equilibrium.late_stage import kick_worths
from fieldhouse.gridiron.equilibrium.nodes import WIDE
from fieldhouse.gridiron.equilibrium.series import SPOT, Values, Whole
from fieldhouse.gridiron.outcome import LAST_DOWN
from fieldhouse.gridiron.phases import QUARTER
from fieldhouse.table.seat import OTHER

HALF: Final = 2 * QUARTER
FARTHEST: Final = 35
"""A greater lead is no better."""
LEADS: Final = 2 * FARTHEST + 1
HURRIES_FROM: Final = 480
"""Seconds before the end of the game from which on a side hurries if that helps it."""


@dataclass(frozen=True)
class FarSide:
    """One side with the ball: where its downs lead, each of the *moves* for its leads, ``[knot, entry of the late
    ledger]`` in whole shares of ``FOLD``; its kicks; whether it has the means to hurry in the first half.
    """

    moves: tuple[tuple[Values, Whole], ...]
    kicks: LateKicks
    can_hurry: bool


class FarHalf(Half):
    """A half of two sides. *moments* are those that are known, from its last second on."""

    def __init__(self, sides: tuple[FarSide, FarSide], moments: list[Moment], pace: LatePace, is_second: bool) -> None:
        super().__init__((sides[0].kicks, sides[1].kicks), moments, True, pace)
        self.sides, self.is_second = sides, is_second
        self.is_mirror = is_second and sides[0] is sides[1]

    def solve(self) -> list[Moment]:
        """Every moment of the half."""
        while len(self.moments) <= HALF // STEP:
            self.moments.append(self._worked_out(len(self.moments) * STEP))
        return self.moments

    def after(self, clock: int, seconds: int) -> Moment:
        """A quarter ends before the next begins, and the clock stops at the warning."""
        stop = QUARTER if clock > QUARTER else WARNING if clock > WARNING else 0
        return self.moments[max(clock - seconds, stop) // STEP]

    def running(self, side: int, clock: int) -> Values:
        """Late in a half a side hurries if it helps and it can, and half of the time stops the clock in the last two
        minutes of the first.
        """
        run = self._let_run(side, clock)
        if clock > (HURRIES_FROM if self.is_second else LONGEST_LATE):
            return run
        best = run
        if self.pace.hurried and (self.is_second or self.sides[side].can_hurry):
            best = np.maximum(run, self.after(clock, self.pace.hurried).downs[side])
        if not self.is_second and clock <= WARNING:
            best = np.maximum(best, np.rint((best + self.after(clock, STEP).downs[side]) / 2))
        return best

    def _worked_out(self, clock: int) -> Moment:
        """A moment's values, from the moments after it."""
        sides = range(1 if self.is_mirror else 2)
        downs = [self._downs(side, clock) for side in sides]
        after = self.after(clock, STEP)
        now = Moment((downs[0], downs[-1]), after.kickoff, after.free_kick)
        kickoffs = [self.kickoffs(side, clock, now)[0] for side in sides]
        free_kicks = [kicked(self.kicks[side].free_kick, self.endings(side, clock)) for side in sides]
        return Moment(now.downs, (kickoffs[0], kickoffs[-1]), (free_kicks[0], free_kicks[-1]))

    def _downs(self, side: int, clock: int) -> Values:
        """What every knot is worth with *clock* left."""
        endings = self.endings(side, clock)
        ledger = np.concatenate([self.running(side, clock), self.after(clock, STEP).downs[side], endings])
        found = np.zeros((KNOTS, LEADS, 1, 1))
        for moves, leads in self.sides[side].moves:
            found[:, leads, 0, 0] = np.rint(moves @ ledger[:, leads, 0, 0] / FOLD)
        fourth = WIDE.blocks[LAST_DOWN - 1]
        kicks = kick_worths(self.kicks[side], endings).max(axis=0)[SPOT[WIDE.knots[fourth]]]
        found[fourth] = np.maximum(found[fourth], kicks)
        return found


def moves_of(places: Whole, running: Values, stopped: Values, landings: Values) -> Values:
    """``[knot, entry of the late ledger]``: where downs lead when mixes meet, from where the effects lead, ``[effect,
    knot]``, and the shares of them after which the clock runs and stands, ``[knot, effect]``.
    """
    spread, found = Spread(landings), np.zeros((KNOTS, LATE_LEDGER))
    for knot in range(KNOTS):
        shares, entries = spread.rows(places[:, knot], running[knot][None], stopped[knot][None])
        found[knot, entries] = shares[0]
    return found


def widened(late: Moment) -> Moment:
    """A moment of stage B for more leads, without time-outs."""
    moment = late.opened().without_time_outs()
    known = moment.kickoff[0].shape[-3] // 2
    leads = np.clip(np.arange(-FARTHEST, FARTHEST + 1), -known, known) + known
    return moment.changed(lambda values: np.take(values, leads, axis=-3))


def half_time(second: Moment, receiver: int) -> Moment:
    """The end of a first half, from the second's kickoff, which *receiver* gets: the same whoever has the ball."""
    kicks = second.kickoff[OTHER[receiver]]
    worths = [flipped(kicks) if side == receiver else kicks for side in range(2)]
    downs = [np.broadcast_to(worth, (KNOTS, *worth.shape)) for worth in worths]
    return Moment((downs[0], downs[1]), (worths[0], worths[1]), (worths[0], worths[1]))


def far_halves(
    sides: tuple[FarSide, FarSide], late: Half, pace: LatePace
) -> tuple[list[Moment], list[Moment], list[Moment]]:
    """The second half, and the first if the visitors receive the second's kickoff and if the home team does."""
    second = FarHalf(sides, [widened(moment) for moment in late.moments], pace, is_second=True).solve()
    firsts = [
        FarHalf(sides, [half_time(second[-1], receiver)], pace, is_second=False).solve()
        for receiver in range(1 if sides[0] is sides[1] else 2)
    ]
    return second, firsts[0], firsts[1] if len(firsts) > 1 else [_seen_by_the_other(each) for each in firsts[0]]


def _seen_by_the_other(moment: Moment) -> Moment:
    """Of a team that meets itself: both sides have changed places."""
    return Moment(moment.downs[::-1], moment.kickoff[::-1], moment.free_kick[::-1])
