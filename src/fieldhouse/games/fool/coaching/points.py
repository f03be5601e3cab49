"""What a man wins: points a game by his ratings and characteristics, at the place where he plays.

The weights are a regression over games between teams drawn at random ('python -m tools.fool_lab worth').
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from fieldhouse.games.fool.model import Kicking, Player, Punting
from fieldhouse.games.fool.player_value import TYPICAL, home_slot, natural_slots
from fieldhouse.games.fool.positions import KICKER, KICKERS
from fieldhouse.table.sums import total

Ratings = tuple[int, int, int]

RATING_POINTS: Final[dict[str, tuple[float, float, float]]] = {
    "Q": (4.61, 0.08, 0.27),
    "F": (0.08, 0.55, 0.34),
    "H": (0.53, 0.26, 0.92),
    "W": (1.66, 0.12, 0.27),
    "TE": (0.94, 0.46, 0.19),
    "T": (0.00, 1.40, 0.60),
    "G": (0.00, 1.34, 0.48),
    "C": (0.00, 0.66, 0.19),
    "DE": (0.00, 1.37, 0.97),
    "DT": (0.00, 1.35, 0.35),
    "OLB": (0.70, 0.78, 1.05),
    "MLB": (0.44, 0.66, 0.74),
    "CB": (2.11, 0.14, 1.64),
    "S": (1.63, 0.29, 1.15),
}
"""For a point of P, C and S of all who play at a place."""
MARK_POINTS: Final[dict[str, dict[str, float]]] = {
    "Q": {"$": 0.17, "o": -2.01, "gc": 0.74, "st": 1.84, "3r": 1.38, "pc": -0.74},
    "F": {"gc": 0.14, "^": 0.20, "$": 0.23, "c": -0.16, "o": -0.11, "pc": -0.14},
    "H": {"gc": 0.26, "^": 0.58, "$": 0.44, "c": -0.44, "st": 0.14, "3r": 0.10, "o": -0.28, "pc": -0.26},
    "W": {
        "gc": 0.31,
        "^": 0.50,
        "c": -0.03,
        "st": 0.41,
        "3r": 0.31,
        "o": -0.88,
        "+arm": 0.03,
        "-arm": -0.03,
        "pc": -0.31,
    },
    "TE": {"gc": 0.24, "$": 0.05, "o": -0.55, "st": 0.23, "3r": 0.17, "^": 0.27, "pc": -0.24},
    "T": {"gc": 0.30, "$": 0.61, "o": -0.61, "pc": -0.30},
    "G": {"gc": 0.27, "$": 0.43, "o": -0.43, "pc": -0.27},
    "C": {"gc": 0.13, "$": 0.24, "o": -0.24, "pc": -0.13},
    "DE": {"^": 1.17, "o": -0.64, "gc": 0.35, "c": -0.36, "pc": -0.35},
    "DT": {"^": 0.85, "o": -0.54, "gc": 0.26, "pc": -0.26},
    "OLB": {"^": 0.82, "o": -1.09, "gc": 0.38, "c": -0.88, "pc": -0.38},
    "MLB": {"^": 0.62, "o": -0.89, "gc": 0.27, "c": -0.53, "pc": -0.27},
    "CB": {"^": 0.30, "o": -1.85, "c": -1.85, "gc": 0.58, "pc": -0.58},
    "S": {"^": 0.44, "o": -1.44, "gc": 0.46, "c": -1.36, "pc": -0.46},
}
"""For a characteristic of all who play there; what is not listed wins nothing."""
KICK_POINTS: Final[tuple[float, ...]] = (0.19, 0.11, 0.05)
PUNT_POINTS: Final[tuple[float, ...]] = (0.15, 0.075, 0.1)
"""For a yard, a chance that is missed (a point of control), and a chance of a block."""
KICK_PAR: Final = (47, 2, 5)
PUNT_PAR: Final = (40, 4, 1)
"""Kickers who can always be had."""
BELOW_TYPICAL: Final = 0.7
"""Points of every rating by which whoever can always be had is below a typical man."""


class Place(NamedTuple):
    """Where a man plays best, and what he wins there beyond whoever can always be had."""

    slot: str
    points: float


def place_of(player: Player, is_healed: bool = False) -> Place:
    """A player's best place as he is today, or once his injuries are healed."""
    ratings = (player.p, player.c, player.s) if is_healed else player.now
    return _place(player.position, ratings, player.attributes, player.kicking, player.punting)


@lru_cache(maxsize=100_000)
def _place(
    position: str, ratings: Ratings, marks: tuple[str, ...], kicking: Kicking | None, punting: Punting | None
) -> Place:  # fmt: skip
    """The natural place where he wins most; the first of the book's order if there are several."""
    found = [
        Place(slot, _kicks(kicking, punting, slot) if slot in KICKERS else points_at(ratings, marks, slot))
        for slot in natural_slots(position)
    ]
    return max(found, key=lambda place: place.points, default=Place(home_slot(position), 0.0))


def points_at(ratings: Ratings, marks: tuple[str, ...], slot: str) -> float:
    """What P-C-S and characteristics win at a place from scrimmage, if all who play there were like him."""
    p, c, s = RATING_POINTS[slot]
    worth = MARK_POINTS[slot]
    usual = TYPICAL[slot]
    ability = p * (ratings[0] - usual[0]) + c * (ratings[1] - usual[1]) + s * (ratings[2] - usual[2])
    return ability + BELOW_TYPICAL * (p + c + s) + total([worth.get(mark, 0.0) for mark in marks])


def _kicks(kicking: Kicking | None, punting: Punting | None, slot: str) -> float:
    """What a kicker or punter wins beyond one who can always be had."""
    if slot == KICKER:
        if kicking is None:
            return 0.0
        yards, missed, blocked = KICK_POINTS
        distance, block, miss = KICK_PAR
        return (
            yards * (kicking.distance - distance)
            + missed * (miss - kicking.missed)
            + blocked * (block - kicking.blocked)
        )
    if punting is None:
        return 0.0
    yards, control, blocked = PUNT_POINTS
    distance, usual, block = PUNT_PAR
    return (
        yards * (punting.distance - distance) + control * (punting.control - usual) + blocked * (block - punting.block)
    )
