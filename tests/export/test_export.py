"""Games as tables: the same counting code on a real-shaped and on a simulated file, and what the page promises."""

from __future__ import annotations

import zipfile
from copy import copy
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import polars as pl
import pytest
from polars.testing import assert_frame_equal
from tools.export_page import PAGE, SHAPES, page
from typer.testing import CliRunner

import fieldhouse
from builders.synthetic import as_nflverse, season
from export.simulated import GAMES, games_of, home_sign, tables_of
from fieldhouse.batch import tables
from fieldhouse.builders.nfl.fan.count import count
from fieldhouse.cli.main import app
from fieldhouse.export.cfbfastr import play_by_play
from fieldhouse.export.nflverse_columns import COLUMNS
from fieldhouse.export.recorded_game import Step
from fieldhouse.games.bowlbound.state import Loose, Play
from fieldhouse.games.ddf.scoresheet import Scoresheet
from fieldhouse.gridiron.outcome import possession
from fieldhouse.table.seat import AWAY, HOME, NO_SEAT, Seat

JOURNALS = Path(__file__).parents[1] / "journals"


def passing_leaders(plays: pl.DataFrame) -> pl.DataFrame:
    """As a notebook about nflverse counts them."""
    thrown = plays.filter((pl.col("season_type") == "REG") & (pl.col("play_type") == "pass"))
    return (
        thrown.group_by("posteam", "passer_player_name")
        .agg(
            pl.col("complete_pass").sum().alias("completions"),
            ((1 - pl.col("sack")) * pl.col("yards_gained")).sum().alias("yards"),
            (pl.col("down") == 3).sum().alias("on_third_down"),
        )
        .sort("yards", descending=True)
    )


def test_a_notebook_counts_a_real_shaped_and_a_simulated_file(tmp_path: Path) -> None:
    real = as_nflverse(season(rounds=1)).with_columns(safety=pl.lit(0.0), kick_distance=pl.lit(None, pl.Float64))
    tables.write(tables_of("ddf"), tmp_path)
    simulated = pl.read_parquet(tmp_path / "play_by_play.parquet")
    for plays in (real, simulated):
        leaders = passing_leaders(plays)
        assert leaders.height > 1
        assert 30 < leaders["yards"].max() < 500 * GAMES  # type: ignore[operator]
        figures = count(plays).figures
        assert 5 < figures["points"] < 60


def test_what_is_counted_in_a_file_is_what_the_scoresheet_has() -> None:
    plays, sheet = tables_of("ddf")["play_by_play"], Scoresheet()
    for told in games_of("ddf"):
        for note in told.notes:
            sheet.add(note)  # type: ignore[arg-type]
    for code, team in zip(("NE", "PHI"), sheet.teams, strict=True):
        own = plays.filter((pl.col("posteam") == code) & (pl.col("play_type") != "no_play"))
        assert own["rushing_yards"].sum() == team.rush_yards
        assert own["passing_yards"].sum() == team.pass_yards
        assert own["complete_pass"].sum() == team.completions
        assert own["interception"].sum() == team.interceptions
    final = plays.group_by("game_id").agg(pl.col("home_score").first(), pl.col("posteam_score_post").last())
    assert final.height == GAMES


def test_points_and_chances_add_up() -> None:
    plays = tables_of("ddf")["play_by_play"]
    assert_frame_equal(
        plays.select((pl.col("home_wp") + pl.col("wpa") * home_sign()).alias("after")),
        plays.select(pl.col("home_wp_post").alias("after")),
    )
    ended = plays.group_by("game_id", maintain_order=True).last()
    won = ended["result"].sign() / 2 + 0.5  # a tie is half a win
    assert ended["home_wp_post"].to_list() == won.to_list()
    touchdowns = plays.filter((pl.col("touchdown") == 1) & (pl.col("td_team") == pl.col("posteam")))
    assert touchdowns.height > GAMES
    assert touchdowns["epa"].min() > -0.5  # type: ignore[operator]
    assert set(touchdowns["score_differential_post"] - touchdowns["score_differential"]) == {6}


def test_types_are_those_of_nflverse() -> None:
    schema = tables_of("ddf")["play_by_play"].schema
    assert schema == pl.Schema(COLUMNS)
    assert (schema["down"], schema["season"], schema["posteam"]) == (pl.Float64(), pl.Int32(), pl.String())


SELDOM = {
    "two_point_conv_result", "week", "wk", "punt_blocked", "yds_punt_return", "yds_int_return", "yds_sacked",
    "fumbled_1_team", "fumble_recovery_1_team",
}  # fmt: skip
"""Neither a week nor everything that is rare comes in a dozen games."""


@pytest.mark.parametrize("name", [name for name in SHAPES if not name.startswith("fool")])
def test_what_the_page_calls_empty_is_empty_and_the_rest_is_filled(name: str) -> None:
    game, table = name.split()
    frame, shape = tables_of(game)[table], SHAPES[name]
    unfilled = {column for column in frame.columns if frame[column].null_count() == frame.height}
    assert unfilled - SELDOM == set(shape.empty) - SELDOM
    assert frame.columns == [*shape.columns]


def test_the_page_lists_the_columns_that_the_code_has() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert page(text) == text, "run python -m tools.export_page"
    assert "`weather`" in text.partition("- empty, text:")[2]


def test_a_journal_becomes_the_table_of_its_game(tmp_path: Path) -> None:
    """Played back it gives what it gave when it was played."""
    game = fieldhouse.play("ddf", "2017-HAR", "2017-IRO", seed=7)
    game.save(tmp_path / "game.journal")
    run = CliRunner().invoke(app, ["export", "journals", str(tmp_path), "--out", str(tmp_path), "--format", "csv"])
    assert run.exit_code == 0, run.output
    found = pl.read_csv(tmp_path / "play_by_play.csv", infer_schema_length=None)
    assert found["home_score"].unique().to_list() == [game.score[1]]
    assert found["desc"].to_list() == fieldhouse.tables([game])["play_by_play"]["desc"].to_list()


@pytest.mark.parametrize("name", ["bowlbound-basic-1", "statispro-fiba-4", "lords-two-2"])
def test_every_kind_of_journal_can_be_told(name: str) -> None:
    played = fieldhouse.replay(JOURNALS / f"{name}.jsonl")
    made = fieldhouse.tables([played])
    assert all(frame.height for frame in made.values())
    if name.startswith("bowlbound"):
        last = made["play_by_play"].row(-1, named=True)
        assert [last["away_score"], last["home_score"]] == list(played.score)
    elif name.startswith("statispro"):
        box, plays = made["player_box"], made["play_by_play"]
        assert box["points"].sum() == plays["score_value"].sum() == sum(played.score)


def test_games_of_two_kinds_and_other_formats_are_refused(tmp_path: Path) -> None:
    with pytest.raises(fieldhouse.Refusal, match="One kind of game"):
        tables.tables([*games_of("ddf")[:1], *games_of("lords")[:1]])
    with pytest.raises(fieldhouse.Refusal, match="There is no format 'xls'"):
        tables.write(tables_of("lords"), tmp_path, "xls")


def test_an_archive_holds_every_table() -> None:
    with zipfile.ZipFile(BytesIO(tables.zipped(tables_of("statispro")))) as archive:
        assert archive.namelist() == [f"{name}.csv" for name in tables_of("statispro")]


@pytest.mark.slow
def test_a_whole_season_is_told_with_its_weeks_and_its_playoffs() -> None:
    plays = fieldhouse.season_tables("ddf", 2017)["play_by_play"]
    games = plays.group_by("game_id").agg(pl.col("week").first(), pl.col("season_type").first())
    assert games.height == games["game_id"].n_unique() == 256 + 11
    assert games.filter(pl.col("season_type") == "POST").height == 11
    assert games["week"].min() == 1
    assert 18 < count(plays).figures["points"] < 25


def test_an_archive_of_the_same_tables_is_the_same_bytes_whenever_it_is_made() -> None:
    made = tables.zipped(tables_of("statispro"))
    with zipfile.ZipFile(BytesIO(made)) as archive:
        assert {file.date_time for file in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        assert {file.compress_type for file in archive.infolist()} == {zipfile.ZIP_DEFLATED}


@pytest.mark.parametrize(("recovered_by", "is_on_downs"), [(AWAY, True), (NO_SEAT, True), (HOME, False)])
def test_a_fourth_down_fumble_that_is_kept_and_short_is_a_turnover_on_downs(
    recovered_by: Seat, is_on_downs: bool
) -> None:
    told = games_of("bowlbound")[0]
    play = next(copy(note) for note in told.notes if isinstance(note, Play) and note.kind == "scrimmage")
    play.down, play.call, play.seat, play.counts, play.points = 4, 1, AWAY, True, ()
    play.result, play.loose = "fumble", (Loose(AWAY, recovered_by, 0),)
    play.outcome = possession(HOME, 40)
    table = play_by_play([replace(told, steps=[Step(None, [play])], end=None)])
    assert table["downs_turnover"].to_list() == [is_on_downs]
    assert table["turnover_vec"].to_list() == [not is_on_downs]
