"""Nothing twice: no function of the source is another one's, but for the names and values in it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "fieldhouse"
LOGIC = 4
"""Lines from which on a body is logic; shorter ones may well be the same by chance."""

RENAMED = """
def first(game, seat):
    total = game.table.roll(OFFENSE, "fair catch")
    if total == MUFFED:
        return muffed(game, seat)
    return possession(seat, 20)

def second(match: Match, owner: int) -> Outcome:
    \"\"\"As good as the first.\"\"\"
    number = match.table.roll(DEFENSE, "muff")
    if number == LOST:
        return given_away(match, owner)
    return kept(owner, 35)

def third(game, seat):
    total = game.table.roll(OFFENSE, "fair catch")
    if total != MUFFED:
        return muffed(game, seat)
    return possession(seat, 20)
"""


def bodies(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Each function's name, and its body without the names and values that a second writing changes."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            body = function.body[1:] if ast.get_docstring(function) else function.body
            if sum((part.end_lineno or part.lineno) - part.lineno + 1 for part in body) >= LOGIC:
                yield function.name, anonymous(body)


def anonymous(body: list[ast.stmt]) -> str:
    """The tree itself is changed: whoever is within another function is numbered anew, and comes out the same."""
    names: dict[str, str] = {}
    for node in (node for part in body for node in ast.walk(part)):
        if isinstance(node, ast.Name):
            node.id = names.setdefault(node.id, str(len(names)))
        elif isinstance(node, ast.arg):
            node.arg, node.annotation = names.setdefault(node.arg, str(len(names))), None
        elif isinstance(node, ast.Constant):
            node.value = None
    return "\n".join(map(ast.dump, body))


def test_no_function_stands_twice_in_the_source() -> None:
    places: dict[str, list[str]] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        for name, body in bodies(ast.parse(path.read_text(encoding="utf-8"))):
            places.setdefault(body, []).append(f"{path.relative_to(SOURCE)}: {name}")
    assert len(places) > 1000
    assert [found for found in places.values() if len(found) > 1] == [], "let one of them serve both"


def test_a_function_with_other_names_is_the_same_one() -> None:
    found = dict(bodies(ast.parse(RENAMED)))
    assert found["first"] == found["second"] != found["third"]
