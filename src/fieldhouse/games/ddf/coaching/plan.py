"""A team's plan: its season's habits bent to the team's own, as tables a call can be read from in one step."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.choices import LONGEST_POOCH
from fieldhouse.games.ddf.coaching.league_plan import FORMATIONS, LEAGUE, RED_ZONE
from fieldhouse.games.ddf.model import FIRST_PASS, PLAY_COUNT, SeasonCharts
from fieldhouse.games.ddf.side import Side
from fieldhouse.gridiron import cells
from fieldhouse.gridiron.call_buckets import slots
from fieldhouse.gridiron.columns import chance_from, mean_yards
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.habits import BUCKETS, PUNT_YARDS, STATES, WHOLE, LeagueHabits
from fieldhouse.gridiron.situations import PUNT_CLASS, call_weights
from fieldhouse.table.dice import Column

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


def taken_off(punt: Column, league: LeagueHabits) -> tuple[int, ...]:
    """By how much a punt from each spot is made shorter, so that on average it goes as far as the season's did; what
    flies past the goal line goes to it. Nothing is taken off far from it."""
    yards = [(cells.yards_of(code), weight) for code, weight in punt.merged if cells.kind_of(code) == cells.GAIN]
    found: list[int] = []
    for spot in range(GOAL + 1):
        distance = GOAL - spot
        wanted = sum([weight for _, weight in yards]) * distance * league.punts[0][PUNT_CLASS[spot]] / WHOLE
        less = 0
        while less < LONGEST_POOCH and sum([min(each - less, distance) * weight for each, weight in yards]) > wanted:
            less += 1
        found.append(less if distance <= PUNT_YARDS[-2] else 0)
    return tuple(found)


class Plan:
    """What the coach needs to know of the side it coaches in a season, worked out once."""

    __slots__ = ("calls", "charts", "field_goal_chance", "habits", "kick_return", "punt_return", "taken_off")

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
        self.taken_off = taken_off(side.punt, self.habits)
        self.punt_return = mean_yards(side.punt_return)
