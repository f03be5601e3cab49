"""A seat, held by its link: see what it may see, answer what it is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import JSONResponse, Response, StreamingResponse

from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.question import Json
from fieldhouse.table.seat import Seat
from fieldhouse.web import taking_back, views
from fieldhouse.web.card_uses import answer_all, uses
from fieldhouse.web.delegation import let_call
from fieldhouse.web.foresight import prospects
from fieldhouse.web.lobby import Lobby, address_of
from fieldhouse.web.requests import Answer, Answers, LetCall, Order, Proposal, Reply, Roll, ThrowIn
from fieldhouse.web.room import Room
from fieldhouse.web.routes.common import PROBLEMS, CardKey, Here, Token, stream
from fieldhouse.web.table_view import drawn

router = APIRouter(
    prefix="/api/seats", tags=["seats"], responses={code: PROBLEMS[code] for code in (400, 404, 409, 429)}
)
DRAWN = "text/html"
SEEN: dict[int | str, PlainReport] = {200: {"content": {DRAWN: {}, "application/json": {}}}}
LONGEST_WAIT = 25.0


@router.post("/{token}/answer", response_class=JSONResponse, responses=SEEN)
def answer(token: Token, given: Answer, request: Request, lobby: Here) -> Response:
    """Answer the question. Of two answers to one question exactly one is taken; the other is told (409)."""
    return _done(request, lobby, token, lambda room, seat: room.answer(seat, given.turn, given.key))


@router.get("/{token}", response_class=JSONResponse)
async def look(
    token: Token,
    request: Request,
    lobby: Here,
    after: Annotated[int | None, Query(description="A version you have seen: wait for a newer one.")] = None,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="Seconds to wait at the most.")] = 0,
) -> JSONResponse:
    """All that this seat may see now. With ``after`` and ``wait`` it is told as soon as something has changed.

    Whoever looks without having thrown random bytes in adds none to the dice: see ``/dice``.
    """
    room, seat = await asyncio.to_thread(lobby.rooms.seat, token)
    if not room.header.is_ready:
        await asyncio.to_thread(room.look_in, seat)
    if after is not None and wait:
        listener = room.notifications.join()
        try:
            with lobby.listeners.one_more(address_of(request)):
                if room.changes <= after:
                    await listener.wait(wait)
        finally:
            room.notifications.leave(listener)
        room, seat = await asyncio.to_thread(lobby.rooms.seat, token)
    return JSONResponse(await asyncio.to_thread(views.view, room, seat))


@router.get("/{token}/events", response_class=StreamingResponse)
async def events(token: Token, request: Request, lobby: Here) -> StreamingResponse:
    """Server-sent events: ``changed`` whenever there is something new to see."""
    room, _ = await asyncio.to_thread(lobby.rooms.seat, token)
    return stream(room, request)


@router.get("/{token}/dice")
def dice(token: Token, lobby: Here) -> Json:
    """What is promised of the dice, and who has thrown random bytes in."""
    room, _ = lobby.rooms.seat(token)
    with room.lock:
        return views.dice(room)


@router.post("/{token}/dice", response_class=JSONResponse, responses=SEEN)
def throw_in(token: Token, thrown: ThrowIn, request: Request, lobby: Here) -> Response:
    """Throw random bytes in before the first roll: first their SHA-256 as ``seal`` if others are still to come."""
    if thrown.given is not None:
        given = thrown.given
        return _done(request, lobby, token, lambda room, seat: room.give(seat, given))
    return _done(request, lobby, token, lambda room, seat: room.seal(seat, thrown.seal))


@router.post("/{token}/answers", response_class=JSONResponse, responses=SEEN)
def answers(token: Token, given: Answers, request: Request, lobby: Here) -> Response:
    """Give several answers at once, as a click on a card does: what to do, and with which card."""
    return _done(request, lobby, token, lambda room, seat: answer_all(room, seat, given.turn, given.keys))


@router.get("/{token}/cards/{card}")
def card_uses(token: Token, card: CardKey, lobby: Here) -> list[PlainReport]:
    """What a card in this seat's hand may be used for now, each with the answers that do it."""
    room, seat = lobby.rooms.seat(token)
    hand = [each["key"] for each in views.view(room, seat)["board"].get("hand", [])]
    return [use._asdict() for use in uses(room, seat, card, hand)]


@router.post("/{token}/let-call", response_class=JSONResponse, responses=SEEN)
def let_computer_call(token: Token, wanted: LetCall, request: Request, lobby: Here) -> Response:
    """The computer answers this question for you. Ask again while the view is ``delegated``."""
    return _done(request, lobby, token, lambda room, seat: let_call(room, seat, wanted.turn, wanted.until))


@router.post("/{token}/roll", response_class=JSONResponse, responses=SEEN)
def roll(token: Token, rolled: Roll, request: Request, lobby: Here) -> Response:
    """Tell what the real dice read."""
    return _done(request, lobby, token, lambda room, _: room.roll(rolled.turn, rolled.reading))


@router.post("/{token}/propose", response_class=JSONResponse, responses=SEEN)
def propose(token: Token, proposal: Proposal, request: Request, lobby: Here) -> Response:
    """Ask the others to take the last answer back, or to make it a practice game. Your own sealed choice is yours."""
    return _done(request, lobby, token, lambda room, seat: taking_back.propose(room, seat, proposal.what))


@router.post("/{token}/reply", response_class=JSONResponse, responses=SEEN)
def reply(token: Token, said: Reply, request: Request, lobby: Here) -> Response:
    """Agree to what another proposes, or refuse it."""
    return _done(request, lobby, token, lambda room, seat: taking_back.reply(room, seat, said.proposal, said.agree))


@router.get("/{token}/orders")
def orders(token: Token, lobby: Here) -> list[PlainReport]:
    """The standing orders that this seat may give, each with its values and the one that holds; nobody else sees it."""
    room, seat = lobby.rooms.seat(token)
    with room.lock:
        return room.session.standing.report(room.session.game, seat)


@router.get("/{token}/odds")
def odds(token: Token, lobby: Here) -> list[PlainReport]:
    """What each answer promises, over all that others may call; between people only if the table was set up with it."""
    room, seat = lobby.rooms.seat(token)
    found = prospects(room, seat)
    return [] if found is None else [dict(values) for values in found.values]


@router.post("/{token}/orders", response_class=JSONResponse, responses=SEEN)
def order(token: Token, wanted: Order, request: Request, lobby: Here) -> Response:
    """Give a standing order: what it answers you are not asked, as long as it holds."""
    return _done(request, lobby, token, lambda room, seat: room.order(seat, wanted.code, wanted.value))


def _done(request: Request, lobby: Lobby, token: str, act: Callable[[Room, Seat], None]) -> Response:
    """What this seat may see once *act* is done: plain values, or if the browser wants that the table as drawn.

    Titles of lent charts are read from the library.
    """
    room, seat = lobby.rooms.act(token, act)
    if DRAWN in request.headers.get("accept", ""):
        return drawn(room, seat, token)
    return JSONResponse(views.view(room, seat))
