"""The tables of FOOL that ship, and the commissioner's own, which win: ``fool/NAME.txt`` in the data folder."""

from __future__ import annotations

from typing import Final

from fieldhouse.library import component_text

GAME: Final = "fool"
EDITIONS: Final = {"first": ("first", "moves"), "second": ("first", "moves", "second")}
"""What each edition is read from; later files win."""


def table_texts(edition: str) -> list[tuple[str, str]]:
    """The texts of an edition's tables, read from their files, each with its file's name."""
    return [(text(name), f"{name}.txt") for name in EDITIONS[edition]]


def text(name: str) -> str:
    """A shipped file of FOOL, read."""
    return component_text(GAME, name)
