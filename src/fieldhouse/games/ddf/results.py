"""What the charts say happened on a play, beside what they say in any football."""

from __future__ import annotations

from typing import Final

from fieldhouse.gridiron.results import SHARED_RESULTS, KickResult, PlayResult, ReturnResult

SACKED: Final = PlayResult(6)
SCRAMBLED: Final = PlayResult(7)
SACK_FUMBLED: Final = PlayResult(8)
GROUNDED: Final = PlayResult(9)
PRE_SNAP: Final = PlayResult(10)
OFFSET: Final = PlayResult(11)
MUFFED: Final = PlayResult(12)

RESULTS: Final[tuple[str, ...]] = (
    *SHARED_RESULTS, "sack", "scramble", "sack and fumble", "intentional grounding", "before the snap",
    "offsetting penalties", "muffed snap",
)  # fmt: skip

FAIR_CAUGHT: Final = ReturnResult(3)
RETURN_OFFSET: Final = ReturnResult(4)
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
