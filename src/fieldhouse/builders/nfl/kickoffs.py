"""Kickoffs as charts have them: a return that knows nothing of its kick."""

from __future__ import annotations

import numpy as np
import polars as pl


def drawn_in(kickoffs: pl.DataFrame, to_goal: int) -> pl.DataFrame:
    """Kickoffs with how far they are ``kicked`` on paper, and what was ``ran`` from there.

    In life a short kick is run back for less: where drives start differs less than where kicks come down. On paper a
    return knows nothing of its kick; so kicks are drawn in to their mean until what is left of returns does not go
    with them any more.
    """
    caught = pl.max_horizontal(pl.col("caught"), 1)
    reached = pl.col("caught") + pl.col("return_yards").fill_null(0)
    run = kickoffs.filter(~pl.col("dead") & ~pl.col("scored") & pl.col("return_yards").is_not_null())
    fit = run.select(caught.mean().alias("mean"), (pl.cov(caught, reached) / caught.var()).alias("slope")).row(0)
    mean, slope = (float(each) if each is not None and np.isfinite(each) else 1.0 for each in fit)
    drawn = (mean + min(max(slope, 0.0), 1.0) * (caught - mean)).round()
    return kickoffs.with_columns((to_goal - drawn).alias("kicked"), (reached - drawn).alias("ran"))
