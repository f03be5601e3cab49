"""A team as its page shows it: what is printed on paper for it, drawn by a template of the page."""

from __future__ import annotations

from typing import Any, Final

from fieldhouse import catalog
from fieldhouse.printing.games import sheet_of
from fieldhouse.table.plain_json import PlainReport

CALLED: Final = "Called"


def drawn_team(game: str, team: str) -> tuple[str, PlainReport] | None:
    """The template that draws a team of *game*, and what it draws, read from the library; None where only words are at
    hand."""
    template = catalog.listing(game).team_template
    if template is None:
        return None
    values = dict(sheet_of(game, team).values)
    if "calls" in values:
        values["calls"] = _rows(values["calls"])
    return template, values


def _rows(calls: Any) -> list[list[str]]:
    """How often each play was called: some charts have one row of it, some have several with names."""
    rows: list[list[str]] = [[CALLED, *calls]] if calls and isinstance(calls[0], str) else calls
    return rows


def roster_of(game: str, team: str) -> list[tuple[str, str]]:
    """Who plays for a team, by its chart or cards in the library: each name with what he is; or each job with who does
    it, and how often in a hundred. Nobody where a chart names none."""
    values = dict(sheet_of(game, team).values)
    own = [player for player in values.get("players", ()) if player["team"] == values["title"]]
    if own:
        return [
            (player["name"].rstrip("*"), f"{player['roles']}, {player['about']}, {player['played']}") for player in own
        ]
    return [(job, people) for job, people in values.get("people", ())]
