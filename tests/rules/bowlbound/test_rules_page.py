"""RULES.md tells the truth: every function and test of its tables exists, and every ruling it refers to."""

from __future__ import annotations

import re

import pytest

import fieldhouse.games.bowlbound as bowlbound
from fieldhouse.games.bowlbound.options import HELP, WORDS, Options
from rules_page import NAME, assert_functions_exist, assert_tests_exist, page_of, rulings_of, written_tests

PAGE = page_of(bowlbound)
ROW = re.compile(r"^\| ([\w-]+) \| ([SLH]) \| (.+) \| (`.+`) \| (`.+`) \|$", re.MULTILINE)
ROWS = {f"{section} ({index})": (rule, NAME.findall(functions), NAME.findall(tests))
        for index, (section, _, rule, functions, tests) in enumerate(ROW.findall(PAGE))}  # fmt: skip
WRITTEN = written_tests(*(f"{kind}/bowlbound/test_*.py" for kind in ("examples", "rules", "coaching")))


def test_every_row_is_read() -> None:
    lines = [line for line in PAGE.splitlines() if re.match(r"\| [\w-]+ \| [SLH] \|", line)]
    assert len(lines) == len(ROWS) > 75


@pytest.mark.parametrize("rule", ROWS)
def test_functions_exist(rule: str) -> None:
    assert_functions_exist(ROWS[rule][1], bowlbound, "gridiron")


@pytest.mark.parametrize("rule", ROWS)
def test_tests_exist(rule: str) -> None:
    assert_tests_exist(ROWS[rule][2], WRITTEN)


def test_rulings_that_rules_refer_to_exist() -> None:
    given, referred_to = rulings_of(PAGE)
    assert given == [f"R{number}" for number in range(1, len(given) + 1)]
    assert referred_to <= set(given)


def test_every_option_is_on_the_page_and_has_help() -> None:
    names = list(Options.__dataclass_fields__)
    assert list(HELP) == names
    assert set(WORDS) <= set(names)
    assert [name for name in names if f"`{name}" not in PAGE] == []
