"""What the games print for a terminal, as HTML: tables become real tables, colours become classes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html import escape
from itertools import pairwise
from typing import Final

from rich.console import Group
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from fieldhouse.table.pages import Printable

KINDS: Final = {"right": "num", "center": "mid"}
"""The class of a column by how the terminal justifies it."""


def html_of(printable: Printable) -> str:
    """One printable, whole."""
    if isinstance(printable, Group):
        return "".join(_in_group(printable))
    if isinstance(printable, Table):
        return table_html(printable)
    if isinstance(printable, Padding):
        return html_of(printable.renderable)
    if isinstance(printable, Text):
        return text_html(printable)
    return escape(str(printable))


def page_of(printable: Printable) -> str:
    """A printable that is a page of its own: plain text keeps its lines."""
    if isinstance(printable, Text | str):
        return f'<pre class="sheet" tabindex="0">{html_of(printable)}</pre>'
    return html_of(printable)


def _in_group(group: Group) -> Iterator[str]:
    """Headings, paragraphs and tables of a group, one after the other."""
    for part in group.renderables:
        if isinstance(part, Text | str):
            text = html_of(part)
            is_heading = isinstance(part, Text) and "bold" in str(part.style)
            if text.strip():
                yield f"<h2>{text}</h2>" if is_heading else f"<p>{text}</p>"
        else:
            yield html_of(part)


def text_html(text: Text) -> str:
    """Spans with a class for each colour and weight."""
    plain = text.plain
    marks = [(0, len(plain), text.style), *((span.start, span.end, span.style) for span in text.spans)]
    cuts = sorted({0, len(plain), *(index for start, end, _ in marks for index in (start, end) if index <= len(plain))})
    parts = []
    for start, end in pairwise(cuts):
        names = " ".join(
            dict.fromkeys(
                name for first, last, style in marks if first <= start and end <= last for name in _classes(style)
            )
        )
        words = escape(plain[start:end])
        parts.append(f'<span class="{names}">{words}</span>' if names else words)
    return "".join(parts)


@cache
def _classes(style: str | Style) -> list[str]:
    """A terminal's style as classes of the stylesheet."""
    parsed = Style.parse(style) if isinstance(style, str) else style
    names = [name for name, is_on in (("t-bold", parsed.bold), ("t-dim", parsed.dim)) if is_on]
    names += [f"t-{mark}" for mark in ("step", "routine") if parsed.meta.get(mark)]
    if parsed.color and not parsed.color.is_default:
        names.append(f"t-{parsed.color.name.replace('_', '-')}")
    if parsed.bgcolor and not parsed.bgcolor.is_default:
        names.append(f"on-{parsed.bgcolor.name.replace('_', '-')}")
    return names


def table_html(table: Table) -> str:
    """A rich table as an HTML table, in a box that scrolls when the screen is narrow."""
    columns = table.columns
    kinds = [f' class="{KINDS[column.justify]}"' if column.justify in KINDS else "" for column in columns]
    rows = list(zip(*(list(column.cells) for column in columns), strict=True)) if columns else []
    head = ""
    if table.show_header:
        cells = (_heading(column.header, kind) for column, kind in zip(columns, kinds, strict=True))
        head = f"<thead><tr>{''.join(cells)}</tr></thead>"
    body = "".join(
        f"<tr>{''.join(f'<td{kind}>{_cell(cell)}</td>' for cell, kind in zip(row, kinds, strict=True))}</tr>"
        for row in rows
    )
    inner = f"<table>{head}<tbody>{body}</tbody></table>"
    return f'<div class="scroll" tabindex="0" role="group" aria-label="Table">{inner}</div>'


def _heading(header: Printable, kind: str) -> str:
    """A column's heading; a corner with nothing in it is none."""
    words = _cell(header)
    return f'<th scope="col"{kind}>{words}</th>' if words else "<td></td>"


def _cell(cell: Printable) -> str:
    """A cell of a table, its line breaks kept."""
    return html_of(cell).replace("\n", "<br>")
