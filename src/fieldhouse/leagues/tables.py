"""A FOOL league as tidy tables: its people, its games, its standings, its seasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fieldhouse.games.fool.state import League
from fieldhouse.leagues.reports import Report, history, people, schedule, standings

if TYPE_CHECKING:
    import polars as pl


def league_tables(league: League) -> dict[str, pl.DataFrame]:
    """What everybody in the league may see, as frames by their names; a game's score is two columns."""
    import polars as pl

    def frame(report: Report) -> pl.DataFrame:
        return pl.DataFrame(report.rows, schema=list(report.columns), orient="row", infer_schema_length=None)

    scores = pl.col("score").str.split_exact("-", 1).struct.rename_fields(["away_score", "home_score"]).struct.unnest()
    return {
        "players": frame(people(league, "Players", league.players.values())),
        "games": frame(schedule(league))
        .with_columns(pl.col("score").cast(pl.String))
        .with_columns(scores)
        .with_columns(pl.col("away_score", "home_score").cast(pl.Int32, strict=False))
        .drop("score"),
        "standings": frame(standings(league)),
        "seasons": frame(history(league)),
    }
