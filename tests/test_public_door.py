"""The public door: its names, what they promise, and that every example and every line of Python in the docs runs."""

from __future__ import annotations

import doctest
import inspect
import re
import runpy
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

import fieldhouse
from fieldhouse import public

ROOT = Path(__file__).parents[1]
NAMES = [
    "Coach", "PlayedGame", "Question", "Refusal", "SeasonReplays", "Simulation", "list_games", "list_teams", "odds",
    "play", "replay", "replay_season", "season_tables", "simulate", "tables", "watch",
]  # fmt: skip
"""A change here is a change of what is promised: the version says so."""
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
TEXTS = [
    ROOT / "README.md",
    ROOT / "docs" / "python.md",
    ROOT / "docs" / "coaches.md",
    ROOT / "docs" / "export.md",
    ROOT / "docs" / "simulate.md",
    ROOT / "docs" / "agents.md",
]


def test_these_names_and_no_others() -> None:
    assert fieldhouse.__all__ == NAMES == public.__all__
    assert set(dir(fieldhouse)) == {*NAMES, "__version__"}
    assert fieldhouse.__version__ == metadata.version("fieldhouse")
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = fieldhouse.nothing


@pytest.mark.parametrize("name", NAMES)
def test_every_name_says_what_it_is(name: str) -> None:
    assert inspect.getdoc(getattr(fieldhouse, name))
    assert (ROOT / "docs" / "python.md").read_text(encoding="utf-8").count(f"`{name}")


def test_the_door_is_opened_only_by_who_asks() -> None:
    code = "import sys, fieldhouse; print('fieldhouse.public' in sys.modules, 'sqlalchemy' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["False", "False"]


def test_types_are_shipped() -> None:
    assert (Path(fieldhouse.__file__).parent / "py.typed").is_file()


def test_a_seed_gives_the_same_game_to_everybody(tmp_path: Path) -> None:
    one, other = (fieldhouse.play("ddf", "2017-HAR", "2017-IRO", seed=7) for _ in range(2))
    assert one.journal == other.journal
    assert one.is_over and one.winner in one.teams
    one.save(tmp_path / "game.journal")
    assert fieldhouse.replay(tmp_path / "game.journal", verify=True).journal == one.journal


def test_the_packages_own_example_is_true() -> None:
    assert doctest.testmod(fieldhouse).failed == 0
    assert "(30, 24)" in str(fieldhouse.__doc__)


def test_a_line_of_the_play_by_play_is_one_line() -> None:
    told = list(fieldhouse.play("ddf", "2017-HAR", "2017-IRO", seed=7).play_by_play())
    assert not any("\n" in line for line in told)
    assert max(map(len, told)) > public.WIDTH


def test_who_sits_where_is_checked() -> None:
    with pytest.raises(fieldhouse.Refusal, match="2 seats want a coach each; 1 were given"):
        fieldhouse.play("ddf", coaches=["book"])
    with pytest.raises(fieldhouse.Refusal, match="There is no level 'genius'"):
        fieldhouse.simulate("ddf", games=1, level="genius")


def test_teams_are_listed_by_season() -> None:
    assert "2017-NE" in fieldhouse.list_teams("ddf", 2017)
    assert all(name.startswith("2017-") for name in fieldhouse.list_teams("ddf", 2017))
    assert list(fieldhouse.list_games()) == ["ddf", "bowlbound", "statispro", "lords"]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs(path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIELDHOUSE_EXAMPLE", "0.01")
    monkeypatch.setattr(sys, "argv", [str(path)])
    runpy.run_path(str(path), run_name="__main__")
    assert capsys.readouterr().out.strip()


def test_there_are_eight_examples() -> None:
    assert len(EXAMPLES) == 8


def blocks(path: Path) -> str:
    """All Python of a page, as one program."""
    return "\n".join(re.findall(r"^```python\n(.*?)^```$", path.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE))


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_python_in_the_docs_runs(path: Path, tmp_path: Path) -> None:
    program = tmp_path / "page.py"
    program.write_text(blocks(path), encoding="utf-8")
    assert program.read_text(encoding="utf-8").strip(), f"{path.name} shows no Python"
    run = subprocess.run([sys.executable, str(program)], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
