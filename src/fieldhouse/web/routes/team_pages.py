"""Team pages: the chart in colour, and what can be printed."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, HTTPException, Path, Request
from starlette.responses import HTMLResponse

from fieldhouse import catalog
from fieldhouse.library import code_of
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.web.chart_editor import opponents
from fieldhouse.web.colours import colours_of
from fieldhouse.web.game_facts import game_facts
from fieldhouse.web.pages import page, sheet
from fieldhouse.web.routes.common import GameName
from fieldhouse.web.team_sheets import drawn_team
from fieldhouse.web.teams import teams_of, title_in_season
from fieldhouse.web.terms import terms

router = APIRouter()


@router.get("/teams/{game}")
def teams(request: Request, game: GameName) -> HTMLResponse:
    """A game's teams in the library, by season."""
    definition = catalog.game(game)
    games = [game_facts(name) for name in catalog.GAMES]
    return page(
        request, "teams.html", game=game, title=definition.title, games=games, seasons=_by_season(game),
        has_totals=catalog.listing(game).from_totals is not None, components=catalog.listing(game).components,
    )  # fmt: skip


def _by_season(game: str) -> list[tuple[str, list[PlainReport]]]:
    """The library's teams of every season, the last one first; those that never played in earnest come last."""
    seasons: dict[str, list[PlainReport]] = {}
    for team in teams_of(game):
        code, title = code_of(team.name), title_in_season(team.title, team.season)
        facts = {"title": title, "code": code, "colours": colours_of(game, code)}
        seasons.setdefault(team.season, []).append({**team._asdict(), **facts})
    return sorted(seasons.items(), key=lambda each: (any(team["record"] for team in each[1]), each[0]), reverse=True)


@router.get("/teams/{game}/{team}")
def team(request: Request, game: GameName, team: Annotated[str, Path(pattern=r"^[\w-]{1,40}$")]) -> HTMLResponse:
    """A team's chart or cards, read from the library and drawn; in words if no board knows how."""
    definition = catalog.game(game)
    line = next((each for each in teams_of(game) if each.name == team), None)
    if line is None:
        raise HTTPException(404, "There is no such team.")
    drawn = drawn_team(game, team)
    return page(
        request,
        "team/page.html",
        game=game,
        game_title=definition.title,
        team=line._asdict(),
        colours=colours_of(game, code_of(team)),
        drawn_by=drawn[0] if drawn else "team/words.html",
        chart=drawn[1] if drawn else {"body": sheet(definition.pages.show(team))},
        can_print=True,
        can_edit=bool(opponents(game, team)),
        terms=terms(game),
    )
