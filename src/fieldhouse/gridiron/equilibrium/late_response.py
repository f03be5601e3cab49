"""How much somebody gains who knows a side's mixes late in a half, inside stage B's own model.

The one side plays by the tables that a coach reads: its mixes at the nearest moment kept, kicks and kneels where the
equilibrium has them. The other plays the best reply. Time-outs and tries both choose well.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

import numpy as np

from fieldhouse.gridiron.equilibrium.late_field import KNOTS
from fieldhouse.gridiron.equilibrium.late_half import CERTAIN, NEVER, Half, LateMixes, lead_at
from fieldhouse.gridiron.equilibrium.late_reader import LONGEST_LATE, STEP
from fieldhouse.gridiron.equilibrium.late_stage import HalfSolver, LateAttack
from fieldhouse.gridiron.equilibrium.late_tables import LateHalf
from fieldhouse.gridiron.equilibrium.nodes import WIDE
from fieldhouse.gridiron.equilibrium.series import SERIES, Values
from fieldhouse.gridiron.equilibrium.tables import WHOLE

CLOSE: Final = 10
"""Leads up to this are looked at."""
OWN_25: Final = 25


class LateResponse(HalfSolver):
    """The side *known* plays by the tables of *kept*, whose values are those of *even*."""

    def __init__(self, attacks: tuple[LateAttack, LateAttack], even: Half, kept: LateHalf, known: int) -> None:
        super().__init__(attacks, even.is_for_win, even.pace)
        self.is_mirror = False
        self.even, self.kept, self.known = even, kept, known

    def _downs(self, side: int, clock: int) -> tuple[Values, list[LateMixes]]:
        """What every knot is worth if the one side keeps to its known mixes and the other answers as well as it can; no
        mixes are worked out.
        """
        running, endings = self.running(side, clock), self.endings(side, clock)
        ledger = np.concatenate([running, self.after(clock, STEP).downs[side], endings])
        value = np.zeros((KNOTS, *ledger.shape[1:]))
        for own, theirs in product(range(ledger.shape[-1]), repeat=2):
            moment = self.kept.moment(clock // STEP, own, theirs)
            value[:, :, own, theirs] = self._answered(side, moment, ledger[:, :, own, theirs])
        instead = self.otherwise(side, clock, running, endings)
        if side != self.known:
            return np.maximum(value, instead), []
        even = self.even
        planned = self.otherwise(side, clock, even.running(side, clock), even.endings(side, clock))
        is_planned = planned >= even.moments[clock // STEP].opened().downs[side]
        return np.where(is_planned, instead, value), []

    def _answered(self, side: int, moment: int, ledger: Values) -> Values:
        """What the knots are worth if the one side's mixes are known to the other."""
        is_legal = self.attacks[side].is_legal[WIDE.knots]
        rows, answers = self.kept.rows[moment, side] / WHOLE, self.kept.answers[moment, side] / WHOLE
        games = self.attacks[side].payoffs(ledger).reshape(*rows.shape, answers.shape[-1])
        if side == self.known:
            worths: Values = np.rint(np.einsum("klr,klra->kla", rows, games).min(axis=2))
            return worths
        pays = np.einsum("klra,kla->klr", games, answers)
        best: Values = np.rint(np.where(is_legal[:, None, :], pays, -NEVER).max(axis=2))
        return best


def exploited_late(
    attacks: tuple[LateAttack, LateAttack], even: Half, kept: LateHalf, known: int
) -> Iterator[tuple[int, float]]:
    """By the lead of the side that has the ball five minutes before the end, on its own 25: how much of a win whoever
    knows the other's tables gains, mean of both balls.
    """
    moment = LateResponse(attacks, even, kept, known).solve()[LONGEST_LATE // STEP]
    fair = even.moments[LONGEST_LATE // STEP].opened()
    series = [WIDE.read_off(downs, SERIES)[OWN_25, :, 0, 0] for downs in (*moment.downs, *fair.downs)]
    for lead in range(-CLOSE, CLOSE + 1):
        place = lead_at(lead) if even.is_for_win else 0
        gains = [float(series[side][place] - series[2 + side][place]) for side in range(2)]
        yield lead, (gains[1 - known] - gains[known]) / 2 / (2 * CERTAIN)
