"""A Bowl Bound team on paper: everything its owner needs at the table, as plain values for the template."""

from __future__ import annotations

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
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.library.bowlbound import load_team
from fieldhouse.printing.bowlbound_tables import KEYS, LEGEND, PRIORITY_CHART, TIMING, YARDAGES
from fieldhouse.printing.football import Cell, Table, beside, box, column_cells, either, rows, team_values
from fieldhouse.printing.typeset import PrintedSheet
from fieldhouse.table.plain_json import Fields

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


def sheet(name: str) -> PrintedSheet:
    """The sheet of the team that *name* means, read from the library."""
    return PrintedSheet(TEMPLATE, values(load_team(name)))


def values(team: Team) -> Fields:
    """A team's charts as the template wants them."""
    return {
        **team_values(team, PLAYS, dict(zip(FORMATIONS, team.formations, strict=True)), _cell),
        "offense": _offense(team),
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
    """A cell in its colour; a blank one is left white."""
    text = show_cell(code)
    return box("" if text == "-" else text, INKS[kind_of(code)])


def _offense(team: Team) -> Table:
    """The plays, the three columns behind them, and the fumble line."""
    columns = dict(zip(PLAYS, team.plays, strict=True))
    columns |= {"B": team.breakaway, "QR": team.quarterback_runs, "QT": team.trapped}
    table = beside(rows(columns.values(), OFFENSE, _cell), either(team.fumble_recovered, YES, "kept", "lost"))
    return {"heads": [*columns, "Fumble"], "rows": table}


def _special_teams(team: Team) -> Table:
    """Kicks and returns, the extra point if it has one, and the squib chart."""
    columns = special_columns(team)
    table, heads = rows(columns.values(), OFFENSE, _cell), list(columns)
    if team.extra_point is not None:
        table, heads = beside(table, either(team.extra_point, YES, "good", "miss")), [*heads, "Extra Point"]
    return {"heads": [*heads, "Squib Return"], "rows": beside(table, column_cells(SQUIB_CHART, _cell))}


def _facts(team: Team) -> list[list[str]]:
    """Ratings, factors and codes."""
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
