"""Leagues in the browser: rosters, the draft board, the camp, the ledger."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Path, Query, Request
from starlette.responses import HTMLResponse

from fieldhouse.games.fool.franchise import COMMISSIONER
from fieldhouse.web import league_desk as desk
from fieldhouse.web.jobs import Job
from fieldhouse.web.league_desk import NOBODY
from fieldhouse.web.league_forms import ROWS_SHOWN
from fieldhouse.web.lobby import Lobby
from fieldhouse.web.pages import page
from fieldhouse.web.routes.common import SIGN_IN_FIRST, Here, SeasonName, Token

router = APIRouter()
TABS = (
    "status", "standings", "schedule", "roster", "line-up", "camp", "draft", "new players", "free agents", "offers",
    "history", "ledger",
)  # fmt: skip
TEAM_TABS = ("roster", "line-up", "camp")
What = Annotated[str, Query(max_length=20)]
Team = Annotated[str, Query(max_length=8)]
PlayerNumber = Annotated[int, Path(ge=1, le=1_000_000)]


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


@router.get("/leagues/{name}/desk")
def desk_page(request: Request, name: SeasonName, lobby: Here, team: Team = "", partner: Team = "") -> HTMLResponse:
    if not lobby.is_commissioner(request):
        raise HTTPException(403, SIGN_IN_FIRST)
    return _desk(request, lobby, name, COMMISSIONER, team, partner, token="")


@router.get("/leagues/{name}/as/{token}/desk")
def owners_desk(
    request: Request, name: SeasonName, token: Token, lobby: Here, team: Team = "", partner: Team = ""
) -> HTMLResponse:
    owner = desk.owner_of(lobby, name, token)
    return _desk(request, lobby, name, owner, team, partner, token=token)


@router.get("/leagues/{name}/players/{number}")
def player(request: Request, name: SeasonName, number: PlayerNumber, lobby: Here) -> HTMLResponse:
    report = desk.player(lobby, name, number)
    return page(request, "league/player.html", report=report, what="player", **_facts(lobby, name, NOBODY, ""))


def _facts(lobby: Lobby, name: str, viewer: str, token: str) -> dict[str, Any]:
    """What the frame of every page of a league shows."""
    found = desk.look(lobby, name)
    job = lobby.jobs.get(desk.job_name(name)) or Job(is_over=True)
    return {
        "name": name, "viewer": viewer, "token": token, "year": found.year, "phase": found.phase,
        "stage": found.stage, "tabs": TABS, "job": job.to_json(),
        "teams": {code: each.title for code, each in found.teams.items()},
        "owned": [code for code, each in found.teams.items() if viewer in (COMMISSIONER, each.owner)],
    }  # fmt: skip


def _page(
    request: Request, lobby: Lobby, name: str, what: str, team: str, viewer: str, token: str, **values: Any
) -> HTMLResponse:
    facts = _facts(lobby, name, viewer, token)
    chosen = team.upper() or next(iter(facts["owned"] or facts["teams"]))
    report = desk.report(lobby, name, what, chosen, viewer)
    return page(
        request, "league/league.html", what=what, team=chosen, needs_team=what in TEAM_TABS, report=report,
        **facts, **values,
    )  # fmt: skip


def _desk(request: Request, lobby: Lobby, name: str, by: str, team: str, partner: str, token: str) -> HTMLResponse:
    chosen, with_whom, forms = desk.desk_forms(lobby, name, by, team.upper(), partner.upper())
    return page(
        request, "league/desk.html", what="desk", team=chosen, partner=with_whom, forms=forms,
        rows_shown=ROWS_SHOWN, **_facts(lobby, name, by, token),
    )  # fmt: skip
