"""Play-by-play of either football in one shape for counting: nflverse's columns, and what is worked out from them.

Besides nflverse's own names every row has ``kind`` (what was snapped), the score before it (``home_before``,
``away_before``), the points that were made on it (``home_points``, ``away_points``), ``lead`` (of the side with the
ball, before the play) and ``left`` (seconds of the quarter).
"""

from __future__ import annotations

from typing import Final

import polars as pl

from fieldhouse.builders import BadSource

FLAGS: Final = (
    "complete_pass", "interception", "sack", "fumble", "fumble_lost", "touchdown", "safety", "first_down",
    "punt_blocked", "touchback", "onside",
)  # fmt: skip
NUMBERS: Final = (
    "qtr", "game_seconds_remaining", "down", "ydstogo", "yardline_100", "yards_gained", "return_yards", "kick_distance",
    "kicked", "home_before", "away_before", "home_score", "away_score",
)  # fmt: skip
TEXTS: Final = (
    "game_id", "home_team", "away_team", "posteam", "defteam", "play_type", "kind", "td_team", "field_goal_result",
    "two_point_conv_result", "passer", "rusher", "receiver",
)  # fmt: skip
FROM_SCRIMMAGE: Final = ("run", "pass", "sack", "scramble")
THROWN: Final = ("pass", "sack", "scramble")
"""What began as a pass."""
CARRIED: Final = ("run", "scramble", "qb_kneel")
QUARTER: Final = 900


def shaped(plays: pl.DataFrame) -> pl.DataFrame:
    """Rows that have every column of either football, ready for counting. Refused if a column is missing."""
    if missing := [name for name in (*FLAGS, *NUMBERS, *TEXTS) if name not in plays.columns]:
        raise BadSource(f"The play-by-play lacks the columns {', '.join(missing)}, without which a fan cannot count.")
    plays = plays.select(
        *(pl.col(name).cast(pl.Float64).fill_null(0).cast(pl.Boolean) for name in FLAGS),
        *(pl.col(name).cast(pl.Int32) for name in NUMBERS),
        *(pl.col(name).cast(pl.String) for name in TEXTS),
    )
    return _points(plays).with_columns(
        (pl.col("game_seconds_remaining") - QUARTER * (4 - pl.col("qtr")).clip(lower_bound=0)).alias("left"),
        (pl.col("play_type") != "no_play").fill_null(False).alias("counts"),
        pl.coalesce("kicked", "kick_distance").alias("kicked"),
    )


def _points(plays: pl.DataFrame) -> pl.DataFrame:
    """What both made on each play: the score before the next one, less that before it."""
    before = [
        pl.col(f"{side}_before").forward_fill().over("game_id").fill_null(0).alias(f"{side}_before")
        for side in ("home", "away")
    ]
    final = [pl.col(f"{side}_score").max().over("game_id").alias(f"{side}_score") for side in ("home", "away")]
    made = [_made(side) for side in ("home", "away")]
    lead = pl.col("home_before") - pl.col("away_before")
    is_home = pl.col("posteam") == pl.col("home_team")
    return plays.with_columns(*before, *final).with_columns(
        *made, pl.when(is_home).then(lead).otherwise(-lead).alias("lead")
    )


def _made(side: str) -> pl.Expr:
    """The points of a side on a play; its last play brings it to the final score."""
    before, final = pl.col(f"{side}_before"), pl.col(f"{side}_score")
    return (before.shift(-1).over("game_id").fill_null(final) - before).alias(f"{side}_points")


def snaps(plays: pl.DataFrame) -> pl.DataFrame:
    """Runs, passes, sacks and scrambles that count; no kneels, spikes, kicks or tries."""
    return plays.filter(pl.col("counts") & pl.col("kind").is_in(FROM_SCRIMMAGE))


def scored_it() -> pl.Expr:
    """A touchdown of the side with the ball."""
    return pl.col("touchdown") & (pl.col("td_team") == pl.col("posteam")).fill_null(False)
