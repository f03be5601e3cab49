"""What fouls are called."""

from __future__ import annotations

from fieldhouse.games.ddf.results import BETWEEN_DOWNS
from fieldhouse.gridiron.cells import show_cell


def foul_text(foul: int) -> str:
    return show_cell(foul & ~BETWEEN_DOWNS)
