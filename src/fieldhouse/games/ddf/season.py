"""What the league changed from season to season (rulings, Data-Driven Football 5)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from fieldhouse.table.record import Frozen

TOUCHBACK: Final = 20
"""Where the ball is put after a touchback that is not a kickoff's."""
FREE_KICK_LINE: Final = 20

NO_OVERTIME: Final = "none"
SUDDEN_DEATH: Final = "sudden death"
FIELD_GOAL_ANSWERED: Final = "a field goal on the first possession can be answered"
BOTH_POSSESS: Final = "both teams possess the ball"


@dataclass(frozen=True)
class SeasonRules(Frozen):
    """The league's rules in one season."""

    season: int
    kickoff_line: int
    kickoff_touchback: int
    has_two_point_try: bool
    kick_try_line: int
    """From where the point after a touchdown is kicked."""
    has_defensive_two: bool
    overtime: str
    overtime_seconds: int


@cache
def season_rules(season: int, is_playoff: bool = False) -> SeasonRules:
    """What the league's rules were in that season."""
    return SeasonRules(
        season,
        kickoff_line=_since(season, 40, (1974, 35), (1994, 30), (2011, 35)),
        kickoff_touchback=_since(season, 20, (2016, 25), (2024, 30), (2025, 35)),
        has_two_point_try=season >= 1994,
        kick_try_line=_since(season, 2, (2015, 15)),
        has_defensive_two=season >= 2015,
        overtime=_overtime(season, is_playoff),
        overtime_seconds=_since(season, 900, (2017, 600)),
    )


def _since(season: int, first: int, *changes: tuple[int, int]) -> int:
    """A number that changed over the years."""
    value = first
    for year, changed in changes:
        if season >= year:
            value = changed
    return value


def _overtime(season: int, is_playoff: bool) -> str:
    """The league tried both changes on its playoffs first."""
    if season < 1974:
        return NO_OVERTIME
    if season < (2010 if is_playoff else 2012):
        return SUDDEN_DEATH
    return FIELD_GOAL_ANSWERED if season < (2022 if is_playoff else 2025) else BOTH_POSSESS
