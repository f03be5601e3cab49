"""What a function does to what it is given: a game moved, a list filled, a room changed; and whether it says so.

    python -m tools.given_effects [FOLDER]

Every violation is a line ``file:line: sentence``. A rule may change the game, and nothing else: its name says how
(``placed``, ``settle``). Outside of ``rules`` and a game's ``step.py`` nobody expects that; who sets an attribute or an
item of an argument there, or calls a method of a list or a dictionary that changes it, says so in the docstring or by
the name. So does whoever hands the argument to such a function, which is followed as far as names tell.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tools.drawn_functions import Function as Node
from tools.drawn_functions import functions_in
from tools.import_rule import PACKAGE, Violation, printed
from tools.table_effects import Named, names_in

SORT: Final = "sort"
CHANGING: Final = frozenset(
    {"append", "extend", "add", "update", "pop", "remove", "clear", "insert", "setdefault", "discard", SORT,
     "popleft", "appendleft", "popitem", "reverse"}
)  # fmt: skip
"""Methods of what Python calls containers."""
RULES: Final = ("rules", "step.py")
OWN: Final = ("self", "cls")
SAYS: Final = re.compile(
    r"\b(chang(es?|ed|ing)|mov(es?|ed|ing)|puts?|in place|adds?|added|out of|taken|leaves\s+the|loses|stays|keeps?"
    r"|kept|fills?|goes into|noted|remember(s|ed)?|forgets?|reads? up|thought out|worked out|made once|lets?|sets?"
    r"|carr(y|ies) out|restores?|grows?|reduces?)\b",
    re.IGNORECASE,
)
"""Words that say it, and those that say that something is kept for the next time."""


class Function(NamedTuple):
    """``changes`` are arguments that it changes itself; ``hands``: who is called, his place, our argument."""

    path: Path
    node: Node
    arguments: tuple[str, ...]
    changes: frozenset[str]
    hands: frozenset[tuple[Named, str | int, str]]


def violations(source: Path) -> Iterator[Violation]:
    """All violations in the package at *source*, which is read."""
    functions: dict[Named, Function] = {}
    for path in sorted(source.rglob("*.py")):
        functions |= functions_of(path, path.relative_to(source).with_suffix("").parts)
    for name, changed in followed(functions).items():
        path, node = functions[name].path, functions[name].node
        words = f"{node.name.replace('_', ' ')} {ast.get_docstring(node) or ''}"
        if changed and not set(RULES).intersection(path.parts) and not SAYS.search(words):
            what = " and ".join(sorted(changed))
            yield Violation(path, node.lineno, f"{node.name} changes {what}: its docstring must say so.")


def followed(functions: dict[Named, Function]) -> dict[Named, frozenset[str]]:
    """The arguments that each changes, itself or by those to whom it hands them."""
    changed = {name: function.changes for name, function in functions.items()}
    while True:
        more = {
            name: changed[name].union(_by_others(function, functions, changed)) for name, function in functions.items()
        }
        if more == changed:
            return changed
        changed = more


def _by_others(
    function: Function, functions: dict[Named, Function], changed: dict[Named, frozenset[str]]
) -> Iterator[str]:
    """Its arguments that those to whom it hands them change."""
    for other, place, argument in function.hands:
        if other in functions:
            taken = functions[other].arguments
            known = taken[place] if isinstance(place, int) and place < len(taken) else place
            if known in changed[other]:
                yield argument


def functions_of(path: Path, home: tuple[str, ...]) -> dict[Named, Function]:
    """The functions and methods of a module, which is read."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    module, names = ".".join((PACKAGE, *home)).removesuffix(".__init__"), names_in(tree)
    found: dict[Named, Function] = {}
    for _, name, node, _ in functions_in(path, tree):
        given = (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
        arguments = tuple(each.arg for each in given)
        roots = _roots(node, arguments)
        changes = frozenset(roots[each] for each in _changed(node) if each in roots)
        found[module, name] = Function(path, node, arguments, changes, frozenset(_hands(node, module, names, roots)))
    return found


def _roots(node: Node, arguments: tuple[str, ...]) -> dict[str, str]:
    """The names that stand for an argument, or for a part of it: ``play = game.play``."""
    bound = {each.id for each in ast.walk(node) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)}
    roots = {each: each for each in arguments if each not in OWN and each not in bound}
    for each in ast.walk(node):
        if isinstance(each, ast.Assign) and isinstance(each.value, ast.Attribute) and root_of(each.value) in roots:
            roots |= {target.id: root_of(each.value) for target in each.targets if isinstance(target, ast.Name)}
    return roots


def root_of(node: ast.AST) -> str:
    """The name at the bottom of ``game.play.call`` or ``rows[0]``; none of anything else."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def _changed(node: Node) -> Iterator[str]:
    """The names whose attributes or items are set or deleted here, and whose changing methods are called."""
    for each in ast.walk(node):
        if isinstance(each, ast.Attribute | ast.Subscript) and isinstance(each.ctx, ast.Store | ast.Del):
            yield root_of(each)
        elif isinstance(each, ast.Call) and isinstance(each.func, ast.Attribute) and each.func.attr in CHANGING:
            if each.func.attr != SORT or not each.args:  # a frame that is sorted by a column stays
                yield root_of(each.func.value)


def _hands(
    node: Node, module: str, names: dict[str, Named], roots: dict[str, str]
) -> Iterator[tuple[Named, str | int, str]]:
    """Who is called by his plain name with an argument of ours, or a part of it, and in which place.

    A function that is handed to another, ``table.odds(rule, game)``, is called with what comes after it.
    """
    for call in ast.walk(node):
        if isinstance(call, ast.Call):
            keywords = [(each.arg, each.value) for each in call.keywords if each.arg]
            for place, each in enumerate((call.func, *call.args)):
                if isinstance(each, ast.Name) and each.id not in roots:
                    named = names.get(each.id, (module, each.id))
                    given: list[tuple[str | int, ast.expr]] = [*enumerate(call.args[place:]), *keywords]
                    yield from ((named, at, roots[root]) for at, one in given if (root := root_of(one)) in roots)


def main(arguments: list[str]) -> int:
    return printed(violations, arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
