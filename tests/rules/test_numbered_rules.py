"""RULES.md tells the truth: every numbered rule has its row, and every function and test of the table exists."""

from __future__ import annotations

import re
from types import ModuleType
from typing import NamedTuple

import pytest

import fieldhouse.games.ddf as ddf
import fieldhouse.games.fool as fool
from rules_page import NAME, assert_functions_exist, assert_tests_exist, page_of, rulings_of, written_tests

RULE = re.compile(r"^(\d+\.[\w.]+) \*\*[SLOH]\*\* ", re.MULTILINE)
ROW = re.compile(r"^\| (\d+\.[\w.]+) \| (.+) \| (.+) \|$", re.MULTILINE)


class Promise(NamedTuple):
    """A game, the other part of the house that its rules stand in, where its tests are, and how many rules at least."""

    game: ModuleType
    elsewhere: str
    tests: tuple[str, ...]
    rules: int


PROMISES = {
    "ddf": Promise(ddf, "gridiron", ("examples/ddf/test_*.py", "rules/ddf/test_*.py", "coaching/ddf/test_*.py"), 60),
    "fool": Promise(fool, "leagues", ("rules/fool/test_*.py", "leagues/test_*.py"), 50),
}
PAGES = {name: page_of(promise.game) for name, promise in PROMISES.items()}
WRITTEN = {name: written_tests(*promise.tests) for name, promise in PROMISES.items()}
ROWS = [
    pytest.param(name, NAME.findall(functions), NAME.findall(tests), id=f"{name}-{rule}")
    for name, page in PAGES.items()
    for rule, functions, tests in ROW.findall(page)
]


@pytest.mark.parametrize("name", PROMISES)
def test_every_rule_has_a_row_and_every_row_a_rule(name: str) -> None:
    rules = RULE.findall(PAGES[name])
    assert rules == [rule for rule, _, _ in ROW.findall(PAGES[name])]
    assert len(set(rules)) == len(rules) > PROMISES[name].rules


@pytest.mark.parametrize(("name", "functions", "tests"), ROWS)
def test_functions_and_tests_of_a_rule_exist(name: str, functions: list[str], tests: list[str]) -> None:
    assert_functions_exist(functions, PROMISES[name].game, PROMISES[name].elsewhere)
    assert_tests_exist(tests, WRITTEN[name])


@pytest.mark.parametrize("name", PROMISES)
def test_rulings_that_rules_refer_to_exist(name: str) -> None:
    given, referred_to = rulings_of(PAGES[name])
    assert given == [f"R{number}" for number in range(1, len(given) + 1)]
    assert referred_to <= set(given)
