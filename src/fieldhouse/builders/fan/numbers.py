"""Numbers out of a frame."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite

import polars as pl

from fieldhouse.builders.fan.season import Line


def percent(what: pl.Expr) -> pl.Expr:
    """The share of rows of which it is true, times a hundred."""
    return 100 * what.mean()


def known(row: Mapping[str, float | None]) -> Line:
    """What can be told: no mean of nothing, no correlation of what does not vary."""
    return {name: float(value) for name, value in row.items() if value is not None and isfinite(value)}


def number(value: object) -> float:
    """What polars says of a column; nothing counts as nought."""
    return float(value) if isinstance(value, int | float) else 0.0
