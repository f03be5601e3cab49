"""A coach's pigeonholes: down, distance and place make a bucket; weights become slots that one number points into."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.gridiron.field import GOAL

BUCKETS: Final = (
    "1st and 6-10", "1st and 5 or less", "1st and 11 or more",
    "2nd and 2 or less", "2nd and 3-6", "2nd and 7-10", "2nd and 11 or more",
    "3rd and 1", "3rd and 2-3", "3rd and 4-6", "3rd and 7-10", "3rd and 11 or more",
    "1st inside the 10", "2nd inside the 10", "3rd inside the 10",
    "1st inside the 5", "2nd inside the 5", "3rd inside the 5",
)  # fmt: skip
LONGEST_TO_GO: Final = 40
SLOTS: Final = 512
"""A mix is a list of this many slots; a whim points at one of them."""
_LIMITS: Final = {1: ((5, 1), (10, 0), (99, 2)), 2: ((2, 3), (6, 4), (10, 5), (99, 6))}
_THIRD: Final = ((1, 7), (3, 8), (6, 9), (10, 10), (99, 11))


def _open_field(down: int, to_go: int) -> int:
    return next(bucket for limit, bucket in _LIMITS.get(down, _THIRD) if to_go <= limit)


BUCKET: Final = tuple(
    tuple(_open_field(max(down, 1), to_go) for to_go in range(LONGEST_TO_GO + 1)) for down in range(5)
)
"""``BUCKET[down][to go]`` in the open field."""


def bucket_of(down: int, to_go: int, spot: int) -> int:
    """The bucket of a down; fourth downs that are played are called like third downs."""
    distance = GOAL - spot
    if distance > 10:
        return BUCKET[down][to_go if to_go < LONGEST_TO_GO else LONGEST_TO_GO]
    return (14 if distance <= 5 else 11) + (down if 0 < down < 3 else 3)


def slots(weights: Sequence[float]) -> tuple[int, ...]:
    """A mix as slots, each choice with its share of them, the rounding carried on."""
    total = sum(weights)
    table: list[int] = []
    reached = 0.0
    for choice, weight in enumerate(weights):
        reached += weight
        table += [choice] * (round(reached / total * SLOTS) - len(table))
    return tuple(table)
