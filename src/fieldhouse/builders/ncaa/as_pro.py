"""College plays in the shape in which pro football's are counted, so that one counting serves both.

A row a kickoff, snap and try. The public data tells a try in the words of its touchdown; here it is a row, as in a
replay. Games of overtime have no clock in it.
"""

from __future__ import annotations

from typing import Final

import polars as pl

from fieldhouse.builders.ncaa.measures import LOWER
from fieldhouse.builders.ncaa.real import KNEELS

SPIKES: Final = r"(?i)spike"
TWO_POINTS: Final = r"(?i)two.point|2pt|2-pt"
BY_DEFENSE: Final = (
    "Interception Return Touchdown", "Fumble Return Touchdown", "Punt Return Touchdown", "Blocked Punt Touchdown",
    "Blocked Field Goal Touchdown", "Fumble Recovery (Opponent) Touchdown",
)  # fmt: skip
"""Touchdowns of the side without the ball."""
TRY_ROWS: Final = ("Two Point Pass", "Two Point Rush", "Defensive 2pt Conversion")
"""Tries of overtime, and the other side's two points, have rows of their own in the source."""
ONSIDE_TO: Final = 20
"""A kickoff of fewer yards was meant to be one's own; the source hardly ever says so."""
QUARTER: Final = 900
FINAL: Final = ("home_score", "away_score")


def as_pro(plays: pl.DataFrame, games: pl.DataFrame, given: dict[str, str]) -> pl.DataFrame:
    """The season's plays with nflverse's names; schools by their codes, the games' final scores beside them."""
    is_home = pl.col("offense") == pl.col("home_team")
    scores = games.select(
        "game_id", "week", "home_team", "away_team", pl.col("home_points").alias("home_score"),
        pl.col("away_points").alias("away_score"),
    )  # fmt: skip
    plays = plays.with_columns(pl.col("clock_min", "clock_sec", "off_score", "def_score").cast(pl.Int64))
    rows = plays.join(scores, on="game_id", how="inner").sort("game_id", "play_no").with_columns(_kind().alias("kind"))
    own, theirs = pl.col("off_score"), pl.col("def_score")
    clock = (
        QUARTER * (4 - pl.col("period").cast(pl.Int64)).clip(lower_bound=0)
        + 60 * pl.col("clock_min")
        + pl.col("clock_sec")
    )
    stood = ~pl.col("penalty_no_play") & (pl.col("play_type") != "Penalty")
    code = {name: pl.col(name).replace_strict(given, default=LOWER) for name in ("offense", "defense")}
    is_caught = pl.col("completion") & ~pl.col("interception")
    made = (
        (pl.col("yards_gained") >= pl.col("distance")) & ~pl.col("interception") & ~pl.col("fumble_lost")
        & ((pl.col("kind") != "pass") | is_caught)
    )  # fmt: skip
    is_score = (pl.col("touchdown") > 0).fill_null(False) & pl.col("kind").is_not_null()
    shaped = rows.select(
        pl.col("game_id").cast(pl.String),
        pl.col("week", "play_no"),
        pl.col("home_team").replace_strict(given, default=LOWER),
        pl.col("away_team").replace_strict(given, default=LOWER),
        code["offense"].alias("posteam"),
        code["defense"].alias("defteam"),
        pl.col("period").alias("qtr"),
        pl.when(pl.col("period") > 4).then(0).otherwise(clock).alias("game_seconds_remaining"),
        pl.when(~pl.col("kind").is_in(["kickoff", "two_point"])).then("down").alias("down"),
        pl.col("distance").alias("ydstogo"),
        pl.col("yards_to_goal").alias("yardline_100"),
        pl.col("yards_gained"),
        pl.when(stood).then(pl.col("kind").fill_null("other")).otherwise(pl.lit("no_play")).alias("play_type"),
        pl.col("kind"),
        is_caught.alias("complete_pass"),
        pl.col("interception", "sack", "fumble", "fumble_lost", "punt_blocked"),
        (pl.col("safety") > 0).fill_null(False),
        is_score.alias("touchdown"),
        pl.when(is_score & pl.col("play_type").is_in(BY_DEFENSE)).then(code["defense"])
        .when(is_score).then(code["offense"]).alias("td_team"),
        made.alias("first_down"),
        (pl.col("punt_tb") | pl.col("kickoff_tb")).alias("touchback"),
        pl.coalesce("yds_kickoff_return", "yds_punt_return").alias("return_yards"),
        pl.coalesce("yds_punted", "yds_kickoff").alias("kick_distance"),
        pl.when(pl.col("fg_attempt") & pl.col("fg_made")).then(pl.lit("made"))
        .when("fg_attempt").then(pl.lit("missed")).alias("field_goal_result"),
        (pl.col("kickoff_onside") | (pl.col("kickoff") & (pl.col("yds_kickoff") < ONSIDE_TO)).fill_null(False))
        .alias("onside_kick"),
        pl.when(is_home).then(own).otherwise(theirs).alias("home_before"),
        pl.when(is_home).then(theirs).otherwise(own).alias("away_before"),
        *(pl.col(name) for name in FINAL),
        pl.col("play_text"),
    )  # fmt: skip
    return pl.concat([shaped, _tries(shaped)]).sort("game_id", "play_no", maintain_order=True).drop("play_text")


def _kind() -> pl.Expr:
    """What was snapped; nothing for what only a flag or a whistle was."""
    text = pl.col("play_text").fill_null("")
    return (
        pl.when(pl.col("play_type").is_in(TRY_ROWS)).then(pl.lit("two_point"))
        .when(pl.col("kickoff")).then(pl.lit("kickoff"))
        .when(pl.col("punt")).then(pl.lit("punt"))
        .when(pl.col("fg_attempt")).then(pl.lit("field_goal"))
        .when(pl.col("sack")).then(pl.lit("sack"))
        .when(pl.col("rush") & text.str.contains(KNEELS)).then(pl.lit("qb_kneel"))
        .when(pl.col("pass") & text.str.contains(SPIKES)).then(pl.lit("qb_spike"))
        .when(pl.col("rush")).then(pl.lit("run"))
        .when(pl.col("pass")).then(pl.lit("pass"))
        .otherwise(None)
    )  # fmt: skip


def _tries(rows: pl.DataFrame) -> pl.DataFrame:
    """A row after each touchdown that was followed by a try, the touchdown's six on the score."""
    text = pl.col("play_text").fill_null("")
    is_two, is_kick = text.str.contains(TWO_POINTS), text.str.contains(r"(?i)kick|pat|extra point|conversion")
    found = rows.filter((pl.col("touchdown") | pl.col("td_team").is_not_null()) & (pl.col("play_type") != "no_play"))
    by_home = pl.col("td_team") == pl.col("home_team")
    return found.filter(is_two | is_kick).with_columns(
        pl.when(is_two).then(pl.lit("two_point")).otherwise(pl.lit("extra_point")).alias("kind"),
        pl.when(is_two).then(pl.lit("two_point")).otherwise(pl.lit("extra_point")).alias("play_type"),
        pl.col("td_team").alias("posteam"),
        pl.when(by_home).then("away_team").otherwise("home_team").alias("defteam"),
        pl.lit(None, dtype=rows.schema["down"]).alias("down"),
        (pl.col("home_before") + 6 * by_home.cast(pl.Int64)).alias("home_before"),
        (pl.col("away_before") + 6 * (~by_home).cast(pl.Int64)).alias("away_before"),
        *(pl.lit(False).alias(name) for name in (
            "complete_pass", "interception", "sack", "fumble", "fumble_lost", "safety", "punt_blocked", "touchdown",
            "first_down", "touchback", "onside_kick",
        )),
        pl.lit(None, dtype=pl.String).alias("td_team"),
        pl.lit(0, dtype=rows.schema["yards_gained"]).alias("yards_gained"),
    )  # fmt: skip
