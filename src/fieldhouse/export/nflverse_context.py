"""What no play knows of itself: the score, the drive, the time-outs left, and what the play was worth, alone and so
far."""

from __future__ import annotations

from typing import Final

from fieldhouse.export.football_drives import DriveCount
from fieldhouse.export.football_values import play_value, seat_with_ball
from fieldhouse.export.frames import Row
from fieldhouse.export.recorded_game import Chances
from fieldhouse.games.ddf.scoresheet import has_given_up_series, is_fumble, what_it_was
from fieldhouse.games.ddf.state import TIME_OUT_AT_THE_LINE, TIME_OUT_CALLED, Play
from fieldhouse.gridiron.expected_points import outcome_points
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.names import time_text
from fieldhouse.gridiron.outcome import NEXT_SNAP, down_at
from fieldhouse.gridiron.phases import KICKOFF, QUARTER, REGULATION, SCRIMMAGE, TIME_OUTS
from fieldhouse.gridiron.scoresheet import COMPLETION
from fieldhouse.table.seat import AWAY, HOME, OTHER, SEATS, Seat

SECOND_HALF: Final = 3
HALFWAY: Final = GOAL // 2
TOTALS: Final = {
    "epa": ("epa", None), "rush_epa": ("epa", "run"), "pass_epa": ("epa", "pass"), "rush_wpa": ("wpa", "run"),
    "pass_wpa": ("wpa", "pass"),
}  # fmt: skip
"""What is added up through a game: which column, of which kind of play."""
HALVES: Final = {1: "Half1", 2: "Half1", 3: "Half2", 4: "Half2"}


class Context:
    """Follows one game's plays in their order."""

    def __init__(self, codes: tuple[str, str]) -> None:
        self.codes = codes
        self.score = [0, 0]
        self.time_outs = [TIME_OUTS, TIME_OUTS]
        self.drives = DriveCount()
        self.drive = 0
        self.quarter = 1

    def before(self, play: Play) -> Row:
        """The columns of how the game stood at the snap; the drive and the half are brought up to date."""
        seat = seat_with_ball(play)
        self._enter(play)
        away, home = self.score
        own, theirs = self.score[seat], self.score[OTHER[seat]]
        return {
            **_clock(play), **_field(play), "posteam": self.codes[seat], "defteam": self.codes[OTHER[seat]],
            "posteam_type": SEATS[seat], "side_of_field": _side_of_field(self.codes, play.seat, play.spot),
            "yrdln": yard_line(self.codes, play.seat, play.spot), "drive": self.drive,
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

    def _enter(self, play: Play) -> None:
        """Counts the drive, which ends too where the ball is lost and won back; a half brings its time-outs."""
        self.drive = self.drives.count(play, play.kind == SCRIMMAGE and has_given_up_series(play))
        if play.quarter == SECOND_HALF > self.quarter:
            self.time_outs = [TIME_OUTS, TIME_OUTS]
        self.quarter = play.quarter

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


def _side_of_field(codes: tuple[str, str], seat: Seat, spot: int) -> str:
    return codes[seat if spot <= HALFWAY else OTHER[seat]]


def yard_line(codes: tuple[str, str], seat: Seat, spot: int) -> str:
    """A spot counted from the goal line of *seat*, as people say it: whose half, and which yard."""
    return f"{_side_of_field(codes, seat, spot)} {min(spot, GOAL - spot)}"


def end_columns(codes: tuple[str, str], play: Play) -> Row:
    """The clock after a play, and where the next one begins if that is a snap."""
    row: Row = {"end_clock_time": time_text(max(play.clock - play.seconds, 0))}
    if play.outcome is not None and play.outcome.ending == NEXT_SNAP:
        row["end_yard_line"] = yard_line(codes, play.outcome.seat, play.outcome.spot)
    return row


class Totals:
    """Adds up what a game's runs and passes were worth to the home team, and to the visitors the same with the other
    sign."""

    def __init__(self, home: str) -> None:
        self.home = home
        self.sums = dict.fromkeys(TOTALS, 0.0)

    def added(self, row: Row) -> Row:
        """The totals with this row's worth, which they keep."""
        sign = 1 if row["posteam"] == self.home else -1
        for what, (worth, kind) in TOTALS.items():
            if kind is None or row["play_type"] == kind:
                self.sums[what] += sign * float(row.get(worth) or 0)
        ways = (("home", 1), ("away", -1))
        return {f"total_{side}_{what}": way * self.sums[what] for what in TOTALS for side, way in ways}


def worth_columns(play: Play, before: Chances, after: Chances) -> Row:
    """Expected points and the chance to win, by our own model."""
    value = play_value(play, seat_with_ball(play), before, after)
    row: Row = {
        "ep": value.points, "epa": value.points_added, "qb_epa": value.points_added, "wp": value.chance,
        "wpa": value.chance_added,
    }  # fmt: skip
    if value.points is not None and is_fumble(play) and play.kind == SCRIMMAGE and what_it_was(play) == COMPLETION:
        caught = down_at(play.seat, play.down, play.spot + play.to_go, min(play.spot + play.yards, GOAL - 1), 0)
        row["qb_epa"] = outcome_points(caught, play.seat) - value.points
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
