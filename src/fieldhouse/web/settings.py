"""How the lobby is served."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fieldhouse.library import data_folder
from fieldhouse.web.limits import MOST_FROM_ONE, MOST_IN_ALL

LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]", "::1")
KEY_FILE: Final = "commissioner.key"


@dataclass(frozen=True)
class Settings:
    """*hosts* are the names under which the server may be asked; any other is a page that plays a trick on a browser.

    An empty tuple allows every name: for those who serve others under names we cannot know.
    """

    commissioner_key: str
    hosts: tuple[str, ...] = LOOPBACK
    has_rollouts: bool = True
    most_tables_from_one: int = MOST_FROM_ONE
    most_tables: int = MOST_IN_ALL


def commissioner_key(folder: Path | None = None) -> str:
    """The key that the commissioner signs in with: made once, kept where only the owner of the data can read it."""
    path = (folder or data_folder()) / KEY_FILE
    if path.exists():
        return path.read_text(encoding="ascii").strip()
    path.parent.mkdir(parents=True, exist_ok=True)
    key = secrets.token_urlsafe(18)
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write(key + "\n")
    return key
