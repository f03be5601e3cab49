"""Names that command and change nothing (``tools/imperatives.py``): the house has none, and a new one is found."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.imperatives import main, violations

RULE = "games/fool/rules/changes.py"


def found(folder: Path, text: str, path: str = RULE) -> list[str]:
    """What is found in a house of one file."""
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return [f"{violation.path.name}:{violation.line}: {violation.sentence}" for violation in violations(folder)]


def test_the_house_names_what_it_returns(capsys: pytest.CaptureFixture[str]) -> None:
    assert (main([]), capsys.readouterr().out) == (0, "")


@pytest.mark.parametrize("name", ["announce", "settle_levels", "_write_chart", "apply"])
def test_an_imperative_that_changes_nothing_is_found(tmp_path: Path, name: str) -> None:
    (violation,) = found(tmp_path, f"def {name}(league, player) -> Player:\n    return replace(player, moving=1)\n")
    assert violation == f"changes.py:1: {name} commands and changes nothing: call it after what it returns."


@pytest.mark.parametrize(
    "text",
    [
        "def announced(league, player) -> Player:\n    return replace(player, moving=1)\n",
        "def put_down(game) -> int:\n    game.spot = 1\n    return 1\n",
        "def put_down(game) -> int:\n    return lay(game)\ndef lay(game) -> int:\n    game.spot = 1\n    return 1\n",
        "def settle(game) -> int:\n    return game.table.roll(D6, 'claim')\n",
        "def write(path) -> int:\n    return path.write_text('x')\n",
        "class Sheet:\n    def add(self, note) -> int:\n        self.notes.append(note)\n        return 1\n",
        "class Sheet:\n    def __add__(self, other) -> Sheet:\n        return Sheet(1)\n",
        "def settle(game) -> None:\n    pass\n",
    ],
)
def test_a_participle_and_whatever_does_something_are_let_pass(tmp_path: Path, text: str) -> None:
    assert found(tmp_path, text, "store/changes.py" if "path" in text else RULE) == []


def test_a_coach_s_answer_is_named_for_its_question(tmp_path: Path) -> None:
    assert found(tmp_path, "def move(game) -> int:\n    return 1\n", "games/lords/coaching/media.py") == []
