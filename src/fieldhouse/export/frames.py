"""A table's columns, with the types that its public model has, and the frame that rows of it become."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

import polars as pl

Value = str | int | float | bool | None
Row = dict[str, Value]
"""What is known of one line; what it does not name is null, and a flag that it does not raise is down."""
Kind = type[pl.DataType] | pl.DataType
Columns = Mapping[str, Kind]

TEXT: Final = pl.String
WHOLE: Final = pl.Int32
REAL: Final = pl.Float64
TRUTH: Final = pl.Boolean
DATE: Final = pl.Date
MOMENT: Final = pl.Datetime("us", "America/New_York")
KINDS: Final[Mapping[str, Kind]] = {
    "text": TEXT, "whole": WHOLE, "real": REAL, "truth": TRUTH, "date": DATE, "moment": MOMENT,
}  # fmt: skip
EMPTY_MARK, FLAG_MARK, OURS_MARK = "-", "!", "+"


class Shape(NamedTuple):
    """A table's columns in their order; those that its public model lacks, those that stay empty here, and flags."""

    columns: Columns
    ours: tuple[str, ...] = ()
    empty: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()


def read_shape(text: str) -> Shape:
    """A list of columns: every line begins with the kind of its columns, whose names follow. After a name, ``-`` says
    that it stays empty, ``!`` that it is a flag, and ``+`` that it is ours."""
    lines = [line.split() for line in text.strip().splitlines()]
    found = [(KINDS[line[0]], *_name_and_marks(word)) for line in lines for word in line[1:]]

    def marked(mark: str) -> tuple[str, ...]:
        return tuple(name for _, name, marks in found if mark in marks)

    columns = {name: kind for kind, name, _ in found}
    return Shape(columns, marked(OURS_MARK), marked(EMPTY_MARK), marked(FLAG_MARK))


def _name_and_marks(word: str) -> tuple[str, str]:
    """Marks follow a letter, a digit or a percent sign; what has none of those is a name, as ``+/-`` is."""
    name = word.rstrip(EMPTY_MARK + FLAG_MARK + OURS_MARK)
    return (name, word[len(name) :]) if name[-1].isalnum() or name[-1] == "%" else (word, "")


def frame(rows: Iterable[Row], shape: Shape) -> pl.DataFrame:
    """The rows as a frame of just these columns, in this order; flags are down where nobody raised them."""
    columns, empty = shape.columns, {*shape.empty}
    filled = {name: kind for name, kind in columns.items() if name not in empty}
    made = pl.DataFrame(list(rows), schema=filled, strict=False)
    down = (pl.col(name).fill_null(pl.lit(False) if columns[name] == TRUTH else 0.0) for name in shape.flags)
    return made.with_columns(*down, *(pl.lit(None, columns[name]).alias(name) for name in shape.empty)).select(*columns)
