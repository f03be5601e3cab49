"""Bowl Bound as play-by-play with cfbfastR's column names; its kinds of plays are those of the public college data.

One row a kickoff, snap and try; the toss has none. Charts of colleges name no people, so nobody is named here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

import polars as pl

from fieldhouse.export.cfbfastr_columns import SHAPE
from fieldhouse.export.cfbfastr_context import (
    clock_columns,
    drive_columns,
    field_columns,
    is_success,
    neighbour_columns,
    score_columns,
    total_columns,
    worth_columns,
)
from fieldhouse.export.football_drives import DriveCount
from fieldhouse.export.football_values import play_value, seat_with_ball
from fieldhouse.export.frames import Row, frame
from fieldhouse.export.recorded_game import RecordedGame
from fieldhouse.games.bowlbound.calls import HAIL_MARY
from fieldhouse.games.bowlbound.game import BowlBound
from fieldhouse.games.bowlbound.names import foul_name
from fieldhouse.games.bowlbound.pages.matchup import Matchup
from fieldhouse.games.bowlbound.pages.play_text import HOLD_AND_END_ZONE, play_text
from fieldhouse.games.bowlbound.scoresheet import is_first_down, is_sack, what_it_was
from fieldhouse.games.bowlbound.state import Play
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.phases import KICKOFF, SCRIMMAGE, TOSS
from fieldhouse.gridiron.scoresheet import (
    COMPLETION,
    KICKED_AT_GOAL,
    MISSED_PASS,
    PICKED_OFF,
    PUNTED,
    RUSH,
    Statistic,
    punt_yards,
)
from fieldhouse.table.seat import OTHER

if TYPE_CHECKING:
    from fieldhouse.export.recorded_game import Tables

SCORED: Final = {
    "Rush": "Rushing Touchdown", "Pass Reception": "Passing Touchdown",
    "Interception Return": "Interception Return Touchdown", "Punt": "Punt Return Touchdown",
    "Kickoff": "Kickoff Return Touchdown", "Blocked Punt": "Blocked Punt Touchdown",
    "Blocked Field Goal": "Blocked Field Goal Touchdown",
    "Fumble Recovery (Opponent)": "Fumble Return Touchdown",
}  # fmt: skip
KINDS: Final = {
    RUSH: "Rush", COMPLETION: "Pass Reception", MISSED_PASS: "Pass Incompletion", PICKED_OFF: "Interception Return",
    PUNTED: "Punt", KICKED_AT_GOAL: "Field Goal Missed",
}  # fmt: skip
TRIES: Final = {"extra point": "Extra Point", "two-point try": "Two Point", "defensive two points": "Defensive 2pt"}


def play_by_play(games: Sequence[RecordedGame]) -> pl.DataFrame:
    """The rows of some games, in the order they were played; teams are found in the library."""
    return frame((row for told in games for row in _rows(told)), SHAPE)


def _rows(told: RecordedGame) -> list[Row]:
    """One game, its teams found in the library; the final score stands on every row of it."""
    assert isinstance(told.definition, BowlBound)
    away, home = map(told.definition.find_team, told.header.teams)
    matchup, score = Matchup.of(away, home), [0, 0]
    head: Row = {
        "season": home.season, "year": home.season, "wk": told.place.week, "week": told.place.week,
        "game_id": told.place.number, "season_type": "postseason" if told.place.is_playoff else "regular",
        "home": home.title, "away": away.title, "home_team": home.title, "away_team": away.title, "completed": True,
        "away_score": told.score[0], "home_score": told.score[1],
    }  # fmt: skip
    rows: list[Row] = []
    plays: list[Play] = []
    drives = DriveCount()
    for note, before, after in told.noted():
        play = cast(Play, note)
        if play.kind != TOSS:
            seat, drive = seat_with_ball(play), drives.count(play)
            plays.append(play)
            row = {**head, **_numbered(told.place.number, len(plays)), "drive_number": drive, **_whose(matchup, play)}
            row |= clock_columns(play) | field_columns(play) | score_columns(play, seat, score)
            row |= worth_columns(play_value(play, seat, before, after), seat) | _what(matchup, play)
            rows.append({**row, **_aliases(row)})
        for seat, points, _ in play.points:
            score[seat] += points
    added = (total_columns(rows), neighbour_columns(rows), drive_columns(plays, rows))
    return [row | total | beside | drive for row, total, beside, drive in zip(rows, *added, strict=True)]


def _numbered(game: int, number: int) -> Row:
    """The columns that count a row through its game, as the public data does in several ways."""
    counts = ("game_play_number", "game_event_number", "game_row_number", "play_number", "row", "new_id")
    return {"id_play": game * 1000 + number, **dict.fromkeys(counts, number)}


def _whose(matchup: Matchup, play: Play) -> Row:
    """Who has the ball, and the play in words."""
    seat, names = seat_with_ball(play), [team.title for team in matchup.teams]
    return {"pos_team": names[seat], "def_pos_team": names[OTHER[seat]], "play_text": play_text(matchup, play)}


def _aliases(row: Row) -> Row:
    """What the public data says twice, or by other columns of the same row."""
    is_run, gained = bool(row.get("rush")), int(row["yards_gained"] or 0)
    is_kick = bool(row.get("kickoff_play") or row.get("fg_inds"))
    is_lost = bool(row.get("turnover_vec"))
    return {
        "orig_play_type": row["play_type"], "td_play": row.get("touchdown"), "punt_play": row.get("punt"),
        "kick_play": is_kick, "turnover": is_lost, "turnover_indicator": is_lost or bool(row.get("downs_turnover")),
        "int_td": bool(row.get("int") and row.get("touchdown")), "target": row.get("pass_attempt"),
        "yds_rushed": gained if is_run else None, "yds_receiving": gained if row.get("completion") else None,
        "sack_vec": row.get("sack"), "stuffed_run": is_run and gained <= 0, "success": is_success(row),
        "penalty_text": row.get("penalty_flag"), "play": not row.get("penalty_no_play"), "event": True,
    }  # fmt: skip


def _what(matchup: Matchup, play: Play) -> Row:
    """The columns that say what was played, and what came of it."""
    row = _penalty(matchup, play)
    row["yards_gained"] = 0
    if not play.counts:
        return row | {"play_type": "Penalty", "penalty_no_play": True, "first_down": play.first_down}
    if play.kind == KICKOFF:
        row |= _kickoff(play)
    elif play.kind == SCRIMMAGE:
        row |= _snap(play)
    else:
        row |= _try(play)
    return row | _points(play, row)


def _penalty(matchup: Matchup, play: Play) -> Row:
    """The flag on a play, named if it was enforced."""
    enforced = [(foul, seat) for foul, seat, is_enforced in play.fouls if is_enforced]
    detail = [f"{matchup.codes[seat]} {foul_name(play, foul, seat)}" for foul, seat in enforced]
    return {"penalty_flag": bool(play.fouls), "penalty_detail": "; ".join(detail) or None}


def _kickoff(play: Play) -> Row:
    """The columns of a kickoff."""
    return {
        "play_type": "Kickoff", "kickoff_play": True, "kickoff_tb": play.result == "touchback",
        "kickoff_onside": play.result == "onside", "yds_kickoff": play.kick_yards,
        "yds_kickoff_return": _returned(play), **_loose(play),
    }  # fmt: skip


def _try(play: Play) -> Row:
    """A try has a row of its own."""
    is_kick, is_own = play.kind == "extra point", any(seat == play.seat for seat, _, _ in play.points)
    return {
        "play_type": TRIES[play.kind], "extra_point_attempt": is_kick, "two_point_attempt": not is_kick,
        "extra_point_made": is_kick and is_own, "two_point_made": not is_kick and is_own,
    }  # fmt: skip


def _snap(play: Play) -> Row:
    """The columns of a play from scrimmage; a kick that was never away counts as a fumble."""
    what = what_it_was(play)
    loose = _loose(play)
    kind = KINDS.get(what, "Rush")
    row: Row = {"first_down": is_first_down(play), **loose}
    if what == KICKED_AT_GOAL:
        row |= {"fg_inds": True, "fg_made": play.result == "good", "yds_fg": GOAL - play.spot + HOLD_AND_END_ZONE}
        kind = {"good": "Field Goal Good", "blocked": "Blocked Field Goal"}.get(play.result, kind)
    elif what == PUNTED:
        row |= {
            "punt": True, "punt_blocked": play.result == "blocked", "punt_tb": play.result == "touchback",
            "punt_fair_catch": play.result == "fair catch", "punt_oob": play.result == "out of bounds",
            "yds_punted": punt_yards(play.kick_yards, play.spot),
            "yds_punt_return": _returned(play),
            "yds_punt_gained": punt_yards(play.kick_yards, play.spot) - (_returned(play) or 0),
        }  # fmt: skip
        kind = "Blocked Punt" if play.result == "blocked" else kind
    else:
        row |= _carried(play, what)
        kind = "Sack" if row.get("sack") else kind
        if loose["fumble_vec"]:
            kind = f"Fumble Recovery ({'Opponent' if loose['turnover_vec'] else 'Own'})"
    return {"play_type": kind, **row}


def _carried(play: Play, what: Statistic) -> Row:
    """The columns of a run, a pass or a sack; the public data tells sacks apart, which college books count as runs. A
    fourth down that leaves the other side the ball is a turnover on downs unless a pass was picked off or a
    fumble lost."""
    is_pass, is_taken = what in (COMPLETION, MISSED_PASS, PICKED_OFF), is_sack(play)
    is_picked = what == PICKED_OFF
    row: Row = {
        "pass": is_pass or is_taken, "pass_attempt": is_pass, "sack": is_taken,
        "rush": not (is_pass or is_taken) and play.call <= HAIL_MARY, "yds_sacked": play.yards if is_taken else None,
        "completion": what == COMPLETION, "int": is_picked, "yds_int_return": _returned(play) if is_picked else None,
        "yards_gained": 0 if what in (MISSED_PASS, PICKED_OFF) else play.yards,
    }  # fmt: skip
    if is_picked:
        row["turnover_vec"] = True
    outcome, is_lost = play.outcome, is_picked or play.fumbles_lost > 0
    is_given_up = outcome is not None and outcome.seat != play.seat and not (is_lost or play.points)
    row["downs_turnover"] = play.down == 4 and is_given_up
    return row


def _points(play: Play, row: Row) -> Row:
    """The columns of a score, by which the kind of play in *row* is another."""
    found: Row = {"scoring_play": bool(play.points)}
    for seat, _, how in play.points:
        if how == "touchdown":
            kind = str(row["play_type"])
            is_own = seat == play.seat and play.kind == SCRIMMAGE
            found |= {
                "touchdown": True, "play_type": SCORED.get(kind, kind), "rush_td": is_own and bool(row.get("rush")),
                "pass_td": is_own and bool(row.get("pass")),
            }  # fmt: skip
        elif how == "safety":
            found |= {"safety": True, "play_type": "Safety"}
    return found


def _returned(play: Play) -> int | None:
    """The yards of the first return, if there was one."""
    return play.returns[0][2] - play.returns[0][1] if play.returns else None


def _loose(play: Play) -> Row:
    """The columns of a fumble; a blocked kick is a loose ball, but nobody's fumble."""
    fumbles = [loose for loose in play.loose if not loose.is_block]
    return {"fumble_vec": bool(fumbles), "turnover_vec": any(loose.is_lost_fumble for loose in fumbles)}


TABLES: Final[Tables] = {"play_by_play": play_by_play}
"""What a game of Bowl Bound becomes."""
