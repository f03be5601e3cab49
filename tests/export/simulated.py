"""A dozen games of every kind, simulated once, and their tables."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import polars as pl

from fieldhouse import catalog, library
from fieldhouse.batch import tables
from fieldhouse.export.recorded_game import RecordedGame

GAMES = 12


@cache
def games_of(game: str) -> tuple[RecordedGame, ...]:
    definition = catalog.game(game)
    header = definition.header(catalog.usual_teams(game, library.teams(game)), 5, {})
    header = replace(header, seats=(definition.levels[0],) * len(header.teams))
    return tuple(tables.simulated(header, GAMES))


@cache
def tables_of(game: str) -> dict[str, pl.DataFrame]:
    return tables.tables(games_of(game))


def home_sign() -> pl.Expr:
    return pl.when(pl.col("posteam") == pl.col("home_team")).then(1).otherwise(-1)
