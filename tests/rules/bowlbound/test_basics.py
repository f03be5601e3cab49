"""Dice, the priority chart cell by cell, downs and the timing chart."""

from __future__ import annotations

import pytest

from examples.bowlbound.table import Stage
from fieldhouse.games.bowlbound.cells import (
    BRACKET_GAIN,
    BRACKET_LOSS,
    FORCED_BREAKAWAY,
    FORCED_RUN,
    read_cell,
)
from fieldhouse.games.bowlbound.rules.priority import COLUMNS, PRIORITY, ROWS
from fieldhouse.gridiron.cells import (
    FORCED_GAIN,
    FORCED_LOSS,
    FORCED_TOUCHDOWN,
    FUMBLE,
    GAIN,
    INTERCEPTION,
    KIND,
    LOSS,
)
from fieldhouse.gridiron.dice import DEFENSE, OFFENSE
from fieldhouse.gridiron.priority import ADD, DEFENSIVE

OFFENSE_WAYS = (2, 3, 4, 5, 6, 6, 4, 3, 2, 1, 4, 6, 8, 10, 12, 12, 8, 6, 4, 2, 6, 9, 12, 15, 18, 18, 12, 9, 6, 3)


def test_iv_1_dice() -> None:
    assert OFFENSE.weights == tuple(zip(range(10, 40), OFFENSE_WAYS, strict=True))
    assert DEFENSE.weights == ((1, 12), (2, 11), (3, 9), (4, 3), (5, 1))


def test_priority_chart_has_no_hole() -> None:
    assert all(PRIORITY[row][column] >= 0 for row in ROWS for column in COLUMNS)


@pytest.mark.parametrize("column", [BRACKET_GAIN, BRACKET_LOSS])
def test_priority_chart_brackets_beat_everything_but_a_fumble(column: int) -> None:
    """The legend: all but penalties, which never come to the chart; a fumble stays one, at the defensive spot."""
    assert {row for row in ROWS if PRIORITY[row][column] != DEFENSIVE} == {FUMBLE}


def test_priority_chart_offensive_parentheses_give_way_to_brackets_alone() -> None:
    own = (FORCED_GAIN, FORCED_LOSS, FORCED_TOUCHDOWN, FORCED_BREAKAWAY, FORCED_RUN)
    for row in own:
        assert {column for column in COLUMNS if PRIORITY[row][column] == DEFENSIVE} == {BRACKET_GAIN, BRACKET_LOSS}


def test_priority_chart_defensive_parentheses() -> None:
    """They beat all but parentheses; examples make interceptions and fumbles exceptions."""
    beaten = {row for row in ROWS if PRIORITY[row][FORCED_GAIN] == DEFENSIVE}
    assert beaten.isdisjoint({FORCED_GAIN, FORCED_LOSS, FORCED_TOUCHDOWN, INTERCEPTION, FUMBLE})
    assert beaten == {row for row in ROWS if PRIORITY[row][FORCED_LOSS] == DEFENSIVE}
    assert PRIORITY[FORCED_GAIN][FORCED_LOSS] == ADD


def test_priority_chart_zero_in_parentheses_is_a_forced_loss() -> None:
    assert read_cell("(0)") >> KIND == FORCED_LOSS
    assert read_cell("[0]") >> KIND == BRACKET_LOSS
    assert (read_cell("4") >> KIND, read_cell("-DS") >> KIND) == (GAIN, LOSS)


@pytest.mark.parametrize(
    ("situation", "yards", "sheet"),
    [
        ("A 1 and 10 at A 40", "9", "A 2 and 1 at A 49"),
        ("A 1 and 10 at A 40", "10", "A 1 and 10 at midfield"),
        ("A 4 and 2 at A 40", "1", "B 1 and 10 at A 41"),
        ("A 4 and 2 at A 40", "-3", "B 1 and 10 at A 37"),
        ("A 2 and 8 at B 12", "8", "A 1 and goal at B 4"),
        ("A 3 and goal at B 4", "-5", "A 4 and goal at B 9"),
    ],
)
def test_v_10_downs(situation: str, yards: str, sheet: str) -> None:
    Stage(situation, A={"1": {20: yards}}).play("1 a", "offense 20, defense 1").gives(sheet)


@pytest.mark.parametrize(
    ("cell", "dice", "choices", "seconds"),
    [
        ("3", "", "", 30),
        ("11", "", "", 20),
        ("INC", "", "", 10),
        ("TD", "", "", 10),
        ("INT 9", "", "B run back down", 10),
        ("F +2", ", fumble 30", "", 10),
        ("F +2", ", fumble 20", "", 30),
        ("F +12", ", fumble 20", "", 20),
    ],
)
def test_v_6_timing_chart(cell: str, dice: str, choices: str, seconds: int) -> None:
    stage = Stage("A 1 and 10 at A 40", A={"7": {20: cell}})
    stage.play("7 a", f"offense 20, defense 1{dice}", choices)
    assert stage.last.seconds == seconds


@pytest.mark.parametrize(
    ("told", "season", "quarter", "clock", "seconds"),
    [
        ("season", 2022, 1, "9:00", 20),
        ("season", 2023, 1, "9:00", 30),
        ("season", 2023, 2, "2:00", 20),
        ("season", 2023, 3, "2:00", 30),
        ("season", 2023, 4, "2:10", 10),
        ("always", 2023, 1, "9:00", 20),
        ("never", 2012, 1, "9:00", 30),
        ("never", 2012, 4, "1:00", 20),
    ],
)
def test_v_6_first_downs_stop_the_clock_by_the_season(
    told: str, season: int, quarter: int, clock: str, seconds: int
) -> None:
    stage = Stage(
        "A 1 and 10 at A 40", {"first_down_stop": told}, quarter, clock, season=season, A={"7": {20: "11"}}
    )  # fmt: skip
    stage.play("7 a", "offense 20, defense 1")
    assert stage.last.seconds == seconds


def test_v_6_losing_the_ball_on_downs_takes_ten_seconds() -> None:
    stage = Stage("A 4 and 10 at A 40", A={"1": {20: "3"}})
    stage.play("1 a", "offense 20, defense 1").gives("B 1 and 10 at A 43", seconds=10)
