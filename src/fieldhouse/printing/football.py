"""What the sheets of both footballs are made of: boxes and their inks, rows beside the dice, the priority chart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from fieldhouse.gridiron import cells
from fieldhouse.gridiron.cells import Kind
from fieldhouse.gridiron.dice import DEFENSE
from fieldhouse.gridiron.team import FootballTeam
from fieldhouse.table.dice import Column, Dice
from fieldhouse.table.plain_json import PlainReport

Cell = PlainReport
Table = PlainReport

KIND_NAMES: Final = {
    cells.GAIN: ("#", "green"), cells.LOSS: ("-#", "red"), cells.BLANK: ("", "plain"), cells.BREAKAWAY: ("B", "green"),
    cells.TOUCHDOWN: ("TD", "green"), cells.TRAPPED: ("QT", "red"), cells.INTERCEPTION: ("INT", "red"),
    cells.INCOMPLETE: ("INC", "black"), cells.FUMBLE: ("F", "red"), cells.FORCED_GAIN: ("(#)", "green"),
    cells.FORCED_LOSS: ("(-#)", "red"), cells.FORCED_TOUCHDOWN: ("(TD)", "green"),
}  # fmt: skip
"""What heads a row or a column of the priority chart, and its ink; a game may know more kinds."""
KEY_INKS: Final = {
    "TD": "green", "B": "green", "B+": "green", "QR": "green", "QR+": "green", "QT": "red", "INT": "red", "INT<": "red",
    "INC": "black", "Fo": "red", "Fd": "red", "F<": "red", "F>": "red", "FEZ": "red",
}  # fmt: skip


def box(text: str, ink: str, is_bold: bool = False) -> Cell:
    """A cell as the template draws it."""
    return {"text": text, "ink": ink, "bold": is_bold}


def rows(columns: Iterable[Column], dice: Dice, cell: Callable[[int], Cell]) -> list[Table]:
    """Columns side by side, a row a reading of the dice with the ways to throw it."""
    side_by_side = tuple(columns)
    return [
        {"dice": reading, "ways": ways, "cells": [cell(column.by_reading[reading]) for column in side_by_side]}
        for reading, ways in dice.weights
    ]


def beside(table: list[Table], cells: Sequence[Cell]) -> list[Table]:
    """The rows with one more column."""
    return [{**row, "cells": [*row["cells"], cell]} for row, cell in zip(table, cells, strict=True)]


def either(column: Column, mark: int, yes: str, no: str) -> list[Cell]:
    """A column that is green where *mark* stands, else red, and no more."""
    good, bad = box(yes, "green"), box(no, "red")
    return [good if column.by_reading[reading] == mark else bad for reading, _ in column.dice.weights]


def column_cells(column: Column, cell: Callable[[int], Cell]) -> list[Cell]:
    """A column's cells, from the lowest reading on."""
    return [cell(column.by_reading[reading]) for reading, _ in column.dice.weights]


def team_values(
    team: FootballTeam, plays: Sequence[str], formations: Mapping[str, Sequence[Column]], cell: Callable[[int], Cell]
) -> Table:
    """What the sheets of both footballs begin with: the team's names, its plays, and its defense."""
    return {
        "name": team.name,
        "title": team.title,
        "season": team.season,
        "plays": list(plays),
        "defense": [{"name": name, "rows": rows(columns, DEFENSE, cell)} for name, columns in formations.items()],
    }


def priority_chart(
    chart: Sequence[Sequence[int]], kinds: tuple[Sequence[Kind], Sequence[Kind]], words: Mapping[str, int],
    names: Mapping[Kind, tuple[str, str]] = KIND_NAMES,
) -> Table:  # fmt: skip
    """``chart[offensive kind][defensive kind]`` in boxes: *kinds* are rows and columns, *words* its keys by name."""
    keys = {number: box(word, KEY_INKS.get(word, "plain")) for word, number in words.items()}
    heads = {kind: box(*name, is_bold=True) for kind, name in names.items()}
    down, across = kinds
    return {
        "heads": [heads[kind] for kind in across],
        "rows": [{"name": heads[row], "cells": [keys[chart[row][column]] for column in across]} for row in down],
    }


def legend(foul: str) -> list[list[str]]:
    """What the inks mean; *foul* is one as the game writes it."""
    return [
        ["green", "7", "good for the offense"],
        ["red", "-2", "good for the defense, or the ball is lost"],
        ["black", "INC", "incomplete"],
        ["yellow", foul, "a foul: see the rules"],
        ["plain", "", "nothing gained, nothing changed"],
    ]
