"""What was worked out once, kept on disk: in the system's folder for such things, or beside the user's own charts."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

import platformdirs

from fieldhouse.library import DATA_VARIABLE, data_folder


def shelf_folder() -> Path:
    return data_folder() / "worked out" if os.environ.get(DATA_VARIABLE) else platformdirs.user_cache_path("fieldhouse")


def kept(name: str, make: Callable[[], bytes]) -> bytes:
    """What is kept by *name*, made now if it is not there. A folder that cannot be written to keeps nothing."""
    path = shelf_folder() / name
    with suppress(OSError):
        return path.read_bytes()
    made = make()
    with suppress(OSError):
        _put(path, made)
    return made


def _put(path: Path, data: bytes) -> None:
    """Whole or not at all: another process may be reading."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(data)
    Path(file.name).replace(path)
