"""How a coach files a down: score and clock make a state, down, distance and place a bucket; each has its mix of calls,
as slots that one number points into.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.game import FootballGame
from fieldhouse.gridiron.late_game import HURRY_TWO_SCORES, ONE_SCORE, TWO_MINUTES, lead_of
from fieldhouse.gridiron.phases import REGULATION
from fieldhouse.table.seat import Seat
from fieldhouse.table.sums import total

STATES: Final[tuple[str, ...]] = (
    "normal",
    "two-minute drill",
    "trailing in the fourth",
    "leading in the fourth",
    "trailing late",
)
NORMAL: Final = 0
TWO_MINUTE: Final = 1
TRAILING: Final = 2
LEADING: Final = 3
DESPERATE: Final = 4
FOUR_MINUTES: Final = 240

BUCKETS: Final[tuple[str, ...]] = (
    "1st and 6-10", "1st and 5 or less", "1st and 11 or more",
    "2nd and 2 or less", "2nd and 3-6", "2nd and 7-10", "2nd and 11 or more",
    "3rd and 1", "3rd and 2-3", "3rd and 4-6", "3rd and 7-10", "3rd and 11 or more",
    "1st inside the 10", "2nd inside the 10", "3rd inside the 10",
    "1st inside the 5", "2nd inside the 5", "3rd inside the 5",
)  # fmt: skip
OPEN_FIELD_TO: Final = GOAL - 10
"""Before this spot a bucket is down and distance alone."""
MIX_ENTRIES: Final = 512.0
"""A mix is a list of this many entries; a whim points at one of them, hence a float, which whims are multiplied by."""
_LIMITS: Final = {1: ((5, 1), (10, 0), (GOAL, 2)), 2: ((2, 3), (6, 4), (10, 5), (GOAL, 6))}
_THIRD: Final[tuple[tuple[int, int], ...]] = ((1, 7), (3, 8), (6, 9), (10, 10), (GOAL, 11))


def state_of(game: FootballGame, seat: Seat) -> int:
    """Which of ``STATES`` score and clock are to *seat* with the ball."""
    quarter, clock = game.quarter, game.clock
    if quarter < REGULATION:
        return TWO_MINUTE if quarter == 2 and clock <= TWO_MINUTES else NORMAL
    lead = lead_of(game, seat)
    if lead > 0:
        return LEADING
    if lead == 0:
        return TWO_MINUTE if clock <= TWO_MINUTES else NORMAL
    return DESPERATE if clock <= FOUR_MINUTES or (lead < -ONE_SCORE and clock <= HURRY_TWO_SCORES) else TRAILING


def _open_field(down: int, to_go: int) -> int:
    """The bucket of a down outside of the red zone, by the yards to go."""
    return next(bucket for limit, bucket in _LIMITS.get(down, _THIRD) if to_go <= limit)


BUCKET: Final = tuple(tuple(_open_field(max(down, 1), to_go) for to_go in range(GOAL + 1)) for down in range(5))
"""``BUCKET[down][to go]`` in the open field."""


def bucket_of(down: int, to_go: int, spot: int) -> int:
    """The bucket of a down; fourth downs that are played are called like third downs."""
    if spot < OPEN_FIELD_TO:
        return BUCKET[down][to_go]
    return (14 if GOAL - spot <= 5 else 11) + (down if 0 < down < 3 else 3)


BUCKET_OF_DOWN: Final = tuple(
    BUCKET if spot < OPEN_FIELD_TO else tuple((bucket_of(down, 0, spot),) * (GOAL + 1) for down in range(5))
    for spot in range(GOAL + 1)
)
"""``BUCKET_OF_DOWN[spot][down][to go]``: the bucket of a down, read in one step."""


def slots(weights: Sequence[float]) -> bytes:
    """A mix as slots, each choice with its share of them, the rounding carried on."""
    whole = total(weights)
    table: list[int] = []
    reached = 0.0
    for choice, weight in enumerate(weights):
        reached += weight
        table += [choice] * (round(reached / whole * MIX_ENTRIES) - len(table))
    return bytes(table)


def biased(
    rows: Sequence[Sequence[float]], choices: Container[int], biases: Sequence[float]
) -> tuple[tuple[tuple[float, ...], ...], ...]:
    """``[state][bucket]``: the weights of every bucket, those of *choices* times the state's bias."""
    return tuple(
        tuple(
            tuple(weight * bias if choice in choices else float(weight) for choice, weight in enumerate(row))
            for row in rows
        )
        for bias in biases
    )


def second_whim(whim: float) -> float:
    """One whim serves two throws: scaled by a prime its fraction is as good as new."""
    return whim * 7919 % 1.0
