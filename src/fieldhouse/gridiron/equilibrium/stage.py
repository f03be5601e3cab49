"""Stage A: what every down is worth to two sides that cannot be outguessed, in points, while the clock is far away.

The half ends after any play with a small chance, so that a down is worth the points still to come in the half, theirs
taken off. Downs are solved from the fourth to the first, sweep after sweep: on the knots of a coarse net until nothing
moves any more, then a few times on every down.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from fieldhouse.gridiron.equilibrium.nodes import FINE
from fieldhouse.gridiron.equilibrium.quicker import Quicker
from fieldhouse.gridiron.equilibrium.series import (
    BLOCKS,
    COUNT,
    DOWN,
    ENDINGS,
    FIELD_GOAL_AGAINST,
    FIELD_GOAL_FOR,
    OURS,
    POINT,
    SAFETY_AGAINST,
    SAFETY_FOR,
    SERIES,
    SPOT,
    THEIRS,
    TO_GO,
    TOUCHDOWN_AGAINST,
    TOUCHDOWN_FOR,
    Values,
    Whole,
    expected_value,
)
from fieldhouse.gridiron.equilibrium.small_game import Solved, solved
from fieldhouse.gridiron.expected_points import KICKOFF_WORTH, situation_points
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.outcome import LAST_DOWN
from fieldhouse.table.seat import OTHER, Seat, all_seats

STILL_ON: Final = 0.985
"""The chance that the half goes on after a play."""
NEAR_ENOUGH: Final = POINT // 400
MOST_SWEEPS: Final = 40
FULL_SWEEPS: Final = 12
"""On every down, when the knots are still: what is read off between them is put right. After four sweeps
somebody who knows the mixes gains up to .05 points a half, after twelve a thousandth."""


@dataclass(frozen=True)
class Kicks:
    """A side's kicks as shares of endings, from its own view; what a try is worth to it."""

    kickoff: Values
    free_kick: Values
    landings: Values
    """Where the ball is lost from the air and on the ground: shares of endings by the spot."""
    try_worth: int


class Attack(Protocol):
    """One side with the ball against the other: what a game must tell of it."""

    @property
    def kicks(self) -> Kicks:
        """What kicks the side has, and how each ends."""

    @property
    def is_legal(self) -> NDArray[np.bool_]:
        """``[down, call]``: does the field allow the call?"""
        ...

    def payoffs(self, ledger: Values, block: slice | Whole) -> Values:
        """``[down, call, answer]``, of the downs in *block*, with *ledger* for the worth of what comes next."""
        ...

    def kicked(self, endings: Values) -> tuple[Values, NDArray[np.int64]]:
        """By spot the worth of the best kick on fourth down, *endings* saying what each ending is worth, and the kick's
        number."""
        ...


class Policy(NamedTuple):
    """What a side does with the ball, what the other does against it, and what each down is worth; by spot the number
    of the best kick, also where the down is better played, and what it is worth.
    """

    value: Values
    payoffs: Values
    rows: Values
    columns: Values
    kick: NDArray[np.int64]
    kick_value: Values


class Stage:
    """Two attacks against each other; if they are one, a side meets its like. Sweeps change its values in place."""

    def __init__(self, attacks: tuple[Attack, Attack]) -> None:
        self.attacks = attacks
        self.is_mirror = attacks[0] is attacks[1]
        first = [
            round(POINT * situation_points(*index))
            for index in zip(DOWN.tolist(), TO_GO.tolist(), SPOT.tolist(), strict=True)
        ]
        self.values = [np.array(first, dtype=np.float64) for _ in attacks]
        self.kickoff = [-KICKOFF_WORTH * POINT] * 2
        self.free_kick = [-1.5 * KICKOFF_WORTH * POINT] * 2
        self.sweeps = 0
        self.prices: list[Values] = [np.zeros(attack.is_legal.shape[1]) for attack in attacks]
        """What a call costs a side beyond the down, since one less is left: mixes heed it, values do not hold it."""

    def solve(self, sweeps: int = MOST_SWEEPS) -> None:
        """Sweep the knots until they are still, or *sweeps* times."""
        quicker = Quicker()
        for _ in range(sweeps):
            before = self._series()
            self._sweep(is_coarse=True)
            after = self._series()
            if np.abs(after - before).max() <= NEAR_ENOUGH:
                break
            self._shift(quicker.guess(before, after) - after)

    def settled(self, sweeps: int = FULL_SWEEPS) -> tuple[Policy, Policy]:
        """Once the knots are still: every down put right, and the mixes."""
        for _ in range(sweeps):
            self._sweep(is_coarse=False)
        return self.policies()

    def policies(self) -> tuple[Policy, Policy]:
        """What both sides do, down by down."""
        policies = [self.policy(seat) for seat in all_seats(1 if self.is_mirror else 2)]
        return policies[0], policies[-1]

    def _series(self) -> Values:
        """All that a sweep depends on but for a little: the worth of every series, and of the kicks after a score."""
        return np.concatenate([*(values[SERIES[1:]] for values in self.values), self.kickoff, self.free_kick])

    def _shift(self, by: Values) -> None:
        """Move every down at a spot as *by* moves the series there, and the kicks after a score."""
        ours, theirs, kickoffs, free_kicks = np.split(np.rint(by), (GOAL - 1, 2 * GOAL - 2, 2 * GOAL))
        self.values = [values + moved[SPOT - 1] for values, moved in zip(self.values, (ours, theirs), strict=True)]
        self.kickoff = [kick + float(moved) for kick, moved in zip(self.kickoff, kickoffs, strict=True)]
        self.free_kick = [kick + float(moved) for kick, moved in zip(self.free_kick, free_kicks, strict=True)]

    def _sweep(self, is_coarse: bool) -> None:
        """All values once more, from what they lead to; they are changed in place."""
        self.sweeps += 1
        for seat in all_seats(1 if self.is_mirror else 2):
            ledger = self.ledger(seat)
            knots = self.values[seat][FINE.knots]
            for down in range(LAST_DOWN, 0, -1):
                block = BLOCKS[down - 1]
                downs = FINE.knots[FINE.blocks[down - 1]] if is_coarse else block
                value = np.rint(self.solved(seat, ledger, downs).value)
                if down == LAST_DOWN:
                    value = self.kicked_or_played(seat, value, downs)
                if is_coarse:
                    knots[FINE.blocks[down - 1]] = value
                    value = FINE.read_off(knots, block)
                self.values[seat][block] = value
                ledger[block] = np.rint(STILL_ON * value)
            self._kick_off(seat)
        if self.is_mirror:
            self.values[1], self.kickoff[1], self.free_kick[1] = self.values[0], self.kickoff[0], self.free_kick[0]

    def kicked_or_played(self, seat: Seat, value: Values, downs: slice | Whole) -> Values:
        """What fourth downs are worth, *value* being a play's."""
        better: Values = np.maximum(value, self.attacks[seat].kicked(self.endings(seat))[0][SPOT[downs]])
        return better

    def _kick_off(self, seat: Seat) -> None:
        """Sets what kicking off is worth to *seat*, from what the downs are worth now."""
        kicks, endings = self.attacks[seat].kicks, self.endings(seat)
        self.kickoff[seat] = float(expected_value(kicks.kickoff, endings))
        self.free_kick[seat] = float(expected_value(kicks.free_kick, endings))

    def endings(self, seat: Seat) -> Values:
        """What the endings of a play are worth to *seat*."""
        other = OTHER[seat]
        endings = np.zeros(ENDINGS)
        endings[OURS : OURS + GOAL] = STILL_ON * self.values[seat][SERIES]
        endings[THEIRS : THEIRS + GOAL] = -STILL_ON * self.values[other][SERIES]
        endings[TOUCHDOWN_FOR], endings[TOUCHDOWN_AGAINST] = self._touchdown(seat), -self._touchdown(other)
        endings[FIELD_GOAL_FOR] = 3 * POINT + STILL_ON * self.kickoff[seat]
        endings[FIELD_GOAL_AGAINST] = -3 * POINT - STILL_ON * self.kickoff[other]
        endings[SAFETY_FOR] = 2 * POINT - STILL_ON * self.free_kick[other]
        endings[SAFETY_AGAINST] = -2 * POINT + STILL_ON * self.free_kick[seat]
        return np.rint(endings)

    def _touchdown(self, seat: Seat) -> float:
        """What a touchdown is worth to *seat*, with the try and the kickoff after it."""
        return 6 * POINT + self.attacks[seat].kicks.try_worth + STILL_ON * self.kickoff[seat]

    def ledger(self, seat: Seat) -> Values:
        """What everything is worth that a play can lead to: the downs, the endings, then the landings."""
        endings = self.endings(seat)
        own = np.rint(STILL_ON * self.values[seat])
        return np.concatenate([own, endings, expected_value(self.attacks[seat].kicks.landings, endings)])

    def solved(self, seat: Seat, ledger: Values, block: slice | Whole) -> Solved:
        """The downs of *block* as small games: their values and both mixes."""
        attack, prices = self.attacks[seat], self.prices[seat]
        games = solved_legal(attack.payoffs(ledger, block) - prices[:, None], attack.is_legal[block])
        return Solved(games.value + (games.rows * prices).sum(axis=1), games.rows, games.columns)

    def policy(self, seat: Seat) -> Policy:
        """Both mixes of every down, solved by the values as they stand; a last down is worth the better of its mixes
        and its kick, so that whoever compares it with the kick sees which that is.
        """
        everything = slice(0, COUNT)
        attack, ledger = self.attacks[seat], self.ledger(seat)
        payoffs = attack.payoffs(ledger, everything)
        games = self.solved(seat, ledger, everything)
        kick_value, kick = attack.kicked(self.endings(seat))
        value, last = self.values[seat].copy(), BLOCKS[LAST_DOWN - 1]
        value[last] = np.maximum(np.rint(games.value[last]), kick_value[SPOT[last]])
        return Policy(value, payoffs, games.rows, games.columns, kick, kick_value)


def solved_legal(payoffs: Values, is_legal: NDArray[np.bool_]) -> Solved:
    """Games in which some calls are not allowed: those stand in for the first that is, and give it their share."""
    first = is_legal.argmax(axis=1)
    each = np.arange(len(payoffs))
    games = solved(np.where(is_legal[:, :, None], payoffs, payoffs[each, first][:, None, :]))
    forbidden = np.where(is_legal, 0.0, games.rows)
    rows = games.rows - forbidden
    rows[each, first] += forbidden.sum(axis=1)
    return Solved(games.value, rows, games.columns)
