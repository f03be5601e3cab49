"""The columns of nflverse's play-by-play that ours has, in its types: numbers and flags are real numbers there.

What the game cannot know is a column all the same, so that code which names it runs; ``docs/export.md`` says which.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.export.frames import REAL, TEXT, WHOLE, Columns

TEXTS: Final = (
    "game_id", "season_type", "home_team", "away_team", "posteam", "posteam_type", "defteam", "side_of_field",
    "game_half", "time", "yrdln", "play_type", "desc", "td_team", "td_player_name", "timeout_team", "return_team",
    "penalty_team", "penalty_type", "run_location", "run_gap", "pass_length", "pass_location", "field_goal_result",
    "extra_point_result", "two_point_conv_result", "passer_player_name", "rusher_player_name", "receiver_player_name",
    "passer", "rusher", "receiver", "name", "kicker_player_name", "punter_player_name",
    "kickoff_returner_player_name", "punt_returner_player_name", "interception_player_name", "sack_player_name",

)  # fmt: skip
UNKNOWN_TEXTS: Final = (
    "old_game_id", "game_date", "start_time", "stadium", "weather", "roof", "surface", "location", "home_coach",
    "away_coach", "passer_player_id", "rusher_player_id", "receiver_player_id", "passer_id", "rusher_id",
    "receiver_id", "td_player_id", "penalty_player_name", "solo_tackle_1_player_name", "fumbled_1_player_name",
)  # fmt: skip
WHOLE_NUMBERS: Final = ("season", "week", "home_score", "away_score", "result", "total")
NUMBERS: Final = (
    "play_id", "drive", "fixed_drive", "qtr", "quarter_seconds_remaining", "half_seconds_remaining",
    "game_seconds_remaining", "down", "ydstogo", "yardline_100", "yards_gained", "passing_yards", "receiving_yards",
    "rushing_yards", "posteam_score", "defteam_score", "score_differential", "posteam_score_post",
    "defteam_score_post", "score_differential_post", "total_home_score", "total_away_score",
    "home_timeouts_remaining", "away_timeouts_remaining", "posteam_timeouts_remaining", "defteam_timeouts_remaining",
    "ep", "epa", "wp", "def_wp", "home_wp", "away_wp", "wpa", "home_wp_post", "away_wp_post", "success",
    "penalty_yards", "kick_distance", "return_yards",
)  # fmt: skip
UNKNOWN_NUMBERS: Final = (
    "air_yards", "yards_after_catch", "cp", "cpoe", "air_epa", "yac_epa", "qb_epa", "xpass", "pass_oe", "vegas_wp",
    "vegas_home_wp", "spread_line", "total_line", "temp", "wind", "div_game",
)  # fmt: skip
FLAGS: Final = (
    "sp", "goal_to_go", "no_huddle", "qb_dropback", "qb_kneel", "qb_spike", "qb_scramble", "timeout", "rush_attempt",
    "pass_attempt", "complete_pass", "incomplete_pass", "interception", "sack", "fumble", "fumble_lost", "touchdown",
    "pass_touchdown", "rush_touchdown", "return_touchdown", "safety", "first_down", "first_down_rush",
    "first_down_pass", "first_down_penalty", "third_down_converted", "third_down_failed", "fourth_down_converted",
    "fourth_down_failed", "penalty", "two_point_attempt", "extra_point_attempt", "field_goal_attempt", "punt_attempt",
    "kickoff_attempt", "punt_blocked", "touchback", "punt_fair_catch", "out_of_bounds", "pass", "rush", "special",
    "play",
)  # fmt: skip
UNKNOWN_FLAGS: Final = (
    "shotgun", "qb_hit", "solo_tackle", "assist_tackle", "tackled_for_loss", "fumble_forced",
    "lateral_reception", "lateral_rush",
)  # fmt: skip
OURS: Final = ("onside_kick",)
"""nflverse says it in its descriptions alone."""
EMPTY: Final = (*UNKNOWN_TEXTS, *UNKNOWN_NUMBERS, *UNKNOWN_FLAGS, "run_location", "run_gap", "pass_location")
RAISED: Final = (*FLAGS, *OURS)
COLUMNS: Final[Columns] = (
    dict.fromkeys((*TEXTS, *UNKNOWN_TEXTS), TEXT)
    | dict.fromkeys(WHOLE_NUMBERS, WHOLE)
    | dict.fromkeys((*NUMBERS, *UNKNOWN_NUMBERS, *RAISED, *UNKNOWN_FLAGS), REAL)
)  # fmt: skip
