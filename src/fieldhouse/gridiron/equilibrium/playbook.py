"""Solved tables as a coach reads them: the mix of a down, the worth of an outcome, a mix when some calls run out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fieldhouse.gridiron.equilibrium.nodes import FINE
from fieldhouse.gridiron.equilibrium.series import COUNT, LONGEST, POINT, TOUCHDOWN_FOR, ending_of
from fieldhouse.gridiron.equilibrium.tables import PARTS, PAYOFF, WHOLE, Tables
from fieldhouse.gridiron.expected_points import CARRIED_YARD, KICKOFF_WORTH
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.outcome import KICK_AGAIN, LAST_DOWN, NEXT_SNAP, SAFETY, Outcome
from fieldhouse.table.seat import Seat

OF_A_DOWN: Final[int] = COUNT // LAST_DOWN
USUAL_DOWNS: Final = (
    (1, 10, 25), (1, 10, 35), (1, 10, 50), (1, 10, 65), (2, 10, 35), (2, 7, 45), (2, 4, 55), (3, 8, 35), (3, 5, 50),
    (3, 2, 60),
)  # fmt: skip

SPOTS: Final = (15, 25, 35, 45, 55, 65, 75)
SERIES_SHAPE: Final[tuple[tuple[int, int, float], ...]] = (
    (1, 10, 0.42), (2, 10, 0.08), (2, 8, 0.09), (2, 6, 0.08), (2, 3, 0.06), (3, 10, 0.06), (3, 7, 0.07), (3, 4, 0.06),
    (3, 2, 0.05), (4, 1, 0.03),
)  # fmt: skip
"""Down, to go, and the share of all downs of a game, all over the field."""

SmallGame = list[list[float]]
"""What each call is worth against each answer."""


def number_at(down: int, to_go: int, spot: int) -> int:
    """The number of a down, as ``series.number_of`` has it: those of fewer yards to go come first, of each one less."""
    shorter = min(to_go, LONGEST, GOAL - spot) - 1
    return (down - 1) * OF_A_DOWN + shorter * GOAL - shorter * (shorter + 1) // 2 + spot - 1


class Playbook:
    """What two sides do against each other; what is worked out of the tables is kept."""

    def __init__(self, tables: Tables) -> None:
        self.values = tables.value.tolist()
        self.endings = tables.endings.tolist()
        self.kicks = tables.kick.tolist()
        self.kick_values = tables.kick_value.tolist()
        self.tries = tables.tries.tolist()
        self.prices = tables.prices.tolist()
        self.payoffs = tables.payoffs
        self._rows, self._columns = tables.rows, tables.columns
        self._shares: list[list[tuple[list[float], list[float]] | None]] = [[None] * COUNT, [None] * COUNT]
        self._payoffs: list[NDArray[np.int16] | None] = [None, None]
        self._pairs: list[list[SmallGame | None]] = [[None] * COUNT, [None] * COUNT]
        self._usual: list[tuple[list[float], list[float]] | None] = [None, None]
        self._costs: list[tuple[list[float], list[float]] | None] = [None, None]

    def pairs(self, seat: Seat, number: int) -> SmallGame:
        """What the pairs of a down are worth beyond it."""
        found = self._pairs[seat][number]
        if found is None:
            found = self._pairs[seat][number] = self._between_knots(seat)[number].astype(np.float64).tolist()
        return found

    def _between_knots(self, seat: Seat) -> NDArray[np.int16]:
        """The payoffs of every down of *seat*, read off once if only those of knots are kept."""
        if len(self.payoffs[seat]) == COUNT:
            every: NDArray[np.int16] = self.payoffs[seat]
            return every
        if self._payoffs[seat] is None:
            self._payoffs[seat] = FINE.read_off(self.payoffs[seat].astype(np.float64)).astype(np.int16)
        found = self._payoffs[seat]
        assert found is not None
        return found

    def shares(self, seat: Seat, number: int) -> tuple[list[float], list[float]]:
        """What is called on a down of *seat*, and what answers it, as weights: parts of ``PARTS``."""
        found = self._shares[seat][number]
        if found is None:
            mixes = self._rows[seat, number], self._columns[seat, number]
            calls, answers = (mix.astype(np.float64).tolist() for mix in mixes)
            found = self._shares[seat][number] = calls, answers
        return found

    def game(self, seat: Seat, number: int, calls: tuple[int, ...], prices: tuple[int, ...]) -> SmallGame:
        """What the pairs of a down are worth beyond it if only *calls* are left, and each costs its price."""
        pays = self.pairs(seat, number)
        return [[pay - prices[call] for pay in pays[call]] for call in calls]

    def usual(self, seat: Seat) -> tuple[list[float], list[float]]:
        """How often each call is made over the downs of a game of *seat*, and how often each answer."""
        if self._usual[seat] is None:
            numbers, often = _downs_of_a_game()
            mixes = self._rows[seat, numbers], self._columns[seat, numbers]
            calls, answers = (((mix * often[:, None]).sum(axis=0) / (PARTS * often.sum())).tolist() for mix in mixes)
            self._usual[seat] = calls, answers
        found = self._usual[seat]
        assert found is not None
        return found

    def costs(self, seat: Seat) -> tuple[list[float], list[float]]:
        """What each call gives away against the equilibrium over the downs of a game of *seat*, in points a down, and
        what each answer does."""
        if self._costs[seat] is None:
            numbers, often = _downs_of_a_game()
            prices = np.array(self.prices[seat])[:, None]
            calls, answers = np.zeros(self._rows.shape[2]), np.zeros(self._columns.shape[2])
            for number, each in zip(numbers, often.tolist(), strict=True):
                rows, columns = self.shares(seat, number)
                pays = np.array(self.pairs(seat, number)) - prices  # whole numbers: every machine finds the same sums
                paid, allowed = pays @ np.array(columns), np.array(rows) @ pays
                calls += each * (paid.max() - paid)
                answers += each * (allowed - allowed.min())
            a_point = PARTS * PAYOFF * float(often.sum())
            self._costs[seat] = (calls / a_point).tolist(), (answers / a_point).tolist()
        found = self._costs[seat]
        assert found is not None
        return found

    def worth(self, outcome: Outcome, seat: Seat) -> float:
        """What *outcome* of a play would be worth to *seat*, in points times ``POINT``."""
        owner = outcome.seat
        sign = 1 if owner == seat else -1
        if outcome.ending == NEXT_SNAP:
            worth = self.values[owner][number_at(outcome.down, outcome.to_go, outcome.spot)]
        elif outcome.ending == KICK_AGAIN:
            worth = -KICKOFF_WORTH * POINT
        else:
            ending = ending_of(outcome, owner)
            assert ending is not None
            worth = self.endings[owner][ending - TOUCHDOWN_FOR]
        carried = CARRIED_YARD * POINT * outcome.carry * (-1 if outcome.ending == SAFETY else 1)
        return sign * float(worth + carried)


def _downs_of_a_game() -> tuple[list[int], NDArray[np.float64]]:
    """The numbers of some downs all over the field, and how often each comes up."""
    downs = [(number_at(down, to_go, spot), often) for down, to_go, often in SERIES_SHAPE for spot in SPOTS]
    return [number for number, _ in downs], np.array([often for _, often in downs])


def whole_shares(mix: Sequence[float]) -> bytes:
    """A mix as shares of ``WHOLE``, the rounding carried on."""
    shares, reached, given = [], 0.0, 0
    for share in mix:
        reached += share
        whole = round(reached * WHOLE) - given
        shares.append(whole)
        given += whole
    return bytes(shares)


def picked(mix: list[float], whim: float) -> int:
    """The choice that *whim* falls on; less than 0 if there is none."""
    whole = 0.0
    for share in mix:
        whole += share
    left, chosen = whim * whole, -1
    for choice in range(len(mix)):
        if mix[choice] > 0.0:
            chosen = choice
            left -= mix[choice]
            if left < 0.0:
                break
    return chosen
