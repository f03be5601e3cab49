"""A FOOL league as tidy tables: its people, its games, its standings, its seasons. Needs polars."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from fieldhouse.export.frames import Row, Shape, Value, frame, read_shape
from fieldhouse.games.fool.state import League
from fieldhouse.leagues.reports import history, people, schedule, standings
from fieldhouse.table.plain_json import Fields

if TYPE_CHECKING:
    import polars as pl

SHAPES: Final[dict[str, Shape]] = {
    "players": read_shape("whole number\ntext name position age P C S kicks marks experience team status injury"),
    "games": read_shape("whole game\ntext stage away home\nwhole away_score home_score"),
    "standings": read_shape("whole place\ntext team name division\nwhole W L T\nreal pct\nwhole points allowed"),
    "seasons": read_shape("whole season\ntext champion finalist record first last\nreal points_a_game"),
}
"""What each table has, by its name: what the reports of the same things print, but for a game's score."""


def league_tables(league: League) -> dict[str, pl.DataFrame]:
    """What everybody in the league may see, as frames by their names; a game's score is two columns."""
    reports = {
        "players": people(league, "Players", league.players.values()), "games": schedule(league),
        "standings": standings(league), "seasons": history(league),
    }  # fmt: skip
    return {name: frame(map(_tidy, report.records()), SHAPES[name]) for name, report in reports.items()}


def _tidy(record: Fields) -> Row:
    """A report's row with names that are no words with blanks, and both sides' points apart."""
    row: Row = {name.replace(" ", "_"): cast(Value, value) for name, value in record.items()}
    away, _, home = str(row.pop("score", "")).partition("-")
    return row | ({"away_score": int(away), "home_score": int(home)} if home else {})
