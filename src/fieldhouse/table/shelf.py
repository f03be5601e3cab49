"""A shelf for what takes long to work out: whoever needs it asks by name, and says how it is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Shelf: TypeAlias = Callable[[str, Callable[[], bytes]], bytes]
"""Asked for a name, and told how to make what is not there yet. The name says all that the work depends on."""


def made_anew(name: str, make: Callable[[], bytes]) -> bytes:
    """A shelf that keeps nothing."""
    return make()
