"""The rules of every game, to read, to search, and to lay beside the table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import HTMLResponse

from fieldhouse.table.plain_json import PlainReport
from fieldhouse.web.pages import page
from fieldhouse.web.routes.common import GameName
from fieldhouse.web.rulebook import BOOKS, LONGEST_FIND, book
from fieldhouse.web.terms import found, terms

router = APIRouter()
Find = Annotated[str, Query(max_length=LONGEST_FIND)]


def _facts(game: str, find: str) -> PlainReport:
    """What a page of rules shows: the book, and what was looked for."""
    return {"book": book(game), "find": find.strip(), "found": found(game, find), "terms": terms(game)}


@router.get("/rules")
def rules(request: Request) -> HTMLResponse:
    """All rule books, with their chapters."""
    return page(request, "rules/index.html", books=[book(name) for name in BOOKS])


@router.get("/rules/{game}")
def rules_of(request: Request, game: GameName, find: Find = "") -> HTMLResponse:
    """A game's rule book, or the places in it where *find* is said."""
    return page(request, "rules/page.html", **_facts(game, find))


@router.get("/rules/{game}/beside")
def rules_beside(request: Request, game: GameName, find: Find = "") -> HTMLResponse:
    """The same without a page around it: what is laid beside a table."""
    return page(request, "rules/book.html", **_facts(game, find))
