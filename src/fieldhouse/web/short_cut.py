"""The short way of an answer: what is asked for more often than all else does not go by the whole of the framework.

Only what is well formed goes this way. Anything else goes on to the route of the same path, which says what is wrong
with it; what an answer is, and what comes of it, is said in ``routes.api_seats`` alone.
"""

from __future__ import annotations

import asyncio
import re
from typing import Final

from pydantic import ValidationError
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.routing import BaseRoute, Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fieldhouse.web.lobby import lobby_of
from fieldhouse.web.requests import Answer
from fieldhouse.web.routes.api_seats import answer
from fieldhouse.web.routes.common import TOKEN

PATH: Final = re.compile(rf"/api/seats/({TOKEN})/answer")
IS_LONG: Final = "fieldhouse.is_long"
"""Set in a scope that goes the long way."""


class ShortCut(BaseRoute):
    """Stands before all other routes of a router, which are the long way."""

    path = "/api/seats/{token}/answer"

    def __init__(self, long_way: ASGIApp) -> None:
        self.long_way = long_way

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """A post of plain JSON to the seat of a token."""
        if scope["type"] != "http" or scope["method"] != "POST" or IS_LONG in scope:
            return Match.NONE, {}
        place = PATH.fullmatch(scope["path"])
        if place is None or Headers(scope=scope).get("content-type") != "application/json":
            return Match.NONE, {}
        return Match.FULL, {"route": self, "path_params": {"token": place[1]}}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request; what is not understood goes the long way, refusals are told by the app as everywhere."""
        request = Request(scope, receive)
        try:
            body = await request.body()
        except ClientDisconnect:
            return
        try:
            given = Answer.model_validate_json(body)
        except ValidationError:
            await self.long_way({**scope, IS_LONG: True}, _again(body, receive), send)
            return
        loop, token = asyncio.get_running_loop(), scope["path_params"]["token"]
        response = await loop.run_in_executor(None, answer, token, given, request, lobby_of(request))
        await response(scope, receive, send)


def _again(body: bytes, receive: Receive) -> Receive:
    """A body that has been read, for whoever reads it next."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def received() -> Message:
        return waiting.pop() if waiting else await receive()

    return received
