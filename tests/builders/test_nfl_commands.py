"""``fieldhouse build`` and ``fieldhouse fidelity``: what they refuse, and with which sentence."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from typer.testing import CliRunner

from builders.synthetic import QUICK, TEAMS, as_nflverse, season
from fieldhouse.builders import BadSource
from fieldhouse.builders.nfl import build, fidelity
from fieldhouse.builders.nfl.fidelity import Subject, measure
from fieldhouse.builders.nfl.record import read_record
from fieldhouse.builders.nfl.source import read_plays, results
from fieldhouse.cli.arguments import BadCommand
from fieldhouse.cli.main import app
from fieldhouse.games.ddf.charts.reader import read_season, read_team
from fieldhouse.library import UnknownTeam


def refusal(*arguments: str) -> str:
    error = CliRunner().invoke(app, list(arguments)).exception
    assert isinstance(error, BadCommand | BadSource | UnknownTeam), error
    return str(error)


def test_build_wants_play_by_play() -> None:
    assert "--pbp" in refusal("build", "ddf")
    assert "ddf" in refusal("build", "lords")


def test_build_leaves_nothing_behind_when_it_refuses(tmp_path: Path) -> None:
    pbp, charts = tmp_path / "week.csv", tmp_path / "charts"
    season(rounds=1).write_csv(pbp)
    assert refusal("build", "ddf", "--pbp", str(pbp), "--out", str(charts)).startswith("Too few plays")
    assert not charts.exists()


def test_fidelity_wants_a_season_at_hand() -> None:
    assert "season" in refusal("fidelity", "ddf")
    assert "1921" in refusal("fidelity", "ddf", "1921")


@pytest.mark.parametrize("column", ["posteam", "desc"])
def test_fidelity_names_the_missing_column(tmp_path: Path, column: str) -> None:
    pbp = tmp_path / "season.parquet"
    season(rounds=1).drop(column).write_parquet(pbp)
    assert column in refusal("fidelity", "ddf", "--pbp", str(pbp))


def test_fidelity_of_a_strangers_file_is_that_of_its_charts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A season that is not shipped: built, read back and replayed, as the shipped ones were built and are replayed."""
    pbp, charts, results_file = tmp_path / "play_by_play.csv", tmp_path / "charts", tmp_path / "games.csv"
    as_nflverse(season()).write_csv(pbp, null_value="NA")
    games = results(read_plays([pbp]))
    games.with_columns(season=2017, game_type=pl.lit("REG")).write_csv(results_file)
    monkeypatch.setattr(build, "build_season", partial(build.build_season, effort=QUICK))
    files = ["--pbp", str(pbp), "--games", str(results_file), "--workers", "1"]
    built = CliRunner().invoke(app, ["build", "ddf", *files, "--out", str(charts)])
    assert built.exit_code == 0, built.output
    replayed: list[Subject] = []

    def measure_and_keep(subject: Subject, *given: Any) -> Any:
        replayed.append(subject)
        return measure(subject, *given)

    monkeypatch.setattr(fidelity, "measure", measure_and_keep)
    told = CliRunner().invoke(app, ["fidelity", "ddf", *files, "--season", "2017", "--replays", "2", "--json"])
    figures = json.loads(told.stdout)
    teams = [read_team((charts / f"2017-{code}.txt").read_text(), code) for code in TEAMS]
    season_charts = read_season((charts / "2017.txt").read_text(), "2017.txt")
    real = read_record((charts / "2017-record.txt").read_text())
    subject = Subject(2017, teams, season_charts, games.select("away_team", "home_team").rows(), real)
    assert figures == json.loads(json.dumps(measure(subject, 2)))
    assert list(replayed[0].weeks) == games["week"].to_list(), "each in the week that the schedule has"
    assert figures["season"] == 2017 and set(figures["teams"]) == set(TEAMS)
    assert {"points", "yards_per_pass_against", "pythagorean_wins"} <= set(figures["correlation"])


def test_fidelity_says_what_is_wrong_with_the_files(tmp_path: Path) -> None:
    pbp, text = tmp_path / "season.parquet", tmp_path / "games.csv"
    season().write_parquet(pbp)
    assert "There is no file" in refusal("fidelity", "ddf", "--pbp", str(tmp_path / "none.csv"))
    assert "they hold 2017" in refusal("fidelity", "ddf", "--pbp", str(pbp), "--season", "2010")
    text.write_text("game_id,season\n1,2017\n")
    told = refusal("fidelity", "ddf", "--pbp", str(pbp), "--games", str(text))
    assert told.startswith("games.csv lacks the columns game_type (to leave the playoffs out)")
    text.write_bytes(b"\x00\x01 no table")
    assert "games.csv" in refusal("fidelity", "ddf", "--pbp", str(pbp), "--games", str(text))
