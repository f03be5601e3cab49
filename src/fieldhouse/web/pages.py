"""Pages: templates filled with plain values. Everything is escaped unless a function of ours made it."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from jinja2.compiler import CodeGenerator, Frame
from jinja2.nodes import Expr, Getattr, Node, Output
from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import HTMLResponse

from fieldhouse.catalog import GAMES
from fieldhouse.table.pages import Printable
from fieldhouse.web.answers import laid_out, said_in
from fieldhouse.web.boards.drawing import along, dice_face, polyline
from fieldhouse.web.pieces import remembered
from fieldhouse.web.rich_html import page_of
from fieldhouse.web.rulebook import rule_link
from fieldhouse.web.spans import spans
from fieldhouse.web.terms import cited, meanings, named, taught, term_html
from fieldhouse.web.wording import figure, final_sentence, heading, parted, stat, thrown, worded

FOLDER: Final = Path(__file__).parent / "templates"


def escaped(value: object) -> str:
    """What Jinja's own ``escape`` gives, without an object for each of the hundreds of pieces of a page."""
    if type(value) is str:
        return escape(value) if _has_marks(value) else value
    if type(value) is Markup:
        return value
    return str(value) if type(value) is int else escape(value)


_has_marks: Final = re.compile("[&<>'\"]").search


class _Writer(CodeGenerator):
    """Templates call ``escaped`` where others call ``escape``.

    What they are filled with is nearly always a plain dict: it is asked for the key at once.
    """

    def _write_out(self, node: Output, frame: Frame) -> None:
        """All that stands between two tags goes out at once: Jinja hands over every word of it through each page that
        includes this one.
        """
        is_whole = frame.buffer is None and len(node.nodes) > 1
        if is_whole:
            frame.buffer = "yield environment.pieces"
        self.visit_Output(node, frame)
        if is_whole:
            frame.buffer = None

    def _output_child_pre(self, node: Expr, frame: Frame, finalize: Any) -> None:
        """Write the call that escapes a value."""
        assert frame.eval_ctx.autoescape and not frame.eval_ctx.volatile, "every page escapes what it is filled with"
        self.write("environment.escaped(")

    def _write_member(self, node: Getattr, frame: Frame) -> None:
        """Write the reading of a member: a dictionary's by its key, at once."""
        self.write(f"(_of[{node.attr!r}] if type(_of := ")
        self.visit(node.node, frame)
        self.write(f") is dict and {node.attr!r} in _of else environment.getattr(_of, {node.attr!r}))")

    def get_visitor(self, node: Node) -> Any:
        """Our way of writing for two kinds of nodes, Jinja's for all others."""
        own = {Getattr: self._write_member, Output: self._write_out}
        return own.get(type(node)) or super().get_visitor(node)


class _Pieces:
    """Stands where Jinja writes to a list."""

    extend = "".join

    @staticmethod
    def append(piece: str) -> str:
        """The piece itself, where Jinja would add it to the list."""
        return piece


class _Pages(Environment):
    code_generator_class = _Writer
    escaped = staticmethod(escaped)
    pieces = _Pieces


PAGES: Final = _Pages(
    loader=FileSystemLoader(FOLDER),
    auto_reload=False,
    autoescape=select_autoescape(default=True, default_for_string=True),
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
PAGES.filters.update(spans=spans, parted=parted)
PAGES.filters["zipped"] = lambda one, other: list(zip(one, other, strict=True))
# An import within a template is made anew with every page: the pieces of a table are known everywhere instead. A piece
# knows those before it.
DRAWN_ANEW: Final = (("boards/pieces", "team_line"), ("log", "log"))
"""Their callers add something, or most of it is new."""
DRAWN_ONCE: Final = (
    ("boards/pieces", "kit"),
    ("boards/pieces", "clock"),
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
