"""'Plays Ending in the End Zone and Beyond': the touchback, the one ending that each football has for itself."""

from __future__ import annotations

from fieldhouse.games.ddf.season import TOUCHBACK
from fieldhouse.gridiron.outcome import Outcome, possession


def touchback(seat: int) -> Outcome:
    return possession(seat, TOUCHBACK)
