"""The coach's pigeonholes: a down, a distance and a place on the field make a bucket; score and clock make a state."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.field import GOAL

BUCKETS: Final = (
    "1st and 6-10", "1st and 5 or less", "1st and 11 or more",
    "2nd and 2 or less", "2nd and 3-6", "2nd and 7-10", "2nd and 11 or more",
    "3rd and 1", "3rd and 2-3", "3rd and 4-6", "3rd and 7-10", "3rd and 11 or more",
    "1st inside the 10", "2nd inside the 10", "3rd inside the 10",
    "1st inside the 5", "2nd inside the 5", "3rd inside the 5",
)  # fmt: skip
STATES: Final = ("normal", "two-minute drill", "trailing in the fourth", "leading in the fourth", "trailing late")
NORMAL, TWO_MINUTE, TRAILING, LEADING, DESPERATE = range(5)
TWO_MINUTES: Final = 120

OPEN_FIELD_TO: Final = 90
"""Before this spot a bucket is down and distance alone."""
_LIMITS: Final = {1: ((5, 1), (10, 0), (99, 2)), 2: ((2, 3), (6, 4), (10, 5), (99, 6))}
_THIRD: Final = ((1, 7), (3, 8), (6, 9), (10, 10), (99, 11))


def _open_field(down: int, to_go: int) -> int:
    return next(bucket for limit, bucket in _LIMITS.get(down, _THIRD) if to_go <= limit)


BUCKET: Final = tuple(
    tuple(_open_field(max(down, 1), to_go) for to_go in range(GOAL)) for down in range(5)
)
"""``BUCKET[down][to go]`` in the open field."""


def bucket_of(down: int, to_go: int, spot: int) -> int:
    """The bucket of a down; fourth downs that are played are called like third downs."""
    if spot < OPEN_FIELD_TO:
        return BUCKET[down][to_go]
    return (14 if GOAL - spot <= 5 else 11) + (down if 0 < down < 3 else 3)


def state_of(game: Game, seat: int) -> int:
    """How score and clock look to *seat*."""
    quarter = game.quarter
    if quarter < 4:
        return TWO_MINUTE if quarter == 2 and game.clock <= TWO_MINUTES else NORMAL
    lead = game.score[seat] - game.score[1 - seat]
    if lead > 0:
        return LEADING
    if lead == 0:
        return TWO_MINUTE if game.clock <= TWO_MINUTES else NORMAL
    return DESPERATE if game.clock <= 240 or (lead < -8 and game.clock <= 480) else TRAILING
