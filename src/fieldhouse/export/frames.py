"""A table's columns, with the types that its public model has, and the frame that rows of it become."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import polars as pl

Value = str | int | float | bool | None
Row = dict[str, Value]
"""What is known of one line; what it does not name is null, and a flag that it does not raise is down."""
Columns = Mapping[str, type[pl.DataType]]

TEXT: Final = pl.String
WHOLE: Final = pl.Int32
REAL: Final = pl.Float64
TRUTH: Final = pl.Boolean


def frame(rows: Iterable[Row], columns: Columns, flags: Iterable[str] = ()) -> pl.DataFrame:
    """The rows as a frame of just these columns, in this order; *flags* are down where nobody raised them."""
    made = pl.DataFrame(list(rows), schema=dict(columns), strict=False)
    return made.with_columns(
        pl.col(name).fill_null(pl.lit(False) if columns[name] is TRUTH else 0.0) for name in flags
    )  # fmt: skip
