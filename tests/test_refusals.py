"""Who refuses says so (``tools/refusals.py``): the house does, and who keeps it to himself is found."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.refusals import main, violations

BASE = "class Refusal(Exception): ...\nclass BadOption(Refusal): ...\nclass BadWord(options.BadOption): ...\n"
DOOR = 'raise BadWord("No such word.")'


def found(folder: Path, text: str, path: str = "seasons/names.py") -> list[str]:
    """What is found in a house of two files."""
    for name, lines in (("table/refusal.py", BASE), (path, text)):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(lines, encoding="utf-8")
    return [f"{violation.path.name}:{violation.line}: {violation.sentence}" for violation in violations(folder)]


def test_whoever_refuses_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert (main([]), capsys.readouterr().out) == (0, "")


@pytest.mark.parametrize("fault", ["Refusal", "BadOption", "refusal.BadWord"])
def test_a_refusal_that_nobody_expects_is_found(tmp_path: Path, fault: str) -> None:
    text = f'def named(words: str) -> int:\n    """A game by its number."""\n    raise {fault}("None.")\n'
    assert found(tmp_path, text) == ["names.py:1: named refuses: its docstring must say when."]


def test_a_helper_of_the_terminal_is_no_door(tmp_path: Path) -> None:
    text = f'def named(words: str) -> int:\n    """A game by its number."""\n    {DOOR}\n'
    assert found(tmp_path, text, "cli/names.py")


def test_a_check_that_refuses_nothing_is_found(tmp_path: Path) -> None:
    text = 'def check_fatigue(game: Game) -> None:\n    """Tires men."""\n    game.men[0].tired = True\n'
    (violation,) = found(tmp_path, text, "games/statispro/rules/stamina.py")
    assert violation == "stamina.py:1: check_fatigue refuses nothing: call it after what it does."


@pytest.mark.parametrize(
    ("text", "path"),
    [
        (
            f'def named(word: str) -> int:\n    """A game. Refused if there is none."""\n    {DOOR}\n',
            "seasons/names.py",
        ),
        (f'def check_name(word: str) -> None:\n    """A name."""\n    {DOOR}\n', "seasons/names.py"),
        (f'def show(word: str) -> None:\n    """Show a game."""\n    {DOOR}\n', "cli/names.py"),
        (f'@router.get("/")\ndef page(word: str) -> str:\n    """A page."""\n    {DOOR}\n', "web/pages.py"),
        (
            f'class Names:\n    """Refuses."""\n    def named(self) -> int:\n        """A game."""\n        {DOOR}\n',
            "web/n.py",
        ),
        ('def named(word: str) -> int:\n    """A game."""\n    raise ValueError(word)\n', "seasons/names.py"),
    ],
)
def test_what_is_said_or_goes_without_saying_is_let_pass(tmp_path: Path, text: str, path: str) -> None:
    assert found(tmp_path, text, path) == []


REFUSES = 'def team(name: str) -> str:\n    """Its file. Refused if there is none."""\n    raise BadWord(name)\n'


@pytest.mark.parametrize(
    ("text", "path", "who"),
    [
        (
            f'{REFUSES}def title(name: str) -> str:\n    """Its title."""\n    return team(name)\n',
            "seasons/n.py",
            "team",
        ),
        (f"{REFUSES}def title(name: str) -> str:\n    return team(name)\n", "web/n.py", "team"),
        (
            'class Box:\n    def lid(self) -> str:\n        """Refused if shut."""\n        raise BadWord("shut")\n'
            "def title(house: House) -> str:\n    return house.box.lid()\n",
            "games/ddf/n.py",
            "lid",
        ),
    ],
)
def test_whoever_passes_a_refusal_on_says_so(tmp_path: Path, text: str, path: str, who: str) -> None:
    (violation,) = found(tmp_path, text, path)
    assert violation.endswith(f"title passes on what {who} refuses: its docstring must say so.")


@pytest.mark.parametrize(
    "text",
    [
        f'{REFUSES}def title(name: str) -> str:\n    """Its title. Refused as ``team`` is."""\n    return team(name)\n',
        f"{REFUSES}def read_title(name: str) -> str:\n    return team(name)\n",
        f'{REFUSES}def title(name: str) -> str:\n    """Or none."""\n    try:\n        return team(name)\n'
        '    except BadWord:\n        return ""\n',
    ],
)
def test_whoever_says_so_or_catches_it_may(tmp_path: Path, text: str) -> None:
    assert found(tmp_path, text) == []


def test_a_refusal_that_another_makes_is_found(tmp_path: Path) -> None:
    text = (
        'def no_word(word: str) -> BadWord:\n    """To be raised."""\n    return BadWord(word)\n'
        'def named(word: str) -> int:\n    """A game."""\n    raise no_word(word)\n'
    )
    assert found(tmp_path, text, "games/ddf/n.py") == ["n.py:4: named refuses: its docstring must say when."]


def test_an_exception_of_the_house_is_said_in_its_module(tmp_path: Path) -> None:
    text = (
        "class BadCell(ValueError): ...\n"
        'def amount(word: str) -> int:\n    """Yards; BadCell if they are none."""\n    raise BadCell(word)\n'
        'def cell(word: str) -> int:\n    """A cell."""\n    return amount(word)\n'
    )
    assert found(tmp_path, text, "gridiron/cells.py") == ["cells.py:5: cell raises BadCell: its docstring must say so."]
