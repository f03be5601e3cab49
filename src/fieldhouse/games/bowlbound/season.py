"""What the book fixes for every season, and what college football changed (rulings, Bowl Bound 3)."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.options import ALWAYS, BY_SEASON, Options

KICKOFF_LINE: Final = 30
FREE_KICK_LINE: Final = 20
TOUCHBACK: Final = 20
OUT_OF_BOUNDS_LINE: Final = 35
"""Where the receivers may have a kickoff that went out of bounds."""
OVERTIME_SINCE: Final = 1996


def has_overtime(season: int, options: Options) -> bool:
    if options.overtime == BY_SEASON:
        return season >= OVERTIME_SINCE
    return options.overtime == ALWAYS
