"""Who touches the world says so (``tools/world_effects.py``): the house does, and who keeps it quiet is found."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.world_effects import main, violations

STORE = "store/shoe_box.py"


def found(folder: Path, text: str, path: str = STORE) -> list[str]:
    """What is found in a house with one file in it."""
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return [f"{violation.line}: {violation.sentence}" for violation in violations(folder)]


def test_the_house_says_what_it_touches(capsys: pytest.CaptureFixture[str]) -> None:
    assert (main([]), capsys.readouterr().out) == (0, "")


def test_the_tool_says_file_line_and_sentence_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found(tmp_path, "def team(name):\n    return (SHELF / name).read_text()")
    assert main([str(tmp_path)]) == 1
    sentence = "team touches the disk: its docstring must say so."
    assert capsys.readouterr().out == f"{tmp_path / STORE}:1: {sentence}\n"


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("def team(name):\n    return open(name).readlines()", "the disk"),
        ("import shutil\ndef tidy():\n    shutil.rmtree(BOX)", "the disk"),
        ("class Box:\n    def team(self, name):\n        return self.engine.execute(TEAM)", "the database"),
        ("from time import monotonic as clock\ndef age(team):\n    return clock() - team.born", "the clock"),
        ("from datetime import datetime\ndef age(team):\n    return datetime.now() - team.born", "the clock"),
        ("import secrets\ndef link():\n    return secrets.token_hex(8)", "the machine's chance"),
        ("import subprocess\ndef play():\n    subprocess.run(GAME)", "processes or threads"),
        ("async def open_door(name):\n    import uvicorn\n    uvicorn.run(name)", "the network"),
        ("import os\ndef place():\n    return os.environ['PLACE']", "the environment"),
        (
            "def team(name):\n    return _text(name)\ndef _text(name):\n    'Its file.'\n    return open(name)",
            "the disk",
        ),
    ],
)
def test_who_touches_the_world_and_keeps_it_quiet_is_found(tmp_path: Path, text: str, what: str) -> None:
    (violation,) = found(tmp_path, text)
    assert f"touches {what}: its docstring must say so." in violation


@pytest.mark.parametrize(
    "text",
    [
        "def team(name):\n    'Read from its file.'\n    return open(name)",
        "def read_team(name):\n    return open(name)",
        "def team(path: Path):\n    return path.read_text()",
        "def team(connection: Connection):\n    return connection.execute(TEAM)",
        "from threading import Lock\ndef alone():\n    return Lock()",
        "class Box:\n    def __init__(self):\n        self.text = open('box')",
        "def team(name):\n    return text_of(name)\ndef text_of(name):\n    'Its file.'\n    return open(name)",
        "def team(name):\n    'From its file.'\n    def text():\n        return open(name)\n    return text()",
    ],
)
def test_who_says_so_may(tmp_path: Path, text: str) -> None:
    assert found(tmp_path, text) == []


def test_rules_are_looked_after_by_others(tmp_path: Path) -> None:
    assert found(tmp_path, "def team(name):\n    return open(name)", "games/ddf/rules/teams.py") == []
