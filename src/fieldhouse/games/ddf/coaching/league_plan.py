"""The league's habits: how often each play and formation is called, and what is done on fourth down.

Rows are weights, any scale; a team's own habits bend them (``plan``).
"""

from __future__ import annotations

from typing import Final

LEAGUE_SHARES: Final = (17.0, 10.0, 9.0, 4.0, 4.0, 29.0, 10.5, 8.5, 8.0)
"""The nine plays' shares of all calls, in percent."""

_OPEN: Final = (
    (24, 14, 12, 4, 5, 24, 7, 5, 5),
    (26, 15, 11, 3, 4, 24, 7, 5, 5),
    (14, 9, 8, 6, 8, 32, 10, 6, 7),
    (30, 14, 9, 3, 3, 21, 7, 7, 6),
    (22, 12, 9, 5, 5, 28, 8, 5, 6),
    (17, 10, 9, 6, 6, 30, 9, 6, 7),
    (10, 6, 6, 8, 8, 34, 12, 8, 8),
    (45, 14, 7, 2, 1, 20, 5, 3, 3),
    (14, 6, 5, 4, 3, 42, 12, 6, 8),
    (5, 3, 3, 5, 3, 38, 22, 9, 12),
    (3, 2, 2, 6, 4, 30, 22, 15, 16),
    (2, 2, 2, 8, 7, 32, 14, 18, 15),
    (22, 13, 11, 4, 4, 32, 8, 0, 6),
    (20, 11, 9, 4, 4, 36, 10, 0, 6),
    (8, 5, 4, 4, 3, 56, 12, 0, 8),
    (36, 14, 10, 2, 2, 30, 0, 0, 6),
    (34, 13, 9, 2, 2, 34, 0, 0, 6),
    (24, 9, 6, 2, 2, 48, 0, 0, 9),
)
_RUN_BIAS: Final = (1.0, 0.35, 0.62, 1.75, 0.2)
"""How much more (or less) a state runs: normal, two-minute, trailing, leading, trailing late."""

CALLS: Final = tuple(
    tuple(tuple(weight * bias if play < 4 else float(weight) for play, weight in enumerate(row)) for row in _OPEN)
    for bias in _RUN_BIAS
)
"""``CALLS[state][bucket]``: nine weights."""

_FORMED: Final = (
    (40, 14, 16, 16, 6, 8),
    (38, 20, 16, 14, 4, 8),
    (30, 8, 12, 26, 14, 10),
    (28, 42, 12, 8, 3, 7),
    (36, 16, 16, 18, 6, 8),
    (34, 10, 14, 24, 9, 9),
    (22, 5, 9, 34, 20, 10),
    (20, 52, 12, 4, 2, 10),
    (30, 18, 12, 24, 6, 10),
    (24, 6, 8, 38, 12, 12),
    (16, 3, 5, 38, 25, 13),
    (12, 2, 4, 30, 42, 10),
    (0, 25, 0, 0, 0, 75),
    (0, 25, 0, 0, 0, 75),
    (0, 25, 0, 0, 0, 75),
    (0, 50, 0, 0, 0, 50),
    (0, 50, 0, 0, 0, 50),
    (0, 50, 0, 0, 0, 50),
)
_PASS_BIAS: Final = (1.0, 2.0, 1.5, 0.6, 2.6)
"""How much more the dime and nickel are played against a side in this state."""

FORMATIONS: Final = tuple(
    tuple(tuple(weight * bias if at in (3, 4) else float(weight) for at, weight in enumerate(row)) for row in _FORMED)
    for bias in _PASS_BIAS
)
"""``FORMATIONS[state of the offense][bucket]``: six weights."""

RED_ZONE: Final = (0.0, 20.0, 0.0, 8.0, 0.0, 72.0)
"""The formations between the 20 and the 10."""

FOURTH_DISTANCES: Final = (1, 2, 4, 7, 99)
GO_FOR_IT: Final = (
    (2, 0, 0, 0, 0),
    (5, 2, 1, 0, 0),
    (18, 6, 3, 1, 0),
    (38, 18, 8, 3, 1),
    (55, 36, 24, 12, 4),
    (50, 30, 20, 10, 4),
    (45, 20, 8, 3, 1),
    (38, 14, 5, 2, 1),
    (40, 18, 7, 2, 1),
    (48, 24, 8, 2, 1),
)
"""``GO_FOR_IT[ten-yard zone][distance class]``: of a hundred fourth downs in an ordinary state, how many are played."""
