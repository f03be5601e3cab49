"""What a player is worth at a place in the line-up: for depth charts, and for computer owners."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from fieldhouse.games.fool.model import BAD, GOOD, Kicking, Player, Punting
from fieldhouse.games.fool.positions import KICKER, KICKERS, covers, parts
from fieldhouse.table.sums import total

SLOTS: Final[dict[str, int]] = {
    "Q": 1, "F": 1, "H": 1, "W": 2, "TE": 1, "T": 2, "G": 2, "C": 1,
    "DE": 2, "DT": 2, "OLB": 2, "MLB": 1, "CB": 2, "S": 2, "K": 1, "P": 1,
}  # fmt: skip
"""Who starts: eleven on each side, and the kickers."""
SUBSTITUTES: Final[dict[str, int]] = {
    "F": 1, "H": 1, "W": 1, "TE": 1, "T": 1, "G": 1, "DE": 1, "DT": 1, "OLB": 1, "MLB": 1, "CB": 1, "S": 1,
}  # fmt: skip
"""Scheduled substitutes: who plays a part without starting."""
RETURN_SLOTS: Final = ("PR", "KR")
ROSTER_SHAPE: Final[dict[str, int]] = {
    "Q": 3, "F": 3, "H": 3, "W": 5, "TE": 3, "T": 4, "G": 4, "C": 2,
    "DE": 4, "DT": 4, "OLB": 4, "MLB": 2, "CB": 4, "S": 4, "K": 1, "P": 1,
}  # fmt: skip
"""How many of each a team of about fifty keeps."""
WEIGHTS: Final[dict[str, tuple[float, float, float]]] = {
    "Q": (2.6, 0.5, 0.7), "F": (0.5, 1.3, 1.0), "H": (0.7, 0.9, 1.6), "W": (1.5, 0.4, 1.4), "TE": (1.1, 1.1, 0.8),
    "T": (0.1, 1.6, 0.8), "G": (0.1, 1.6, 0.7), "C": (0.1, 1.6, 0.7), "DE": (0.2, 1.4, 1.2), "DT": (0.1, 1.7, 0.7),
    "OLB": (0.7, 1.1, 1.2), "MLB": (0.6, 1.3, 1.1), "CB": (1.4, 0.4, 1.5), "S": (1.2, 0.8, 1.3),
}  # fmt: skip
"""What P, C and S are worth at each place."""
TYPICAL: Final[dict[str, tuple[int, int, int]]] = {
    "Q": (3, 2, 4), "F": (1, 3, 3), "H": (2, 2, 5), "W": (3, 1, 5), "TE": (2, 3, 3), "T": (0, 4, 2), "G": (0, 4, 2),
    "C": (0, 4, 2), "DE": (0, 3, 3), "DT": (0, 4, 2), "OLB": (1, 2, 4), "MLB": (1, 3, 3), "CB": (3, 1, 5),
    "S": (2, 2, 5),
}  # fmt: skip
"""A man just above the standards of 12.3.5 at each place: he is worth ten, wherever he plays."""
TEN: Final = 10.0
MARK_WORTH: Final = 0.5


OFFSETS: Final = {
    slot: TEN - total(weight * rating for weight, rating in zip(weights, TYPICAL[slot], strict=True))
    for slot, weights in WEIGHTS.items()
}


def value_at(ratings: tuple[int, int, int], slot: str) -> float:
    """The worth of P-C-S at a place from scrimmage: ten for a typical man, more for a better one."""
    p, c, s = WEIGHTS[slot]
    return p * ratings[0] + c * ratings[1] + s * ratings[2] + OFFSETS[slot]


def kick_value(kicking: Kicking | None, punting: Punting | None, slot: str) -> float:
    """The worth of a kicker or punter, on the scale of the others: ten for a typical one, and what his kicks win.

    A change of each of his numbers wins about half a point a game, a point of C and of S at one place of the line about
    one ('python -m tools.fool_lab measure --roster').
    """
    if slot == KICKER:
        return TEN + (kicking.distance - 49) / 4 - (kicking.blocked + kicking.missed - 6) / 4 if kicking else 0.0
    return TEN + (punting.distance - 42) / 3 + (punting.control - 5) / 6 - punting.block / 2 if punting else 0.0


def marks_value(player: Player) -> float:
    """What good and bad characteristics add up to."""
    return MARK_WORTH * sum((mark in GOOD) - (mark in BAD) for mark in player.attributes)


@cache
def natural_slots(position: str) -> tuple[str, ...]:
    """The places where a player of *position* is at home."""
    return tuple(slot for slot in SLOTS if covers(position, slot))


def best_value(player: Player) -> float:
    """What a player is worth where he plays best."""
    return _best(player.position, player.now, player.kicking, player.punting) + marks_value(player)


@lru_cache(maxsize=100_000)
def _best(
    position: str, ratings: tuple[int, int, int], kicking: Kicking | None, punting: Punting | None
) -> float:  # fmt: skip
    """His value at the best of his natural places."""
    found = [
        kick_value(kicking, punting, slot) if slot in KICKERS else value_at(ratings, slot)
        for slot in natural_slots(position)
    ]
    return max(found, default=0.0)


@cache
def home_slot(position: str) -> str:
    """The place of a roster that a player fills."""
    general = {"B": "H", "TB": "H", "E": "W", "U": "G", "DL": "DE", "LB": "OLB", "DH": "S"}
    main = parts(position)[0]
    return general.get(main, main)
