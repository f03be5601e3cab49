"""A copy of all that is a user's own in one file, the database as it stands, charts and saved games; and back again."""

from __future__ import annotations

import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from fieldhouse.library import data_folder
from fieldhouse.store.database import FILE_NAME, url
from fieldhouse.store.engine import BESIDE_THE_FILE, file_of
from fieldhouse.store.private import close_to_others
from fieldhouse.table.refusal import Refusal

THROWN_AWAY: Final = ("worked out", "fetched")
"""Folders of what can be made or fetched again."""


class CannotBackUp(Refusal):
    """Why nothing was copied or put back: a sentence."""


def back_up(to: Path) -> int:
    """Copy database and files from disk into the archive *to*; others may play meanwhile. How many files it holds.
    Refused if *to* is there already."""
    database, folder = _database(), data_folder()
    if to.exists():
        raise CannotBackUp(f"{to} is there already: name a new file.")
    with TemporaryDirectory(prefix="fieldhouse-") as aside, zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED) as archive:
        if database.is_file():
            copy = Path(aside) / FILE_NAME
            with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(copy)) as target:
                source.backup(target)
            archive.write(copy, FILE_NAME)
        for path in _own_files(folder, database):
            archive.write(path, str(path.relative_to(folder)))
        held = len(archive.namelist())
    close_to_others((to,))
    return held


def put_back(archive: Path) -> int:
    """Put everything of an archive into the data folder, over files of the same names; nobody may be playing. How many
    files there were. Refused if there is a database, or the archive is none."""
    database, folder = _database(), data_folder()
    if database.exists():
        raise CannotBackUp(f"{database} is there already: stop the server, and move it away first.")
    try:
        with zipfile.ZipFile(archive) as held:
            names = held.namelist()
            if any(Path(name).is_absolute() or ".." in Path(name).parts for name in names) or held.testzip():
                raise zipfile.BadZipFile
            folder.mkdir(parents=True, exist_ok=True)
            held.extractall(folder)
    except zipfile.BadZipFile:
        raise CannotBackUp(f"{archive} is no archive that 'fieldhouse backup' has made, or it is damaged.") from None
    if (folder / FILE_NAME).is_file() and database != folder / FILE_NAME:
        (folder / FILE_NAME).replace(database)
    close_to_others((folder, database))
    return len(names)


def _database() -> Path:
    """The database's file; another kind of database has its own tools. Refused if it is such a one."""
    file = file_of(url())
    if file is None:
        raise CannotBackUp(
            "The database is no file: copy it with its own tool (pg_dump and pg_restore for PostgreSQL), and the folder"
            f" {data_folder()} besides."
        )
    return file


def _own_files(folder: Path, database: Path) -> Iterator[Path]:
    """All files of the data folder but the database's and what can be made again."""
    beside = {database.with_name(database.name + ending) for ending in BESIDE_THE_FILE}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path not in beside and path.relative_to(folder).parts[0] not in THROWN_AWAY:
            yield path
