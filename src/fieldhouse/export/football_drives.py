"""Which drive a play belongs to, by the public tables' count."""

from __future__ import annotations

from fieldhouse.export.football_values import seat_with_ball
from fieldhouse.gridiron.game import FootballPlay
from fieldhouse.gridiron.phases import KICKOFF, SCRIMMAGE
from fieldhouse.table.seat import NO_SEAT


class DriveCount:
    """Follows one game's plays in their order. A kickoff belongs to the drive after it, a try to the one before."""

    def __init__(self) -> None:
        self.number = 0
        self.holder = NO_SEAT

    def count(self, play: FootballPlay, is_given_up: bool = False) -> int:
        """The number of the play's drive, which is kept: a kickoff, or the ball in other hands, begins a new one.
        *is_given_up* says that the play ended its drive, whoever has the ball after it."""
        seat = seat_with_ball(play)
        if play.kind == KICKOFF or (play.kind == SCRIMMAGE and seat != self.holder):
            self.number += 1
            self.holder = seat
        if is_given_up:
            self.holder = NO_SEAT
        return self.number
