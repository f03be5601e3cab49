"""The lobby itself: what to play, what is under way, and setting up a table."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from fieldhouse import catalog
from fieldhouse.library import code_of
from fieldhouse.web import season_service as season_desk
from fieldhouse.web.game_facts import game_facts
from fieldhouse.web.lobby import player_of
from fieldhouse.web.pages import page
from fieldhouse.web.routes.common import GameName, Here
from fieldhouse.web.table_list import listed
from fieldhouse.web.tables import usual_teams
from fieldhouse.web.teams import teams_of, titles_of

router = APIRouter()
FIRST: Final = catalog.GAMES[0]
"""What "Kick off now" plays."""


@router.get("/")
def lobby(request: Request, lobby: Here) -> HTMLResponse:
    """The first page: this player's tables and seasons, from the database, and a game to begin with."""
    tables = listed(lobby, player_of(request), lobby.is_commissioner(request))
    first = usual_teams(FIRST)
    titles = titles_of(FIRST)
    return page(
        request,
        "lobby.html",
        games=[game_facts(name) for name in catalog.GAMES],
        first=FIRST,
        tables=tables,
        seasons=season_desk.summaries(lobby),
        showpiece=[{"code": code_of(team), "title": titles.get(team, team)} for team in first],
    )


@router.get("/new/{game}")
def new_table(request: Request, game: GameName) -> HTMLResponse:
    """The form by which a table is set up; teams are read from the library."""
    facts = game_facts(game)
    teams = teams_of(game)
    return page(
        request,
        "new.html",
        game=facts,
        teams=[team._asdict() for team in teams],
        seasons=sorted({team.season for team in teams if team.season}, reverse=True),
        usual=usual_teams(game) or tuple(team.name for team in teams[:4]),
    )


@router.get("/sign-in")
def sign_in(request: Request) -> HTMLResponse:
    """The form for the commissioner's key."""
    return page(request, "sign_in.html")
