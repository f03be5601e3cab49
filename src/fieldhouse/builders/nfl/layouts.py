"""The five cells of a defense column: what they weigh, and every way to put kinds of results on them."""

from __future__ import annotations

from itertools import product
from typing import Final

import numpy as np

from fieldhouse.builders.nfl.design import CELL_KINDS, FORCED, FUMBLE, INC, INT, NUMBER, QT, SCORE
from fieldhouse.builders.nfl.measures import Floats
from fieldhouse.gridiron.dice import DEFENSE

READINGS: Final = tuple(reading for reading, _ in DEFENSE.weights)
CELL_WEIGHTS: Final = [weight / DEFENSE.size for _, weight in DEFENSE.weights]
WEIGHTS: Final = np.array(CELL_WEIGHTS)
CARE: Final = np.array([0.5, 1.0, 1.0, 3.0, 5.0, 5.0, 0.0])
"""How much an error in the share of each kind matters: picks and fumbles are rare and dear."""
LEAST_NUMBERED: Final = 0.3
"""A formation keeps so many numbers, else no number could make up for the rest."""


class Layouts:
    """Every way to put kinds on the five cells, enough of them numbers, and the share each kind then has."""

    def __init__(self, kinds: tuple[int, ...], last: tuple[int, ...] = ()) -> None:
        ways = np.array([(*way, *last) for way in product(kinds, repeat=5 - len(last))], float)
        self.ways = ways[(ways == NUMBER) @ WEIGHTS >= LEAST_NUMBERED]
        self.shares = np.stack([(self.ways == kind) @ WEIGHTS for kind in range(CELL_KINDS)], axis=1)
        self.squares = self.shares**2 @ CARE

    def nearest(self, wanted: Floats) -> int:
        """The number of the way whose shares are nearest, kind by kind as much as we care for it."""
        return int(np.argmin(self.squares - self.shares @ (2 * CARE * wanted)))


ON_RUNS: Final = (NUMBER, FORCED, FUMBLE)
ON_PASSES: Final = (NUMBER, FORCED, INC, QT, INT, FUMBLE)
LAYOUTS: Final = {
    (is_pass, is_burned): Layouts(ON_PASSES if is_pass else ON_RUNS, (SCORE,) if is_burned else ())
    for is_pass in (False, True)
    for is_burned in (False, True)
}
