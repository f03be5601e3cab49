"""Play-by-play of pro football made ready for counting: nflverse's columns, from a file or from our own export."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import polars as pl

from fieldhouse.builders.files import read_table, told_of
from fieldhouse.builders.football.fan.plays import shaped
from fieldhouse.builders.nfl.nflverse import fill_in


def read(paths: Iterable[Path], season: int) -> pl.DataFrame:
    """A season's rows as the files have them."""
    frames = [read_table(path) for path in paths]
    with told_of("The play-by-play"):
        return pl.concat(frames, how="diagonal_relaxed").filter(pl.col("season") == season)


def ready(frame: pl.DataFrame) -> pl.DataFrame:
    """The regular season's rows, in their order. A flag that nobody raised is down. Refused if a column is missing."""
    is_told = "onside_kick" in frame.columns
    onside = pl.col("onside_kick") if is_told else pl.col("desc").str.contains("kicks onside")
    plays = frame.filter(pl.col("season_type") == "REG").with_columns(onside.cast(pl.Boolean).alias("onside"))
    return shaped(fill_in(plays))
