"""Functions of the house, drawn at random for a reader: why does each stand where it does, and what may it touch?

python -m tools.drawn_functions 30 --seed 1

Every function and method of the source weighs the same; the same seed draws the same ones from the same tree. Only what
a caller knows is shown: what the file and the class say of themselves, name, arguments and docstring; ``--bodies``
shows what was to be guessed.
"""

from __future__ import annotations

import argparse
import ast
import random
import sys
from collections.abc import Iterator, Sequence
from copy import copy
from pathlib import Path
from textwrap import indent
from typing import Final, NamedTuple

SOURCE: Final = Path(__file__).parents[1] / "src" / "fieldhouse"


Function = ast.FunctionDef | ast.AsyncFunctionDef


class Drawn(NamedTuple):
    """``name`` has the class before it, if it is a method's; ``within`` is what the file says of itself, and then what
    each class does, one text for each: what the class stands on, and the docstring."""

    path: Path
    name: str
    node: Function
    within: tuple[str, ...] = ()


def functions(source: Path) -> Iterator[Drawn]:
    """All of them, file by file, in the order they stand in."""
    for path in sorted(source.rglob("*.py")):
        yield from functions_in(path, ast.parse(path.read_text(encoding="utf-8")))


def functions_in(
    path: Path, node: ast.Module | ast.ClassDef, before: str = "", within: tuple[str, ...] = ()
) -> Iterator[Drawn]:
    """Those of a module or class, without functions inside of functions; *before* stands before their names."""
    said = (*within, "\n".join(filter(None, (_heading(node), ast.get_docstring(node)))))
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield Drawn(path, before + child.name, child, said)
        elif isinstance(child, ast.ClassDef):
            yield from functions_in(path, child, f"{before}{child.name}.", said)


def _heading(node: ast.Module | ast.ClassDef) -> str:
    """What a class stands on, so that a protocol or a test's double is known for what it is; of a module nothing."""
    bases = [ast.unparse(base) for base in node.bases] if isinstance(node, ast.ClassDef) else []
    return f"class of {', '.join(bases)}" if bases else ""


def without_body(node: Function) -> Function:
    """The function as its caller knows it: name, arguments, docstring."""
    told = ast.get_docstring(node, clean=False)
    blank: list[ast.stmt] = [ast.Expr(ast.Constant(...))] if told is None else [node.body[0]]
    shown = copy(node)
    shown.body = blank
    return shown


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.drawn_functions")
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bodies", action="store_true", help="not only what the reader is to judge by")
    wanted = parser.parse_args(given)
    for number, each in enumerate(random.Random(wanted.seed).sample(list(functions(SOURCE)), wanted.count), 1):
        print(f"{number}. {each.path.relative_to(SOURCE)}:{each.node.lineno} {each.name}")
        print("".join(f"{indent(said, '# ', lambda line: True)}\n" for said in filter(None, each.within)), end="")
        print(f"{ast.unparse(each.node if wanted.bodies else without_body(each.node))}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
