"""Fidelity: a season's teams play their real games, and what comes out is held against what was."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import Final

from fieldhouse.builders.ncaa.compare import compare
from fieldhouse.builders.ncaa.record import Record
from fieldhouse.builders.ncaa.replay import replay, schedule_of_record
from fieldhouse.games.bowlbound.model import Team
from fieldhouse.table.plain_json import PlainReport

GAME: Final = "bowlbound"
UNSEEN: Final = 1_000_000
"""The first seed of a measurement: the builder's own are far below."""


def measure(
    season: int,
    teams: Sequence[Team],
    record: Record,
    replays: int,
    pool: Executor | None = None,
    seed: int = UNSEEN,
    progress: Callable[[int], None] = lambda seasons: None,
) -> PlainReport:
    """Replay the season so many times, in the pool's processes, and compare."""
    ordered, schedule = schedule_of_record(teams, record)
    played = replay(ordered, schedule, range(seed, seed + replays), pool, progress)
    return {"game": GAME, "season": season, **compare(record.count, played.count)}
