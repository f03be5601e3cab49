"""Seasons in the browser: standings, schedule, leaders, the bracket, teams."""

from __future__ import annotations

from itertools import groupby
from typing import Annotated

from fastapi import APIRouter, HTTPException, Path, Request
from starlette.responses import HTMLResponse

from fieldhouse import catalog
from fieldhouse.seasons.leaders import Player
from fieldhouse.seasons.reports import NO_SEEDS
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.web import season_history, season_service
from fieldhouse.web.colours import colours_of
from fieldhouse.web.lobby import Lobby
from fieldhouse.web.pages import page
from fieldhouse.web.routes.common import Here, SeasonName
from fieldhouse.web.season_plots import wins_plot
from fieldhouse.web.team_sheets import roster_of

router = APIRouter()


@router.get("/seasons")
def seasons(request: Request, lobby: Here) -> HTMLResponse:
    """Seasons in the database, and the schedules by which another may begin."""
    schedules = season_service.schedules()
    names = {game: catalog.game(game).title for game in schedules}
    return page(
        request, "seasons.html", seasons=season_service.summaries(lobby), schedules=schedules, game_titles=names
    )


def _facts(lobby: Lobby, name: str) -> PlainReport:
    """What every page of a season shows, read from the database."""
    season = season_service.look(lobby, name)
    return {
        "season": season,
        "game_title": catalog.game(season.game).title,
        "titles": season_service.titles(season),
        "own": season_service.own_season(lobby, season),
        "stages": season.schedule.stages,
        "no_seeds": NO_SEEDS,
        "has_results": bool(lobby.seasons.progress(season).scores),
        "job": season_service.job(lobby, name).to_json(),
        "colours": {team: colours_of(season.game, team) for team in season.schedule.teams},
    }


@router.get("/seasons/{name}")
def standings(request: Request, name: SeasonName, lobby: Here) -> HTMLResponse:
    """A season's first page: its divisions, and every team's wins as bars."""
    report = season_service.standings(lobby, name)
    return page(request, "season/standings.html", report=report, plot=wins_plot(report), **_facts(lobby, name))


@router.get("/seasons/{name}/schedule")
def schedule(request: Request, name: SeasonName, lobby: Here) -> HTMLResponse:
    """Games by weeks or rounds, the first that is not over marked."""
    games = season_service.schedule(lobby, name)["games"]
    stages = [(stage, list(group)) for stage, group in groupby(games, key=lambda game: game["stage"])]
    now = next((stage for stage, group in stages if not all(game["score"] for game in group)), None)
    weeks = [(stage, group, stage == now) for stage, group in stages]
    told = season_service.round_ups(lobby, name)
    return page(request, "season/schedule.html", weeks=weeks, told=told, **_facts(lobby, name))


@router.get("/seasons/{name}/leaders")
def leaders(request: Request, name: SeasonName, lobby: Here) -> HTMLResponse:
    """The first ten of each category of the regular season."""
    return page(
        request, "season/leaders.html", report=season_service.leaders(lobby, name, 10, False), **_facts(lobby, name)
    )


@router.get("/seasons/{name}/history")
def history(request: Request, name: SeasonName, lobby: Here) -> HTMLResponse:
    """Wins week by week, the season's records, and every team beside the real one."""
    told = season_history.history(lobby, name)
    divisions = season_history.wins_lines(told)
    return page(request, "season/history.html", report=told, divisions=divisions, **_facts(lobby, name))


@router.get("/seasons/{name}/playoffs")
def playoffs(request: Request, name: SeasonName, lobby: Here) -> HTMLResponse:
    """The bracket as far as it is known."""
    return page(request, "season/playoffs.html", report=season_service.playoffs(lobby, name), **_facts(lobby, name))


@router.get("/seasons/{name}/teams/{team}")
def team(
    request: Request, name: SeasonName, team: Annotated[str, Path(pattern=r"^\w{1,6}$")], lobby: Here
) -> HTMLResponse:
    """A team's row, games and people in a season."""
    facts = _facts(lobby, name)
    if team not in facts["titles"]:
        raise HTTPException(404, "There is no such team in this season.")
    report, season = season_service.standings(lobby, name), facts["season"]
    row = next(row for division in report["divisions"] for row in division["teams"] if row["team"] == team)
    return page(
        request, "season/team.html", team=team, row=row, games=season_service.schedule(lobby, name, team)["games"],
        people=(people := season_service.people(lobby, name, team)), real=_real(lobby, name, team),
        roster=[] if people else roster_of(season.game, season.schedule.chart(team)),
        team_page=catalog.listing(season.game).team_page,
        **facts,
    )  # fmt: skip


def _real(lobby: Lobby, name: str, team: str) -> PlainReport | None:
    """A team beside the real one in the games played so far, from the database; None before its first."""
    rows = season_history.history(lobby, name)["beside_reality"]
    return next((row for row in rows if row["team"] == team), None)


@router.get("/seasons/{name}/players/{who}")
def player(request: Request, name: SeasonName, who: Annotated[str, Path(max_length=80)], lobby: Here) -> HTMLResponse:
    """A player's season, game by game."""
    person = Player.called(who)
    parts = season_service.player(lobby, name, person)
    if not parts:
        raise HTTPException(404, "Nobody of that name has played in this season.")
    return page(request, "season/player.html", who=person.name, team=person.team, parts=parts, **_facts(lobby, name))
