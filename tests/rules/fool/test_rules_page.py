"""RULES.md tells the truth: every rule has its row, and every function and test of the table exists."""

from __future__ import annotations

import ast
import importlib
import re
from pathlib import Path

import pytest

import fieldhouse.games.fool as fool

PAGE = (Path(fool.__file__).parent / "RULES.md").read_text(encoding="utf-8")
TESTS = Path(__file__).parents[2]
RULE = re.compile(r"^(\d+\.[\w.]+) \*\*[SOH]\*\* ", re.MULTILINE)
ROW = re.compile(r"^\| (\d+\.[\w.]+) \| (.+) \| (.+) \|$", re.MULTILINE)
NAME = re.compile(r"`([\w.*]+)`")
ROWS = {rule: (NAME.findall(functions), NAME.findall(tests)) for rule, functions, tests in ROW.findall(PAGE)}


def written_tests() -> set[str]:
    names: set[str] = set()
    for path in (*TESTS.glob("rules/fool/test_*.py"), *TESTS.glob("leagues/test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names |= {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test")}
    return names


WRITTEN = written_tests()


def test_every_rule_has_a_row_and_every_row_a_rule() -> None:
    rules = RULE.findall(PAGE)
    assert rules == list(ROWS)
    assert len(rules) > 50


@pytest.mark.parametrize("rule", ROWS)
def test_functions_exist(rule: str) -> None:
    functions, _ = ROWS[rule]
    assert functions
    for name in functions:
        module, _, attribute = name.rpartition(".")
        home = "fieldhouse" if name.startswith("leagues.") else "fieldhouse.games.fool"
        assert hasattr(importlib.import_module(f"{home}.{module}"), attribute), name


@pytest.mark.parametrize("rule", ROWS)
def test_tests_exist(rule: str) -> None:
    _, tests = ROWS[rule]
    assert tests
    for name in tests:
        if name.endswith("*"):
            assert any(test.startswith(name[:-1]) for test in WRITTEN), name
        else:
            assert name in WRITTEN, name


def test_rulings_that_rules_refer_to_exist() -> None:
    rules, _, rulings = PAGE.partition("## Rulings")
    given = re.findall(r"^\| (R\d+) \|", rulings, re.MULTILINE)
    assert given == [f"R{number}" for number in range(1, len(given) + 1)]
    assert set(re.findall(r"\bR\d+\b", rules)) - {"R2"} <= set(given)
