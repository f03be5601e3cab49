"""Every numbered rule and every lettered item of the rule book has a test that bears its number."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import Final

import pytest

from fieldhouse.games import statispro
from fieldhouse.games.statispro.options import Options

HERE: Final = Path(__file__).parent
NUMBERED: Final = {3: 4, 4: 7, 5: 5, 6: 8, 7: 2, 8: 7, 11: 3, 17: 6, 19: 9, 20: 11}
LETTERED: Final = {9: "F", 10: "J", 12: "E", 13: "G", 14: "O", 15: "K", 16: "D"}
"""The last number, or letter, of each section."""
BELOW: Final = ("4.6.1", "4.6.2", "6.2.1", "8.4.1", "8.4.2")
ITEMS: Final = (
    *(f"{section}.{number}" for section, last in NUMBERED.items() for number in range(1, last + 1)),
    *BELOW,
    *(f"{section}.{chr(code)}" for section, last in LETTERED.items() for code in range(ord("A"), ord(last) + 1)),
)


@pytest.fixture(scope="module")
def names() -> list[str]:
    files = sorted(HERE.glob("test_*.py"))
    return [name for file in files for name in re.findall(r"def (test_\w+)", file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("item", ITEMS)
def test_the_item_has_a_test(item: str, names: list[str]) -> None:
    mark = re.compile(rf"_{item.lower().replace('.', '_')}(_|$)")
    assert any(mark.search(name) for name in names), f"no test is named for {item}"


PAGE: Final = (Path(statispro.__path__[0]) / "RULES.md").read_text(encoding="utf-8")
MAP: Final = re.findall(
    r"^\| [^|]+ \| ([^|]+) \| ([^|]+) \|$", PAGE.partition("## Where each section is")[2], re.MULTILINE
)


def test_the_files_of_the_map_exist_and_no_file_of_rules_is_left_out() -> None:
    rules = {name for code, _ in MAP for name in re.findall(r"`([\w/.]+)`", code)}
    tests = {name for _, files in MAP for name in re.findall(r"`([\w/.]+)`", files)}
    game = Path(statispro.__path__[0])
    assert rules and all((game / name).exists() for name in rules)
    assert tests and all((HERE / name).exists() or (HERE.parents[2] / name).exists() for name in tests)
    assert {f"rules/{path.name}" for path in (game / "rules").glob("[a-z]*.py")} <= rules
    assert {path.name for path in HERE.glob("test_[0-9]*.py")} <= tests


def test_every_option_is_told_of() -> None:
    told = set(re.findall(r"`(\w+)`", PAGE))
    assert {field.name for field in fields(Options)} <= told
