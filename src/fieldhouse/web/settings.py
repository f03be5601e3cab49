"""How the lobby is served."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fieldhouse.web.limits import MOST_FROM_ONE, MOST_IN_ALL, MOST_STREAMS

LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]", "::1")


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
    most_streams: int = MOST_STREAMS
