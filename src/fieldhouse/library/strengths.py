"""How strong the levels of the computer are, as ``tools/level_strengths.py`` or a tournament has measured them."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from fieldhouse.table.game import Strength

MEASURED: Final = "strengths.json"


def strengths_of(game: str) -> dict[str, Strength]:
    """The strength of each level of a game that was measured, by its name, read from the library."""
    known = json.loads((files(__package__) / game / MEASURED).read_text(encoding="utf-8"))
    return {
        level: Strength(known["against"], fared["share"], fared["error"], fared["games"])
        for level, fared in known["levels"].items()
    }
