"""Numbers for people and clubs that have none here: made of their names, so that they are the same in every file."""

from __future__ import annotations

from zlib import crc32


def number_of(*names: str) -> int:
    """A made-up number of 31 bits, always the same for these names, as for a club, or a club and a man of it."""
    return crc32(" ".join(names).encode()) >> 1
