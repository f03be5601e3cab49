"""Leagues in the browser: rosters, the draft board, the camp, the ledger."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import HTMLResponse

from fieldhouse.games.fool.commands import COMMANDS
from fieldhouse.web import league_desk as desk
from fieldhouse.web.jobs import Job
from fieldhouse.web.lobby import Lobby
from fieldhouse.web.pages import page
from fieldhouse.web.routes.common import Here, SeasonName, Token

router = APIRouter()
TABS = (
    "status", "standings", "schedule", "roster", "line-up", "camp", "draft", "new players", "free agents", "offers",
    "history", "ledger",
)  # fmt: skip
TEAM_TABS = ("roster", "line-up", "camp")
What = Annotated[str, Query(max_length=20)]
Team = Annotated[str, Query(max_length=8)]


@router.get("/leagues")
def leagues(request: Request, lobby: Here) -> HTMLResponse:
    return page(request, "league/leagues.html", leagues=desk.summaries(lobby))


@router.get("/leagues/{name}")
def league(request: Request, name: SeasonName, lobby: Here, what: What = "status", team: Team = "") -> HTMLResponse:
    is_boss = lobby.is_commissioner(request)
    links = desk.owner_links(lobby, name) if is_boss else []
    return _page(request, lobby, name, what, team, desk.viewer(is_boss), links=links, token="")


@router.get("/leagues/{name}/as/{token}")
def as_owner(
    request: Request, name: SeasonName, token: Token, lobby: Here, what: What = "status", team: Team = ""
) -> HTMLResponse:
    """The league as an owner sees it, with a desk for his commands."""
    owner = desk.owner_of(lobby, name, token)
    return _page(request, lobby, name, what, team, owner, links=[], token=token)


def _page(
    request: Request, lobby: Lobby, name: str, what: str, team: str, viewer: str, **values: Any
) -> HTMLResponse:
    found = desk.look(lobby, name)
    teams = {code: each.title for code, each in found.teams.items()}
    own = next((code for code, each in found.teams.items() if each.owner == viewer), "")
    chosen = team.upper() or own or next(iter(teams))
    job = lobby.jobs.get(desk.job_name(name)) or Job(is_over=True)
    return page(
        request, "league/league.html", name=name, what=what, team=chosen, teams=teams, viewer=viewer,
        year=found.year, phase=found.phase, stage=found.stage, tabs=TABS, needs_team=what in TEAM_TABS,
        report=desk.report(lobby, name, what, chosen, viewer), job=job.to_json(), commands=sorted(COMMANDS), **values,
    )  # fmt: skip
