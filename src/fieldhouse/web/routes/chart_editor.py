"""The chart editor: its page, and what it asks of the house with every change. No chart is kept by the server."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, HTTPException, Path, Request, Response
from starlette.responses import HTMLResponse

from fieldhouse import catalog, library
from fieldhouse.table.chart_edit import edited
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.season_totals import words
from fieldhouse.web import chart_editor
from fieldhouse.web.pages import page
from fieldhouse.web.requests import Draft, DraftCell
from fieldhouse.web.routes.common import PROBLEMS, GameName, Here
from fieldhouse.web.teams import titles_of

pages = APIRouter()
router = APIRouter(prefix="/api/games/{game}/teams/{team}/draft", tags=["charts"], responses={404: PROBLEMS[404]})
totals = APIRouter(prefix="/api/games/{game}/from-totals", tags=["charts"], responses={404: PROBLEMS[404]})
TeamName = Annotated[str, Path(pattern=r"^[\w-]{1,40}$")]


def _title(game: str, team: str) -> str:
    """The title of a team of the library, or the name of one that only a browser knows; or a refusal."""
    title = titles_of(catalog.game(game).name).get(team)
    if title is None and library.is_full_name(team):
        title = team
    if title is None or not chart_editor.opponents(game, team):
        raise HTTPException(404, "There is no such team to start from.")
    return title


@pages.get("/teams/{game}/{team}/edit")
def editor(request: Request, game: GameName, team: TeamName) -> HTMLResponse:
    """A copy of a team's chart, to be changed cell by cell; of a team that the library does not know, whatever the
    browser keeps."""
    title = _title(game, team)
    is_known = team in titles_of(game)
    text = library.team_text(team, game) if is_known else ""
    report = chart_editor.examined(game, team, text)
    return page(
        request, "team/editor.html", game=game, team=team, title=title, text=text, report=report, is_known=is_known,
        other=chart_editor.opponents(game, team)[0], games=chart_editor.GAMES_TRIED,
    )  # fmt: skip


@pages.post("/teams/{game}/{team}/edit")
def drawn(request: Request, game: GameName, team: TeamName, draft: Draft) -> HTMLResponse:
    """The tables of another text: one that was uploaded, or that the browser has kept."""
    _title(game, team)
    return page(request, "team/editor_tables.html", game=game, report=chart_editor.examined(game, team, draft.text))


@pages.post("/teams/{game}/{team}/odds")
def odds(request: Request, game: GameName, team: TeamName, draft: Draft) -> HTMLResponse:
    """The exact odds of a draft, as a page."""
    _title(game, team)
    return page(request, "sheet.html", body=chart_editor.exact_odds(game, team, draft.text))


@pages.get("/from-totals/{game}")
def totals_page(request: Request, game: GameName) -> HTMLResponse:
    """Where a chart is made of a season's totals."""
    title, wanted = catalog.game(game).title, catalog.from_totals(game)
    needed, optional = (", ".join(map(words, names)) for names in (wanted.needed, wanted.optional))
    return page(
        request, "team/from_totals.html", game=game, title=title, wanted=wanted, needed=needed, optional=optional
    )


@totals.post("", responses={400: PROBLEMS[400], 429: PROBLEMS[429]})
async def make_of_totals(game: GameName, draft: Draft, lobby: Here) -> list[PlainReport]:
    """Charts made of a season's totals of teams, or of players, by a process of its own; nothing is kept here."""
    catalog.from_totals(game)
    work = lobby.drafts.do(chart_editor.from_totals, game, draft.text)
    found: list[PlainReport] = await asyncio.shield(asyncio.wrap_future(work))
    return found


@router.post("/cell")
def cell(game: GameName, team: TeamName, change: DraftCell) -> PlainReport:
    """A draft with one cell changed, and what the checker says of it now."""
    _title(game, team)
    text = edited(change.text, change.section, change.row, change.column, change.cell)
    return {"text": text, **chart_editor.examined(game, team, text)}


@router.post("/check")
def check(game: GameName, team: TeamName, draft: Draft) -> PlainReport:
    """What the game's checker says of a draft: faults with their places, doubts, remarks, and its tables."""
    _title(game, team)
    return chart_editor.examined(game, team, draft.text)


@router.post("/try", responses={429: PROBLEMS[429]})
async def try_it(game: GameName, team: TeamName, draft: Draft, lobby: Here) -> PlainReport:
    """A thousand games of a draft against the usual opponent, played by computers in a process of their own."""
    _title(game, team)
    work = lobby.drafts.do(chart_editor.tried, game, team, draft.text, chart_editor.GAMES_TRIED)
    found: PlainReport = await asyncio.shield(asyncio.wrap_future(work))
    return found


@router.post(
    "/chart.pdf", response_class=Response, responses={200: {"content": {"application/pdf": {}}}, 429: PROBLEMS[429]}
)
async def print_it(game: GameName, team: TeamName, draft: Draft, lobby: Here) -> Response:
    """A draft, ready to be printed."""
    _title(game, team)
    sheet = await asyncio.to_thread(chart_editor.printed, game, team, draft.text)
    printed = await asyncio.shield(asyncio.wrap_future(lobby.printer.pdf(sheet)))
    return Response(printed, media_type="application/pdf")
