"""Boards: one for each kind of game. A board makes plain values of a moment; its template draws them.

A game's listing names its board and its template.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from fieldhouse import catalog
from fieldhouse.table.listing import part
from fieldhouse.table.question import Json
from fieldhouse.web.snapshot import AnyMoment

View = Callable[[AnyMoment, int | None], Json]
"""What a seat may see of a moment; without a seat, what everybody may see."""


class Board(NamedTuple):
    template: str
    view: View


def board_of(game: str) -> Board:
    """How a game is drawn, as its listing says."""
    listed = catalog.listing(game)
    return Board(listed.board_template, part(listed.board))
