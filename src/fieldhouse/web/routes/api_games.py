"""The games of the house, their options and their teams."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from fieldhouse import catalog
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.question import Json
from fieldhouse.web.game_facts import game_facts
from fieldhouse.web.routes.common import PROBLEMS, GameName
from fieldhouse.web.teams import search, team_words

router = APIRouter(prefix="/api", tags=["games"], responses={404: PROBLEMS[404]})
MOST_TEAMS = 500


@router.get("/games")
def games() -> list[PlainReport]:
    """Every game: its seats, presets, options with their help, and the levels of the computer."""
    return [game_facts(name) for name in catalog.GAMES]


@router.get("/games/{game}/teams")
def teams(
    game: GameName,
    q: Annotated[str, Query(max_length=60, description="Words of the season, the code or the title.")] = "",
    season: Annotated[str, Query(max_length=10)] = "",
    most: Annotated[int, Query(ge=1, le=MOST_TEAMS)] = 50,
) -> Json:
    """The teams of a game, with the record each really had."""
    catalog.game(game)
    return [{**team._asdict(), "words": team_words(team)} for team in search(game, q, season, most)]
