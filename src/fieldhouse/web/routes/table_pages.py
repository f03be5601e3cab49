"""Tables in the browser: a seat's own page, and the page of those who look on."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, HTTPException, Path, Request
from starlette.responses import HTMLResponse, RedirectResponse

from fieldhouse.table.seat import seated
from fieldhouse.table.words import there_are
from fieldhouse.web import views
from fieldhouse.web.boards import board_of
from fieldhouse.web.boards.charts import grids
from fieldhouse.web.boards.football import charts_of
from fieldhouse.web.card_uses import uses
from fieldhouse.web.foresight import prospects
from fieldhouse.web.pages import page, sheet
from fieldhouse.web.routes.api_tables import win_chance as curve_of
from fieldhouse.web.routes.common import CardKey, Here, TableId, Token, remember
from fieldhouse.web.routes.downloads import printed_box_score
from fieldhouse.web.table_view import drawn, facts, facts_at
from fieldhouse.web.tables import is_kept_for_a_friend, link
from fieldhouse.web.terms import legend

router = APIRouter()


@router.get("/seat/{token}/table")
def seat_table(token: Token, request: Request, lobby: Here) -> HTMLResponse:
    """The table as this seat may see it, without the page around it: what a page in a browser fetches anew."""
    room, seat = lobby.rooms.seat(token)
    return drawn(room, seat, token)


@router.get("/seat/{token}")
def seat_page(token: Token, request: Request, lobby: Here) -> HTMLResponse:
    """The seat's table; one that is kept for a friend is taken by a button, since previews of links open them."""
    room, seat = lobby.rooms.seat(token)
    if is_kept_for_a_friend(room, seat):
        return page(request, "take_seat.html", token=token, seat=seat, view=views.view(room, None))
    response = page(request, "seat.html", token=token, **facts(room, seat))
    remember(request, response, lobby, [token])
    return response


@router.get("/seat/{token}/orders")
def seat_orders(token: Token, request: Request, lobby: Here) -> HTMLResponse:
    """What this seat wants answered without being asked."""
    room, seat = lobby.rooms.seat(token)
    with room.lock:
        return page(request, "orders.html", orders=room.session.standing.report(room.session.game, seat))


@router.get("/seat/{token}/odds")
def seat_odds(token: Token, request: Request, lobby: Here) -> HTMLResponse:
    """What each answer to this seat's question promises."""
    room, seat = lobby.rooms.seat(token)
    found = prospects(room, seat)
    return page(request, "prospects.html", found=found, question=room.question(seat))


@router.get("/seat/{token}/card/{card}")
def seat_card(token: Token, card: CardKey, request: Request, lobby: Here) -> HTMLResponse:
    """A card of this seat's hand, and what it may do now."""
    room, seat = lobby.rooms.seat(token)
    hand = views.view(room, seat)["board"].get("hand", [])
    shown = next((each for each in hand if each["key"] == card), None)
    if shown is None:
        raise HTTPException(404, "That card is not in your hand.")
    found = uses(room, seat, card, [each["key"] for each in hand])
    return page(request, "card_uses.html", card=shown, uses=found, game=room.header.game)


@router.post("/seat/{token}")
def take_seat(token: Token, request: Request, lobby: Here) -> RedirectResponse:
    """Somebody sits down: the host need not show the link any more."""
    room, seat = lobby.rooms.seat(token)
    room.note_opened(seat)
    response = RedirectResponse(link(token), 303)
    remember(request, response, lobby, [token])
    return response


PlayNumber = Annotated[int, Path(ge=0, le=100_000)]


@router.get("/watch/{table_id}")
def watch_page(table_id: TableId, request: Request, lobby: Here) -> HTMLResponse:
    """The table as everybody may see it, hands hidden; a game that is over begins anew, and gives nothing away."""
    room = lobby.rooms.room(table_id)
    shown = facts_at(room, 0) if room.session.over else facts(room, None)
    return page(request, "watch.html", token="", **shown)


@router.get("/watch/{table_id}/at/{play}")
def watch_table(table_id: TableId, play: PlayNumber, request: Request, lobby: Here) -> HTMLResponse:
    """The table as it stood after a play."""
    room = lobby.rooms.room(table_id)
    with room.lock:
        last = len(room.session.rests) - 1
        if play > last:
            raise HTTPException(404, f"{there_are(last, 'play')} so far.")
        return page(request, "watched.html", token="", **facts_at(room, play))


@router.get("/watch/{table_id}/box-score")
def box_score(table_id: TableId, request: Request, lobby: Here) -> HTMLResponse:
    """The printed box score as a page."""
    return page(request, "sheet.html", body=sheet(printed_box_score(lobby.rooms.room(table_id))))


@router.get("/watch/{table_id}/play-by-play")
def play_by_play(table_id: TableId, request: Request, lobby: Here) -> HTMLResponse:
    """All lines as a page; the room is locked while they are drawn."""
    room = lobby.rooms.room(table_id)
    with room.lock:
        return page(request, "play_by_play.html", lines=list(room.play_by_play.lines))


@router.get("/watch/{table_id}/charts")
def charts(table_id: TableId, request: Request, lobby: Here) -> HTMLResponse:
    """Both teams' charts, if it is a game of charts; the page lights the cells that the dice hit."""
    room = lobby.rooms.room(table_id)
    if board_of(room.header.game).template != "boards/football.html":
        raise HTTPException(404, "This game has no charts to show.")
    shown = [(team.title, grids(room.header.game, team)) for team in charts_of(room.session.game)]
    teams = [{"seat": seat, "title": title, "grids": drawn} for seat, (title, drawn) in seated(shown)]
    signs = {cell["sign"] for _, drawn in shown for grid in drawn for row in grid["rows"] for cell in row["cells"]}
    return page(request, "charts.html", teams=teams, legend=legend(room.header.game, signs))


@router.get("/watch/{table_id}/win-chance")
def win_chance(table_id: TableId, request: Request, lobby: Here) -> HTMLResponse:
    """The curve as far as it is known."""
    room = lobby.rooms.room(table_id)
    curve = curve_of(table_id, lobby)
    with room.lock:
        shown = facts(room, None)
    return page(request, "win_chance.html", curve=curve, **shown)


@router.get("/watch/{table_id}/review")
def review(table_id: TableId, request: Request, lobby: Here) -> HTMLResponse:
    """The game graded, or that it is being graded."""
    room = lobby.rooms.room(table_id)
    found = lobby.reviews.of(room)
    with room.lock:
        return page(request, "review.html", review=found, seats=views.seats(room))
