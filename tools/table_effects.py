"""What a rule wants of the table: its dice, its cards, its decisions; and whether the rule says so.

    python -m tools.table_effects [FOLDER]

Every violation is a line ``file:line: sentence``. What a function throws, draws or asks is followed through all that it
calls in the house, a function that it hands on or is handed, and a table of functions out of which it calls, included.

* A predicate (``is_``, ``has_``, ``can_``, ``keeps_`` ...) never rolls, draws or asks.
* In ``games`` only ``rules`` (and the steps of a game) ask the table.
* What stands there says what it does to the table: by its name (``roll_``, ``draw_``, ``ask_``), or in its docstring
  ("rolled", "the next card", "asks" ...). Words that close a docstring, as "Rolls and asks.", must be true as well.
* Whoever has the rules played anywhere else, at an exact table, in a game of his own or by a league's command, says
  that: in the docstring, the name, or that of the class ("exact odds", "plays", "replays", "command" ...). Commands of
  the terminal and pages are doors that a person opens, and need not.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from tools.drawn_functions import Function as Node
from tools.drawn_functions import functions_in
from tools.import_rule import PACKAGE, Violation, printed

ROLL: Final = "roll"
DRAW: Final = "draw"
ASK: Final = "ask"
OF_THE_TABLE: Final = {
    "roll": ROLL, "look": ROLL, "stage": ROLL, "staged": ROLL, "last": ROLL, "draw": DRAW, "shuffle": DRAW, "ask": ASK,
}  # fmt: skip
"""What a call of the table wants of it."""
PREFIXES: Final = {"roll_": ROLL, "draw_": DRAW, "ask_": ASK}
SAID: Final = {
    ROLL: re.compile(r"\b(rolls?|rolled|dice|die|coin|tossed)\b", re.IGNORECASE),
    DRAW: re.compile(r"\b(draws?|drawn|shuffled?|dealt|(next|another) card)\b", re.IGNORECASE),
    ASK: re.compile(r"\b(asks?|asked)\b", re.IGNORECASE),
}
CLOSING: Final = re.compile(r"(?:^|\s)((?:Rolls|Draws|Asks)(?:, draws)?(?: and (?:draws|asks))?)\.$")
"""The words that close a docstring: the whole of what the function wants of the table."""

PLAYED: Final = re.compile(
    r"\b(plays?|played|playing|replay(s|ed)?|simulat\w+|exact(ly)?|enumerat\w+|tried|odds|solv(es?|ed|ing)|carr(y|ies)\s+out"
    r"|commands?|advances?)\b",
    re.IGNORECASE,
)
"""What says outside of the rules that these are played."""
ONLY_NAMED: Final = frozenset(
    {
        ("fieldhouse.games.fool.commands", "kinds"),
        ("fieldhouse.web.league_forms", "_place"),
        ("fieldhouse.web.league_forms", "forms"),
    }
)
"""They name the rules of commands and call none."""
READ_BACK: Final = frozenset({("fieldhouse.leagues.ledger", "fold")})
"""A league is read by rolls that were thrown long ago: of its readers the database counts, no dice."""
TERMINAL: Final = "cli"
DOORS: Final = ("get", "post", "put", "delete", "websocket")
"""Decorators of what a browser calls."""

PREDICATES: Final = ("is_", "has_", "can_")
NO_VERBS: Final = ("pass", "toss")
"""Words in -s that command and do not say."""

AT_THE_TABLE: Final = ("rules", "step")
"""The drawer of a game that may ask it, and the step that opens it: what stands elsewhere neither rolls nor asks."""
ALSO_AT_THE_TABLE: Final = (
    ("games", "statispro", "pages", "extractor"),
    ("games", "fool", "founding"),
    ("games", "fool", "dice"),
)
"""Cards drawn for a game on paper, the founding of a league, and a roll that all its rules make."""

MADE: Final = "__init__"
"""Whoever makes a thing reads its class; and the name of the file that a folder is imported by."""

Named = tuple[str, str]
"""A function, or a table of functions, by its module and its name."""
Home = tuple[str, ...]
"""A file by its folders and its name, from the package on."""


class Function(NamedTuple):
    """``node`` is None for a table of functions; ``hands`` are those who are handed a function here, and which one."""

    path: Path
    home: Home
    node: Node | None
    wants: frozenset[str]
    reaches: frozenset[Named]
    hands: frozenset[tuple[Named, Named]] = frozenset()
    within: str = ""
    """The docstring of its class."""


def violations(source: Path) -> Iterator[Violation]:
    """All violations in the package at *source*, which is read."""
    functions: dict[Named, Function] = {}
    for path in sorted(source.rglob("*.py")):
        home = path.relative_to(source).with_suffix("").parts
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        if not _is_at_the_table(home):
            yield from _strangers_at_the_table(tree, path, home)
        functions |= functions_of(tree, path, home)
    for name, wants in sorted(with_handed(functions, wanted(functions)).items()):
        function = functions[name]
        if function.node is not None and (sentence := _fault(function.node, function, wants)):
            yield Violation(function.path, function.node.lineno, sentence)


def _is_at_the_table(home: Home) -> bool:
    return (len(home) > 2 and home[2] in AT_THE_TABLE) or home in ALSO_AT_THE_TABLE


def _strangers_at_the_table(tree: ast.Module, path: Path, home: Home) -> Iterator[Violation]:
    """Where a file of a game asks the table that has no business there."""
    if home[0] == "games" and len(home) > 2:
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and _of_the_table(node):
                yield Violation(path, node.lineno, f"Only rules ask the table: {ast.unparse(node)} belongs there.")


def _fault(node: Node, function: Function, wants: frozenset[str]) -> str | None:
    """What is wrong with the name or the docstring of a function that wants so much of the table, if anything is."""
    if wants and _is_predicate(node):
        return f"A predicate never rolls: call {node.name} roll_, draw_ or ask_ something."
    docstring = ast.get_docstring(node) or ""
    said = {effect for effect, words in SAID.items() if words.search(docstring)}
    said |= {effect for prefix, effect in PREFIXES.items() if node.name.lstrip("_").startswith(prefix)}
    if not _is_at_the_table(function.home):
        words = f"{node.name.replace('_', ' ')} {docstring} {function.within}"
        is_told = wants <= said or PLAYED.search(words) or node.name == MADE or _is_door(node, function.home)
        return None if is_told else f"{node.name} has rules played by what it calls: its docstring must say so."
    if unsaid := [effect for effect in SAID if effect in wants - said]:
        return f"{node.name} may {' and '.join(unsaid)} by what it calls: its docstring must say so."
    closing = CLOSING.search(docstring)
    if closing and (untrue := {effect for effect in SAID if SAID[effect].search(closing[1])} - wants):
        return f"{node.name} does not {' or '.join(sorted(untrue))}, as the last words of its docstring have it."
    return None


# Who wants what


def with_handed(functions: dict[Named, Function], wants: dict[Named, frozenset[str]]) -> dict[Named, frozenset[str]]:
    """And what is wanted by what a function is handed and calls; who hands it on has been told of already."""
    found = dict(wants)
    for function in functions.values():
        for taker, given in function.hands:
            if taker in functions and given in wants and _calls_argument(functions[taker].node):
                found[taker] |= wants[given]
    return found


def _calls_argument(node: Node | None) -> bool:
    """Does a function call something that it was given?"""
    given = {each.arg for each in ast.walk(node.args) if isinstance(each, ast.arg)} if node else set()
    return any(_called(each) in given for each in ast.walk(node)) if node else False


def _called(node: ast.AST) -> str | None:
    """The plain name that is called, if this is such a call."""
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else None


def wanted(functions: dict[Named, Function]) -> dict[Named, frozenset[str]]:
    """What each function wants of the table, itself or by what it reaches."""
    wants = {name: function.wants for name, function in functions.items()}
    is_changed = True
    while is_changed:
        is_changed = False
        for name, function in functions.items():
            reaches = () if name in ONLY_NAMED else function.reaches - READ_BACK
            more = wants[name].union(*(wants[other] for other in reaches if other in wants))
            is_changed |= more != wants[name]
            wants[name] = more
    return wants


def functions_of(tree: ast.Module, path: Path, home: Home) -> dict[Named, Function]:
    """The functions, methods and tables of functions of a module, and what each reaches, as far as the names say."""
    module, names = ".".join((PACKAGE, *home)).removesuffix(f".{MADE}"), names_in(tree)
    classes = [node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    found: dict[Named, Function] = {}
    for statement in tree.body:
        if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
            reaches = frozenset(_reached(statement.value, module, names, frozenset()))
            for name in bound_in(statement):
                found[module, name] = Function(path, home, None, frozenset(), reaches)
    for _, name, node, said in functions_in(path, tree):
        bound = frozenset(bound_in(node))
        reaches = frozenset((*_reached(node, module, names, bound, kinds_of(node)), *_own(node, module, classes)))
        wants = frozenset(filter(None, map(_want, ast.walk(node))))
        hands = frozenset(_handed(node, module, names, bound))
        found[module, name] = Function(path, home, node, wants, reaches, hands, " ".join(said[1:]))
    return found


def names_in(tree: ast.Module) -> dict[str, Named]:
    """What a module has imported, under its names for it."""
    return {
        alias.asname or alias.name: (node.module or "", alias.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def kinds_of(node: Node) -> dict[str, str]:
    """The classes of its arguments, where a plain name says so."""
    given = (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
    return {each.arg: each.annotation.id for each in given if isinstance(each.annotation, ast.Name)}


def _own(node: Node, module: str, classes: Sequence[str]) -> Iterator[Named]:
    """The methods of its own object that are named in it, whichever class of the module has them."""
    for each in ast.walk(node):
        if isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name) and each.value.id == "self":
            yield from ((module, f"{kind}.{each.attr}") for kind in classes)


def _handed(
    node: ast.AST, module: str, imported: dict[str, Named], bound: frozenset[str]
) -> Iterator[tuple[Named, Named]]:
    """Who is called in *node* with a function among what he is given, and that function."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and (name := _called(call)) and name not in bound:
            for each in (*call.args, *(keyword.value for keyword in call.keywords)):
                if isinstance(each, ast.Name) and each.id not in bound:
                    yield imported.get(name, (module, name)), imported.get(each.id, (module, each.id))


def bound_in(node: ast.AST) -> Iterator[str]:
    """The names that a function or a statement binds: they are none of the module's functions."""
    for each in ast.walk(node):
        if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store):
            yield each.id
        elif isinstance(each, ast.arg):
            yield each.arg


def _reached(
    node: ast.AST,
    module: str,
    imported: dict[str, Named],
    bound: frozenset[str],
    kinds: Mapping[str, str] = MappingProxyType({}),
) -> Iterator[Named]:
    """What is named in *node*: of this module, imported, of an imported module or class, or of an argument's kind."""
    for each in ast.walk(node):
        if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Load) and each.id not in bound:
            yield imported.get(each.id, (module, each.id))
        elif isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name):
            owner = each.value.id
            if owner in kinds:
                home, kind = imported.get(kinds[owner], (module, kinds[owner]))
                yield home, f"{kind}.{each.attr}"
            elif owner in imported:
                home, name = imported[owner]
                yield f"{home}.{name}", each.attr
                yield home, f"{name}.{each.attr}"


def _want(node: ast.AST) -> str | None:
    """What this wants of the table by its name: ``game.table.roll``, called or not, or a call of ``roll_snap``."""
    if isinstance(node, ast.Attribute):
        return _of_the_table(node)
    called = node.func if isinstance(node, ast.Call) else None
    name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
    return next((PREFIXES[prefix] for prefix in PREFIXES if name.startswith(prefix)), None)


def _of_the_table(node: ast.Attribute) -> str | None:
    """What is wanted, if it is the table's door for it."""
    return OF_THE_TABLE.get(node.attr) if ast.unparse(node.value).split(".")[-1] == "table" else None


def _is_door(node: Node, home: Home) -> bool:
    """Does a person call it, by a browser or a terminal?"""
    called = (each.func if isinstance(each, ast.Call) else each for each in node.decorator_list)
    is_command = home[0] == TERMINAL and not node.name.startswith("_")
    return is_command or any(ast.unparse(each).rpartition(".")[2] in DOORS for each in called)


def _is_predicate(function: Node) -> bool:
    """``is_over``, ``can_go``; and whatever says of somebody that he does something: ``keeps_steal``."""
    says_whether = function.returns is not None and ast.unparse(function.returns) == "bool"
    verb = function.name.lstrip("_").partition("_")[0]
    return function.name.startswith(PREDICATES) or (says_whether and verb.endswith("s") and verb not in NO_VERBS)


def main(arguments: list[str]) -> int:
    return printed(violations, arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
