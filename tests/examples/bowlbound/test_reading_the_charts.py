"""The examples of IV-2-D (the Priority Chart), VI-3 (variable yardages) and VI-12 (the option play)."""

from __future__ import annotations

import pytest

from examples.bowlbound.table import Stage
from fieldhouse.table.chart_text import ChartError


@pytest.mark.parametrize(
    ("offense", "defense", "sheet"),
    [
        ("5", "-2", "A 2 and 7 at A 43"),
        ("4", "(0)", "A 2 and 10 at A 40"),
        ("(4)", "-1", "A 2 and 6 at A 44"),
        ("(4)", "(-1)", "A 2 and 7 at A 43"),
        ("-2", "-2", "A 2 and 14 at A 36"),
        ("-", "-3", "A 2 and 13 at A 37"),
    ],
)
def test_iv_2_d_yardages(offense: str, defense: str, sheet: str) -> None:
    stage = Stage("A 1 and 10 at A 40", A={"1": {20: offense}}, B={"A 1": {3: defense}})
    stage.play("1 a", "offense 20, defense 3").gives(sheet)


def test_iv_2_d_trapped_quarterback_without_subtraction() -> None:
    stage = Stage("A 1 and 10 at A 40", A={"9": {20: "QT"}, "QT": {31: "-7"}}, B={"A 9": {3: "-10"}})
    stage.play("9 a", "offense 20, defense 3, QT 31").gives("A 2 and 17 at A 33")


def test_iv_2_d_fumble_at_the_offensive_yardage() -> None:
    stage = Stage("A 1 and 10 at A 40", A={"1": {20: "F +6"}}, B={"A 1": {3: "12"}})
    stage.play("1 a", "offense 20, defense 3, fumble 30").gives("B 1 and 10 at A 46")


def test_iv_2_d_penalty_overrules_but_the_defensive_result_may_still_apply() -> None:
    cells = {"9": {20: "OFF S", 21: "12"}}
    stage = Stage("A 1 and 10 at A 40", A=cells, B={"A 9": {3: "INT 10"}, "Interception Return": {24: "5"}})
    stage.play(
        "9 a",
        "offense 20, penalty 34, offense 21, defense 3, interception return 24",
        "B run back return, B penalty decline",
    ).gives("B 1 and 10 at A 45")
    assert [(seat, accepted) for _, seat, accepted in stage.last.fouls] == [(0, False)]


def test_iv_2_d_fumble_against_forced_touchdown_is_one_yard_deep() -> None:
    stage = Stage("A 1 and 10 at A 40", A={"1": {20: "F +22"}}, B={"A 1": {3: "(TD)"}})
    stage.play("1 a", "offense 20, defense 3, fumble 20").gives("try by A", score=(6, 0))
    stage = Stage(
        "A 1 and 10 at A 40", A={"1": {20: "F +22"}}, B={"A 1": {3: "(TD)"}, "Interception Return": {24: "9"}}
    )
    stage.play("1 a", "offense 20, defense 3, fumble 37, fumble return 24", "B run back return").gives(
        "B 1 and 10 at B 8"
    )


def test_iv_2_d_punt_of_48_without_a_defensive_result() -> None:
    stage = Stage("A 4 and 10 at A 30", A={"Punt": {20: "48"}}, B={"Punt Return": {21: "7"}})
    stage.play("punt a", "punt 20, punt return 21", "B kick return return").gives("B 1 and 10 at B 29")


def test_iv_2_d_interception_against_forced_touchdown_is_incomplete() -> None:
    stage = Stage("A 1 and 10 at A 40", A={"9": {20: "INT 28"}}, B={"A 9": {3: "(TD)"}})
    stage.play("9 a", "offense 20, defense 3").gives("A 2 and 10 at A 40", seconds=10)


@pytest.mark.parametrize(
    ("offense", "defense", "sheet"),
    [
        ("[2]", "", ""),
        ("7", "[2]", "A 2 and 8 at A 42"),
        ("(7)", "[-2]", "A 2 and 12 at A 38"),
        ("TD", "(3)", "A 2 and 7 at A 43"),
        ("TD", "-3", "try by A"),
        ("(TD)", "(3)", "try by A"),
        ("4", "(TD)", "try by A"),
        ("B", "-3", "A 1 and 10 at midfield"),
        ("(B)", "-3", "A 1 and 10 at B 47"),
        ("(B)", "(-3)", "A 1 and 10 at midfield"),
        ("B", "(2)", "A 2 and 8 at A 42"),
    ],
)
def test_iv_2_d_the_legend(offense: str, defense: str, sheet: str) -> None:
    if not sheet:
        with pytest.raises(ChartError, match="cannot stand in this column"):
            Stage("A 1 and 10 at A 40", A={"1": {20: offense}})
        return
    stage = Stage("A 1 and 10 at A 40", A={"1": {20: offense}, "B": {25: "13"}}, B={"A 1": {3: defense}})
    dice = "offense 20, defense 3" + (", B 25" if "B" in offense and "2)" not in defense else "")
    stage.play("1 a", dice).gives(sheet)


@pytest.mark.parametrize(("method", "yards"), [("quick", (6, 12, 28, 55, 83)), ("full", (10, 3, 37, 50, 87))])
def test_vi_3_variable_yardages(method: str, yards: tuple[int, ...]) -> None:
    """37 and 13 are the two rolls of the examples; T3 takes a third one of 37."""
    rolls = {"DS": "DS 37", "X": "X 37", "T1": "T1 37", "T2": "T2 37, T2 13", "T3": "T3 37, T3 13, T3 37"}
    for (entry, dice), gained in zip(rolls.items(), yards, strict=True):
        stage = Stage("A 1 and 10 at A 1", {"yardages": method}, A={"1": {20: entry}})
        stage.play("1 a", f"offense 20, {dice + ', ' if method == 'full' else ''}defense 1")
        assert stage.last.yards == gained, entry


def test_vi_3_a_second_roll() -> None:
    for entry, dice, gained in (("DS", "DS 13", 4), ("X", "X 13", 27), ("T0", "X 13", 27), ("T1", "T1 13", 13)):
        stage = Stage("A 1 and 10 at A 20", A={"1": {20: entry}})
        stage.play("1 a", f"offense 20, {dice}, defense 1")
        assert stage.last.yards == gained, entry


def test_vi_3_negative_and_in_other_cells() -> None:
    Stage("A 1 and 10 at A 40", A={"1": {20: "-DS"}}).play("1 a", "offense 20, DS 37, defense 1").gives(
        "A 2 and 20 at A 30"
    )
    Stage("A 1 and 10 at A 40", A={"1": {20: "F +X"}}).play("1 a", "offense 20, X 37, defense 1, fumble 30").gives(
        "B 1 and 10 at A 43"
    )
    stage = Stage("A 1 and 10 at A 40", A={"9": {20: "PI X"}})
    stage.play("9 a", "offense 20, X 30, defense 1", "A penalty accept").gives("A 1 and 10 at midfield")
    stage = Stage("A 4 and 10 at A 40", A={"Punt": {20: "BK -DS"}})
    stage.play("punt a", "punt 20, DS 34, fumble 12").gives("B 1 and 10 at A 33")


def test_vi_3_on_defense() -> None:
    stage = Stage("A 1 and 10 at A 40", A={"1": {20: "5"}}, B={"A 1": {2: "-X"}})
    stage.play("1 a", "offense 20, defense 2, X 38").gives("A 2 and 7 at A 43")


def test_vi_12_option_pass_has_no_defense() -> None:
    cells = {"5": {20: "SOP", 21: "BLP", 22: "4"}, "7": {30: "11"}, "8": {30: "-3"}}
    defense = {"A 5": {1: "-2"}, "A 7": {1: "(0)"}, "A 8": {1: "INT 9"}}
    stage = Stage("A 1 and 10 at A 40", A=cells, B=defense)
    stage.play("5 a", "offense 20, option pass 30").gives("A 1 and 10 at B 49")
    stage.put("A 1 and 10 at A 40")
    stage.play("5 a", "offense 21, option pass 30").gives("A 2 and 13 at A 37")
    stage.put("A 1 and 10 at A 40")
    stage.play("5 a", "offense 22, defense 1").gives("A 2 and 8 at A 42")


def test_vi_2_quarterback_runs() -> None:
    cells = {"7": {20: "QR"}, "QR": {30: "6", 31: "B", 32: "F -2"}, "B": {33: "TD"}}
    stage = Stage("A 1 and 10 at A 40", A=cells, B={"A 7": {1: "3", 2: "-3"}})
    stage.play("7 a", "offense 20, defense 1, QR 30").gives("A 2 and 1 at A 49")
    stage.put("A 1 and 10 at A 40")
    stage.play("7 a", "offense 20, defense 2, QR 30").gives("A 2 and 4 at A 46")
    stage.put("A 1 and 10 at A 40")
    stage.play("7 a", "offense 20, defense 3, QR 31, B 33").gives("try by A")
    stage.put("A 1 and 10 at A 40")
    stage.play("7 a", "offense 20, defense 3, QR 32, fumble 26").gives("B 1 and 10 at A 38")


@pytest.mark.parametrize(
    ("column", "cell", "dice", "yards"),
    [
        ("QT", "-X", "X 33", -7),
        ("QR", "DS", "DS 24", 6),
        ("B", "T1", "T1 25", 25),
        ("B", "F T1", "T1 25, fumble 20", 25),
    ],
)
def test_vi_3_in_the_columns_that_are_rolled_afterwards(column: str, cell: str, dice: str, yards: int) -> None:
    stage = Stage("A 1 and 10 at A 40", A={"9": {20: column}, column: {30: cell}})
    stage.play("9 a", f"offense 20, defense 1, {column} 30, {dice}")
    assert stage.last.yards == yards


@pytest.mark.parametrize(
    ("cell", "dice", "sheet"), [("T1", "T1 25", "B 1 and 10 at B 35"), ("-DS", "DS 20", "B 1 and 10 at B 8")]
)
def test_vi_3_on_returns(cell: str, dice: str, sheet: str) -> None:
    stage = Stage("A kicks off from A 30", B={"Kickoff Return": {30: cell}})
    stage.play(dice=f"kickoff 20, kickoff return 30, {dice}", choices="A kickoff deep").gives(sheet)
