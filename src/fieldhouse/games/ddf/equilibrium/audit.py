"""What the solver says of charts, without dice: calls that another call is as good as everywhere."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from fieldhouse.gridiron.equilibrium.series import POINT, Values, number_of
from fieldhouse.gridiron.equilibrium.stage import Policy

USUAL: Final = (
    (1, 10, 25, 12), (1, 10, 40, 10), (1, 10, 55, 10), (1, 10, 70, 8), (2, 10, 35, 6), (2, 7, 30, 8), (2, 7, 50, 8),
    (2, 4, 45, 6), (2, 5, 68, 5), (3, 8, 35, 5), (3, 6, 50, 5), (3, 3, 40, 4), (3, 2, 60, 4), (3, 10, 45, 4),
)  # fmt: skip
"""Downs of the open field, where every play is allowed: down, to go, spot, and how often of about a hundred."""


class Dominated(NamedTuple):
    """A call, and one that is at least as good against every answer."""

    call: int
    by: int


def pair_worths(policy: Policy) -> Values:
    """``[play, formation]``: what a pair is worth to the offense beyond the down, in points, over the usual downs."""
    numbers = [int(number_of(down, to_go, spot)) for down, to_go, spot, _ in USUAL]
    weights = np.array([often for *_, often in USUAL], dtype=np.float64)
    beyond = policy.payoffs[numbers] - policy.value[numbers][:, None, None]
    worths: Values = np.tensordot(weights / weights.sum(), beyond, axes=1) / POINT
    return worths


def dominated_plays(worths: Values) -> list[Dominated]:
    """Plays that another is at least as good as against every formation."""
    return [
        Dominated(call, by)
        for call in range(len(worths))
        for by in range(len(worths))
        if by != call and np.all(worths[by] >= worths[call])
    ]


def dominated_formations(worths: Values) -> list[Dominated]:
    """Formations that another is at least as good as against every play."""
    return dominated_plays(-worths.T)
