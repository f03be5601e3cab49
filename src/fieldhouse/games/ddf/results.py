"""What the charts say happened on a play, before anybody places the ball.

These values depend on the charts and the dice alone, never on the field, so that the exact table can work
each out once.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

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

RESULTS: Final = (
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


class Result(NamedTuple):
    """The chart's result of a play from scrimmage, with the fouls called on it, all on one team unless they offset."""

    kind: int
    yards: int = 0
    is_out: bool = False
    fouls: tuple[int, ...] = ()


class Return(NamedTuple):
    """The chart's result of a return, with its fouls."""

    kind: int
    yards: int = 0
    fouls: tuple[int, ...] = ()


class Kick(NamedTuple):
    """The chart's result of a kickoff, a punt or a field goal try."""

    kind: int
    yards: int = 0
    fouls: tuple[int, ...] = ()


new_result: Final = cache(Result)
new_return: Final = cache(Return)
new_kick: Final = cache(Kick)
"""Give these records, each made once: a record takes far longer to make than to find."""
