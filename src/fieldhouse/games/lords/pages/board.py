"""The boards as a screen: the wins track and the mats; and what a club may be built of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from fieldhouse.games.lords.model import PHASE_GAMES, PHASES, WINTER, Components, money
from fieldhouse.games.lords.pages.tables import ABILITIES, board_tables, mat_tables, supplement_tables
from fieldhouse.games.lords.pages.tables import Table as ChartTable
from fieldhouse.games.lords.rules.pennant import track
from fieldhouse.games.lords.state import Game, Owner
from fieldhouse.table.seat import seated


def boards(game: Game) -> Group:
    """Where the game stands: everything that lies open. Hands and money are not shown (2.3)."""
    return Group(_heading(game)) if game.stage == "set-up" else Group(_heading(game), _mats(game))


def _heading(game: Game) -> Text:
    """The year, the phase, and what is special about it."""
    where = "Final" if game.over else PHASES[game.phase].capitalize()
    games = f", {PHASE_GAMES[game.phase]} games" if game.phase != WINTER else ""
    first = f", first place takes {game.first_place}" if game.first_place > PHASE_GAMES[-1] else ""
    strike = ", players on strike" if game.is_struck else ""
    return Text(f"Year {game.year} of {game.options.years}. {where}{games}{first}{strike}.", "bold")


def _mats(game: Game) -> Grid:
    """A line for each club, its name's last word first."""
    columns = [column for column in COLUMNS if column[0] != "phase" or game.phase != WINTER]
    grid = lined("", *(name for name, _ in columns))
    for seat, owner in seated(game.owners):
        is_next = seat == game.turn and not game.over
        name = game.clubs[seat].split()[-1]
        grid.add_row(name, *(cell(owner) for _, cell in columns), style="bold" if is_next else "")
    return grid


def lined(*heads: str) -> Grid:
    """A grid whose figures stand to the right."""
    grid = Grid(*heads, box=None, header_style="dim", pad_edge=False, padding=(0, 2, 0, 0))
    for column in grid.columns[1:]:
        column.justify = "right"
    return grid


def _players(kind: int) -> Callable[[Owner], str]:
    """How many of a kind an owner has, and how many of them are hurt."""

    def cell(owner: Owner) -> str:
        hurt = len(owner.out[kind]) if kind < len(owner.out) else 0
        return f"{owner.squad[kind]}{f'-{hurt}' if hurt else ''}"

    return cell


def _loans(owner: Owner) -> str:
    """In thousands, for a narrow column."""
    return f"{owner.loans // 1_000}k" if owner.loans else "-"


def _marks(owner: Owner) -> str:
    """What lies on the mat this phase: an event, OPS cards, passed, a loan taken."""
    marks = "E" * owner.events_against + "O" * owner.ops_against
    words = [word for word, is_on in (("passed", owner.passed), ("borrowed", owner.borrowed)) if is_on]
    return " ".join(filter(None, [marks, *words])) or "-"


COLUMNS: Final[tuple[tuple[str, Callable[[Owner], str]], ...]] = (
    ("VP", lambda owner: str(owner.vp)),
    ("wins", lambda owner: str(track(owner))),
    ("phase", lambda owner: f"{owner.wins}-{owner.losses}"),
    ("pennants", lambda owner: str(owner.pennants)),
    ("FO/farm/mgr", lambda owner: "/".join(f"{stars}★" for stars in owner.stars)),
    *((short, _players(kind)) for kind, short in enumerate(("SS", "AS", "Reg", "JM", "Phm", "Psp", "Utl"))),
    ("media", lambda owner: f"{owner.media}{f'+{owner.national}' if owner.national else ''}"),
    ("loans", _loans),
    ("cards", lambda owner: str(len(owner.hand))),
    ("marks", _marks),
)


def club_page(box: Components, code: str, title: str) -> Group:
    """A club has nothing but its name before its owner builds it: here is what he may choose from, and every chart."""
    grid = lined("card", "office", "price", "roster")
    grid.columns[-1].justify = "left"
    for index, setup in enumerate(box.setups, start=1):
        grid.add_row(str(index), "★" * setup.office, money(setup.price), setup.text())
    abilities = (Text(f"{'★' * stars:5} {ability}", "dim") for stars, ability in enumerate(ABILITIES, start=1))
    charts = Grid.grid(padding=(0, 5, 0, 0))
    left = (*board_tables(box.charts), *mat_tables(box.charts))
    charts.add_row(Group(*map(_chart, left)), Group(*map(_chart, supplement_tables(box.charts))))
    return Group(Text(f"{code}  {title}", "bold"), Text(), grid, Text(), *abilities, Text(), charts)


def _chart(chart: ChartTable) -> Group:
    """A chart with its title."""
    grid = lined(*chart["heads"])
    for column in grid.columns:
        column.justify = "left"
    for row in chart["rows"]:
        grid.add_row(*row)
    return Group(Text(chart["title"], "bold"), grid, Text())
