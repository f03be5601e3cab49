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
RUNS_ON_SINCE: Final = 2023
"""From this season on the clock stops for the chains only in the last two minutes of a half."""


def has_overtime(season: int, options: Options) -> bool:
    """By the season, or as the options say."""
    if options.overtime == BY_SEASON:
        return season >= OVERTIME_SINCE
    return options.overtime == ALWAYS


def stops_for_chains(season: int, options: Options) -> bool:
    """Does a first down stop the clock all game long?"""
    if options.first_down_stop == BY_SEASON:
        return season < RUNS_ON_SINCE
    return options.first_down_stop == ALWAYS
