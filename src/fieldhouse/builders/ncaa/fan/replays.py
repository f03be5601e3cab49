"""Replays of a college season, counted as the real one is, and what a figure is measured by."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

import polars as pl

from fieldhouse.builders.fan.compare import FEWEST_SEASONS
from fieldhouse.builders.fan.kept import real_seasons
from fieldhouse.builders.fan.season import Counted, Line
from fieldhouse.builders.ncaa.as_pro import as_pro
from fieldhouse.builders.ncaa.fan.count import count
from fieldhouse.builders.ncaa.fan.played import Row, frame_of, rows_of
from fieldhouse.builders.ncaa.record import Record
from fieldhouse.builders.ncaa.replay import games_replayed, schedule_of_record
from fieldhouse.builders.ncaa.source import codes, read_season
from fieldhouse.builders.replays import replayed
from fieldhouse.games.bowlbound.model import Team

PRO: Final = "ddf"
"""The pro game, whose real seasons are many."""
AS_IT_IS: Final = ("score_correlation",)
"""Figures around nought: their spread is taken as it is, not as a part of the mean."""


def counted_replays(
    teams: Sequence[Team],
    record: Record,
    seeds: Sequence[int],
    pool: Executor | None,
    progress: Callable[[int], None],
) -> list[Counted]:
    """The schedule played and counted once for every seed, in the pool's processes. The result does not depend on who
    plays which."""
    return replayed(partial(_counted, list(teams), record), seeds, pool, progress)


def _counted(teams: list[Team], record: Record, seeds: list[int]) -> list[Counted]:
    """The season replayed once a seed, and counted as the real one is."""
    return [count(frame_of(_rows(teams, record, seed))) for seed in seeds]


def _rows(teams: list[Team], record: Record, seed: int) -> Iterator[Row]:
    """All rows of one replay."""
    ordered, schedule = schedule_of_record(teams, record)
    for number, (fixture, game, plays) in enumerate(games_replayed(ordered, schedule, seed)):
        pair = ordered[fixture.away].code, ordered[fixture.home].code
        yield from rows_of(number, pair, plays, game.score)


def real_season(pbp: list[Path], games: Path, season: int | None) -> Counted:
    """The season of the files, which are read, counted. Refused if they cannot be used."""
    plays, fixtures = read_season(pbp, games, season)
    return count(_coded(plays, fixtures))


def _coded(plays: pl.DataFrame, games: pl.DataFrame) -> pl.DataFrame:
    """The season's plays under the pros' names, schools by their codes."""
    return as_pro(plays, games, codes(games, plays))


def pro_spreads(real: Counted) -> Line:
    """By how much a college season differs from the next: as the library's pro seasons do, relative to the mean."""
    seasons = [season.figures for season in real_seasons(PRO).values()]
    found: Line = {}
    for name, value in real.figures.items():
        values = [figures[name] for figures in seasons if name in figures]
        if len(values) < FEWEST_SEASONS:
            continue
        mean = fmean(values)
        if name in AS_IT_IS:
            found[name] = stdev(values)
        elif mean:
            found[name] = abs(value * stdev(values) / mean)
    return found
