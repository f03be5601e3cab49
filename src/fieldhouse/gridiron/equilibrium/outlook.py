"""The chance to win while the end of the game is far away, by the time left, the lead, and what the ball is worth.

A down counts by the points that it is worth to its side (stage A), beyond those that the better team has in it: a table
of a few worths is read between them. So it is small enough to be kept with every pairing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fieldhouse.gridiron.equilibrium.far_half import FARTHEST, HALF, LEADS, FarSide, far_halves
from fieldhouse.gridiron.equilibrium.late_half import Half, LatePace, Moment
from fieldhouse.gridiron.equilibrium.late_reader import LONGEST_LATE, STEP
from fieldhouse.gridiron.equilibrium.nodes import WIDE
from fieldhouse.gridiron.equilibrium.series import NEW_SERIES, POINT, SERIES, SPOT, Values, number_of

MINUTE: Final = 60
LATEST: Final = LONGEST_LATE // MINUTE
MINUTES: Final = HALF // MINUTE
"""Of a half."""
WORTHS: Final = range(-7, 8)
"""Points that the ball is worth to the visitors."""
SERIES_SPOTS: Final = np.unique(SPOT[WIDE.knots])
OWN_25: Final = 25
NEVER_SURE: Final = 29_970
"""Of ``CERTAIN``: before the last five minutes nobody is told more."""

SECOND: Final = 0
FIRST: Final = (1, 2)
"""The tables of the halves: of the first there are two, by who receives the second's kickoff, visitors or home."""
Chances = NDArray[np.int16]
"""``[table, minutes to go, lead of the visitors, worth]``: what the win is worth to the visitors, of ``CERTAIN``."""


def outlook(sides: tuple[FarSide, FarSide], late: Half, pace: LatePace, values: Sequence[Values]) -> Chances:
    """The three tables, from stage B's second half and from what stage A says downs are worth to both sides."""
    points = [series_points(values, side) for side in range(2)]
    found = [
        [_by_worth(half[minute * MINUTE // STEP], points) for minute in range(MINUTES + 1)]
        for half in far_halves(sides, late, pace)
    ]
    return np.array(found).astype(np.int16)


def better_by(values: Sequence[Sequence[float] | Values]) -> float:
    """By how many points of a down the first side is the better one."""
    number = int(number_of(1, NEW_SERIES, OWN_25))
    return float(values[0][number] - values[1][number]) / (2 * POINT)


def series_points(values: Sequence[Values], side: int) -> Values:
    """What first downs are worth to *side*, by ``SERIES_SPOTS``, beyond what the better team has in them."""
    better = better_by(values) if side == 0 else -better_by(values)
    points: Values = values[side][SERIES[SERIES_SPOTS]] / POINT - better
    return points


def _by_worth(moment: Moment, points: Sequence[Values]) -> Values:
    """``[lead of the visitors, worth]``: read off between the series of both sides, in the order of their worth."""
    ours, theirs = (WIDE.read_off(downs, SERIES[SERIES_SPOTS])[:, :, 0, 0] for downs in moment.downs)
    known = np.concatenate([points[0], -points[1]])
    order = np.argsort(known, kind="stable")
    wins = np.concatenate([ours, -theirs[:, ::-1]])[order]
    found = np.array([np.interp(WORTHS, known[order], wins[:, lead]) for lead in range(LEADS)])
    held: Values = np.clip(np.rint(found), -NEVER_SURE, NEVER_SURE)
    return held


class Outlook:
    """The tables as a teller reads them."""

    def __init__(self, chances: Chances) -> None:
        self.chances = chances

    def told(self, part: int, seconds: float, lead: float, worth: float) -> float:
        """What the win is worth to the visitors with so many *seconds* of the half to go; *part* says which table."""
        first = LATEST if part == SECOND else 0
        minute, later = _between(seconds / MINUTE, first, MINUTES)
        points, more = _between(lead, -FARTHEST, FARTHEST)
        ball, better = _between(worth, WORTHS[0], WORTHS[-1])
        corner = self.chances[part, minute : minute + 2, points + FARTHEST : points + FARTHEST + 2]
        values = corner[:, :, ball - WORTHS[0]] * (1.0 - better) + corner[:, :, ball - WORTHS[0] + 1] * better
        by_lead = values[:, 0] * (1.0 - more) + values[:, 1] * more
        return float(by_lead[0] * (1.0 - later) + by_lead[1] * later)


def _between(amount: float, least: int, most: int) -> tuple[int, float]:
    """The mark below an amount, of those that have one above, and how far it is towards that."""
    held = min(max(amount, least), most)
    mark = min(int(held // 1), most - 1)
    return mark, held - mark
