"""Rows of a stranger's table, read into records: every fault is the file's, in a sentence that names it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import Field, fields
from math import isnan
from pathlib import Path
from typing import Any, Final

import polars as pl

from fieldhouse.builders import BadSource
from fieldhouse.builders.files import no_columns, read_table, told_of
from fieldhouse.builders.nba.spellings import Spellings, spelled
from fieldhouse.table.plain_json import PlainReport

UNLISTED: Final = ""
SEASON: Final = "season"
LEAGUE: Final = "lg"
NBA: Final = "NBA"


def rows_of(
    file: Path, season: int, needed: Collection[str], spellings: Spellings,
    added_up: Callable[[pl.DataFrame], pl.DataFrame] = lambda rows: rows,
) -> list[PlainReport]:  # fmt: skip
    """The NBA's rows of a season, by our names. A table without seasons is of the one that is asked for; *added_up*
    makes rows of games to those of a season. The file is read; refused if it is none, or lacks a column or the season.
    """
    with told_of(file.name):
        frame = spelled(added_up(read_table(file)), spellings)
    no_columns(file.name, [name for name in needed if name not in frame.columns])
    with told_of(file.name):
        return _of_season(frame, season).to_dicts()


def _of_season(frame: pl.DataFrame, season: int) -> pl.DataFrame:
    """The rows of one season of the league."""
    if SEASON in frame.columns:
        frame = frame.filter(pl.col(SEASON).cast(pl.Int64, strict=False) == season)
    if LEAGUE in frame.columns:
        frame = frame.filter(pl.col(LEAGUE).cast(pl.String) == NBA)
    return frame


def record_of(record: Any, row: PlainReport, file: Path) -> Any:
    """A record of the row's cells; a column that is not there was not counted. Refused if a cell is of another kind."""
    return record(**{field.name: _cell(row.get(field.name), field, file) for field in fields(record)})


def _cell(value: Any, field: Field[Any], file: Path) -> Any:
    """A value of the field's kind; what is not known is None, or where the field knows no None nothing or 0. Whole
    numbers may be written as broken ones. Refused if it is no number."""
    kind = str(field.type)
    if value is None or (isinstance(value, float) and isnan(value)):
        if "None" in kind:
            return None
        value = UNLISTED if kind == "str" else 0
    if kind.startswith("str"):
        return str(value)
    number = number_in(value, field.name, file)
    return round(number) if kind.startswith("int") else number


def number_in(value: object, column: str, file: Path) -> float:
    """The number that stands in a column, if it is one. Refused if something else stands there."""
    try:
        number = float(str(value))
        round(number)
    except (ValueError, OverflowError):
        raise BadSource(f"{file.name} has {value!r} in the column {column!r}, which is no number.") from None
    return number


def is_true(value: object) -> bool:
    """Yes and no are written in many ways."""
    return str(value).strip().lower() in ("true", "1", "1.0", "yes")
