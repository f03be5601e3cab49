"""Charts that are lent for some games: kept in the database with the games, and laid where the library finds them.

A lent chart goes by a name that only its text has. Its file may go at any time: it is laid again before it is read.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from contextlib import suppress
from hashlib import blake2b
from time import time
from typing import Final

from fieldhouse import library
from fieldhouse.store.private import write_whole

Charts = Mapping[str, str]
"""The text of each chart by the name that it is lent under."""
MARK_BYTES: Final = 8
MOST_LAID: Final = 1000
"""Files of a game, past which those go that have lain there for a week."""
A_WEEK: Final = 7 * 24 * 3600.0


def lent_name(team: str, text: str) -> str:
    """The name that only this text of a team's chart goes by."""
    return f"{team}{library.LENT}{blake2b(text.encode(), digest_size=MARK_BYTES).hexdigest()}"


def lend(game: str, charts: Charts) -> None:
    """Lay charts in the data folder, where a table finds them by their names, touched now; if very many lie there, old
    ones are deleted."""
    for name, text in charts.items():
        path = library.lent_path(game, name)
        if not path.is_file():
            write_whole(path, text)
            _make_room(game, name)


def _make_room(game: str, name: str) -> None:
    """If very many files lie beside *name*, delete those that the clock calls old."""
    files = list(library.lent_path(game, name).parent.glob("*.txt"))
    if len(files) <= MOST_LAID:
        return
    for each in files:
        with suppress(OSError):
            if each.stat().st_mtime < time() - A_WEEK:
                each.unlink()


def packed_charts(charts: Charts) -> bytes:
    """Charts as a row of the database keeps them."""
    return packed(json.dumps(dict(charts)))


def unpacked_charts(data: bytes) -> Charts:
    """Charts out of their row."""
    charts: Charts = json.loads(unpacked(data))
    return charts


def packed(text: str) -> bytes:
    """A text as rows keep it."""
    return zlib.compress(text.encode())


def unpacked(data: bytes) -> str:
    """A text out of its row."""
    return zlib.decompress(data).decode()
