"""Both teams' charts as grids of cells, of either football: a column says in which section it stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Final, TypeAlias, TypedDict

from fieldhouse import catalog
from fieldhouse.games.bowlbound import cells as bowlbound_cells
from fieldhouse.games.bowlbound import model as bowlbound
from fieldhouse.games.ddf import model as ddf
from fieldhouse.gridiron import cells as gridiron_cells
from fieldhouse.gridiron.cells import (
    BREAKAWAY,
    DEFENSE_FOUL,
    FORCED_GAIN,
    FORCED_TOUCHDOWN,
    GAIN,
    GOOD,
    GROUNDING,
    INCOMPLETE,
    INTERFERENCE,
    OFFENSE_FOUL,
    TOUCHDOWN,
    kind_of,
)
from fieldhouse.table.dice import Column
from fieldhouse.table.listing import Part, part
from fieldhouse.table.words import capital

Team: TypeAlias = ddf.Team | bowlbound.Team
SMALLEST_CELL: Final = 0x400
"""Less is the mark of a small chart: yes or no."""
MARKS: Final = ("·", "✓", "✗", "!")
GOOD_KINDS: Final = (GAIN, BREAKAWAY, TOUCHDOWN, FORCED_GAIN, FORCED_TOUCHDOWN, GOOD)
FOUL_KINDS: Final = (OFFENSE_FOUL, DEFENSE_FOUL, INTERFERENCE, GROUNDING)
PLAIN_KINDS: Final = (gridiron_cells.BLANK, gridiron_cells.FAIR_CATCH)


def shown(game: str, cell: int) -> str:
    """A cell as its game prints it."""
    return _by_game(catalog.listing(game).show_cell, cell)


def sign(game: str, cell: int) -> str:
    """The sign that a cell bears, as the legend lists it."""
    return _by_game(catalog.listing(game).cell_sign, cell)


def _by_game(name: Part | None, cell: int) -> str:
    """A cell as its game writes it; small numbers are marks."""
    assert name is not None, "no other game has charts"
    text: str = part(name)(cell) if cell >= SMALLEST_CELL else MARKS[min(cell, len(MARKS) - 1)]
    return text


def cell_class(cell: int) -> str:
    """The class by which the page colours a cell: ``good`` for the offense, ``bad`` for the defense, ``foul``,
    ``miss``, ``other``, ``yes`` for a mark, or none."""
    if cell < SMALLEST_CELL:
        return "yes" if cell else ""
    kind = kind_of(cell)
    if kind in PLAIN_KINDS:
        return ""
    if kind in GOOD_KINDS or kind in (bowlbound_cells.BRACKET_GAIN, bowlbound_cells.BRACKET_TOUCHDOWN):
        return "good"
    if kind in FOUL_KINDS:
        return "foul"
    if kind == INCOMPLETE:
        return "miss"
    return "other" if kind >= gridiron_cells.FIRST_FREE_KIND else "bad"


def columns_of(team: Team) -> Iterator[Column]:
    """Every column of a team's charts, in the order of the chart."""
    for field in fields(team):
        yield from _columns_in(getattr(team, field.name))


def _columns_in(value: object) -> Iterator[Column]:
    """All columns inside a value, however deep."""
    if isinstance(value, Column):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _columns_in(item)


def holds(team: Team, column: Column) -> bool:
    """Is *column* printed on this team's chart? A chart read anew has columns of its own, but the same cells. A chart's
    columns are remembered by its digest."""
    if team.digest not in _printed:
        if len(_printed) >= MOST_REMEMBERED:
            _printed.clear()
        _printed[team.digest] = {printed.name: printed for printed in columns_of(team)}
    printed = _printed[team.digest].get(column.name)
    return printed is not None and printed.rows == column.rows


MOST_REMEMBERED: Final = 256
_printed: dict[str, dict[str, Column]] = {}
"""The columns of charts by their digests."""


GridCell = TypedDict("GridCell", {"text": str, "class": str, "sign": str})


class GridRow(TypedDict):
    """The cells beside one reading of the dice."""

    reading: int
    cells: list[GridCell]


class Grid(TypedDict):
    """A section of a chart as the page draws it."""

    section: str
    title: str
    columns: list[str]
    names: list[str]
    rows: list[GridRow]


def grids(game: str, team: Team) -> list[Grid]:
    """The charts of a team: sections of columns, each cell with its text and colour."""
    sections: dict[str, list[Column]] = {}
    for column in columns_of(team):
        sections.setdefault(_section(sections, column), []).append(column)
    return [
        {
            "section": section,
            "title": capital(section),
            "columns": [column.heading for column in columns],
            "names": [column.name for column in columns],
            "rows": [
                {
                    "reading": reading,
                    "cells": [
                        {"text": shown(game, cell), "class": cell_class(cell), "sign": sign(game, cell)}
                        for cell in (column.by_reading[reading] for column in columns)
                    ],
                }
                for reading, _ in columns[0].dice.weights
            ],
        }
        for section, columns in sections.items()
    ]


def _section(sections: Mapping[str, Sequence[Column]], column: Column) -> str:
    """A column that stands alone is printed beside those before it that are read with the same dice."""
    if column.section:
        return column.section
    beside = [each for each, columns in sections.items() if columns[0].dice is column.dice]
    return beside[-1] if beside else column.heading
