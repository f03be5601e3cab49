"""The first downs of a game, before the tables of the pairing lie ready: mixes of a hasty solution of the same pairing.

Stage A with few sweeps beyond the knots of its net, by odds of a coarser kind: a second or two of the processor, where
the tables take a quarter of a minute. Whoever knows these mixes gains some thousandths of a point a down.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from fieldhouse.gridiron.equilibrium.stage import Policy
from fieldhouse.gridiron.equilibrium.tables import arrays_in, packed, whole_mixes
from fieldhouse.table.seat import Seat

HASTY: Final = 1e-4
"""Paths less likely than this are left out of the odds."""
HASTY_SWEEPS: Final = 2
"""On every down, when the knots are still."""
CALLED, ANSWERED = "calls", "answers"


class Opening:
    """What both sides call and answer on every down, ``[side, down, which]``, in shares of ``WHOLE``."""

    def __init__(self, calls: NDArray[np.uint8], answers: NDArray[np.uint8]) -> None:
        self.calls, self.answers = calls, answers

    def shares(self, seat: Seat, number: int) -> tuple[list[float], list[float]]:
        """What is called on a down of *seat*, and what answers it, as weights."""
        mixes = self.calls[seat, number], self.answers[seat, number]
        calls, answers = (mix.astype(np.float64).tolist() for mix in mixes)
        return calls, answers

    def packed(self) -> bytes:
        """The mixes as the bytes of a file."""
        return packed({CALLED: self.calls, ANSWERED: self.answers})


def opening_of(policies: tuple[Policy, Policy]) -> Opening:
    """How both sides begin that play so."""
    calls = np.array([whole_mixes(policy.rows) for policy in policies])
    return Opening(calls, np.array([whole_mixes(policy.columns) for policy in policies]))


def unpacked_opening(data: bytes) -> Opening:
    """The mixes that ``Opening.packed`` has made *data* of."""
    found = arrays_in(data)
    return Opening(found[CALLED].astype(np.uint8), found[ANSWERED].astype(np.uint8))
