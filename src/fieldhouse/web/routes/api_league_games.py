"""An owner's own games: played at a table, watched, taken up again or given up; and all that is told of those over."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from fieldhouse.table.plain_json import PlainReport
from fieldhouse.web import league_play
from fieldhouse.web.league_service import LeagueService
from fieldhouse.web.requests import LeagueGame
from fieldhouse.web.routes.common import PROBLEMS, Here, PlayerNumber, SeasonName, Token, remember
from fieldhouse.web.tables import link

router = APIRouter(
    prefix="/api/leagues/{name}", tags=["leagues"], responses={code: PROBLEMS[code] for code in (400, 403, 404, 409)}
)
Number = Annotated[int, Path(ge=1, le=9999)]


@router.get("/games")
def games(name: SeasonName, lobby: Here) -> list[PlainReport]:
    """The games of the season that are over and can be opened, each with its table, from the database."""
    tables = league_play.tables_of(LeagueService(lobby, name))
    return [{"game": number, "table": table, "watch": f"/watch/{table}"} for number, table in sorted(tables.items())]


@router.get("/players/{number}/statistics")
def statistics(name: SeasonName, number: PlayerNumber, lobby: Here) -> list[PlainReport]:
    """What a player has done in the games of his career, season by season."""
    return league_play.statistics(LeagueService(lobby, name), number)


@router.get("/owners/{token}/games")
def own_games(name: SeasonName, token: Token, lobby: Here) -> list[PlainReport]:
    """The games of an owner's clubs that are on now, and the last of each that was played."""
    service = LeagueService(lobby, name)
    return [game._asdict() for game in league_play.own_games(service, service.owner(token))]


@router.post("/owners/{token}/games/{number}/play", status_code=201)
def play(
    name: SeasonName, token: Token, number: Number, wish: LeagueGame, request: Request, response: Response, lobby: Here
) -> PlainReport:
    """Play a game of one's club at a table of the lobby: it counts when it is over."""
    service = LeagueService(lobby, name)
    return _seated(league_play.play(service, service.owner(token), number, wish), request, response, lobby)


@router.post("/owners/{token}/games/{number}/take-up")
def take_up(
    name: SeasonName, token: Token, number: Number, request: Request, response: Response, lobby: Here
) -> PlainReport:
    """Sit down again at a game that is under way."""
    service = LeagueService(lobby, name)
    return _seated(league_play.take_up(service, service.owner(token), number), request, response, lobby)


def _seated(seat: str, request: Request, response: Response, lobby: Here) -> PlainReport:
    """The link of a seat, which the browser's own lobby lists from now on, by a row of the database."""
    remember(request, response, lobby, [seat])
    return {"link": link(seat)}


@router.post("/owners/{token}/games/{number}/watch")
def watch(name: SeasonName, token: Token, number: Number, lobby: Here) -> PlainReport:
    """Have the engine play a game of one's club now, which counts; it can be looked at at once."""
    service = LeagueService(lobby, name)
    return {"link": f"/watch/{league_play.watch(service, service.owner(token), number)}?run=1"}


@router.post("/owners/{token}/games/{number}/give-up")
def give_up(name: SeasonName, token: Token, number: Number, lobby: Here) -> PlainReport:
    """Throw a game that is under way away: it can be begun anew."""
    service = LeagueService(lobby, name)
    league_play.give_up(service, service.owner(token), number)
    return {}
