"""The text of charts: sections, tables, values, dice ranges, and faults that say where they are."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fieldhouse.gridiron.dice import DEFENSE, OFFENSE, OFFENSE_READINGS
from fieldhouse.gridiron.dice_ranges import read_marks, read_totals, show_marks, show_totals
from fieldhouse.table.chart_text import ChartError, ChartText, parse, show_table
from fieldhouse.table.dice import Column

TEXT = """
title: Somebody   # a comment
# another
[kicks]
dice  Long Kick  Short
1     OFF 10     -
2     7          12*
3 8\t9
4     -          (TD)
5     -3         F -5
wind: strong
"""


def number(text: str) -> int:
    if not text.lstrip("-").isdecimal():
        raise ValueError(f"{text!r} is not a number; expected something like 7")
    return int(text)


def faults_of(chart: ChartText) -> tuple[str, ...]:
    with pytest.raises(ChartError) as caught:
        chart.finish()
    return caught.value.faults


def test_cells_may_hold_one_space_and_columns_stand_two_apart() -> None:
    chart = parse(TEXT, "x.txt")
    assert chart.faults == []
    assert chart.sections[""].values == {"title": "Somebody"}
    kicks = chart.sections["kicks"]
    assert kicks.cells["Long Kick"] == {1: "OFF 10", 2: "7", 3: "8", 4: "-", 5: "-3"}
    assert kicks.cells["Short"] == {1: "-", 2: "12*", 3: "9", 4: "(TD)", 5: "F -5"}
    assert kicks.values == {"wind": "strong"}


def test_a_written_table_is_aligned_and_reads_back() -> None:
    kicks = parse(TEXT, "x.txt").sections["kicks"]
    lines = show_table(kicks.cells)
    assert lines[:3] == ["dice  Long Kick  Short", "1     OFF 10     -", "2     7          12*"]
    assert parse("\n".join(["[kicks]", *lines]), "x.txt").sections["kicks"].cells == kicks.cells


def test_a_refused_cell_is_named_by_file_section_row_and_column() -> None:
    chart = parse(TEXT, "x.txt")
    chart.column("kicks", "Long Kick", DEFENSE, number)
    assert chart.faults == [
        "x.txt, [kicks], row 1, column Long Kick: 'OFF 10' is not a number; expected something like 7.",
        "x.txt, [kicks], row 4, column Long Kick: '-' is not a number; expected something like 7.",
    ]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[a]\ndice  X  Y\n1     1", "x.txt, [a], row 1, column Y: the row ends before this column; expected 2 cells"),
        ("[a]\ndice  X\n1  1  2", "x.txt, [a], row 1, column X: '2' stands after the last column; expected 1 cells"),
        ("[a]\ndice  X\n1  1\n1  2", "x.txt, [a], row 1: the row stands twice; expected it once."),
        ("[a]\n1  1", "x.txt, [a], row 1: the row has no heading above it; expected a line that begins with 'dice'."),
        ("[a]\ndice  X  X", "x.txt, [a], column X: the column stands twice; expected it once."),
        ("[a]\ndice  X\ndice  Y", "x.txt, [a]: there is a second heading; expected one table in a section."),
        ("[a]\n[a]", "x.txt, [a]: the section stands twice; expected it once."),
        ("k: 1\nk: 2", "x.txt, header: the line 'k: …' stands twice; expected it once."),
        ("[a]\nwhat is this", "x.txt, [a]: line 2 reads 'what is this'; expected a row, a heading, a [section] or"),
    ],
)
def test_faults_of_the_layout(text: str, fault: str) -> None:
    assert parse(text, "x.txt").faults[0].startswith(fault)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "x.txt, [kicks]: the section is missing; expected it with its heading and rows."),
        ("[kicks]", "x.txt, [kicks]: there is no table; expected a heading line that begins with 'dice'."),
        (TEXT.replace("Long", "Lang"), "x.txt, [kicks], column Long Kick: the column is missing; expected it in the"),
        (TEXT.replace("\n4  ", "\n#"), "x.txt, [kicks], row 4: the row is missing; expected a row for each of 1 to 5."),
        (TEXT + "6  1  1", "x.txt, [kicks], row 6: no dice show 6; expected 1 to 5."),
    ],
)
def test_faults_of_an_asked_column(text: str, fault: str) -> None:
    chart = parse(text, "x.txt")
    chart.column("kicks", "Long Kick", DEFENSE, lambda _: 0)
    assert chart.faults[0].startswith(fault)


def test_what_nobody_asked_for_is_a_fault_with_the_nearest_name() -> None:
    chart = parse("titel: X\n[extra]\nk: 1\n", "x.txt")
    chart.value("", "title", str, "", is_required=True)
    assert faults_of(chart) == (
        "x.txt, header: there is no line 'title: …'; expected one.",
        "x.txt, header: 'titel' is not known here; expected perhaps 'title'.",
        "x.txt, [extra]: this section is not known here.",
    )


def test_a_chart_error_lists_every_fault_and_survives_pickling() -> None:
    error = ChartError("One.", "Two.")
    assert str(error) == "One.\nTwo."
    assert pickle.loads(pickle.dumps(error)).faults == ("One.", "Two.")


@given(st.sets(st.sampled_from(OFFENSE_READINGS)))
def test_any_set_of_totals_survives_as_ranges(totals: set[int]) -> None:
    assert read_totals(show_totals(totals, OFFENSE), OFFENSE) == sorted(totals)


def test_ranges_are_short() -> None:
    assert show_totals([10, 11, 12, 37], OFFENSE) == "10-12, 37"
    assert show_totals([], OFFENSE) == "-"


@given(st.lists(st.integers(0, 2), min_size=30, max_size=30))
def test_any_small_chart_survives(marks: list[int]) -> None:
    words = {"G": 1, "L": 2}
    column = Column("c", OFFENSE, dict(zip(OFFENSE_READINGS, marks, strict=True)))
    assert read_marks(show_marks(column, words), words, OFFENSE) == column.cells


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("10-4x", "'10-4x' is not a list of dice totals; expected something like 10-32, 37"),
        ("10-40", "'10-40' is not on the dice; expected totals of 10 to 39, low to high"),
        ("20-10", "'20-10' is not on the dice; expected totals of 10 to 39, low to high"),
        ("10-12, 11", "'10-12, 11' lists a total twice; expected each once"),
    ],
)
def test_a_bad_list_of_totals(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        read_totals(text, OFFENSE)


def test_a_small_chart_of_two_forms_holds_only_one() -> None:
    words = {"SCK": 1, "QR": 2}
    with pytest.raises(ValueError, match="holds both SCK and QR; expected only one of the two forms"):
        read_marks("SCK on 10; QR on 11", words, OFFENSE, is_exclusive=True)
    with pytest.raises(ValueError, match="'SACK on 10' is not an entry of this chart; expected something like 'SCK on"):
        read_marks("SACK on 10", words, OFFENSE)
