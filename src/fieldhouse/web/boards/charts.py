"""Both teams' charts as grids of cells, whatever the game: a column's own name says where it stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Final, TypeAlias

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
from fieldhouse.table.listing import part
from fieldhouse.table.question import Json
from fieldhouse.web.terms import Term, sign_of, signs

Team: TypeAlias = ddf.Team | bowlbound.Team
SMALLEST_CELL: Final = 0x400
"""Less is the mark of a small chart: yes or no."""
MARKS: Final = ("·", "✓", "✗", "!")
GOOD_KINDS: Final = (GAIN, BREAKAWAY, TOUCHDOWN, FORCED_GAIN, FORCED_TOUCHDOWN, GOOD)
FOUL_KINDS: Final = (OFFENSE_FOUL, DEFENSE_FOUL, INTERFERENCE, GROUNDING)
PLAIN_KINDS: Final = (gridiron_cells.BLANK, gridiron_cells.FAIR_CATCH)


def show_of(game: str) -> Callable[[int | None], str]:
    """How a game prints a cell."""
    name = catalog.listing(game).show_cell
    assert name is not None, f"{game} has no charts"
    show: Callable[[int], str] = part(name)

    def shown(cell: int | None) -> str:
        if cell is None:
            return ""
        return show(cell) if cell >= SMALLEST_CELL else MARKS[min(cell, len(MARKS) - 1)]

    return shown


def cell_class(cell: int) -> str:
    """The colour a cell is printed in: green for the offense, red for the defense, black, yellow or none."""
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
    if isinstance(value, Column):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _columns_in(item)


def holds(team: Team, column: Column) -> bool:
    """Is *column* printed on this team's chart? A chart read anew has columns of its own, but the same cells."""
    if team.digest not in _printed:
        if len(_printed) >= MOST_REMEMBERED:
            _printed.clear()
        _printed[team.digest] = {printed.name: printed for printed in columns_of(team)}
    printed = _printed[team.digest].get(column.name)
    return printed is not None and printed.by_draw == column.by_draw


MOST_REMEMBERED: Final = 256
_printed: dict[str, dict[str, Column]] = {}
"""The columns of charts by their digests."""


def grids(game: str, team: Team) -> Json:
    """The charts of a team: sections of columns, each cell with its text and colour."""
    show = show_of(game)
    sections: dict[str, list[Column]] = {}
    for column in columns_of(team):
        sections.setdefault(_section(sections, column), []).append(column)
    return [
        {
            "section": section,
            "title": section[0].upper() + section[1:],
            "columns": [_heading(column) for column in columns],
            "names": [column.name for column in columns],
            "rows": [
                {
                    "reading": reading,
                    "cells": [
                        {"text": text, "class": cell_class(column.by_reading[reading]), "sign": _sign(game, text)}
                        for column in columns
                        for text in (show(column.by_reading[reading]),)
                    ],
                }
                for reading, _ in columns[0].dice.weights
            ],
        }
        for section, columns in sections.items()
    ]


def _sign(game: str, text: str) -> str:
    term = sign_of(game, text)
    return term.sign if term else ""


def legend(game: str, shown: Sequence[Json]) -> list[Term]:
    """The signs on these grids, each with its meaning."""
    return signs(game, (cell["text"] for grid in shown for row in grid["rows"] for cell in row["cells"]))


def _heading(column: Column) -> str:
    """What a column is called; where the chart counts the misses, the mark still tells that it is good."""
    return (column.name.partition(", ")[2] or column.name).removesuffix(" missed")


def _section(sections: Mapping[str, Sequence[Column]], column: Column) -> str:
    """A column that stands alone is printed beside those before it that are read with the same dice."""
    section, comma, _ = column.name.partition(", ")
    beside = [each for each, columns in sections.items() if columns[0].dice is column.dice]
    return beside[-1] if not comma and beside else section
