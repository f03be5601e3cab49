"""What a play was worth, by our own model: expected points, and the chance to win, before and after it."""

from __future__ import annotations

from typing import NamedTuple

from fieldhouse.export.recorded_game import Chances
from fieldhouse.gridiron.expected_points import KICKOFF_WORTH, outcome_points, situation_points
from fieldhouse.gridiron.game import FootballPlay
from fieldhouse.gridiron.phases import KICKOFF, SCRIMMAGE
from fieldhouse.table.seat import OTHER, Seat


class PlayValue(NamedTuple):
    """Of one play, to the seat that has the ball (on a kickoff: that receives it). None where nobody tells."""

    points: float | None
    points_after: float | None
    chance: float | None
    chance_after: float | None

    @property
    def points_added(self) -> float | None:
        return _less(self.points_after, self.points)

    @property
    def chance_added(self) -> float | None:
        return _less(self.chance_after, self.chance)


def play_value(play: FootballPlay, seat: Seat, before: Chances, after: Chances) -> PlayValue:
    """What the play was worth to *seat*; tries have no expected points."""
    own, own_after = (None if told is None else told[seat] for told in (before, after))
    return PlayValue(_points(play, seat), _points_after(play, seat), own, own_after)


def seat_with_ball(play: FootballPlay) -> Seat:
    """The seat that public tables call in possession: on a kickoff the receivers."""
    return OTHER[play.seat] if play.kind == KICKOFF else play.seat


def _points(play: FootballPlay, seat: Seat) -> float | None:
    """What a play was worth to *seat* before it, the receiver of a kickoff; None where that has no sense, as for a
    try."""
    if play.kind == SCRIMMAGE:
        value = situation_points(play.down, play.to_go, play.spot)
        return value if seat == play.seat else -value
    return KICKOFF_WORTH if play.kind == KICKOFF else None


def _points_after(play: FootballPlay, seat: Seat) -> float | None:
    """What it was worth to *seat* after it; None likewise, and for a play that nothing came of."""
    if play.outcome is None or play.kind not in (SCRIMMAGE, KICKOFF):
        return None
    return outcome_points(play.outcome, seat)


def _less(after: float | None, before: float | None) -> float | None:
    return None if after is None or before is None else after - before
