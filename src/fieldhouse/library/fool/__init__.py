"""The tables of FOOL that ship, and the commissioner's own, which win: ``fool/NAME.txt`` in the data folder."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fieldhouse.games.fool.charts.owners_text import Character, read_owners
from fieldhouse.games.fool.coaching.owner import Owner, owners_of
from fieldhouse.library import component_text

GAME: Final = "fool"
OWNERS: Final = "owners"
EDITIONS: Final = {"first": ("first", "moves"), "second": ("first", "moves", "second")}
"""What each edition is read from; later files win."""


def table_texts(edition: str) -> list[tuple[str, str]]:
    """The texts of an edition's tables, read from their files, each with its file's name. Refused if one cannot be."""
    return [(text(name), f"{name}.txt") for name in EDITIONS[edition]]


def text(name: str) -> str:
    """One of FOOL's files, the commissioner's own or the one that ships, read. Refused if it cannot be."""
    return component_text(GAME, name)


def characters() -> dict[str, Character]:
    """The computer's general managers, read and checked; read again only if the file has changed."""
    return _read_characters(text(OWNERS))


@lru_cache(maxsize=8)
def _read_characters(owners: str) -> dict[str, Character]:
    """The managers out of their text, read once."""
    return read_owners(owners, f"{OWNERS}.txt")


def owners() -> dict[str, Owner]:
    """Every computer owner by his level: the house's, and the managers of the file, which is read."""
    return owners_of({name: character.temper for name, character in characters().items()})
