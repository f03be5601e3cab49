"""Where possessions begin, by a football play-by-play's own rows."""

from __future__ import annotations

import polars as pl


def begins_drive() -> pl.Expr:
    """Is this snap a possession's first: another team, another game, another half, or a kickoff just before?"""
    half = (pl.col("qtr") + 1) // 2
    is_first = (
        (pl.col("posteam") != pl.col("posteam").shift(1))
        | (pl.col("game_id") != pl.col("game_id").shift(1))
        | (half != half.shift(1))
        | (pl.col("kind").shift(1) == "kickoff")
    )
    return is_first.fill_null(True)
