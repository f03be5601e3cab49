"""Pages: templates filled with plain values. Everything is escaped unless a function of ours made it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from jinja2 import FileSystemLoader, StrictUndefined
from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse

from fieldhouse.batch.tables import can_be_made
from fieldhouse.catalog import GAMES
from fieldhouse.table.grids import share_text
from fieldhouse.table.pages import Printable
from fieldhouse.web.answers import laid_out, said_in
from fieldhouse.web.boards.drawing import along, dice_face, polyline
from fieldhouse.web.manual import is_built
from fieldhouse.web.pieces import remembered
from fieldhouse.web.quick_pages import QuickPages
from fieldhouse.web.rich_html import page_of
from fieldhouse.web.rulebook import rule_link
from fieldhouse.web.spans import spans
from fieldhouse.web.terms import cited, meanings, named, taught, term_html
from fieldhouse.web.wording import figure, final_sentence, heading, parted, stat, thrown, worded

FOLDER: Final = Path(__file__).parent / "templates"


PAGES: Final = QuickPages(
    loader=FileSystemLoader(FOLDER),
    auto_reload=False,
    cache_size=-1,  # all of them are held, and none is looked after
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def sheet(printable: Printable) -> Markup:
    """A printed page as HTML that can be trusted: every word of it has been escaped."""
    return Markup(page_of(printable))


SCRIPTED: Final = Markup("disabled data-scripted")
"""On every control that needs a script: it is enabled by ``ready`` in house.js, when somebody listens to it."""
CURRENT: Final = Markup(' aria-current="page"')
"""On the link to the page that one is on."""
PAGES.globals.update(
    final_sentence=final_sentence,
    first_game=GAMES[0],
    has_manual=is_built(),
    has_tables=can_be_made(),
    along=along,
    dice_face=dice_face,
    polyline=polyline,
    scripted=SCRIPTED,
    current=CURRENT,
)
PAGES.filters["trusted"] = Markup
PAGES.filters.update(laid_out=laid_out, worded=worded, thrown=thrown, heading=heading, figure=figure, stat=stat)
PAGES.filters.update(taught=taught, cited=cited, named=named, explained=term_html)
PAGES.filters["rule_link"] = lambda number, game: rule_link(game, number)
PAGES.filters["words_of"] = lambda question, game: meanings(game, said_in(question))
PAGES.filters["tojson"] = remembered(partial(htmlsafe_json_dumps, sort_keys=True))
PAGES.filters.update(spans=spans, parted=parted, share=share_text)
PAGES.filters["titles"] = lambda seats: [seat["title"] for seat in seats]
PAGES.filters["zipped"] = lambda one, other: list(zip(one, other, strict=True))
# An import within a template is made anew with every page: the pieces of a table are known everywhere instead. A piece
# knows those before it.
DRAWN_ANEW: Final = (("boards/pieces", "team_line"), ("log", "log"))
"""Their callers add something, or most of it is new."""
DRAWN_ONCE: Final = (
    ("boards/pieces", "kit"),
    ("boards/pieces", "clock"),
    ("boards/pieces", "chance"),
    ("boards/football_pieces", "football_team"),
    ("boards/basketball_pieces", "basketball_team"),
    ("boards/basketball_pieces", "man_on_court"),
    ("boards/basketball_pieces", "man_in_five"),
    ("boards/basketball_pieces", "bench"),
    ("boards/basketball_pieces", "fast_action"),
    ("boards/baseball_pieces", "owner_line"),
    ("boards/baseball_pieces", "mat"),
    ("boards/baseball_pieces", "card_in_hand"),
    ("answers", "answer"),
    ("answers", "all_answers"),
    ("answers", "words_told"),
    ("answers", "let_call"),
    ("fair_pieces", "seated"),
    ("fair_pieces", "fair_dice"),
    ("tools", "opener"),
    ("tools", "rules_of"),
)
for _file, _piece in (*DRAWN_ANEW, *DRAWN_ONCE):
    _draw = getattr(PAGES.get_template(f"{_file}.html").module, _piece)
    PAGES.globals[_piece] = remembered(_draw) if (_file, _piece) in DRAWN_ONCE else _draw


def page(request: Request, template: str, status: int = 200, **values: object) -> HTMLResponse:
    """A template filled, with what every page shows."""
    lobby = request.app.state.lobby
    facts = {"is_commissioner": lobby.is_commissioner(request), "path": request.url.path}
    return filled(template, status, **facts, **values)


def filled(template: str, status: int = 200, **values: object) -> HTMLResponse:
    """A template filled, without what every page shows: a part of one."""
    return HTMLResponse(PAGES.get_template(template).render(values), status)


def error_page(request: Request, status: int, sentence: str) -> HTMLResponse:
    """A refusal as a page."""
    return page(request, "error.html", status, sentence=sentence)
