"""The records of Data-Driven Football: plays and formations, a team's charts, a season's charts.

Charts are compiled when they are read: a :class:`~fieldhouse.table.dice.Column` of integers for each
printed column. Main columns hold cells (``gridiron.cells``); the small charts hold the marks below.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NewType

from fieldhouse.gridiron.habits import LeagueHabits
from fieldhouse.gridiron.team import FootballTeam
from fieldhouse.table.dice import Column
from fieldhouse.table.record import Frozen

# The nine plays, by their printed number less one.
LINE_PLUNGE: Final = 0
OFF_TACKLE: Final = 1
END_RUN: Final = 2
DRAW: Final = 3
SCREEN: Final = 4
SHORT: Final = 5
MEDIUM: Final = 6
LONG: Final = 7
SIDELINE: Final = 8
PLAYS: Final[tuple[str, ...]] = (
    "1-Line Plunge", "2-Off Tackle", "3-End Run", "4-Draw", "5-Screen", "6-Short", "7-Medium", "8-Long", "9-Sideline",
)  # fmt: skip
PLAY_COUNT: Final = 9
FORMATION_COUNT: Final = 6
FIRST_PASS: Final = SCREEN
"""Plays from here on are passes."""

# The six formations.
STANDARD: Final = 0
RUSH_MIDDLE: Final = 1
RUSH_WIDE: Final = 2
PASS_NICKEL: Final = 3
PASS_DIME: Final = 4
BLITZ: Final = 5
FORMATIONS: Final[tuple[str, ...]] = (
    "A-Standard",
    "B-Rush Middle",
    "C-Rush Wide",
    "D-Pass Nickel",
    "E-Pass Dime",
    "F-Blitz",
)

# Marks of the small charts. An empty cell is 0 in each of them.
Mark = NewType("Mark", int)
NO_CHANGE: Final = Mark(0)
YES: Final = Mark(1)
"""Extra point good; fumble recovered; XQT, XINT, XF: the defensive result is canceled; the total is listed."""
SACKED: Final = Mark(1)
ESCAPED: Final = Mark(2)
"""Sack rate: ``SCK`` and ``QR``."""
DEFENSE_RECOVERS: Final = Mark(1)
OFFENSE_RECOVERS: Final = Mark(2)
"""Defense fumble recovery: ``G`` and ``L``."""
KICK_GOOD: Final = Mark(1)
KICK_NO_GOOD: Final = Mark(2)
"""Field goal adjustment: ``G`` and ``NG``."""
COMMITS: Final = Mark(1)
CANCELS: Final = Mark(2)
"""Defense penalty influence: a penalty, and its ``X`` form."""
PRE: Final = Mark(0)
POST: Final = Mark(1)
"""Line of scrimmage penalty check."""

# The columns of the defense penalty influence chart.
INFLUENCE_5: Final = 0
INFLUENCE_5X: Final = 1
INFLUENCE_15: Final = 2
INFLUENCE_PI: Final = 3


USUAL_SACK: Final = -7
USUAL_SCRAMBLE: Final = 6
"""Yards, where a sheet does not print them."""


@dataclass(frozen=True)
class Supplements(Frozen):
    """The advanced play charts of a team's supplement sheet. A chart that a team lacks is None."""

    short_big_play: Column | None = None
    great_protection: Column[Mark] | None = None
    good_decision: Column[Mark] | None = None
    ball_protection: Column[Mark] | None = None
    sack_rate: Column[Mark] | None = None
    sack_yards: int = USUAL_SACK
    scramble_yards: int = USUAL_SCRAMBLE
    fumble_recovery: Column[Mark] | None = None
    penalty_influence: tuple[Column[Mark], Column[Mark], Column[Mark], Column[Mark]] | None = None
    offense_check: Column[Mark] | None = None
    defense_check: Column[Mark] | None = None
    quotas: tuple[int, ...] | None = None
    call_totals: tuple[int, ...] | None = None
    pass_percent: int | None = None
    solitaire: tuple[int, ...] | None = None
    """The highest percentage (1 to 100) of each play's range, runs and passes apart."""
    home_field: int = 0
    road_adjustment: int = 0
    offense_audibles: int | None = None
    defense_audibles: int | None = None
    no_huddle: int | None = None
    muffed_snap: int | None = None
    """The muffed snap rating: muffed snaps in a thousand."""


@dataclass(frozen=True)
class SeasonCharts(Frozen):
    """The charts that all teams of a season share."""

    season: int
    squib: Column
    holding: Column[Mark]
    between_downs_offense: Column[Mark]
    between_downs_defense: Column[Mark]
    habits: LeagueHabits | None = None
    """What its coaches did; a chart without is coached as the league was over the years."""
    digest: str = ""
    """Of the charts' text, as a team's."""


@dataclass(frozen=True)
class Team(FootballTeam):
    """One team's charts for one season."""

    power_rating: float
    plays: tuple[Column, ...]
    breakaway: Column
    trapped: Column
    fumble_recovered: Column[Mark]
    formations: tuple[tuple[Column, ...], ...]
    """``formations[formation][play]``"""
    kickoff: Column
    kickoff_return: Column
    punt: Column
    punt_return: Column
    fumble_return: Column
    interception_return: Column
    field_goal: Column
    extra_point: Column[Mark]
    kick_coverage: Column
    punt_coverage: Column
    qt_containment: Column | None
    field_goal_adjustment: Column[Mark] | None
    supplements: Supplements
    players: dict[str, tuple[tuple[str, float], ...]]
    """For each role (``pass``, ``rush 1-Line Plunge`` ...) the people and their shares; names never change a result."""
