"""Tables as a list shows them."""

from __future__ import annotations

from typing import Final

from fieldhouse import catalog
from fieldhouse.library import code_of
from fieldhouse.store.damage import UNREADABLE, damaged_table
from fieldhouse.store.saved import PERSON
from fieldhouse.store.table_lists import Listed, TableLine
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.seat import seated
from fieldhouse.web.lobby import Lobby
from fieldhouse.web.tables import link
from fieldhouse.web.teams import title_of

NOTHING_KNOWN: Final[PlainReport] = {
    "game": "", "title": "A damaged table", "teams": [], "codes": [], "people": [], "over": False, "score": None,
    "is_my_turn": False, "practice": False, "used": "", "seat": None, "damaged": str(damaged_table()),
}  # fmt: skip


def listed(lobby: Lobby, player: str, is_commissioner: bool) -> list[PlainReport]:
    """A browser's own tables, from the database, team titles from the library; the commissioner's browser is shown
    the newest of all, with seats only where it has one.
    """
    mine = lobby.tables.of_player(player) if player else []
    held = {table.id for table in mine}
    rest = [table for table in lobby.tables.newest() if table.id not in held] if is_commissioner else []
    return [row for table in [*mine, *rest] if (row := _row_or_damaged(table))]


def _row_or_damaged(table: TableLine) -> PlainReport | None:
    """A table that cannot be read is shown as damaged; one of a game that this house does not have is not shown."""
    try:
        if isinstance(table, Listed):
            return _row(table) if table.header.game in catalog.GAMES else None
    except UNREADABLE:
        pass
    return {**NOTHING_KNOWN, "table": table.id, "link": f"/watch/{table.id}"}


def _row(table: Listed) -> PlainReport:
    """A table in a line of the list; team titles from the library."""
    return {
        "table": table.id,
        "game": table.header.game,
        "title": catalog.game(table.header.game).title,
        "teams": [title_of(table.header.game, team) for team in table.header.teams],
        "codes": list(map(code_of, table.header.teams)),
        "people": [seat for seat, who in seated(table.header.seats) if who == PERSON],
        "over": table.is_over,
        "score": table.facts.get("score"),
        "is_my_turn": table.seat is not None and table.seat in table.facts.get("waiting", ()),
        "practice": bool(table.facts.get("practice")),
        "used": table.used.isoformat(timespec="seconds"),
        "seat": table.seat,
        "damaged": None,
        "link": link(table.token) if table.token else f"/watch/{table.id}",
    }
