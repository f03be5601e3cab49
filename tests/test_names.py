"""Names: what engineers and statisticians have a word for bears it, and the words of the house are in the glossary."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "fieldhouse"
BETTER = {
    "felt": "table_view", "hall": "rooms", "moments": "snapshot", "dealt": "a definition", "desk": "a service",
    "office": "a service", "witness": "recorder", "bending": "column_adjust", "pigeonhole": "call_buckets",
    "keeps_still": "never_objects", "ask_for_objections": "can_skip_objections", "forgets": "reuses_notes",
    "lay_out": "answers", "screws": "offsets", "gates": "tolerances", "trims": "offsets", "game_book": "statistics",
    "individuals": "player_statistics", "told": "what it is", "cast": "matchup", "worth": "points, value or utility",
}  # fmt: skip
"""What a stranger stumbled over, and the word that everybody knows."""
VAGUE = ("LATE", "NOTHING", "PLAIN", "POINTS")
"""Constants that must say of what."""
MOST_MODULES = 3
PARTICIPLE = re.compile(r"_?[a-z]{2,}[^e]ed(_out|_on|_off)?")


def defined(tree: ast.Module) -> Iterator[str]:
    """What a module defines: its functions, classes and constants, not the attributes of the book's own records."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name))


@pytest.fixture(scope="module")
def names() -> dict[Path, set[str]]:
    return {path: set(defined(ast.parse(path.read_text(encoding="utf-8")))) for path in SOURCE.rglob("*.py")}


@pytest.mark.parametrize("old", BETTER)
def test_an_old_name_is_gone(old: str, names: dict[Path, set[str]]) -> None:
    found = [path for path in names if path.stem == old]
    found += [path for path, inside in names.items() if {old, old.capitalize()} & inside]
    assert not found, f"better: {BETTER[old]}"


@pytest.mark.parametrize("word", VAGUE)
def test_a_vague_constant_says_of_what(word: str, names: dict[Path, set[str]]) -> None:
    assert len([path for path, inside in names.items() if word in inside]) <= MOST_MODULES


@pytest.mark.parametrize("word", ("Field", "League", "Line", "Sheet", "Throw", "WinLoss"))
def test_a_general_word_is_the_name_of_one_thing(word: str, names: dict[Path, set[str]]) -> None:
    found = [path.relative_to(SOURCE) for path, inside in names.items() if word in inside]
    assert len(found) <= 1, f"say which: {found}"


def test_loops_do_not_count_at(names: dict[Path, set[str]]) -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{node.target.lineno}"
        for path in names
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.For | ast.comprehension)
        if any(isinstance(name, ast.Name) and name.id == "at" for name in ast.walk(node.target))
    ]
    assert not found, "better: index, or what is counted"


def test_a_participle_returns_the_changed_thing(names: dict[Path, set[str]]) -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{node.lineno} {node.name}"
        for path in names
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and PARTICIPLE.fullmatch(node.name)
        if node.returns is not None and ast.unparse(node.returns) == "None"
    ]
    assert not found, "what changes the thing it is given is named by an imperative"


def test_every_module_says_what_it_is(names: dict[Path, set[str]]) -> None:
    silent = [path for path in names if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))]
    assert not silent


def glossary() -> list[str]:
    rows = re.findall(r"^\| ([^|]+) \|", (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"), re.MULTILINE)
    return [word.strip() for row in rows[1:] for word in row.split(",")]


ROOMS = sorted(path.name for path in SOURCE.iterdir() if path.is_dir() and (path / "__init__.py").is_file())
SHARED = sorted(path.stem for room in ("table", "gridiron") for path in (SOURCE / room).glob("[a-z]*.py"))
PLAIN_ENGLISH = {
    "columns", "definition", "dice", "engine", "exact", "field", "game", "leagues", "live", "names", "numbers", "odds",
    "options", "outcome", "phases", "play", "question", "scoreboard", "script", "session", "store", "sums", "words",
    "in_colour", "odds_page", "plain_json", "web", "cli", "kicking", "bounded",
    "games", "dice_ranges", "chart_values", "late_game",
}  # fmt: skip
"""Names that say themselves to whoever knows football or Python."""


@pytest.mark.parametrize("name", sorted({*ROOMS, *SHARED} - PLAIN_ENGLISH))
def test_rooms_and_what_games_share_are_in_the_glossary(name: str) -> None:
    known = {word.lower().replace(" ", "_").removesuffix("s") for word in glossary()}
    assert name.removesuffix("s") in known, "explain it in docs/glossary.md"
