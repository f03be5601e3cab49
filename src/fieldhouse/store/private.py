"""Files that are nobody else's: written beside and renamed, readable by their owner alone.

Journals and the database hold seeds, sealed calls and the tokens of seats.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import Final

OWNERS_FILE: Final = 0o600
OWNERS_FOLDER: Final = 0o700
BESIDE: Final = ".new"
"""How the name of a file ends that is still being written."""


def make_folder(folder: Path) -> None:
    """A folder for its owner alone, and those above it; one that is there already stays as it is."""
    for missing in [each for each in (folder, *folder.parents) if not each.exists()][::-1]:
        missing.mkdir(mode=OWNERS_FOLDER, exist_ok=True)


def write_beside(path: Path, text: str) -> Path:
    """*text* on the disk itself, in a new file of a random name beside *path*. A full disk leaves nothing."""
    make_folder(path.parent)
    beside = path.with_name(f"{path.name}.{token_hex(4)}{BESIDE}")
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNERS_FILE), "wb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    return beside


def write_whole(path: Path, text: str) -> None:
    """Put *text* in the place of whatever *path* held: whoever looks finds the old file or the new one, whole.

    The file is its owner's alone, whoever might read the old one; missing folders are made.
    """
    beside = write_beside(path, text)
    try:
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def make_file(path: Path) -> None:
    """An empty file for its owner alone, unless there is one already: whatever fills it keeps how it may be used."""
    make_folder(path.parent)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNERS_FILE))


def close_to_others(paths: Iterable[Path]) -> None:
    """Take from others what they may do with these files and folders; what is not ours to change stays as it is."""
    for path in paths:
        with suppress(OSError):
            now = path.stat().st_mode
            if now & 0o077:
                path.chmod(now & 0o700)
