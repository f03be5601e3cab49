"""The editor of what is in a box beside teams: its page, and what it asks of the house, which keeps no text of it."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import HTMLResponse

from fieldhouse import catalog, library
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.web import component_editor
from fieldhouse.web.pages import page
from fieldhouse.web.requests import Draft
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
        games=component_editor.GAMES_TRIED,
    )  # fmt: skip


@router.post("/check")
def check(game: GameName, name: ComponentName, draft: Draft) -> PlainReport:
    """What the game's checker says of a draft, each fault with its block; and the blocks."""
    component_editor.check_component(game, name)
    return component_editor.examined(game, name, draft.text)


@router.post("/try", responses={429: PROBLEMS[429]})
async def try_it(game: GameName, name: ComponentName, draft: Draft, lobby: Here) -> PlainReport:
    """Games with a draft in the box, played by computers in a process of their own."""
    component_editor.check_component(game, name)
    work = lobby.drafts.do(component_editor.tried, game, name, draft.text, component_editor.GAMES_TRIED)
    found: PlainReport = await asyncio.shield(asyncio.wrap_future(work))
    return found
