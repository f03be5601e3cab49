"""Replayed games in the shape in which real ones are counted (``as_pro``)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import polars as pl

from fieldhouse.export.football_values import seat_with_ball
from fieldhouse.games.bowlbound.calls import KNEEL, SPIKED
from fieldhouse.games.bowlbound.scoresheet import is_sack, what_it_was
from fieldhouse.games.bowlbound.state import Play
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.phases import KICKOFF, QUARTER, REGULATION, SCRIMMAGE, TOSS
from fieldhouse.gridiron.scoresheet import COMPLETION, KICKED_AT_GOAL, MISSED_PASS, PICKED_OFF, PUNTED, RUSH
from fieldhouse.table.seat import AWAY, HOME, OTHER

Row = dict[str, Any]
PASSES: Final = (COMPLETION, MISSED_PASS, PICKED_OFF)
KICKS: Final = {PUNTED: "punt", KICKED_AT_GOAL: "field_goal"}
TRIES: Final = {"extra point": "extra_point", "two-point try": "two_point", "defensive two points": "two_point"}
SCHEMA: Final = {
    "game_id": pl.String, "week": pl.Int64, "home_team": pl.String, "away_team": pl.String, "posteam": pl.String,
    "defteam": pl.String, "qtr": pl.Int64, "game_seconds_remaining": pl.Int64, "down": pl.Int64, "ydstogo": pl.Int64,
    "yardline_100": pl.Int64, "yards_gained": pl.Int64, "play_type": pl.String, "kind": pl.String,
    "complete_pass": pl.Boolean, "interception": pl.Boolean, "sack": pl.Boolean, "fumble": pl.Boolean,
    "fumble_lost": pl.Boolean, "punt_blocked": pl.Boolean, "safety": pl.Boolean, "touchdown": pl.Boolean,
    "td_team": pl.String, "first_down": pl.Boolean, "touchback": pl.Boolean, "return_yards": pl.Int64,
    "kick_distance": pl.Int64, "field_goal_result": pl.String, "onside_kick": pl.Boolean, "home_before": pl.Int64,
    "away_before": pl.Int64, "home_score": pl.Int64, "away_score": pl.Int64,
}  # fmt: skip


def rows_of(number: int, codes: Sequence[str], plays: Iterable[Play], score: Sequence[int]) -> Iterator[Row]:
    """One game's rows, by its teams' codes, the visitors' first, and its final score."""
    so_far = [0, 0]
    for play in plays:
        if play.kind != TOSS:
            seat = seat_with_ball(play)
            yield {
                "game_id": str(number), "week": 1, "home_team": codes[HOME], "away_team": codes[AWAY],
                "posteam": codes[seat], "defteam": codes[OTHER[seat]], "qtr": play.quarter,
                "game_seconds_remaining": _left(play), "home_before": so_far[HOME], "away_before": so_far[AWAY],
                "home_score": score[HOME], "away_score": score[AWAY], **_what(play, codes),
            }  # fmt: skip
        for seat, points, _ in play.points:
            so_far[seat] += points


def _left(play: Play) -> int:
    """Seconds of regulation that are left."""
    return QUARTER * (REGULATION - play.quarter) + play.clock if play.quarter <= REGULATION else 0


def _what(play: Play, codes: Sequence[str]) -> Row:
    """The columns that say what was played, and what came of it."""
    kind, is_caught, is_picked = _kind(play)
    is_thrown = kind in ("pass", "qb_spike")
    yards = play.yards if kind in ("run", "sack", "qb_kneel") or is_caught else 0
    is_lost = play.fumbles_lost > 0
    scorer = next((seat for seat, _, how in play.points if how == "touchdown"), None)
    is_down = play.kind == SCRIMMAGE
    is_made = is_down and yards >= play.to_go and not is_lost and (is_caught or not is_thrown)
    return {
        "kind": kind, "play_type": kind or "other" if play.counts else "no_play",
        "down": play.down if is_down else None, "ydstogo": play.to_go if is_down else 0,
        "yardline_100": GOAL - play.spot, "yards_gained": yards, "complete_pass": is_caught, "interception": is_picked,
        "sack": kind == "sack", "fumble": bool(play.loose), "fumble_lost": is_lost,
        "punt_blocked": kind == "punt" and play.result == "blocked",
        "safety": any(how == "safety" for _, _, how in play.points), "touchdown": scorer is not None,
        "td_team": None if scorer is None else codes[scorer], "first_down": is_made,
        "touchback": play.result == "touchback",
        "return_yards": play.returns[0][2] - play.returns[0][1] if play.returns else None,
        "kick_distance": play.kick_yards if kind in ("punt", "kickoff") else None,
        "field_goal_result": ("made" if play.result == "good" else "missed") if kind == "field_goal" else None,
        "onside_kick": kind == "kickoff" and play.result == "onside",
    }  # fmt: skip


def _kind(play: Play) -> tuple[str | None, bool, bool]:
    """What was snapped, as the public data would tell it; was it caught, by either side? A run from a pass is a run."""
    if play.kind == KICKOFF:
        return "kickoff", False, False
    if play.kind != SCRIMMAGE:
        return TRIES.get(play.kind), False, False
    what = what_it_was(play)
    if what in PASSES:
        return "qb_spike" if play.call == SPIKED else "pass", what == COMPLETION, what == PICKED_OFF
    if what == RUSH:
        return "qb_kneel" if play.call == KNEEL else "sack" if is_sack(play) else "run", False, False
    return KICKS.get(what), False, False


def frame_of(rows: Iterable[Row]) -> pl.DataFrame:
    """The rows of many games."""
    return pl.DataFrame(list(rows), schema=SCHEMA)
