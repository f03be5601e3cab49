"""A team as it plays under this game's options.

Every advanced chart that the options leave out, that the team lacks, or that is empty, is None: the rules
ask for nothing else to fall back to basic play.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.model import (
    CANCELS,
    COMMITS,
    DEFENSE_RECOVERS,
    ESCAPED,
    NO_CHANGE,
    OFFENSE_RECOVERS,
    PLAY_COUNT,
    POST,
    SACKED,
    Mark,
    Team,
)
from fieldhouse.games.ddf.options import Options
from fieldhouse.gridiron.cells import AMOUNT, GAIN, ZERO, kind_of
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.gridiron.team import FootballSide
from fieldhouse.table.dice import Column

NO_QUOTAS: Final[tuple[int, ...]] = (999,) * PLAY_COUNT
"""More calls of each play than a game has downs."""


class Side(FootballSide[Team]):
    """The columns one seat plays with."""

    __slots__ = (
        "ball_protection", "breakaway", "cancels", "commits", "containment", "defense_check", "escapes",
        "extra_point", "field_goal", "field_goal_adjustment", "formations", "fumble_return", "fumble_saved",
        "fumble_taken", "good_decision", "great_protection", "has_quotas", "interception_return", "kick_coverage",
        "kickoff", "kickoff_return", "longest_field_goal", "muffed_snap", "no_huddle", "offense_check", "plays", "punt",
        "punt_coverage", "punt_return", "quotas", "recovered", "sack_yards", "sacks", "scramble_yards",
        "short_big_play", "spread_no_huddle", "trapped",
    )  # fmt: skip

    def __init__(self, team: Team, options: Options) -> None:
        super().__init__(team)
        extra = team.supplements
        self.plays = team.plays
        self.breakaway = team.breakaway
        self.trapped = team.trapped
        self.recovered = team.fumble_recovered
        self.formations = team.formations
        self.kickoff = team.kickoff
        self.kickoff_return = team.kickoff_return
        self.punt = team.punt
        self.punt_return = team.punt_return
        self.fumble_return = team.fumble_return
        self.interception_return = team.interception_return
        self.field_goal = team.field_goal
        self.extra_point = team.extra_point
        self.kick_coverage = team.kick_coverage
        self.punt_coverage = team.punt_coverage
        self.longest_field_goal = longest(team.field_goal)

        self.containment = team.qt_containment if options.qt_containment else None
        self.field_goal_adjustment = _useful(team.field_goal_adjustment if options.field_goal_adjustment else None)
        self.short_big_play = extra.short_big_play if options.short_big_play else None
        self.great_protection = _useful(extra.great_protection if options.great_protection else None)
        self.good_decision = _useful(extra.good_decision if options.good_decision else None)
        self.ball_protection = _useful(extra.ball_protection if options.ball_protection else None)
        sack_rate = extra.sack_rate if options.sack_rate else None
        self.sacks = _with(sack_rate, SACKED)
        self.escapes = _with(sack_rate, ESCAPED)
        self.sack_yards = extra.sack_yards
        self.scramble_yards = extra.scramble_yards
        recovery = extra.fumble_recovery if options.defensive_fumble_recovery else None
        self.fumble_taken = _with(recovery, DEFENSE_RECOVERS)
        self.fumble_saved = _with(recovery, OFFENSE_RECOVERS)
        influence = extra.penalty_influence if options.penalty_influence else None
        self.commits = fouls_by_row(influence) if influence else None
        self.cancels = tuple(_with(column, CANCELS) for column in influence) if influence else (None,) * 4
        self.offense_check = _with(extra.offense_check if options.pre_post_snap else None, POST)
        self.defense_check = _with(extra.defense_check if options.pre_post_snap else None, POST)
        self.quotas = (options.quotas and extra.quotas) or NO_QUOTAS
        self.has_quotas = self.quotas != NO_QUOTAS
        self.muffed_snap = (extra.muffed_snap or 0) if options.muffed_snaps else 0
        self.no_huddle = extra.no_huddle
        self.spread_no_huddle = float(extra.no_huddle or 0)  # as whims are, which it is compared with


def _useful(column: Column[Mark] | None) -> Column[Mark] | None:
    """The column, unless all its cells are empty: then the guide says to leave it alone."""
    return column if column and any(cell != NO_CHANGE for cell, _ in column.merged) else None


def _with(column: Column[Mark] | None, mark: Mark) -> Column[Mark] | None:
    """The column, if it has *mark* at all: without it nobody rolls."""
    return column if column and column.has(mark) else None


def fouls_by_row(influence: tuple[Column[Mark], ...]) -> Column | None:
    """'Determining if a Defensive Penalty Occurred': for each total, the columns that show a penalty, as bits;
    None if none ever does.
    """
    rows = {
        reading: sum(1 << index for index, column in enumerate(influence) if column.by_reading[reading] == COMMITS)
        for reading, _ in OFFENSE.weights
    }
    return Column("penalty influence", OFFENSE, rows) if any(rows.values()) else None


def longest(field_goal: Column) -> int:
    """'Field Goals': nothing longer than the column's greatest yardage may be tried; without one, nothing at all."""
    return max(((cell & AMOUNT) - ZERO for cell, _ in field_goal.merged if kind_of(cell) == GAIN), default=0)
