"""VI-4-B and I-4-A: the penalty tables, the quick method, and kickoffs out of bounds."""

from __future__ import annotations

from itertools import groupby

import pytest

from examples.bowlbound.table import Stage
from fieldhouse.games.bowlbound.cells import R, S, show_cell
from fieldhouse.games.bowlbound.rules.fouls import BAD_SNAP, KICKOFF_TABLE, NO_HUDDLE_TABLE, PENALTY_TABLE
from fieldhouse.gridiron.cells import DEFENSE_FOUL, OFFENSE_FOUL
from fieldhouse.gridiron.dice import OFFENSE_READINGS
from fieldhouse.table.dice import Column


@pytest.mark.parametrize(
    ("kind", "method", "dice", "foul"),
    [
        ("OFF S", "quick", "", "OFF 5"),
        ("DEF S", "quick", "", "DEF 5"),
        ("OFF S", "chart", "penalty 19", "OFF 5"),
        ("OFF S", "chart", "penalty 33", "OFF 10"),
        ("OFF S", "chart", "penalty 37", "OFF 15"),
        ("DEF S", "chart", "penalty 24", "DEF 5"),
        ("DEF S", "chart", "penalty 25", "DEF 5Y"),
        ("DEF S", "chart", "penalty 31", "DEF 5"),
        ("DEF S", "chart", "penalty 33", "DEF 10"),
        ("DEF S", "chart", "penalty 34", "DEF 15"),
        ("OFF 15", "chart", "", "OFF 15"),
        ("OFF 15", "advanced", "penalty 12", "OFF 5"),
        ("DEF 5X", "chart", "", "DEF 5Y"),
    ],
)
def test_vi_4_b_scrimmage_yardages(kind: str, method: str, dice: str, foul: str) -> None:
    stage = Stage("A 2 and 8 at A 30", {"penalties": method}, A={"1": {20: kind}})
    offended = "B" if kind.startswith("OFF") else "A"
    stage.play("1 a", f"offense 20, {dice}, offense 30, defense 1", f"{offended} penalty decline")
    assert [name for name, _, _ in stage.fouls] == [foul]


@pytest.mark.parametrize(
    ("kind", "method", "dice", "foul"),
    [
        ("OFF R", "quick", "", "OFF 10"),
        ("DEF R", "quick", "", "DEF 15"),
        ("OFF R", "chart", "penalty 15", "OFF 5"),
        ("OFF R", "chart", "penalty 25", "OFF 15"),
        ("OFF R", "chart", "penalty 35", "OFF 10"),
        ("DEF R", "chart", "penalty 15", "DEF 10"),
        ("DEF R", "chart", "penalty 25", "DEF 5Y"),
        ("DEF R", "chart", "penalty 35", "DEF 15"),
        ("OFF 5", "advanced", "penalty 35", "OFF 10"),
    ],
)
def test_vi_4_b_return_yardages(kind: str, method: str, dice: str, foul: str) -> None:
    stage = Stage("B kicks off from B 30", {"penalties": method}, A={"Kickoff Return": {20: kind, 21: "20"}})
    offended = "B" if kind.startswith("OFF") else "A"
    stage.play(
        dice=f"kickoff 30, kickoff return 20, {dice}, kickoff return 21",
        choices=f"B kickoff deep, {offended} penalty decline",
    ).gives("A 1 and 10 at A 30")
    assert [name for name, _, _ in stage.fouls] == [foul]


def test_vi_4_b_5a_before_the_snap_cannot_be_declined_and_takes_no_time() -> None:
    stage = Stage("A 2 and 8 at A 30", A={"1": {20: "OFF S"}})
    stage.play("1 a", "offense 20, penalty 20").gives("A 2 and 13 at A 25", clock="15:00")
    assert not stage.last.counts


@pytest.mark.parametrize(("choice", "sheet"), [("take", "A 1 and 10 at A 35"), ("again", "B kicks off from B 25")])
@pytest.mark.parametrize(("cell", "dice"), [("OFF S", "kickoff 20, penalty 14"), ("OB", "kickoff 20")])
def test_vi_4_b_kickoff_out_of_bounds(cell: str, dice: str, choice: str, sheet: str) -> None:
    stage = Stage("B kicks off from B 30", B={"Kickoff": {20: cell}})
    stage.play(dice=dice, choices=f"B kickoff deep, A out of bounds {choice}").gives(sheet, clock="15:00")


def test_vi_4_b_kickoff_fouls_are_kicked_again() -> None:
    stage = Stage("B kicks off from B 30", B={"Kickoff": {20: "OFF 10"}}, A={"Kickoff Return": {21: "20"}})
    stage.play(dice="kickoff 20, kickoff 30, kickoff return 21", choices="B kickoff deep, A penalty accept").gives(
        "B kicks off from B 20", seconds=10
    )
    stage = Stage("B kicks off from B 30", B={"Kickoff": {20: "OFF S"}})
    stage.play(dice="kickoff 20, penalty 25", choices="B kickoff deep").gives("B kicks off from B 25", clock="15:00")


@pytest.mark.parametrize(
    ("table", "ranges"),
    [
        (PENALTY_TABLE[OFFENSE_FOUL, S], "10-19 OFF 5, 20-32 OFF 5A, 33-36 OFF 10, 37-39 OFF 15"),
        (PENALTY_TABLE[DEFENSE_FOUL, S], "10-24 DEF 5, 25-29 DEF 5Y, 30-32 DEF 5, 33-33 DEF 10, 34-39 DEF 15"),
        (PENALTY_TABLE[OFFENSE_FOUL, R], "10-19 OFF 5, 20-29 OFF 15, 30-39 OFF 10"),
        (PENALTY_TABLE[DEFENSE_FOUL, R], "10-19 DEF 10, 20-29 DEF 5Y, 30-39 DEF 15"),
        (KICKOFF_TABLE, "10-19 OB, 20-32 OFF 5A, 33-36 OFF 10, 37-39 OFF 15"),
        (NO_HUDDLE_TABLE[OFFENSE_FOUL, S], "10-11 bad snap, 12-29 OFF 5, 30-36 OFF 10, 37-39 OFF 15"),
        (NO_HUDDLE_TABLE[DEFENSE_FOUL, S], "10-14 OFF 5A, 15-24 DEF 5, 25-35 DEF 5Y, 36-39 DEF 15"),
        (NO_HUDDLE_TABLE[OFFENSE_FOUL, R], "10-10 OFF 5, 11-34 OFF 10, 35-39 OFF 15"),
        (NO_HUDDLE_TABLE[DEFENSE_FOUL, R], "10-19 DEF 5Y, 20-39 DEF 15"),
    ],
    ids=lambda value: value.name if isinstance(value, Column) else "",
)
def test_vi_4_b_and_i_4_a_every_total_of_the_penalty_tables(table: Column, ranges: str) -> None:
    shown = {
        total: "bad snap" if table.by_reading[total] == BAD_SNAP else show_cell(table.by_reading[total])
        for total in OFFENSE_READINGS
    }
    found = []
    for foul, totals in groupby(OFFENSE_READINGS, lambda total: shown[total]):
        first, *rest = totals
        found.append(f"{first}-{rest[-1] if rest else first} {foul}")
    assert ", ".join(found) == ranges


def test_vi_4_b_out_of_bounds_is_for_kickoffs_not_for_the_punt_after_a_safety() -> None:
    stage = Stage("A free kick from A 20", A={"Punt": {20: "OFF S", 21: "40"}})
    stage.play(
        dice="punt 20, penalty 14, punt 21", choices="A kickoff punt, B kick return leave, B penalty accept"
    ).gives("A free kick from A 15")  # fmt: skip


@pytest.mark.parametrize(("choice", "sheet"), [("decline", "A 1 and 10 at A 35"), ("accept", "B kicks off from B 20")])
def test_vi_4_b_out_of_bounds_after_another_foul_of_the_kickers(choice: str, sheet: str) -> None:
    stage = Stage("B kicks off from B 30", B={"Kickoff": {20: "OFF 10", 21: "OB"}})
    stage.play(
        dice="kickoff 20, kickoff 21", choices=f"B kickoff deep, A out of bounds take, A penalty {choice}"
    ).gives(sheet)  # fmt: skip
