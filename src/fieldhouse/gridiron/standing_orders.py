"""Standing orders that both footballs know: when a coach wants to be asked about the clock."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from fieldhouse.gridiron.game import FootballGame
from fieldhouse.gridiron.phases import REGULATION
from fieldhouse.table.seat import Seat
from fieldhouse.table.standing import ASK, Keep, StandingOrder

G = TypeVar("G", bound=FootballGame)

LATE_ONLY: Final = "late"
NEVER: Final = "never"
LATE_SECONDS: Final = 300
"""From when on a half is nearly over, as far as the clock is worth a question."""
HALVES_END: Final = (2, REGULATION)
"""The quarters with which a half ends."""


def is_nearly_over(game: FootballGame) -> bool:
    """A half is nearly over, or it is overtime."""
    return game.quarter > REGULATION or (game.quarter in HALVES_END and game.clock <= LATE_SECONDS)


def first_unless_late(value: str, game: FootballGame, seat: Seat, subject: object) -> int | None:
    """What lets the clock run, which is the first choice of whatever is asked about it; None, which asks, late in a
    half if *value* is to be asked then."""
    return None if value == LATE_ONLY and is_nearly_over(game) else 0


def clock_order(keeps: Mapping[str, Keep[G]]) -> StandingOrder[G]:
    """The order by which a seat is asked about the clock: late in a half, as ever, unless it says otherwise."""
    return StandingOrder(
        "clock",
        "The clock: ask me about time-outs, hurrying and spikes",
        {ASK: "After every play", LATE_ONLY: "In the last five minutes of a half", NEVER: "Never: let it run"},
        LATE_ONLY,
        keeps,
        tacit=LATE_ONLY,
    )
