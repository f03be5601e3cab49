"""Seasons: how they stand is for everybody, to begin, simulate and end them is the commissioner's."""

from __future__ import annotations

import csv
import io
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from fieldhouse.seasons import reports
from fieldhouse.seasons.leaders import Player
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.question import Json
from fieldhouse.web import season_history, season_service
from fieldhouse.web.requests import NewSeason, SeasonGame, Simulation
from fieldhouse.web.routes.common import COMMISSIONER_ONLY, PROBLEMS, Here, SeasonName, remember
from fieldhouse.web.tables import links

router = APIRouter(
    prefix="/api/seasons", tags=["seasons"], responses={code: PROBLEMS[code] for code in (400, 403, 404, 409)}
)
Number = Annotated[int, Path(ge=1, le=100_000)]


@router.get("")
def seasons(lobby: Here) -> list[PlainReport]:
    """All seasons, the last used first."""
    return season_service.summaries(lobby)


@router.get("/schedules")
def schedules(lobby: Here) -> Json:
    """The schedules that a season can be begun with, by game."""
    return season_service.schedules()


@router.post("", status_code=201, dependencies=[COMMISSIONER_ONLY])
def begin(wish: NewSeason, lobby: Here) -> Json:
    """Writes a new season into the database."""
    season = season_service.begin(lobby, wish)
    return reports.summary(lobby.seasons.progress(season))


@router.delete("/{name}", status_code=204, dependencies=[COMMISSIONER_ONLY])
def delete(name: SeasonName, lobby: Here) -> Response:
    """Throw a season away, games and all."""
    lobby.seasons.delete(season_service.look(lobby, name).name)
    return Response(status_code=204)


@router.get("/{name}/standings")
def standings(name: SeasonName, lobby: Here) -> Json:
    """Divisions and records, from the results in the database."""
    return season_service.standings(lobby, name)


@router.get("/{name}/schedule")
def schedule(name: SeasonName, lobby: Here) -> Json:
    """All games, with the results that the database has."""
    return season_service.schedule(lobby, name)


@router.get("/{name}/playoffs")
def playoffs(name: SeasonName, lobby: Here) -> Json:
    """The bracket as far as it is known, from the database."""
    return season_service.playoffs(lobby, name)


@router.get("/{name}/own")
def own_season(name: SeasonName, lobby: Here) -> Json:
    """How the owner's team stands, its last game and its next one, from the database; null without a team."""
    return season_service.own_season(lobby, season_service.look(lobby, name))


@router.get("/{name}/round-ups")
def round_ups(name: SeasonName, lobby: Here) -> dict[str, tuple[str, ...]]:
    """Every finished week and round in sentences, from the results in the database."""
    return season_service.round_ups(lobby, name)


@router.get("/{name}/history")
def history(name: SeasonName, lobby: Here) -> Json:
    """The standings after every week, the season's records, and each team beside the real one, from the database."""
    return season_history.history(lobby, name)


@router.get("/{name}/leaders")
def leaders(
    name: SeasonName, lobby: Here, top: Annotated[int, Query(ge=1, le=50)] = 10, is_playoffs: bool = False
) -> Json:
    """The first *top* of each category, from the statistics in the database."""
    return season_service.leaders(lobby, name, top, is_playoffs)


@router.get("/{name}/players/{who}")
def player(name: SeasonName, who: Annotated[str, Path(max_length=80)], lobby: Here) -> Json:
    """A player's games and their sums; ``who`` is his name, a comma and his team, as the leaders are called."""
    return season_service.player(lobby, name, Player.called(who))


@router.post("/{name}/simulate", status_code=202, dependencies=[COMMISSIONER_ONLY])
def simulate(name: SeasonName, wish: Simulation, lobby: Here) -> Json:
    """Let the computer play; ``progress`` tells how far it is."""
    return season_service.simulate(lobby, name, wish.through).to_json()


@router.get("/{name}/progress")
def progress(name: SeasonName, lobby: Here) -> Json:
    """How far the computer is with the games it plays, from memory."""
    return season_service.job(lobby, name).to_json()


@router.get("/{name}/games/{number}")
def finished_game(name: SeasonName, number: Number, lobby: Here) -> Json:
    """A game that is over: its score, its table, and where all that is told of it can be had."""
    return season_service.finished_game(lobby, name, number)


@router.post("/{name}/games/{number}/play", status_code=201, dependencies=[COMMISSIONER_ONLY])
def play(
    name: SeasonName, number: Number, wish: SeasonGame, request: Request, response: Response, lobby: Here
) -> PlainReport:
    """Play a game of the season at a table of the lobby."""
    room = season_service.play(lobby, name, number, wish)
    remember(request, response, lobby, list(room.tokens.values()))
    return {"table": room.id, "seats": links(room)}


@router.post("/{name}/games/{number}/take-up", dependencies=[COMMISSIONER_ONLY])
def take_up(name: SeasonName, number: Number, request: Request, response: Response, lobby: Here) -> PlainReport:
    """Sit down again at a game of the season that is under way."""
    room = season_service.take_up(lobby, name, number)
    remember(request, response, lobby, list(room.tokens.values()))
    return {"table": room.id, "seats": links(room)}


@router.post("/{name}/games/{number}/give-up", status_code=204, dependencies=[COMMISSIONER_ONLY])
def give_up(name: SeasonName, number: Number, lobby: Here) -> Response:
    """Give up a game that is under way: it is open again, as if nobody had begun it."""
    season_service.give_up(lobby, name, number)
    return Response(status_code=204)


@router.get("/{name}/season.json")
def as_json(name: SeasonName, lobby: Here) -> Json:
    """The whole season as it stands."""
    return {
        "standings": season_service.standings(lobby, name),
        "schedule": season_service.schedule(lobby, name),
        "playoffs": season_service.playoffs(lobby, name),
        "leaders": season_service.leaders(lobby, name, 50, False),
    }


@router.get("/{name}/season.csv", response_class=Response, responses={200: {"content": {"text/csv": {}}}})
def as_csv(name: SeasonName, lobby: Here) -> Response:
    """The games of a season, one a line."""
    page = io.StringIO()
    sheet = csv.writer(page)
    sheet.writerow(["game", "stage", "date", "away", "home", "away score", "home score", "state"])
    for game in season_service.schedule(lobby, name)["games"]:
        score = game["score"] or ["", ""]
        sheet.writerow([game["game"], game["stage"], game["date"], game["away"], game["home"], *score, game["state"]])
    return Response(page.getvalue(), media_type="text/csv; charset=utf-8")
