"""The front door: how long a connection may take to say what it wants, how much it may say, how many may stand there.

uvicorn bounds none of that with httptools: heads that were half sent stood until no file was left for anybody else, and
one header of many megabytes kept the loop busy.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from fieldhouse.web.guard import LARGEST_BODY

REQUEST_SECONDS: Final = 20.0
"""For a whole request, head and body, from its first byte; for a new connection from its beginning."""
LARGEST_HEAD: Final = 32 * 1024
LARGEST_REQUEST: Final = LARGEST_HEAD + 8 * LARGEST_BODY
"""A body may come in small pieces, each with a line that says how long it is."""
SPOONFUL: Final = 16 * 1024
"""So much is read before it is counted."""
FILES_OF_OUR_OWN: Final = 128
"""What the database, the workers and the log may have open."""
MOST_FILES: Final = 16_384
FEW_FILES: Final = 512


class Crowd:
    """All who have asked nothing yet, or have been answered; the first to stand there is the first to leave."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._idle: OrderedDict[FrontDoor, None] = OrderedDict()

    def stands(self, one: FrontDoor) -> None:
        """Remember a connection that waits for its next request: the newest of the idle."""
        self._idle[one] = None
        self._idle.move_to_end(one)

    def leaves(self, one: FrontDoor) -> None:
        """Forgets a connection, waiting or not."""
        self._idle.pop(one, None)

    def make_room(self, there: int) -> None:
        """Cut off who has been idle longest, while too many are there: who is quick has asked long before."""
        while there > self.most and self._idle:
            oldest, _ = self._idle.popitem(last=False)
            oldest.transport.abort()
            there -= 1


class FrontDoor(HttpToolsProtocol):
    """One connection. ``crowd`` is set by ``front_door``: one for all connections of a server."""

    crowd: Crowd
    _deadline: asyncio.TimerHandle | None = None
    _taken = 0
    _is_headed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A new connection counts, has a time to say what it wants, and may cost an idle one its place."""
        super().connection_made(cast(asyncio.Transport, transport))
        self.crowd.stands(self)
        self._set_deadline()
        self.crowd.make_room(len(self.connections))

    def connection_lost(self, exc: Exception | None) -> None:
        """It counts no more, and its deadline is gone."""
        self.crowd.leaves(self)
        self._unset_deadline()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Hand the bytes on by the spoonful, so that no head or request grows too large before anybody looks."""
        self._set_deadline()
        for index in range(0, len(data), SPOONFUL):
            spoonful = data[index : index + SPOONFUL]
            self._taken += len(spoonful)
            super().data_received(spoonful)
            if self.transport.is_closing():
                return
            if self._taken > (LARGEST_REQUEST if self._is_headed else LARGEST_HEAD):
                self._refuse("431 Request Header Fields Too Large", "That is too much to ask at once.")
                return

    def on_headers_complete(self) -> None:
        """From here on a request may be longer."""
        self._is_headed = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole: no deadline until the next one."""
        self._taken = 0
        self._is_headed = False
        self._unset_deadline()
        self.crowd.leaves(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """With nothing more to do the connection is idle again."""
        super().on_response_complete()
        if not self.pipeline and not self.transport.is_closing():
            self.crowd.stands(self)

    def _set_deadline(self) -> None:
        """Start the clock: a request has so many seconds from its first byte on."""
        if self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self._too_late)

    def _unset_deadline(self) -> None:
        """Stop the clock: no request is under way."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        """The deadline has passed: say so, and close."""
        self._refuse("408 Request Timeout", "It took too long to say what was wanted.")

    def _refuse(self, status: str, sentence: str) -> None:
        """Answer *status* and close; an answer that is under way is cut off."""
        if self.cycle is None or self.cycle.response_complete:
            head = f"HTTP/1.1 {status}\r\ncontent-type: text/plain\r\ncontent-length: {len(sentence)}"
            self.transport.write(f"{head}\r\nconnection: close\r\n\r\n{sentence}".encode())
            self.transport.close()
        else:
            self.transport.abort()


def front_door(most: int) -> type[FrontDoor]:
    """A protocol for one server, at which *most* connections stand at the same time."""
    return type("FrontDoor", (FrontDoor,), {"crowd": Crowd(most)})


def raise_connection_limit() -> int:
    """Raise the process's limit of open files as far as the system lets us; how many connections that leaves."""
    try:
        import resource
    except ImportError:  # a system that does not count them
        return FEW_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(wanted, soft) - FILES_OF_OUR_OWN
