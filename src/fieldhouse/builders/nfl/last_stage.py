"""The last stage of a build: every defense levelled for basic and for advanced play.

It looks at nothing but finished charts, so that ``python -m tools.level_ddf`` makes of charts that are there what a
build would have made of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import Final

from fieldhouse.builders.nfl.leveling import judges_of, leveled
from fieldhouse.builders.nfl.measures import Floats
from fieldhouse.builders.nfl.replay import replay
from fieldhouse.games.ddf.model import SeasonCharts, Team

SEEDS: Final = range(7_100_001, 7_100_003)
APART: Final = (1, 3, 6, 10)
"""Who meets whom: each team the next, the third, the sixth and the tenth after it."""


def leveled_season(
    teams: Sequence[Team],
    charts: SeasonCharts,
    pool: Executor | None = None,
    log: Callable[[str], None] = lambda line: None,
) -> list[Team]:
    """The season's teams with level formations; a few games tell how formations meet plays."""
    mix, judges = _mix(teams, charts, pool), judges_of(charts)
    found = [leveled(team, judges, mix) for team in teams]
    before, after = (max(each) for each in zip(*((level.before, level.after) for level in found), strict=True))
    log(f"levelled: no formation's edge in basic or advanced play beyond {after:.3f} points ({before:.3f} before)")
    return [level.team for level in found]


def _mix(teams: Sequence[Team], charts: SeasonCharts, pool: Executor | None) -> Floats:
    """How often each formation meets each play where these teams play each other by the book."""
    schedule = [(home, (home + apart) % len(teams)) for apart in APART for home in range(len(teams))]
    return replay(teams, charts, schedule, SEEDS, pool).met
