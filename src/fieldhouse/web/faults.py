"""Faults of our own: what a log says of them. Never a path, a parameter or a message: those may hold a secret."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from traceback import extract_tb, format_list
from typing import Final

from sqlalchemy.exc import DBAPIError
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fieldhouse.store.engine import said

CLOSING: Final = "The house is closing: look again when it is open."
log = logging.getLogger("fieldhouse.web")


class Discreet:
    """Stands before the whole app: what it did not expect is logged without secrets, and nobody else hears of it.

    The server would log the error itself, whose message may be a token or what was to be written to the database. A
    server that closes cancels what takes too long: that is no error, and whoever asked is told.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hands a request on; a fault is written to the log without whatever the client sent."""
        has_begun = False

        async def send_on(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self.app(scope, receive, send_on)
        except asyncio.CancelledError:
            if scope["type"] != "http":
                raise
            if not has_begun:
                await PlainTextResponse(CLOSING, 503)(scope, receive, send)
        except Exception as fault:  # the browser has been told in a sentence
            if scope["type"] != "http":
                raise
            route = getattr(scope.get("route"), "path", "a page")
            log.error("%s %s failed: %s", scope["method"], route, "".join(traceback_lines(fault)))


def traceback_lines(fault: BaseException) -> Iterator[str]:
    """The kind of every error behind this one, and the lines of code that it came by, read from their files."""
    cause = fault.__cause__ or (None if fault.__suppress_context__ else fault.__context__)
    if cause is not None:
        yield from traceback_lines(cause)
        yield "then "
    yield f"{kind_of(fault)}\n"
    yield from format_list(extract_tb(fault.__traceback__))


def kind_of(fault: BaseException) -> str:
    """An error by its kind; a disk or a database also by what it says of itself."""
    name = type(fault).__name__
    if isinstance(fault, DBAPIError):
        return f"{name}: {said(fault)}"
    if isinstance(fault, OSError) and fault.strerror:
        return f"{name}: {fault.strerror}"
    return name
