"""The short way of an answer: what is asked for more often than all else does not go by the whole table of routes.

Only what is well formed goes this way. Anything else goes on to the route of the same path, which says what is wrong
with it; what an answer is, and what comes of it, is said in ``routes.api_seats`` alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from anyio.to_thread import run_sync
from pydantic import ValidationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fieldhouse.web.lobby import lobby_of
from fieldhouse.web.requests import Answer
from fieldhouse.web.routes.api_seats import answer
from fieldhouse.web.routes.common import TOKEN

PATH: Final = re.compile(rf"/api/seats/({TOKEN})/answer")
Refused = Mapping[type[Exception], Callable[[Request, Exception], Response]]
"""What is said to a browser, by the kind of what went wrong."""


class ShortCut:
    """Stands before the routes, behind whatever guards them."""

    def __init__(self, app: ASGIApp, refused: Refused) -> None:
        self.app = app
        self.refused = refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_post = scope["type"] == "http" and scope["method"] == "POST"
        place = PATH.fullmatch(scope["path"]) if is_post else None
        if place is None or not _is_plain(request := Request(scope, receive)):
            await self.app(scope, receive, send)
            return
        body = await request.body()
        try:
            given = Answer.model_validate_json(body)
        except ValidationError:
            await self.app(scope, _again(body, receive), send)
            return
        response = await self._answered(place[1], given, request)
        await response(scope, receive, send)

    async def _answered(self, token: str, given: Answer, request: Request) -> Response:
        try:
            return await run_sync(answer, token, given, request, lobby_of(request))
        except tuple(self.refused) as fault:
            return next(say(request, fault) for kind, say in self.refused.items() if isinstance(fault, kind))


def _is_plain(request: Request) -> bool:
    """JSON of a length that has been looked at."""
    return request.headers.get("content-type") == "application/json" and "content-length" in request.headers


def _again(body: bytes, receive: Receive) -> Receive:
    """A body that has been read, for whoever reads it next."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def received() -> Message:
        return waiting.pop() if waiting else await receive()

    return received
