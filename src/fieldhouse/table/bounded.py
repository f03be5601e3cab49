"""What is worked out once and kept, but never more of it than there is room for."""

from __future__ import annotations

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


def make_room(known: dict[K, V], most: int) -> None:
    """Forget what has been known longest until one more fits. Threads may do so at once."""
    for oldest in list(known)[: max(len(known) - most + 1, 0)]:
        known.pop(oldest, None)
