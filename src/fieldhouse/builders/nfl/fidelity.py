"""Fidelity: a season's teams play their real schedule, and what comes out is held against what was."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Final

from fieldhouse.builders.nfl.compare import compare
from fieldhouse.builders.nfl.measures import Count
from fieldhouse.builders.nfl.replay import replay
from fieldhouse.games.ddf.model import SeasonCharts, Team
from fieldhouse.table.plain_json import PlainReport

UNSEEN: Final = 1_000_000
"""The first seed of a measurement: the builder's own are far below."""


@dataclass(frozen=True)
class Subject:
    """A season to be measured: its charts, its *games* (away and home, by code), and what it really came to; *weeks*
    says when each game is played, where that is known."""

    season: int
    teams: Sequence[Team]
    charts: SeasonCharts
    games: Sequence[tuple[str, str]]
    real: Count
    weeks: Sequence[int] = ()


def measure(
    subject: Subject,
    replays: int,
    pool: Executor | None = None,
    seed: int = UNSEEN,
    progress: Callable[[int], None] = lambda seasons: None,
) -> PlainReport:
    """Replay the season so many times, in this process or in those of *pool*, and compare."""
    real = subject.real
    by_code = {team.code: team for team in subject.teams}
    ordered = [by_code[code] for code in real.teams]
    at = {code: index for index, code in enumerate(real.teams)}
    schedule = [(at[away], at[home]) for away, home in subject.games]
    played = replay(ordered, subject.charts, schedule, range(seed, seed + replays), pool, progress)
    return {"game": "ddf", "season": subject.season, **compare(real, played.count)}
