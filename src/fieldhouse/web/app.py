"""The server: routes, pages, and what is said when something is wrong."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from anyio.to_thread import current_default_thread_limiter
from fastapi import FastAPI, HTTPException, Request
from fastapi.exceptions import RequestValidationError
from fastapi.staticfiles import StaticFiles
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException as RawHTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse, Response

from fieldhouse.table.refusal import Refusal
from fieldhouse.web.faults import kind_of, log
from fieldhouse.web.guard import Guard
from fieldhouse.web.lobby import Lobby
from fieldhouse.web.pages import error_page
from fieldhouse.web.routes import (
    api_account,
    api_games,
    api_league_games,
    api_leagues,
    api_seasons,
    api_seats,
    api_tables,
    chart_editor,
    component_pages,
    downloads,
    league_pages,
    lobby_pages,
    manual_pages,
    rule_pages,
    season_pages,
    story_pages,
    table_pages,
    team_pages,
)
from fieldhouse.web.settings import Settings
from fieldhouse.web.short_cut import Handlers, ShortCut

THREADS: Final = 12
"""Enough for those who wait for the disk; more would only stand in each other's way."""
WORTH_COMPRESSING: Final = 4096
COMPRESSION: Final = 4
"""Nearly as small as can be, in half the time: what counts is the processor. Streams of events stay as they are."""
STATIC: Final = Path(__file__).parent / "static"


def create_app(settings: Settings) -> FastAPI:
    """The lobby as *settings* want it served: its database is opened, and when it starts so do its threads."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        current_default_thread_limiter().total_tokens = THREADS
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS))
        yield
        app.state.lobby.close()

    app = FastAPI(
        title="Fieldhouse",
        version="1",
        description="The lobby of Fieldhouse. Whatever its pages do is done here; docs/api.md has a small coach.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        telemetry={"tracing": False, "metrics": False, "logs": False},  # paths hold the tokens of seats
    )
    app.state.lobby = Lobby(settings)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_COMPRESSING, compresslevel=COMPRESSION)
    app.add_middleware(ShortCut, handlers=HANDLERS, minimum_size=WORTH_COMPRESSING, compresslevel=COMPRESSION)
    app.add_middleware(Guard, hosts=settings.hosts)
    # Routes are tried in this order: what is asked for with every answer comes first.
    for module in (
        api_seats,
        api_tables,
        api_games,
        api_seasons,
        api_leagues,
        api_league_games,
        api_account,
        chart_editor,
        component_pages,
        downloads,
    ):
        app.include_router(module.router)
    app.include_router(chart_editor.totals)
    app.include_router(chart_editor.pages, include_in_schema=False)
    app.include_router(component_pages.pages, include_in_schema=False)
    for module in (
        table_pages,
        story_pages,
        lobby_pages,
        rule_pages,
        season_pages,
        league_pages,
        team_pages,
        manual_pages,
    ):
        app.include_router(module.router, include_in_schema=False)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    for kind, told in HANDLERS.items():
        app.add_exception_handler(kind, told)
    app.add_exception_handler(Exception, _our_fault)
    return app


def _said(request: Request, status: int, sentence: str) -> Response:
    """A sentence with its status: JSON for programs, a page for people."""
    if request.url.path.startswith("/api"):
        return JSONResponse({"detail": sentence}, status)
    return error_page(request, status, sentence)


def _refusal(request: Request, fault: Exception) -> Response:
    """The one handler for whatever a player is told when something cannot be."""
    assert isinstance(fault, Refusal)
    return _said(request, fault.status, str(fault))


def _http_fault(request: Request, fault: Exception) -> Response:
    """The same for faults of the framework."""
    assert isinstance(fault, RawHTTPException | HTTPException)
    sentence = "There is nothing here." if fault.status_code == 404 and fault.detail == "Not Found" else fault.detail
    response = _said(request, fault.status_code, sentence)
    response.headers.update(fault.headers or {})
    return response


def _not_understood(request: Request, fault: Exception) -> Response:
    """Where a request is wrong, without repeating what it held: that may be a secret, or no text at all."""
    assert isinstance(fault, RequestValidationError)
    if not request.url.path.startswith("/api"):
        return error_page(request, 404, "There is nothing here.")
    faults = [{"loc": list(map(str, each["loc"])), "msg": each["msg"], "type": each["type"]} for each in fault.errors()]
    return JSONResponse({"detail": faults}, 422)


def _our_fault(request: Request, fault: Exception) -> Response:
    """The answer to a fault of our own; ``Discreet`` writes it to the log."""
    return _said(request, 500, "Something is wrong inside Fieldhouse. What was accepted before stands.")


def _no_database(request: Request, fault: Exception) -> Response:
    """The answer while the disk is full or the database is away: for a while, one hopes."""
    log.error("The database failed: %s", kind_of(fault))
    return _said(request, 503, "The database does not answer now. What was accepted before stands: try again soon.")


HANDLERS: Final[Handlers] = {
    Refusal: _refusal,
    RawHTTPException: _http_fault,
    RequestValidationError: _not_understood,
    DBAPIError: _no_database,
}
