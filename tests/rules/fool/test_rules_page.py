"""RULES.md tells the truth: every rule has its row, and every function and test of the table exists."""

from __future__ import annotations

import re

import pytest

import fieldhouse.games.fool as fool
from rules_page import NAME, assert_functions_exist, assert_tests_exist, page_of, rulings_of, written_tests

PAGE = page_of(fool)
RULE = re.compile(r"^(\d+\.[\w.]+) \*\*[SOH]\*\* ", re.MULTILINE)
ROW = re.compile(r"^\| (\d+\.[\w.]+) \| (.+) \| (.+) \|$", re.MULTILINE)
ROWS = {rule: (NAME.findall(functions), NAME.findall(tests)) for rule, functions, tests in ROW.findall(PAGE)}
WRITTEN = written_tests("rules/fool/test_*.py", "leagues/test_*.py")


def test_every_rule_has_a_row_and_every_row_a_rule() -> None:
    rules = RULE.findall(PAGE)
    assert rules == list(ROWS)
    assert len(rules) > 50


@pytest.mark.parametrize("rule", ROWS)
def test_functions_exist(rule: str) -> None:
    assert_functions_exist(ROWS[rule][0], fool, "leagues")


@pytest.mark.parametrize("rule", ROWS)
def test_tests_exist(rule: str) -> None:
    assert_tests_exist(ROWS[rule][1], WRITTEN)


def test_rulings_that_rules_refer_to_exist() -> None:
    given, referred_to = rulings_of(PAGE)
    assert given == [f"R{number}" for number in range(1, len(given) + 1)]
    assert referred_to <= set(given)
