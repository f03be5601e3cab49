"""``fieldhouse export``: games, seasons and leagues as files, by the commands that a person types."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import polars as pl
import pytest
from polars.testing import assert_frame_equal

from cli.conftest import Run, data, fieldhouse
from fieldhouse.leagues.tables import SHAPES
from fieldhouse.seasons import recorded_games
from leagues.small_league import SMALL

__all__ = ["data", "fieldhouse"]


def test_new_games_are_written_as_the_tables_of_their_kind(fieldhouse: Run, tmp_path: Path) -> None:
    asked = ("--games", 2, "--seed", 4, "--level", "random", "--out", tmp_path)
    told = fieldhouse("export", "games", "statispro", "1986-LAL", "1986-BOS", *asked)
    assert told.code == 0, told.err
    names = ("play_by_play", "player_box", "team_box", "basketball_reference")
    assert {path.name for path in tmp_path.glob("*.parquet")} == {f"{name}.parquet" for name in names}
    box = pl.read_parquet(tmp_path / "team_box.parquet")
    assert f"team_box.parquet: 4 rows, {box.width} columns" in told.out.replace("\n", "")
    assert box["game_id"].to_list() == [1, 1, 2, 2]
    again = fieldhouse("export", "games", "statispro", "1986-LAL", "1986-BOS", *asked[:-1], tmp_path / "again")
    assert again.code == 0, again.err
    assert_frame_equal(pl.read_parquet(tmp_path / "again" / "team_box.parquet"), box)


def test_a_real_schedule_is_played_and_written(
    fieldhouse: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two of its games; the slow tests play a whole one."""
    real = recorded_games.replayed
    monkeypatch.setattr(
        "fieldhouse.cli.export.recorded_games.replayed", lambda season: islice(real(season), 2)
    )  # fmt: skip
    told = fieldhouse("export", "season", "ddf", "2017", "--level", "random", "--format", "csv", "--out", tmp_path)
    assert told.code == 0, told.err
    plays = pl.read_csv(tmp_path / "play_by_play.csv", infer_schema_length=None)
    games = plays.group_by("game_id", maintain_order=True).agg(pl.col("week", "season_type").first())
    assert games["week"].to_list() == [1, 1]
    assert games["season_type"].to_list() == ["REG", "REG"]


def test_a_season_of_ones_own_is_written_as_far_as_it_is_played(fieldhouse: Run, tmp_path: Path) -> None:
    assert fieldhouse("season", "new", "ddf", "2017", "--name", "mine", "--level", "random").code == 0
    early = fieldhouse("export", "season", "mine", "--out", tmp_path)
    assert early.code != 0
    assert "No game of 'mine' has been played yet" in early.err
    assert fieldhouse("season", "sim", "mine", "--through", "week 1", "--workers", 1).code == 0
    told = fieldhouse("export", "season", "mine", "--out", tmp_path)
    assert told.code == 0, told.err
    plays = pl.read_parquet(tmp_path / "play_by_play.parquet")
    assert plays["week"].unique().to_list() == [1]


def test_a_league_is_written_as_four_tables(fieldhouse: Run, tmp_path: Path) -> None:
    founded = fieldhouse("league", "new", "fool", "--teams", 4, "--seed", 7, "--settings", SMALL)
    assert founded.code == 0, founded.err
    new = fieldhouse("export", "league", "--out", tmp_path)
    assert new.code == 0, new.err
    before = {name: pl.read_parquet(tmp_path / f"{name}.parquet") for name in SHAPES}
    assert fieldhouse("league", "sim", "--seasons", 1).code == 0
    told = fieldhouse("export", "league", "fool", "--out", tmp_path)
    assert told.code == 0, told.err
    after = {name: pl.read_parquet(tmp_path / f"{name}.parquet") for name in SHAPES}
    for name, shape in SHAPES.items():
        assert before[name].schema == after[name].schema == pl.Schema(shape.columns), "the same types, empty or not"
    assert (before["seasons"].height, after["seasons"].height) == (0, 1)
    games = after["games"].drop_nulls("home_score")
    assert games.height
    standings = after["standings"]
    regular = games.filter(pl.col("stage").str.starts_with("week"))
    scored = pl.concat([
        regular.select(team="home", points="home_score"), regular.select(team="away", points="away_score"),
    ]).group_by("team").agg(pl.col("points").sum()).sort("team")  # fmt: skip
    assert_frame_equal(standings.select("team", "points").sort("team"), scored, check_dtypes=False)
    fieldhouse("export", "league", "fool", "--format", "csv", "--out", tmp_path)
    assert (tmp_path / "players.csv").read_text(encoding="utf-8").startswith("number,name,position,age,P,C,S")
