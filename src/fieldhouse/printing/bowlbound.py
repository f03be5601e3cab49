"""A Bowl Bound team on paper: everything its owner needs at the table, as plain values for the template."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fieldhouse.games.bowlbound.cells import (
    BOOTLEG,
    BRACKET_GAIN,
    BRACKET_LOSS,
    BRACKET_TOUCHDOWN,
    FIELD_GOAL_COLUMN,
    FORCED_BREAKAWAY,
    FORCED_RUN,
    KICK_OUT,
    KICKOFF_COLUMN,
    QUARTERBACK_RUNS,
    SPRINT_OUT,
    show_cell,
)
from fieldhouse.games.bowlbound.charts.reader import special_columns
from fieldhouse.games.bowlbound.model import FORMATIONS, PLAYS, YES, Team
from fieldhouse.games.bowlbound.rules.kickoffs import SQUIB_CHART
from fieldhouse.gridiron.cells import (
    BLANK,
    BLOCKED,
    BREAKAWAY,
    DEFENSE_FOUL,
    FORCED_GAIN,
    FORCED_LOSS,
    FORCED_TOUCHDOWN,
    FUMBLE,
    GAIN,
    INCOMPLETE,
    INTERCEPTION,
    INTERFERENCE,
    LOSS,
    NO_GOOD,
    OFFENSE_FOUL,
    TOUCHDOWN,
    TRAPPED,
    kind_of,
)
from fieldhouse.gridiron.chart_values import show_number
from fieldhouse.gridiron.dice import DEFENSE, OFFENSE
from fieldhouse.library.bowlbound import load_team
from fieldhouse.printing.bowlbound_tables import KEYS, LEGEND, PRIORITY_CHART, TIMING, YARDAGES
from fieldhouse.printing.typeset import Sheet
from fieldhouse.table.dice import Column, Dice
from fieldhouse.table.plain_json import Fields, PlainReport

TEMPLATE: Final = "bowlbound.typ"
INKS: Final = {
    **dict.fromkeys(
        (GAIN, FORCED_GAIN, BRACKET_GAIN, BREAKAWAY, FORCED_BREAKAWAY, TOUCHDOWN, FORCED_TOUCHDOWN, BRACKET_TOUCHDOWN,
         QUARTERBACK_RUNS, FORCED_RUN, SPRINT_OUT, BOOTLEG, KICKOFF_COLUMN, FIELD_GOAL_COLUMN), "green"
    ),
    **dict.fromkeys(
        (LOSS, FORCED_LOSS, BRACKET_LOSS, TRAPPED, INTERCEPTION, FUMBLE, BLOCKED, NO_GOOD, KICK_OUT), "red"
    ),
    **dict.fromkeys((OFFENSE_FOUL, DEFENSE_FOUL, INTERFERENCE), "yellow"),
    INCOMPLETE: "black",
    BLANK: "plain",
}  # fmt: skip
"""The colour of a box by what stands in it."""

Cell = PlainReport
Table = PlainReport


def sheet(name: str) -> Sheet:
    """The sheet of the team that *name* means."""
    return Sheet(TEMPLATE, values(load_team(name)))


def values(team: Team) -> Fields:
    return {
        "name": team.name,
        "title": team.title,
        "season": team.season,
        "plays": list(PLAYS),
        "offense": _offense(team),
        "defense": [
            {"name": name, "rows": _rows(dict(zip(PLAYS, columns, strict=True)), DEFENSE)}
            for name, columns in zip(FORMATIONS, team.formations, strict=True)
        ],
        "special": _special_teams(team),
        "facts": _facts(team),
        "calls": [f"{share}%" for share in team.calls],
        "priority": PRIORITY_CHART,
        "keys": KEYS,
        "timing": TIMING,
        "yardages": YARDAGES,
        "legend": LEGEND,
    }


def _cell(code: int) -> Cell:
    """A blank cell is left white."""
    text = show_cell(code)
    return {"text": "" if text == "-" else text, "ink": INKS[kind_of(code)]}


def _rows(columns: Mapping[str, Column], dice: Dice) -> list[Table]:
    return [
        {"dice": reading, "ways": ways, "cells": [_cell(column.by_reading[reading]) for column in columns.values()]}
        for reading, ways in dice.weights
    ]


def _either(column: Column, yes: str, no: str) -> list[Cell]:
    """A column that is green or red and no more."""
    good, bad = {"text": yes, "ink": "green"}, {"text": no, "ink": "red"}
    return [good if column.by_reading[reading] == YES else bad for reading, _ in column.dice.weights]


def _beside(rows: list[Table], cells: list[Cell]) -> list[Table]:
    return [{**row, "cells": [*row["cells"], cell]} for row, cell in zip(rows, cells, strict=True)]


def _offense(team: Team) -> Table:
    columns = dict(zip(PLAYS, team.plays, strict=True))
    columns |= {"B": team.breakaway, "QR": team.quarterback_runs, "QT": team.trapped}
    rows = _beside(_rows(columns, OFFENSE), _either(team.fumble_recovered, "kept", "lost"))
    return {"heads": [*columns, "Fumble"], "rows": rows}


def _special_teams(team: Team) -> Table:
    columns = special_columns(team)
    rows, heads = _rows(columns, OFFENSE), list(columns)
    if team.extra_point is not None:
        rows, heads = _beside(rows, _either(team.extra_point, "good", "miss")), [*heads, "Extra Point"]
    squib = [_cell(SQUIB_CHART.by_reading[reading]) for reading, _ in OFFENSE.weights]
    return {"heads": [*heads, "Squib Return"], "rows": _beside(rows, squib)}


def _facts(team: Team) -> list[list[str]]:
    ratings = team.ratings
    return [
        ["Power rating", f"{show_number(ratings.power)} ± {show_number(ratings.home)}"],
        ["at home", show_number(ratings.power + ratings.home)],
        ["on the road", show_number(ratings.power - ratings.home)],
        ["Yardage factor", f"{show_number(ratings.factor)}%"],
        ["Simplified, upper and lower", f"{ratings.upper}% / {ratings.lower}%"],
        ["Codes", ", ".join(team.codes) or "none"],
        ["Extra point", "field goal from the 3" if team.extra_point is None else "by the dice"],
    ]
