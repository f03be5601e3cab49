"""IV-2-D: cells of the Priority Chart that no example of the book shows, each played; and what they leave of a mark."""

from __future__ import annotations

import pytest

from examples.bowlbound.table import Stage

FIRST = "A 1 and 10 at A 40"
COLUMNS = {"B": {30: "13"}, "QR": {30: "6"}, "QT": {30: "-7"}}
INCOMPLETE = "A 2 and 10 at A 40"
PICKED_AT_10 = "B 1 and 10 at midfield"


@pytest.mark.parametrize(
    ("offense", "defense", "sheet"),
    [
        ("INT 28", "(5)", INCOMPLETE),
        ("INT 28", "[TD]", INCOMPLETE),
        ("INT 10", "[3]", "A 2 and 7 at A 43"),
        ("INC", "(3)", "A 2 and 7 at A 43"),
        ("INC", "[-2]", "A 2 and 12 at A 38"),
        ("INC", "(TD)", "try by A"),
        ("INC", "4", INCOMPLETE),
        ("7", "INC", INCOMPLETE),
        ("-", "INC", INCOMPLETE),
        ("TD", "INC", INCOMPLETE),
        ("QT", "INC", INCOMPLETE),
        ("QT", "(2)", "A 2 and 8 at A 42"),
        ("QR", "(-2)", "A 2 and 12 at A 38"),
        ("QR", "[3]", "A 2 and 7 at A 43"),
        ("(4)", "INC", "A 2 and 6 at A 44"),
        ("(4)", "QT", "A 2 and 6 at A 44"),
        ("(4)", "INT 10", "A 2 and 6 at A 44"),
        ("(4)", "F 4", "A 2 and 6 at A 44"),
        ("(4)", "[2]", "A 2 and 8 at A 42"),
        ("(4)", "(TD)", "try by A"),
        ("(TD)", "INT 10", "try by A"),
        ("(TD)", "[3]", "A 2 and 7 at A 43"),
        ("-4", "[TD]", "try by A"),
        ("-4", "(3)", "A 2 and 7 at A 43"),
    ],
)
def test_iv_2_d_one_result_stands(offense: str, defense: str, sheet: str) -> None:
    stage = Stage(FIRST, A={"9": {20: offense}}, B={"A 9": {1: defense}})
    stage.play("9 a", "offense 20, defense 1").gives(sheet)


@pytest.mark.parametrize(
    ("offense", "defense", "sheet"),
    [
        ("INT 28", "(-5)", "B 1 and 10 at A 35"),
        ("INT 28", "(0)", "B 1 and 10 at A 40"),
        ("INT 28", "INT 10", PICKED_AT_10),
        ("INT 10", "INT 28", PICKED_AT_10),
        *(("INT 10", defense, PICKED_AT_10) for defense in ("7", "-7", "QT", "QR", "INC", "F 4")),
        *((offense, "INT 10", PICKED_AT_10) for offense in ("7", "-7", "-", "TD", "QT", "QR", "INC")),
    ],
)
def test_iv_2_d_interceptions_at_the_spot_of_whoever_shows_one_or_the_shorter(
    offense: str, defense: str, sheet: str
) -> None:
    stage = Stage(FIRST, A={"9": {20: offense}}, B={"A 9": {1: defense}})
    stage.play("9 a", "offense 20, defense 1", "B run back down").gives(sheet)


@pytest.mark.parametrize(
    ("offense", "defense", "spot"),
    [
        *(("F +6", defense, "A 46") for defense in ("-3", "-", "INT 10", "QT", "QR", "INC", "F 4")),
        *(("F +6", defense, "A 38") for defense in ("(-2)", "[-2]")),
        *((offense, "F 4", "A 44") for offense in ("7", "-7", "-", "TD", "B", "QT", "QR", "INC")),
    ],
)
def test_iv_2_d_fumbles_at_the_offensive_spot_unless_the_defense_forces_another(
    offense: str, defense: str, spot: str
) -> None:
    stage = Stage(FIRST, A={"9": {20: offense}}, B={"A 9": {1: defense}})
    stage.play("9 a", "offense 20, defense 1, fumble 30").gives(f"B 1 and 10 at {spot}")


@pytest.mark.parametrize(
    ("offense", "defense", "column", "yards"),
    [
        ("7", "QT", "QT", -7),
        ("TD", "QT", "QT", -7),
        ("INC", "QT", "QT", -7),
        ("QR", "QT", "QT", -7),
        ("QT", "4", "QT", -7),
        ("QT", "QR", "QR", 6),
        ("INC", "QR", "QR", 6),
        ("TD", "QR", "QR", 6),
        ("(QR)", "INC", "QR", 6),
        ("(QR)", "-2", "QR", 6),
        ("(QR)", "(-2)", "QR", 4),
        ("QR", "3", "QR", 9),
        ("7", "B", "B", 13),
        ("7", "(B)", "B", 13),
        ("INC", "B", "B", 13),
        ("B", "4", "B", 17),
        ("(B)", "INT 10", "B", 13),
    ],
)
def test_iv_2_d_the_column_that_is_rolled(offense: str, defense: str, column: str, yards: int) -> None:
    stage = Stage(FIRST, A={"9": {20: offense}, **COLUMNS}, B={"A 9": {1: defense}})
    stage.play("9 a", f"offense 20, defense 1, {column} 30")
    assert stage.last.yards == yards


@pytest.mark.parametrize(
    ("offense", "defense", "column", "seconds"),
    [
        ("QT*", "-", "QT", 10),
        ("QR*", "-", "QR", 10),
        ("QR*", "3", "QR", 10),
        ("QT*", "QR", "QR", 30),
        ("QR*", "QT", "QT", 30),
        ("4*", "QT", "QT", 30),
        ("B*", "-6", "B", 10),
    ],
)
def test_vi_11_a_mark_counts_in_the_column_it_sends_to_unless_the_defense_overrules(
    offense: str, defense: str, column: str, seconds: int
) -> None:
    stage = Stage(FIRST, quarter=4, clock="1:00", A={"9": {20: offense}, **COLUMNS}, B={"A 9": {1: defense}})
    stage.play("9 a", f"offense 20, defense 1, {column} 30")
    assert stage.last.seconds == seconds


def test_vi_11_a_mark_found_in_the_column_counts_whoever_sent_there() -> None:
    stage = Stage(FIRST, quarter=4, clock="1:00", A={"9": {20: "4"}, "QR": {30: "5*"}}, B={"A 9": {1: "QR"}})
    stage.play("9 a", "offense 20, defense 1, QR 30").gives("A 2 and 5 at A 45", seconds=10)
