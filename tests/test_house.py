"""The rule of the house (``tools/import_rule.py``): the house keeps it, and what breaks it is found."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from runpy import run_path

import pytest

RULE = Path(__file__).parents[1] / "tools" / "import_rule.py"
violations = run_path(str(RULE))["violations"]


def run(*arguments: Path) -> subprocess.CompletedProcess[str]:
    """The tool itself, as ``make check`` runs it."""
    command = [sys.executable, str(RULE), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def found(folder: Path, path: str, text: str) -> list[str]:
    """What is found in a house with one file in it."""
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return [str(violation) for violation in violations(folder)]


def test_the_house_keeps_its_rule() -> None:
    result = run()
    assert (result.stdout, result.stderr, result.returncode) == ("", "", 0)


def test_the_tool_says_file_line_and_sentence_and_fails(tmp_path: Path) -> None:
    found(tmp_path, "games/ddf/rules/punts.py", "import random\n")
    result = run(tmp_path)
    sentence = "games must not import random: chance and the world come only through the table."
    assert result.stdout == f"{tmp_path}/games/ddf/rules/punts.py:1: {sentence}\n"
    assert result.returncode == 1


AGAINST = [
    ("table/live.py", "from fieldhouse.gridiron.cells import cell", "table must not import gridiron"),
    ("table/live.py", "import fieldhouse.games.ddf.game", "table must not import games"),
    ("gridiron/field.py", "from fieldhouse import catalog", "gridiron must not import catalog"),
    ("gridiron/field.py", "from fieldhouse.games import ddf", "gridiron must not import games"),
    ("games/ddf/game.py", "from fieldhouse.library import load_team", "games must not import library"),
    ("games/ddf/coach.py", "from fieldhouse import seats", "games must not import seats"),
    ("games/ddf/rules/punts.py", "from ....cli import main", "games must not import cli"),
    ("games/ddf/rules/punts.py", "def f():\n from fieldhouse.store import saved", "games must not import store"),
    ("games/ddf/rules/punts.py", "from fieldhouse.games.lords import model", "The game ddf must not import lords"),
    ("games/ddf/rules/punts.py", "from fieldhouse.games import lords", "The game ddf must not import lords"),
    ("games/ddf/rules/punts.py", "from ...lords import model", "The game ddf must not import lords"),
    ("library/__init__.py", "from fieldhouse.catalog import game", "library must not import catalog"),
    ("builders/nfl.py", "from fieldhouse.batch.run import run", "builders must not import batch"),
    ("catalog.py", "from fieldhouse.store import saved", "catalog must not import store"),
    ("store/saved.py", "from fieldhouse.leagues import ledger", "store must not import leagues"),
    ("store/saved.py", "from fieldhouse.seasons import season", "store must not import seasons"),
    ("batch/run.py", "from fieldhouse.seasons import season", "batch must not import seasons"),
    ("builders/nfl.py", "from fieldhouse.seasons import season", "builders must not import seasons"),
    ("web/app.py", "from fieldhouse.builders import nfl", "web must not import builders"),
    ("seats/terminal.py", "from fieldhouse.cli import main", "seats must not import cli"),
    ("web/app.py", "from fieldhouse.cli import main", "web must not import cli"),
    ("attic/box.py", "", "The import rule knows no part 'attic' of the house"),
    *(
        (path, f"import {module}", f"must not import {module}: chance and the world")
        for path in ("games/ddf/rules/punts.py", "games/ddf/state.py", "gridiron/field.py")
        for module in ("random", "time", "os", "datetime", "asyncio", "secrets", "uuid")
    ),
    ("games/ddf/rules/punts.py", "from os.path import join", "must not import os"),
    ("games/ddf/rules/punts.py", "from random import random as chance", "must not import random"),
]


@pytest.mark.parametrize(("path", "text", "sentence"), AGAINST)
def test_an_import_against_the_rule_is_found(tmp_path: Path, path: str, text: str, sentence: str) -> None:
    (violation,) = found(tmp_path, path, text)
    line = text.count("\n") + 1
    assert violation.startswith(f"{tmp_path / path}:{line}: ")
    assert sentence in violation


@pytest.mark.parametrize(
    "text",
    [
        "for seat in {0, 1}: pass",
        "for seat in set((0, 1)): pass",
        "for seat in {0, 1} | other: pass",
        "seats = [seat for seat in frozenset(found)]",
        "seats = {seat: 1 for seat in {seat for seat in found}}",
        "seats = {0, 1}; x = [seat for seat in seats]",
        "seats: set[int] = found(); x = list(seats)",
        "def f(seats: frozenset[int]): return tuple(seats)",
        "x = [*{0, 1}]",
        "x = ', '.join({'a', 'b'})",
        "x = first(*{0, 1})",
    ],
)
def test_iteration_over_a_set_is_found(tmp_path: Path, text: str) -> None:
    for index, path in enumerate(("games/ddf/rules/punts.py", "games/ddf/game.py", "gridiron/field.py")):
        (violation,) = found(tmp_path / str(index), path, f"found = other = ()\n{text}")
        assert ":2: The order of a set differs between machines" in violation


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("games/ddf/rules/punts.py", "for seat in sorted({0, 1}): pass"),
        ("games/ddf/rules/punts.py", "seats = {0, 1}\nis_in = 1 in seats\nboth = {*seats, 2}\ncount = len(seats)"),
        ("games/ddf/rules/punts.py", "def f():\n x = {1}\n return x\ndef g(x):\n return list(x)"),
        ("games/ddf/rules/punts.py", "from fieldhouse.games.ddf.model import DRAW\nfrom ..state import Game"),
        ("games/ddf/rules/punts.py", "import operator\nfrom fieldhouse.gridiron import dice"),
        ("library/__init__.py", "import os\nfor name in {1, 2}: pass\nfrom fieldhouse.games.ddf import charts"),
        ("store/saved.py", "import os, datetime\nfrom fieldhouse import catalog"),
        ("cli/main.py", "from fieldhouse import web, catalog, games"),
        ("__init__.py", "from fieldhouse.catalog import game"),
    ],
)
def test_what_the_rule_allows_is_let_pass(tmp_path: Path, path: str, text: str) -> None:
    assert found(tmp_path, path, text) == []
