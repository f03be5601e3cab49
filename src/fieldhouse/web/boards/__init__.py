"""Boards: one for each kind of game. A board makes plain values of a moment; its template draws them.

A game's listing names its board and its template.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from fieldhouse import catalog
from fieldhouse.table.game import Playable
from fieldhouse.table.listing import part
from fieldhouse.table.plain_json import Fields
from fieldhouse.table.seat import Seat
from fieldhouse.web.snapshot import AnyMoment

View = Callable[[AnyMoment, Seat | None], Fields]
"""What a seat may see of a moment; without a seat, what everybody may see."""

Landmarks = Fields
"""By the spans that end with them (``web.spans``): a value that is another when a new one has come; None: none yet."""


class Board(NamedTuple):
    template: str
    view: View
    landmarks: Callable[[Playable], Landmarks]


def board_of(game: str) -> Board:
    """How a game is drawn, as its listing says."""
    listed = catalog.listing(game)
    return Board(listed.board_template, part(listed.board), part(listed.landmarks))
