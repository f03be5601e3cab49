"""The columns of cfbfastR's play-by-play, all of those that its published files have, in their order and types: numbers
and most flags are real numbers there (the release ``cfbfastR_cfb_pbp``, as sportsdataverse-py tells its schema).

``wk`` stands beside ``week``: the one is what the package's own functions say (``R/pbp_output_schema.R``), the other
what the files do. Ours are the final score and first downs, which the public data has elsewhere or by inference, and
tries, which it tells in the text of the touchdown; here they are rows.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.export.frames import read_shape

PUBLIC: Final = 362
"""So many columns have the files; ``wk`` comes on top."""
SHAPE: Final = read_shape("""
whole year week wk
real id_play
whole game_id
real game_play_number half_play_number drive_play_number
text pos_team def_pos_team
whole pos_team_score def_pos_team_score
real half
whole period clock_minutes clock_seconds
text play_type play_text
real down distance yards_to_goal yards_gained EPA ep_before ep_after wpa wp_before wp_after def_wp_before def_wp_after
text penalty_detail
real yds_penalty-
truth penalty_1st_conv-
real new_series- firstD_by_kickoff- firstD_by_poss- firstD_by_penalty- firstD_by_yards- def_EPA home_EPA away_EPA
real home_EPA_rush away_EPA_rush home_EPA_pass away_EPA_pass total_home_EPA total_away_EPA total_home_EPA_rush
real total_away_EPA_rush total_home_EPA_pass total_away_EPA_pass net_home_EPA net_away_EPA net_home_EPA_rush
real net_away_EPA_rush net_home_EPA_pass net_away_EPA_pass success epa_success rz_play! scoring_opp!
truth middle_8!
real stuffed_run! change_of_pos_team downs_turnover! turnover! pos_score_diff_start pos_score_pts log_ydstogo
real ExpScoreDiff- ExpScoreDiff_Time_Ratio- half_clock_minutes TimeSecsRem adj_TimeSecsRem
truth Goal_To_Go! Under_two!
text home away
real home_wp_before away_wp_before home_wp_after away_wp_after end_of_half pos_team_receives_2H_kickoff-
text lead_pos_team lead_play_type lag_pos_team lag_play_type orig_play_type
truth Under_three!
whole row
real drive_event_number
whole play_number
text wallclock- provider-
real spread-
text formatted_spread-
real over_under-
truth drive_is_home_offense
whole drive_start_offense_score drive_start_defense_score drive_end_offense_score drive_end_defense_score
real play! event! game_event_number
whole game_row_number
real half_play- half_event- half_event_number-
whole half_row_number-
text pos_unit- def_pos_unit-
real drive_play- drive_event-
whole venue_id-
text venue-
truth neutral_site- conference_game-
text season_type start_date-
truth completed
whole home_team_id-
text home_team home_team_division- home_team_conference-
whole home_team_pregame_elo- away_team_id-
text away_team away_team_division- away_team_conference-
whole away_team_pregame_elo- season
text team- conference- opponent-
whole team_score- opponent_score-
real down_end distance_end log_ydstogo_end yards_to_goal_end TimeSecsRem_end
truth Goal_To_Go_end- Under_two_end-
real offense_score_play! defense_score_play! ppa-
whole yard_line-
truth scoring!
real pos_team_timeouts_rem_before- def_pos_team_timeouts_rem_before-
whole pos_team_timeouts- def_pos_team_timeouts- pos_score_diff
real pos_score_diff_start_end-
text offense_play- defense_play-
real offense_receives_2H_kickoff- change_of_poss- score_pts score_diff_start
whole score_diff offense_score- defense_score-
text offense_conference- defense_conference-
real off_timeout_called- def_timeout_called-
whole offense_timeouts- defense_timeouts-
real off_timeouts_rem_before- def_timeouts_rem_before-
text rusher_player_name-
real yds_rushed
text passer_player_name- receiver_player_name-
real yds_receiving yds_sacked
text sack_players- sack_player_name- sack_player_name2- pass_breakup_player_name- interception_player_name-
real yds_int_return
text fumble_player_name- fumble_forced_player_name- fumble_recovered_player_name-
real yds_fumble_return-
text punter_player_name-
real yds_punted
text punt_returner_player_name-
real yds_punt_return yds_punt_gained
text punt_block_player_name- punt_block_return_player_name- fg_kicker_player_name-
real yds_fg
text fg_block_player_name- fg_return_player_name- kickoff_player_name-
real yds_kickoff
text kickoff_returner_player_name-
real yds_kickoff_return new_id
whole orig_drive_number drive_number
text drive_result_detailed
real new_drive_pts drive_id
text drive_result
real drive_start_yards_to_goal
whole drive_end_yards_to_goal drive_yards
real drive_scoring drive_pts
whole drive_start_period drive_end_period drive_time_minutes_start drive_time_seconds_start drive_time_minutes_end
whole drive_time_seconds_end drive_time_minutes_elapsed drive_time_seconds_elapsed
real drive_numbers number_of_drives pts_scored-
text drive_result_detailed_flag- drive_result2-
real drive_num
text lag_drive_result_detailed- lead_drive_result_detailed-
real lag_new_drive_pts- id_drive rush! rush_td! pass! pass_td! completion! pass_attempt! target! sack_vec! sack! int!
real int_td! turnover_vec! turnover_vec_lag- turnover_indicator! kickoff_play! receives_2H_kickoff-
truth missing_yard_flag-
real scoring_play! td_play! touchdown! safety! fumble_vec! kickoff_tb! kickoff_onside! kickoff_oob- kickoff_fair_catch-
real kickoff_downed- kickoff_safety- kick_play! punt! punt_play! punt_tb! punt_oob! punt_fair_catch! punt_downed-
real punt_safety- punt_blocked! penalty_safety- fg_inds!
truth fg_made!
real fg_make_prob- No_Score_before- FG_before- Opp_FG_before- Opp_Safety_before- Opp_TD_before- Safety_before-
real TD_before- No_Score_after- FG_after- Opp_FG_after- Opp_Safety_after- Opp_TD_after- Safety_after- TD_after-
text position_reception- position_target- position_completion- position_incompletion- position_sack_taken-
text position_sack- position_interception_thrown- position_interception- position_fumble- position_fumble_forced-
text position_fumble_recovered- position_pass_breakup- position_rush- position_touchdown-
real rush_player_id-
text rush_player-
whole rush_yds-
real reception_player_id-
text reception_player-
whole reception_yds-
real completion_player_id-
text completion_player-
whole completion_yds-
real interception_player_id-
text interception_player-
whole interception_stat-
real interception_thrown_player_id-
text interception_thrown_player-
whole interception_thrown_stat-
real touchdown_player_id-
text touchdown_player-
whole touchdown_stat-
real incompletion_player_id-
text incompletion_player-
whole incompletion_stat-
real target_player_id-
text target_player-
whole target_stat-
real fumble_recovered_player_id-
text fumble_recovered_player-
whole fumble_recovered_stat-
real fumble_forced_player_id-
text fumble_forced_player-
whole fumble_forced_stat-
real fumble_player_id-
text fumble_player-
whole fumble_stat-
real sack_player_id-
text sack_player-
whole sack_stat-
real sack_taken_player_id-
text sack_taken_player-
whole sack_taken_stat-
real pass_breakup_player_id-
truth pass_breakup_player- pass_breakup_stat-
text field_goal_attempt_player_id- field_goal_attempt_player-
whole field_goal_attempt_stat-
text field_goal_made_player_id- field_goal_made_player-
whole field_goal_made_stat-
text field_goal_missed_player_id- field_goal_missed_player-
whole field_goal_missed_stat-
text field_goal_blocked_player_id- field_goal_blocked_player-
whole field_goal_blocked_stat-
truth penalty_flag! penalty_declined- penalty_no_play! penalty_offset- penalty_text!
text penalty_play_text-
whole home_score+ away_score+
truth first_down!+ extra_point_attempt!+ extra_point_made!+ two_point_attempt!+ two_point_made!+
""")
COLUMNS: Final = SHAPE.columns
