"""College play-by-play as cfbfastR publishes it, brought under the names of the house.

Who was flagged the public file says in its text alone, and there by the school's name in about half of the cases (the
others have a code of the scorer's): where it does not, nobody tells.
"""

from __future__ import annotations

from typing import Final

import polars as pl

NAMES: Final = {
    "play_no": "game_play_number", "clock_min": "clock_minutes", "clock_sec": "clock_seconds", "offense": "pos_team",
    "defense": "def_pos_team", "off_score": "pos_team_score", "def_score": "def_pos_team_score", "interception": "int",
    "fumble": "fumble_vec", "penalty": "penalty_flag", "punt_fc": "punt_fair_catch", "kickoff": "kickoff_play",
    "fg_attempt": "fg_inds", "passer": "passer_player_name", "rusher": "rusher_player_name",
}  # fmt: skip
"""The names of the house, and cfbfastR's for the same."""
SAME: Final = (
    "game_id", "drive_id", "period", "down", "distance", "yards_to_goal", "yards_gained", "play_type", "play_text",
    "rush", "pass", "completion", "sack", "penalty_no_play", "penalty_declined", "punt", "punt_tb", "punt_blocked",
    "kickoff_tb", "kickoff_onside", "fg_made", "yds_punted", "yds_punt_return", "yds_kickoff", "yds_kickoff_return",
    "yds_fg", "touchdown", "safety",
)  # fmt: skip
"""What both call the same."""
BESIDE: Final = ("home", "home_team_id", "away_team_id", "turnover_vec")
"""What the rest is worked out by."""
NEEDED: Final = (*NAMES.values(), *SAME, *BESIDE)


def is_cfbfastr(rows: pl.DataFrame) -> bool:
    """Is this cfbfastR's file, and not one with the names of the house?"""
    return "pos_team" in rows.columns and "offense" not in rows.columns


def as_house(rows: pl.DataFrame) -> pl.DataFrame:
    """The rows with the house's names; a file that lacks one of the columns is left so, for others to refuse."""
    if not is_cfbfastr(rows) or any(name not in rows.columns for name in NEEDED):
        return rows
    is_home = pl.col("pos_team") == pl.col("home")
    own, theirs = pl.col("home_team_id"), pl.col("away_team_id")
    offense = pl.when(is_home).then(own).otherwise(theirs)
    defense = pl.when(is_home).then(theirs).otherwise(own)
    is_lost = _is_up("turnover_vec") & _is_up("fumble_vec") & ~_is_up("int")
    by_offense, by_defense = _is_flagged("pos_team"), _is_flagged("def_pos_team")
    return rows.select(
        *SAME,
        *(pl.col(theirs).alias(ours) for ours, theirs in NAMES.items()),
        offense.alias("offense_id"),
        is_lost.alias("fumble_lost"),
        pl.when(by_offense & ~by_defense).then(offense).when(by_defense & ~by_offense).then(defense)
        .alias("penalized_team_id"),
    )  # fmt: skip


def _is_up(flag: str) -> pl.Expr:
    return pl.col(flag).cast(pl.Float64).fill_null(0.0) > 0


def _is_flagged(team: str) -> pl.Expr:
    """Does the text call a penalty that team's?"""
    words = pl.concat_str(pl.col(team).str.to_lowercase(), pl.lit(" penalty"))
    return pl.col("play_text").str.to_lowercase().str.contains(words, literal=True).fill_null(False)
