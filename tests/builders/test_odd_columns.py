"""Columns that hold what does not belong there: found by ``make fuzz``, refused with the name of the file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import polars as pl
import pytest

from builders import college
from builders.nba.league import files
from builders.synthetic import as_nflverse, season
from fieldhouse.builders import BadSource
from fieldhouse.builders.files import read_table
from fieldhouse.builders.nba.source import read_season as read_basketball
from fieldhouse.builders.ncaa.source import read_season as read_college
from fieldhouse.builders.nfl.source import read_plays

__all__ = ["files"]


def test_letters_where_an_nfl_flag_should_be(tmp_path: Path) -> None:
    file = tmp_path / "plays.parquet"
    plays = as_nflverse(season(rounds=1))
    plays.with_columns(pl.lit("made").alias("fumble")).write_parquet(file)
    with pytest.raises(BadSource, match=r"plays\.parquet has something in a column that does not belong .*fumble"):
        read_plays([file])


def test_nfl_plays_of_no_season(tmp_path: Path) -> None:
    file = tmp_path / "plays.parquet"
    as_nflverse(season(rounds=1)).with_columns(pl.lit(None, pl.Int64).alias("season")).write_parquet(file)
    with pytest.raises(BadSource, match=r"The files hold the seasons \[\]; say which one with --season"):
        read_plays([file])


def test_a_college_game_without_a_team(tmp_path: Path) -> None:
    plays, games = college.write_season(tmp_path)
    nobody = pl.when(pl.col("game_id") == 3).then(None).otherwise(pl.col("home_team")).alias("home_team")
    pl.read_parquet(games).with_columns(nobody).write_parquet(games)
    with pytest.raises(BadSource, match="has games of 2024 that do not name both teams"):
        read_college([plays], games)


def test_a_league_that_is_a_number_is_not_the_nba(files: Path, tmp_path: Path) -> None:
    file = tmp_path / "players.csv"
    pl.read_csv(files / "players.csv").with_columns(lg=7).write_csv(file)
    with pytest.raises(BadSource, match=r"There is no season 2030 in players\.csv"):
        read_basketball(file, files / "teams.parquet", 2030)


def test_minutes_without_end(files: Path, tmp_path: Path) -> None:
    file = tmp_path / "players.csv"
    pl.read_csv(files / "players.csv").with_columns(mp=float("inf")).write_csv(file)
    with pytest.raises(BadSource, match="has inf in the column 'mp', which is no number"):
        read_basketball(file, files / "teams.parquet", 2030)


@pytest.mark.parametrize("read", [read_table, lambda file: read_plays([file])])
def test_a_file_over_which_polars_panics_is_said_to_be_unreadable(
    read: Callable[[Path], object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def panic(file: Path) -> pl.DataFrame:
        raise pl.exceptions.PanicException("thrift bool field")

    file = tmp_path / "plays.parquet"
    file.write_bytes(b"PAR1")
    monkeypatch.setattr(pl, "read_parquet", panic)
    with pytest.raises(BadSource, match=r"plays\.parquet can.* read .*thrift bool field"):
        read(file)
