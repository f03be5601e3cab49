"""Team pages: the chart in colour, and what can be printed."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, HTTPException, Path, Request
from starlette.responses import HTMLResponse

from fieldhouse import catalog
from fieldhouse.printing.games import SHEETS
from fieldhouse.web.colours import colours_of
from fieldhouse.web.pages import page, sheet
from fieldhouse.web.routes.common import GameName
from fieldhouse.web.teams import teams_of

router = APIRouter()


@router.get("/teams/{game}")
def teams(request: Request, game: GameName) -> HTMLResponse:
    definition = catalog.game(game)
    return page(request, "teams.html", game=game, title=definition.title, teams=[t._asdict() for t in teams_of(game)])


@router.get("/teams/{game}/{team}")
def team(request: Request, game: GameName, team: Annotated[str, Path(pattern=r"^[\w-]{1,40}$")]) -> HTMLResponse:
    definition = catalog.game(game)
    line = next((each for each in teams_of(game) if each.name == team), None)
    if line is None:
        raise HTTPException(404, "There is no such team.")
    return page(
        request,
        "team.html",
        game=game,
        game_title=definition.title,
        team=line._asdict(),
        colours=colours_of(team.rpartition("-")[2]),
        body=sheet(definition.pages.show(team)),
        can_print=game in SHEETS,
    )
