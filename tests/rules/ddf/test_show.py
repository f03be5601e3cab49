"""The chart in colour: every section, every cell, in its printed colour, within 120 columns."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO
from typing import Literal

import pytest
from rich.console import Console

from fieldhouse.games.ddf.model import FORMATIONS, PLAYS, Supplements, Team
from fieldhouse.games.ddf.pages.show import BLACK, GREEN, PLAIN_STYLE, RED, WIDTH, YELLOW, cell_text, show_team
from fieldhouse.gridiron.cells import read_cell, show_cell
from fieldhouse.library.ddf import load_team

COLOURS = {
    GREEN: ("7", "12*", "16!", "B", "TD", "(3)", "(TD)"),
    RED: ("-2", "QT", "INT 12", "F -5", "F", "(0)", "(-3)", "BK -14", "NG"),
    BLACK: ("INC",),
    YELLOW: ("OFF 5", "OFF 15", "DEF 5X", "PI 14", "OFF 9*"),
    PLAIN_STYLE: ("-", "FC"),
}


@pytest.mark.parametrize(("colour", "text"), [(colour, text) for colour, texts in COLOURS.items() for text in texts])
def test_the_priority_chart_standard_colors(colour: str, text: str) -> None:
    shown = cell_text(read_cell(text))
    assert shown.plain.strip() == text
    assert shown.style == colour


def printed(team: Team, colour: bool = False) -> str:
    page = StringIO()
    system: Literal["standard"] | None = "standard" if colour else None
    Console(file=page, width=WIDTH, force_terminal=colour, color_system=system).print(show_team(team))
    return page.getvalue()


@pytest.mark.parametrize("name", ["2017-HAR", "2017-IRO"])
def test_every_section_is_shown(name: str) -> None:
    team, page = load_team(name), printed(load_team(name))
    assert max(map(len, page.splitlines())) <= WIDTH
    for heading in (team.title, "Offense", "Defense", "Special teams", "Coverage", "Supplement", "Calls", *FORMATIONS):
        assert heading in page
    for words in ("Power rating", "influence PI", "snap check OFF 5", "muffed snap", "road adjustment", "quotas"):
        assert words in page
    rows = [line.split() for line in page.splitlines()]
    for reading in range(10, 40):
        cells = " ".join(show_cell(column.by_reading[reading]) for column in team.plays)
        assert any(" ".join(row).startswith(f"{reading} {cells}") for row in rows)


def test_colours_reach_the_terminal() -> None:
    page = printed(load_team("2017-HAR"), colour=True)
    for code in ("30;42", "37;41", "37;40", "30;43"):
        assert f"\x1b[{code}m" in page


def test_a_team_without_advanced_charts() -> None:
    team = replace(
        load_team("2017-HAR"), supplements=Supplements(), qt_containment=None, field_goal_adjustment=None
    )  # fmt: skip
    page = printed(team)
    assert "Calls" not in page and "Containment" not in page and "Adjustment" not in page
    assert PLAYS[0].split()[0] in page
