"""What the charts say happened on a play, before anybody places the ball.

These values depend on the charts and the dice alone, never on the field, so that the exact table can work
each out once.
"""

from __future__ import annotations

from typing import Final

# A play from scrimmage.
GAINED: Final = 0
INCOMPLETE: Final = 1
INTERCEPTED: Final = 2
FUMBLED: Final = 3
SCORED: Final = 4
END_ZONE_FUMBLE: Final = 5
SACKED: Final = 6
SCRAMBLED: Final = 7
SACK_FUMBLED: Final = 8
GROUNDED: Final = 9
PRE_SNAP: Final = 10
OFFSET: Final = 11
MUFFED: Final = 12

RESULTS: Final[tuple[str, ...]] = (
    "gain", "incomplete", "interception", "fumble", "touchdown", "fumble in the end zone", "sack", "scramble",
    "sack and fumble", "intentional grounding", "before the snap", "offsetting penalties", "muffed snap",
)  # fmt: skip

# A return.
RETURNED: Final = 0
RETURN_SCORED: Final = 1
RETURN_FUMBLED: Final = 2
FAIR_CAUGHT: Final = 3
RETURN_OFFSET: Final = 4

# A kick.
KICKED: Final = 0
KICK_BLOCKED: Final = 1
KICK_FUMBLED: Final = 2
KICK_MISSED: Final = 3
KICK_OUT: Final = 4
KICK_OFFSET: Final = 5

BETWEEN_DOWNS: Final = 8 << 12
"""A flag on a foul's cell: it came after the play."""


# Plain tuples: they are made on every play, and the rule that is given one takes it apart at once.
Result = tuple[int, int, bool, tuple[int, ...]]
"""The chart's result of a play from scrimmage: what happened, the yards, whether it went out of bounds, and the fouls
called on it, all on one team unless they offset."""
Return = tuple[int, int, tuple[int, ...]]
"""The chart's result of a return: what happened, the yards, the fouls."""
Kick = tuple[int, int, tuple[int, ...]]
"""The same of a kickoff, a punt or a field goal try."""
