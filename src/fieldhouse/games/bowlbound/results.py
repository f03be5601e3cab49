"""What the charts say happened on a play, beside what they say in any football."""

from __future__ import annotations

from typing import Final, final

from fieldhouse.gridiron.results import GAINED, SHARED_RESULTS, KickResult, PlayResult, ReturnResult
from fieldhouse.table.record import Record

TRAPPED: Final = PlayResult(6)
RAN: Final = PlayResult(7)
STOPPED: Final = PlayResult(8)
PRE_SNAP: Final = PlayResult(9)
OFFSET: Final = PlayResult(10)
BAD_SNAP: Final = PlayResult(11)

RESULTS: Final[tuple[str, ...]] = (
    *SHARED_RESULTS, "trapped", "quarterback run", "stopped cold", "before the snap", "offsetting penalties",
    "bad snap",
)  # fmt: skip
CARRIED: Final[tuple[int, ...]] = (GAINED, TRAPPED, RAN)
"""The results that move the ball by so many yards."""

KICK_NEVER_MADE: Final = KickResult(5)
"""A foul before the snap."""
KICK_FAKED: Final = KickResult(6)
KICK_OFFSET: Final = KickResult(7)
"""Fouls on both teams."""


@final
class Result(Record):
    """The chart's result of a play from scrimmage, with the fouls called on it, all on one team unless they offset.

    ``play`` is the play whose column gave it, or -1; ``is_forced``: it stood in parentheses, which weather leaves
    alone; ``doubling`` is 2 after a conditional guess that was wrong; ``sent_to`` is QR or QT if it came from that
    column: no pass was thrown.
    """

    __slots__ = ("doubling", "fouls", "is_forced", "is_out", "kind", "play", "sent_to", "yards")

    def __init__(
        self, kind: PlayResult, yards: int = 0, is_out: bool = False, fouls: tuple[int, ...] = (), play: int = -1,
        is_forced: bool = False, doubling: int = 1, sent_to: str = "",
    ) -> None:  # fmt: skip
        self.kind: Final = kind
        self.yards: Final = yards
        self.is_out: Final = is_out
        self.fouls: Final = fouls
        self.play: Final = play
        self.is_forced: Final = is_forced
        self.doubling: Final = doubling
        self.sent_to: Final = sent_to

    @property
    def values(self) -> tuple[object, ...]:
        """All of it: results with the same values are equal."""
        return (
            self.kind, self.yards, self.is_out, self.fouls, self.play, self.is_forced, self.doubling, self.sent_to,
        )  # fmt: skip

    def fouled(self, fouls: tuple[int, ...]) -> Result:
        """The same, with these fouls called on it."""
        return Result(
            self.kind, self.yards, self.is_out, fouls, self.play, self.is_forced, self.doubling, self.sent_to
        )  # fmt: skip

    def counting(self, doubling: int) -> Result:
        """The same, its yards counted so often."""
        return Result(
            self.kind, self.yards, self.is_out, self.fouls, self.play, self.is_forced, doubling, self.sent_to
        )  # fmt: skip


@final
class Return(Record):
    """The chart's result of a return, with its fouls."""

    __slots__ = ("fouls", "kind", "yards")

    def __init__(self, kind: ReturnResult, yards: int = 0, fouls: tuple[int, ...] = ()) -> None:
        self.kind: Final = kind
        self.yards: Final = yards
        self.fouls: Final = fouls

    @property
    def values(self) -> tuple[object, ...]:
        """All of it: returns with the same values are equal."""
        return self.kind, self.yards, self.fouls

    def going(self, yards: int) -> Return:
        """The same, of so many yards."""
        return Return(self.kind, yards, self.fouls)


@final
class Kick(Record):
    """The chart's result of a kickoff, a punt or a field goal try. ``is_marked``: an asterisk or a dagger."""

    __slots__ = ("fouls", "is_marked", "kind", "yards")

    def __init__(
        self, kind: KickResult, yards: int = 0, is_marked: bool = False, fouls: tuple[int, ...] = ()
    ) -> None:  # fmt: skip
        self.kind: Final = kind
        self.yards: Final = yards
        self.is_marked: Final = is_marked
        self.fouls: Final = fouls

    @property
    def values(self) -> tuple[object, ...]:
        """All of it: kicks with the same values are equal."""
        return self.kind, self.yards, self.is_marked, self.fouls

    def going(self, yards: int) -> Kick:
        """The same, of so many yards."""
        return Kick(self.kind, yards, self.is_marked, self.fouls)

    def fouled(self, fouls: tuple[int, ...]) -> Kick:
        """The same, with these fouls called on it."""
        return Kick(self.kind, self.yards, self.is_marked, fouls)
