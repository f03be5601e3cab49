"""The box of Lords of Baseball: what ships, and the user's own files, which win.

A user's own are ``lords/NAME.txt`` in their data folder.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fieldhouse.games.lords.cards.characters import Character, read_characters
from fieldhouse.games.lords.cards.components import FILES, read_components
from fieldhouse.games.lords.game import LordsOfBaseball
from fieldhouse.games.lords.model import Components
from fieldhouse.library import component_text, lent_box, team_titles
from fieldhouse.library.strengths import strengths_of

GAME: Final = "lords"
OWNERS: Final = "owners"


def box(digest: str = "") -> Components:
    """All components, read and checked; read again only if a file has changed. With a *digest* those that a game was
    begun with, if they are lent for it, else those at hand."""
    clubs = tuple(team_titles(GAME).items())
    own = _read(tuple(component_text(GAME, name) for name in FILES), clubs)
    lent = None if digest in ("", own.digest) else lent_box(GAME, digest)
    return own if lent is None else _read(tuple(lent[name] for name in FILES), clubs)


@lru_cache(maxsize=8)
def _read(texts: tuple[str, ...], clubs: tuple[tuple[str, str], ...]) -> Components:
    """The components out of their texts, read once."""
    return read_components(dict(zip(FILES, texts, strict=True)).__getitem__, dict(clubs))


def characters() -> dict[str, Character]:
    """The computer's owners, read and checked; read again only if the file has changed."""
    return _read_characters(component_text(GAME, OWNERS))


@lru_cache(maxsize=8)
def _read_characters(text: str) -> dict[str, Character]:
    return read_characters(text, f"{OWNERS}.txt")


def definition() -> LordsOfBaseball:
    """The game with the components at hand; the strengths of its levels are read now."""
    return LordsOfBaseball(box, characters, strengths_of(GAME))
