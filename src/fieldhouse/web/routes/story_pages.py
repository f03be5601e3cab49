"""A game that is over, as a page to share: its story, its turning points, and a picture of it."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request, Response
from starlette.responses import HTMLResponse

from fieldhouse.table.plain_json import PlainReport
from fieldhouse.web import views
from fieldhouse.web.after_game import recap_of, story_of
from fieldhouse.web.pages import PAGES, page
from fieldhouse.web.routes.api_tables import win_chance
from fieldhouse.web.routes.common import Here, TableId

router = APIRouter()
ROWS: Final = {2: (110, 72)}
"""How far apart the lines of a picture stand, and how large; for more than two sides they are smaller."""
SMALL_ROWS: Final = (66, 46)
SVG: Final[dict[int | str, PlainReport]] = {200: {"content": {"image/svg+xml": {}}}}


@router.get("/watch/{table_id}/recap")
def recap(table_id: TableId, request: Request, lobby: Here) -> HTMLResponse:
    """The game told in a few lines, with the course of the chances to win."""
    return page(request, "recap.html", **recap_of(lobby.rooms.room(table_id), win_chance(table_id, lobby)))


@router.get("/watch/{table_id}/story")
def story(table_id: TableId, request: Request, lobby: Here) -> HTMLResponse:
    """The recap on a page that stands alone and can be sent to somebody."""
    origin = str(request.base_url).rstrip("/")
    return page(
        request, "story.html", origin=origin, **recap_of(lobby.rooms.room(table_id), win_chance(table_id, lobby))
    )


@router.get("/watch/{table_id}/card.svg", response_class=Response, responses=SVG)
def card(table_id: TableId, lobby: Here) -> Response:
    """The score and the stars as a picture."""
    room = lobby.rooms.room(table_id)
    stars = story_of(room).stars
    with room.lock:
        seats, game = views.seats(room), room.session.game
        rows = [
            {"title": seat["title"], "points": points, "is_winner": seat["seat"] == game.winner}
            for seat, points in zip(seats, game.score, strict=True)
        ]
    spacing, size = ROWS.get(len(rows), SMALL_ROWS)
    picture = PAGES.get_template("card.svg").render(
        title=room.definition.title, rows=rows, stars=stars, spacing=spacing, size=size
    )
    return Response(picture, media_type="image/svg+xml")
