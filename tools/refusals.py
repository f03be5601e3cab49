"""Who refuses, and whether he says so: what a player is told when something cannot be is no surprise to a caller.

    python -m tools.refusals [FOLDER]

Every violation is a line ``file:line: sentence``. Whoever raises a ``Refusal`` himself, or has one made for him to
raise, says so where a caller looks: in the docstring of the function or its class. It goes without saying of what is
called ``check_`` or ``read_``, and of doors, which a person opens: commands and pages. So whatever is called ``check_``
refuses something, or finds faults.

* Whoever calls one who refuses, and does not catch it, passes it on: services (``PASSING``) say that too, and nobody
  may do it who says nothing at all. What is called is known as in ``tools/world_effects.py``; of a function without a
  docstring also by the name of a method, if most methods of that name refuse.
* An exception of the house that is no refusal (``BadCell``) is said by all of its module who raise it or pass it on,
  by its name or as a refusal is.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Final, NamedTuple, cast

from tools.drawn_functions import Drawn, functions_in
from tools.drawn_functions import Function as Node
from tools.import_rule import PACKAGE, Violation, printed
from tools.table_effects import MADE, Named, kinds_of, names_in
from tools.world_effects import DOORS, TERMINAL, is_decorated, reached

REFUSAL: Final = "Refusal"
SAYS: Final = re.compile(r"\b(refus(e|es|ed|al)|faults?|check(s|ed)?|sentence|must|fails?|mismatch)\b", re.IGNORECASE)
CHECKS: Final = re.compile(r"_?check_")
REFUSING: Final = re.compile(r"check|fault|refuse", re.IGNORECASE)
GOES_WITHOUT: Final = re.compile(r"_?(check|read|refuse)(_|$)|__init__$")
REFUSED: Final = re.compile(r"\brefus(e|es|ed|al)\b", re.IGNORECASE)
KNOWN: Final = {
    (f"{PACKAGE}.builders.nfl.fan.replays", "_counted"): "it counts rows that were made for it",
    (f"{PACKAGE}.builders.ncaa.fan.replays", "_counted"): "it counts rows that were made for it",
    (f"{PACKAGE}.builders.nfl.builder", "_with_fetched"): "it names a league that can be fetched",
    (f"{PACKAGE}.builders.nba.builder", "_with_fetched"): "it names a league that can be fetched",
    (f"{PACKAGE}.builders.ncaa.builder", "_with_fetched"): "it names a league that can be fetched",
    (f"{PACKAGE}.leagues.player_words", "position_in_words"): "a player of a league has a position that there is",
    (f"{PACKAGE}.library.ddf", "definition"): "it hands on what reads charts and calls none of it",
    (f"{PACKAGE}.library.statispro", "definition"): "it hands on what reads cards and calls none of it",
    (f"{PACKAGE}.leagues.tables", "league_tables"): "it asks for the games of all weeks and teams",
}
"""Let pass though it names somebody who refuses, and why."""
PASSING: Final = ("builders", "envs", "export", "store", "seasons", "leagues", "library", "public.py")
"""The rooms whose functions say also what they pass on."""
NAMED_BEFORE: Final = frozenset({(f"{PACKAGE}.catalog", "game"), (f"{PACKAGE}.catalog", "listing")})
"""They refuse a game that does not exist; a header or a season, which others were given, names one that does."""
OF_PYTHON: Final = frozenset(name for kind in (list, dict, set, str, bytes) for name in dir(kind))
"""Methods that are called by such a name are Python's, whatever else the house calls so."""
PYTHONS: Final = ("BaseException", "Exception", "ValueError", "TypeError", "LookupError", "KeyError", "RuntimeError")
"""What exceptions of the house stand on that are no refusals."""


class Function(NamedTuple):
    """``throws`` are the exceptions of the house that it raises itself, ``reaches`` what it calls and does not catch,
    ``methods`` the names of methods that it calls of what has no known kind."""

    drawn: Drawn
    room: str
    throws: frozenset[str]
    reaches: frozenset[Named]
    methods: frozenset[str]


def violations(source: Path) -> Iterator[Violation]:
    """All violations in the package at *source*, which is read."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8"), str(path)) for path in sorted(source.rglob("*.py"))}
    refusals = descendants_of(trees, {REFUSAL})
    functions = functions_of(source, trees, refusals, descendants_of(trees, set(PYTHONS)) - set(PYTHONS))
    refusing = {name for name, each in functions.items() if each.throws & refusals or _says_refused(each.drawn)}
    methods = refusing_methods(functions, refusing)
    own = own_thrown(functions, refusals)
    for name, each in functions.items():
        path, called, node, _ = each.drawn
        if CHECKS.match(node.name) and not _can_refuse(node):
            yield Violation(path, node.lineno, f"{called} refuses nothing: call it after what it does.")
        if name in KNOWN or not _is_silent(each.drawn) or _is_door(each.room, node):
            continue
        if any(fault not in _words(each.drawn) for fault in each.throws & refusals):
            yield Violation(path, node.lineno, f"{called} refuses: its docstring must say when.")
        elif passed := _passed_on(each, refusing, methods):
            yield Violation(path, node.lineno, f"{called} passes on what {passed} refuses: its docstring must say so.")
        elif unsaid := sorted(fault for fault in own[name] if fault not in _words(each.drawn)):
            yield Violation(path, node.lineno, f"{called} raises {' and '.join(unsaid)}: its docstring must say so.")


def descendants_of(trees: Mapping[Path, ast.Module], found: set[str]) -> set[str]:
    """The names of the classes that stand on one of these, and these."""
    classes = [node for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    while more := {node.name for node in classes if found.intersection(map(_last, node.bases))} - found:
        found = found | more
    return found


def functions_of(
    source: Path, trees: Mapping[Path, ast.Module], refusals: set[str], faults: set[str]
) -> dict[Named, Function]:
    """All functions and methods; what they raise is one of *refusals* or *faults*, or made by a function that returns
    one."""
    drawn = {path: list(functions_in(path, tree)) for path, tree in trees.items()}
    makers = {
        each.node.name: made
        for all_of_it in drawn.values()
        for each in all_of_it
        if each.node.returns is not None and (made := _last(each.node.returns)) in refusals | faults
    }
    found: dict[Named, Function] = {}
    for path, tree in trees.items():
        home = path.relative_to(source).with_suffix("").parts
        module, names = ".".join((PACKAGE, *home)).removesuffix(f".{MADE}"), names_in(tree)
        for each in drawn[path]:
            within = each.name.rpartition(".")[0]
            bare = _without_caught(each.node, refusals)
            kinds = {**kinds_of(bare), "self": within}
            throws = set(_raised(bare, makers)) & (refusals | faults)
            reaches = frozenset(reached(bare, module, names, kinds))
            methods = frozenset(_methods_of(bare, {*kinds, *names}))
            found[module, each.name] = Function(each, home[0], frozenset(throws), reaches, methods)
    return found


class _Uncaught(ast.NodeTransformer):
    """Takes out of a function what stands where refusals are caught."""

    def __init__(self, refusals: set[str]) -> None:
        self.refusals = refusals

    def visit_Try(self, node: ast.Try) -> ast.AST | list[ast.stmt]:
        """Handlers and what comes after them stay."""
        self.generic_visit(node)
        caught = {_last(each) for handler in node.handlers for each in _kinds_caught(handler)}
        return [*node.handlers, *node.orelse, *node.finalbody] if caught & self.refusals else node  # type: ignore[list-item]


def _kinds_caught(handler: ast.ExceptHandler) -> list[ast.expr]:
    """The classes that a handler names."""
    return list(handler.type.elts) if isinstance(handler.type, ast.Tuple) else [handler.type] if handler.type else []


def _without_caught(node: Node, refusals: set[str]) -> Node:
    """A copy of the function without what stands where refusals are caught."""
    return cast(Node, _Uncaught(refusals | {"Exception"}).visit(deepcopy(node)))


def _methods_of(node: Node, known: set[str]) -> Iterator[str]:
    """The names of methods that are called of what is not known by its name."""
    for each in ast.walk(node):
        if isinstance(each, ast.Call) and isinstance(each.func, ast.Attribute):
            owner = each.func.value
            if not (isinstance(owner, ast.Name) and owner.id in known):
                yield each.func.attr


def refusing_methods(functions: Mapping[Named, Function], refusing: set[Named]) -> set[str]:
    """The names of methods most of which refuse, and which are none of Python's."""
    known: defaultdict[str, list[bool]] = defaultdict(list)
    for name in functions:
        if "." in name[1]:
            known[name[1].rpartition(".")[2]].append(name in refusing)
    return {name for name, refuse in known.items() if 2 * sum(refuse) >= len(refuse)} - OF_PYTHON


def _passed_on(each: Function, refusing: set[Named], methods: set[str]) -> str | None:
    """Who refuses that it calls, if it must say so."""
    is_bare = ast.get_docstring(each.drawn.node) is None
    if not is_bare and each.room not in PASSING:
        return None
    found = sorted(called for _, called in (each.reaches & refusing) - NAMED_BEFORE if called != each.drawn.name)
    found += sorted(each.methods & methods) if is_bare else []
    return found[0] if found else None


def own_thrown(functions: Mapping[Named, Function], refusals: set[str]) -> dict[Named, frozenset[str]]:
    """The exceptions that are no refusals which each raises, itself or by what it calls of its own module."""
    thrown = {name: each.throws - refusals for name, each in functions.items()}
    near: defaultdict[str, set[Named]] = defaultdict(set)
    for name in functions:
        near[name[0]].add(name)
    while True:
        more = {
            name: thrown[name].union(
                *(thrown[other] for other in each.reaches if other in thrown and other[0] == name[0])
            )
            for name, each in functions.items()
        }
        if more == thrown:
            return thrown
        thrown = more


def _says_refused(each: Drawn) -> bool:
    return REFUSED.search(ast.get_docstring(each.node) or "") is not None


def _last(node: ast.expr) -> str:
    """The last name of a dotted one, whatever stands in brackets behind it."""
    return ast.unparse(node).partition("[")[0].rpartition(".")[2]


def _is_door(room: str, node: Node) -> bool:
    """Does a person call it? What a command gives is printed, not returned."""
    is_command = room == TERMINAL and not node.name.startswith("_") and ast.unparse(node.returns or node) == "None"
    return is_command or is_decorated(node, DOORS)


def _is_silent(each: Drawn) -> bool:
    """Does neither name, docstring nor class say it?"""
    return not (SAYS.search(_words(each)) or GOES_WITHOUT.match(each.node.name))


def _words(each: Drawn) -> str:
    """What the function and its class say."""
    return f"{ast.get_docstring(each.node) or ''} {each.within[-1] if '.' in each.name else ''}"


def _can_refuse(node: Node) -> bool:
    """Does it raise something, gather faults, or have something else check?"""
    named = (getattr(each, "id", getattr(each, "attr", "")) for each in ast.walk(node))
    return any(isinstance(each, ast.Raise) for each in ast.walk(node)) or any(map(REFUSING.search, named))


def _raised(node: Node, makers: Mapping[str, str]) -> Iterator[str]:
    """What is raised in the function itself, not in one within it; *makers* are functions that return a fault."""
    waiting: list[ast.AST] = list(node.body)
    while waiting:
        each = waiting.pop()
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        if isinstance(each, ast.Raise) and isinstance(each.exc, ast.Call):
            name = _last(each.exc.func)
            yield makers.get(name, name)
        elif isinstance(each, ast.Raise) and each.exc is not None:
            yield _last(each.exc)
        waiting += ast.iter_child_nodes(each)


def main(arguments: list[str]) -> int:
    return printed(violations, arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
