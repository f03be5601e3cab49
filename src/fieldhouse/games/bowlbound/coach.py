"""The computer's coaches by level."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from fieldhouse.games.bowlbound.coaching.book import BookCoach
from fieldhouse.games.bowlbound.coaching.easy import EasyCoach
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.table.question import Coach, RandomCoach

if TYPE_CHECKING:
    from fieldhouse.games.bowlbound.coaching.meetings import Meetings

COACHES: Final[dict[str, Callable[[], Coach[Game]]]] = {
    "book": BookCoach,
    "easy": EasyCoach,
    "random": RandomCoach,
}
RIVAL: Final = "rival"
PRO: Final = "pro"


def pro(meetings: Callable[[], Meetings]) -> Coach[Game]:
    """The coach of habits that knows what they cost."""
    from fieldhouse.games.bowlbound.coaching.pro import ProCoach

    return ProCoach(meetings())


def rival(meetings: Callable[[], Meetings]) -> Coach[Game]:
    """The coach that plays the equilibrium. Imported when it is met: numpy would double the time of a command."""
    from fieldhouse.games.bowlbound.coaching.rival import RivalCoach

    return RivalCoach(meetings())
