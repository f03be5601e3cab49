"""The league's habits, for charts that have none of their own, and how it lines up against them.

Rows are weights, any scale; a team's own habits bend them (``plan``).
"""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.coaching.league_calls import LEAGUE
from fieldhouse.games.ddf.model import FIRST_PASS
from fieldhouse.gridiron.call_buckets import biased
from fieldhouse.gridiron.habits import BUCKETS, STATES, WHOLE
from fieldhouse.gridiron.situations import call_weights, pass_biases

__all__ = ["CALLS", "FORMATIONS", "LEAGUE", "LEAGUE_SHARES", "RED_ZONE"]


CALLS: Final = tuple(
    tuple(tuple(call_weights(LEAGUE, state, bucket, FIRST_PASS)) for bucket in range(len(BUCKETS)))
    for state in range(len(STATES))
)
"""``CALLS[state][bucket]``: nine weights."""
LEAGUE_SHARES: Final[tuple[float, ...]] = tuple(share * 100 / WHOLE for share in LEAGUE.shares[0])
"""The nine plays' shares of all calls, in percent."""

_FORMED: Final[tuple[tuple[int, ...], ...]] = (
    (40, 14, 16, 16, 6, 8),
    (38, 20, 16, 14, 4, 8),
    (30, 8, 12, 26, 14, 10),
    (28, 42, 12, 8, 3, 7),
    (36, 16, 16, 18, 6, 8),
    (34, 10, 14, 24, 9, 9),
    (22, 5, 9, 34, 20, 10),
    (38, 22, 14, 12, 4, 10),
    (34, 14, 12, 22, 6, 12),
    (30, 9, 11, 28, 10, 12),
    (28, 7, 10, 28, 16, 11),
    (26, 6, 9, 26, 24, 9),
    (0, 25, 0, 0, 0, 75),
    (0, 25, 0, 0, 0, 75),
    (0, 25, 0, 0, 0, 75),
    (0, 50, 0, 0, 0, 50),
    (0, 50, 0, 0, 0, 50),
    (0, 50, 0, 0, 0, 50),
    (50, 0, 50, 0, 0, 0),
    (50, 0, 40, 0, 10, 0),
    (45, 0, 25, 10, 20, 0),
    (10, 0, 10, 35, 45, 0),
    (10, 0, 20, 35, 35, 0),
    (30, 0, 50, 10, 10, 0),
)
"""No play-by-play says how defenses lined up: these are judged. In front of the other side's goal nobody rushes or
blitzes, for charts know no place, and real sides lose half as much there as elsewhere: so inside the ten they line up
in A and C, which trap the passer least, and inside the five, where runs are called, in D and E: few lose there."""


EXPECTED: Final = 0.2
"""How far a defense goes to meet what it expects. Not far: sides that had to throw scored more in life than against
defenses that lined up for nothing else."""


FORMATIONS: Final = biased(_FORMED, (3, 4), pass_biases(LEAGUE, EXPECTED))
"""``FORMATIONS[state of the offense][bucket]``: six weights, the dime's and nickel's by the odds that it passes."""

RED_ZONE: Final[tuple[float, ...]] = (0.0, 15.0, 0.0, 0.0, 30.0, 55.0)
"""The formations between the 20 and the 10."""
