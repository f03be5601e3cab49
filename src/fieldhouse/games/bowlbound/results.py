"""What the charts say happened on a play, before anybody places the ball.

These values depend on the charts and the dice alone, never on the field, so that the exact table can work
each out once.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, NewType

from fieldhouse.games.bowlbound.model import PLAY_COUNT
from fieldhouse.gridiron.cells import AMOUNT, OUT, ZERO

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
TRAPPED: Final = PlayResult(6)
RAN: Final = PlayResult(7)
STOPPED: Final = PlayResult(8)
PRE_SNAP: Final = PlayResult(9)
OFFSET: Final = PlayResult(10)
BAD_SNAP: Final = PlayResult(11)

RESULTS: Final[tuple[str, ...]] = (
    "gain", "incomplete", "interception", "fumble", "touchdown", "fumble in the end zone", "trapped", "quarterback run",
    "stopped cold", "before the snap", "offsetting penalties", "bad snap",
)  # fmt: skip
CARRIED: Final[tuple[int, ...]] = (GAINED, TRAPPED, RAN)
"""The results that move the ball by so many yards."""

# A return.
RETURNED: Final = ReturnResult(0)
RETURN_SCORED: Final = ReturnResult(1)
RETURN_FUMBLED: Final = ReturnResult(2)

# A kick.
KICKED: Final = KickResult(0)
KICK_BLOCKED: Final = KickResult(1)
KICK_FUMBLED: Final = KickResult(2)
KICK_MISSED: Final = KickResult(3)
KICK_OUT: Final = KickResult(4)
KICK_NEVER_MADE: Final = KickResult(5)
"""A foul before the snap."""
KICK_FAKED: Final = KickResult(6)
KICK_OFFSET: Final = KickResult(7)
"""Fouls on both teams."""


class Result(NamedTuple):
    """The chart's result of a play from scrimmage, with the fouls called on it, all on one team unless they offset.

    ``play`` is the play whose column gave it, or -1; ``is_forced``: it stood in parentheses, which weather leaves
    alone; ``doubling`` is 2 after a conditional guess that was wrong; ``sent_to`` is QR or QT if it came from that
    column: no pass was thrown.
    """

    kind: PlayResult
    yards: int = 0
    is_out: bool = False
    fouls: tuple[int, ...] = ()
    play: int = -1
    is_forced: bool = False
    doubling: int = 1
    sent_to: str = ""


class Return(NamedTuple):
    """The chart's result of a return, with its fouls."""

    kind: ReturnResult
    yards: int = 0
    fouls: tuple[int, ...] = ()


class Kick(NamedTuple):
    """The chart's result of a kickoff, a punt or a field goal try. ``is_marked``: an asterisk or a dagger."""

    kind: KickResult
    yards: int = 0
    is_marked: bool = False
    fouls: tuple[int, ...] = ()


new_result: Final = cache(Result)
new_return: Final = cache(Return)
new_kick: Final = cache(Kick)
"""Give these records, each made once: a record takes far longer to make than to find."""


AMOUNT_AND_OUT: Final = AMOUNT | OUT
GAINS: Final[tuple[dict[int, Result], ...]] = tuple({} for _ in range(PLAY_COUNT))
"""The plain gains of each play that have happened, by the sum of the two cells: their amounts and the offense's mark,
whose bit amounts that are no dice's leave free even when added. They are found faster than the others."""


def new_gain(play: int, cells: int) -> Result:
    """A plain gain that has not happened before."""
    gain = GAINS[play][cells] = new_result(GAINED, (cells & AMOUNT) - 2 * ZERO, cells & OUT != 0, (), play)
    return gain
