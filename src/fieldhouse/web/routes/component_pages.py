"""The editor of what is in a box beside teams: its page, and what it asks of the house, which keeps no text of it."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from starlette.responses import HTMLResponse

from fieldhouse import catalog, library
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.web import component_editor
from fieldhouse.web.own_charts import OWNERS
from fieldhouse.web.pages import page
from fieldhouse.web.requests import Draft, DraftTrial
from fieldhouse.web.routes.common import PROBLEMS, GameName, Here

pages = APIRouter()
router = APIRouter(prefix="/api/games/{game}/box/{name}", tags=["charts"], responses={404: PROBLEMS[404]})
ComponentName = Annotated[str, Path(pattern=r"^[a-z-]{1,20}$")]


@pages.get("/box/{game}/{name}")
def editor(request: Request, game: GameName, name: ComponentName) -> HTMLResponse:
    """A copy of a part of the box, to be changed card by card."""
    component_editor.check_component(game, name)
    text = library.component_text(game, name)
    return page(
        request, "team/box.html", game=game, title=catalog.game(game).title, name=name, text=text,
        names=catalog.listing(game).components, report=component_editor.examined(game, name, text),
        games=component_editor.GAMES_TRIED, can_sit_down=name != OWNERS,
    )  # fmt: skip


@router.post("/check")
def check(game: GameName, name: ComponentName, draft: Draft) -> PlainReport:
    """What the game's checker says of a draft, each fault with its block; and the blocks."""
    component_editor.check_component(game, name)
    return component_editor.examined(game, name, draft.text)


@router.post("/try", responses={429: PROBLEMS[429]})
async def try_it(game: GameName, name: ComponentName, draft: DraftTrial, lobby: Here) -> PlainReport:
    """A hundred games with a draft in the box, played by computers in a process of their own; whoever wants more asks
    again, with the seed of the next."""
    component_editor.check_component(game, name)
    games = component_editor.GAMES_AT_A_TIME
    work = lobby.drafts.do(component_editor.tried, game, name, draft.text, games, draft.first)
    found: PlainReport = await asyncio.shield(asyncio.wrap_future(work))
    return found


@router.post(
    "/box.pdf", response_class=Response, responses={200: {"content": {"application/pdf": {}}}, 429: PROBLEMS[429]}
)
async def print_it(game: GameName, name: ComponentName, draft: Draft, lobby: Here) -> Response:
    """The box with a draft in it, ready to be printed."""
    component_editor.check_component(game, name)
    sheet = await asyncio.to_thread(component_editor.printed, game, name, draft.text)
    pdf = await asyncio.shield(asyncio.wrap_future(lobby.printer.pdf(sheet)))
    return Response(pdf, media_type="application/pdf")
