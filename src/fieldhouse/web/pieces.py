"""Pieces of pages that are drawn once: most of a table is as it was before the last answer."""

from __future__ import annotations

from collections.abc import Callable
from marshal import dumps
from typing import Any, Final

from markupsafe import Markup

from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.words import Cited, Phrase

Value = PlainReport | list[PlainReport] | str | int | None
"""What a piece is given."""
MOST_DRAWN: Final = 2048
"""When so many of a piece have been drawn, those that nobody has wanted since as many were drawn before are let go."""
AS_THEY_ARE: Final = 2
"""How values are written down: alike if they are equal and of one type, whoever else holds on to them."""

_PLAIN: Final = frozenset({str, int, bool, float, type(None)})
"""What is no more than it shows: most of what a piece is given."""


def remembered(piece: Callable[..., Markup]) -> Callable[..., Markup]:
    """*piece*, drawn once for the same values, which are plain: it must know nothing but what it is given."""
    newer: dict[bytes, Markup] = {}
    older: dict[bytes, Markup] = {}

    def draw(*given: Value) -> Markup:
        nonlocal newer, older
        try:
            values = dumps(given, AS_THEY_ARE)
        except ValueError:  # a sentence that cites a rule, a label in parts
            values = dumps(_taken_apart(given), AS_THEY_ARE)
        found = newer.get(values)
        if found is None:
            found = older.get(values)
            if found is None:
                found = piece(*given)
            if len(newer) >= MOST_DRAWN:
                newer, older = {}, newer
            newer[values] = found
        return found

    return draw


def _taken_apart(value: object) -> Any:
    """The same with everything in it that is more than its text as the parts that it was made of."""
    if type(value) in _PLAIN:
        return value
    if isinstance(value, dict):
        return {name: each if type(each) in _PLAIN else _taken_apart(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return list(map(_taken_apart, value))
    return (type(value).__name__, vars(value)) if isinstance(value, Cited | Phrase) else value
