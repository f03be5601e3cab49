"""Stage B: the end of a half, second by second, by what it is for: the points of the first half, the win of the second.

Values are worked out backwards from the last second in steps of ten, for every knot of the wide net, every lead, and in
the last two minutes every number of time-outs. Who calls what is solved for each of them; these mixes are kept: a coach
reads them.
Pre-snap fouls are left out, other fouls are ruled on by their points.
"""

from __future__ import annotations

from itertools import product
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from fieldhouse.gridiron.equilibrium.late_field import KNOTS
from fieldhouse.gridiron.equilibrium.late_half import (
    CERTAIN,
    FARTHEST_LEAD,
    LAST_SECONDS,
    NEVER,
    TIME_OUTS,
    Half,
    LateKicks,
    LateMixes,
    LatePace,
    Moment,
    kicked,
)
from fieldhouse.gridiron.equilibrium.late_reader import LONGEST_LATE, STEP
from fieldhouse.gridiron.equilibrium.nodes import WIDE
from fieldhouse.gridiron.equilibrium.series import DOWN, LONGEST, SHARE, SPOT, TO_GO, Values, number_of
from fieldhouse.gridiron.equilibrium.stage import solved_legal
from fieldhouse.gridiron.equilibrium.tables import WHOLE, whole_mixes
from fieldhouse.gridiron.outcome import LAST_DOWN

DECIDED: Final = CERTAIN // 500
"""Where no pair of calls changes more than this, nothing is solved."""


class LateAttack(Protocol):
    """One side with the ball against the other."""

    def payoffs(self, ledger: Values) -> Values:
        """``[knot, lead, pair]`` in whole numbers, from ``ledger[entry, lead]``."""
        ...

    @property
    def is_legal(self) -> NDArray[np.bool_]:
        """``[down, call]``."""
        ...

    @property
    def kicks(self) -> LateKicks:
        """What this side's kicks come to, late in a half."""


class HalfSolver(Half):
    """Works the moments out."""

    def __init__(self, attacks: tuple[LateAttack, LateAttack], is_for_win: bool, pace: LatePace) -> None:
        super().__init__((attacks[0].kicks, attacks[1].kicks), [last_second(is_for_win)], is_for_win, pace)
        self.attacks = attacks
        self.is_mirror = attacks[0] is attacks[1]
        self.mixes: list[tuple[list[LateMixes], list[LateMixes]]] = []
        """Of every moment from ``STEP`` seconds on, of both sides with the ball: one, or by the time-outs that are left
        (``late_reader.moment_at``).
        """
        self._next_down = number_of(
            np.minimum(DOWN[WIDE.knots] + 1, LAST_DOWN),
            np.minimum(TO_GO[WIDE.knots] + pace.kneel, LONGEST),
            np.maximum(SPOT[WIDE.knots] - pace.kneel, 1),
        )
        self._can_kneel = (DOWN[WIDE.knots] < LAST_DOWN) & (SPOT[WIDE.knots] > pace.kneel) & (pace.kneel > 0)

    def solve(self) -> list[Moment]:
        """Every moment from the last second on."""
        while len(self.moments) <= LONGEST_LATE // STEP:
            self.moments.append(self._worked_out(len(self.moments) * STEP))
        return self.moments

    def _worked_out(self, clock: int) -> Moment:
        """A moment's values, from the moments after it; the mixes are kept."""
        sides = range(1 if self.is_mirror else 2)
        found = [self._downs(side, clock) for side in sides]
        downs = [values for values, _ in found]
        self.mixes.append((found[0][1], found[-1][1]))
        after = self.after(clock, STEP)
        now = Moment((downs[0], downs[-1]), after.kickoff, after.free_kick)
        kickoffs = [np.maximum.reduce(self.kickoffs(side, clock, now)) for side in sides]
        free_kicks = [kicked(self.kicks[side].free_kick, self.endings(side, clock)) for side in sides]
        return Moment(now.downs, (kickoffs[0], kickoffs[-1]), (free_kicks[0], free_kicks[-1]))

    def _downs(self, side: int, clock: int) -> tuple[Values, list[LateMixes]]:
        """What every knot is worth with *clock* left, and what is called there."""
        attack = self.attacks[side]
        running, endings = self.running(side, clock), self.endings(side, clock)
        ledger = np.concatenate([running, self.after(clock, STEP).downs[side], endings])
        value, mixes = self._called(attack, ledger)
        found: Values = np.maximum(value, self.otherwise(side, clock, running, endings))
        return found, mixes

    def otherwise(self, side: int, clock: int, running: Values, endings: Values) -> Values:
        """What the knots are worth without a play: the best kick of a fourth down, a kneel before it, and in the last
        seconds a field goal on any down.
        """
        kneel = np.where(self._can_kneel[:, None, None, None], WIDE.read_off(running, self._next_down), -NEVER)
        fourth, worths = WIDE.blocks[LAST_DOWN - 1], kick_worths(self.kicks[side], endings)
        kneel[fourth] = worths.max(axis=0)[SPOT[WIDE.knots[fourth]]]
        best: Values = np.maximum(kneel, worths[-1][SPOT[WIDE.knots]]) if clock <= LAST_SECONDS else kneel
        return best

    def _called(self, attack: LateAttack, ledger: Values) -> tuple[Values, list[LateMixes]]:
        """The worth of every knot if a play is called there, and the mixes."""
        if ledger.shape[-1] == 1:
            value, rows, answers = self._solved(attack, ledger[:, :, 0, 0])
            return value[:, :, None, None], [_kept(rows, answers)]
        found, mixes = np.zeros((KNOTS, *ledger.shape[1:])), []
        for own, theirs in product(range(len(TIME_OUTS)), repeat=2):
            found[:, :, own, theirs], rows, answers = self._solved(attack, ledger[:, :, own, theirs])
            mixes.append(_kept(rows, answers))
        return found, mixes

    def _solved(self, attack: LateAttack, ledger: Values) -> tuple[Values, Values, Values]:
        """Values, calls and answers of the downs that *ledger* tells what they lead to."""
        return self._mixes(attack, attack.payoffs(ledger))

    def _mixes(self, attack: LateAttack, payoffs: Values) -> tuple[Values, Values, Values]:
        """Solves ``payoffs[knot, lead, pair]``, which stay as they are: new tables of values and of both sides' mixes,
        in shares of ``WHOLE``; the first of what is legal where nothing is at stake."""
        knots, leads, pairs = payoffs.shape
        calls = attack.is_legal.shape[1]
        games = payoffs.reshape(knots * leads, calls, pairs // calls)
        is_legal = np.repeat(attack.is_legal[WIDE.knots], leads, axis=0)
        value = games[np.arange(len(games)), is_legal.argmax(axis=1), 0]
        rows = np.zeros((len(games), calls), dtype=np.uint8)
        rows[np.arange(len(games)), is_legal.argmax(axis=1)] = WHOLE
        answers = np.zeros((len(games), pairs // calls), dtype=np.uint8)
        answers[:, 0] = WHOLE
        is_open = np.flatnonzero(np.ptp(games, axis=(1, 2)) > DECIDED)
        if len(is_open):
            solved = solved_legal(games[is_open], is_legal[is_open])
            value[is_open] = np.rint(solved.value)
            rows[is_open], answers[is_open] = whole_mixes(solved.rows), whole_mixes(solved.columns)
        shape = knots, leads
        return value.reshape(shape), *(mix.astype(np.float64).reshape(*shape, -1) for mix in (rows, answers))


def _kept(rows: Values, answers: Values) -> LateMixes:
    """The mixes as they are stored: bytes."""
    return LateMixes(rows.astype(np.uint8), answers.astype(np.uint8))


def last_second(is_for_win: bool) -> Moment:
    """The half is over: who leads has won, or the points are made."""
    leads = np.sign(np.arange(-FARTHEST_LEAD, FARTHEST_LEAD + 1)) * CERTAIN if is_for_win else np.zeros(1)
    worth = np.broadcast_to(leads[:, None, None], (len(leads), 3, 3)).astype(np.float64)
    downs = np.broadcast_to(worth, (KNOTS, *worth.shape))
    return Moment((downs, downs), (worth, worth), (worth, worth))


def kick_worths(kicks: LateKicks, endings: Values) -> Values:
    """``[kick, spot, ...]``: what the kicks of a fourth down are worth; the last is the field goal."""
    worth = np.rint(np.tensordot(kicks.fourth, endings, axes=1) / SHARE)
    open_ones: Values = np.where(kicks.is_open.reshape(*kicks.is_open.shape, 1, 1, 1), worth, -NEVER)
    return open_ones
