"""Boards: one for each kind of game. A board makes plain values of a moment; its template draws them.

A new game needs an entry in ``BOARDS`` and a template, nothing else; without one its scoreboard is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final, NamedTuple

from fieldhouse.table.question import Json
from fieldhouse.web.moments import Moment
from fieldhouse.web.rich_html import page_of

View = Callable[[Moment, int | None], Json]
"""What a seat may see of a moment; without a seat, what everybody may see."""


class Board(NamedTuple):
    template: str
    view: View


BOARDS: Final = {"ddf": "football", "bowlbound": "football", "statispro": "basketball", "lords": "baseball"}


def board_of(game: str) -> Board:
    kind = BOARDS.get(game)
    if kind is None:
        return Board("boards/plain.html", plain)
    return Board(f"boards/{kind}.html", import_module(f"fieldhouse.web.boards.{kind}").view)


def plain(moment: Moment, seat: int | None) -> Json:
    """The scoreboard that a terminal shows."""
    return {"kind": "plain", "page": page_of(moment.definition.pages.scoreboard(moment.game))}
