"""Bowl Bound as play-by-play with cfbfastR's column names; its kinds of plays are those of the public college data.

One row a kickoff, snap and try; the toss has none. Charts of colleges name no people, so nobody is named here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

import polars as pl

from fieldhouse.export.football_values import PlayValue, play_value, seat_with_ball
from fieldhouse.export.frames import REAL, TEXT, TRUTH, WHOLE, Columns, Row, frame
from fieldhouse.export.recorded_game import RecordedGame
from fieldhouse.games.bowlbound.calls import FIELD_GOAL_TRY, HAIL_MARY
from fieldhouse.games.bowlbound.game import BowlBound
from fieldhouse.games.bowlbound.names import foul_name
from fieldhouse.games.bowlbound.pages.matchup import Matchup
from fieldhouse.games.bowlbound.pages.play_text import HOLD_AND_END_ZONE, play_text
from fieldhouse.games.bowlbound.scoresheet import is_first_down, what_it_was
from fieldhouse.games.bowlbound.state import Play
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.phases import KICKOFF, REGULATION, SCRIMMAGE, TOSS
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

TEXTS: Final = ("season_type", "home", "away", "pos_team", "def_pos_team", "play_type", "play_text", "penalty_detail")
WHOLES: Final = (
    "season", "wk", "game_id", "game_play_number", "id_play", "half", "period", "clock.minutes", "clock.seconds",
    "down", "distance", "yards_to_goal", "yards_gained", "pos_team_score", "def_pos_team_score", "score_diff",
    "home_score", "away_score", "yds_punted", "yds_fg", "yds_kickoff", "yds_kickoff_return", "yds_punt_return",
    "yds_int_return",
)  # fmt: skip
REALS: Final = ("ep_before", "ep_after", "EPA", "wp_before", "wp_after", "wpa", "def_wp_before", "def_wp_after")
FLAGS: Final = (
    "rush", "pass", "pass_attempt", "completion", "int", "rush_td", "pass_td", "touchdown", "safety", "scoring_play",
    "kickoff_play", "punt", "punt_blocked", "punt_fair_catch", "punt_tb", "kickoff_tb", "kickoff_onside",
    "fg_inds", "fg_made", "fumble_vec", "turnover_vec", "downs_turnover", "penalty_flag", "penalty_no_play",
    "first_down", "two_point_attempt", "extra_point_attempt", "extra_point_made", "two_point_made",
)  # fmt: skip
OURS: Final = ("extra_point_attempt", "extra_point_made", "two_point_attempt", "two_point_made")
"""The public data tells tries in the text of the touchdown; here they are rows."""
EMPTY: Final = ("sack", "rusher_player_name", "passer_player_name", "receiver_player_name", "ppa", "spread")
COLUMNS: Final[Columns] = (
    dict.fromkeys((*TEXTS, *EMPTY[1:4]), TEXT) | dict.fromkeys(WHOLES, WHOLE)
    | dict.fromkeys((*REALS, "ppa", "spread"), REAL) | dict.fromkeys((*FLAGS, "sack"), TRUTH)
)  # fmt: skip

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
    return frame((row for told in games for row in _rows(told)), COLUMNS, FLAGS)


def _rows(told: RecordedGame) -> list[Row]:
    """One game, its teams found in the library; the final score stands on every row of it."""
    assert isinstance(told.definition, BowlBound)
    away, home = map(told.definition.find_team, told.header.teams)
    matchup, score = Matchup.of(away, home), [0, 0]
    head: Row = {
        "season": home.season, "wk": told.place.week, "game_id": told.place.number,
        "season_type": "postseason" if told.place.is_playoff else "regular", "home": home.title, "away": away.title,
        "away_score": told.score[0], "home_score": told.score[1],
    }  # fmt: skip
    rows: list[Row] = []
    for note, before, after in told.noted():
        play = cast(Play, note)
        if play.kind != TOSS:
            number = len(rows) + 1
            value = play_value(play, seat_with_ball(play), before, after)
            row = {**head, "id_play": told.place.number * 1000 + number, "game_play_number": number}
            rows.append(row | _standing(matchup, play, score) | _worth(value) | _what(matchup, play))
        for seat, points, _ in play.points:
            score[seat] += points
    return rows


def _standing(matchup: Matchup, play: Play, score: Sequence[int]) -> Row:
    """The columns of how the game stood at the snap; in overtime no clock runs."""
    seat, is_down = seat_with_ball(play), play.kind == SCRIMMAGE
    names = [team.title for team in matchup.teams]
    is_timed = play.quarter <= REGULATION
    return {
        "pos_team": names[seat], "def_pos_team": names[OTHER[seat]], "period": play.quarter,
        "half": 1 if play.quarter <= REGULATION // 2 else 2,
        "clock.minutes": play.clock // 60 if is_timed else 0, "clock.seconds": play.clock % 60 if is_timed else 0,
        "down": play.down if is_down else None, "distance": play.to_go if is_down else None,
        "yards_to_goal": GOAL - play.spot, "pos_team_score": score[seat], "def_pos_team_score": score[OTHER[seat]],
        "score_diff": score[seat] - score[OTHER[seat]], "play_text": play_text(matchup, play),
    }  # fmt: skip


def _worth(value: PlayValue) -> Row:
    """Expected points and the chance to win, by our own model."""
    return {
        "ep_before": value.points, "ep_after": value.points_after, "EPA": value.points_added,
        "wp_before": value.chance, "wp_after": value.chance_after, "wpa": value.chance_added,
        "def_wp_before": None if value.chance is None else 1 - value.chance,
        "def_wp_after": None if value.chance_after is None else 1 - value.chance_after,
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
            "punt_fair_catch": play.result == "fair catch", "yds_punted": punt_yards(play.kick_yards, play.spot),
            "yds_punt_return": _returned(play),
        }  # fmt: skip
        kind = "Blocked Punt" if play.result == "blocked" else kind
    else:
        row |= _carried(play, what)
        if loose["fumble_vec"]:
            kind = f"Fumble Recovery ({'Opponent' if loose['turnover_vec'] else 'Own'})"
    return {"play_type": kind, **row}


def _carried(play: Play, what: Statistic) -> Row:
    """A run or a pass; college football counts a sack as a run."""
    is_pass = what in (COMPLETION, MISSED_PASS, PICKED_OFF)
    is_picked = what == PICKED_OFF
    row: Row = {
        "pass": is_pass, "pass_attempt": is_pass, "rush": not is_pass and play.call <= HAIL_MARY,
        "completion": what == COMPLETION, "int": is_picked, "yds_int_return": _returned(play) if is_picked else None,
        "yards_gained": 0 if what in (MISSED_PASS, PICKED_OFF) else play.yards,
    }  # fmt: skip
    if is_picked:
        row["turnover_vec"] = True
    outcome = play.outcome
    row["downs_turnover"] = (
        play.down == 4 and outcome is not None and outcome.seat != play.seat and not (is_picked or play.loose)
        and play.call != FIELD_GOAL_TRY and not play.points
    )  # fmt: skip
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
