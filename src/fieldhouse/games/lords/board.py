"""The boards as a screen: the wins track, the mats, and a box score of the whole game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from fieldhouse.games.lords.model import (
    DEPARTMENTS,
    GAMES,
    PHASES,
    PLAYERS,
    WINTER,
    Components,
    money,
)
from fieldhouse.games.lords.rules.pennant import track
from fieldhouse.games.lords.scoresheet import Scoresheet
from fieldhouse.games.lords.state import Game, Note, Owner

MARKS: Final = ("passed", "borrowed", "baited")


def boards(game: Game) -> Group:
    """Where the game stands: everything that lies open. Hands and money are not shown (2.3)."""
    return Group(_heading(game), _mats(game))


def _heading(game: Game) -> Text:
    where = "Final" if game.over else PHASES[game.phase].capitalize()
    first = f", first place takes {game.first_place}" if game.first_place > GAMES[-1] else ""
    strike = ", players on strike" if game.is_struck else ""
    return Text(f"Year {game.year} of {game.options.years}. {where}{first}{strike}.", "bold")


def _mats(game: Game) -> Grid:
    grid = Grid("", *game.clubs, box=None, header_style="bold", pad_edge=False, padding=(0, 3, 0, 0))
    for column in grid.columns[1:]:
        column.justify = "right"
    for name, cell in ROWS:
        if name != "this phase" or game.phase != WINTER:
            grid.add_row(name, *(cell(game, owner) for owner in game.owners))
    return grid


def _marks(game: Game, owner: Owner) -> str:
    against = ("E" * owner.events_against) + ("O" * owner.ops_against)
    return " ".join([*(mark for mark in MARKS if getattr(owner, mark)), against]).strip() or "-"


def _stars(at: int) -> Callable[[Game, Owner], str]:
    return lambda game, owner: "★" * owner.stars[at]


def _players(kind: int) -> Callable[[Game, Owner], str]:
    def cell(game: Game, owner: Owner) -> str:
        hurt = len(owner.out[kind]) if kind < len(owner.out) else 0
        return f"{owner.squad[kind]}{f' ({hurt} out)' if hurt else ''}"

    return cell


ROWS: Final[tuple[tuple[str, Callable[[Game, Owner], str]], ...]] = (
    ("victory points", lambda game, owner: str(owner.vp)),
    ("wins track", lambda game, owner: str(track(owner))),
    ("this phase", lambda game, owner: f"{owner.wins}-{owner.losses} of {GAMES[game.phase]}"),
    ("pennants", lambda game, owner: str(owner.pennants)),
    *((f"{name} stars", _stars(at)) for at, name in enumerate(DEPARTMENTS)),
    *((name, _players(kind)) for kind, name in enumerate(PLAYERS)),
    ("media", lambda game, owner: f"{owner.media}{f' + {owner.national}' if owner.national else ''}"),
    ("loans", lambda game, owner: money(owner.loans)),
    ("cards", lambda game, owner: str(len(owner.hand))),
    ("marks", _marks),
)


def box_score(clubs: Sequence[str], notes: Sequence[Note]) -> Grid:
    """What the game came to for each club."""
    sheet = Scoresheet()
    for note in notes:
        sheet.add(note)
    totals = sheet.totals()
    grid = Grid("", *clubs, box=None, header_style="bold", pad_edge=False, padding=(0, 3, 0, 0))
    for column in grid.columns[1:]:
        column.justify = "right"
    points = {note.seat: note.text for note in notes if note.what in ("points", "final")}
    grid.add_row("victory points", *(points.get(seat, "0") for seat in range(len(clubs))), style="bold")
    for name in totals[0] if totals else ():
        grid.add_row(name.replace("_", " "), *(f"{total[name]:,}" for total in totals))
    return grid


def club_page(box: Components, code: str, title: str) -> Group:
    """A club has nothing but its name and colours before its owner builds it: here is what he may choose from."""
    grid = Grid(
        "card", "office", "price", "roster", box=None, header_style="bold", pad_edge=False, padding=(0, 3, 0, 0)
    )
    for at, setup in enumerate(box.setups, start=1):
        grid.add_row(str(at), "★" * setup.office, money(setup.price), setup.text())
    return Group(Text(f"{code}  {title}", "bold"), grid)
