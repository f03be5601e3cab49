"""Charts as text: cells, columns, faults, the teams that ship."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tools import make_bowlbound_teams

from examples.bowlbound.table import sheet
from fieldhouse.games.bowlbound.cells import DEF_5Y, NEGATIVE, VARIABLE, X, read_cell, show_cell, variable
from fieldhouse.games.bowlbound.charts.doubts import doubts
from fieldhouse.games.bowlbound.charts.reader import read_team, team_chart_text
from fieldhouse.games.bowlbound.side import longest
from fieldhouse.gridiron.cells import GAIN, INTERCEPTION, LOSS, OUT, BadCell, kind_of
from fieldhouse.library import teams
from fieldhouse.library.bowlbound import load_team
from fieldhouse.table.chart_text import ChartError
from fieldhouse.table.dice import Column

SHIPPED = ("2024-LKS", "2024-PRA")
TOOLS = Path(__file__).parents[3] / "tools"


@pytest.mark.parametrize(
    "text",
    [
        "7", "-3", "-", "9*", "*", "B", "B*", "(B)", "TD", "(TD)", "[TD]", "(0)", "(12)", "(-5)*", "[12]", "[-2]", "QT",
        "QT*", "QR", "(QR)", "INC", "INT 15", "INT -2", "INT T1", "F", "F DS", "F -3", "OFF 5", "OFF 5A", "OFF 10",
        "OFF 15", "OFF S", "OFF R", "DEF 5", "DEF 5Y", "DEF 10", "DEF 15", "DEF S", "DEF R", "PI 12", "PI X", "SOP",
        "BLP", "DS", "-DS", "X", "-X", "T1", "T2", "T3", "T2*", "KO", "KO*", "FG", "FG*", "BK -X", "BK -7", "NG", "OB",
    ],
)  # fmt: skip
def test_legend_every_cell_is_written_as_it_is_read(text: str) -> None:
    assert show_cell(read_cell(text)) == text


def test_legend_spellings() -> None:
    assert read_cell("T0") == read_cell("X")
    assert read_cell("12†") == read_cell("12*")
    assert read_cell("DEF 5X") == DEF_5Y
    assert read_cell("F+6") == read_cell("F 6") == read_cell("F +6")
    assert read_cell("INT-2") == read_cell("INT -2")
    assert read_cell("0") == read_cell("-")


def test_legend_variable_yardages_in_any_cell() -> None:
    assert read_cell("INT X") == variable(INTERCEPTION, X)
    assert kind_of(read_cell("-X*")) == LOSS
    assert read_cell("-X*") & (VARIABLE | NEGATIVE | OUT) == VARIABLE | NEGATIVE | OUT
    assert kind_of(read_cell("T3")) == GAIN


@pytest.mark.parametrize("text", ["SPO", "121", "OFF 12", "DEF 15*", "(3", "[3)", "F 3 4", "T4", "+-3", "INT INT"])
def test_legend_what_is_no_cell(text: str) -> None:
    with pytest.raises(BadCell):
        read_cell(text)


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_teams_are_canonical_and_beyond_doubt(name: str) -> None:
    team = load_team(name)
    text = team_chart_text(team)
    assert team_chart_text(read_team(text, name)) == text
    assert read_team(text, name).digest == team.digest
    assert doubts(team, name) == []


def test_shipped_teams_are_what_the_tool_makes(tmp_path: Path) -> None:
    make_bowlbound_teams.main(tmp_path)
    made = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    folder = Path(sys.modules[load_team.__module__].__file__ or "").parent / "teams"
    assert made == {f"{name}.txt": (folder / f"{name}.txt").read_text(encoding="utf-8") for name in SHIPPED}
    assert set(SHIPPED) <= set(teams("bowlbound"))


def test_faults_name_file_and_section() -> None:
    text = team_chart_text(sheet("A")).replace("codes: -", "codes: W, XWC").replace("fumble recovered: 10-25", "")
    with pytest.raises(ChartError) as raised:
        read_team(text, "mine.txt")
    assert sorted(raised.value.faults) == [
        "mine.txt, [offense]: there is no line 'fumble recovered: …'; expected one.",
        "mine.txt, header, codes: 'W, XWC' both grants and refuses the wild card; expected only one of W and XWC.",
    ]


@pytest.mark.parametrize(
    ("cells", "fault"),
    [
        ({"1": {20: "QT"}}, "row 20, column 1-Line Plunge: 'QT' cannot stand in this column"),
        ({"1": {20: "SOP"}}, "column 1-Line Plunge: 'SOP' cannot stand"),
        ({"9": {20: "[3]"}}, "column 9-Drop Back: '[3]' cannot stand"),
        ({"A 1": {3: "INC"}}, "[defense A-Standard], row 3, column 1-Line Plunge: 'INC' cannot stand"),
        ({"A 9": {3: "4*"}}, "'4*' cannot stand"),
        ({"Kickoff": {20: "TD"}}, "column Kickoff: 'TD' cannot stand"),
        ({"Punt": {20: "XX"}}, "'XX' is not a result of these charts"),
    ],
)
def test_a_result_in_the_wrong_column_is_a_fault(cells: dict[str, dict[int, str]], fault: str) -> None:
    with pytest.raises(ChartError) as raised:
        sheet("A", cells)
    assert fault in str(raised.value)


def test_doubts() -> None:
    found = doubts(sheet("A"), "blank.txt")
    assert any("neither SOP nor BLP" in doubt for doubt in found)
    assert any("column QT: losses are rare" in doubt for doubt in found)


def test_a_field_goal_column_without_a_gain_has_no_longest() -> None:
    column = load_team(SHIPPED[0]).field_goal
    never = Column("Field Goal", column.dice, dict.fromkeys(column.rows, read_cell("NG")))
    assert longest(column) > 0
    assert longest(never) == 0
