"""Which modules the compiled engine is made of, and when it is not made."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tools.compiled import (
    COMMANDS,
    GROUPS,
    NO_COMPILER,
    OF_A_GAME,
    PACKAGE,
    PLAIN,
    ROOT,
    keep,
    main,
    recipe,
    sources,
    why_plain,
)

from fieldhouse.games.fool import commands


@pytest.mark.parametrize("group", GROUPS)
def test_every_module_named_is_there_and_belongs_to_one_library(group: str) -> None:
    mine = sources(group)
    assert mine and all((ROOT / name).is_file() for name in mine)
    others = {name for other in GROUPS if other != group for name in sources(other)}
    assert not others & set(mine)


@pytest.mark.parametrize("pattern", OF_A_GAME)
def test_every_pattern_finds_something(pattern: str) -> None:
    assert list((ROOT / PACKAGE / "games").glob(f"*/{pattern}"))


@pytest.mark.parametrize("room", ["pages", "charts", "cards"])
def test_what_people_read_stays_plain(room: str) -> None:
    assert not any(f"/{room}/" in name for group in GROUPS for name in sources(group))


def test_what_owners_command_stays_plain() -> None:
    """It is read by signatures and docstrings, which a compiled function does not keep."""
    rules = {rule.__module__ for rule in commands.COMMANDS.values()}
    compiled = {name.removeprefix("src/").removesuffix(".py").replace("/", ".") for name in sources("fool")}
    assert not rules & compiled
    assert {f"fieldhouse.{name.removesuffix('.py').replace('/', '.')}" for name in COMMANDS} < rules


def test_it_is_plain_where_it_is_told_to_be_or_no_compiler_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(PLAIN, raising=False)
    monkeypatch.setenv("CC", "no-such-compiler -pthread")
    assert why_plain() == "there was no C compiler (no-such-compiler)"
    monkeypatch.setenv(PLAIN, "1")
    assert why_plain() == "FIELDHOUSE_PLAIN was set"


def test_the_command_then_says_so_in_a_line_and_makes_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(PLAIN, "1")
    monkeypatch.setattr("sys.argv", ["tools.compiled", str(tmp_path / "fast")])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == NO_COMPILER
    assert capsys.readouterr().out == "The engine was not compiled: FIELDHOUSE_PLAIN was set.\n"
    assert not (tmp_path / "fast").exists()


def recipe_of(folder: Path, code: str, header: str, level: str) -> str:
    for name, text in (("game.c", code), ("core.h", header)):
        (folder / name).write_text(text, encoding="utf-8")
    return recipe("game", [str(folder / "game.c"), str(folder / "core.h")], level)


def test_a_library_is_made_again_if_its_code_or_a_header_or_the_level_has_changed(tmp_path: Path) -> None:
    given = [("x", "y", "1"), ("z", "y", "1"), ("x", "z", "1"), ("x", "y", "2"), ("x", "y", "1")]
    *recipes, again = (recipe_of(tmp_path, *each) for each in given)
    assert len(set(recipes)) == 4
    assert again == recipes[0]


def test_a_library_is_kept_when_it_was_made_and_comes_back_when_it_is_wanted(tmp_path: Path) -> None:
    made, kept, wanted = tmp_path / "new" / "game.so", tmp_path / "kept" / "recipe.so", tmp_path / "next" / "game.so"
    made.parent.mkdir()
    made.write_bytes(b"machine code")
    keep(made, kept)
    keep(wanted, kept)
    assert kept.read_bytes() == wanted.read_bytes() == b"machine code"


SUBCLASSED = "allow_interpreted_subclasses"
INTERPRETED = ("NamedTuple", "Protocol", "Enum", "IntEnum", "Exception", "TypedDict")
"""Classes with one of these bases stay Python's own in a compiled module."""


def tree_of(name: str) -> ast.Module:
    return ast.parse((ROOT / name).read_text(encoding="utf-8"))


def classes_of(name: str) -> list[ast.ClassDef]:
    return [node for node in tree_of(name).body if isinstance(node, ast.ClassDef)]


def imported_from(name: str) -> dict[str, str]:
    """The names a module imports, each with the file it comes from."""
    return {
        alias.asname or alias.name: f"src/{node.module.replace('.', '/')}.py"
        for node in ast.walk(tree_of(name)) if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }  # fmt: skip


def bases_of(node: ast.ClassDef) -> set[str]:
    """Without what they are generic over."""
    return {ast.unparse(base).partition("[")[0] for base in node.bases}


def test_a_plain_class_stands_only_on_compiled_ones_that_allow_it() -> None:
    """Else Python refuses to make one: a league's scoresheet could not be made where the engine was compiled."""
    compiled = {name for group in GROUPS for name in sources(group)}
    closed = {
        (name, node.name)
        for name in compiled
        for node in classes_of(name)
        if SUBCLASSED not in "".join(map(ast.unparse, node.decorator_list)) and not bases_of(node) & set(INTERPRETED)
    }
    assert closed
    plain = {str(path.relative_to(ROOT)) for path in (ROOT / PACKAGE).rglob("*.py")} - compiled
    faults = [
        f"{name}: {node.name} stands on {base}"
        for name in sorted(plain)
        for node in classes_of(name)
        for base in bases_of(node)
        if (imported_from(name).get(base), base) in closed
    ]
    assert not faults


def test_no_tuple_of_real_numbers_is_final_by_its_length() -> None:
    """The compiler takes one for a name that was never set: it is a sequence, ``Final[tuple[float, ...]]``."""
    found = [
        f"{source}:{line.lineno}"
        for group in GROUPS
        for source in sources(group)
        for line in ast.parse((ROOT / source).read_text(encoding="utf-8")).body
        if isinstance(line, ast.AnnAssign)
        and ast.unparse(line.annotation) == "Final"
        and isinstance(line.value, ast.Tuple)
        and any(isinstance(each, ast.Constant) and isinstance(each.value, float) for each in ast.walk(line.value))
    ]
    assert not found
