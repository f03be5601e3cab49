"""The commissioner's key: made once, kept whole, never empty; whoever guesses at it is made to wait."""

from __future__ import annotations

import os
import secrets
from collections import OrderedDict
from contextlib import suppress
from ipaddress import IPv6Address, ip_address
from pathlib import Path
from threading import Lock
from time import monotonic
from typing import Final

from fieldhouse.library import data_folder
from fieldhouse.store.private import close_to_others, write_beside

KEY_FILE: Final = "commissioner.key"
KEY_BYTES: Final = 18
SHORTEST_KEY: Final = 16
"""Letters. Fewer could be guessed, and a disk that was full leaves fewer, or none: then anybody would sign in."""
FREE_GUESSES: Final = 3
"""So often one may mistype before one has to wait."""
LONGEST_WAIT: Final = 300.0
MOST_REMEMBERED: Final = 10_000


def commissioner_key(folder: Path | None = None) -> str:
    """The commissioner's key, kept in a file that is closed to others. One that is missing, short or no text is written
    anew, at random."""
    path = (folder or data_folder()) / KEY_FILE
    close_to_others([path])
    key = _kept(path)
    if key is None:
        beside = write_beside(path, secrets.token_urlsafe(KEY_BYTES) + "\n")
        try:
            _put(beside, path)
        finally:
            beside.unlink(missing_ok=True)
        key = _kept(path)
    assert key is not None, "what was just written is whole"
    return key


def _kept(path: Path) -> str | None:
    """The key in the file, read from the disk, or None if it is no good."""
    try:
        key = path.read_text(encoding="ascii").strip()
    except (FileNotFoundError, UnicodeDecodeError):
        return None
    return key if len(key) >= SHORTEST_KEY and key.isprintable() else None


def _put(beside: Path, path: Path) -> None:
    """Put a new key's file in its place: of two servers at once both take the first; a damaged key gives way."""
    try:
        os.link(beside, path)
    except OSError:  # it is there by now, or the disk knows no links
        if _kept(path) is None:
            beside.replace(path)


class Porter:
    """Counts wrong keys by address: each one after the first few doubles the time until the next is looked at."""

    def __init__(self) -> None:
        self._wrong: OrderedDict[str, tuple[int, float]] = OrderedDict()
        self._lock = Lock()

    def wait(self, address: str) -> float:
        """Seconds for which no key from *address* is looked at, not even the right one."""
        with self._lock:
            wrong, last = self._wrong.get(_house(address), (0, 0.0))
        if wrong < FREE_GUESSES:
            return 0.0
        return max(0.0, last + min(LONGEST_WAIT, 2.0 ** (wrong - FREE_GUESSES)) - monotonic())

    def was_wrong(self, address: str) -> None:
        """Remember in memory, with the time, that somebody at *address* has shown a wrong key."""
        house = _house(address)
        with self._lock:
            wrong, _ = self._wrong.pop(house, (0, 0.0))
            self._wrong[house] = (wrong + 1, monotonic())
            if len(self._wrong) > MOST_REMEMBERED:
                self._wrong.popitem(last=False)

    def was_right(self, address: str) -> None:
        """Forgets the wrong keys that came from *address*."""
        with self._lock:
            self._wrong.pop(_house(address), None)


def _house(address: str) -> str:
    """The address that wrong keys are counted by: whoever has one of IPv6 has its whole network."""
    with suppress(ValueError):
        found = ip_address(address)
        if isinstance(found, IPv6Address):
            return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
    return address
