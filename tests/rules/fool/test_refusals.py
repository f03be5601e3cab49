"""A refused command says which rule refuses it: every refusal in the source is looked at."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import fieldhouse.games.fool as fool

ROOT = Path(fool.__file__).parent
UNREADABLE = (
    "This was commanded by version ",
    "There is no ",
    "The command ",
    "A camp plan has no ",
    "{} cannot be read: ",
    "{} has {} parts; ",
)
"""What is no rule's business: a name or a word that nobody knows."""


def sentences() -> Iterator[tuple[str, str]]:
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                yield f"{path.stem}:{node.lineno}", _text(node.args[0])


def _text(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    assert isinstance(node, ast.JoinedStr)
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


FOUND = dict(sentences())


def test_there_are_refusals_to_look_at() -> None:
    assert len(FOUND) > 60


@pytest.mark.parametrize("place", FOUND)
def test_a_refusal_is_a_sentence_that_names_its_rule(place: str) -> None:
    sentence = FOUND[place]
    assert sentence.endswith("."), sentence
    assert sentence.startswith(("Rule 12.", "Rule 13.", "Rule {}: ", *UNREADABLE)), sentence
