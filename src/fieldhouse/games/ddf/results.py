"""What the charts say happened on a play, before anybody places the ball.

These values depend on the charts and the dice alone, never on the field, so that the exact table can work
each out once.
"""

from __future__ import annotations

from typing import Final, NewType

PlayResult = NewType("PlayResult", int)
ReturnResult = NewType("ReturnResult", int)
KickResult = NewType("KickResult", int)

# A play from scrimmage.
GAINED: Final = PlayResult(0)
INCOMPLETE: Final = PlayResult(1)
INTERCEPTED: Final = PlayResult(2)
FUMBLED: Final = PlayResult(3)
SCORED: Final = PlayResult(4)
END_ZONE_FUMBLE: Final = PlayResult(5)
SACKED: Final = PlayResult(6)
SCRAMBLED: Final = PlayResult(7)
SACK_FUMBLED: Final = PlayResult(8)
GROUNDED: Final = PlayResult(9)
PRE_SNAP: Final = PlayResult(10)
OFFSET: Final = PlayResult(11)
MUFFED: Final = PlayResult(12)

RESULTS: Final[tuple[str, ...]] = (
    "gain", "incomplete", "interception", "fumble", "touchdown", "fumble in the end zone", "sack", "scramble",
    "sack and fumble", "intentional grounding", "before the snap", "offsetting penalties", "muffed snap",
)  # fmt: skip

# A return.
RETURNED: Final = ReturnResult(0)
RETURN_SCORED: Final = ReturnResult(1)
RETURN_FUMBLED: Final = ReturnResult(2)
FAIR_CAUGHT: Final = ReturnResult(3)
RETURN_OFFSET: Final = ReturnResult(4)

# A kick.
KICKED: Final = KickResult(0)
KICK_BLOCKED: Final = KickResult(1)
KICK_FUMBLED: Final = KickResult(2)
KICK_MISSED: Final = KickResult(3)
KICK_OUT: Final = KickResult(4)
KICK_OFFSET: Final = KickResult(5)

BETWEEN_DOWNS: Final = 8 << 12
"""A flag on a foul's cell: it came after the play."""


# Plain tuples: they are made on every play, and the rule that is given one takes it apart at once.
Result = tuple[PlayResult, int, bool, tuple[int, ...]]
"""The chart's result of a play from scrimmage: what happened, the yards, whether it went out of bounds, and the fouls
called on it, all on one team unless they offset."""
Return = tuple[ReturnResult, int, tuple[int, ...]]
"""The chart's result of a return: what happened, the yards, the fouls."""
Kick = tuple[KickResult, int, tuple[int, ...]]
"""The same of a kickoff, a punt or a field goal try."""
