"""The notebooks of examples/: every cell runs, at a small size, and something is told."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[1] / "examples").glob("*.ipynb"))


def program(path: Path) -> str:
    """The code of a notebook, cell after cell."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")


@pytest.mark.slow
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("FIELDHOUSE_EXAMPLE", "0.002")
    exec(compile(program(path), str(path), "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out.strip()


@pytest.mark.slow
def test_a_column_is_counted_as_the_builder_counts_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """From plays to the thirty totals of the dice, with the mean of the plays."""
    monkeypatch.setenv("FIELDHOUSE_EXAMPLE", "0.002")
    path = next(path for path in NOTEBOOKS if path.stem == "where_a_chart_comes_from")
    made: dict[str, object] = {"__name__": "__main__"}
    exec(compile(program(path), str(path), "exec"), made)
    told = re.search(r"(\d+) runs, (\S+) yards each; the column gives (\S+)\.\n", capsys.readouterr().out)
    assert told and int(told[1]) > 100 and float(told[2]) == pytest.approx(float(told[3]), abs=0.1)
    assert isinstance(made["column"], dict) and len(made["column"]) == 30
    assert {"snaps", "read_plays", "spread"} <= set(made)


def test_notebooks_are_kept_without_what_they_printed() -> None:
    assert len(NOTEBOOKS) == 3
    for path in NOTEBOOKS:
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        assert not any(cell.get("outputs") or cell.get("execution_count") for cell in cells), path.name
