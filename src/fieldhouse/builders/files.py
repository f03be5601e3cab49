"""Tables as people have them: parquet, or CSV of whatever program wrote it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import polars as pl

from fieldhouse.builders import BadSource

UNREADABLE: Final = (OSError, pl.exceptions.PolarsError, pl.exceptions.PanicException)
"""What reading a file can end with; the last is how polars speaks of some broken parquet."""
UNKNOWN: Final = ["", "NA", "NaN", "nan", "None"]
"""How CSV files write what is not known."""


def read_table(path: Path) -> pl.DataFrame:
    """The rows of a parquet or CSV file, or a sentence that says why there are none."""
    if not path.is_file():
        raise BadSource(f"There is no file {path}.")
    try:
        if path.suffix == ".parquet":
            return pl.read_parquet(path)
        return pl.read_csv(path, infer_schema_length=None, null_values=UNKNOWN)
    except UNREADABLE as fault:
        raise BadSource(f"{path} cannot be read as parquet or CSV: {fault}") from None


def with_types(
    rows: pl.DataFrame, path: Path, flags: tuple[str, ...], numbers: tuple[str, ...], texts: tuple[str, ...]
) -> pl.DataFrame:
    """Only these columns, each of its kind; a flag that nobody raised is down. Refused if a column holds something
    else."""
    needed = (*flags, *numbers, *texts)
    no_columns(str(path), [name for name in needed if name not in rows.columns])
    rows = rows.select(needed)
    try:
        return rows.with_columns(
            *(pl.col(name).cast(pl.Float64).cast(pl.Boolean).fill_null(False) for name in flags),
            *(pl.col(name).cast(pl.Float64) for name in numbers),
            *(pl.col(name).cast(pl.String) for name in texts),
        )
    except pl.exceptions.PolarsError as fault:
        raise BadSource(
            f"{path} has something else than {', '.join((*flags, *numbers))} should have: {fault}"
        ) from None


def no_columns(name: str, missing: Sequence[str]) -> None:
    """Refuse a file for all the columns that it lacks, in one sentence."""
    if missing:
        raise BadSource(f"{name} has no column {', '.join(missing)}.")


@contextmanager
def told_of(name: str) -> Iterator[None]:
    """What cannot be made of a file's columns is said of the file, in a sentence."""
    try:
        yield
    except pl.exceptions.PolarsError as fault:
        first = next(iter(str(fault).splitlines()), "of another kind")
        raise BadSource(f"{name} has something in a column that does not belong there: {first}.") from None
