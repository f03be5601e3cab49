"""How bold coaches are on fourth down on paper: a college build's last stage, by its finished charts alone.

As in pro football: charts know no place, and bring up fewer fourth downs with a yard to go than life did. What the loop
found while charts still moved is moved on until punts and field goals come back.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import replace
from typing import Final

from fieldhouse.builders.counting import loss
from fieldhouse.builders.football.boldness import Boldness, bolder
from fieldhouse.builders.ncaa.compare import compare
from fieldhouse.builders.ncaa.measures import Count
from fieldhouse.builders.ncaa.replay import Fixture, replay
from fieldhouse.games.bowlbound.model import Team
from fieldhouse.gridiron.habits import LeagueHabits

SEEDS: Final = range(7_000_001, 7_000_003)
"""The same for every round, so that two rounds differ by what was moved."""
ROUNDS: Final = 3
TOLERATED: Final = {"punts": 0.02, "field_goals": 0.04, "points": 0.04}
"""What counts between rounds."""


def emboldened(
    teams: Sequence[Team], schedule: Sequence[Fixture], real: Count, pool: Executor | None = None
) -> LeagueHabits:
    """The habits of the teams' season with the boldness that gives the season back best; replays tell. These are played
    in the pool's processes."""
    counted = teams[0].habits
    assert counted is not None, "a season that is built has its habits counted"
    boldness, tried = Boldness(), list[tuple[float, LeagueHabits]]()
    for _ in range(ROUNDS):
        habits = bolder(counted, boldness)
        figures = compare(real, replay([replace(team, habits=habits) for team in teams], schedule, SEEDS, pool).count)
        tried.append((loss(figures, TOLERATED, {}, 0.0), habits))
        boldness = boldness.moved(figures["league"]["punts"]["error"], figures["league"]["field_goals"]["error"])
    return min(tried, key=lambda each: each[0])[1]
