"""A folder of many small files, which a wheel holds as one archive in its place (``tools/packed_library.py`` makes it).

Nothing is pressed within the archive: the wheel presses it as one, which a thousand charts alike gain by. It is read
whole and from memory, so that threads, and processes that were forked, have no place in a file to share.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import BytesIO
from typing import Final
from zipfile import Path, ZipFile

SHIPPED: Final = files(__package__)
ENDING: Final = ".txt"
ARCHIVE: Final = ".zip"


@lru_cache(maxsize=64)
def packed_charts(game: str, kind: str) -> dict[str, Traversable]:
    """The files of a kind by their names, if they ship packed: read from the disk once, for all."""
    archive = SHIPPED / game / f"{kind}{ARCHIVE}"
    if not archive.is_file():
        return {}
    folder = Path(ZipFile(BytesIO(archive.read_bytes())))
    return {chart.name.removesuffix(ENDING): chart for chart in folder.iterdir()}
