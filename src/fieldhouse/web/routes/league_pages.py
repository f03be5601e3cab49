"""Leagues in the browser: rosters, the draft board, the camp, the ledger."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, HTTPException, Request
from starlette.responses import HTMLResponse

from fieldhouse.catalog import LEAGUE
from fieldhouse.games.fool.franchise import COMMISSIONER
from fieldhouse.games.fool.state import League
from fieldhouse.leagues.levels import levels
from fieldhouse.leagues.player_words import PLACES, position_in_words
from fieldhouse.leagues.teams import TEAMS
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.web import league_service
from fieldhouse.web.camp_steps import steps
from fieldhouse.web.course import league_marks
from fieldhouse.web.league_draft import draft_room
from fieldhouse.web.league_duties import duties, phases, waited_for
from fieldhouse.web.league_forms import ROWS_SHOWN
from fieldhouse.web.league_play import own_games, statistics, tables_of
from fieldhouse.web.league_service import NOBODY, LeagueService
from fieldhouse.web.league_shown import shown
from fieldhouse.web.pages import page
from fieldhouse.web.routes.common import SIGN_IN_FIRST, Here, PlayerNumber, SeasonName, Team, Token, What

router = APIRouter()
TABS = (
    "status", "news", "standings", "schedule", "roster", "line-up", "camp", "draft", "new players", "free agents",
    "offers", "history", "ledger",
)  # fmt: skip
TO_DO = "to do"
TEAM_TABS = ("roster", "line-up", "camp")


@router.get("/leagues")
def leagues(request: Request, lobby: Here) -> HTMLResponse:
    """The list of leagues in the database, and what a new one can be founded with."""
    return page(
        request, "league/leagues.html", leagues=league_service.summaries(lobby), clubs=TEAMS, levels=levels().records()
    )


@router.get("/leagues/{name}")
def league(request: Request, name: SeasonName, lobby: Here, what: What = "status", team: Team = "") -> HTMLResponse:
    """A report for everybody; the commissioner also sees the owners' links."""
    is_boss = lobby.is_commissioner(request)
    service = LeagueService(lobby, name)
    links = service.owner_links() if is_boss else []
    return _page(request, service, what, team, league_service.viewer(is_boss), links=links, token="")


@router.get("/leagues/{name}/as/{token}")
def as_owner(
    request: Request, name: SeasonName, token: Token, lobby: Here, what: What = TO_DO, team: Team = ""
) -> HTMLResponse:
    """The league as an owner sees it: first what is due, then the reports, with a desk for his commands."""
    service = LeagueService(lobby, name)
    if what == TO_DO:
        return _to_do(request, service, service.owner(token), token)
    return _page(request, service, what, team, service.owner(token), links=[], token=token)


@router.get("/leagues/{name}/desk")
def desk_page(request: Request, name: SeasonName, lobby: Here, team: Team = "", partner: Team = "") -> HTMLResponse:
    """The forms of every command, for the commissioner alone."""
    if not lobby.is_commissioner(request):
        raise HTTPException(403, SIGN_IN_FIRST)
    return _desk(request, LeagueService(lobby, name), COMMISSIONER, team, partner, token="")


@router.get("/leagues/{name}/as/{token}/desk")
def owners_desk(
    request: Request, name: SeasonName, token: Token, lobby: Here, team: Team = "", partner: Team = "", only: What = ""
) -> HTMLResponse:
    """The forms of the owner whose link it is; *only* one of them, if it is named."""
    service = LeagueService(lobby, name)
    return _desk(request, service, service.owner(token), team, partner, token=token, only=only)


@router.get("/leagues/{name}/players/{number}")
def player(request: Request, name: SeasonName, number: PlayerNumber, lobby: Here) -> HTMLResponse:
    """A player's career, as everybody may see it."""
    service = LeagueService(lobby, name)
    report = service.player(number)
    facts = _facts(service, NOBODY, "")
    return page(request, "league/player.html", report=report, what="player", parts=statistics(service, number), **facts)


def _facts(service: LeagueService, viewer: str, token: str) -> PlainReport:
    """What the frame of every page of a league shows."""
    league = service.league
    return {
        "name": service.name, "viewer": viewer, "token": token, "year": league.year, "phase": league.phase,
        "stage": league.stage, "tabs": (TO_DO, *TABS) if token else TABS, "job": service.job.to_json(),
        "teams": {code: each.title for code, each in league.teams.items()}, "position_words": position_in_words,
        "owned": (own := service.teams_of(viewer)),
        "marks": _first_year(league, own[0]) if token and own and league.year == 1 else None,
    }  # fmt: skip


def _first_year(league: League, team: str) -> PlainReport:
    """The notes of an owner's first year, for where the year stands."""
    size = {"mine": league.teams[team].title, "clubs": len(league.teams), "limit": league.roster_limit}
    return league_marks(LEAGUE, league.phase, size)


def _page(
    request: Request, service: LeagueService, what: str, team: str, viewer: str, token: str, **values: Any
) -> HTMLResponse:
    """A league's page, with the report that was asked for, read from database and library; *values* are added to."""
    facts = _facts(service, viewer, token)
    chosen = team.upper() or next(iter(facts["owned"] or facts["teams"]))
    report = shown(service.league, service.report(what, chosen, viewer))
    if what == "schedule":
        values["tables"] = tables_of(service)
    if what == "draft" and token and facts["owned"]:
        values["room"] = draft_room(service.league, facts["owned"][0])
        values["places"] = PLACES
    return page(
        request, "league/league.html", what=what, team=chosen, needs_team=what in TEAM_TABS, report=report,
        **facts, **values,
    )  # fmt: skip


def _to_do(request: Request, service: LeagueService, by: str, token: str) -> HTMLResponse:
    """What is due for whoever owns a team, why, and what happens if nothing is done; characters are the library's."""
    league = service.league
    due = [(team, duties(league, team)) for team in service.teams_of(by)]
    return page(
        request, "league/to_do.html", what=TO_DO, due=due, games=own_games(service, by), year_in_order=phases(league),
        waits_for=waited_for(league), **_facts(service, by, token),
    )  # fmt: skip


def _desk(
    request: Request, service: LeagueService, by: str, team: str, partner: str, token: str, only: str = ""
) -> HTMLResponse:
    """The forms of whoever acts; the plan of a camp in steps, if it is the only one."""
    chosen, with_whom, forms = service.forms(by, team.upper(), partner.upper())
    shown = [form for form in forms if form.command == only] or forms
    plan = next((form for form in shown if form.command == only == "plan"), None)
    return page(
        request, "league/desk.html", what="desk", team=chosen, partner=with_whom, forms=shown, only=len(shown) == 1,
        steps=steps(service.league, chosen, plan) if plan else [], rows_shown=ROWS_SHOWN, **_facts(service, by, token),
    )  # fmt: skip
