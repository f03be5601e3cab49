"""College habits: how often each play and formation is called, and what is done on fourth down.

Calls and fourth downs are those of the 2024 season, its snaps shared out over the nine plays as the builder does it
(docs/teams-bowlbound.md). Rows are weights, any scale.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.gridiron.call_buckets import biased

_OPEN: Final[tuple[tuple[int, ...], ...]] = (
    (15, 10, 8, 4, 21, 8, 9, 8, 18),
    (16, 11, 8, 3, 23, 5, 9, 8, 17),
    (9, 7, 7, 8, 19, 11, 11, 9, 19),
    (22, 12, 8, 3, 23, 5, 6, 5, 16),
    (16, 10, 8, 4, 24, 7, 9, 8, 14),
    (11, 7, 6, 5, 20, 11, 13, 10, 18),
    (6, 4, 4, 8, 14, 15, 14, 12, 24),
    (35, 13, 6, 2, 29, 1, 5, 3, 4),
    (13, 8, 6, 3, 26, 6, 15, 11, 12),
    (4, 3, 2, 4, 14, 10, 21, 17, 25),
    (2, 1, 1, 4, 9, 10, 19, 16, 36),
    (2, 1, 1, 8, 8, 13, 13, 12, 41),
    (20, 12, 9, 4, 29, 5, 8, 6, 7),
    (16, 10, 8, 4, 26, 6, 12, 10, 10),
    (7, 5, 4, 4, 24, 7, 18, 14, 18),
    (30, 13, 7, 2, 30, 2, 8, 4, 3),
    (26, 11, 7, 2, 29, 2, 11, 6, 5),
    (19, 7, 5, 2, 30, 4, 17, 10, 8),
)
_RUN_BIAS: Final[tuple[float, ...]] = (1.0, 0.62, 0.66, 2.8, 0.36, 8.0)
"""How much more (or less) a state runs: normal, two-minute, trailing, leading, trailing late, leading late."""
RUNS: Final = 5
USUAL_CALLS: Final[tuple[float, ...]] = (12.8, 8.1, 6.3, 4.4, 20.2, 8.6, 11.4, 9.3, 18.9)
"""How often the rows above call the nine plays over the downs of 2024, in percent: what a team's own calls are held
against, so that it calls each as often as its chart says. (Teams call more options than the rows do: 23.5%.)"""

CALLS: Final = biased(_OPEN, range(RUNS), _RUN_BIAS)
"""``CALLS[state][bucket]``: nine weights."""

_FORMED: Final[tuple[tuple[int, ...], ...]] = (
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
_PASS_BIAS: Final[tuple[float, ...]] = (1.0, 2.0, 1.5, 0.6, 2.6, 0.3)
"""How much more the prevents are played against a side in this state."""

FORMATIONS: Final = biased(_FORMED, (3, 4), _PASS_BIAS)
"""``FORMATIONS[state of the offense][bucket]``: six weights."""

GO_FOR_IT: Final[tuple[tuple[int, ...], ...]] = (
    (4, 0, 2, 0, 0),
    (16, 2, 2, 1, 0),
    (34, 9, 4, 2, 1),
    (60, 22, 9, 5, 2),
    (80, 48, 24, 11, 5),
    (95, 84, 62, 28, 13),
    (98, 86, 78, 60, 24),
    (93, 78, 49, 28, 13),
    (88, 65, 30, 17, 10),
    (95, 74, 41, 17, 10),
)
"""``GO_FOR_IT[ten-yard zone][distance class]``: of a hundred fourth downs in an ordinary state, how many are played.

They are played somewhat more often than they were: real plays end just short of the sticks more often than plays by
dice, so that long fourth downs come up too often and would all be kicked."""
