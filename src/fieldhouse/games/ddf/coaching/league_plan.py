"""The league's habits: how often each play and formation is called, and what is done on fourth down.

Rows are weights, any scale; a team's own habits bend them (``plan``).
"""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.coaching.league_calls import CALLS, GO_FOR_IT, LEAGUE_SHARES
from fieldhouse.gridiron.call_buckets import biased

__all__ = ["CALLS", "FORMATIONS", "GO_FOR_IT", "LEAGUE_SHARES", "RED_ZONE"]

_FORMED: Final[tuple[tuple[int, ...], ...]] = (
    (40, 14, 16, 16, 6, 8),
    (38, 20, 16, 14, 4, 8),
    (30, 8, 12, 26, 14, 10),
    (28, 42, 12, 8, 3, 7),
    (36, 16, 16, 18, 6, 8),
    (34, 10, 14, 24, 9, 9),
    (22, 5, 9, 34, 20, 10),
    (30, 34, 14, 6, 2, 14),
    (25, 17, 11, 24, 6, 17),
    (20, 6, 8, 36, 12, 18),
    (15, 3, 5, 36, 25, 16),
    (12, 2, 4, 30, 40, 12),
    (0, 25, 0, 0, 0, 75),
    (0, 25, 0, 0, 0, 75),
    (0, 25, 0, 0, 0, 75),
    (0, 50, 0, 0, 0, 50),
    (0, 50, 0, 0, 0, 50),
    (0, 50, 0, 0, 0, 50),
)
_PASS_BIAS: Final[tuple[float, ...]] = (1.0, 2.0, 1.5, 0.6, 2.6)
"""How much more the dime and nickel are played against a side in this state."""

FORMATIONS: Final = biased(_FORMED, (3, 4), _PASS_BIAS)
"""``FORMATIONS[state of the offense][bucket]``: six weights."""

RED_ZONE: Final[tuple[float, ...]] = (20.0, 15.0, 5.0, 20.0, 10.0, 30.0)
"""The formations between the 20 and the 10."""
