"""JSON values with a type: what a game at rest, a journal's header and an answer to a client are made of.

What is written is checked by mypy alone. What is read may be anything: whoever needs a number asks ``whole`` for it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    Json: TypeAlias = "Mapping[str, Json] | Sequence[Json] | str | float | bool | None"
    """What ``json.dumps`` takes."""

    Fields: TypeAlias = dict[str, Json]
    """A JSON object, to be filled."""
else:  # whoever reads annotations as the program runs need not follow the type into itself
    Json = object
    Fields = dict[str, object]

PlainReport: TypeAlias = dict[str, Any]
"""A JSON object that is read by its names, deep down: a report of our own, on its way to people or to a file."""


def fields(value: Json) -> Mapping[str, Json]:
    """*value*, which must be an object: else a ``TypeError``."""
    if not isinstance(value, Mapping):
        raise TypeError(f"an object was expected, not {value!r}")
    return value


def items(value: Json) -> Sequence[Json]:
    """*value*, which must be a list: else a ``TypeError``."""
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise TypeError(f"a list was expected, not {value!r}")
    return value


def whole(value: Json) -> int:
    """*value*, which must be a whole number: else a ``TypeError``."""
    if not isinstance(value, int):
        raise TypeError(f"a whole number was expected, not {value!r}")
    return value


def words(value: Json) -> str:
    """*value*, which must be text: else a ``TypeError``."""
    if not isinstance(value, str):
        raise TypeError(f"text was expected, not {value!r}")
    return value
