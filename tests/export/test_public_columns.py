"""Tables have every column of their public models, and what is filled adds up."""

from __future__ import annotations

import polars as pl
import pytest

import fieldhouse
from export.simulated import GAMES, home_sign, tables_of
from fieldhouse.export import cfbfastr_columns, hoopr_columns
from fieldhouse.export.nflverse_columns import COLUMNS, PUBLIC, SHAPE


def test_every_column_of_the_public_files_is_there() -> None:
    """Code that names any of them runs: the counts are those of the published files."""
    assert len(COLUMNS) - len(SHAPE.ours) == PUBLIC == 372
    college = cfbfastr_columns.SHAPE
    assert len(college.columns) - len(college.ours) - len({"wk"}) == cfbfastr_columns.PUBLIC == 362
    assert {"clock_minutes", "clock_seconds", "year", "week", "wk", "season"} < {*college.columns}
    assert not {"clock.minutes", "clock.seconds"} & {*college.columns}
    teams = hoopr_columns.TEAM_BOX
    assert {"team_home_away", "total_rebounds", "team_score", "season_type", "game_date"} < {*teams.columns}
    assert not {"home_away", "rebounds", "points"} & {*teams.columns}
    assert {"starter", "plus_minus", "athlete_id", "team_name", "season_type"} < {*hoopr_columns.PLAYER_BOX.columns}
    plays = tables_of("ddf")["play_by_play"]
    unknown = plays.select("xyac_fd", "assist_tackle_4_team", "jersey_number", "temp").schema
    assert list(unknown.values()) == [pl.Float64(), pl.String(), pl.Int32(), pl.Int32()]


def test_men_have_ids_that_are_theirs_alone() -> None:
    plays = tables_of("ddf")["play_by_play"]
    for name, number in (
        ("passer", "passer_id"),
        ("receiver", "receiver_id"),
        ("name", "id"),
        ("fantasy", "fantasy_id"),
    ):
        men = plays.drop_nulls(name).group_by("posteam", name).agg(pl.col(number).n_unique().alias("ids"))
        assert men["ids"].to_list() == [1] * men.height
        assert plays[number].n_unique() == plays.select("posteam", name).drop_nulls().n_unique() + 1
    again = fieldhouse.tables([fieldhouse.play("ddf", "2017-NE", "2017-PHI", seed=99)])["play_by_play"]
    known = dict(plays.filter(posteam="NE").select("passer", "passer_id").drop_nulls().rows())
    others = dict(again.filter(posteam="NE").select("passer", "passer_id").drop_nulls().rows())
    assert known.items() & others.items()
    caught = plays.filter(pl.col("complete_pass") == 1)
    assert caught["fantasy_player_name"].to_list() == caught["receiver_player_name"].to_list()


def test_drives_and_series_are_told_to_their_end() -> None:
    plays = tables_of("ddf")["play_by_play"]
    drives = plays.group_by("game_id", "fixed_drive", maintain_order=True)
    assert drives.agg(pl.col("fixed_drive_result").n_unique())["fixed_drive_result"].max() == 1
    touchdowns = plays.filter((pl.col("touchdown") == 1) & (pl.col("td_team") == pl.col("posteam")))
    assert touchdowns["fixed_drive_result"].unique().to_list() == ["Touchdown"]
    assert touchdowns["drive_ended_with_score"].min() == 1
    punts = plays.filter(pl.col("punt_attempt") == 1, pl.col("touchdown") == 0, pl.col("fumble") == 0)
    assert punts["series_result"].unique().to_list() == ["Punt"]
    assert punts["series_success"].max() == 0
    after = plays.with_columns(came=pl.col("drive_start_transition").shift(-1), game=pl.col("game_id").shift(-1))
    after = after.filter(
        (pl.col("interception") == 1) & (pl.col("touchdown") == 0) & (pl.col("game") == pl.col("game_id"))
    )
    assert set(after["came"]) <= {"INTERCEPTION", "KICKOFF"}  # the half was over
    gained = drives.agg(pl.col("yards_gained").sum(), pl.col("ydsnet").first())
    assert gained["yards_gained"].to_list() == gained["ydsnet"].to_list()
    snaps = plays.filter(pl.col("down").is_not_null())
    firsts = snaps.group_by("game_id", "series").agg(pl.col("first_down").sum(), pl.col("series_success").first())
    assert firsts.filter(pl.col("first_down") > 0)["series_success"].min() == 1
    assert firsts["first_down"].max() == 1
    assert plays.filter(pl.col("kickoff_attempt") == 1)["series"].null_count() == (plays["kickoff_attempt"] == 1).sum()


def test_what_plays_were_worth_is_added_up() -> None:
    plays = tables_of("ddf")["play_by_play"]
    last = plays.group_by("game_id", maintain_order=True).last()
    sums = plays.with_columns(own=pl.col("epa").fill_null(0.0) * home_sign()).group_by("game_id", maintain_order=True)
    assert last["total_home_epa"].to_list() == pytest.approx(sums.agg(pl.col("own").sum())["own"].to_list())
    assert (last["total_home_epa"] + last["total_away_epa"]).abs().max() == 0
    runs = sums.agg(pl.col("own").filter(pl.col("play_type") == "run").sum())["own"].to_list()
    assert last["total_home_rush_epa"].to_list() == pytest.approx(runs)
    kicks = plays.filter(pl.col("special_teams_play") == 1)["play_type_nfl"]
    assert set(kicks) == {"KICK_OFF", "PUNT", "FIELD_GOAL", "XP_KICK"}
    first = plays.group_by("game_id", maintain_order=True).first()
    assert ((first["posteam"] == first["home_team"]) == (first["home_opening_kickoff"] == 1)).all()
    loose = plays.filter(pl.col("fumble_lost") == 1)
    assert loose.height
    assert (loose["fumbled_1_team"] != loose["fumble_recovery_1_team"]).all()
    deep = plays.filter(pl.col("punt_inside_twenty") == 1)
    assert deep.height
    assert deep["touchback"].max() == 0


def test_a_college_game_is_told_drive_by_drive() -> None:
    plays = tables_of("bowlbound")["play_by_play"]
    drives = plays.group_by("game_id", "drive_id", maintain_order=True)
    assert plays["drive_id"].n_unique() == drives.agg().height
    scored = drives.agg(pl.col("drive_pts").first(), pl.col("drive_is_home_offense").first())
    home = scored.with_columns(sign=pl.col("drive_is_home_offense").cast(pl.Int32) * 2 - 1)
    margins = home.group_by("game_id", maintain_order=True).agg(
        (pl.col("drive_pts") * pl.col("sign")).sum().alias("won")
    )
    final = plays.group_by("game_id", maintain_order=True).agg((pl.col("home_score") - pl.col("away_score")).first())
    assert margins["won"].to_list() == final["home_score"].to_list()
    assert set(plays.filter(pl.col("punt") == 1, pl.col("touchdown") == 0)["drive_result"]) <= {"PUNT", "BLOCKED PUNT"}
    sacks = plays.filter(pl.col("sack") == 1)
    assert sacks.height
    assert (sacks["rush"].max(), sacks["pass"].min(), sacks["yds_sacked"].max()) == (0, 1, -1)
    assert (plays["home_EPA"] + plays["away_EPA"]).abs().max() == 0
    last = plays.group_by("game_id", maintain_order=True).last()
    own = plays.filter(pl.col("pos_team") == pl.col("home")).group_by("game_id", maintain_order=True)
    assert last["total_home_EPA"].to_list() == pytest.approx(own.agg(pl.col("EPA").sum())["EPA"].to_list())
    assert plays["lead_play_type"].shift(1).drop_nulls().to_list()[0] == plays["play_type"][1]


def test_who_started_and_what_his_time_was_worth() -> None:
    """Five men on the floor: a team's plus and minus come to five times its margin."""
    box = tables_of("statispro")["player_box"]
    teams = box.group_by("game_id", "team_abbreviation").agg(
        pl.col("starter").sum(), pl.col("plus_minus").cast(pl.Int32).sum(),
        (pl.col("team_score") - pl.col("opponent_team_score")).first().alias("margin"),
    )  # fmt: skip
    assert teams["starter"].unique().to_list() == [5]
    assert teams["plus_minus"].to_list() == (5 * teams["margin"]).to_list()
    reference = tables_of("statispro")["basketball_reference"]
    assert reference["GS"].sum() == 10 * GAMES
    sums = tables_of("statispro")["team_box"].sort("game_id", "team_abbreviation")
    of_men = box.group_by("game_id", "team_abbreviation").agg(pl.col("rebounds", "turnovers").sum())
    of_men = of_men.sort("game_id", "team_abbreviation")
    assert sums["total_rebounds"].to_list() == of_men["rebounds"].to_list()
    assert sums["turnovers"].to_list() == of_men["turnovers"].to_list()
    assert (sums["turnovers"] + sums["team_turnovers"]).to_list() == sums["total_turnovers"].to_list()


def test_a_clock_of_basketball_runs_down() -> None:
    plays = tables_of("statispro")["play_by_play"]
    starts, ends = plays["start_game_seconds_remaining"], plays["end_game_seconds_remaining"]
    assert (starts >= ends).all()
    in_game = plays.with_columns(after=starts.shift(-1), game=pl.col("game_id").shift(-1)).filter(
        (pl.col("game") == pl.col("game_id")) & (pl.col("lead_qtr") <= 4)
    )
    assert in_game["after"].to_list() == in_game["end_game_seconds_remaining"].to_list()
    first = plays.filter(pl.col("qtr") == 1)
    assert (first["start_half_seconds_remaining"] - first["start_quarter_seconds_remaining"]).unique().to_list() == [
        720
    ]
    named = (
        plays.drop_nulls("athlete_name_1")
        .group_by("team_abbrev", "athlete_name_1")
        .agg(pl.col("athlete_id_1").unique())
    )
    ids = dict(tables_of("statispro")["player_box"].select("athlete_display_name", "athlete_id").unique().rows())
    assert all(ids[name] == number for _, name, (number,) in named.rows() if name in ids)
