"""How bold coaches are on fourth down on paper: a late stage of a build, by its fitted charts alone.

Charts know no place, and bring up fewer fourth downs with a yard to go than life did: coaches who do just as the
season's did punt too often there, and kick too few field goals. So the odds to play a fourth down are moved by two
factors, one where a punt is the other choice and one where a field goal is, until punts and field goals come back.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import replace
from typing import Final

from fieldhouse.builders.football.boldness import STEP, Boldness, bolder, lengthened
from fieldhouse.builders.nfl.compare import compare
from fieldhouse.builders.nfl.measures import Count
from fieldhouse.builders.nfl.replay import Schedule, replay
from fieldhouse.games.ddf.model import SeasonCharts, Team

SEEDS: Final = range(7_000_001, 7_000_009)
"""The same for every round, so that two rounds differ by what was moved."""
ROUNDS: Final = 5


def emboldened(
    teams: Sequence[Team], charts: SeasonCharts, schedule: Schedule, real: Count, pool: Executor | None = None
) -> SeasonCharts:
    """The season's charts with the boldness that gives punts and field goals back best, as replays tell: what they move
    of points is for the closing passes. These are played in the pool's processes."""
    tried: list[tuple[float, SeasonCharts]] = []
    before: tuple[Boldness, float, float] | None = None
    boldness, counted = Boldness(), charts.habits
    assert counted is not None, "a season that is built has its habits counted"
    for _ in range(ROUNDS):
        moved = replace(charts, habits=bolder(counted, boldness))
        figures = compare(real, replay(teams, moved, schedule, SEEDS, pool).count)
        was, punts, goals = boldness, *(figures["league"][name]["error"] for name in ("punts", "field_goals"))
        tried.append((max(abs(punts), abs(goals)), moved))
        steps = STEP, STEP
        if before:
            far, near = was.far - before[0].far, was.near - before[0].near
            steps = lengthened(far, punts - before[1]), lengthened(near, goals - before[2])
        boldness, before = was.moved(punts, goals, steps), (was, punts, goals)
        if boldness == was:
            break
    return min(tried, key=lambda each: each[0])[1]
