"""A team's charts in colour, as they are printed: green is good for the offense, red for the defense, black an
incompletion, yellow a penalty, and a blank cell changes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fieldhouse.games.ddf.charts.columns import SHORT_BIG_PLAY, SPECIAL_COLUMNS
from fieldhouse.games.ddf.charts.values import ADJUSTMENT
from fieldhouse.games.ddf.charts.writer import supplement_lines
from fieldhouse.games.ddf.model import FIRST_PASS, FORMATIONS, PLAYS, YES, Supplements, Team
from fieldhouse.gridiron.cells import (
    BLANK,
    BLOCKED,
    BREAKAWAY,
    DEFENSE_FOUL,
    FAIR_CATCH,
    FORCED_GAIN,
    FORCED_LOSS,
    FORCED_TOUCHDOWN,
    FUMBLE,
    GAIN,
    GROUNDING,
    INCOMPLETE,
    INTERCEPTION,
    INTERFERENCE,
    LOSS,
    NO_GOOD,
    OFFENSE_FOUL,
    TOUCHDOWN,
    TRAPPED,
    kind_of,
    show_cell,
)
from fieldhouse.gridiron.dice import DEFENSE_READINGS, OFFENSE_READINGS
from fieldhouse.table.dice import Column

WIDTH: Final = 120
CELL: Final = 6
"""The longest result: ``OFF 15``."""
GREEN, RED, BLACK, YELLOW, PLAIN_STYLE = "black on green", "white on red", "white on black", "black on yellow", ""
COLOURS: Final = {
    GREEN: (GAIN, BREAKAWAY, TOUCHDOWN, FORCED_GAIN, FORCED_TOUCHDOWN),
    RED: (LOSS, TRAPPED, INTERCEPTION, FUMBLE, FORCED_LOSS, BLOCKED, NO_GOOD),
    BLACK: (INCOMPLETE,),
    YELLOW: (OFFENSE_FOUL, DEFENSE_FOUL, INTERFERENCE, GROUNDING),
    PLAIN_STYLE: (BLANK, FAIR_CATCH),
}
PER_PLAY: Final = ("call totals", "quotas", "solitaire")
"""Lines of the supplement with a number for each play."""
STYLES: Final = {kind: style for style, kinds in COLOURS.items() for kind in kinds}


def show_team(team: Team) -> Group:
    """All charts of a team; no line is wider than 120 columns."""
    parts: list[RenderableType] = [
        Text(f"{team.title} ({team.name})", style="bold"),
        Text(f"Power rating {team.power_rating:g}"),
    ]
    for title, table in (
        ("Offense", _offense(team)),
        ("Defense", _defense(team)),
        ("Special teams", _special_teams(team)),
        ("Coverage, containment, field goal adjustment", _coverage(team)),
        ("Supplement", _supplement(team.supplements)),
        ("Calls", _calls(team.supplements)),
    ):
        if table.row_count:
            parts += [Text(), Text(title, style="bold"), table]
    return Group(*parts)


def cell_text(code: int) -> Text:
    """One cell in its printed colour, the colour filling the column."""
    return Text(f"{show_cell(code):^{CELL}}", style=STYLES[kind_of(code)])


def _mark(is_good: bool, words: tuple[str, str]) -> Text:
    """A word in green or red."""
    return Text(f"{words[0] if is_good else words[1]:^{CELL}}", style=GREEN if is_good else RED)


def _grid(headings: Sequence[str]) -> Table:
    """Headings are broken where a space allows, so that thirteen columns fit."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 0, 0, 1), pad_edge=False)
    for heading in headings:
        table.add_column(heading.replace(" ", "\n"), justify="center", vertical="bottom", no_wrap=True)
    return table


def _offense(team: Team) -> Table:
    """The offense's columns in colour."""
    columns = dict(zip(PLAYS, team.plays, strict=True)) | {"B": team.breakaway, "QT": team.trapped}
    if team.supplements.short_big_play:
        columns[SHORT_BIG_PLAY] = team.supplements.short_big_play
    table = _grid(["dice", *columns, "fumble"])
    for reading in OFFENSE_READINGS:
        fumble = _mark(team.fumble_recovered.by_reading[reading] == YES, ("keep", "lose"))
        table.add_row(str(reading), *_row(columns, reading), fumble)
    return table


def _row(columns: Mapping[str, Column], reading: int) -> list[Text]:
    """The cells of a reading, in colour."""
    return [cell_text(column.by_reading[reading]) for column in columns.values()]


def _defense(team: Team) -> Table:
    """The formations' columns in colour."""
    table = _grid(["formation", "dice", *PLAYS])
    for name, columns in zip(FORMATIONS, team.formations, strict=True):
        for reading in DEFENSE_READINGS:
            title = name if reading == DEFENSE_READINGS[0] else ""
            row = [cell_text(column.by_reading[reading]) for column in columns]
            table.add_row(title, str(reading), *row, end_section=reading == DEFENSE_READINGS[-1])
    return table


def _special_teams(team: Team) -> Table:
    """The special teams' columns in colour."""
    columns = dict(
        zip(
            SPECIAL_COLUMNS,
            (
                team.kickoff, team.kickoff_return, team.punt, team.punt_return, team.fumble_return,
                team.interception_return, team.field_goal,
            ),
            strict=True,
        )
    )  # fmt: skip
    table = _grid(["dice", *columns, "Extra Point"])
    for reading in OFFENSE_READINGS:
        point = _mark(team.extra_point.by_reading[reading] == YES, ("good", "miss"))
        table.add_row(str(reading), *_row(columns, reading), point)
    return table


def _coverage(team: Team) -> Table:
    """The coverage columns in colour."""
    columns = {"Kick Coverage": team.kick_coverage, "Punt Coverage": team.punt_coverage}
    if team.qt_containment:
        columns["QT Containment"] = team.qt_containment
    adjustment = team.field_goal_adjustment
    table = _grid(["dice", *columns, *(["Field Goal Adjustment"] if adjustment else [])])
    words = {mark: word for word, mark in ADJUSTMENT.items()}
    colours = {"G": GREEN, "NG": RED}
    for reading in DEFENSE_READINGS:
        row = _row(columns, reading)
        if adjustment:
            word = words[adjustment.rows[reading]]
            row.append(Text(f"{word:^{CELL}}", style=colours.get(word, PLAIN_STYLE)))
        table.add_row(str(reading), *row)
    return table


def _supplement(sheet: Supplements) -> Table:
    """The small charts, by their words and dice, and the ratings."""
    table = Table(box=None, padding=(0, 1), show_header=False)
    for name, text in supplement_lines(sheet).items():
        if name not in PER_PLAY:
            table.add_row(name, text)
    return table


def _calls(sheet: Supplements) -> Table:
    """How often each play was called, how often it may be, and its range of the percentage dice."""
    table = _grid(["", *PLAYS])
    for name, row in zip(PER_PLAY, (sheet.call_totals, sheet.quotas, sheet.solitaire), strict=True):
        if row is not None:
            table.add_row(name, *(solitaire_ranges(row) if row is sheet.solitaire else map(str, row)))
    return table


def solitaire_ranges(tops: tuple[int, ...]) -> list[str]:
    """``34 66 90 100 …`` as ``1-34 35-66 …``: runs and passes are rolled for apart."""
    lows = [1 if play in (0, FIRST_PASS) else tops[play - 1] + 1 for play in range(len(tops))]
    return [f"{low}-{top}" if low <= top else "-" for low, top in zip(lows, tops, strict=True)]
