"""What a season really came to, as the library keeps it beside the schedule: tables of teams and players."""

from __future__ import annotations

from typing import Final

from fieldhouse import library

NAME: Final = "name"
"""The last column of players: a name may have spaces."""
Rows = list[dict[str, str]]


def season_record(game: str, season: int) -> dict[str, Rows]:
    """The tables of a season's record by their names, read from its file; none if nothing is kept of that season.
    Refused if the file cannot be read."""
    if str(season) not in library.charts_at_hand(game, "records"):
        return {}
    tables: dict[str, Rows] = {}
    headings: list[str] = []
    for line in library.season_text("records", season, game).splitlines():
        if line.startswith("["):
            rows: Rows = tables.setdefault(line.strip("[]"), [])
            headings = []
        elif tables and line and not headings:
            headings = line.split()
        elif headings and line:
            cells = line.split(maxsplit=len(headings) - 1 if headings[-1] == NAME else -1)
            rows.append(dict(zip(headings, cells, strict=False)))
    return tables
