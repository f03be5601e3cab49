"""Who refuses, and whether he says so: what a player is told when something cannot be is no surprise to a caller.

    python -m tools.refusals [FOLDER]

Every violation is a line ``file:line: sentence``. Whoever raises a ``Refusal`` himself says so where a caller looks: in
the docstring of the function or its class. It goes without saying of what is called ``check_`` or ``read_``, and of
doors, which a person opens: commands and pages. So whatever is called ``check_`` refuses something, or finds faults.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from tools.drawn_functions import Drawn, functions_in
from tools.drawn_functions import Function as Node
from tools.import_rule import Violation, printed
from tools.world_effects import DOORS, TERMINAL, is_decorated

REFUSAL: Final = "Refusal"
SAYS: Final = re.compile(r"\b(refus(e|es|ed|al)|faults?|check(s|ed)?|sentence|must|fails?|mismatch)\b", re.IGNORECASE)
CHECKS: Final = re.compile(r"_?check_")
REFUSING: Final = re.compile(r"check|fault|refuse", re.IGNORECASE)
GOES_WITHOUT: Final = re.compile(r"_?(check|read|refuse)(_|$)|__init__$")


def violations(source: Path) -> Iterator[Violation]:
    """All violations in the package at *source*, which is read."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8"), str(path)) for path in sorted(source.rglob("*.py"))}
    refusals = refusals_of(trees)
    for path, tree in trees.items():
        room = path.relative_to(source).parts[0]
        for each in functions_in(path, tree):
            if CHECKS.match(each.node.name) and not _can_refuse(each.node):
                yield Violation(path, each.node.lineno, f"{each.name} refuses nothing: call it after what it does.")
            if _is_silent(each) and not _is_door(room, each.node) and refusals.intersection(_raised(each.node)):
                sentence = f"{each.name} refuses: its docstring must say when."
                yield Violation(path, each.node.lineno, sentence)


def refusals_of(trees: Mapping[Path, ast.Module]) -> set[str]:
    """The names of the refusals, each of which stands on another."""
    classes = [node for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    found = {REFUSAL}
    while more := {node.name for node in classes if found.intersection(map(_last, node.bases))} - found:
        found |= more
    return found


def _last(node: ast.expr) -> str:
    """The last name of a dotted one, whatever stands in brackets behind it."""
    return ast.unparse(node).partition("[")[0].rpartition(".")[2]


def _is_door(room: str, node: Node) -> bool:
    """Does a person call it? What a command gives is printed, not returned."""
    is_command = room == TERMINAL and not node.name.startswith("_") and ast.unparse(node.returns or node) == "None"
    return is_command or is_decorated(node, DOORS)


def _is_silent(each: Drawn) -> bool:
    """Does neither name, docstring nor class say it?"""
    said = f"{ast.get_docstring(each.node) or ''} {each.within[-1] if '.' in each.name else ''}"
    return not (SAYS.search(said) or GOES_WITHOUT.match(each.node.name))


def _can_refuse(node: Node) -> bool:
    """Does it raise something, gather faults, or have something else check?"""
    named = (getattr(each, "id", getattr(each, "attr", "")) for each in ast.walk(node))
    return any(isinstance(each, ast.Raise) for each in ast.walk(node)) or any(map(REFUSING.search, named))


def _raised(node: Node) -> Iterator[str]:
    """What is raised in the function itself, not in one within it."""
    waiting: list[ast.AST] = list(node.body)
    while waiting:
        each = waiting.pop()
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        if isinstance(each, ast.Raise) and isinstance(each.exc, ast.Call):
            yield _last(each.exc.func)
        waiting += ast.iter_child_nodes(each)


def main(arguments: list[str]) -> int:
    return printed(violations, arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
