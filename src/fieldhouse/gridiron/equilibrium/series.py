"""Every down of a series on every yard line, numbered; and the endings of a play that no down matters to.

Values of downs are whole numbers of ``POINT`` to a point, chances whole numbers of ``SHARE`` to one. A sum of products
of the two is below 2**53, so it is exact in floating point, in whatever order a machine adds it up: that is what makes
the same charts give the same policy everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.outcome import FIELD_GOAL, LAST_DOWN, NEXT_SNAP, SAFETY, TOUCHDOWN, Outcome
from fieldhouse.table.seat import Seat

Whole = NDArray[np.int64]
Values = NDArray[np.float64]

POINT: Final = 100_000
SHARE: Final = 1 << 30
LONGEST: Final = 20
"""Farther to go is no worse than this."""
NEW_SERIES: Final = 10

_DOWNS: Final = [
    (down, to_go, spot)
    for down in range(1, LAST_DOWN + 1)
    for to_go in range(1, LONGEST + 1)
    for spot in range(1, GOAL - to_go + 1)
]
COUNT: Final = len(_DOWNS)
DOWN, TO_GO, SPOT = (np.array(column, dtype=np.int64) for column in zip(*_DOWNS, strict=True))
BLOCKS: Final = tuple(slice(COUNT // LAST_DOWN * index, COUNT // LAST_DOWN * (index + 1)) for index in range(LAST_DOWN))
"""The numbers of first downs, second downs, and so on."""
_NUMBER: Final = np.full((LAST_DOWN + 1, LONGEST + 1, GOAL), -1, dtype=np.int64)
_NUMBER[DOWN, TO_GO, SPOT] = np.arange(COUNT)


def number_of(down: Whole | int, to_go: Whole | int, spot: Whole | int) -> Whole:
    """The number of a down."""
    found: Whole = _NUMBER[down, np.minimum(np.minimum(to_go, LONGEST), GOAL - np.asarray(spot)), spot]
    return found


SERIES: Final = np.concatenate(([0], number_of(1, NEW_SERIES, np.arange(1, GOAL))))
"""``SERIES[spot]``: the number of the first down of a series there (of none, for spot 0)."""

# Endings: a series of ours by its spot, one of theirs by their own spot, then the scores.
OURS: Final = 0
THEIRS: Final = GOAL
TOUCHDOWN_FOR, TOUCHDOWN_AGAINST, SAFETY_FOR, SAFETY_AGAINST, FIELD_GOAL_FOR, FIELD_GOAL_AGAINST = range(
    2 * GOAL, 2 * GOAL + 6
)
ENDINGS: Final = 2 * GOAL + 6
_SCORES: Final = {
    TOUCHDOWN: (TOUCHDOWN_FOR, TOUCHDOWN_AGAINST),
    SAFETY: (SAFETY_FOR, SAFETY_AGAINST),
    FIELD_GOAL: (FIELD_GOAL_FOR, FIELD_GOAL_AGAINST),
}


def ending_of(outcome: Outcome, seat: Seat) -> int | None:
    """The number of how a play ended, as *seat* sees it; None if a down matters to it, or a kick is made again."""
    is_ours = outcome.seat == seat
    if outcome.ending in _SCORES:
        return _SCORES[outcome.ending][0 if is_ours else 1]
    if outcome.ending == NEXT_SNAP and outcome.down == 1:
        return outcome.spot + (OURS if is_ours else THEIRS)
    return None


def whole_shares(chances: Mapping[int, float], size: int) -> Values:
    """Chances as whole shares by number, which add up to ``SHARE``; what rounding leaves goes to the likeliest."""
    total = sum(chances.values())
    shares = np.zeros(size)
    for number, chance in chances.items():
        shares[number] = round(chance / total * SHARE)
    likeliest = max(chances, key=chances.__getitem__)
    shares[likeliest] += SHARE - shares.sum()
    return shares


def whole_endings(shares: Values) -> Values:
    """Shares of the endings in whole numbers that add up."""
    return whole_shares({int(index): float(shares[index]) for index in np.flatnonzero(shares)}, ENDINGS)


def ending_shares(odds: Iterable[tuple[Outcome, float]], seat: Seat) -> Values:
    """Whole shares of endings, from the odds of outcomes; those in which a down matters are left out."""
    chances: dict[int, float] = {}
    for outcome, chance in odds:
        number = ending_of(outcome, seat)
        if number is not None:
            chances[number] = chances.get(number, 0.0) + chance
    return whole_shares(chances, ENDINGS)


def expected_value(shares: Values, values: Values) -> Values:
    """What shares of things are worth, in whole numbers of a ``POINT``; *values* must be whole."""
    product: Values = np.rint(shares @ values / SHARE)
    return product
