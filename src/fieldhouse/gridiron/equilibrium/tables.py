"""A solved pairing as whole numbers: what is kept on disk, and what a coach reads from.

Mixes are shares of ``PARTS``; values and payoffs are whole numbers. Nothing of it is worked out again when a game is
played, so the same seed gives the same game wherever the tables came from.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from io import BytesIO
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fieldhouse.gridiron.equilibrium.late_tables import PACE, LateTables, for_both, kept_once, late_tables
from fieldhouse.gridiron.equilibrium.nodes import FINE
from fieldhouse.gridiron.equilibrium.series import POINT, TOUCHDOWN_FOR, Values, Whole
from fieldhouse.gridiron.equilibrium.stage import Policy, Stage
from fieldhouse.table.seat import BOTH

PARTS: Final = 65_535
"""The mixes of a down are shares of so many: of 255 somebody who knows them gains .05 points a half and more, by the
rounding alone.
"""
WHOLE: Final = 255
"""Those of the end of a half, of which there are many, and those that are weighed at the table."""
PAYOFF: Final = 3000
"""Payoffs are kept as so many to a point, less the value of the down."""
FARTHEST: Final = 32_767


@dataclass(frozen=True)
class Tables:
    """Of two sides, each with the ball. ``[side, down, ...]``, kicks ``[side, spot]``."""

    value: NDArray[np.int32]
    endings: NDArray[np.int32]
    rows: NDArray[np.uint16]
    columns: NDArray[np.uint16]
    kick: NDArray[np.int16]
    kick_value: NDArray[np.int32]
    tries: NDArray[np.int32]
    """What a kicked point and a two-point try are worth to each side."""
    payoffs: NDArray[np.int16]
    """``[side, down, ...]``, or in a game of many pairs ``[side, knot of the fine net, ...]``: what each pair of calls
    is worth beyond the down; mixes are found anew as calls run out, or against habits.
    """
    prices: NDArray[np.int32]
    """What a call of each rationed play costs a side beyond the down itself."""
    late: LateTables | None = None
    """The ends of the halves."""

    def arrays(self, prefix: str = "") -> dict[str, NDArray[np.generic]]:
        """By name, for a file; without the ends of the halves."""
        return {prefix + name: kept_once(getattr(self, name), 0) for name in NAMES}

    def packed(self) -> bytes:
        """All of it as the bytes of a file."""
        return packed(self.arrays() | (self.late.arrays() if self.late else {}))


NAMES: Final = tuple(field.name for field in fields(Tables) if field.name != "late")


def packed(arrays: Mapping[str, NDArray[np.generic]]) -> bytes:
    """The arrays as the bytes of a file; nothing is written."""
    room = BytesIO()
    np.savez_compressed(room, allow_pickle=False, **arrays)
    return room.getvalue()


def arrays_in(data: bytes) -> dict[str, NDArray[np.generic]]:
    """What ``packed`` has packed. That *data* is whole the shelf sees to: of other bytes numpy raises anything."""
    with np.load(BytesIO(data), allow_pickle=False) as room:
        return {name: room[name] for name in room.files}


def unpacked(data: bytes) -> Tables:
    """The tables that ``Tables.packed`` has made *data* of."""
    return tables_in(arrays_in(data))


def tables_in(found: Mapping[str, NDArray[np.generic]], prefix: str = "") -> Tables:
    """The tables among the arrays of a file."""

    def both(name: str) -> NDArray[np.generic]:
        return for_both(found[prefix + name], 0)

    return Tables(
        value=both("value").astype(np.int32, copy=False),
        endings=both("endings").astype(np.int32, copy=False),
        rows=both("rows").astype(np.uint16, copy=False),
        columns=both("columns").astype(np.uint16, copy=False),
        kick=both("kick").astype(np.int16, copy=False),
        kick_value=both("kick_value").astype(np.int32, copy=False),
        tries=both("tries").astype(np.int32, copy=False),
        payoffs=both("payoffs").astype(np.int16, copy=False),
        prices=both("prices").astype(np.int32, copy=False),
        late=late_tables(found) if PACE in found else None,
    )


def tables_of(
    stage: Stage,
    policies: tuple[Policy, Policy],
    tries: Sequence[tuple[int, int]],
    late: LateTables | None = None,
    payoffs_of: slice | Whole = FINE.knots,
) -> Tables:
    """What was solved, as whole numbers; *tries* are what a kicked point and a two-point try are worth to each side,
    *payoffs_of* the downs of which payoffs are kept: the knots of the fine net, or all.
    """
    return Tables(
        value=np.array([policy.value for policy in policies]).astype(np.int32),
        endings=np.array([stage.endings(seat)[TOUCHDOWN_FOR:] for seat in BOTH]).astype(np.int32),
        rows=np.array([whole_parts(policy.rows, PARTS) for policy in policies]).astype(np.uint16),
        columns=np.array([whole_parts(policy.columns, PARTS) for policy in policies]).astype(np.uint16),
        kick=np.array([policy.kick for policy in policies]).astype(np.int16),
        kick_value=np.array([policy.kick_value for policy in policies]).astype(np.int32),
        tries=np.array(tries).astype(np.int32),
        payoffs=np.array([whole_payoffs(policy.payoffs, policy.value, payoffs_of) for policy in policies]),
        prices=np.rint(np.array(stage.prices) * (PAYOFF / POINT)).astype(np.int32),
        late=late,
    )


def whole_mixes(mixes: Values) -> NDArray[np.uint8]:
    """Each mix as whole shares of ``WHOLE``."""
    return whole_parts(mixes, WHOLE).astype(np.uint8)


def whole_parts(mixes: Values, size: int) -> Values:
    """Each mix as whole shares of *size*: rounded down, what is left going to the greatest remainders, the first of
    equals.
    """
    shares = mixes * size
    whole = np.floor(shares + 1e-9)
    left = size - whole.sum(axis=1).astype(np.int64)
    rank = np.argsort(-(shares - whole).round(9), axis=1, kind="stable").argsort(axis=1, kind="stable")
    whole += rank < left[:, None]
    found: Values = whole
    return found


def whole_payoffs(payoffs: Values, value: Values, downs: slice | Whole) -> NDArray[np.int16]:
    """Payoffs beyond the value of their down, of *downs*, as small whole numbers."""
    shifted = np.rint((payoffs[downs] - value[downs, None, None]) * (PAYOFF / POINT))
    return np.clip(shifted, -FARTHEST, FARTHEST).astype(np.int16)


def pick(shares: bytes, whim: float) -> int:
    """The choice that *whim* falls on."""
    left = whim * WHOLE
    for choice, share in enumerate(shares):
        left -= share
        if left < 0:
            return choice
    return max(range(len(shares)), key=shares.__getitem__)
