"""Who changes what it is given says so (``tools/given_effects.py``): the house does, and who does not is found."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.given_effects import main, violations

ODDS = "games/ddf/odds.py"
MOVES = 'def put(game, spot):\n    """The ball there."""\n    game.spot = spot\n'


def found(folder: Path, text: str, path: str = ODDS) -> list[str]:
    """What is found in a house with one more file in it."""
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return [f"{violation.line}: {violation.sentence}" for violation in violations(folder)]


def test_the_house_says_what_it_changes(capsys: pytest.CaptureFixture[str]) -> None:
    assert (main([]), capsys.readouterr().out) == (0, "")


def test_the_tool_says_file_line_and_sentence_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found(tmp_path, "def odds(game):\n    game.down = 1")
    assert main([str(tmp_path)]) == 1
    assert capsys.readouterr().out == f"{tmp_path / ODDS}:1: odds changes game: its docstring must say so.\n"


@pytest.mark.parametrize(
    "text",
    [
        "def odds(game):\n    game.down += 1",
        "def odds(game):\n    game.play.call = 1",
        "def odds(game):\n    game.score[0], spot = 7, 1",
        "def odds(game):\n    play = game.play\n    play.call = 1",
        "def odds(game):\n    del game.notes[0]",
        "def odds(game):\n    game.notes.append(1)",
        "def odds(game):\n    game.notes.sort()",
        f"def odds(game):\n    put(game, 25)\n{MOVES}",
        f"def odds(game):\n    put(spot=25, game=game)\n{MOVES}",
        f"def odds(game):\n    second(game.half)\n{MOVES}def second(half):\n    'Moves it.'\n    put(half, 1)",
        f"def odds(game, table):\n    table.odds(put, game, 25)\n{MOVES}",
        "class Odds:\n    def odds(self, game):\n        self.told = game.down = 1",
    ],
)
def test_who_changes_an_argument_and_keeps_it_quiet_is_found(tmp_path: Path, text: str) -> None:
    violation, *_ = found(tmp_path, text)
    assert violation == f"{1 + text.startswith('class')}: odds changes game: its docstring must say so."


def test_a_rule_of_another_module_moves_it_too(tmp_path: Path) -> None:
    found(tmp_path, MOVES, "games/ddf/rules/spots.py")
    (violation,) = found(
        tmp_path, "from fieldhouse.games.ddf.rules.spots import put\ndef odds(game):\n    put(game, 1)"
    )
    assert violation == "2: odds changes game: its docstring must say so."


@pytest.mark.parametrize(
    "text",
    [
        "def odds(game):\n    'Moves *game*.'\n    game.down = 1",
        "def add_down(game):\n    game.down += 1",
        "def odds(game):\n    game = game.copied()\n    game.down = 1",
        "def odds(frame):\n    return frame.sort('down')",
        "def odds(game):\n    spots = list(game.spots)\n    spots.append(1)",
        "class Odds:\n    def odds(self):\n        self.told = 1",
        f"def near(spot):\n    put(Game(), spot)\n{MOVES}",
    ],
)
def test_who_says_so_or_changes_only_his_own_is_let_pass(tmp_path: Path, text: str) -> None:
    assert found(tmp_path, text) == []


@pytest.mark.parametrize("path", ["games/ddf/rules/spots.py", "games/ddf/step.py"])
def test_rules_move_the_game(tmp_path: Path, path: str) -> None:
    assert found(tmp_path, MOVES.replace("def put", "def spotted"), path) == []
