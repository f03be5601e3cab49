"""What of a game can be printed, by the register."""

from __future__ import annotations

from fieldhouse import catalog
from fieldhouse.printing.typeset import CannotPrint, PrintedSheet
from fieldhouse.table.listing import part


def sheet_of(game: str, team: str) -> PrintedSheet:
    """A team on paper, read from the library, as its game's listing says how."""
    sheet: PrintedSheet = part(catalog.listing(game).sheet)(team)
    return sheet


def box_of(game: str) -> PrintedSheet:
    """The cards and boards of a game, all that is in the box, read from the library. Refused if it has no box."""
    box = catalog.listing(game).box
    if box is None:
        known = ", ".join(name for name in catalog.GAMES if catalog.listing(name).box)
        raise CannotPrint(f"Say which team of {game!r}: only {known} has a box to be printed as a whole.")
    sheet: PrintedSheet = part(box)()
    return sheet
