"""What the coaches of a season did: tables counted from its plays, which its season chart holds as text.

All numbers are parts of a thousand. ``TABLES`` says how each table stands in the text; ``gridiron.situations`` sorts
a down into its row and column.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from fieldhouse.gridiron import call_buckets
from fieldhouse.table.record import Frozen

Rows = tuple[tuple[int, ...], ...]
WHOLE: Final = 1000
PLAYS: Final = 9

BUCKETS: Final[tuple[str, ...]] = (
    *call_buckets.BUCKETS,
    "1st inside the own 10", "2nd inside the own 10", "3rd inside the own 10",
    "1st inside the own 5", "2nd inside the own 5", "3rd inside the own 5",
)  # fmt: skip
"""Down, distance and place: what every football coach tells apart, and the own goal line."""
STATES: Final[tuple[str, ...]] = (
    "open", "before the half", "Q3 two scores behind", "Q3 two scores ahead",
    "Q4 two scores behind", "Q4 one score behind", "Q4 one score ahead", "Q4 two scores ahead",
    "late two scores behind", "late one score behind", "late level", "late one score ahead", "late two scores ahead",
    "four minutes left, ahead", "last one score behind", "last ahead", "last level",
    "four minutes left, one score behind",
)  # fmt: skip
"""Score and clock. ``late`` are the last eight minutes, ``last`` the last two, of a quarter that has a warning."""
FOURTH_STATES: Final[tuple[str, ...]] = (
    "ordinary", "Q4 ahead", "Q4 one score behind", "Q4 two scores behind", "late two scores behind",
    "late three scores behind", "last four minutes up to 3 behind", "last four minutes up to 8 behind", "last chance",
)  # fmt: skip
"""Score and clock as they look on fourth down."""
ZONES: Final[tuple[str, ...]] = (
    *(f"own {low} to {low + 9}" for low in range(0, 50, 10)), "their 50 to 41", "their 40 to 31", "their 30 to 21",
    "their 20 to 11", "their 10 to 6", "their 5 to 1",
)  # fmt: skip
FOURTH_DISTANCES: Final = (1, 2, 4, 7, 99)
"""The yards to go on fourth down that coaches tell apart, each class up to its number."""
GOAL_YARDS: Final = (20, 25, 28, 30, 32, 34, 36, 38, 40, 42, 44, 47, 99)
"""Yards to the goal line, each class up to its number."""
MOST_LEAD: Final = 24
"""Larger leads are as this one after a touchdown."""
TRY_TIMES: Final[tuple[str, ...]] = ("first half", "third quarter", "fourth quarter")
ONSIDE_CLOCKS: Final = (60, 120, 180, 300, 480, 900)
ONSIDE_BEHIND: Final = (3, 8, 16, 99)
PUNT_YARDS: Final = (34, 39, 44, 49, 54, 59, 64, 69, 99)
"""Yards to the goal line from which a punt is kicked, each class up to its number."""
KNEEL_CLOCKS: Final = (10, 20, 30, 40)
KNEEL_SPOTS: Final = (20, 30, 40, 50)
WON_CLOCKS: Final = (30, 60, 90, 120)
"""Seconds left, and points or yards, each class up to its number."""


@dataclass(frozen=True)
class LeagueHabits(Frozen):
    """How the coaches of a season played; the computer coach follows them."""

    shares: Rows
    """One row: the nine plays' shares of all calls."""
    calls: Rows
    """``[bucket][play]``"""
    hurried_calls: Rows
    """The same of a side that is short of time."""
    passes: Rows
    """``[bucket][state]``: how many of the calls are passes."""
    fourths: Rows
    """``[fourth state * zones + zone][distance]``: how many fourth downs are played."""
    goals: Rows
    """One row, by yards to the goal line: how many kicks on fourth down are field goals, and not punts."""
    two_points: Rows
    """``[time][lead + MOST_LEAD]``, the lead with the touchdown's six: how many go for two."""
    onside: Rows
    """``[clock][points behind]`` in the fourth quarter: how many kick off onside."""
    kneels: Rows
    """``[clock][spot]`` at the end of the first half: how many let it end."""
    level_kneels: Rows = ()
    """The same at the end of a level game."""
    won_kneels: Rows = ()
    """One row, by clock: how many downs of a side that cannot be caught any more are kneels."""
    hurries: Rows = ()
    """One row, by state: after how many plays that leave the clock running nobody huddles."""
    punts: Rows = ()
    """One row, by yards to the goal line: how much of the way there a punt goes."""


class Table(NamedTuple):
    """How one of the tables stands in a chart: its section, the names of its rows, the numbers in each."""

    section: str
    rows: tuple[str, ...]
    width: int


TABLES: Final = {
    "shares": Table("coaching", ("shares of the plays",), PLAYS),
    "calls": Table("coaching: calls", tuple(f"on {name}" for name in BUCKETS), PLAYS),
    "hurried_calls": Table("coaching: calls in a hurry", tuple(f"on {name}" for name in BUCKETS), PLAYS),
    "passes": Table("coaching: passes", tuple(f"on {name}" for name in BUCKETS), len(STATES)),
    "fourths": Table(
        "coaching: fourth downs",
        tuple(f"{state}, {zone}" for state in FOURTH_STATES for zone in ZONES),
        len(FOURTH_DISTANCES),
    ),
    "goals": Table("coaching", ("kicks that are field goals",), len(GOAL_YARDS)),
    "two_points": Table("coaching", tuple(f"two points, {time}" for time in TRY_TIMES), 2 * MOST_LEAD + 1),
    "onside": Table("coaching", tuple(f"onside in the last {clock} s" for clock in ONSIDE_CLOCKS), len(ONSIDE_BEHIND)),
    "kneels": Table("coaching", tuple(f"kneels with {clock} s left" for clock in KNEEL_CLOCKS), len(KNEEL_SPOTS)),
    "level_kneels": Table(
        "coaching", tuple(f"kneels when level with {clock} s left" for clock in KNEEL_CLOCKS), len(KNEEL_SPOTS)
    ),
    "won_kneels": Table("coaching", ("kneels out of reach",), len(WON_CLOCKS)),
    "hurries": Table("coaching", ("goes without a huddle",), len(STATES)),
    "punts": Table("coaching", ("punts' part of the way",), len(PUNT_YARDS)),
}
"""Every field of the habits, as text."""
OF_SOME: Final = ("level_kneels", "won_kneels", "hurries", "punts")
"""What only pro football's coach asks for: a chart without them has none."""
