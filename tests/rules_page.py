"""What a game's RULES.md promises: the functions and the tests that it names exist."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

TESTS = Path(__file__).parent
NAME = re.compile(r"`([\w.*]+)`")


def page_of(game: ModuleType) -> str:
    return (Path(game.__path__[0]) / "RULES.md").read_text(encoding="utf-8")


def written_tests(*patterns: str) -> set[str]:
    """The names of all tests in the files of these patterns."""
    names: set[str] = set()
    for path in (path for pattern in patterns for path in TESTS.glob(pattern)):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names |= {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test")}
    return names


def assert_functions_exist(names: Iterable[str], game: ModuleType, elsewhere: str) -> None:
    """Each is a function of the *game*, or of the part of the house that its name begins with."""
    assert names
    for name in names:
        module, _, attribute = name.rpartition(".")
        home = "fieldhouse" if name.startswith(f"{elsewhere}.") else game.__name__
        assert hasattr(importlib.import_module(f"{home}.{module}"), attribute), name


def assert_tests_exist(names: Iterable[str], written: set[str]) -> None:
    """Each is a test, or with a star the beginning of some."""
    assert names
    for name in names:
        if name.endswith("*"):
            assert any(test.startswith(name[:-1]) for test in written), name
        else:
            assert name in written, name


def rulings_of(page: str) -> tuple[list[str], set[str]]:
    """The numbers of the rulings, and those that the rules before them refer to."""
    rules, _, rulings = page.partition("## Rulings")
    return re.findall(r"^\| (R\d+) \|", rulings, re.MULTILINE), set(re.findall(r"\bR\d+\b", rules))
