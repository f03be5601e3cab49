"""A season's past, as pages and programs are told it; and the lines in which its weeks are drawn."""

from __future__ import annotations

from fieldhouse.seasons.history import records, standings_history
from fieldhouse.seasons.reality import beside_reality
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.web.lobby import Lobby
from fieldhouse.web.season_games import table_of
from fieldhouse.web.season_service import look


def history(lobby: Lobby, name: str) -> PlainReport:
    """The standings after every week, the records, and the season beside the real one, from the database. Refused if
    there is no such season."""
    season = look(lobby, name)
    progress = lobby.seasons.progress(season)
    found = records(progress, lobby.seasons.played(season))
    return {
        **standings_history(progress),
        "records": [{**each, "table": table_of(name, each["game"]) if each["game"] else None} for each in found],
        "beside_reality": beside_reality(progress),
    }


def wins_lines(told: PlainReport) -> list[PlainReport]:
    """Every division with a line for each team: its wins after each week, as shares of the most that anybody has; no
    division before the first game."""
    every = [rows for division in told["divisions"] for rows in division["teams"].values()]
    most = max((row["wins"] for rows in every for row in rows), default=0) or 1
    return [
        {
            "title": f"{division['conference']} {division['division']}",
            "lines": [
                {
                    "team": team,
                    "points": [(0, 0.0), *((week, row["wins"] / most) for week, row in enumerate(rows, 1))],
                    "record": rows[-1]["record"],
                    "places": [row["place"] for row in rows],
                }
                for team, rows in sorted(division["teams"].items(), key=lambda each: each[1][-1]["place"])
            ],
        }
        for division in told["divisions"]
        if told["stages"]
    ]
