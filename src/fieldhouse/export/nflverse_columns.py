"""The columns of nflverse's play-by-play, all of them, in its order and its types: numbers and flags are real numbers
there (nflreadr's ``dictionary_pbp``, and the schema of the published files as sportsdataverse-py tells it).

What the game cannot know is a column all the same, so that code which names it runs; ``docs/export.md`` says which.
``onside_kick`` is ours: nflverse says it in its descriptions alone.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.export.frames import read_shape

PUBLIC: Final = 372
"""So many columns has nflverse."""
SHAPE: Final = read_shape("""
real play_id
text game_id old_game_id- home_team away_team season_type
whole week
text posteam posteam_type defteam side_of_field
real yardline_100
text game_date-
real quarter_seconds_remaining half_seconds_remaining game_seconds_remaining
text game_half
real quarter_end! drive sp! qtr down goal_to_go!
text time yrdln
real ydstogo ydsnet
text desc play_type
real yards_gained shotgun- no_huddle! qb_dropback! qb_kneel! qb_spike! qb_scramble!
text pass_length pass_location-
real air_yards- yards_after_catch-
text run_location- run_gap- field_goal_result
real kick_distance
text extra_point_result two_point_conv_result
real home_timeouts_remaining away_timeouts_remaining timeout!
text timeout_team td_team td_player_name td_player_id
real posteam_timeouts_remaining defteam_timeouts_remaining total_home_score total_away_score posteam_score
real defteam_score score_differential posteam_score_post defteam_score_post score_differential_post
real no_score_prob- opp_fg_prob- opp_safety_prob- opp_td_prob- fg_prob- safety_prob- td_prob- extra_point_prob-
real two_point_conversion_prob- ep epa total_home_epa total_away_epa total_home_rush_epa total_away_rush_epa
real total_home_pass_epa total_away_pass_epa air_epa- yac_epa- comp_air_epa- comp_yac_epa- total_home_comp_air_epa-
real total_away_comp_air_epa- total_home_comp_yac_epa- total_away_comp_yac_epa- total_home_raw_air_epa-
real total_away_raw_air_epa- total_home_raw_yac_epa- total_away_raw_yac_epa- wp def_wp home_wp away_wp wpa vegas_wpa-
real vegas_home_wpa- home_wp_post away_wp_post vegas_wp- vegas_home_wp- total_home_rush_wpa total_away_rush_wpa
real total_home_pass_wpa total_away_pass_wpa air_wpa- yac_wpa- comp_air_wpa- comp_yac_wpa- total_home_comp_air_wpa-
real total_away_comp_air_wpa- total_home_comp_yac_wpa- total_away_comp_yac_wpa- total_home_raw_air_wpa-
real total_away_raw_air_wpa- total_home_raw_yac_wpa- total_away_raw_yac_wpa- punt_blocked! first_down_rush!
real first_down_pass! first_down_penalty! third_down_converted! third_down_failed! fourth_down_converted!
real fourth_down_failed! incomplete_pass! touchback! interception! punt_inside_twenty! punt_in_endzone!
real punt_out_of_bounds! punt_downed! punt_fair_catch! kickoff_inside_twenty! kickoff_in_endzone!
real kickoff_out_of_bounds- kickoff_downed- kickoff_fair_catch- fumble_forced- fumble_not_forced- fumble_out_of_bounds-
real solo_tackle- safety! penalty! tackled_for_loss- fumble_lost! own_kickoff_recovery! own_kickoff_recovery_td!
real qb_hit- rush_attempt! pass_attempt! sack! touchdown! pass_touchdown! rush_touchdown! return_touchdown!
real extra_point_attempt! two_point_attempt! field_goal_attempt! kickoff_attempt! punt_attempt! fumble! complete_pass!
real assist_tackle- lateral_reception! lateral_rush! lateral_return! lateral_recovery!
text passer_player_id passer_player_name
real passing_yards
text receiver_player_id receiver_player_name
real receiving_yards
text rusher_player_id rusher_player_name
real rushing_yards
text lateral_receiver_player_id- lateral_receiver_player_name-
real lateral_receiving_yards-
text lateral_rusher_player_id- lateral_rusher_player_name-
real lateral_rushing_yards-
text lateral_sack_player_id- lateral_sack_player_name- interception_player_id interception_player_name
text lateral_interception_player_id- lateral_interception_player_name- punt_returner_player_id
text punt_returner_player_name lateral_punt_returner_player_id- lateral_punt_returner_player_name-
text kickoff_returner_player_name kickoff_returner_player_id lateral_kickoff_returner_player_id-
text lateral_kickoff_returner_player_name- punter_player_id punter_player_name kicker_player_name kicker_player_id
text own_kickoff_recovery_player_id- own_kickoff_recovery_player_name- blocked_player_id- blocked_player_name-
text tackle_for_loss_1_player_id- tackle_for_loss_1_player_name- tackle_for_loss_2_player_id-
text tackle_for_loss_2_player_name- qb_hit_1_player_id- qb_hit_1_player_name- qb_hit_2_player_id- qb_hit_2_player_name-
text forced_fumble_player_1_team- forced_fumble_player_1_player_id- forced_fumble_player_1_player_name-
text forced_fumble_player_2_team- forced_fumble_player_2_player_id- forced_fumble_player_2_player_name-
text solo_tackle_1_team- solo_tackle_2_team- solo_tackle_1_player_id- solo_tackle_2_player_id-
text solo_tackle_1_player_name- solo_tackle_2_player_name- assist_tackle_1_player_id- assist_tackle_1_player_name-
text assist_tackle_1_team- assist_tackle_2_player_id- assist_tackle_2_player_name- assist_tackle_2_team-
text assist_tackle_3_player_id- assist_tackle_3_player_name- assist_tackle_3_team- assist_tackle_4_player_id-
text assist_tackle_4_player_name- assist_tackle_4_team-
real tackle_with_assist-
text tackle_with_assist_1_player_id- tackle_with_assist_1_player_name- tackle_with_assist_1_team-
text tackle_with_assist_2_player_id- tackle_with_assist_2_player_name- tackle_with_assist_2_team-
text pass_defense_1_player_id- pass_defense_1_player_name- pass_defense_2_player_id- pass_defense_2_player_name-
text fumbled_1_team fumbled_1_player_id- fumbled_1_player_name- fumbled_2_player_id- fumbled_2_player_name-
text fumbled_2_team- fumble_recovery_1_team
real fumble_recovery_1_yards-
text fumble_recovery_1_player_id- fumble_recovery_1_player_name- fumble_recovery_2_team-
real fumble_recovery_2_yards-
text fumble_recovery_2_player_id- fumble_recovery_2_player_name- sack_player_id sack_player_name
text half_sack_1_player_id- half_sack_1_player_name- half_sack_2_player_id- half_sack_2_player_name- return_team
real return_yards
text penalty_team penalty_player_id- penalty_player_name-
real penalty_yards replay_or_challenge!
text replay_or_challenge_result- penalty_type
real defensive_two_point_attempt! defensive_two_point_conv! defensive_extra_point_attempt!
real defensive_extra_point_conv!
text safety_player_name- safety_player_id-
whole season
real cp- cpoe- series series_success
text series_result
real order_sequence
text start_time- time_of_day- stadium- weather- nfl_api_id- play_clock-
real play_deleted!
text play_type_nfl
real special_teams_play!
text st_play_type- end_clock_time end_yard_line
real fixed_drive
text fixed_drive_result drive_real_start_time-
real drive_play_count
text drive_time_of_possession
real drive_first_downs drive_inside20 drive_ended_with_score drive_quarter_start drive_quarter_end
real drive_yards_penalized
text drive_start_transition drive_end_transition drive_game_clock_start drive_game_clock_end drive_start_yard_line
text drive_end_yard_line
real drive_play_id_started drive_play_id_ended
whole away_score home_score
text location-
whole result total
real spread_line- total_line-
whole div_game-
text roof- surface-
whole temp- wind-
text home_coach- away_coach- stadium_id- game_stadium-
real aborted_play! success
text passer
whole passer_jersey_number-
text rusher
whole rusher_jersey_number-
text receiver
whole receiver_jersey_number-
real pass! rush! first_down! special! play!
text passer_id rusher_id receiver_id name
whole jersey_number-
text id fantasy_player_name fantasy_player_id fantasy fantasy_id
real out_of_bounds! home_opening_kickoff qb_epa xyac_epa- xyac_mean_yardage-
whole xyac_median_yardage-
real xyac_success- xyac_fd- xpass- pass_oe-
real onside_kick!+
""")
COLUMNS: Final = SHAPE.columns
