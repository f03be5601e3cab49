"""The laboratory's ``measure``: where each strength shows, level by level and unit by unit."""

from __future__ import annotations

import json
from typing import Any

from tools.fool_lab.__main__ import app
from typer.testing import CliRunner


def measured(*words: str) -> list[dict[str, Any]]:
    told = CliRunner().invoke(app, ["measure", "--games", "2", "--json", *words])
    assert told.exit_code == 0, told.output
    rows: list[dict[str, Any]] = json.loads(told.stdout)["rows"]
    return rows


def test_measure_tells_levels_and_units() -> None:
    assert [row["points of rating"] for row in measured()][4] == 0.0
    assert measured("--units")[0]["shows in"] == "own rush_yards"


def test_measure_a_roster_unit_by_unit() -> None:
    units = {row["unit"] for row in measured("--roster")}
    assert units >= {"quarterback", "line", "backs", "receivers", "defensive line", "defensive backs", "kicker"}
