"""The games that can be printed, each by what makes the sheet of a team."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fieldhouse.printing import ddf
from fieldhouse.printing.typeset import CannotPrint, Sheet

SHEETS: Final[Mapping[str, Callable[[str], Sheet]]] = {"ddf": ddf.sheet}


def sheet_of(game: str, team: str) -> Sheet:
    if game not in SHEETS:
        raise CannotPrint(f"The charts of {game!r} cannot be printed yet; those of {', '.join(SHEETS)} can.")
    return SHEETS[game](team)
