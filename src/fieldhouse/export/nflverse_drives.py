"""Drives and series with nflverse's column names: what no row can tell before the last one of its drive is known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from fieldhouse.export.football_values import seat_with_ball
from fieldhouse.export.frames import Row
from fieldhouse.export.nflverse_context import yard_line
from fieldhouse.games.ddf.choices import KNEEL
from fieldhouse.games.ddf.scoresheet import BLOCKED_KICK, is_fumble, what_it_was
from fieldhouse.games.ddf.state import Play
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.names import time_text
from fieldhouse.gridiron.outcome import FIELD_GOAL
from fieldhouse.gridiron.phases import KICKOFF, REGULATION, SCRIMMAGE
from fieldhouse.gridiron.scoresheet import KICKED_AT_GOAL, PICKED_OFF, PUNTED
from fieldhouse.table.seat import Seat

RED_ZONE: Final = 20
PLAYED: Final = ("run", "pass", "qb_kneel", "qb_spike")
TOUCHDOWN, FIRST_DOWN, END_OF_HALF, QB_KNEEL = "Touchdown", "First down", "End of half", "QB kneel"
GOOD_ENDS: Final = (TOUCHDOWN, FIRST_DOWN)


class End(NamedTuple):
    """How a drive ended, in nflfastR's words and in the league's own."""

    result: str
    transition: str


class Drive(NamedTuple):
    """One side's plays with the ball, the kickoff before and the try after them included, and their rows."""

    seat: Seat
    plays: Sequence[Play]
    rows: Sequence[Row]

    @property
    def snaps(self) -> list[Play]:
        return [play for play in self.plays if play.kind == SCRIMMAGE]


def drives_of(plays: Sequence[Play], rows: Sequence[Row]) -> list[Drive]:
    """A game's rows, put together by the number of their drive."""
    together = zip(plays, rows, strict=True)
    found = [list(each) for _, each in groupby(together, key=lambda pair: pair[1]["drive"])]
    return [
        Drive(seat_with_ball(each[0][0]), [play for play, _ in each], [row for _, row in each]) for each in found
    ]  # fmt: skip


def drive_columns(codes: tuple[str, str], plays: Sequence[Play], rows: Sequence[Row]) -> Iterator[Row]:
    """For every row the columns of its drive and of its series, which are numbered through the game."""
    before, series = None, 0
    for drive in drives_of(plays, rows):
        end = _end(drive)
        about = _about(codes, drive, end, _start(drive, before))
        for own in _series(drive, end, series):
            series = max(series, int(own.get("series") or 0))
            yield about | own
        before = end


def _about(codes: tuple[str, str], drive: Drive, end: End, start: str | None) -> Row:
    """The columns that are the same on every row of a drive."""
    rows, first, last = drive.rows, drive.plays[0], drive.plays[-1]
    snaps = drive.snaps
    is_deep = any(GOAL - snap.spot <= RED_ZONE for snap in snaps) or (bool(snaps) and end.result == TOUCHDOWN)
    row: Row = {
        "fixed_drive_result": end.result, "drive_start_transition": start, "drive_end_transition": end.transition,
        "drive_play_count": sum(row["play_type"] in PLAYED for row in rows if row["down"] is not None),
        "drive_first_downs": sum(bool(row.get("first_down")) for row in rows), "drive_inside20": float(is_deep),
        "drive_ended_with_score": float(end.result in (TOUCHDOWN, "Field goal")), "drive_quarter_start": first.quarter,
        "drive_quarter_end": last.quarter, "drive_game_clock_start": time_text(first.clock),
        "drive_game_clock_end": time_text(max(last.clock - last.seconds, 0)),
        "drive_time_of_possession": time_text(sum(play.seconds for play in drive.plays)),
        "drive_yards_penalized": sum(_penalized(play, drive.seat) for play in drive.plays),
        "drive_play_id_started": rows[0]["play_id"], "drive_play_id_ended": rows[-1]["play_id"],
        "ydsnet": sum(float(row["yards_gained"] or 0) for row in rows),
    }  # fmt: skip
    if snaps:
        row |= {
            "drive_start_yard_line": yard_line(codes, snaps[0].seat, snaps[0].spot),
            "drive_end_yard_line": yard_line(codes, snaps[-1].seat, min(snaps[-1].spot + snaps[-1].yards, GOAL)),
        }  # fmt: skip
    return row


def _penalized(play: Play, seat: Seat) -> int:
    """The yards that *seat* gained or lost on a play by penalties."""
    return sum(flag.yards if flag.seat != seat else -flag.yards for flag in play.fouls if flag.is_enforced)


def _start(drive: Drive, before: End | None) -> str | None:
    """How the offense got the ball: by a kickoff, or by what ended the drive before."""
    if drive.plays[0].kind == KICKOFF:
        return "ONSIDE_KICK" if drive.plays[0].result == "onside" else "KICKOFF"
    return before.transition if before else None


def _end(drive: Drive) -> End:
    """How the drive ended: by the last of its plays that is no try and counts, else with the half."""
    play = next((play for play in reversed(drive.plays) if play.kind in (KICKOFF, SCRIMMAGE)), drive.plays[-1])
    is_over = play.quarter >= REGULATION
    time_up = End(END_OF_HALF, "END_GAME" if is_over else "END_HALF")
    lost = _lost(play)
    for seat, _, how in play.points:
        if how == "safety":
            return End("Safety", "SAFETY")
        if how == "touchdown":
            return (
                End(TOUCHDOWN, "TOUCHDOWN")
                if seat == drive.seat
                else End("Opp touchdown", (lost or time_up).transition)
            )
    if play.outcome is not None and play.outcome.ending == FIELD_GOAL:
        return End("Field goal", "FIELD_GOAL")
    return lost or time_up


def _lost(play: Play) -> End | None:
    """How a play gave the ball away, to whomever; None if it did not."""
    if not play.counts:
        return None
    if play.kind == KICKOFF:
        is_kept = play.outcome is not None and play.outcome.seat != play.seat
        return None if is_kept else End("Turnover", "ONSIDE_KICK" if play.result == "onside" else "FUMBLE")
    what = what_it_was(play)
    is_blocked = play.result == BLOCKED_KICK
    if what == KICKED_AT_GOAL:
        return End("Missed field goal", "BLOCKED_FG" if is_blocked else "MISSED_FG")
    if what == PUNTED:
        is_muffed = play.outcome is not None and play.outcome.seat == play.seat
        return End("Punt", "MUFFED_PUNT" if is_muffed else "BLOCKED_PUNT" if is_blocked else "PUNT")
    if what == PICKED_OFF:
        return End("Turnover", "INTERCEPTION")
    if is_fumble(play) and play.recovered_by != play.seat:
        return End("Turnover", "FUMBLE")
    is_lost = play.outcome is not None and play.outcome.seat != play.seat
    return End("Turnover on downs", "DOWNS") if is_lost else None


def _series(drive: Drive, end: End, so_far: int) -> list[Row]:
    """For every row of a drive its series of downs: number, result and success. Kickoffs and tries belong to none."""
    numbers, number, is_new = [], so_far, True
    for play, row in zip(drive.plays, drive.rows, strict=True):
        if play.kind != SCRIMMAGE:
            numbers.append(0)
            continue
        number += is_new
        numbers.append(number)
        is_new = bool(row.get("first_down"))
    snaps = drive.snaps
    is_knelt = end.result == END_OF_HALF and bool(snaps) and snaps[-1].call == KNEEL
    last = QB_KNEEL if is_knelt else end.result
    if is_new and snaps and end.result == END_OF_HALF:
        last = FIRST_DOWN
    found: list[Row] = []
    for own in numbers:
        result = last if own == number else FIRST_DOWN
        is_good = float(result in GOOD_ENDS)
        found.append({"series": own, "series_result": result, "series_success": is_good} if own else {})
    return found
