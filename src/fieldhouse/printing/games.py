"""The games that can be printed, each by what makes the sheet of a team."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fieldhouse.printing import bowlbound, ddf, lords, statispro
from fieldhouse.printing.typeset import CannotPrint, Sheet

SHEETS: Final[Mapping[str, Callable[[str], Sheet]]] = {
    "ddf": ddf.sheet, "bowlbound": bowlbound.sheet, "lords": lords.sheet, "statispro": statispro.sheet,
}  # fmt: skip
BOXES: Final[Mapping[str, Callable[[], Sheet]]] = {"lords": lords.box_sheet, "statispro": statispro.box_sheet}
"""The games with cards and a board of their own: all that is in the box."""


def sheet_of(game: str, team: str) -> Sheet:
    if game not in SHEETS:
        raise CannotPrint(f"The charts of {game!r} cannot be printed yet; those of {', '.join(SHEETS)} can.")
    return SHEETS[game](team)


def box_of(game: str) -> Sheet:
    if game not in BOXES:
        raise CannotPrint(f"Say which team of {game!r}: only {', '.join(BOXES)} has a box to be printed as a whole.")
    return BOXES[game]()
