"""Habits of the tests themselves: what they share stands beside them, and none of them holds a watch."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.drawn_functions import SOURCE, functions

ROOT = Path(__file__).parents[1]
LONGEST = 300
LONGEST_SILENT = 2
"""Lines of a function that may do without a docstring."""
LOOKED_AT = ("tests", "tools", "bench", "examples")
WATCHES = ("perf_counter", "perf_counter_ns", "process_time", "process_time_ns", "thread_time", "timeit")
CLOCKS = ("monotonic", "monotonic_ns", "time", "time_ns", *WATCHES)


def taken_from_tests(tree: ast.Module) -> Iterator[str]:
    """Modules of tests that something is imported from: such things belong into a module that is no test."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            named = [node.module or "", *(alias.name for alias in node.names)]
        elif isinstance(node, ast.Import):
            named = [alias.name for alias in node.names]
        else:
            continue
        yield from (name for name in named if name.rpartition(".")[2].startswith("test_"))


def timed(tree: ast.Module) -> Iterator[str]:
    """Stop-watches, and clocks that an assertion reads: how long a thing takes is the machine's affair."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assert):
            yield from (name for name in _names(node) if name in CLOCKS)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            yield from (alias.name for alias in node.names if alias.name in WATCHES)


def _names(node: ast.AST) -> Iterator[str]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Call):
            yield inner.func.attr if isinstance(inner.func, ast.Attribute) else getattr(inner.func, "id", "")


def read(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def test_nothing_is_imported_from_a_test() -> None:
    files = [path for folder in LOOKED_AT for path in (ROOT / folder).rglob("*.py")]
    assert files
    assert {str(path.relative_to(ROOT)): found for path in files if (found := list(taken_from_tests(read(path))))} == {}


def test_no_file_of_the_source_is_longer_than_a_chapter() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in (ROOT / "src").rglob("*.py")}
    assert {str(path.relative_to(ROOT)): length for path, length in lengths.items() if length >= LONGEST} == {}


def test_a_function_of_three_lines_says_what_it_does() -> None:
    silent = [
        f"{each.path.relative_to(SOURCE)}:{each.node.lineno} {each.name}"
        for each in functions(SOURCE)
        if ast.get_docstring(each.node) is None and not each.node.name.startswith("__")
        if (each.node.end_lineno or 0) - each.node.body[0].lineno >= LONGEST_SILENT
    ]
    assert silent == []


def test_no_test_asserts_a_time() -> None:
    files = list((ROOT / "tests").rglob("*.py"))
    assert {str(path.relative_to(ROOT)): found for path in files if (found := list(timed(read(path))))} == {}


@pytest.mark.parametrize(
    "text", ["from web.test_limits import ALONE", "from web import test_limits", "import web.test_limits as limits"]
)
def test_an_import_from_a_test_is_found(text: str) -> None:
    assert list(taken_from_tests(ast.parse(text)))


@pytest.mark.parametrize(
    "text",
    ["from time import perf_counter", "import timeit", "assert time.monotonic() - begun < 2", "assert time() < 9"],
)
def test_a_time_that_is_asserted_is_found(text: str) -> None:
    assert list(timed(ast.parse(text)))


@pytest.mark.parametrize("text", ["from web.playing import test", "until = time.monotonic() + 5", "import time"])
def test_what_is_allowed_is_let_pass(text: str) -> None:
    tree = ast.parse(text)
    assert not list(timed(tree)) and not list(taken_from_tests(tree))


def test_what_runs_before_a_commit_is_what_make_check_runs() -> None:
    assert "entry: make check\n" in (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\ncheck:")[2].partition("\n\n")[0]
    effects = ("tools.table_effects", "tools.world_effects", "tools.given_effects")
    rules = ("tools/import_rule.py", *effects, "tools.imperatives", "tools.refusals")
    for tool in ("ruff check .", "ruff format --check", "mypy", *rules):
        assert tool in recipe
