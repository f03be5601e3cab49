"""``fieldhouse build`` and ``fieldhouse fidelity``: what they refuse, and with which sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from builders.synthetic import season
from fieldhouse.builders import BadSource
from fieldhouse.cli.arguments import BadCommand
from fieldhouse.cli.main import app
from fieldhouse.library import UnknownTeam


def refusal(*arguments: str) -> str:
    error = CliRunner().invoke(app, list(arguments)).exception
    assert isinstance(error, BadCommand | BadSource | UnknownTeam), error
    return str(error)


def test_build_wants_play_by_play() -> None:
    assert "--pbp" in refusal("build", "ddf")
    assert "ddf" in refusal("build", "chess", "--pbp", "x.parquet")


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
