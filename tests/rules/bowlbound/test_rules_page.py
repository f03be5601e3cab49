"""RULES.md tells the truth: every function and test of its tables exists, and every ruling it refers to."""

from __future__ import annotations

import ast
import importlib
import re
from pathlib import Path

import pytest

import fieldhouse.games.bowlbound as bowlbound
from fieldhouse.games.bowlbound.options import HELP, WORDS, Options

PAGE = (Path(bowlbound.__file__).parent / "RULES.md").read_text(encoding="utf-8")
TESTS = Path(__file__).parents[2]
ROW = re.compile(r"^\| ([\w-]+) \| ([SLH]) \| (.+) \| (`.+`) \| (`.+`) \|$", re.MULTILINE)
NAME = re.compile(r"`([\w.*]+)`")
ROWS = {f"{section} ({at})": (rule, NAME.findall(functions), NAME.findall(tests))
        for at, (section, _, rule, functions, tests) in enumerate(ROW.findall(PAGE))}  # fmt: skip


def written_tests() -> set[str]:
    names: set[str] = set()
    for path in (*TESTS.glob("examples/bowlbound/test_*.py"), *TESTS.glob("rules/bowlbound/test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names |= {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test")}
    return names


WRITTEN = written_tests()


def test_every_row_is_read() -> None:
    lines = [line for line in PAGE.splitlines() if re.match(r"\| [\w-]+ \| [SLH] \|", line)]
    assert len(lines) == len(ROWS) > 75


@pytest.mark.parametrize("rule", ROWS)
def test_functions_exist(rule: str) -> None:
    for name in ROWS[rule][1]:
        module, _, attribute = name.rpartition(".")
        home = "fieldhouse" if name.startswith("gridiron.") else "fieldhouse.games.bowlbound"
        assert hasattr(importlib.import_module(f"{home}.{module}"), attribute), name


@pytest.mark.parametrize("rule", ROWS)
def test_tests_exist(rule: str) -> None:
    for name in ROWS[rule][2]:
        if name.endswith("*"):
            assert any(test.startswith(name[:-1]) for test in WRITTEN), name
        else:
            assert name in WRITTEN, name


def test_rulings_that_rules_refer_to_exist() -> None:
    rules, _, rulings = PAGE.partition("## Rulings")
    given = re.findall(r"^\| (R\d+) \|", rulings, re.MULTILINE)
    assert given == [f"R{number}" for number in range(1, len(given) + 1)]
    assert set(re.findall(r"\bR\d+\b", rules)) <= set(given)


def test_every_option_is_on_the_page_and_has_help() -> None:
    names = list(Options.__dataclass_fields__)
    assert list(HELP) == names
    assert set(WORDS) <= set(names)
    assert [name for name in names if f"`{name}" not in PAGE] == []
