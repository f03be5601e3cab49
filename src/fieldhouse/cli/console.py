"""Where commands print: what was asked for on stdout, everything about it on stderr."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable

from rich.console import Console, RenderableType

from fieldhouse.table.question import Json

PLAIN_WIDTH = 120
"""How wide lines may be in a file or a pipe."""


def out() -> Console:
    """Standard output as it is now: a test, or a pipe, may have put another in its place."""
    is_terminal = sys.stdout.isatty()
    return Console(highlight=False, soft_wrap=not is_terminal, width=None if is_terminal else PLAIN_WIDTH)


def err() -> Console:
    """The error stream, looked up anew each time: tests and pipes replace it."""
    return Console(stderr=True, highlight=False, soft_wrap=True)


def print_paged(page: RenderableType, lines: int) -> None:
    """A page that a terminal cannot hold is given to whatever it pages with."""
    console = out()
    if not console.is_terminal or lines < console.height:
        console.print(page)
        return
    with console.pager(styles=True):
        console.print(page)


def print_json(value: Json) -> None:
    """On standard output, for programs."""
    print(json.dumps(value, indent=2, ensure_ascii=False))


def print_report(report: Json, page: Callable[[Json], RenderableType], as_json: bool) -> None:
    """Print a report as plain values, or as the page that *page* makes of it."""
    if as_json:
        print_json(report)
    else:
        out().print(page(report))
