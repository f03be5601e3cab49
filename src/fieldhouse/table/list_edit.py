"""A text of single values and one list, a line each and two spaces between cells: its tables, and one cell changed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from fieldhouse.table.chart_text import EMPTY, ChartError
from fieldhouse.table.plain_json import PlainReport

VALUES, LIST = "values", "list"
"""What the single values and the list are called where a fault names its place."""
LONGEST_WORDS: Final = 60
REMARK: Final = ";"
FEWEST_COLUMNS: Final = 3
GAP: Final = re.compile(r"\s{2,}")
BREAKS_THE_LAYOUT: Final = ("  ", "\t", "\r", "\n", REMARK)


class ListLine(NamedTuple):
    """A line of the text: the section it is of ("" for what is between them), its cells, and how it stands there."""

    section: str
    cells: Sequence[str]
    raw: str


def lines_of(text: str) -> Iterator[ListLine]:
    """Every line with its cells; the first of the list is its heading."""
    is_list = False
    for raw in text.splitlines():
        said = raw.split(REMARK, 1)[0].strip()
        cells = GAP.split(said) if said else []
        is_list = is_list or (len(cells) >= FEWEST_COLUMNS and ":" not in said)
        if is_list and cells:
            yield ListLine(LIST, cells, raw)
        elif ":" in said:
            name, _, value = said.partition(":")
            yield ListLine(VALUES, (name.strip(), value.strip()), raw)
        else:
            yield ListLine("", (), raw)


def tables_of(text: str) -> list[PlainReport]:
    """The values as a table of one row, and the list as another; none of what the text has not."""
    lines = list(lines_of(text))
    values = [line.cells for line in lines if line.section == VALUES]
    listed = [line.cells for line in lines if line.section == LIST]
    tables = [_table(VALUES, [name for name, _ in values], [[value for _, value in values]])] if values else []
    return [*tables, _table(LIST, listed[0], listed[1:])] if listed[1:] else tables


def _table(section: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> PlainReport:
    """A table as pages draw it; a row that ends early has nothing in its last cells."""
    return {
        "section": section,
        "columns": list(columns),
        "rows": [{"row": number, "cells": _whole(cells, len(columns))} for number, cells in enumerate(rows, 1)],
    }


def _whole(cells: Sequence[str], count: int) -> list[str]:
    """A row of so many cells."""
    return [*cells[:count], *[EMPTY] * (count - len(cells))]


def edited(text: str, section: str, row: int, column: str, cell: str) -> str:
    """The text with one cell changed; the list is laid out anew. Refused if there is no such cell, or none can hold
    that."""
    where = f"[{section}], row {row}, column {column}"
    table = next((each for each in tables_of(text) if each["section"] == section), None)
    if table is None or column not in table["columns"] or not 1 <= row <= len(table["rows"]):
        raise ChartError(f"{where}: there is no such cell.")
    told = cell.strip() or EMPTY
    if len(told) > LONGEST_WORDS or any(each in told for each in BREAKS_THE_LAYOUT):
        raise ChartError(f"{where}: expected words of {LONGEST_WORDS} letters at most.")
    table["rows"][row - 1]["cells"][table["columns"].index(column)] = told
    if section == VALUES:
        cells = table["rows"][0]["cells"]
        fresh = iter([f"{name}: {value}" for name, value in zip(table["columns"], cells, strict=True)])
    else:
        fresh = iter(laid_out([table["columns"], *(each["cells"] for each in table["rows"])]))
    return "\n".join([*(next(fresh) if line.section == section else line.raw for line in lines_of(text)), ""])


def laid_out(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as lines of even width."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip() for row in rows]
