"""What can be taken home: journals, box scores, play-by-plays, charts."""

from __future__ import annotations

import asyncio
import csv
import io
from typing import Annotated

from fastapi import APIRouter, HTTPException, Path, Response
from rich.console import Console

from fieldhouse import catalog
from fieldhouse.batch.tables import journals, tables, zipped
from fieldhouse.printing.games import sheet_of
from fieldhouse.printing.typeset import PrintedSheet
from fieldhouse.store.engine import address_of
from fieldhouse.table.pages import Printable
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.question import Json
from fieldhouse.table.refusal import Conflict
from fieldhouse.web import season_service
from fieldhouse.web.room import Room
from fieldhouse.web.routes.common import PROBLEMS, GameName, Here, SeasonName, TableId, saved_as
from fieldhouse.web.teams import titles_of

router = APIRouter(prefix="/api", tags=["downloads"], responses={404: PROBLEMS[404], 409: PROBLEMS[409]})
TEXT_WIDTH = 120
NOT_YET = "The game is not over: {what} holds what is still hidden."


def _text(content: str, name: str) -> Response:
    """A text that the browser keeps as a file of that name."""
    return Response(content, media_type="text/plain; charset=utf-8", headers=saved_as(name))


def _file_name(room: Room, ending: str) -> str:
    """The teams and the table, with an ending."""
    return f"{'-at-'.join(room.header.teams[:2])}-{room.id[:6]}{ending}"


TEXT_RESPONSE: dict[int | str, PlainReport] = {200: {"content": {"text/plain": {}}}}


@router.get("/tables/{table_id}/journal", response_class=Response, responses=TEXT_RESPONSE)
def journal(table_id: TableId, lobby: Here) -> Response:
    """The whole game, seed and all, once it is over. ``fieldhouse replay --verify --hash`` checks it."""
    room = lobby.rooms.room(table_id)
    if not room.session.over:
        raise Conflict(NOT_YET.format(what="its journal"))
    return _text(room.session.journal.dumps(), _file_name(room, ".journal"))


@router.get("/tables/{table_id}/box-score", response_class=Response, responses=TEXT_RESPONSE)
def box_score(table_id: TableId, lobby: Here) -> Response:
    """The box score as a newspaper prints it."""
    room = lobby.rooms.room(table_id)
    return _text(plain(printed_box_score(room)), _file_name(room, "-box-score.txt"))


def printed_box_score(room: Room) -> Printable:
    """The box score so far; where hands are hidden only what has been told, up to the last rest."""
    with room.lock:
        session = room.session
        told = session.rests[-1].notes if room.has_secrets else None
        return room.definition.pages.box_score(room.header, list(session.notes)[:told])


@router.get("/tables/{table_id}/totals")
def totals(table_id: TableId, lobby: Here) -> Json:
    """The sums of the scoresheet for each seat."""
    return _totals(lobby.rooms.room(table_id))


@router.get("/tables/{table_id}/totals.csv", response_class=Response, responses={200: {"content": {"text/csv": {}}}})
def totals_csv(table_id: TableId, lobby: Here) -> Response:
    """Both teams' statistics side by side, counted from the room in memory."""
    room = lobby.rooms.room(table_id)
    seats = _totals(room)["seats"]
    page = io.StringIO()
    sheet = csv.writer(page)
    sheet.writerow(["", *room.header.teams])
    for name in seats[0] if seats else ():
        sheet.writerow([name, *(seat[name] for seat in seats)])
    return Response(page.getvalue(), media_type="text/csv; charset=utf-8", headers=saved_as(_file_name(room, ".csv")))


def _totals(room: Room) -> Json:
    """The scoresheet of a room. Refused while hands are hidden."""
    if room.has_secrets:
        raise Conflict(NOT_YET.format(what="its scoresheet"))
    with room.lock:
        sheet = room.definition.scoresheet()
        for note in room.session.notes:
            sheet.add(note)
    return {"teams": list(room.header.teams), "seats": [dict(each) for each in sheet.totals()]}


@router.get(
    "/tables/{table_id}/tables.zip", response_class=Response, responses={200: {"content": {"application/zip": {}}}}
)
def tables_zip(table_id: TableId, lobby: Here) -> Response:
    """The game as tables with the column names of public data, CSV files in an archive, once it is over."""
    room = lobby.rooms.room(table_id)
    if not room.session.over:
        raise Conflict(NOT_YET.format(what="its tables"))
    with room.lock:
        kept = room.session.journal
    archive = zipped(tables(list(journals([kept]))))
    return Response(archive, media_type="application/zip", headers=saved_as(_file_name(room, ".zip")))


@router.get(
    "/seasons/{name}/tables.zip",
    response_class=Response,
    responses={200: {"content": {"application/zip": {}}}, 429: PROBLEMS[429]},
)
async def season_tables(name: SeasonName, lobby: Here) -> Response:
    """The finished games of a season as tables with the column names of public data, CSV files in an archive.

    A whole season takes a process some ten seconds; whoever asks again has it at once until another game is over.
    """
    progress = await asyncio.to_thread(lambda: lobby.seasons.progress(season_service.look(lobby, name)))
    future = lobby.season_tables.archive(progress, address_of(lobby.store.engine))
    archive = await asyncio.shield(asyncio.wrap_future(future))
    return Response(archive, media_type="application/zip", headers=saved_as(f"{name}.zip"))


@router.get("/tables/{table_id}/play-by-play", response_class=Response, responses=TEXT_RESPONSE)
def play_by_play(table_id: TableId, lobby: Here) -> Response:
    """All lines as plain text; the room is locked while they are copied."""
    room = lobby.rooms.room(table_id)
    with room.lock:
        lines = [line.text for line in room.play_by_play.lines]
    return _text("\n".join([*lines, ""]), _file_name(room, "-play-by-play.txt"))


@router.get(
    "/games/{game}/teams/{team}/chart.pdf",
    response_class=Response,
    responses={200: {"content": {"application/pdf": {}}}, 429: PROBLEMS[429]},
)
async def chart(game: GameName, team: Annotated[str, Path(pattern=r"^[\w-]{1,40}$")], lobby: Here) -> Response:
    """A team's chart, ready to be printed."""
    sheet = await asyncio.to_thread(_sheet, game, team)
    printed = await asyncio.shield(asyncio.wrap_future(lobby.printer.pdf(sheet)))
    return Response(printed, media_type="application/pdf", headers=saved_as(f"{game}-{team}.pdf"))


def _sheet(game: str, team: str) -> PrintedSheet:
    """A team's sheet as it is printed, from the library. Refused if there is no such team."""
    catalog.game(game)
    if team not in titles_of(game):
        raise HTTPException(404, "There is no such team.")
    return sheet_of(game, team)


def plain(printable: Printable) -> str:
    """What a terminal would show, without colours."""
    page = io.StringIO()
    Console(file=page, width=TEXT_WIDTH, color_system=None, force_terminal=False).print(printable)
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines()) + "\n"
