"""What routes share: ids in paths, cookies, streams."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from typing import Annotated, Final

from fastapi import Depends, HTTPException, Path, Query, Request, Response
from starlette.responses import StreamingResponse

from fieldhouse.table.refusal import TooMany
from fieldhouse.web.faults import kind_of, log
from fieldhouse.web.limits import MOST_LISTENERS
from fieldhouse.web.lobby import PLAYER_COOKIE, Lobby, address_of, lobby_here, lobby_of, player_of
from fieldhouse.web.room import Room
from fieldhouse.web.rooms import TOKEN_BYTES

TOKEN: Final = "[A-Za-z0-9_-]{16,64}"
Token = Annotated[str, Path(pattern=f"^{TOKEN}$", description="From the link of a seat.")]
TableId = Annotated[str, Path(pattern=f"^{TOKEN}$", description="A table's id.")]
GameName = Annotated[str, Path(pattern=r"^[a-z]{1,20}$")]
SeasonName = Annotated[str, Path(pattern=r"^[\w .-]{1,60}$")]
What = Annotated[
    str, Query(max_length=20, description="status, news, standings, schedule, draft, roster, camp, ledger …")
]
Team = Annotated[str, Query(max_length=8)]
CardKey = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,20}$", description="A card of the hand, by its key.")]
PlayerNumber = Annotated[int, Path(ge=1, le=1_000_000)]
Here = Annotated[Lobby, Depends(lobby_here)]

A_YEAR: Final = 365 * 24 * 3600
HEARTBEAT: Final = 15.0
SOON: Final = 1.0
"""Seconds after which a room that could not be read is tried again."""
SIGN_IN_FIRST: Final = "Only the commissioner may do that: sign in first."
PROBLEMS: Final = {
    status: {"description": what, "content": {"application/json": {"schema": {"type": "object"}}}}
    for status, what in {
        400: "What was asked makes no sense: a sentence says why.",
        403: "For the commissioner alone.",
        404: "There is no such thing.",
        409: "Somebody was first, or it is not the moment.",
        429: "Enough for now.",
    }.items()
}


async def commissioner(request: Request, lobby: Here) -> None:
    """Stands before a route: refuses whoever has not shown the key."""
    if not lobby.is_commissioner(request):
        raise HTTPException(403, SIGN_IN_FIRST)


COMMISSIONER_ONLY: Final = Depends(commissioner)


def remember(request: Request, response: Response, lobby: Lobby, tokens: list[str]) -> None:
    """Let this browser's lobby list the seats it holds: a cookie of random words, and rows in the database."""
    player = player_of(request) or secrets.token_urlsafe(TOKEN_BYTES)
    lobby.store.visit(player, tokens)
    response.set_cookie(PLAYER_COOKIE, player, max_age=A_YEAR, httponly=True, samesite="lax")


def stream(room: Room, request: Request) -> StreamingResponse:
    """News of a room as server-sent events: only that something has changed, never what. Ends with the connection.
    Refused if too many listen."""
    lobby = lobby_of(request)
    address = address_of(request)
    if len(room.notifications) >= MOST_LISTENERS:
        raise TooMany(f"{MOST_LISTENERS} look on at this table already.")
    lobby.listeners.check(address)

    async def events(room: Room) -> AsyncIterator[str]:
        listener = room.notifications.join()
        try:
            with lobby.listeners.one_more(address):
                yield _changed(room)
                while not lobby.is_closing:
                    has_news = await listener.wait(SOON if room.is_stale else HEARTBEAT)
                    known, room = room, await _as_it_stands(lobby, room, has_news)
                    yield _changed(room) if has_news or room is not known else ": here\n\n"
        finally:
            room.notifications.leave(listener)

    return StreamingResponse(events(room), media_type="text/event-stream")


def _changed(room: Room) -> str:
    """A server-sent event: the table is now at this change."""
    return f"event: changed\ndata: {room.changes}\n\n"


async def _as_it_stands(lobby: Lobby, room: Room, has_news: bool) -> Room:
    """A room that a failed write has left behind is read anew; without news the disk is asked whether there are any.

    Whoever listens must never go deaf: while the database is away he waits, and asks again soon.
    """
    if has_news and not room.is_stale:
        return room
    try:
        return await asyncio.to_thread(lobby.rooms.look_again, room)
    except Exception as fault:  # it stays as it was, for now
        log.warning("A listener waits for the database: %s", kind_of(fault))
        return room


def saved_as(name: str) -> dict[str, str]:
    """The header by which a browser saves the answer under that name."""
    return {"Content-Disposition": f'attachment; filename="{name}"'}
