"""The short way of an answer: what is asked for more often than all else does not go by the whole of the framework.

Only what is well formed goes this way. Anything else goes on to the route of the same path, which says what is wrong
with it; what an answer is, and what comes of it, is said in ``routes.api_seats`` alone.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping
from typing import Final

from pydantic import ValidationError
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fieldhouse.web.lobby import lobby_of
from fieldhouse.web.requests import Answer
from fieldhouse.web.routes.api_seats import answer
from fieldhouse.web.routes.common import TOKEN

PATH: Final = re.compile(rf"/api/seats/({TOKEN})/answer")

Handlers = Mapping[type[Exception], Callable[[Request, Exception], Response]]
"""What is said of each kind of fault."""


class ShortCut:
    """Stands before the rest of the app, *app*, which is the long way: behind the guard, before everything else.

    Refusals are told by *handlers*, the app's own; a fault that none of them knows goes on to whoever catches those of
    the app. Whoever can read it is sent an answer pressed, as everywhere.
    """

    path = "/api/seats/{token}/answer"

    def __init__(self, app: ASGIApp, handlers: Handlers, minimum_size: int, compresslevel: int) -> None:
        self.long_way = app
        self.handlers = handlers
        self.pressed = GZipMiddleware(self._answered, minimum_size, compresslevel)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A post of plain JSON to the seat of a token goes the short way, noted in *scope*, all else the long one."""
        place = PATH.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        headers = dict(scope["headers"]) if place else {}
        if place is None or headers.get(b"content-type") != b"application/json":
            await self.long_way(scope, receive, send)
            return
        scope["route"], scope["path_params"] = self, {"token": place[1]}
        way = self.pressed if b"gzip" in headers.get(b"accept-encoding", b"") else self._answered
        await way(scope, receive, send)

    async def _answered(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take an answer in a thread of the pool, and send what the seat then sees; what is not understood goes the
        long way."""
        request = Request(scope, receive)
        try:
            body = await request.body()
            given = _understood(body)
            if given is None:
                await self.long_way(scope, _again(body, receive), send)
                return
            loop, token = asyncio.get_running_loop(), scope["path_params"]["token"]
            response = await loop.run_in_executor(None, answer, token, given, request, lobby_of(request))
        except ClientDisconnect:
            return
        except tuple(self.handlers) as fault:
            response = next(tell for kind, tell in self.handlers.items() if isinstance(fault, kind))(request, fault)
        await response(scope, receive, send)


def _understood(body: bytes) -> Answer | None:
    """The answer that a body is, if it is one."""
    try:
        return Answer.model_validate_json(body)
    except ValidationError:
        return None


def _again(body: bytes, receive: Receive) -> Receive:
    """A body that has been read, for whoever reads it next."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def received() -> Message:
        return waiting.pop() if waiting else await receive()

    return received
