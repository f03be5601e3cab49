"""The rule of the house: imports run one way, and rules know neither chance nor the world.

    python tools/import_rule.py [FOLDER]

Every violation is a line ``file:line: sentence``. Two things are looked for in the package's source:

* an import against the direction of the house (``MAY_IMPORT``), or from one game into another;
* in ``games`` and ``gridiron``, a module that brings in chance or the world, and iteration over a set, whose order is
  not the same on every machine.

What a function of these may want of the table is looked after by ``tools/table_effects.py``.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

PACKAGE: Final = "fieldhouse"
SOURCE: Final = Path(__file__).parents[1] / "src" / PACKAGE

HOUSE: Final = (
    "table", "gridiron", "games", "library", "export", "catalog", "store", "batch", "seasons", "leagues", "printing",
    "seats", "envs", "public", "web", "cli",
)  # fmt: skip
"""The parts of the house, bottom first: each may import those before it."""
MAY_IMPORT: Final = {part: frozenset(HOUSE[: index + 1]) for index, part in enumerate(HOUSE)} | {
    "builders": frozenset({"table", "gridiron", "games", "library", "export", "builders"}),
    "cli": frozenset({*HOUSE, "builders"}),
}
"""Which parts of the house a part may import; builders are a workshop of their own, which only the terminal opens."""

STRICT: Final = ("games", "gridiron")
CHANCE_AND_WORLD: Final = ("random", "time", "os", "datetime", "asyncio", "secrets", "uuid")
READS_IN_ORDER: Final = ("list", "tuple", "iter", "enumerate", "zip", "map", "filter", "join", "extend", "fromkeys")
"""Calls that keep the order of what they are given."""


class Violation(NamedTuple):
    path: Path
    line: int
    sentence: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.sentence}"


def violations(source: Path) -> Iterator[Violation]:
    """All violations in the package at *source*."""
    for path in sorted(source.rglob("*.py")):
        home = path.relative_to(source).with_suffix("").parts
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for line, sentence in _faults(tree, home):
            yield Violation(path, line, sentence)


def _faults(tree: ast.Module, home: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    part = home[0]
    if part not in MAY_IMPORT and part != "__init__":
        yield 1, f"The import rule knows no part {part!r} of the house; add it to MAY_IMPORT in tools/import_rule.py."
        return
    for line, module in _imports(tree, home):
        yield from ((line, sentence) for sentence in _import_faults(module, home))
    if part in STRICT:
        for line in _set_iterations(tree):
            yield line, "The order of a set differs between machines: iterate over a sequence, or over sorted()."


# Imports


def _imports(tree: ast.Module, home: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """Every module imported, by its full name; for ``from a import b`` it is ``a.b``, which may be a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [node.module] if node.module else []
            if node.level:
                base = [PACKAGE, *home[: len(home) - node.level], *base]
            yield from ((node.lineno, ".".join([*base, alias.name])) for alias in node.names)


def _import_faults(module: str, home: tuple[str, ...]) -> Iterator[str]:
    names = module.split(".")
    part = home[0]
    if names[0] in CHANCE_AND_WORLD and part in STRICT:
        yield f"{part} must not import {names[0]}: chance and the world come only through the table."
    if names[0] != PACKAGE or len(names) < 2 or part == "__init__":
        return
    target = names[1]
    if target in MAY_IMPORT and target not in MAY_IMPORT[part]:
        yield f"{part} must not import {target}: imports run the other way."
    elif part == target == "games" and len(names) > 2 and len(home) > 2 and names[2] != home[1]:
        yield f"The game {home[1]} must not import {names[2]}: what games share belongs into gridiron or table."


# Sets


def _set_iterations(tree: ast.Module) -> Iterator[int]:
    """The lines where a set is iterated over, or handed to something that keeps its order."""
    known = set(_set_names(tree))
    for scope in ast.walk(tree):
        if isinstance(scope, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names = known.union(_set_names(scope))
            for node in _own_nodes(scope):
                yield from (read.lineno for read in _read_in_order(node) if _is_set(read, names))


def _own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a scope without those of the functions and classes inside it."""
    for node in ast.iter_child_nodes(scope):
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from _own_nodes(node)


def _set_names(scope: ast.AST) -> Iterator[str]:
    """Names that a scope binds to a set."""
    for node in _own_nodes(scope):
        if isinstance(node, ast.Assign) and _is_set(node.value, set()):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            if _is_set_type(node.annotation) or (node.value and _is_set(node.value, set())):
                yield node.target.id
        elif isinstance(node, ast.arg) and node.annotation and _is_set_type(node.annotation):
            yield node.arg


def _read_in_order(node: ast.AST) -> list[ast.expr]:
    """What this node iterates over."""
    if isinstance(node, ast.For | ast.AsyncFor | ast.comprehension):
        return [node.iter]
    if isinstance(node, ast.List | ast.Tuple):
        return _unpacked(node.elts)
    if isinstance(node, ast.Call):
        called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        return node.args if called in READS_IN_ORDER else _unpacked(node.args)
    return []


def _unpacked(items: list[ast.expr]) -> list[ast.expr]:
    return [item.value for item in items if isinstance(item, ast.Starred)]


def _is_set(node: ast.expr, names: set[str]) -> bool:
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Name):
        return node.id in names
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in ("set", "frozenset")
    if isinstance(node, ast.BinOp):
        return _is_set(node.left, names) or _is_set(node.right, names)
    return False


def _is_set_type(annotation: ast.expr) -> bool:
    base = annotation.value if isinstance(annotation, ast.Subscript) else annotation
    return isinstance(base, ast.Name) and base.id in ("set", "frozenset", "Set", "AbstractSet")


def printed(check: Callable[[Path], Iterator[Violation]], arguments: Sequence[str]) -> int:
    """What a check finds in the folder that is named, or else in the house, a line each; 1 if there is anything."""
    found = list(check(Path(arguments[0]) if arguments else SOURCE))
    for violation in found:
        print(violation)
    return 1 if found else 0


def main(arguments: list[str]) -> int:
    return printed(violations, arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
