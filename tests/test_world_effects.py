"""Who touches the world says so (``tools/world_effects.py``): the house does, and who keeps it quiet is found."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.world_effects import main, violations

STORE = "store/shoe_box.py"
FILE = "'From its file.'\n        return open(NAME)\n"
NOW = "from datetime import datetime\ndef now():\n    'The clock.'\n    return datetime.now()\n"
READS = "def text_of(name):\n    'Its file.'\n    return open(name)\n"


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
        ("def play(pool):\n    return [*pool.map(GAME, SEEDS)]", "processes or threads"),
        ("def play(work):\n    return work.pool.starmap(GAME, SEEDS)", "processes or threads"),
        (f"def age(team):\n    return now() - team.born\n{NOW}", "the clock"),
        (f"def team(name):\n    return text_of(name)\n{READS}", "the disk"),
        (f"def teams():\n    return [*map(text_of, TEAMS)]\n{READS}", "the disk"),
        (f"def team(name):\n    return HOW[0](name)\nHOW: Final = (text_of,)\n{READS}", "the disk"),
        (f"class Box:\n    def team(self): return self.sheet()\n    def sheet(self):\n        {FILE}", "the disk"),
        (f"def team(box: Box): return box.sheet()\nclass Box:\n    def sheet(self):\n        {FILE}", "the disk"),
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
        f"class Box:\n    'Read from a folder.'\n    def team(self): return text_of(self.name)\n{READS}",
        f"def team(name):\n    return text_of(name)\n@lru_cache(4)\n{READS}",
        f"def team(name):\n    return text(name)\ntext: Final = Believed(text_of)\n{READS}",
        f"@router.get('/team')\ndef team(name): return text_of(name)\n{READS}",
        f"def team(text_of, name):\n    return text_of(name)\n{READS}",
        "def team(name):\n    'From its file.'\n    def text():\n        return open(name)\n    return text()",
    ],
)
def test_who_says_so_may(tmp_path: Path, text: str) -> None:
    assert found(tmp_path, text) == []


def test_rules_are_looked_after_by_others(tmp_path: Path) -> None:
    assert found(tmp_path, "def team(name):\n    return open(name)", "games/ddf/rules/teams.py") == []


def test_what_another_module_does_counts_too(tmp_path: Path) -> None:
    found(tmp_path, READS, "library/texts.py")
    by_name = "from fieldhouse.library.texts import text_of as text\ndef team(name): return text(name)"
    assert found(tmp_path, by_name) == ["2: team touches the disk: its docstring must say so."]
    by_module = "from fieldhouse.library import texts\ndef team(name): return texts.text_of(name)"
    assert found(tmp_path, by_module) == ["2: team touches the disk: its docstring must say so."]


def test_a_command_is_a_door_and_its_helpers_are_none(tmp_path: Path) -> None:
    command = f"def team(name): return text_of(name)\n{READS}"
    assert found(tmp_path, command, "cli/team.py") == []
    (violation,) = found(tmp_path, command.replace("team", "_team"), "cli/team.py")
    assert violation.startswith("1: _team touches the disk")


@pytest.mark.parametrize(
    ("call", "what"),
    [
        ("self.find_team(name)", "the library"),
        ("self.meetings.met(game)", "the shelf of solved pairings"),
        ("self.shelf(name, solve)", "the shelf of solved pairings"),
        ("library(self.meetings())", "the shelf of solved pairings"),
    ],
)
def test_a_game_says_when_it_uses_what_it_is_lent(tmp_path: Path, call: str, what: str) -> None:
    silent = f"class Coach:\n    'Solves pairings.'\n    def call(self, game):\n        return {call}\n"
    (violation,) = found(tmp_path, silent, "games/ddf/coach.py")
    assert violation == f"3: call touches {what}: its docstring must say so."
    said = silent.replace("Solves pairings.", "Plays a solved pairing of the library, from the shelf.")
    assert found(tmp_path, said, "games/ddf/coach.py") == []
