"""Tables as a list shows them."""

from __future__ import annotations

from typing import Any

from fieldhouse import catalog
from fieldhouse.store.lobby import Listed
from fieldhouse.store.saved import PERSON
from fieldhouse.web.lobby import Lobby
from fieldhouse.web.tables import link
from fieldhouse.web.teams import titles_of


def listed(lobby: Lobby, player: str, is_commissioner: bool) -> list[dict[str, Any]]:
    """A browser's own tables; the commissioner's browser is shown all, with seats only where it has one."""
    mine = lobby.store.of_player(player) if player else []
    held = {table.id for table in mine}
    rest = [table for table in lobby.store.newest() if table.id not in held] if is_commissioner else []
    return [_row(table) for table in [*mine, *rest] if table.header.game in catalog.GAMES]


def _row(table: Listed) -> dict[str, Any]:
    titles = titles_of(table.header.game)
    return {
        "table": table.id,
        "game": table.header.game,
        "title": catalog.game(table.header.game).title,
        "teams": [titles.get(team, team) for team in table.header.teams],
        "codes": [team.rpartition("-")[2] for team in table.header.teams],
        "people": [seat for seat, who in enumerate(table.header.seats) if who == PERSON],
        "over": table.is_over,
        "score": table.facts.get("score"),
        "is_my_turn": table.seat is not None and table.seat in table.facts.get("waiting", ()),
        "practice": bool(table.facts.get("practice")),
        "used": table.used.isoformat(timespec="seconds"),
        "seat": table.seat,
        "link": link(table.token) if table.token else f"/watch/{table.id}",
    }
