"""A seat at the table: who sits there is asked, rolls, scores, wins. Counted from 0, clockwise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NewType, TypeVar, cast

Seat = NewType("Seat", int)

T = TypeVar("T")

NO_SEAT: Final = Seat(-1)
"""Nobody's, or everybody's."""
AWAY: Final = Seat(0)
HOME: Final = Seat(1)
SEATS: Final[tuple[str, str]] = ("away", "home")
BOTH: Final[tuple[Seat, ...]] = (AWAY, HOME)
"""The seats of a game for two."""
OTHER: Final[tuple[Seat, ...]] = (HOME, AWAY)
"""By seat, who sits across in a game for two."""


def seated(things: Iterable[T]) -> Iterator[tuple[Seat, T]]:
    """What lies at each seat, beside the seat, from the first on."""
    return cast(Iterator[tuple[Seat, T]], enumerate(things))


def seat_ahead(score: Sequence[int]) -> Seat | None:
    """Who has more points in a game for two; None for a tie."""
    away, home = score
    return None if away == home else HOME if home > away else AWAY


def all_seats(count: int) -> tuple[Seat, ...]:
    """The seats of a table for *count*."""
    return tuple(cast(Iterable[Seat], range(count)))
