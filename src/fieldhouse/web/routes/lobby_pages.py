"""The lobby itself: what to play, what is under way, and setting up a table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import FileResponse, HTMLResponse

from fieldhouse import catalog
from fieldhouse.library import code_of, is_full_name
from fieldhouse.web import season_service as season_desk
from fieldhouse.web.game_facts import game_facts
from fieldhouse.web.lobby import player_of
from fieldhouse.web.pages import page
from fieldhouse.web.routes.common import GameName, Here
from fieldhouse.web.table_list import listed
from fieldhouse.web.tables import usual_teams
from fieldhouse.web.teams import TeamLine, team_words, teams_of, titles_of

router = APIRouter()
FIRST: Final = catalog.GAMES[0]
"""What "Kick off now" plays."""
STATIC: Final = Path(__file__).parents[1] / "static"


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
def new_table(
    request: Request, game: GameName, team: Annotated[str, Query(max_length=60)] = "", own: bool = False
) -> HTMLResponse:
    """The form by which a table is set up; *team* is yours, if it is known, and its chart your *own*, if you keep one.

    Teams are read from the library.
    """
    facts = game_facts(game)
    teams = {each.name: each for each in teams_of(game)}
    usual = list(usual_teams(game) or tuple(teams)[: len(facts["seats"])])
    mine = 0 if facts["is_for_owners"] else len(usual) - 1
    if own and is_full_name(team) and team not in teams:
        teams[team] = TeamLine(team, f"{team}, a team of your own", "", "")
    if team in teams and team not in usual:
        usual[mine] = team
    elif team in teams:
        at = usual.index(team)
        usual[at], usual[mine] = usual[mine], team
    return page(
        request,
        "new.html",
        game=facts,
        seasons=sorted({each.season for each in teams.values() if each.season}, reverse=True),
        own=own,
        chosen=[{"name": name, "words": team_words(teams[name])} for name in usual if name in teams],
    )


@router.get("/sign-in")
def sign_in(request: Request) -> HTMLResponse:
    """The form for the commissioner's key."""
    return page(request, "sign_in.html")


@router.get("/offline")
def offline(request: Request) -> HTMLResponse:
    """What the app shows without a connection: kept by the service worker, so it shows nothing of anybody."""
    return page(request, "offline.html")


@router.get("/service-worker.js")
def service_worker() -> FileResponse:
    """The service worker, from the house's own files: at the root, since it may answer for the pages below it only."""
    return FileResponse(
        STATIC / "service-worker.js", media_type="text/javascript", headers={"Cache-Control": "no-cache"}
    )
