"""RULES.md tells the truth: every rule has its row, and every function and test of the table exists."""

from __future__ import annotations

import re

import pytest

import fieldhouse.games.ddf as ddf
from rules_page import NAME, assert_functions_exist, assert_tests_exist, page_of, rulings_of, written_tests

PAGE = page_of(ddf)
RULE = re.compile(r"^(\d+\.\d+) \*\*[SLH]\*\* ", re.MULTILINE)
ROW = re.compile(r"^\| (\d+\.\d+) \| (.+) \| (.+) \|$", re.MULTILINE)
ROWS = {rule: (NAME.findall(functions), NAME.findall(tests)) for rule, functions, tests in ROW.findall(PAGE)}
WRITTEN = written_tests("examples/ddf/test_*.py", "rules/ddf/test_*.py")


def test_every_rule_has_a_row_and_every_row_a_rule() -> None:
    rules = RULE.findall(PAGE)
    assert rules == list(ROWS)
    assert len(rules) > 60


@pytest.mark.parametrize("rule", ROWS)
def test_functions_exist(rule: str) -> None:
    assert_functions_exist(ROWS[rule][0], ddf, "gridiron")


@pytest.mark.parametrize("rule", ROWS)
def test_tests_exist(rule: str) -> None:
    assert_tests_exist(ROWS[rule][1], WRITTEN)


def test_rulings_that_rules_refer_to_exist() -> None:
    given, referred_to = rulings_of(PAGE)
    assert given == [f"R{number}" for number in range(1, len(given) + 1)]
    assert referred_to <= set(given)
