"""Leagues over the years: what everybody may see, and commands from those who may give them."""

from __future__ import annotations

import csv
import io

from fastapi import APIRouter, Request, Response

from fieldhouse.batch.tables import without, zipped
from fieldhouse.games.fool.franchise import COMMISSIONER
from fieldhouse.leagues.levels import levels
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.question import Json
from fieldhouse.web import league_service
from fieldhouse.web.league_duties import duties
from fieldhouse.web.league_forms import Form, FormField
from fieldhouse.web.league_service import LeagueService
from fieldhouse.web.requests import LeagueCommand, LeagueRun, LeagueStaff, NewLeague
from fieldhouse.web.routes.common import (
    COMMISSIONER_ONLY,
    PROBLEMS,
    Here,
    PlayerNumber,
    SeasonName,
    Team,
    Token,
    What,
    saved_as,
)

router = APIRouter(
    prefix="/api/leagues", tags=["leagues"], responses={code: PROBLEMS[code] for code in (400, 403, 404, 409)}
)


@router.get("")
def leagues(lobby: Here) -> list[PlainReport]:
    """All leagues, the last used first."""
    return league_service.summaries(lobby)


@router.get("/levels")
def owner_levels() -> Json:
    """The computer's owners: what each is like, and how strong he has been measured to be."""
    return levels().to_json()


@router.post("", status_code=201, dependencies=[COMMISSIONER_ONLY])
def found(wish: NewLeague, lobby: Here) -> Json:
    """Found a league; the owners' links are for whoever founds it to pass on."""
    name = league_service.found(lobby, wish).charter.name
    return {"league": name, "owners": LeagueService(lobby, name).owner_links()}


@router.get("/{name}/report")
def report(name: SeasonName, request: Request, lobby: Here, what: What = "status", team: Team = "") -> Json:
    """A report, as whoever asks may see it."""
    viewer = league_service.viewer(lobby.is_commissioner(request))
    return LeagueService(lobby, name).report(what, team.upper(), viewer).to_json()


@router.get("/{name}/report.csv", response_class=Response, responses={200: {"content": {"text/csv": {}}}})
def report_csv(name: SeasonName, request: Request, lobby: Here, what: What = "status", team: Team = "") -> Response:
    """The report that the page shows, read from the database, with as much as the viewer may see."""
    viewer = league_service.viewer(lobby.is_commissioner(request))
    report = LeagueService(lobby, name).report(what, team.upper(), viewer)
    page = io.StringIO()
    csv.writer(page).writerows([report.columns, *report.rows])
    return Response(page.getvalue(), media_type="text/csv; charset=utf-8")


@router.get("/{name}/tables.zip", response_class=Response, responses={200: {"content": {"application/zip": {}}}})
def tables_zip(name: SeasonName, lobby: Here) -> Response:
    """Players, games, standings and seasons, read from the database, as everybody may see them: CSV files in an
    archive."""
    try:
        from fieldhouse.leagues.tables import league_tables
    except ImportError as missing:
        raise without(missing) from None
    archive = zipped(league_tables(LeagueService(lobby, name).league))
    return Response(archive, media_type="application/zip", headers=saved_as(f"{name}.zip"))


@router.get("/{name}/players/{number}")
def player(name: SeasonName, number: PlayerNumber, lobby: Here) -> Json:
    """A player's seasons."""
    return LeagueService(lobby, name).player(number).to_json()


@router.get("/{name}/forms", dependencies=[COMMISSIONER_ONLY])
def forms(name: SeasonName, lobby: Here, team: Team = "", partner: Team = "") -> Json:
    """The commissioner's commands with what there is to choose from, for a team and one that it may trade with."""
    return _described(LeagueService(lobby, name), COMMISSIONER, team, partner)


def _described(service: LeagueService, by: str, team: str, partner: str) -> Json:
    """The forms of a seat, for a program."""
    chosen, with_whom, found = service.forms(by, team.upper(), partner.upper())
    return {"team": chosen, "partner": with_whom, "forms": [_plain_form(form) for form in found]}


def _plain_form(form: Form) -> Json:
    """A form as JSON, with its fields inside."""
    return {**form._asdict(), "fields": [_plain_field(field) for field in form.fields]}


def _plain_field(field: FormField) -> Json:
    """A field as JSON, with the parts that it is made of."""
    return {**field._asdict(), "parts": [_plain_field(part) for part in field.parts]}


@router.post("/{name}/commands", dependencies=[COMMISSIONER_ONLY])
def command(name: SeasonName, given: LeagueCommand, lobby: Here) -> Json:
    """A command of the commissioner."""
    return LeagueService(lobby, name).give(COMMISSIONER, given)


@router.post("/{name}/weigh", dependencies=[COMMISSIONER_ONLY])
def weigh(name: SeasonName, given: LeagueCommand, lobby: Here) -> Json:
    """What a trade would gain either side; nothing is offered."""
    return LeagueService(lobby, name).weigh(COMMISSIONER, given)


@router.post("/{name}/run", status_code=202, dependencies=[COMMISSIONER_ONLY])
def run(name: SeasonName, wish: LeagueRun, lobby: Here) -> Json:
    """Let the computer run the league to the next phase, or for whole seasons."""
    return LeagueService(lobby, name).run(wish.seasons).to_json()


@router.get("/{name}/progress")
def progress(name: SeasonName, lobby: Here) -> Json:
    """How far the computer is with the weeks it plays, from memory."""
    return LeagueService(lobby, name).job.to_json()


@router.get("/{name}/owners", dependencies=[COMMISSIONER_ONLY])
def owners(name: SeasonName, lobby: Here) -> list[dict[str, str]]:
    """The links of the owners, for the commissioner to pass on."""
    return LeagueService(lobby, name).owner_links()


@router.get("/{name}/owners/{token}/report")
def own_report(name: SeasonName, token: Token, lobby: Here, what: What = "status", team: Team = "") -> Json:
    """A report as an owner sees it, his own secret plan and claims with it."""
    service = LeagueService(lobby, name)
    return service.report(what, team.upper(), service.owner(token)).to_json()


@router.post("/{name}/owners/{token}/commands")
def own_command(name: SeasonName, token: Token, given: LeagueCommand, lobby: Here) -> Json:
    """A command of an owner; the rules say which he may give."""
    service = LeagueService(lobby, name)
    return service.give(service.owner(token), given)


@router.post("/{name}/owners/{token}/weigh")
def own_weigh(name: SeasonName, token: Token, given: LeagueCommand, lobby: Here) -> Json:
    """What a trade of an owner would gain either side; nothing is offered."""
    service = LeagueService(lobby, name)
    return service.weigh(service.owner(token), given)


@router.get("/{name}/owners/{token}/to-do")
def own_duties(name: SeasonName, token: Token, lobby: Here) -> list[PlainReport]:
    """What is due for each of an owner's teams: what, why, what happens if nothing is done, and the command."""
    service = LeagueService(lobby, name)
    own = service.teams_of(service.owner(token))
    return [{"team": team, **duty._asdict()} for team in own for duty in duties(service.league, team)]


@router.post("/{name}/owners/{token}/staff")
def leave_to_staff(name: SeasonName, token: Token, wish: LeagueStaff, lobby: Here) -> Json:
    """Let the staff do what is due now, as a computer owner would."""
    service = LeagueService(lobby, name)
    return service.leave_to_staff(service.owner(token), wish.team.upper())


@router.get("/{name}/owners/{token}/forms")
def own_forms(name: SeasonName, token: Token, lobby: Here, team: Team = "", partner: Team = "") -> Json:
    """An owner's commands with what there is to choose from, for his team and one that it may trade with."""
    service = LeagueService(lobby, name)
    return _described(service, service.owner(token), team, partner)
