"""RULES.md names functions and test files that exist, and every section of the rule book."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

import fieldhouse.games.lords as lords

PAGE = Path(lords.__path__[0]) / "RULES.md"
ROWS = [
    [cell.strip() for cell in line.strip("| \n").split("|")]
    for line in PAGE.read_text(encoding="utf-8").splitlines()
    if re.match(r"\| \d", line)
]
HERE = Path(__file__).parent
BOOK = HERE.parents[1] / "examples" / "lords" / "test_book.py"
HOMES = ("rules", "asks", "pages", "")


def module_of(name: str) -> object:
    for home in HOMES:
        try:
            return importlib.import_module(".".join(filter(None, ("fieldhouse.games.lords", home, name))))
        except ModuleNotFoundError:
            continue
    raise AssertionError(f"RULES.md speaks of a module {name!r}")


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_functions_and_tests_of_a_rule_exist(row: list[str]) -> None:
    module: object = None
    for mention in re.findall(r"`([\w.*]+)`", row[2]):
        first, *rest = mention.split(".")
        if rest:
            module = module_of(first)
            names = rest
        else:
            names = [first]
        found = module
        for name in names:
            if name != "*":
                assert hasattr(found, name), f"{mention} is not there"
                found = getattr(found, name)
    for test in row[3].split(", "):
        assert test == "contract" or (BOOK if test == "book" else HERE / f"{test}.py").is_file(), test


def test_every_section_has_a_row() -> None:
    told = " ".join(row[0] for row in ROWS)
    sections = [
        "2.1",
        "2.2",
        "2.3",
        "2.4",
        "2.5",
        "2.6",
        "3.0",
        "3.1.1",
        "3.5",
        "4.1.1",
        "4.1.2",
        "4.1.3",
        "4.1.4",
        "4.1.5",
        "5.2",
    ]
    sections += ["5.3.1", "5.3.2", "5.3.8", "5.3.9", "5.3.10", "5.3.11", "5.3.12", "5.4", "5.6", "5.7", "6.1", "6.2.1"]
    sections += ["6.2.2", "6.2.3", "6.2.4", "6.2.5", "6.2.6", "7.1", "7.2", "7.3", "7.4", "8.1", "8.2", "8.3", "9.0"]
    sections += ["10.0", "11.1", "11.2", "12.1", "12.2", "13.1", "13.2", "13.3"]
    assert [section for section in sections if section not in told] == []
