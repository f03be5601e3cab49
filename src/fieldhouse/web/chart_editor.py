"""A chart of one's own: looked through, its exact odds, tried in many games, printed. Nothing of it is kept here: the
browser that edits it keeps it, and sends the whole text every time.
"""

from __future__ import annotations

from dataclasses import replace
from threading import Lock
from typing import Final

from fieldhouse import catalog, library
from fieldhouse.batch.run import Batch, play_chunk
from fieldhouse.printing.games import sheet_of
from fieldhouse.printing.typeset import PrintedSheet
from fieldhouse.table.chart_edit import tables_of
from fieldhouse.table.chart_fault import Fault
from fieldhouse.table.pages import ChartReport
from fieldhouse.table.plain_json import Fields, PlainReport
from fieldhouse.table.refusal import Refusal
from fieldhouse.table.seat import seated
from fieldhouse.web.pages import sheet
from fieldhouse.web.tables import usual_teams

GAMES_TRIED: Final = 1000
MOST_FAULTS: Final = 60
TOTALS: Final = "The totals"
"""What a text of them is called in a refusal."""
SITUATION: Final[Fields] = {"down": 1, "to_go": 10, "at": "own-25"}
_ONE_AT_A_TIME: Final = Lock()
"""Exact odds take up to a second of the processor, which answers must not wait for."""


def from_totals(game: str, text: str) -> list[PlainReport]:
    """The charts that a game makes of a season's totals, each with how sure it is; what it needs it reads from the
    library. Refused if it makes none, or the text does not hold such totals."""
    made = catalog.from_totals(game).make(text, TOTALS)
    return [
        {"team": chart.file.removesuffix(".txt"), "text": chart.text, "sureness": list(chart.sureness)}
        for chart in made
    ]


def opponents(game: str, team: str) -> list[str]:
    """Against whom a team is tried, of the library's usual ones: not against itself."""
    return [other for other in usual_teams(game) if other != team]


def examined(game: str, team: str, text: str) -> PlainReport:
    """What the game's own checker says of a text that is to be *team*, each fault with its place, and its tables; what
    else a game needs is read from the library."""
    report, faults = looked_through(game, team, text, (team, *opponents(game, team)[:1]))
    return {
        "faults": faults,
        "doubts": list(report.doubts) if not faults else [],
        "remarks": list(report.remarks) if not faults else [],
        "tables": tables_of(text),
    }


def looked_through(game: str, name: str, text: str, teams: tuple[str, ...]) -> tuple[ChartReport, list[PlainReport]]:
    """What the game's own checker says of a text that is to be *name*, and its faults, each with its place; or those by
    which no game of *teams* can begin with it. What else a game needs is read from the library."""
    definition = catalog.game(game)
    report = definition.pages.check(text, f"{name}.txt")
    faults = [placed(fault) for fault in report.faults[:MOST_FAULTS]]
    if not faults:
        with library.drafted(game, name, text):
            try:
                definition.header(teams, 0, {})
            except Refusal as fault:
                faults = [placed(sentence) for sentence in str(fault).splitlines()[:MOST_FAULTS]]
    return report, faults


def placed(fault: str) -> PlainReport:
    """A fault with its place, as far as it knows it."""
    where = {"section": fault.section, "row": fault.row, "column": fault.column} if isinstance(fault, Fault) else {}
    return {"sentence": str(fault), "section": "", "row": None, "column": "", **where}


def exact_odds(game: str, team: str, text: str) -> str:
    """The exact odds of the draft as a page, at first and ten from its own 25 against the first of its opponents: every
    throw counted, one draft at a time."""
    with _ONE_AT_A_TIME, library.drafted(game, team, text):
        page, _ = catalog.game(game).pages.odds(team, opponents(game, team)[0], SITUATION, {})
    return sheet(page)


def printed(game: str, team: str, text: str) -> PrintedSheet:
    """The draft as it is printed on paper."""
    with library.drafted(game, team, text):
        return sheet_of(game, team)


def tried(game: str, team: str, text: str, games: int) -> PlainReport:
    """So many games of the draft at home, the computer on both sides: who won, and the points a game.

    The other team is read from the library; no journal is written.
    """
    definition, other = catalog.game(game), opponents(game, team)[0]
    with library.drafted(game, team, text):
        header = definition.header((other, team), 1, {})
        tally = play_chunk(Batch(replace(header, seats=(definition.levels[0],) * len(header.teams)), games))
    points = [round(tally.means(seat).get("points", 0.0), 1) for seat, _ in seated(header.teams)]
    return {
        "games": tally.games, "wins": tally.wins[1], "ties": tally.ties, "against": other, "points": points[1],
        "allowed": points[0],
    }  # fmt: skip
