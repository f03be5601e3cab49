"""A team's own few kicks and returns, helped out by the league's."""

from __future__ import annotations

from typing import Final

import numpy as np
import polars as pl

from fieldhouse.builders.football.quantise import Sample

PRIOR_COUNT: Final = 12.0
"""So many of the league's rows are mixed into a team's own."""


def team_sample(rows: pl.DataFrame, side: str, team: str, column: str, prior: float = PRIOR_COUNT) -> Sample:
    """The yards in *column* of the rows whose *side* is the team, with so many of the league's mixed in."""
    every = rows[column].cast(pl.Float64).to_numpy()
    own = rows.filter(pl.col(side) == team)[column].cast(pl.Float64).to_numpy()
    weights = np.concatenate([np.ones(len(own)), np.full(len(every), prior / max(len(every), 1))])
    return Sample(np.concatenate([own, every]), weights)
