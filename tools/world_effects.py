"""What a function does to the world: disk, database, clock, processes, network; and whether it says so.

    python -m tools.world_effects [FOLDER]

Every violation is a line ``file:line: sentence``. Rules know no world (``tools/import_rule.py``); whoever does, outside
of them, says so where a caller looks: in the docstring, by the name (``read_``, ``write_`` ...), or by an argument that
is a path or a connection. What counts is what stands in the function itself; of all but the clock and chance also what
private helpers of its module do for it.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tools.drawn_functions import Function as Node
from tools.drawn_functions import functions_in
from tools.import_rule import SOURCE, STRICT, Violation

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
BY_HELPERS: Final = frozenset({DISK, DATABASE, PROCESSES, NETWORK})
"""What counts too if a private helper of the module does it."""
MADE: Final = "__init__"
"""Whoever makes a thing reads its class."""
SAID: Final = {
    DISK: r"disk|files?|folders?|reads?|writes?|written|kept|keeps?|saved?|saves|shelf|shelves?|loads?|library",
    DATABASE: r"database|rows?|transaction|reads?|writes?|written|kept|keeps?|stored?|deletes?",
    CLOCK: r"clock|seconds?|minutes?|hours?|days?|ago|now|times?|timed|waits?|until|while|moment|longest|newest",
    CHANCE: r"chance|random|secret|token|seed",
    PROCESSES: r"process(es)?|threads?|workers?|pool|background|executor|workshop|signal|cluster",
    NETWORK: r"network|port|serves?|server|address|socket|listens?|browser",
    ENVIRONMENT: r"environment|variables?|asks? for",
}
SAYS: Final = {effect: re.compile(rf"\b({words})\b", re.IGNORECASE) for effect, words in SAID.items()}
GIVEN: Final = {DISK: re.compile(r"\b(Path|Traversable|IO)\b"), DATABASE: re.compile(r"\b(Connection|Engine)\b")}
"""Types of arguments that say it too."""


class Function(NamedTuple):
    node: Node
    touches: frozenset[str]
    helpers: frozenset[str]


def violations(source: Path) -> Iterator[Violation]:
    """All violations in the package at *source*, which is read."""
    for path in sorted(source.rglob("*.py")):
        if path.relative_to(source).parts[0] not in STRICT:
            tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
            yield from (Violation(path, line, sentence) for line, sentence in _faults(path, tree))


def _faults(path: Path, tree: ast.Module) -> Iterator[tuple[int, str]]:
    functions = list(_functions(path, tree))
    for function in functions:
        node, touched = function.node, function.touches | _by_helpers(function, functions)
        unsaid = [effect for effect in SAID if effect in touched - _said(node)]
        if unsaid and node.name != MADE:
            yield node.lineno, f"{node.name} touches {' and '.join(unsaid)}: its docstring must say so."


def _said(node: Node) -> set[str]:
    """What the function tells its caller that it touches."""
    words = f"{node.name.replace('_', ' ')} {ast.get_docstring(node) or ''}"
    arguments = ast.unparse(node.args)
    return {
        effect for effect in SAID if SAYS[effect].search(words) or (effect in GIVEN and GIVEN[effect].search(arguments))
    }


def _by_helpers(function: Function, functions: Sequence[Function], seen: frozenset[str] = frozenset()) -> set[str]:
    """What private helpers of its module touch for a function, as far as their names tell them apart."""
    touched: set[str] = set()
    for helper in functions:
        name = helper.node.name
        if name in function.helpers and name.startswith("_") and name not in seen:
            touched |= helper.touches & BY_HELPERS
            touched |= _by_helpers(helper, functions, seen | {name})
    return touched


def _functions(path: Path, tree: ast.Module) -> Iterator[Function]:
    """The functions and methods of a module, and what each touches by itself."""
    worlds = dict(_imported(tree))
    for _, _, node in functions_in(path, tree):
        touches = frozenset(filter(None, (_touch(each, worlds) for each in ast.walk(node))))
        yield Function(node, touches, frozenset(_called(node)))


def _imported(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The module's names for what is the world, each with what it touches."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (
                (alias.asname or alias.name, MODULES[alias.name]) for alias in node.names if alias.name in MODULES
            )
        elif isinstance(node, ast.ImportFrom) and node.module in MODULES:
            yield from ((alias.asname or alias.name, MODULES[node.module]) for alias in node.names)


def _called(node: ast.AST) -> Iterator[str]:
    """Whatever is called by its bare name, or as one's own method."""
    for each in ast.walk(node):
        if isinstance(each, ast.Call):
            if isinstance(each.func, ast.Name):
                yield each.func.id
            elif isinstance(each.func, ast.Attribute) and ast.unparse(each.func.value) == "self":
                yield each.func.attr


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
        is_time = f"{owner}.{called.attr}" in TIMES
        return CLOCK if is_time else worlds.get(owner) or MEMBERS.get(called.attr)
    return None


def main(arguments: list[str]) -> int:
    found = list(violations(Path(arguments[0]) if arguments else SOURCE))
    for violation in found:
        print(violation)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
