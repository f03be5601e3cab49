"""The manual at /docs: its pages and files, as they lie in the package."""

from __future__ import annotations

from mimetypes import guess_type
from typing import Final

from fastapi import APIRouter
from starlette.responses import RedirectResponse, Response

from fieldhouse.table.refusal import NotFound
from fieldhouse.web.manual import read_manual

router = APIRouter()
FIRST: Final = "index.html"


@router.get("/docs")
def manual() -> RedirectResponse:
    """To its first page: its links need the folder."""
    return RedirectResponse("/docs/")


@router.get("/docs/{page:path}")
def manual_page(page: str) -> Response:
    """A page or a file of the manual, from the package."""
    files = read_manual()
    if not files:
        raise NotFound("The manual is not built here: make docs builds it from the folder docs of the sources.")
    name = page or FIRST
    if name not in files:
        raise NotFound(f"The manual has no page {name!r:.80}.")
    return Response(files[name], media_type=guess_type(name)[0] or "application/octet-stream")
