"""What any game of football under way knows: the clock, the score, who has the ball and where."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from fieldhouse.gridiron.field import AWAY, Situation
from fieldhouse.gridiron.outcome import Outcome, down_at
from fieldhouse.gridiron.phases import QUARTER, TIME_OUTS


@mypyc_attr(allow_interpreted_subclasses=True)
class FootballGame:
    """A game at the kickoff; each of the games adds its own rules' facts."""

    __slots__ = ("clock", "down", "offense", "quarter", "score", "spot", "time_outs", "to_go")

    def __init__(self) -> None:
        self.quarter = 1
        self.clock = QUARTER
        self.score = [0, 0]
        self.offense = AWAY
        self.spot = 0
        self.down = 0
        self.to_go = 0
        self.time_outs = [TIME_OUTS, TIME_OUTS]

    @property
    def situation(self) -> Situation:
        return Situation(self.offense, self.spot, self.down, self.to_go)

    def downed(self, spot: int, seconds: int) -> Outcome:
        """How the play ends when the offense is down at *spot*."""
        return down_at(self.offense, self.down, self.spot + self.to_go, spot, seconds)
