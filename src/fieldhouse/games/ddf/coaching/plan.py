"""A team's plan: its season's habits bent to the team's own, as tables a call can be read from in one step."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.coaching.league_plan import FORMATIONS, LEAGUE, RED_ZONE
from fieldhouse.games.ddf.model import FIRST_PASS, PLAY_COUNT, SeasonCharts
from fieldhouse.games.ddf.side import Side
from fieldhouse.gridiron.call_buckets import slots
from fieldhouse.gridiron.columns import chance_from, mean_yards
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.habits import BUCKETS, STATES, WHOLE, LeagueHabits
from fieldhouse.gridiron.situations import call_weights

SHRINKAGE: Final = 60
"""So many calls of an average team are added to a team's own before its habits are measured."""


def own_habits(side: Side, league: LeagueHabits) -> tuple[float, ...]:
    """How much more often than its league the team calls each play."""
    totals = side.team.supplements.call_totals
    if totals is None:
        return (1.0,) * PLAY_COUNT
    calls = sum(totals)
    return tuple([
        (own + SHRINKAGE * share / WHOLE) / ((calls + SHRINKAGE) * share / WHOLE)
        for own, share in zip(totals, league.shares[0], strict=True)
    ])  # fmt: skip


FORMATION_MIXES: Final = tuple(tuple(tuple(slots(row)) for row in state) for state in FORMATIONS)
RED_ZONE_MIX: Final = tuple(slots(RED_ZONE))
"""Every defense lines up as the league does. Tuples: there are few of these mixes, and bytes are read more slowly."""


class Plan:
    """What the coach needs to know of the side it coaches in a season, worked out once."""

    __slots__ = ("calls", "charts", "field_goal_chance", "habits", "kick_return", "punt", "punt_return")

    def __init__(self, side: Side, charts: SeasonCharts) -> None:
        self.charts = charts
        self.habits = charts.habits or LEAGUE
        own = own_habits(side, self.habits)
        self.calls = tuple([
            tuple([
                slots([weight * habit for weight, habit in zip(row, own, strict=True)])
                for row in [call_weights(self.habits, state, bucket, FIRST_PASS) for bucket in range(len(BUCKETS))]
            ])
            for state in range(len(STATES))
        ])  # fmt: skip
        self.field_goal_chance = tuple([chance_from(side.field_goal, distance) for distance in range(GOAL)])
        self.kick_return = mean_yards(side.kickoff_return)
        self.punt = mean_yards(side.punt)
        self.punt_return = mean_yards(side.punt_return)
