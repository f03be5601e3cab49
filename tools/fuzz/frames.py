"""Damaged CSV and parquet files for the builders: columns missing or of another kind, odd cells, broken bytes."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import polars as pl
from tools.fuzz.damage import ODD, fault_of

from fieldhouse.builders.nba.source import read_season as read_basketball
from fieldhouse.builders.ncaa.source import read_season as read_college
from fieldhouse.builders.nfl.source import read_plays, results

TESTS: Final = str(Path(__file__).parents[2] / "tests")
"""There are small seasons made up by dice, for the tests of the builders."""


def tables(throw: random.Random) -> Iterator[str]:
    with TemporaryDirectory(prefix="fieldhouse-fuzz-") as name:
        folder = Path(name)
        readers = tuple(_readers(folder))
        while True:
            kind, whole, read = throw.choice(readers)
            table = whole
            for _ in range(throw.choice((1, 1, 2, 4))):
                table = throw.choice((_dropped, _typed, _odd, _odd, _shuffled, _few))(table, throw)
            file = folder / f"{kind}.{throw.choice(('csv', 'parquet'))}"
            _write(table, file, throw)
            yield fault_of(partial(read, file), f"{file.name} of {kind}")


def _readers(folder: Path) -> Iterator[tuple[str, pl.DataFrame, Callable[[Path], object]]]:
    if TESTS not in sys.path:
        sys.path.append(TESTS)
    from builders import synthetic
    from builders.college import write_season
    from builders.nba.league import CODES, POSITIONS, player_row, team_row

    yield "nfl", synthetic.as_nflverse(synthetic.season(rounds=2)), lambda file: results(read_plays([file]))
    plays, games = write_season(folder)
    yield "ncaa-plays", pl.read_parquet(plays), lambda file: read_college([file], games)
    yield "ncaa-games", pl.read_parquet(games), lambda file: read_college([plays], file)
    chance = random.Random(1)
    rows = [player_row(code, index, chance) for code in CODES for index in range(len(POSITIONS))]
    players = pl.DataFrame(rows)
    clubs = pl.DataFrame(
        [team_row(code, [row for row in rows if row["team"] == code]) for code in CODES], infer_schema_length=None
    )
    players.write_csv(folder / "p.csv")
    clubs.write_parquet(folder / "t.parquet")
    yield "nba-players", players, lambda file: read_basketball(file, folder / "t.parquet", 2030)
    yield "nba-teams", clubs, lambda file: read_basketball(folder / "p.csv", file, 2030)


def _dropped(table: pl.DataFrame, throw: random.Random) -> pl.DataFrame:
    return table.drop(throw.choice(table.columns)) if table.width > 1 else table


def _typed(table: pl.DataFrame, throw: random.Random) -> pl.DataFrame:
    column = throw.choice(table.columns)
    kinds = (
        (pl.String, pl.Float64, pl.Int64) if table.schema[column] == pl.String else (pl.String, pl.Float64, pl.Boolean)
    )
    kind = throw.choice(kinds)
    return table.with_columns(pl.col(column).cast(kind, strict=False))


def _odd(table: pl.DataFrame, throw: random.Random) -> pl.DataFrame:
    """Some cells of a column hold something that nobody expects there."""
    column = throw.choice(table.columns)
    kind = table.schema[column]
    odd: Any = throw.choice((None, -1, 10**15, 0)) if kind.is_integer() else throw.choice(
        (None, float("nan"), float("inf"), -1e300)) if kind.is_float() else None  # fmt: skip
    if kind == pl.String:
        odd = throw.choice((None, *ODD))
    if not table.height:
        return table
    places = {throw.randrange(table.height) for _ in range(throw.choice((1, 5, table.height)))}
    values = [odd if index in places else value for index, value in enumerate(table[column].to_list())]
    return table.with_columns(pl.Series(column, values, dtype=kind, strict=False))


def _shuffled(table: pl.DataFrame, throw: random.Random) -> pl.DataFrame:
    one, other = throw.choice(table.columns), throw.choice(table.columns)
    return table if one == other else table.rename({one: other, other: one})


def _few(table: pl.DataFrame, throw: random.Random) -> pl.DataFrame:
    return table.head(throw.choice((0, 1, table.height // 2)))


def _write(table: pl.DataFrame, file: Path, throw: random.Random) -> None:
    if file.suffix == ".csv":
        table.write_csv(file)
    else:
        table.write_parquet(file)
    if throw.random() < 0.2:
        raw = bytearray(file.read_bytes())
        for _ in range(throw.choice((1, 10))):
            raw[throw.randrange(len(raw))] = throw.randrange(256)
        file.write_bytes(bytes(raw[: throw.choice((len(raw), len(raw), throw.randrange(len(raw))))]))
