"""``build bowlbound`` and ``fidelity bowlbound`` as a stranger runs them, with files of a season nobody has seen."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from typer.testing import CliRunner

from builders.college import QUICK, SCHOOLS, write_season
from fieldhouse.builders import BadSource
from fieldhouse.builders.ncaa import build
from fieldhouse.builders.ncaa.fidelity import measure
from fieldhouse.builders.ncaa.measures import LOWER
from fieldhouse.builders.ncaa.record import read_record
from fieldhouse.builders.ncaa.schedule import schedule_text
from fieldhouse.builders.ncaa.source import codes, read_season, with_codes
from fieldhouse.cli.arguments import BadCommand
from fieldhouse.cli.main import app
from fieldhouse.games.bowlbound.charts.reader import read_team
from fieldhouse.games.bowlbound.charts.season import read_season as read_charts_of_season
from fieldhouse.games.bowlbound.coaching.league_plan import LEAGUE


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return write_season(tmp_path_factory.mktemp("season"))


def refusal(*arguments: str | Path) -> str:
    error = CliRunner().invoke(app, list(map(str, arguments))).exception
    assert isinstance(error, BadCommand | BadSource), error
    return str(error)


def as_r_writes(source: Path, target: Path, year: int | None = None) -> Path:
    """A CSV as R or pandas writes it: TRUE and FALSE, NA, and numbers with a point; of another year, if one is told."""
    rows = pl.read_parquet(source)
    if year and "season" in rows.columns:
        rows = rows.with_columns(season=pl.lit(year))
    flags = [name for name, kind in rows.schema.items() if kind == pl.Boolean]
    whole = [name for name, kind in rows.schema.items() if kind == pl.Int64]
    rows = rows.with_columns(
        *(pl.when(pl.col(name)).then(pl.lit("TRUE")).otherwise(pl.lit("FALSE")).alias(name) for name in flags),
        *(pl.col(name).cast(pl.Float64) for name in whole),
    )
    rows.write_csv(target, null_value="NA")
    return target


def test_csv_of_another_program_reads_as_the_parquet_does(files: tuple[Path, Path], tmp_path: Path) -> None:
    plays, games = as_r_writes(files[0], tmp_path / "p.csv"), as_r_writes(files[1], tmp_path / "g.csv")
    for ours, theirs in zip(read_season([files[0]], files[1]), read_season([plays], games), strict=True):
        known = theirs.with_columns(pl.col(pl.String).fill_null(""))
        assert known.equals(ours.with_columns(pl.col(pl.String).fill_null("")))


def test_fidelity_of_a_strangers_files_is_that_of_the_charts_built_from_them(
    files: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A season nobody has seen, its year told by the files alone: built, read back and replayed like a shipped one."""
    plays, games = as_r_writes(files[0], tmp_path / "p.csv"), as_r_writes(files[1], tmp_path / "g.csv", 2019)
    charts = tmp_path / "charts"
    monkeypatch.setattr(build, "build_season", partial(build.build_season, effort=QUICK))
    named = ["--pbp", str(plays), "--games", str(games), "--workers", "1"]
    made = CliRunner().invoke(app, ["build", "bowlbound", *named, "--out", str(charts)])
    assert made.exit_code == 0, made.output
    told = CliRunner().invoke(app, ["fidelity", "bowlbound", *named, "--replays", "1", "--json"])
    assert told.exit_code == 0, told.output
    figures = json.loads(told.stdout)
    record = read_record((charts / "records/2019.txt").read_text())
    habits = read_charts_of_season((charts / "seasons/2019.txt").read_text(), "2019").habits
    teams = [
        replace(read_team((charts / f"teams/2019-{code}.txt").read_text(), code), habits=habits)
        for code in record.count.teams
    ]
    assert set(record.count.teams) == {*SCHOOLS.values(), LOWER}
    again = json.loads(json.dumps(measure(2019, teams, record, 1)))
    assert figures["season"] == 2019 and figures["teams"].keys() == again["teams"].keys()
    for name, row in again["league"].items():
        assert figures["league"][name]["simulated"] == row["simulated"], name


def test_the_habits_of_a_file_that_tells_no_score_are_the_leagues(files: tuple[Path, Path], tmp_path: Path) -> None:
    """``--plan`` writes what was counted as the module that ships: nothing was, so it is that module's."""
    target = tmp_path / "plan.py"
    told = CliRunner().invoke(
        app, ["build", "bowlbound", "--pbp", str(files[0]), "--games", str(files[1]), "--plan", str(target)]
    )
    assert told.exit_code == 0, told.output
    module: dict[str, Any] = {}
    exec(target.read_text(encoding="utf-8"), module)
    assert module["LEAGUE"] == LEAGUE


def test_the_season_is_the_one_whose_plays_are_there(files: tuple[Path, Path], tmp_path: Path) -> None:
    years = tmp_path / "games.parquet"
    games = pl.read_parquet(files[1])
    other = games.with_columns(game_id=pl.col("game_id") + 1000, season=pl.lit(2023))
    pl.concat([games, other], how="vertical_relaxed").write_parquet(years)
    assert set(read_season([files[0]], years)[1]["season"]) == {2024}
    pl.concat([games, games.with_columns(season=pl.lit(2023))], how="vertical_relaxed").write_parquet(years)
    told = refusal("build", "bowlbound", "--pbp", files[0], "--games", years)
    assert told == "The files hold the seasons 2023, 2024; say which one with --season."


def test_what_is_wrong_with_files_is_a_sentence(files: tuple[Path, Path], tmp_path: Path) -> None:
    plays, games = files
    assert "--games FILE" in refusal("fidelity", "bowlbound", "--pbp", plays)
    assert "Name a season" in refusal("fidelity", "bowlbound")
    both = ("--pbp", plays, "--games", games)
    told = refusal("fidelity", "bowlbound", "1999", *both)
    assert "no games of 1999 in the top division; it has those of 2024" in told
    assert refusal("build", "bowlbound", "--pbp", tmp_path / "none.csv", "--games", games).startswith(
        "There is no file"
    )
    lacking, broken, letters = tmp_path / "lacking.parquet", tmp_path / "broken.parquet", tmp_path / "letters.csv"
    pl.read_parquet(plays).drop("yds_punted").write_parquet(lacking)
    assert "has no column yds_punted" in refusal("build", "bowlbound", "--pbp", lacking, "--games", games)
    broken.write_bytes(b"no table")
    assert "cannot be read as parquet or CSV" in refusal("build", "bowlbound", "--pbp", broken, "--games", games)
    pl.read_parquet(plays).with_columns(yards_gained=pl.lit("many")).write_csv(letters)
    assert "letters.csv has something else" in refusal("build", "bowlbound", "--pbp", letters, "--games", games)
    strange = tmp_path / "strange.parquet"
    pl.read_parquet(plays).with_columns(game_id=pl.col("game_id") + 5000).write_parquet(strange)
    assert "game_ids differ" in refusal("build", "bowlbound", "--pbp", strange, "--games", games)
    few = tmp_path / "few.parquet"
    pl.read_parquet(plays).filter(pl.col("game_id") < 3).write_parquet(few)
    assert refusal("build", "bowlbound", "--pbp", few, "--games", games).startswith("Too few plays of ")


def test_a_school_of_which_there_are_no_plays_plays_for_the_lower_division(
    files: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fieldhouse.builders.ncaa.source.MOST_WITHOUT", 0.2)
    without, said = tmp_path / "plays.parquet", list[str]()
    pl.read_parquet(files[0]).filter(pl.col("offense") != "Gum").write_parquet(without)
    plays, games = read_season([without], files[1], log=said.append)
    given = codes(games, plays)
    assert given["Gum"] == LOWER and given["Fir"] == "FIR"
    assert said == ["Gum has 0 snaps on record and is counted among the lower division."]


def test_a_season_without_the_lower_division_is_built_too(files: tuple[Path, Path], tmp_path: Path) -> None:
    games = tmp_path / "games.parquet"
    pl.read_parquet(files[1]).filter(pl.col("away_division") == "fbs").write_parquet(games)
    built = build.build_season([files[0]], games, effort=replace(QUICK, passes=2))
    assert set(built.codes) == {*SCHOOLS.values(), LOWER}
    assert LOWER not in built.texts["schedules/2024.txt"]


@pytest.mark.parametrize(
    ("year", "lines"),
    [
        (2024, ("qualifiers: 12", "rounds: first round, quarterfinal, semifinal, final", "series: H, N, N, N")),
        (2023, ("qualifiers: 4", "rounds: semifinal, final", "series: N, N")),
        (2013, ("qualifiers: 2", "rounds: final", "series: N")),
    ],
)
def test_the_playoff_is_that_of_the_year(files: tuple[Path, Path], year: int, lines: tuple[str, ...]) -> None:
    plays, games = read_season([files[0]], files[1])
    games = with_codes(games.with_columns(season=pl.lit(year)), codes(games, plays))
    assert set(lines) <= set(schedule_text(games).splitlines())
