"""The computer's coaches by level."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from fieldhouse.games.ddf.coaching.book import BookCoach, SolitaireCoach
from fieldhouse.games.ddf.coaching.easy import EasyCoach
from fieldhouse.games.ddf.state import Game
from fieldhouse.table.question import Coach, RandomCoach

if TYPE_CHECKING:
    from fieldhouse.games.ddf.coaching.meetings import Meetings

DEFAULT_LEVEL: Final = "book"
COACHES: Final[dict[str, Callable[[], Coach[Game]]]] = {
    "book": BookCoach,
    "easy": EasyCoach,
    "solitaire": SolitaireCoach,
    "random": RandomCoach,
}
RIVAL: Final = "rival"
PRO: Final = "pro"


def pro(meetings: Callable[[], Meetings]) -> Coach[Game]:
    """The coach of habits that knows what they cost."""
    from fieldhouse.games.ddf.coaching.pro import ProCoach

    return ProCoach(meetings())


def rival(meetings: Callable[[], Meetings]) -> Coach[Game]:
    """The coach that plays the equilibrium. Imported when it is met: numpy would double the time of a command."""
    from fieldhouse.games.ddf.coaching.rival import RivalCoach

    return RivalCoach(meetings())
