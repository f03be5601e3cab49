"""The columns of hoopR's three NBA tables, in the order and types of its published files, and of a box score as
basketball-reference heads it.

Ours are a team's points by period, which hoopR has elsewhere, how many overtimes there were, and the abbreviation of
an event's team, of which hoopR has the number.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.export.frames import read_shape

PLAYS: Final = read_shape("""
whole game_play_number
real id
whole sequence_number type_id-
text type_text text
whole away_score home_score period_number
text period_display_value clock_display_value
truth scoring_play!
whole score_value team_id athlete_id_1 athlete_id_2 athlete_id_3-
text wallclock-
truth shooting_play!
real coordinate_x_raw- coordinate_y_raw-
whole points_attempted
text short_description-
whole game_id season season_type home_team_id
text home_team_name home_team_mascot- home_team_abbrev home_team_name_alt-
whole away_team_id
text away_team_name away_team_mascot- away_team_abbrev away_team_name_alt-
real game_spread-
truth home_favorite- game_spread_available-
real home_team_spread-
whole qtr
text time
whole clock_minutes
real clock_seconds
truth home_timeout_called! away_timeout_called!
whole half game_half lead_qtr lead_half
real start_quarter_seconds_remaining start_half_seconds_remaining start_game_seconds_remaining
real end_quarter_seconds_remaining end_half_seconds_remaining end_game_seconds_remaining
whole period lag_qtr lag_half
real coordinate_x- coordinate_y-
date game_date-
moment game_date_time-
text athlete_name_1 athlete_name_2 athlete_name_3- type_abbreviation- team_abbrev+
""")
PLAYER_BOX: Final = read_shape("""
whole game_id season season_type
date game_date-
moment game_date_time-
whole athlete_id
text athlete_display_name
whole team_id
text team_name team_location- team_short_display_name-
real minutes
whole field_goals_made field_goals_attempted three_point_field_goals_made three_point_field_goals_attempted
whole free_throws_made free_throws_attempted offensive_rebounds defensive_rebounds rebounds assists steals blocks
whole turnovers fouls
text plus_minus
whole points
truth starter ejected did_not_play
text reason-
truth active
text athlete_jersey- athlete_short_name athlete_headshot_href- athlete_position_name athlete_position_abbreviation
text team_display_name team_uid- team_slug- team_logo- team_abbreviation team_color- team_alternate_color- home_away
truth team_winner
whole team_score opponent_team_id
text opponent_team_name opponent_team_location- opponent_team_display_name opponent_team_abbreviation
text opponent_team_logo- opponent_team_color- opponent_team_alternate_color-
whole opponent_team_score
""")
TEAM_BOX: Final = read_shape("""
whole game_id season season_type
date game_date-
moment game_date_time-
whole team_id
text team_uid- team_slug- team_location- team_name team_abbreviation team_display_name team_short_display_name-
text team_color- team_alternate_color- team_logo- team_home_away
whole team_score
truth team_winner
whole assists blocks defensive_rebounds
text fast_break_points-
real field_goal_pct
whole field_goals_made field_goals_attempted flagrant_fouls- fouls
real free_throw_pct
whole free_throws_made free_throws_attempted
text largest_lead
whole offensive_rebounds
text points_in_paint-
whole steals team_turnovers technical_fouls
real three_point_field_goal_pct
whole three_point_field_goals_made three_point_field_goals_attempted total_rebounds total_technical_fouls
whole total_turnovers
text turnover_points-
whole turnovers opponent_team_id
text opponent_team_uid- opponent_team_slug- opponent_team_location- opponent_team_name opponent_team_abbreviation
text opponent_team_display_name opponent_team_short_display_name- opponent_team_color-
text opponent_team_alternate_color- opponent_team_logo-
whole opponent_team_score
text lead_changes lead_percentage-
whole period_1+ period_2+ period_3+ period_4+ overtime+
""")
REFERENCE: Final = read_shape("""
whole game_id+ season+
text Player Tm Opp
whole GS
real MP
whole FG FGA
real FG%
whole 3P 3PA
real 3P%
whole FT FTA
real FT%
whole ORB DRB TRB AST STL BLK TOV PF PTS
real +/-
""")
