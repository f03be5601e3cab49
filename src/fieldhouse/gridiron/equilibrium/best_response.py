"""How much somebody gains who knows a side's mixes and plays the best against them, inside stage A's own model.

One side plays by tables, the other the best reply to them on every down, with both balls. What it gains beyond the
equilibrium, in points of a half, is how far the tables can be exploited.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from fieldhouse.gridiron.equilibrium.quicker import Quicker
from fieldhouse.gridiron.equilibrium.series import POINT, SPOT, Values, Whole, number_of
from fieldhouse.gridiron.equilibrium.small_game import Solved
from fieldhouse.gridiron.equilibrium.stage import MOST_SWEEPS, Attack, Stage
from fieldhouse.gridiron.equilibrium.tables import PARTS, PAYOFF, Tables
from fieldhouse.table.seat import BOTH, Seat

NEVER: Final = -1e12
STILL: Final = POINT // 10_000
"""A leak is small and adds up: sweeps go on until nothing moves by more."""
OWN_25: Final = 25
NEW_SERIES: Final = 10


class BestResponse(Stage):
    """The side *known* plays by *tables*, the other knows them. Which kick is best it may choose anew, whether to kick
    not; and the other pays its own prices for rationed calls.
    """

    def __init__(self, attacks: tuple[Attack, Attack], tables: Tables, known: int) -> None:
        super().__init__(attacks)
        self.is_mirror = False
        self.known, self.tables = known, tables
        self.prices = [price * (POINT / PAYOFF) for price in tables.prices]
        self.values = [value.astype(np.float64) for value in tables.value]
        for seat in BOTH:
            self._kick_off(seat)

    def respond(self) -> tuple[Values, Values]:
        """What every down is worth to whoever has the ball, by side; worked out in sweeps, in place."""
        quicker = Quicker()
        for _ in range(MOST_SWEEPS):
            before = self._series()
            self._sweep(is_coarse=False)
            after = self._series()
            if np.abs(after - before).max() <= STILL:
                break
            self._shift(quicker.guess(before, after) - after)
        return self.values[0], self.values[1]

    def solved(self, seat: Seat, ledger: Values, block: slice | Whole) -> Solved:
        """The downs of *block* with one side's mix known: their worth if the other takes what pays it best; both mixes
        as the tables have them."""
        attack = self.attacks[seat]
        payoffs = attack.payoffs(ledger, block)
        rows = self.tables.rows[seat][block] / PARTS
        columns = self.tables.columns[seat][block] / PARTS
        if seat == self.known:
            return Solved(np.einsum("gr,grc->gc", rows, payoffs).min(axis=1), rows, columns)
        pays = np.einsum("grc,gc->gr", payoffs, columns)
        chosen = np.where(attack.is_legal[block], pays - self.prices[seat], NEVER).argmax(axis=1)
        return Solved(pays[np.arange(len(pays)), chosen], rows, columns)

    def kicked_or_played(self, seat: Seat, value: Values, downs: slice | Whole) -> Values:
        """The known side kicks where its tables kicked; the other where it gains by it."""
        if seat != self.known:
            return super().kicked_or_played(seat, value, downs)
        kicked = self.attacks[seat].kicked(self.endings(seat))[0][SPOT[downs]]
        is_kicked: NDArray[np.bool_] = self.tables.value[seat][downs] <= self.tables.kick_value[seat][SPOT[downs]]
        return np.where(is_kicked, kicked, value)


def exploited(attacks: tuple[Attack, Attack], tables: Tables, known: int) -> float:
    """Points of a half that whoever knows the tables of *known* gains, mean of both balls on the own 25."""
    found = BestResponse(attacks, tables, known).respond()
    number = int(number_of(1, NEW_SERIES, OWN_25))
    gains = [float(found[seat][number]) - float(tables.value[seat][number]) for seat in BOTH]
    return (gains[1 - known] - gains[known]) / 2 / POINT
