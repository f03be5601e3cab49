"""The drive chart: every possession, how it began, how far it went and how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fieldhouse.games.ddf.pages.play_text import is_stopped_on_downs
from fieldhouse.games.ddf.results import RESULTS
from fieldhouse.games.ddf.scoresheet import BLOCKED_KICK, has_given_up_series, is_fumble, what_it_was
from fieldhouse.games.ddf.state import Play
from fieldhouse.gridiron.field import GOAL, across
from fieldhouse.gridiron.outcome import FIELD_GOAL, NEXT_SNAP, SAFETY, TOUCHDOWN
from fieldhouse.gridiron.phases import FIRST_OVERTIME, KICKOFF, SCRIMMAGE
from fieldhouse.gridiron.results import INTERCEPTED
from fieldhouse.gridiron.scoresheet import KICKED_AT_GOAL, PUNTED
from fieldhouse.table.seat import Seat

UNDER_WAY: Final = ""


@dataclass
class Drive:
    """One possession. Spots are counted from its own goal line; the yards are how far the ball went, flags and all."""

    seat: Seat
    quarter: int
    clock: int
    start: int
    how_begun: str
    plays: int = 0
    spot: int = 0
    seconds: int = 0
    how_ended: str = UNDER_WAY

    @property
    def yards(self) -> int:
        """From where it began to where it stands."""
        return self.spot - self.start


class DriveChart:
    """All drives of a game, in order. The last may still be under way."""

    def __init__(self) -> None:
        self.drives: list[Drive] = []
        self._last: Play | None = None

    def add(self, play: Play) -> None:
        """Counts a play in: it may open or close a drive."""
        if play.kind == SCRIMMAGE:
            self._snap(play)
        else:
            self._end_of_half(play)
        self._last = play

    def _open(self) -> Drive | None:
        """The drive that is under way."""
        return self.drives[-1] if self.drives and not self.drives[-1].how_ended else None

    def _end_of_half(self, play: Play) -> None:
        """A kickoff or a toss finds a drive that nobody ended: time did."""
        drive = self._open()
        if drive is not None:
            drive.how_ended = "end of regulation" if play.quarter == FIRST_OVERTIME else "end of half"

    def _snap(self, play: Play) -> None:
        """Add a play to its drive, or begin one with it."""
        drive = self._open()
        if drive is None:
            drive = Drive(play.seat, play.quarter, play.clock, play.spot, how_gained(self._last), spot=play.spot)
            self.drives.append(drive)
        drive.seconds += play.seconds
        drive.plays += play.counts
        drive.how_ended = how_ended(play)
        drive.spot = spot_after(play)


def how_gained(before: Play | None) -> str:
    """How the ball was won, by the play before."""
    if before is None or before.outcome is None:
        return "kickoff"
    is_won_back = before.outcome.seat == before.seat
    if before.kind == KICKOFF:
        return "kickoff" if not is_won_back else "onside kick" if before.result == "onside" else "fumble"
    return "fumble" if is_won_back else how_ended(before)


def how_ended(play: Play) -> str:
    """How this play ended the drive, or nothing if it goes on."""
    outcome = play.outcome
    assert outcome is not None
    if outcome.ending == SAFETY:
        return "safety"
    if outcome.ending == FIELD_GOAL:
        return "field goal"
    if outcome.ending == TOUCHDOWN and outcome.seat == play.seat and not has_given_up_series(play):
        return "touchdown"
    if is_stopped_on_downs(play):
        return "downs"
    return _lost_by(play) if has_given_up_series(play) else UNDER_WAY


def _lost_by(play: Play) -> str:
    """How the ball was lost."""
    if play.result == RESULTS[INTERCEPTED]:
        return "interception"
    what = what_it_was(play)
    if what in (PUNTED, KICKED_AT_GOAL):
        name = "punt" if what == PUNTED else "field goal"
        if play.result == BLOCKED_KICK:
            return f"blocked {name}"
        return "punt" if what == PUNTED else "missed field goal"
    assert is_fumble(play)
    return "fumble"


def spot_after(play: Play) -> int:
    """Where the drive has got to."""
    outcome = play.outcome
    assert outcome is not None
    if outcome.ending == TOUCHDOWN and outcome.seat == play.seat and not has_given_up_series(play):
        return GOAL
    if outcome.ending == NEXT_SNAP and not has_given_up_series(play):
        return outcome.spot if outcome.seat == play.seat else across(outcome.spot)
    if is_fumble(play) and play.fumbled_by == play.seat:
        return play.spot + play.yards
    return play.spot
