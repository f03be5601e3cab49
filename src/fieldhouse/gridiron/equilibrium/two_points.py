"""A two-point try as a down: the end zone or nothing."""

from __future__ import annotations

from typing import Final

import numpy as np

from fieldhouse.gridiron.equilibrium.places import AT_ENDINGS, LEDGER
from fieldhouse.gridiron.equilibrium.series import POINT, TOUCHDOWN_FOR, number_of
from fieldhouse.gridiron.equilibrium.stage import Attack, solved_legal
from fieldhouse.gridiron.field import GOAL

TWO_YARDS: Final = 2


def two_points(attack: Attack) -> int:
    """What a try from the two is worth, ``POINT`` to a point: two for the end zone, nothing for all else."""
    ledger = np.zeros(LEDGER)
    ledger[AT_ENDINGS + TOUCHDOWN_FOR] = 2 * POINT
    down = int(number_of(1, TWO_YARDS, GOAL - TWO_YARDS))
    two = slice(down, down + 1)
    return round(float(solved_legal(attack.payoffs(ledger, two), attack.is_legal[two]).value[0]))
