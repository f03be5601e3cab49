"""The shell of a football scoresheet: what a play from scrimmage can be, and what both teams' plays add up to.

What a play was is for each game to say: the league has sacks of their own, college football counts them as rushes.
"""

from __future__ import annotations

from typing import ClassVar, Final, NewType

from mypy_extensions import mypyc_attr

from fieldhouse.gridiron.field import GOAL

Statistic = NewType("Statistic", int)
# What a play from scrimmage was, for the statistics. Those up to SACK are plays of the offense.
RUSH: Final = Statistic(0)
COMPLETION: Final = Statistic(1)
MISSED_PASS: Final = Statistic(2)
PICKED_OFF: Final = Statistic(3)
SACK: Final = Statistic(4)
PUNTED: Final = Statistic(5)
KICKED_AT_GOAL: Final = Statistic(6)
NEVER_AWAY: Final = Statistic(7)
"""``NEVER_AWAY``: a kick fumbled before it was made."""


def punt_yards(kicked: int, spot: int) -> int:
    """What a punt counts for on a sheet: one that flies past the goal line went to it."""
    return min(kicked, GOAL - spot)


class Tally:
    """One team's sums. Pass yards are gross; sacks were taken, interceptions thrown; penalties were enforced."""

    __slots__ = (
        "completions", "field_goals_made", "field_goals_tried", "first_downs", "fumbles_lost", "interceptions",
        "pass_attempts", "pass_yards", "penalties", "points", "punts", "rush_attempts", "rush_yards", "sack_yards",
        "sacks",
    )  # fmt: skip

    def __init__(self) -> None:
        self.points = 0
        self.first_downs = 0
        self.rush_attempts = 0
        self.rush_yards = 0
        self.pass_attempts = 0
        self.pass_yards = 0
        self.completions = 0
        self.sacks = 0
        self.sack_yards = 0
        self.interceptions = 0
        self.fumbles_lost = 0
        self.penalties = 0
        self.punts = 0
        self.field_goals_made = 0
        self.field_goals_tried = 0

    @property
    def plays(self) -> int:
        """The plays from scrimmage."""
        return self.rush_attempts + self.pass_attempts + self.sacks

    @property
    def net_pass_yards(self) -> int:
        """Yards of passes without those that sacks lost."""
        return self.pass_yards - self.sack_yards

    @property
    def yards(self) -> int:
        """All from scrimmage."""
        return self.rush_yards + self.net_pass_yards

    def enter(self, what: Statistic, yards: int, is_good: bool) -> None:
        """A play from scrimmage that counts; *is_good* is a kick at goal's."""
        if what == RUSH:
            self.rush_attempts += 1
            self.rush_yards += yards
        elif what < SACK:
            self.pass_attempts += 1
            if what == COMPLETION:
                self.completions += 1
                self.pass_yards += yards
            elif what == PICKED_OFF:
                self.interceptions += 1
        elif what == SACK:
            self.sacks += 1
            self.sack_yards -= yards
        elif what == PUNTED:
            self.punts += 1
        elif what == KICKED_AT_GOAL:
            self.field_goals_tried += 1
            self.field_goals_made += is_good


@mypyc_attr(allow_interpreted_subclasses=True)
class FootballSheet:
    """The sums of both teams; a game's own sheet says how a play is entered."""

    __slots__ = ("teams",)
    compared: ClassVar[tuple[str, ...]]
    """The sums that games are compared by."""

    def __init__(self) -> None:
        self.teams = [Tally(), Tally()]

    def totals(self) -> tuple[dict[str, int], dict[str, int]]:
        """For each seat the sums that games are compared by."""
        away, home = ({name: getattr(tally, name) for name in self.compared} for tally in self.teams)
        return away, home
