"""The box of Lords of Baseball: what ships, and the user's own files, which win.

A user's own are ``lords/NAME.txt`` in their data folder.
"""

from __future__ import annotations

from functools import lru_cache

from fieldhouse.games.lords.cards.components import FILES, read_components
from fieldhouse.games.lords.game import LordsOfBaseball
from fieldhouse.games.lords.model import Components
from fieldhouse.library import component_text, team_titles

GAME = "lords"


def box() -> Components:
    """All components, read and checked; read again only if a file has changed."""
    texts = tuple(component_text(GAME, name) for name in FILES)
    return _read(texts, tuple(team_titles(GAME).items()))


@lru_cache(maxsize=8)
def _read(texts: tuple[str, ...], clubs: tuple[tuple[str, str], ...]) -> Components:
    """The components out of their texts, read once."""
    return read_components(dict(zip(FILES, texts, strict=True)).__getitem__, dict(clubs))


def definition() -> LordsOfBaseball:
    """The game with the components at hand."""
    return LordsOfBaseball(box)
