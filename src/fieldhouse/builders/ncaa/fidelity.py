"""Fidelity: a season's teams play their real games, and what comes out is held against what was."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import Final

from fieldhouse.builders.ncaa.compare import compare
from fieldhouse.builders.ncaa.record import Record
from fieldhouse.builders.ncaa.replay import Fixture, replay
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
    """Replay the season so many times and compare."""
    by_code = {team.code: team for team in teams}
    ordered = [by_code[code] for code in record.count.teams]
    at = {code: index for index, code in enumerate(record.count.teams)}
    schedule = [Fixture(at[game.away], at[game.home], game.is_neutral) for game in record.games]
    played = replay(ordered, schedule, range(seed, seed + replays), pool, progress)
    return {"game": GAME, "season": season, **compare(record.count, played.count)}
