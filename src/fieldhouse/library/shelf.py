"""What was worked out once, kept on disk: in the system's folder for such things, or beside the user's own charts.

Whoever needs what another process is just working out waits for it. What has not been needed for longest makes room.
Every file ends with its own digest: one that was damaged counts as missing, and is made anew in its place.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

import platformdirs

from fieldhouse.library import DATA_VARIABLE, data_folder

MOST_BYTES: Final = 256 * 1024 * 1024
LOCK: Final = ".lock"
DIGEST_BYTES: Final = sha256().digest_size


def shelf_folder() -> Path:
    """A folder of its own, beside the user's data if the environment names that: whatever else lies in it may go."""
    is_own = os.environ.get(DATA_VARIABLE)
    return (data_folder() if is_own else platformdirs.user_cache_path("fieldhouse")) / "worked out"


def lies_there(name: str) -> bool:
    """Has it been worked out, so that its file is there?"""
    return (shelf_folder() / name).is_file()


def kept(name: str, make: Callable[[], bytes]) -> bytes:
    """What is kept by *name*, read whole; made now and written if it is not there, or damaged. A folder that cannot be
    written to keeps nothing.

    Waits for another process that is making it; what was needed longest ago is deleted for it if room is short.
    """
    path = shelf_folder() / name
    found = _taken(path)
    if found is not None:
        return found
    with _alone_with(path):
        found = _taken(path)
        if found is not None:
            return found
        made = make()
        with suppress(OSError):
            _put(path, made)
            _make_room(path.parent)
    return made


def _taken(path: Path) -> bytes | None:
    """What lies there, read, if it is whole; that it was needed just now is noted on its file."""
    with suppress(OSError):
        data = path.read_bytes()
        found, digest = data[:-DIGEST_BYTES], data[-DIGEST_BYTES:]
        if sha256(found).digest() != digest:
            return None
        with suppress(OSError):
            os.utime(path)
        return found
    return None


@contextmanager
def _alone_with(path: Path) -> Iterator[None]:
    """A lock on a file: nobody else works the same thing out meanwhile, where files can be locked."""
    lock = Path(f"{path}{LOCK}")
    with ExitStack() as held:
        with suppress(ImportError, OSError):
            import fcntl

            path.parent.mkdir(parents=True, exist_ok=True)
            fcntl.flock(held.enter_context(lock.open("wb")), fcntl.LOCK_EX)
            held.callback(lock.unlink, missing_ok=True)
        yield


def _make_room(folder: Path) -> None:
    """Delete what has not been needed for longest, until the rest fits."""
    kept_files = sorted(
        ((stat.st_mtime, stat.st_size, path) for path in folder.iterdir() for stat in (path.stat(),)), reverse=True
    )
    size = 0
    for _, own, path in kept_files:
        size += own
        if size > MOST_BYTES and path.suffix != LOCK:
            path.unlink(missing_ok=True)


def _put(path: Path, data: bytes) -> None:
    """Written with its digest, whole or not at all: another process may be reading."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(data + sha256(data).digest())
    Path(file.name).replace(path)
