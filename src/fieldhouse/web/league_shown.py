"""A league's reports as pages show them: names instead of marks and keys, and nothing said twice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fieldhouse.games.fool.state import League
from fieldhouse.leagues.player_words import in_words
from fieldhouse.leagues.reports import Report
from fieldhouse.table.plain_json import Json
from fieldhouse.web.league_duties import PHASE_WORDS
from fieldhouse.web.league_words import TITLES

IN_WORDS: Final[Mapping[str, Callable[[str], Json]]] = {
    "phase": lambda phase: PHASE_WORDS[phase][0] if phase in PHASE_WORDS else phase,
    "command": lambda command: TITLES.get(command, command.capitalize()),
}
"""Columns whose cells are keys, and what they are called."""


def shown(league: League, report: Report) -> Report:
    """The report for people: what is a key or a mark by its name, and no column that another one tells."""
    told = in_words(league, report)
    rows = [
        tuple(
            IN_WORDS[column](str(cell)) if column in IN_WORDS else cell
            for column, cell in zip(told.columns, row, strict=True)
        )
        for row in told.rows
    ]
    return _without(told._replace(rows=rows), _repeated(told))


def _repeated(report: Report) -> str:
    """The column that says what the page says anyway: a club's title beside the club, the club of its own roster."""
    if "team" in report.columns and "name" in report.columns and "number" not in report.columns:
        return "name"
    at = report.columns.index("team") if {"team", "experience"} <= set(report.columns) else None
    return "team" if at is not None and len({row[at] for row in report.rows}) == 1 else ""


def _without(report: Report, column: str) -> Report:
    """The report without one of its columns, if it has it."""
    if column not in report.columns:
        return report
    at = report.columns.index(column)
    cut = [(*row[:at], *row[at + 1 :]) for row in report.rows]
    return report._replace(columns=(*report.columns[:at], *report.columns[at + 1 :]), rows=cut)
