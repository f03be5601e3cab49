"""The records of Bowl Bound: plays and formations, a team's charts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fieldhouse.gridiron.habits import LeagueHabits
from fieldhouse.gridiron.team import FootballTeam
from fieldhouse.table.dice import Column
from fieldhouse.table.record import Frozen

# The nine plays, by their printed number less one.
LINE_PLUNGE: Final = 0
COUNTER: Final = 1
END_REVERSE: Final = 2
DRAW: Final = 3
OPTION: Final = 4
SCREEN: Final = 5
SPRINT_OUT: Final = 6
BOOTLEG: Final = 7
DROP_BACK: Final = 8
PLAYS: Final[tuple[str, ...]] = (
    "1-Line Plunge", "2-Counter", "3-End Reverse", "4-Draw", "5-Option", "6-Screen", "7-Sprint-out", "8-Bootleg",
    "9-Drop Back",
)  # fmt: skip
PLAY_COUNT: Final = 9
FIRST_PASS: Final = SCREEN
"""Plays from here on are passes; the option is a run until its pass is rolled."""

FORMATIONS: Final[tuple[str, ...]] = (
    "A-Standard", "B-Short Yardage Gaps", "C-Short Yardage Wide", "D-Pass Prevent Short", "E-Pass Prevent Long",
    "F-Blitz",
)  # fmt: skip
FORMATION_COUNT: Final = 6

YES: Final = 1
"""Fumble recovered; extra point good."""

# What stands in the upper left corner of a defensive chart.
WILD: Final = "W"
NO_WILD: Final = "XWC"
FREE_BLOCK: Final = "FBO"
SPECIAL_BLOCK: Final = "SPBO"
CODES: Final[tuple[str, ...]] = (WILD, NO_WILD, FREE_BLOCK, SPECIAL_BLOCK)


@dataclass(frozen=True)
class Ratings(Frozen):
    """What the Power Ratings and Yardage Factors chart says of a team."""

    power: float
    """On a neutral field."""
    home: float = 0.0
    """What a home field adds and a road game takes away."""
    factor: float = 100.0
    """The yardage factor compensation rating, in percent."""
    upper: int = 100
    lower: int = 80
    """The two factors of the simplified method."""


@dataclass(frozen=True)
class Team(FootballTeam):
    """One team's charts for one season."""

    ratings: Ratings
    codes: tuple[str, ...]
    plays: tuple[Column, ...]
    breakaway: Column
    quarterback_runs: Column
    trapped: Column
    fumble_recovered: Column
    formations: tuple[tuple[Column, ...], ...]
    """``formations[formation][play]``"""
    kickoff: Column
    kickoff_return: Column
    punt: Column
    punt_return: Column
    interception_return: Column
    field_goal: Column
    extra_point: Column | None
    """None: an older chart, on which the point is a field goal from the three (VI-7)."""
    calls: tuple[int, ...] = ()
    """How often the team called each of the nine plays, in percent, for the computer coach; empty: like any other."""
    habits: LeagueHabits | None = None
    """What the coaches of its season did, out of the season's chart; None: as the league that ships."""


@dataclass(frozen=True)
class SeasonCharts(Frozen):
    """What all teams of a season share: the habits of its coaches."""

    season: int
    habits: LeagueHabits
    digest: str = ""
