"""V and VI-5 to VI-11: toss, kickoffs, punts, field goals, conversions, onside kicks, interceptions, fumbles, marks."""

from __future__ import annotations

import pytest

from examples.bowlbound.table import Stage


def test_v_3_high_total_chooses_and_ties_are_rolled_again() -> None:
    stage = Stage("toss")
    stage.play("", "toss by away 20, toss by home 20, toss by away 14, toss by home 31", "B toss kick")
    stage.gives("B kicks off from B 30")
    assert (stage.game.opener, stage.game.second_choice) == (1, 0)


@pytest.mark.parametrize(("choice", "sheet"), [("receive", "B kicks off from B 30"), ("kick", "A kicks off from A 30")])
def test_v_3_the_loser_of_the_toss_chooses_after_half_time(choice: str, sheet: str) -> None:
    stage = Stage("toss", A={"1": {20: "3"}})
    stage.play("", "toss by away 14, toss by home 31", "B toss kick").gives("B kicks off from B 30")
    stage.put("A 1 and 10 at A 40")
    stage.game.quarter, stage.game.clock, stage.game.time_outs = 2, 20, [0, 1]
    stage.play("1 a", "offense 20, defense 1").gives("toss", clock="15:00")
    stage.play("", "", f"A second half {choice}").gives(sheet, clock="15:00")
    assert (stage.game.quarter, stage.game.time_outs) == (3, [3, 3])


def test_v_4_kickoff_from_the_30_and_return() -> None:
    stage = Stage("A kicks off from A 30", A={"Kickoff": {20: "62"}}, B={"Kickoff Return": {21: "24"}})
    stage.play(dice="kickoff 20, kickoff return 21", choices="A kickoff deep").gives(
        "B 1 and 10 at B 32", clock="14:50"
    )


def test_vi_5_punt_with_a_mark_is_not_returned() -> None:
    for mark in "*†":
        stage = Stage("A 4 and 10 at A 30", A={"Punt": {20: f"45{mark}"}})
        stage.play("punt a", "punt 20").gives("B 1 and 10 at B 25", clock="14:50")


def test_vi_5_long_punts_by_the_kickoff_column_and_shanks_by_the_field_goal_column() -> None:
    cells = {"Punt": {20: "KO*", 21: "FG"}, "Kickoff": {30: "58"}, "Field Goal": {31: "19"}}
    stage = Stage("A 4 and 10 at A 30", A=cells)
    stage.play("punt a", "punt 20, KO 30").gives("B 1 and 10 at B 12")
    stage.put("A 4 and 10 at A 30")
    stage.play("punt a", "punt 21, FG 31", "B kick return leave").gives("B 1 and 10 at A 49")


@pytest.mark.parametrize(
    ("situation", "cell", "sheet", "score"),
    [
        ("A 4 and 10 at B 30", "30", "A kicks off from A 30", (3, 0)),
        ("A 4 and 10 at B 30", "29", "B 1 and 10 at B 37", (0, 0)),
        ("A 4 and 10 at B 10", "9", "B 1 and 10 at B 20", (0, 0)),
        ("A 4 and 10 at B 30", "NG", "B 1 and 10 at B 37", (0, 0)),
    ],
)
def test_vi_6_field_goals(situation: str, cell: str, sheet: str, score: tuple[int, int]) -> None:
    stage = Stage(situation, A={"Field Goal": {20: cell}})
    stage.play("field-goal a", "field goal 20").gives(sheet, score=score, clock="14:50")


def test_vi_7_a_extra_point() -> None:
    stage = Stage("try by A", A={"extra point missed": "12, 14-16"}, score=(6, 0))
    stage.play(dice="extra point 13", choices="A try kick").gives("A kicks off from A 30", score=(7, 0), clock="15:00")
    stage = Stage("try by A", A={"extra point missed": "12, 14-16"}, score=(6, 0))
    stage.play(dice="extra point 15", choices="A try kick").gives("A kicks off from A 30", score=(6, 0))


@pytest.mark.parametrize(
    ("cell", "points"), [("3", 1), ("2", 0), ("OFF S", 1), ("DEF 15", 1), ("BK -7", 0), ("F -7", 0), ("NG", 0)]
)
def test_vi_7_a_extra_point_of_older_sets(cell: str, points: int) -> None:
    stage = Stage("try by A", A={"extra point missed": "field goal", "Field Goal": {20: cell}})
    stage.play(dice="extra point 20", choices="A try kick").gives("A kicks off from A 30", score=(points, 0))


def test_vi_7_b_two_point_conversion() -> None:
    calls = "A try two, A call plunge, B defense a"
    stage = Stage("try by A", A={"1": {20: "2", 21: "1"}})
    stage.play("", "offense 20, defense 1", calls).gives("A kicks off from A 30", score=(2, 0), clock="15:00")
    stage.put("try by A")
    stage.play("", "offense 21, defense 1", calls).gives("A kicks off from A 30", score=(2, 0))


def test_vi_7_b_an_accepted_penalty_gives_another_try() -> None:
    calls = "A call plunge, B defense a"
    stage = Stage("try by A", A={"1": {20: "DEF 15", 21: "1", 22: "2"}})
    stage.play(
        "",
        "offense 20, offense 21, defense 1, offense 22, defense 1",
        f"A try two, {calls}, A penalty accept, {calls}",
    ).gives("A kicks off from A 30", score=(2, 0))
    stage = Stage("try by A", A={"1": {20: "OFF 10", 22: "2"}})
    stage.play(
        "",
        "offense 20, offense 22, defense 1, offense 22, defense 1",
        f"A try two, {calls}, B penalty accept, {calls}",
    ).gives("A kicks off from A 30", score=(0, 0))


def test_vi_7_b_the_defense_may_return_it_for_two() -> None:
    stage = Stage("try by A", A={"9": {20: "INT 1"}}, B={"Interception Return": {30: "TD"}})
    stage.play(
        "",
        "offense 20, defense 1, interception return 30",
        "A try two, A call drop-back, B defense a, B run back return",
    ).gives("A kicks off from A 30", score=(0, 2))


@pytest.mark.parametrize(
    ("total", "sheet"), [(12, "B 1 and 10 at A 42"), (13, "A 1 and 10 at A 42"), (20, "A 1 and 10 at A 42"),
                         (21, "B 1 and 10 at A 42")]
)  # fmt: skip
def test_vi_8_onside_kickoff(total: int, sheet: str) -> None:
    stage = Stage("A kicks off from A 30")
    stage.play(dice=f"onside kick {total}", choices="A kickoff onside").gives(sheet)


@pytest.mark.parametrize(
    ("choice", "dice", "sheet"),
    [
        ("return", ", interception return 30", "B 1 and 10 at B 45"),
        ("down", "", "B 1 and 10 at B 30"),
        ("decline", "", "A 2 and 10 at A 40"),
    ],
)
def test_vi_9_interceptions(choice: str, dice: str, sheet: str) -> None:
    stage = Stage("A 1 and 10 at A 40", A={"9": {20: "INT 30"}}, B={"Interception Return": {30: "15"}})
    stage.play("9 a", f"offense 20, defense 1{dice}", f"B run back {choice}").gives(sheet, seconds=10)


def test_vi_9_batted_away_on_fourth_down_is_incomplete() -> None:
    stage = Stage("A 4 and 10 at A 40", A={"9": {20: "INT 45"}})
    stage.play("9 a", "offense 20, defense 1", "B run back decline").gives("B 1 and 10 at A 40")
    assert (stage.last.result, stage.last.yards) == ("incomplete", 0)


def test_vi_10_fumble_recovered_or_lost() -> None:
    stage = Stage("A 3 and 10 at A 40", A={"1": {20: "F +3"}, "fumble recovered": "10-25"})
    stage.play("1 a", "offense 20, defense 1, fumble 25").gives("A 4 and 7 at A 43", seconds=30)
    stage.put("A 3 and 10 at A 40")
    stage.play("1 a", "offense 20, defense 1, fumble 26").gives("B 1 and 10 at A 43", seconds=10)
    stage.put("A 4 and 10 at A 40")
    stage.play("1 a", "offense 20, defense 1, fumble 25").gives("B 1 and 10 at A 43")


def test_vi_10_returns_on_37_to_39_and_17_to_19() -> None:
    cells = {"Interception Return": {30: "22"}}
    stage = Stage("A 3 and 10 at A 40", A={"1": {20: "F +3"}, **cells}, B=cells)
    stage.play("1 a", "offense 20, defense 1, fumble 38, fumble return 30", "B run back return").gives(
        "B 1 and 10 at A 21"
    )
    stage.put("A 3 and 10 at A 40")
    stage.play("1 a", "offense 20, defense 1, fumble 18, fumble return 30", "A run back return").gives(
        "A 1 and 10 at B 35"
    )
    stage.put("A 3 and 10 at A 40")
    stage.play("1 a", "offense 20, defense 1, fumble 18", "A run back down").gives("A 4 and 7 at A 43")


def test_vi_10_any_lost_block_is_returned_and_39_is_a_touchdown() -> None:
    stage = Stage("A 4 and 10 at A 40", A={"Punt": {20: "BK -8"}}, B={"Interception Return": {30: "5"}})
    stage.play("punt a", "punt 20, fumble 28, fumble return 30", "B run back return").gives("B 1 and 10 at A 27")
    stage.put("A 4 and 10 at A 40")
    stage.play("punt a", "punt 20, fumble 39").gives("try by B", score=(0, 6))


def test_vi_10_block_recovered_by_the_kickers() -> None:
    stage = Stage("A 3 and 10 at B 30", A={"Field Goal": {20: "BK -8"}, "Interception Return": {30: "20"}})
    stage.play("field-goal a", "field goal 20, fumble 17, fumble return 30", "A run back return").gives(
        "A 1 and 10 at B 18"
    )
    stage.put("A 3 and 10 at B 30")
    stage.play("field-goal a", "field goal 20, fumble 16").gives("A 4 and 18 at B 38")


@pytest.mark.parametrize(
    ("quarter", "clock", "cell", "against", "seconds"),
    [
        (1, "10:00", "4*", "-", 30),
        (2, "2:00", "4*", "-", 10),
        (2, "2:40", "4*", "-", 30),
        (4, "5:00", "4*", "-", 10),
        (4, "5:10", "4*", "-", 30),
        (4, "1:00", "4*", "(2)", 30),
        (4, "1:00", "4", "-", 30),
        (4, "1:00", "14", "-", 20),
        (4, "1:00", "14*", "-", 10),
        (1, "1:00", "14*", "-", 20),
        (4, "1:00", "*", "-", 10),
        (4, "1:00", "(-5)*", "-2", 10),
    ],
)
def test_vi_11_out_of_bounds(quarter: int, clock: str, cell: str, against: str, seconds: int) -> None:
    stage = Stage("A 1 and 10 at A 40", quarter=quarter, clock=clock, A={"1": {20: cell}}, B={"A 1": {1: against}})
    stage.play("1 a", "offense 20, defense 1")
    assert stage.last.seconds == seconds


def test_vi_11_a_fumble_is_not_out_of_bounds() -> None:
    stage = Stage("A 1 and 10 at A 40", quarter=4, clock="1:00", A={"1": {20: "4*"}}, B={"A 1": {1: "F +2"}})
    stage.play("1 a", "offense 20, defense 1, fumble 12").gives("A 2 and 8 at A 42", seconds=30)


def test_iv_3_two_minute_warning_and_time_outs() -> None:
    stage = Stage("A 1 and 10 at A 40", quarter=4, clock="2:10", A={"1": {20: "4"}})
    stage.play("1 a", "offense 20, defense 1").gives("A 2 and 6 at A 44", clock="2:00")
    stage.play("1 a", "offense 20, defense 1", "A tempo time-out").gives("A 3 and 2 at A 48", clock="1:50")
    assert stage.game.time_outs == [2, 3]
    stage.play("1 a", "offense 20, defense 1", "A tempo run, B tempo time-out").gives(
        "A 1 and 10 at B 48", clock="1:40"
    )
    assert stage.game.time_outs == [2, 2]


def test_iv_3_a_play_begun_is_completed() -> None:
    stage = Stage("A 1 and 10 at B 40", quarter=4, clock="0:10", A={"1": {20: "TD"}, "extra point missed": "10"})
    stage.play("1 a", "offense 20, defense 1").gives("try by A", clock="0:00")
    stage.play(dice="extra point 20", choices="A try kick").gives("final", score=(7, 0))


@pytest.mark.parametrize(("roll", "points"), [(37, 1), (38, 0)])
def test_vi_7_a_a_variable_entry_of_older_sets_is_rolled(roll: int, points: int) -> None:
    """An X of 37 is the three yards that are needed, one of 38 is two."""
    stage = Stage("try by A", A={"extra point missed": "field goal", "Field Goal": {20: "X"}})
    stage.play(dice=f"extra point 20, X {roll}", choices="A try kick").gives("A kicks off from A 30", score=(points, 0))
