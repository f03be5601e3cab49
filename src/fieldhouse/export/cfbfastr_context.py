"""What no college play knows of itself, with cfbfastR's column names: score, clock, drive, neighbours, and what it was
worth, alone and so far."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import log
from typing import Final

from fieldhouse.export.football_values import PlayValue, seat_with_ball
from fieldhouse.export.frames import Row, Value
from fieldhouse.games.bowlbound.state import Play
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.outcome import NEXT_SNAP
from fieldhouse.gridiron.phases import QUARTER, REGULATION, SCRIMMAGE
from fieldhouse.table.seat import HOME, OTHER, Seat

RED_ZONE, SCORING_RANGE = 20, 40
MIDDLE: Final = 240
"""The middle eight minutes: four before the half, four after it."""
ENOUGH: Final = {1: 0.5, 2: 0.7, 3: 1.0, 4: 1.0}
"""Which part of the distance makes a play a success, by down."""
WAYS: Final = {"": None, "_rush": "rush", "_pass": "pass"}
DRIVE_ENDS: Final = {
    "Punt": "PUNT", "Blocked Punt": "BLOCKED PUNT", "Interception Return": "INT", "Field Goal Good": "FG",
    "Field Goal Missed": "MISSED FG", "Blocked Field Goal": "BLOCKED FG", "Safety": "SF",
    "Rushing Touchdown": "TD", "Passing Touchdown": "TD", "Kickoff Return Touchdown": "KICKOFF RETURN TD",
    "Interception Return Touchdown": "INT TD", "Fumble Return Touchdown": "FUMBLE RETURN TD",
    "Punt Return Touchdown": "PUNT RETURN TD", "Blocked Punt Touchdown": "BLOCKED PUNT TD",
    "Blocked Field Goal Touchdown": "BLOCKED FG TD", "Fumble Recovery (Opponent)": "FUMBLE",
}  # fmt: skip


def clock_columns(play: Play) -> Row:
    """The clock at the snap, of the period and of the half; in overtime none runs."""
    is_timed = play.quarter <= REGULATION
    clock = play.clock if is_timed else 0
    is_early = is_timed and play.quarter % 2 == 1
    left = clock + (QUARTER if is_early else 0)
    is_first = play.quarter <= REGULATION // 2
    is_middle = is_timed and (left <= MIDDLE if is_first else left >= 2 * QUARTER - MIDDLE)
    return {
        "period": play.quarter, "half": 1 if is_first else 2, "clock_minutes": clock // 60, "clock_seconds": clock % 60,
        "half_clock_minutes": clock // 60 + (QUARTER // 60 if is_early else 0), "TimeSecsRem": left,
        "adj_TimeSecsRem": left + (2 * QUARTER if is_first else 0), "Under_two": left <= 120,
        "Under_three": left <= 180, "TimeSecsRem_end": max(left - play.seconds, 0), "middle_8": is_middle,
    }  # fmt: skip


def field_columns(play: Play) -> Row:
    """Where the ball lies before and after a play; kickoffs and tries have no down."""
    to_goal, is_down, after = GOAL - play.spot, play.kind == SCRIMMAGE, play.outcome
    row: Row = {
        "yards_to_goal": to_goal, "down": play.down if is_down else None, "distance": play.to_go if is_down else None,
        "log_ydstogo": log(max(play.to_go, 1)) if is_down else None, "Goal_To_Go": is_down and play.to_go >= to_goal,
        "rz_play": is_down and to_goal <= RED_ZONE, "scoring_opp": is_down and to_goal <= SCORING_RANGE,
    }  # fmt: skip
    if after is not None and after.ending == NEXT_SNAP:
        row |= {
            "down_end": after.down, "distance_end": after.to_go, "log_ydstogo_end": log(max(after.to_go, 1)),
            "yards_to_goal_end": GOAL - after.spot,
        }  # fmt: skip
    return row


def score_columns(play: Play, seat: Seat, score: Sequence[int]) -> Row:
    """The score at the snap as *seat* sees it, and the points of the play."""
    ahead = score[seat] - score[OTHER[seat]]
    own = sum(points if scorer == seat else -points for scorer, points, _ in play.points)
    return {
        "pos_team_score": score[seat], "def_pos_team_score": score[OTHER[seat]], "score_diff": ahead,
        "pos_score_diff": ahead, "pos_score_diff_start": ahead, "score_diff_start": ahead, "pos_score_pts": own,
        "score_pts": own, "offense_score_play": own > 0, "defense_score_play": own < 0, "scoring": bool(play.points),
    }  # fmt: skip


def worth_columns(value: PlayValue, seat: Seat) -> Row:
    """Expected points and the chance to win, by our own model."""
    added, before, after = value.points_added, value.chance, value.chance_after
    rest_before, rest_after = (None if chance is None else 1 - chance for chance in (before, after))
    own, other = ("home", "away") if seat == HOME else ("away", "home")
    return {
        "ep_before": value.points, "ep_after": value.points_after, "EPA": added, "def_EPA": _minus(added),
        f"{own}_EPA": added, f"{other}_EPA": _minus(added), "epa_success": None if added is None else float(added > 0),
        "wp_before": before, "wp_after": after, "wpa": value.chance_added, "def_wp_before": rest_before,
        "def_wp_after": rest_after, f"{own}_wp_before": before, f"{own}_wp_after": after,
        f"{other}_wp_before": rest_before, f"{other}_wp_after": rest_after,
    }  # fmt: skip


def _minus(value: float | None) -> float | None:
    return None if value is None else -value


def is_success(row: Row) -> float | None:
    """Half of the distance on first down, seven tenths on second, all of it later; None for what is no run or pass."""
    down, distance = row["down"], row["distance"]
    if down is None or distance is None or not (row.get("rush") or row.get("pass")):
        return None
    return float(float(row["yards_gained"] or 0) >= ENOUGH[int(down)] * float(distance))


def total_columns(rows: Sequence[Row]) -> list[Row]:
    """For every row what each side's own plays, runs and passes have been worth up to and with it, the difference, and
    what this play was worth as a run or a pass. New rows: *rows* stay as they are."""
    sums: dict[str, float] = {}
    found: list[Row] = []
    for row in rows:
        own: Row = {}
        for way, flag in WAYS.items():
            is_such = flag is None or bool(row.get(flag))
            for side in ("home", "away"):
                worth = float(row.get(f"{side}_EPA") or 0) if is_such else 0.0
                name = f"{side}_EPA{way}"
                sums[name] = sums.get(name, 0.0) + (worth if row["pos_team"] == row[side] else 0.0)
                own |= {name: worth} if flag else {}
            for side, other in (("home", "away"), ("away", "home")):
                total = sums[f"{side}_EPA{way}"]
                own |= {f"total_{side}_EPA{way}": total, f"net_{side}_EPA{way}": total - sums[f"{other}_EPA{way}"]}
        found.append(own)
    return found


def neighbour_columns(rows: Sequence[Row]) -> list[Row]:
    """For every row who had the ball and what was played before and after it, and whether a half ends with it."""
    found: list[Row] = []
    for place, row in enumerate(rows):
        before = rows[place - 1] if place else {}
        after = rows[place + 1] if place + 1 < len(rows) else {}
        found.append({
            "lag_pos_team": before.get("pos_team"), "lag_play_type": before.get("play_type"),
            "lead_pos_team": after.get("pos_team"), "lead_play_type": after.get("play_type"),
            "change_of_pos_team": float(bool(after) and after["pos_team"] != row["pos_team"]),
            "end_of_half": float(after.get("half") != row["half"]),
        })  # fmt: skip
    return found


def drive_columns(plays: Sequence[Play], rows: Sequence[Row]) -> list[Row]:
    """For every row the columns of its drive, whose number it has, and its place in drive and half."""
    found: list[Row] = []
    halves: dict[Value, int] = {}
    together = list(zip(plays, rows, strict=True))
    many = len({row["drive_number"] for row in rows})
    for _, pairs in groupby(together, key=lambda pair: pair[1]["drive_number"]):
        drive = list(pairs)
        about = {**_about(drive, is_last=drive[-1] is together[-1]), "number_of_drives": many}
        for place, (_, row) in enumerate(drive, 1):
            halves[row["half"]] = halves.get(row["half"], 0) + 1
            found.append({
                **about, "drive_play_number": place, "drive_event_number": place, "drive_numbers": float(place == 1),
                "half_play_number": halves[row["half"]],
            })  # fmt: skip
    return found


def _about(drive: list[tuple[Play, Row]], is_last: bool) -> Row:
    """The columns that are the same on every row of a drive."""
    first, row = drive[0]
    last = drive[-1][0]
    seat, number = seat_with_ball(first), int(row["drive_number"] or 0)
    snaps = [play for play, _ in drive if play.kind == SCRIMMAGE]
    points = sum(got if scorer == seat else -got for play, _ in drive for scorer, got, _ in play.points)
    result, detail = _ended([row for play, row in drive if play.kind == SCRIMMAGE] or [row], is_last)
    spent, end = sum(play.seconds for play, _ in drive), max(last.clock - last.seconds, 0)
    own, theirs = int(row["pos_team_score"] or 0), int(row["def_pos_team_score"] or 0)
    identity = int(row["game_id"] or 0) * 100 + number
    return {
        "drive_id": identity, "id_drive": identity, "drive_num": number, "orig_drive_number": number,
        "drive_is_home_offense": seat == HOME, "drive_pts": points, "new_drive_pts": points,
        "drive_scoring": float(points > 0), "drive_result": result, "drive_result_detailed": detail,
        "drive_start_period": first.quarter, "drive_end_period": last.quarter,
        "drive_time_minutes_start": first.clock // 60, "drive_time_seconds_start": first.clock % 60,
        "drive_time_minutes_end": end // 60, "drive_time_seconds_end": end % 60,
        "drive_time_minutes_elapsed": spent // 60, "drive_time_seconds_elapsed": spent % 60,
        "drive_start_offense_score": own, "drive_start_defense_score": theirs,
        "drive_end_offense_score": own + max(points, 0), "drive_end_defense_score": theirs + max(-points, 0),
        "drive_yards": sum(int(row["yards_gained"] or 0) for play, row in drive if play.kind == SCRIMMAGE),
        "drive_start_yards_to_goal": GOAL - snaps[0].spot if snaps else None,
        "drive_end_yards_to_goal": max(GOAL - snaps[-1].spot - snaps[-1].yards, 0) if snaps else None,
    }  # fmt: skip


def _ended(rows: Sequence[Row], is_last: bool) -> tuple[str, str]:
    """How a drive ended, in short and in full, by the last of its snaps, or of its rows."""
    last = rows[-1]
    if last.get("downs_turnover"):
        return "DOWNS", "Downs Turnover"
    kind = str(last["play_type"])
    if kind in DRIVE_ENDS:
        return DRIVE_ENDS[kind], kind
    return ("END OF GAME", "End of Game") if is_last else ("END OF HALF", "End of Half")
