"""The box score: every column of the scoresheet, and points by period."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from fieldhouse.games.statispro import scoresheet as sheet
from fieldhouse.games.statispro.events import Possession
from fieldhouse.games.statispro.model import Team
from fieldhouse.games.statispro.scoresheet import BoxLine, Scoresheet, minutes
from fieldhouse.table.seat import BOTH, Seat, seated

HEADINGS: Final = ("MIN", "FG", "3PT", "FT", "OFF", "DEF", "REB", "AST", "STL", "BLK", "TO", "PF", "T", "PTS")


def box_score(teams: Sequence[Team], notes: Sequence[Possession]) -> Group:
    """The box score of a game's notes."""
    scoresheet = Scoresheet()
    for note in notes:
        scoresheet.add(note)
    names = [[player.name for player in team.players] for team in teams]
    return sheet_pages([team.title for team in teams], names, scoresheet)


def sheet_pages(titles: Sequence[str], names: Sequence[Sequence[str]], scoresheet: Scoresheet) -> Group:
    """Points by period, and a table for each team; *names* are its players' by their numbers."""
    teams = [_team(titles[seat], names[seat], scoresheet, seat) for seat in BOTH]
    return Group(_by_period(titles, scoresheet), *teams)


def _by_period(titles: Sequence[str], scoresheet: Scoresheet) -> Table:
    """Points by period."""
    periods = range(1, max((4, *scoresheet.quarters[0], *scoresheet.quarters[1])) + 1)
    table = Table("", *(str(period) for period in periods), "Final", box=None)
    for seat, title in seated(titles):
        points = [str(scoresheet.quarters[seat].get(period, 0)) for period in periods]
        table.add_row(title, *points, Text(str(scoresheet.last[seat]), "bold"))
    return table


def _team(title: str, names: Sequence[str], scoresheet: Scoresheet, seat: Seat) -> Table:
    """One team's lines, the most used man first."""
    table = Table(title, *HEADINGS, box=None)
    for column in table.columns[1:]:
        column.justify = "right"
    lines = scoresheet.lines[seat]
    for index in sorted((index for index in lines if index >= 0), key=lambda index: -lines[index][sheet.CARDS]):
        name = names[index] if index < len(names) else "Ten-day man"
        table.add_row(name, *_cells(lines[index]))
    table.add_row(Text("Total", "bold"), *_cells(scoresheet.total(seat)))
    table.add_row(Text(f"Team rebounds {scoresheet.team_rebounds(seat)}", "dim"))
    return table


def _cells(line: BoxLine) -> list[str]:
    """A line's figures as they are printed."""
    return [
        minutes(line[sheet.CARDS]), f"{line[sheet.FIELD_GOALS]}-{line[sheet.ATTEMPTS]}",
        f"{line[sheet.THREES]}-{line[sheet.THREE_ATTEMPTS]}", f"{line[sheet.FREE_THROWS]}-{line[sheet.THROWS]}",
        str(line[sheet.OFFENSIVE]), str(line[sheet.DEFENSIVE]), str(line[sheet.OFFENSIVE] + line[sheet.DEFENSIVE]),
        str(line[sheet.ASSISTS]), str(line[sheet.STEALS]), str(line[sheet.BLOCKS]), str(line[sheet.TURNOVERS]),
        str(line[sheet.FOULS]), str(line[sheet.TECHNICALS]), str(line[sheet.POINTS]),
    ]  # fmt: skip
