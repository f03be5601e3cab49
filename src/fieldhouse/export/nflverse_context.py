"""What no play knows of itself: the score, the drive, the time-outs left, and what the play was worth."""

from __future__ import annotations

from typing import Final

from fieldhouse.export.football_values import play_value, seat_with_ball
from fieldhouse.export.frames import Row
from fieldhouse.export.recorded_game import Chances
from fieldhouse.games.ddf.state import TIME_OUT_AT_THE_LINE, TIME_OUT_CALLED, Play
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.names import time_text
from fieldhouse.gridiron.phases import KICKOFF, QUARTER, REGULATION, SCRIMMAGE, TIME_OUTS
from fieldhouse.table.seat import AWAY, HOME, OTHER, SEATS, Seat

SECOND_HALF: Final = 3
HALFWAY: Final = GOAL // 2
HALVES: Final = {1: "Half1", 2: "Half1", 3: "Half2", 4: "Half2"}


class Context:
    """Follows one game's plays in their order."""

    def __init__(self, codes: tuple[str, str]) -> None:
        self.codes = codes
        self.score = [0, 0]
        self.time_outs = [TIME_OUTS, TIME_OUTS]
        self.drive = 0
        self.holder = -1
        self.quarter = 1

    def before(self, play: Play) -> Row:
        """The columns of how the game stood at the snap; the drive and the half are brought up to date."""
        seat = seat_with_ball(play)
        self._enter(play, seat)
        away, home = self.score
        own, theirs = self.score[seat], self.score[OTHER[seat]]
        return {
            **_clock(play), **_field(play), "posteam": self.codes[seat], "defteam": self.codes[OTHER[seat]],
            "posteam_type": SEATS[seat], "side_of_field": self._side_of_field(play),
            "yrdln": f"{self._side_of_field(play)} {min(play.spot, GOAL - play.spot)}", "drive": self.drive,
            "fixed_drive": self.drive, "posteam_score": own, "defteam_score": theirs,
            "score_differential": own - theirs, "total_home_score": home, "total_away_score": away,
            **self._time_outs_left(play, seat),
        }  # fmt: skip

    def after(self, play: Play) -> Row:
        """The columns of a score and of time-outs; both are brought up to date."""
        row: Row = {}
        for what, seat in play.asides:
            if what in (TIME_OUT_CALLED, TIME_OUT_AT_THE_LINE):
                self.time_outs[seat] = max(self.time_outs[seat] - 1, 0)
                row |= {"timeout": True, "timeout_team": self.codes[seat]}
        for seat, points, how in play.points:
            self.score[seat] += points
            row["sp"] = True
            if how == "touchdown":
                is_return = play.kind == KICKOFF or seat != play.seat
                row |= {"touchdown": True, "td_team": self.codes[seat], "return_touchdown": is_return}
            elif how == "safety":
                row["safety"] = True
        seat = seat_with_ball(play)
        own, theirs = self.score[seat], self.score[OTHER[seat]]
        return row | {
            "posteam_score_post": own, "defteam_score_post": theirs, "score_differential_post": own - theirs,
        }  # fmt: skip

    def _enter(self, play: Play, seat: Seat) -> None:
        """A kickoff, or the ball in other hands, begins a drive; a half brings its time-outs."""
        if play.kind == KICKOFF or (play.kind == SCRIMMAGE and seat != self.holder):
            is_after_kickoff = play.kind == SCRIMMAGE and self.holder < 0
            self.drive += not is_after_kickoff
            self.holder = -1 if play.kind == KICKOFF else seat
        if play.quarter == SECOND_HALF > self.quarter:
            self.time_outs = [TIME_OUTS, TIME_OUTS]
        self.quarter = play.quarter

    def _side_of_field(self, play: Play) -> str:
        return self.codes[play.seat if play.spot <= HALFWAY else OTHER[play.seat]]

    def _time_outs_left(self, play: Play, seat: Seat) -> Row:
        """The columns of time-outs left; none in overtime, which has its own that no note counts."""
        if play.quarter > REGULATION:
            return {}
        away, home = self.time_outs
        return {
            "away_timeouts_remaining": away, "home_timeouts_remaining": home,
            "posteam_timeouts_remaining": self.time_outs[seat],
            "defteam_timeouts_remaining": self.time_outs[OTHER[seat]],
        }  # fmt: skip


def worth_columns(play: Play, before: Chances, after: Chances) -> Row:
    """Expected points and the chance to win, by our own model."""
    value = play_value(play, seat_with_ball(play), before, after)
    row: Row = {"ep": value.points, "epa": value.points_added, "wp": value.chance, "wpa": value.chance_added}
    if value.points_added is not None:
        row["success"] = float(value.points_added > 0)
    if before is not None and after is not None and value.chance is not None:
        row |= {
            "def_wp": 1 - value.chance, "home_wp": before[HOME], "away_wp": before[AWAY], "home_wp_post": after[HOME],
            "away_wp_post": after[AWAY],
        }  # fmt: skip
    return row


def _clock(play: Play) -> Row:
    """The clock at the snap, as nflverse has it: of the quarter, the half and the game."""
    is_regular = play.quarter <= REGULATION
    return {
        "qtr": play.quarter, "quarter_seconds_remaining": play.clock,
        "half_seconds_remaining": play.clock + (QUARTER if is_regular and play.quarter % 2 else 0),
        "game_seconds_remaining": play.clock + (QUARTER * (REGULATION - play.quarter) if is_regular else 0),
        "game_half": HALVES.get(play.quarter, "Overtime"), "time": time_text(play.clock),
    }  # fmt: skip


def _field(play: Play) -> Row:
    """Where the ball lies; kickoffs and tries have no down."""
    is_down = play.kind == SCRIMMAGE
    return {
        "down": play.down if is_down else None, "ydstogo": play.to_go if is_down else 0,
        "yardline_100": GOAL - play.spot, "goal_to_go": is_down and play.spot + play.to_go >= GOAL,
    }  # fmt: skip
