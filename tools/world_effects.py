"""What a function does to the world: disk, database, clock, processes, network; and whether it says so.

    python -m tools.world_effects [FOLDER]

Every violation is a line ``file:line: sentence``. Rules know no world (``tools/import_rule.py``); whoever does, outside
of them, says so where a caller looks: in the docstring, by the name (``read_``, ``write_`` ...), or by an argument that
is a path or a connection. What counts is what stands in the function itself; of all but clock, chance and environment
also what is done for it by what it calls, as far as names tell: functions, methods of its own class and of what it is
given; that its class may say. The clock is followed through one call: whoever has ``now()`` told him reads it.

* What is kept once read (``@cache``, ``Believed``) is as good as a constant to whoever calls it.
* Pages, and what ``cli`` shows of itself, are doors that a person opens: of them only what stands in themselves counts.
* Whoever has a pool do something (``pool.map``) has processes at work.
* Games are lent what finds teams and what keeps solved pairings (``find_team``, ``shelf`` ...): who in ``games`` and
  ``gridiron`` calls that says so, or his class does. Of pairings it is not enough to say that they are solved: they
  are taken from a shelf, and put there.
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
from tools.import_rule import PACKAGE, STRICT, Violation, printed
from tools.table_effects import MADE, Named, bound_in, kinds_of, names_in

DISK: Final = "the disk"
DATABASE: Final = "the database"
CLOCK: Final = "the clock"
CHANCE: Final = "the machine's chance"
PROCESSES: Final = "processes or threads"
NETWORK: Final = "the network"
ENVIRONMENT: Final = "the environment"

MODULES: Final = {
    "time": CLOCK, "secrets": CHANCE, "subprocess": PROCESSES, "multiprocessing": PROCESSES, "threading": PROCESSES,
    "concurrent.futures": PROCESSES, "signal": PROCESSES, "socket": NETWORK, "uvicorn": NETWORK, "webbrowser": NETWORK,
    "tempfile": DISK, "shutil": DISK, "sqlite3": DATABASE, "importlib.resources": DISK,
}  # fmt: skip
"""Modules that are the world: what a call of theirs touches."""
HARMLESS: Final = frozenset({"Lock", "RLock", "Condition", "Event", "Future", "compare_digest", "local"})
"""What is called of them without touching it."""
MEMBERS: Final = {
    **dict.fromkeys(
        (
            "read_text", "write_text", "read_bytes", "write_bytes", "mkdir", "unlink", "iterdir", "glob", "rglob",
            "is_file", "is_dir", "touch", "rmdir", "fsync", "chmod", "hardlink_to", "read_parquet",
            "scan_parquet", "read_csv", "scan_csv", "write_parquet", "write_csv", "savez", "savez_compressed",
        ),
        DISK,
    ),
    **dict.fromkeys(("execute", "executemany", "exec_driver_sql", "connect"), DATABASE),
    "submit": PROCESSES,
    "environ": ENVIRONMENT,
    "getenv": ENVIRONMENT,
}  # fmt: skip
"""Methods and attributes that touch the world, whatever they belong to."""
TIMES: Final = ("datetime.now", "date.today")
FOLLOWED: Final = frozenset({DISK, DATABASE, PROCESSES, NETWORK})
"""What counts too if something that it calls does it."""
LENT: Final = "the library"
SOLVED: Final = "the shelf of solved pairings"
LENDERS: Final = {
    LENT: re.compile(r"find_(?!last\b)\w+"),
    SOLVED: re.compile(r"met|meetings|opening(_mixes)?|shelf|lies_there"),
}
"""What games call of what they are lent."""
POOLED: Final = re.compile(r"map|imap(_unordered)?|starmap|apply(_async)?")
POOLS: Final = re.compile(r"\w*(pool|executor)")
"""What is called of a pool, and what pools are called."""
KEPT: Final = ("cache", "lru_cache", "cached_property", "Believed")
TERMINAL: Final = "cli"
DOORS: Final = ("command", "callback", "get", "post", "put", "delete", "websocket", "exception_handler")
"""Decorators of what a person calls, by a browser or a terminal."""
SAID: Final = {
    DISK: r"disk|files?|folders?|reads?|writes?|written|kept|keeps?|saved?|saves|shelf|shelves?|loads?|library",
    DATABASE: r"database|rows?|transaction|reads?|writes?|written|kept|keeps?|stored?|deletes?",
    CLOCK: r"clock|seconds?|minutes?|hours?|days?|ago|now|times?|timed|waits?|until|while|moment|longest|newest",
    CHANCE: r"chance|random|secret|token|seed",
    PROCESSES: r"process(es)?|threads?|workers?|pool|background|executor|workshop|signal|cluster",
    NETWORK: r"network|port|serves?|server|address|socket|listens?|browser",
    ENVIRONMENT: r"environment|variables?|asks? for",
    LENT: r"librar(y|ies)|reads?|files?|find_\w+|found|at hand",
    SOLVED: r"shelf|shelves|disk|kept",
}
SAYS: Final = {effect: re.compile(rf"\b({words})\b", re.IGNORECASE) for effect, words in SAID.items()}
GIVEN: Final = {DISK: re.compile(r"\b(Path|Traversable|IO)\b"), DATABASE: re.compile(r"\b(Connection|Engine)\b")}
"""Types of arguments that say it too."""


class Function(NamedTuple):
    """``node`` is None for a name that a module gives to something; ``within`` is the docstring of its class."""

    path: Path
    node: Node | None
    touches: frozenset[str]
    reaches: frozenset[Named]
    within: str = ""


def violations(source: Path) -> Iterator[Violation]:
    """All violations in the package at *source*, which is read."""
    functions: dict[Named, Function] = {}
    for path in sorted(source.rglob("*.py")):
        functions |= functions_of(path, path.relative_to(source).with_suffix("").parts)
    touched = followed(functions)
    for name, function in functions.items():
        node = function.node
        if node is None or node.name == MADE:
            continue
        own = function.touches - {*LENDERS}
        counts = own if _is_door(name[0], node) else touched[name]
        said = _said(node) | (_says(function.within) - own)
        if unsaid := [effect for effect in SAID if effect in counts - said]:
            sentence = f"{node.name} touches {' and '.join(unsaid)}: its docstring must say so."
            yield Violation(function.path, node.lineno, sentence)


def _said(node: Node) -> set[str]:
    """What the function tells its caller that it touches."""
    arguments = ast.unparse(node.args)
    said = _says(f"{node.name.replace('_', ' ')} {ast.get_docstring(node) or ''}")
    return said | {effect for effect, kind in GIVEN.items() if kind.search(arguments)}


def _says(words: str) -> set[str]:
    return {effect for effect, saying in SAYS.items() if saying.search(words)}


def followed(functions: dict[Named, Function]) -> dict[Named, frozenset[str]]:
    """What each touches, itself or by what it calls; the clock also if it calls one who reads it himself."""
    clocks = {name for name, function in functions.items() if CLOCK in function.touches}
    touched = {
        name: function.touches | (frozenset({CLOCK}) if function.reaches & clocks else frozenset())
        for name, function in functions.items()
    }
    while True:
        passed = {name: _passed_on(functions[name], touched[name]) for name in functions}
        more = {
            name: touched[name].union(*(passed[other] for other in function.reaches if other in passed))
            for name, function in functions.items()
        }
        if more == touched:
            return touched
        touched = more


def _passed_on(function: Function, touched: frozenset[str]) -> frozenset[str]:
    """What whoever calls it touches by it."""
    is_kept = function.node is not None and is_decorated(function.node, KEPT)
    return frozenset() if is_kept else touched & FOLLOWED


def _is_door(module: str, node: Node) -> bool:
    """Does a person call it?"""
    is_command = module.startswith(f"{PACKAGE}.{TERMINAL}.") and not node.name.startswith("_")
    return is_command or is_decorated(node, DOORS)


def is_decorated(node: Node, names: Sequence[str]) -> bool:
    """By one of these, called or not."""
    return any(_bare(each) in names for each in node.decorator_list)


def _bare(node: ast.expr) -> str:
    """The last name of what is called, or of what stands there uncalled."""
    return ast.unparse(node.func if isinstance(node, ast.Call) else node).rpartition(".")[2]


def functions_of(path: Path, home: tuple[str, ...]) -> dict[Named, Function]:
    """The functions, methods and named things of a module, which is read, and what each touches by itself."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    module = ".".join((PACKAGE, *home)).removesuffix(f".{MADE}")
    names, worlds, is_strict = names_in(tree), dict(_imported(tree)), home[0] in STRICT
    classes = {node.name: ast.get_docstring(node) or "" for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    found: dict[Named, Function] = {}
    for statement in tree.body:
        if (
            isinstance(statement, ast.AnnAssign)
            and isinstance(statement.target, ast.Name)
            and statement.value
            and _bare(statement.value) not in KEPT
        ):
            reaches = frozenset(reached(statement.value, module, names))
            found[module, statement.target.id] = Function(path, None, frozenset(), reaches)
    for _, name, node, _ in functions_in(path, tree):
        within = name.rpartition(".")[0]
        world = () if is_strict else (_touch(each, worlds) for each in ast.walk(node))
        lent = (_lent(each) for each in ast.walk(node)) if is_strict else ()
        touches = frozenset(filter(None, (*world, *lent)))
        reaches = frozenset(reached(node, module, names, {**kinds_of(node), "self": within}))
        found[module, name] = Function(path, node, touches, reaches, classes.get(within, ""))
    return found


def _imported(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The module's names for what is the world, each with what it touches."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (
                (alias.asname or alias.name, MODULES[alias.name]) for alias in node.names if alias.name in MODULES
            )
        elif isinstance(node, ast.ImportFrom) and node.module in MODULES:
            yield from ((alias.asname or alias.name, MODULES[node.module]) for alias in node.names)


def reached(
    node: ast.AST, module: str, names: dict[str, Named], kinds: Mapping[str, str] = MappingProxyType({})
) -> Iterator[Named]:
    """What is named in it, to be called or handed on: of this module, imported, or a method of what has a *kind*."""
    bound = set(bound_in(node))
    for each in ast.walk(node):
        if isinstance(each, ast.Name) and each.id not in bound:
            yield names.get(each.id, (module, each.id))
        elif isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name):
            owner = each.value.id
            if owner in kinds:
                home, kind = names.get(kinds[owner], (module, kinds[owner]))
                yield home, f"{kind}.{each.attr}"
            elif owner in names and owner not in bound:
                yield ".".join(names[owner]), each.attr


def _lent(node: ast.AST) -> str | None:
    """What this touches of what games are lent: a call of what finds teams or keeps pairings."""
    called = node.func if isinstance(node, ast.Call) else None
    name = called.attr if isinstance(called, ast.Attribute) else ""
    return next((effect for effect, lender in LENDERS.items() if lender.fullmatch(name)), None)


def _touch(node: ast.AST, worlds: dict[str, str]) -> str | None:
    """What this touches: a call of the world, or a look at the environment."""
    if isinstance(node, ast.Attribute) and node.attr == "environ":
        return ENVIRONMENT
    if not isinstance(node, ast.Call):
        return None
    called = node.func
    if isinstance(called, ast.Name):
        return DISK if called.id == "open" else None if called.id in HARMLESS else worlds.get(called.id)
    if isinstance(called, ast.Attribute) and called.attr not in HARMLESS:
        owner = called.value.id if isinstance(called.value, ast.Name) else ""
        if POOLED.fullmatch(called.attr) and POOLS.fullmatch(_bare(called.value)):
            return PROCESSES
        is_time = f"{owner}.{called.attr}" in TIMES
        return CLOCK if is_time else worlds.get(owner) or MEMBERS.get(called.attr)
    return None


def main(arguments: list[str]) -> int:
    return printed(violations, arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
