"""One side with the ball late in a half, as stage B sees it: what each pair of calls leads to from every knot.

The ledger of a moment holds what can come next: the knots with the clock running, the knots with the clock stopped,
then the endings. Each pair of calls at each knot is a row of whole shares of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fieldhouse.gridiron.equilibrium.nodes import WEIGHT, WIDE
from fieldhouse.gridiron.equilibrium.series import COUNT, ENDINGS, Values, Whole

KNOTS: Final = len(WIDE.knots)
STOPPED: Final = KNOTS
AT_ENDINGS: Final = 2 * KNOTS
LATE_LEDGER: Final = AT_ENDINGS + ENDINGS
FOLD: Final = 1 << 20
"""The shares of a row add up to this."""


@dataclass(frozen=True)
class Led:
    """Where the effects of a play lead from some downs, ``[effect, down]``, as places of stage A's ledger (downs,
    endings, landings), and how likely each is, ``[pair, effect]``: with the clock running, and with it stopped.
    """

    places: NDArray[np.int32]
    running: Values
    stopped: Values


@dataclass(frozen=True)
class Folded:
    """``[knot, pair, column]``: shares, and ``[knot, column]``: which of the late ledger each column is."""

    shares: Values
    columns: Whole

    def payoffs(self, ledger: Values) -> Values:
        """``[knot, lead, pair]`` in whole numbers, from the worth of the ledger's entries by lead."""
        found: Values = np.rint(self.shares @ ledger[self.columns] / FOLD)
        return np.swapaxes(found, 1, 2)


class Spread:
    """Places of stage A's ledger as shares of the late ledger's entries, ``WEIGHT`` to one."""

    def __init__(self, landings: Values) -> None:
        size = COUNT + ENDINGS + len(landings)
        self.stopped = np.zeros((size, LATE_LEDGER), dtype=np.float32)
        each = np.arange(COUNT)
        for corner in range(4):
            np.add.at(self.stopped, (each, STOPPED + WIDE.corners[:, corner]), WIDE.weights[:, corner])
        self.stopped[COUNT:, AT_ENDINGS:] = np.concatenate([np.eye(ENDINGS) * WEIGHT, _whole(landings, WEIGHT)])
        self.running = np.concatenate([self.stopped[:, STOPPED:AT_ENDINGS], self.stopped[:, :STOPPED]], axis=1)
        self.running = np.concatenate([self.running, self.stopped[:, AT_ENDINGS:]], axis=1)

    def rows(self, places: Whole, running: Values, stopped: Values) -> tuple[Values, Whole]:
        """Pairs' shares of the ledger from one down, and the entries that they are of."""
        order = np.argsort(places, kind="stable")
        found, first = np.unique(places[order], return_index=True)
        parts = [self.running[found], self.stopped[found]]
        used = np.flatnonzero(parts[0].any(axis=0) | parts[1].any(axis=0))
        total = np.zeros((len(running), len(used)))
        for shares, part in zip((running, stopped), parts, strict=True):
            total += np.add.reduceat(shares[:, order], first, axis=1) @ part[:, used].astype(np.float64)
        is_led_to = total.any(axis=0)
        return _whole(total[:, is_led_to], FOLD), used[is_led_to]


def _whole(shares: Values, size: int) -> Values:
    """Rows of whole numbers that add up to *size*; what rounding leaves goes to the greatest."""
    whole = np.rint(shares / shares.sum(axis=1)[:, None] * size)
    whole[np.arange(len(whole)), whole.argmax(axis=1)] += size - whole.sum(axis=1)
    found: Values = whole
    return found


def folded(led: Led, near: Led, is_near: NDArray[np.bool_], landings: Values) -> Folded:
    """The rows of every knot; at those that are *is_near* the goal other shares hold."""
    spread = Spread(landings)
    found = []
    for knot in range(KNOTS):
        held = near if is_near[knot] else led
        found.append(spread.rows(held.places[:, knot].astype(np.int64), held.running, held.stopped))
    widest = max(len(used) for _, used in found)
    shares = np.zeros((KNOTS, len(led.running), widest))
    columns = np.zeros((KNOTS, widest), dtype=np.int64)
    for knot, (whole, used) in enumerate(found):
        shares[knot, :, : len(used)] = whole
        columns[knot, : len(used)] = used
    return Folded(shares, columns)
