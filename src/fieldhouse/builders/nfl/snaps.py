"""Plays from scrimmage sorted into the nine plays of Data-Driven Football (rulings, 'the nine DDF plays')."""

from __future__ import annotations

from typing import Final

import polars as pl

from fieldhouse.games.ddf.model import DRAW, END_RUN, LINE_PLUNGE, LONG, MEDIUM, OFF_TACKLE, SCREEN, SHORT, SIDELINE

SCREEN_TO: Final = -3
SHORT_TO: Final = 5
MEDIUM_TO: Final = 11
SIDELINE_FROM, SIDELINE_TO = 13, 29
DROPS: Final = {SHORT: 0.8, MEDIUM: 1.1, LONG: 1.5, SIDELINE: 1.2}
"""How likely a drop-back of each play ends in a sack or a scramble: a long drop is sacked more."""
FROM_SCRIMMAGE: Final = ("run", "pass", "sack", "scramble")


def snaps(plays: pl.DataFrame) -> pl.DataFrame:
    """All snaps of the nine plays, those a penalty wiped out too (``live`` is false), with the play's number.

    Sacks and scrambles have no depth: their ``play`` is null, :data:`DROPS` spreads them.
    """
    found = plays.filter(pl.col("kind").is_in(FROM_SCRIMMAGE) & ~pl.col("aborted"))
    return found.with_columns(
        (pl.col("play_type") != "no_play").alias("live"),
        pl.when(pl.col("kind") == "run").then(_run()).when(pl.col("kind") == "pass").then(_pass()).alias("play"),
        pl.col("yards_gained").fill_null(0).alias("yards"),
    )


def _run() -> pl.Expr:
    """Which of the four runs a run was."""
    gap, where = pl.col("run_gap"), pl.col("run_location")
    is_middle = where.fill_null("middle") == "middle"
    return (
        pl.when(is_middle & pl.col("shotgun") & (pl.col("down") >= 2)).then(DRAW)
        .when(is_middle | gap.is_null() | (gap == "guard")).then(LINE_PLUNGE)
        .when(gap == "tackle").then(OFF_TACKLE)
        .otherwise(END_RUN)
    )  # fmt: skip


def _pass() -> pl.Expr:
    """Which of the five passes a pass was."""
    air = pl.col("air_yards")
    is_wide = pl.col("pass_location").is_in(["left", "right"]).fill_null(False)
    return (
        pl.when(air.is_null()).then(pl.when(pl.col("pass_length") == "deep").then(LONG).otherwise(SHORT))
        .when(air <= SCREEN_TO).then(SCREEN)
        .when(is_wide & air.is_between(SIDELINE_FROM, SIDELINE_TO)).then(SIDELINE)
        .when(air <= SHORT_TO).then(SHORT)
        .when(air <= MEDIUM_TO).then(MEDIUM)
        .otherwise(LONG)
    )  # fmt: skip
