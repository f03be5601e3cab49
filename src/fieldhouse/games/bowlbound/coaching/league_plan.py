"""College habits, for charts that have none of their own, and how it lines up against them.

Rows are weights, any scale; a team's own calls bend them (``plan``). The habits are those of the 2024 season, its snaps
shared out over the nine plays as the builder does it (docs/teams-bowlbound.md).
"""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.coaching.league_calls import LEAGUE
from fieldhouse.games.bowlbound.model import FIRST_PASS
from fieldhouse.gridiron.call_buckets import biased
from fieldhouse.gridiron.habits import BUCKETS, STATES, WHOLE
from fieldhouse.gridiron.situations import call_weights, pass_biases

__all__ = ["CALLS", "FORMATIONS", "LEAGUE", "USUAL_CALLS"]


CALLS: Final = tuple(
    tuple(tuple(call_weights(LEAGUE, state, bucket, FIRST_PASS)) for bucket in range(len(BUCKETS)))
    for state in range(len(STATES))
)
"""``CALLS[state][bucket]``: nine weights."""
USUAL_CALLS: Final[tuple[float, ...]] = tuple(share * 100 / WHOLE for share in LEAGUE.shares[0])
"""The nine plays' shares of all calls, in percent."""

_FORMED: Final[tuple[tuple[int, ...], ...]] = (
    (42, 12, 17, 17, 4, 8),
    (38, 22, 18, 12, 2, 8),
    (30, 6, 12, 26, 16, 10),
    (32, 34, 16, 10, 2, 6),
    (36, 18, 20, 16, 4, 6),
    (34, 10, 16, 24, 8, 8),
    (22, 4, 8, 34, 22, 10),
    (30, 34, 18, 8, 2, 8),
    (34, 24, 18, 12, 2, 10),
    (34, 28, 20, 6, 2, 10),
    (34, 26, 20, 8, 4, 8),
    (34, 20, 18, 12, 8, 8),
    (34, 24, 20, 14, 1, 7),
    (32, 24, 20, 16, 1, 7),
    (26, 12, 14, 36, 2, 10),
    (16, 50, 22, 6, 0, 6),
    (16, 48, 22, 8, 0, 6),
    (18, 40, 20, 14, 0, 8),
    (30, 0, 0, 10, 60, 0),
    (25, 0, 0, 10, 65, 0),
    (20, 0, 0, 10, 70, 0),
    (15, 0, 0, 0, 85, 0),
    (15, 0, 0, 0, 85, 0),
    (10, 0, 0, 0, 90, 0),
)
"""No play-by-play says how defenses lined up: these are judged. On third downs they are near those of other downs, for
sides made as many of them as if nobody had known what was coming. In front of the other side's goal nobody blitzes, for
charts know no place, and real sides lose half as much there as elsewhere."""
EXPECTED: Final = 0.25
"""How far a defense goes to meet what it expects."""


FORMATIONS: Final = biased(_FORMED, (3, 4), pass_biases(LEAGUE, EXPECTED))
"""``FORMATIONS[state of the offense][bucket]``: six weights, those of the prevents by the odds that it passes."""
