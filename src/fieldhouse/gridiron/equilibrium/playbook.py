"""Solved tables as a coach reads them: the mix of a down, the worth of an outcome, a mix when some calls run out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.gridiron.equilibrium.one_game import solved_one
from fieldhouse.gridiron.equilibrium.series import (
    COUNT,
    DOWN,
    LONGEST,
    POINT,
    SPOT,
    TO_GO,
    TOUCHDOWN_FOR,
    ending_of,
)
from fieldhouse.gridiron.equilibrium.tables import PAYOFF, WHOLE, Tables
from fieldhouse.gridiron.expected_points import CARRIED_YARD, KICKOFF_WORTH
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.outcome import KICK_AGAIN, NEXT_SNAP, SAFETY, Outcome

NUMBERS: Final = {
    down: number
    for number, down in enumerate(zip(DOWN.tolist(), TO_GO.tolist(), SPOT.tolist(), strict=True))
}  # fmt: skip

Mixes = tuple[bytes, bytes]
"""Of the offense's calls and of the defense's answers, in shares of ``WHOLE``."""


def number_at(down: int, to_go: int, spot: int) -> int:
    """The number of a down."""
    return NUMBERS[down, min(to_go, LONGEST, GOAL - spot), spot]


class Playbook:
    """What two sides do against each other."""

    def __init__(self, tables: Tables) -> None:
        self.values = tables.value.tolist()
        self.endings = tables.endings.tolist()
        self.kicks = tables.kick.tolist()
        self.kick_values = tables.kick_value.tolist()
        self.tries = tables.tries.tolist()
        self.prices = tables.prices.tolist()
        self.payoffs = tables.payoffs
        self._rows, self._columns = tables.rows, tables.columns
        self._mixes: list[list[Mixes | None]] = [[None] * COUNT, [None] * COUNT]
        self._rationed: tuple[object, tuple[float, Mixes]] | None = None

    def mixes(self, seat: int, number: int) -> Mixes:
        """What is called on a down of *seat*, and what answers it."""
        found = self._mixes[seat][number]
        if found is None:
            found = self._rows[seat, number].tobytes(), self._columns[seat, number].tobytes()
            self._mixes[seat][number] = found
        return found

    def rationed(self, seat: int, number: int, calls: tuple[int, ...], prices: tuple[int, ...]) -> tuple[float, Mixes]:
        """The value and the mixes if only *calls* are left, and each costs its price; both sides know it.

        Both ask for the same down, one after the other, so that the last answer is kept.
        """
        key = seat, number, calls, prices
        if self._rationed is None or self._rationed[0] != key:
            game = self.payoffs[seat, number].tolist()
            value, rows, columns = solved_one([[pay - prices[call] for pay in game[call]] for call in calls])
            shares = [0.0] * len(game)
            for call, share in zip(calls, rows, strict=True):
                shares[call] = share
            self._rationed = key, (value, (whole_shares(shares), whole_shares(columns)))
        return self._rationed[1]

    def worth(self, outcome: Outcome, seat: int) -> float:
        """What an outcome is worth to *seat*."""
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


def whole_shares(mix: Sequence[float]) -> bytes:
    """A mix as shares of ``WHOLE``, the rounding carried on."""
    shares, reached, given = [], 0.0, 0
    for share in mix:
        reached += share
        whole = round(reached * WHOLE) - given
        shares.append(whole)
        given += whole
    return bytes(shares)


def points_of(payoff: float) -> float:
    """A payoff in points."""
    return payoff / PAYOFF
