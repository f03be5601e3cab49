"""Tables: setting one up, looking on, and what is told of a game afterwards."""

from __future__ import annotations

import asyncio
from typing import Annotated

from anyio.to_thread import run_sync
from fastapi import APIRouter, HTTPException, Path, Request, Response
from starlette.responses import StreamingResponse

from fieldhouse.store.database import now
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.question import Json
from fieldhouse.table.refusal import TooMany
from fieldhouse.table.words import there_are
from fieldhouse.web import snapshot, views
from fieldhouse.web.after_game import recap_of
from fieldhouse.web.boards import board_of
from fieldhouse.web.lobby import A_DAY, Lobby, address_of, player_of
from fieldhouse.web.requests import NewTable
from fieldhouse.web.room import Room
from fieldhouse.web.routes.common import COMMISSIONER_ONLY, PROBLEMS, Here, TableId, remember, stream
from fieldhouse.web.table_list import listed
from fieldhouse.web.tables import ME, is_only_watched, links, set_up

router = APIRouter(prefix="/api/tables", tags=["tables"], responses={404: PROBLEMS[404], 409: PROBLEMS[409]})

MOST_WAITING = 20
"""For a game between computers."""


@router.post("", status_code=201, responses={400: PROBLEMS[400], 429: PROBLEMS[429]})
async def create(wish: NewTable, request: Request, response: Response, lobby: Here) -> PlainReport:
    """Set up a table. The links of its seats are told here and nowhere else: pass them on, keep yours."""
    if not is_only_watched(wish):
        return await run_sync(_created, wish, request, response, lobby)
    if lobby.stage.statistics().tasks_waiting >= MOST_WAITING:
        raise TooMany("Too many want to watch computers now: try again in a minute.")
    return await run_sync(_created, wish, request, response, lobby, limiter=lobby.stage)


def _created(wish: NewTable, request: Request, response: Response, lobby: Lobby) -> PlainReport:
    """Set a table up in the database, charts of one's own lent to the library and a process begun for its computers if
    they need one; count it at the doorman's, and remember the browser's own seats. That is done now, by the clock."""
    address = address_of(request)
    doorman = lobby.watched if is_only_watched(wish) else lobby.doorman
    if not lobby.is_commissioner(request):
        doorman.check(address)
    room = set_up(lobby.rooms, wish)
    if doorman is lobby.watched:
        lobby.tables.forget_watched(now() - A_DAY)
    if doorman is lobby.watched or not room.session.over:
        doorman.set_up(room.id, address)
    held = room.facts["held"]
    mine = [token for seat, token in room.tokens.items() if held[seat] == ME]
    if mine:
        remember(request, response, lobby, mine)
    return {"table": room.id, "watch": f"/watch/{room.id}", "dice": views.dice(room), "seats": links(room)}


@router.get("")
def mine(request: Request, lobby: Here) -> list[PlainReport]:
    """The tables at which this browser has a seat; the commissioner's browser sees all."""
    return listed(lobby, player_of(request), lobby.is_commissioner(request))


@router.post("/{table_id}/throw-away", status_code=204, dependencies=[COMMISSIONER_ONLY])
def throw_away(table_id: TableId, lobby: Here) -> Response:
    """Throw a table away, with all that was played there: for one that is damaged."""
    lobby.throw_away(table_id)
    return Response(status_code=204)


@router.get("/{table_id}")
def look_on(table_id: TableId, lobby: Here) -> Json:
    """A table as everybody may see it."""
    return views.view(lobby.rooms.room(table_id), None)


@router.get("/{table_id}/events", response_class=StreamingResponse)
async def events(table_id: TableId, request: Request, lobby: Here) -> StreamingResponse:
    """Server-sent events: ``changed`` whenever there is something new to see."""
    return stream(await asyncio.to_thread(lobby.rooms.room, table_id), request)


@router.get("/{table_id}/plays/{play}")
def play(table_id: TableId, play: Annotated[int, Path(ge=0, le=100_000)], lobby: Here) -> Json:
    """The board as it stood after a play, as everybody may see it."""
    room = lobby.rooms.room(table_id)
    return moment_of(room, play)


def moment_of(room: Room, play: int) -> Json:
    """The board, the lines and everybody's chance after one play, as anybody may see them. Refused if it has not been
    played; chances that nobody knows yet are begun."""
    with room.lock:
        last = len(room.session.rests) - 1
        if play > last:
            raise HTTPException(404, f"{there_are(last, 'play')} so far.")
        board = board_of(room.header.game).view(snapshot.at(room.session, play), None)
        lines = [line.text for line in room.play_by_play.lines if line.play == play]
        chances = room.foretold(room, play)
        return {"play": play, "plays": last, "board": board, "lines": lines, "chances": chances}


@router.get("/{table_id}/win-chance")
def win_chance(table_id: TableId, lobby: Here) -> Json:
    """The chance of each seat to win after each play, by playing it out; ask again until all points are there."""
    room = lobby.rooms.room(table_id)
    if not lobby.settings.has_rollouts or room.has_secrets:
        return {"points": [], "of": 0, "rollouts": 0}
    return lobby.chances.curve(room)


@router.get("/{table_id}/review")
def review(table_id: TableId, lobby: Here) -> PlainReport:
    """A finished game graded, as ``fieldhouse review`` does; ``review`` is null while it is worked out: ask again."""
    return {"review": lobby.reviews.of(lobby.rooms.room(table_id))}


@router.get("/{table_id}/recap")
def recap(table_id: TableId, lobby: Here) -> PlainReport:
    """A finished game in a headline, a few paragraphs, its stars and its turning points.

    Ask again while ``known`` is less than ``of``: the computer is still playing it out.
    """
    found = recap_of(lobby.rooms.room(table_id), win_chance(table_id, lobby))
    turns = [turn._asdict() for turn in found["turns"]]
    return {**found["story"].to_json(), "turning_points": turns, "known": found["known"], "of": found["of"]}
