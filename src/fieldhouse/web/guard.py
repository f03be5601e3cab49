"""What stands before every route: who may ask, how much, and what a browser may do with the answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_BODY: Final = 64 * 1024
TOO_LARGE: Final = f"No more than {LARGEST_BODY} bytes are taken."
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def _raw(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    """Headers as the protocol has them."""
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


FOR_FILES: Final = _raw({**HEADERS, "Cache-Control": "no-cache"})
FOR_ANSWERS: Final = _raw({**HEADERS, "Cache-Control": "no-store"})
OF_MANUAL: Final = POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
"""The manual's tables are aligned by styles within its pages, which are built with the package."""
FOR_MANUAL: Final = _raw({**HEADERS, "Content-Security-Policy": OF_MANUAL, "Cache-Control": "no-cache"})


class Guard:
    """Refuses strange hosts, requests that another site made a browser send, and bodies that are too large.

    Seats are held by links and not by cookies, so another site could at most use the cookies of the lobby and of
    the commissioner: browsers say where a request comes from, and one from elsewhere is refused.
    """

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        self.app = app
        self.hosts = frozenset(map(_name, hosts))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuses a request that may not come in; the others are handed on, bodies bounded, answers with headers."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        fault = self._fault(scope)
        if fault:
            await _refusal(scope["path"], *fault)(scope, receive, send)
            return
        await self.app(scope, _bounded(receive), _with_headers(send, scope))

    def _fault(self, scope: Scope) -> tuple[int, str] | None:
        """What is wrong with a request before anybody reads it: host, origin or size."""
        headers = dict(reversed(scope["headers"]))  # of two by one name the first counts
        host = headers.get(b"host", b"").decode("latin-1")
        if self.hosts and _name(host) not in self.hosts:
            return 400, "This server does not go by that name."
        if scope["method"] not in SAFE_METHODS and _is_from_elsewhere(headers, host):
            return 403, "This request comes from another site."
        length = headers.get(b"content-length", b"0").decode("latin-1")
        if not length.isdecimal() or len(length) > 9 or int(length) > LARGEST_BODY:
            return 413, TOO_LARGE
        return None


def _refusal(path: str, status: int, sentence: str) -> Response:
    """A refusal as JSON or plain text, by the path."""
    if path.startswith("/api"):
        return JSONResponse({"detail": sentence}, status, HEADERS)
    return PlainTextResponse(sentence, status, HEADERS)


def _name(host: str) -> str:
    """A host as it is compared: without its port, in small letters."""
    name, colon, port = host.rpartition(":")
    return (name if colon and port.isdecimal() and (name.endswith("]") or ":" not in name) else host).lower()


def _is_from_elsewhere(headers: dict[bytes, bytes], host: str) -> bool:
    """Did another site's page send it, as far as the browser says?"""
    site = headers.get(b"sec-fetch-site")
    if site is not None:
        return site not in (b"same-origin", b"none")
    origin = headers.get(b"origin")
    return origin is not None and origin.decode("latin-1").partition("://")[2] != host


def _bounded(receive: Receive) -> Callable[[], Awaitable[MutableMapping[str, Any]]]:
    """A ``receive`` that refuses a body as soon as it has been too long: it may not have said how long it is."""
    taken = 0

    async def bounded() -> MutableMapping[str, Any]:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > LARGEST_BODY:
            raise HTTPException(413, TOO_LARGE)
        return message

    return bounded


def _with_headers(send: Send, scope: Scope) -> Callable[[Message], Awaitable[None]]:
    """A ``send`` that adds the house's headers to every answer."""
    path = scope["path"]
    added = FOR_FILES if path.startswith("/static/") else FOR_MANUAL if path.startswith("/docs/") else FOR_ANSWERS

    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *added]
        await send(message)

    return dressed
