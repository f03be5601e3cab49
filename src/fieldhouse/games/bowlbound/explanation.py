"""The dice of a play in a line: what was thrown, and which cell it hit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fieldhouse.games.bowlbound.cells import show_cell
from fieldhouse.gridiron.witness import Throw, witnessed
from fieldhouse.table.game import Definition
from fieldhouse.table.journal import Entry, Header
from fieldhouse.table.question import Json

SEPARATOR: Final = " · "


def explain(definition: Definition[Any], header: Header, state: Json, entries: Sequence[Entry]) -> str:
    """``offense 24: 7 · defense 3: (1)``"""
    return SEPARATOR.join(map(throw_text, witnessed(definition, header, state, entries)))


def throw_text(throw: Throw) -> str:
    text = f"{throw.label} {throw.reading}"
    return text if throw.cell is None else f"{text}: {show_cell(throw.cell)}"
