"""Names that command and change nothing: an imperative changes what it is given, a participle returns it changed.

    python -m tools.imperatives [FOLDER]

Every violation is a line ``file:line: sentence``. A function whose name begins with one of ``VERBS`` must change an
argument or its own object, touch the world or want something of the table, itself or by what it calls, as far as
``given_effects``, ``world_effects`` and ``table_effects`` can follow. Coaches and standing orders are let pass: their
answers are named for the question.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools import given_effects, table_effects, world_effects
from tools.drawn_functions import Function as Node
from tools.import_rule import Violation, printed
from tools.table_effects import Named

VERBS: Final = frozenset(
    {"add", "announce", "apply", "drop", "enter", "forget", "move", "put", "remove", "settle", "store", "write"}
)
ANSWERS: Final = ("coaching", "standing_orders.py", "orders.py")
"""Where a name is that of a question."""
KNOWN: Final = {
    "put": "a participle, too: the die as it is put", "_add": "a statement of SQL",
    "add_headings": "a grid of rich, which is changed by its own methods", "store": "a noun",
}  # fmt: skip
"""Let pass, and why."""


def violations(source: Path) -> Iterator[Violation]:
    """All violations in the package at *source*, which is read."""
    files = [(path, path.relative_to(source).with_suffix("").parts) for path in sorted(source.rglob("*.py"))]
    given: dict[Named, given_effects.Function] = {}
    world: dict[Named, world_effects.Function] = {}
    table: dict[Named, table_effects.Function] = {}
    for path, home in files:
        given |= given_effects.functions_of(path, home)
        world |= world_effects.functions_of(path, home)
        table |= table_effects.functions_of(ast.parse(path.read_text(encoding="utf-8")), path, home)
    effects = given_effects.followed(given), world_effects.followed(world), table_effects.wanted(table)
    for name, function in given.items():
        if _commands(function.node, function.path) and not any(each[name] for each in effects):
            if not _changes_itself(function.node):
                sentence = f"{function.node.name} commands and changes nothing: call it after what it returns."
                yield Violation(function.path, function.node.lineno, sentence)


def _commands(node: Node, path: Path) -> bool:
    """Is it named by an imperative of the house, and does it return something?"""
    verb = node.name.removeprefix("_").partition("_")[0]
    returns = ast.unparse(node.returns) if node.returns else "None"
    return verb in VERBS and returns != "None" and node.name not in KNOWN and not set(ANSWERS).intersection(path.parts)


def _changes_itself(node: Node) -> bool:
    """Does it set something of its own object, or have that do something?"""
    return any(
        (isinstance(each, ast.Attribute | ast.Subscript) and isinstance(each.ctx, ast.Store | ast.Del))
        or (isinstance(each, ast.Call) and isinstance(each.func, ast.Attribute))
        for each in ast.walk(node)
        if given_effects.root_of(each.func if isinstance(each, ast.Call) else each) == "self"
    )


def main(arguments: list[str]) -> int:
    return printed(violations, arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
