"""A chart's text changed cell by cell: its tables as they stand, and the text with one cell another."""

from __future__ import annotations

from typing import Final

from fieldhouse.table import list_edit
from fieldhouse.table.chart_text import EMPTY, HEADING, ChartError, Section, parse, show_table
from fieldhouse.table.plain_json import PlainReport

LONGEST_CELL: Final = 16
BREAKS_THE_LAYOUT: Final = ("  ", "\t", "\r", "\n", "#", "[", "]")


def tables_of(text: str) -> list[PlainReport]:
    """Every table of a text by its section: the columns, and the rows with their cells; faults are left to a reader. Of
    a text without sections, its values and its list."""
    found = [
        {
            "section": section.name,
            "columns": list(section.cells),
            "rows": [
                {"row": row, "cells": [cells.get(row, EMPTY) for cells in section.cells.values()]}
                for row in section.rows
            ],
        }
        for section in parse(text, "").sections.values()
        if section.rows
    ]
    return found or list_edit.tables_of(text)


def edited(text: str, section: str, row: int, column: str, cell: str) -> str:
    """The text with one cell of a table changed, an empty one for nothing; the table is laid out anew, without remarks
    beside its rows. Refused if there is no such cell, or no table can hold that."""
    if section in (list_edit.VALUES, list_edit.LIST):
        return list_edit.edited(text, section, row, column, cell)
    told = cell.strip() or EMPTY
    block = parse(text, "").sections.get(section, Section(section))
    if column not in block.cells or row not in block.cells[column]:
        raise ChartError(f"[{section}], row {row}, column {column}: there is no such cell.")
    if len(told) > LONGEST_CELL or any(each in told for each in BREAKS_THE_LAYOUT):
        raise ChartError(f"[{section}], row {row}, column {column}: expected a word of {LONGEST_CELL} letters at most.")
    cells = {name: dict(known) for name, known in block.cells.items()}
    cells[column][row] = told
    whole = {name: {each: known.get(each, EMPTY) for each in block.rows} for name, known in cells.items()}
    return _with_table(text, section, show_table(whole))


def _with_table(text: str, section: str, table: list[str]) -> str:
    """The text with the table of a section in the place of the one it had."""
    lines, fresh, here = [], iter(table), ""
    for line in text.splitlines():
        said = line.partition("#")[0].strip()
        if said.startswith("[") and said.endswith("]"):
            here = said[1:-1].strip()
        first = said.split(maxsplit=1)[0] if said else ""
        is_of_table = here == section and (first == HEADING or first.isdecimal())
        lines.append(next(fresh, line) if is_of_table else line)
    return "\n".join([*lines, ""])
