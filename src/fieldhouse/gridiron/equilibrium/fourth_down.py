"""The down from which kicks are enumerated."""

from __future__ import annotations

from typing import Final

from fieldhouse.gridiron.field import Situation, across
from fieldhouse.gridiron.outcome import LAST_DOWN
from fieldhouse.table.seat import Seat

TEN: Final = 10


def fourth_and_ten(seat: Seat, spot: int) -> Situation:
    """The ball of *seat* at *spot* on its last down, ten yards to go or, if they are fewer, those to the goal."""
    return Situation(seat, spot, LAST_DOWN, min(TEN, across(spot)))
