"""A season's games as a table tells them: who met, where, and how it ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import pstdev
from types import MappingProxyType
from typing import Final

from fieldhouse.builders import BadSource
from fieldhouse.builders.nba.box_scores import results
from fieldhouse.builders.nba.spellings import GAME_COLUMNS
from fieldhouse.builders.nba.tables import is_true, number_in, rows_of
from fieldhouse.builders.nba.totals import Result
from fieldhouse.table.plain_json import PlainReport

REGULAR: Final = "regular"
"""The stage of a game, where the file tells it: no play-in, no cup final."""
SCORES: Final = ("away_pts", "home_pts")


def read_results(file: Path, season: int, codes: Mapping[str, str] = MappingProxyType({})) -> list[Result]:
    """The regular season's games in their order; *codes* are the teams' by their names, for files that write those.
    Refused if there are none."""
    rows = [row for row in rows_of(file, season, ("home", "away"), GAME_COLUMNS, results) if _is_regular(row)]
    if not rows:
        raise BadSource(f"There are no games of {season} in {file.name}.")
    return [Result(_code(row["away"], codes), _code(row["home"], codes), _score(row, file)) for row in rows]


def _is_regular(row: PlainReport) -> bool:
    """A game of the regular season, by whatever the file says of it."""
    return not is_true(row.get("playoff")) and row.get("stage", REGULAR) == REGULAR


def _code(name: object, codes: Mapping[str, str]) -> str:
    """A team's code, by whatever the file calls it."""
    return codes.get(str(name).strip(), str(name).strip())


def _score(row: PlainReport, file: Path) -> tuple[int, int] | None:
    """The score of a row, if it has one. Refused if it is no number."""
    if any(row.get(column) is None for column in SCORES):
        return None
    away, home = (round(number_in(row[column], column, file)) for column in SCORES)
    return away, home


def spread_of(results: Sequence[Result]) -> float:
    """How wild the games were: the standard deviation of home margins; 0 where no score is known."""
    margins = [result.margin for result in results if result.score]
    return round(pstdev(margins), 2) if margins else 0.0
