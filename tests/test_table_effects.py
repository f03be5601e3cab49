"""What rules want of the table (``tools/table_effects.py``): the house says it, and who keeps it quiet is found."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.table_effects import main, violations

SNAP = "games/ddf/rules/snap.py"
ROLLS = 'def snapped(game):\n    """The snap, rolled."""\n    return game.table.roll(D6, "snap")\n'


def found(folder: Path, text: str, path: str = SNAP) -> list[str]:
    """What is found in a house with one more file in it."""
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return [f"{violation.path.name}:{violation.line}: {violation.sentence}" for violation in violations(folder)]


def test_the_house_says_what_its_rules_want(capsys: pytest.CaptureFixture[str]) -> None:
    assert (main([]), capsys.readouterr().out) == (0, "")


def test_the_tool_says_file_line_and_sentence_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found(tmp_path, "def snap(game): return game.table.roll(D6, 'snap')")
    assert main([str(tmp_path)]) == 1
    sentence = "snap may roll by what it calls: its docstring must say so."
    assert capsys.readouterr().out == f"{tmp_path / SNAP}:1: {sentence}\n"


@pytest.mark.parametrize(
    "text",
    [
        "def is_muffed(game): return game.table.roll(D6, 'snap') == 1",
        "def is_muffed(game): return game.table.stage(muffed, game)",
        "def is_muffed(game):\n    roll = game.table.roll; return roll(D6, 'snap') == 1",
        "def can_go(game): return roll_snap(game)",
        "def keeps_it(game) -> bool: return ask_snap(game)",
        "from fieldhouse.games.ddf.rules.snaps import snapped\ndef is_muffed(game): return snapped(game) == 1",
        "from fieldhouse.games.ddf.rules import snaps\ndef is_muffed(game): return snaps.snapped(game) == 1",
    ],
)
def test_a_predicate_never_rolls_itself_or_by_what_it_calls(tmp_path: Path, text: str) -> None:
    found(tmp_path, ROLLS, "games/ddf/rules/snaps.py")
    (violation,) = found(tmp_path, text)
    line = 1 + text.partition("def ")[0].count("\n")
    assert violation.startswith(f"snap.py:{line}: A predicate never rolls: call ")


@pytest.mark.parametrize("path", ["games/ddf/pages/show.py", "games/ddf/odds.py", "games/fool/ledger.py"])
def test_only_rules_ask_the_table(tmp_path: Path, path: str) -> None:
    (violation,) = found(tmp_path, "def roll_snap(game): return game.table.roll(D6, 'snap')", path)
    assert "Only rules ask the table: game.table.roll belongs there." in violation


CALLS_A_RULE = "from fieldhouse.games.ddf.rules.snap import snapped\n"


@pytest.mark.parametrize(
    ("path", "text", "line"),
    [
        ("games/ddf/odds.py", "def worth(game):\n    'What it is worth.'\n    return snapped(game)\n", 2),
        ("leagues/ledger.py", "def founded(game):\n    'A new one.'\n    return snapped(game)\n", 2),
        ("builders/loop.py", "class Loop:\n    'It tunes.'\n    def run(self):\n        return snapped(self)\n", 4),
        ("cli/build.py", "def _built(game):\n    'It is built.'\n    return snapped(game)\n", 2),
    ],
)
def test_whoever_has_rules_played_elsewhere_says_so(tmp_path: Path, path: str, text: str, line: int) -> None:
    found(tmp_path, ROLLS)
    (violation,) = found(tmp_path, CALLS_A_RULE + text, path)
    assert violation.startswith(f"{Path(path).name}:{line}: ")
    assert violation.endswith(" has rules played by what it calls: its docstring must say so.")


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("games/ddf/odds.py", "def worth(game):\n    'By exact odds.'\n    return snapped(game)\n"),
        ("games/ddf/odds.py", "def worth(game):\n    'What is rolled.'\n    return snapped(game)\n"),
        (
            "builders/loop.py",
            "class Loop:\n    'It plays.'\n    def run(self):\n        return snapped(self)\n",
        ),
        ("cli/build.py", "def build(game):\n    'Build a season.'\n    return snapped(game)\n"),
        ("web/pages.py", "@router.get('/')\ndef shown(game):\n    'A page.'\n    return snapped(game)\n"),
    ],
)
def test_who_says_it_himself_or_by_his_class_and_what_a_person_opens_are_let_pass(
    tmp_path: Path, path: str, text: str
) -> None:
    found(tmp_path, ROLLS)
    assert found(tmp_path, CALLS_A_RULE + text, path) == []


def test_what_an_argument_s_class_or_another_method_does_is_followed(tmp_path: Path) -> None:
    found(tmp_path, ROLLS)
    loop = "class Loop:\n    def run(self):\n        'Plays.'\n        return snapped(self)\n"
    users = "def built(loop: Loop):\n    'It is built.'\n    return loop.run()\n"
    (violation,) = found(tmp_path, CALLS_A_RULE + loop + users, "builders/loop.py")
    assert violation.startswith("loop.py:6: built has rules played")


@pytest.mark.parametrize(
    "reached",
    [
        "    return snapped(game)",
        "    return handed_on(snapped, game)",
        "    return AFTER[game.phase](game)\nAFTER = {1: snapped}",
        "    return second(game)\ndef second(game):\n    'Rolled.'\n    return snapped(game)",
    ],
)
def test_a_rule_says_what_it_wants_by_what_it_calls(tmp_path: Path, reached: str) -> None:
    (violation,) = found(tmp_path, f"{ROLLS}def down(game):\n    'One down.'\n{reached}\n")
    assert violation == "snap.py:4: down may roll by what it calls: its docstring must say so."


def test_whoever_calls_what_he_is_handed_says_what_that_wants(tmp_path: Path) -> None:
    caller = "def drive(game):\n    'Rolled.'\n    return twice(game, snapped)\n"
    taker = "def twice(game, snap):\n    'Two of them.'\n    return snap(game), snap(game)\n"
    (violation,) = found(tmp_path, f"{ROLLS}{caller}{taker}")
    assert violation == "snap.py:7: twice may roll by what it calls: its docstring must say so."


def test_who_hands_on_what_does_not_roll_need_not_say_so(tmp_path: Path) -> None:
    taker = "def twice(game, snap):\n    'Rolled, perhaps.'\n    return snap(game), snap(game)\n"
    rolls = "def drive(game):\n    'Rolled.'\n    return twice(game, snapped)\n"
    stands = "def stand(game):\n    'Nothing.'\n    return twice(game, still)\n"
    assert not found(tmp_path, f"{ROLLS}{taker}{rolls}{stands}def still(game):\n    'Nothing.'\n    return 0\n")


@pytest.mark.parametrize(
    ("wish", "unsaid"),
    [
        ("game.table.look(column, D6, 'snap')", "roll"),
        ("game.table.draw(pile, 'card')", "draw"),
        ("game.table.ask(CALL, game, 0, None)", "ask"),
        ("game.table.ask_secretly(game)", "ask"),
        ("(roll_snap(game), draw_card(game), ask_call(game))", "roll and draw and ask"),
    ],
)
def test_dice_cards_and_decisions_are_told_apart(tmp_path: Path, wish: str, unsaid: str) -> None:
    (violation,) = found(tmp_path, f"def down(game):\n    'One down.'\n    return {wish}\n")
    assert violation == f"snap.py:1: down may {unsaid} by what it calls: its docstring must say so."


def test_the_words_that_close_a_docstring_are_true(tmp_path: Path) -> None:
    (violation,) = found(
        tmp_path, f"{ROLLS}def down(game):\n    'One down. Rolls and asks.'\n    return snapped(game)\n"
    )
    assert violation == "snap.py:4: down does not ask, as the last words of its docstring have it."


@pytest.mark.parametrize(
    "text",
    [
        f"{ROLLS}def roll_down(game): return snapped(game)",
        f"{ROLLS}def down(game):\n    'One down. Rolls.'\n    return snapped(game)",
        f"{ROLLS}def down(game, snapped):\n    return snapped(game)",
        f"{ROLLS}def pass_it(game) -> bool:\n    'Rolled.'\n    return roll_it(game)",
        "def down(game):\n    'What the visitors roll is none of its business.'",
    ],
)
def test_what_is_said_or_pure_is_let_pass(tmp_path: Path, text: str) -> None:
    assert found(tmp_path, text) == []
