"""College habits: how often each play and formation is called, and what is done on fourth down.

Rows are weights, any scale.
"""

from __future__ import annotations

from typing import Final

_OPEN: Final = (
    (18, 13, 10, 5, 16, 5, 10, 9, 14),
    (20, 14, 10, 4, 17, 4, 10, 9, 12),
    (10, 8, 8, 8, 12, 9, 14, 12, 19),
    (24, 14, 9, 3, 16, 3, 8, 8, 15),
    (18, 12, 10, 5, 17, 5, 11, 10, 12),
    (14, 10, 9, 6, 15, 7, 13, 11, 15),
    (8, 6, 6, 10, 10, 11, 15, 13, 21),
    (40, 16, 8, 2, 18, 1, 6, 5, 4),
    (16, 10, 8, 4, 18, 4, 16, 13, 11),
    (7, 6, 5, 6, 12, 7, 20, 17, 20),
    (4, 3, 3, 7, 7, 8, 20, 18, 30),
    (3, 2, 2, 10, 5, 11, 15, 14, 38),
    (20, 13, 10, 4, 18, 4, 12, 10, 9),
    (18, 12, 10, 4, 17, 4, 13, 12, 10),
    (8, 6, 5, 4, 14, 5, 22, 18, 18),
    (34, 16, 10, 2, 20, 1, 8, 6, 3),
    (32, 15, 10, 2, 20, 1, 9, 7, 4),
    (24, 10, 7, 2, 20, 2, 16, 12, 7),
)
_RUN_BIAS: Final = (1.0, 0.35, 0.62, 1.75, 0.2)
"""How much more (or less) a state runs: normal, two-minute, trailing, leading, trailing late."""
RUNS: Final = 5

CALLS: Final = tuple(
    tuple(tuple(weight * bias if play < RUNS else float(weight) for play, weight in enumerate(row)) for row in _OPEN)
    for bias in _RUN_BIAS
)
"""``CALLS[state][bucket]``: nine weights."""

_FORMED: Final = (
    (42, 14, 18, 14, 4, 8),
    (38, 22, 18, 12, 2, 8),
    (30, 6, 12, 26, 16, 10),
    (28, 40, 16, 8, 2, 6),
    (36, 18, 20, 16, 4, 6),
    (34, 10, 16, 24, 8, 8),
    (22, 4, 8, 34, 22, 10),
    (16, 56, 16, 4, 1, 7),
    (28, 22, 16, 22, 4, 8),
    (24, 6, 10, 38, 12, 10),
    (16, 3, 5, 38, 26, 12),
    (12, 2, 3, 30, 44, 9),
    (34, 24, 20, 14, 1, 7),
    (32, 24, 20, 16, 1, 7),
    (26, 12, 14, 36, 2, 10),
    (16, 50, 22, 6, 0, 6),
    (16, 48, 22, 8, 0, 6),
    (18, 40, 20, 14, 0, 8),
)
_PASS_BIAS: Final = (1.0, 2.0, 1.5, 0.6, 2.6)
"""How much more the prevents are played against a side in this state."""

FORMATIONS: Final = tuple(
    tuple(tuple(weight * bias if at in (3, 4) else float(weight) for at, weight in enumerate(row)) for row in _FORMED)
    for bias in _PASS_BIAS
)
"""``FORMATIONS[state of the offense][bucket]``: six weights."""

FOURTH_DISTANCES: Final = (1, 2, 4, 7, 99)
GO_FOR_IT: Final = (
    (2, 0, 0, 0, 0),
    (4, 1, 0, 0, 0),
    (14, 4, 2, 0, 0),
    (30, 12, 5, 2, 0),
    (48, 28, 14, 6, 2),
    (50, 32, 22, 12, 5),
    (48, 28, 18, 10, 4),
    (42, 20, 8, 3, 1),
    (42, 20, 7, 2, 1),
    (50, 26, 8, 2, 1),
)
"""``GO_FOR_IT[ten-yard zone][distance class]``: of a hundred fourth downs in an ordinary state, how many are played."""
