"""A game at rest as plain JSON: what a rest point keeps of it, and how that is put back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fieldhouse.table.question import Json

SCALARS: Final = frozenset((int, str, bool, float, type(None)))


def kept(thing: object, names: Sequence[str]) -> dict[str, Json]:
    """The named attributes of *thing*, whose lists nothing else holds on to."""
    return {name: plain(getattr(thing, name)) for name in names}


def put_back(thing: object, names: Sequence[str], facts: dict[str, Json]) -> None:
    """Set the named attributes to what ``kept`` has kept."""
    for name in names:
        setattr(thing, name, plain(facts[name]))


def plain(value: object) -> Any:
    """A copy of lists and tuples, all of them lists as JSON has them; whatever else it is stays the same thing."""
    if type(value) in SCALARS:  # as nearly all are
        return value
    return [plain(item) for item in value] if isinstance(value, list | tuple) else value


def frozen(value: Any) -> Any:
    """What JSON has as lists, as tuples; whoever reads a record back knows what is in them."""
    return tuple(map(frozen, value)) if isinstance(value, list | tuple) else value
