"""VI-4: the nine examples of marking off penalties, and the rules around them."""

from __future__ import annotations

import pytest

from examples.bowlbound.table import Stage


def test_vi_4_example_1_personal_foul_from_the_end_of_the_gain() -> None:
    stage = Stage("A 3 and 19 at B 44", A={"1": {20: "DEF 15", 21: "3"}})
    stage.play("1 a", "offense 20, offense 21, defense 1", "A penalty accept").gives("A 1 and 10 at B 26", seconds=10)


def test_vi_4_example_1_or_from_the_previous_spot() -> None:
    stage = Stage("A 3 and 19 at B 44", A={"1": {20: "DEF 15", 21: "3"}})
    stage.play("1 a", "offense 20, offense 21, defense 1", "A penalty accept-2").gives("A 1 and 10 at B 29")


def test_vi_4_example_2_half_the_distance() -> None:
    """Printed as the 7 with 5 to go, which cannot give the printed 3 at the 5; the 9 with 7 to go does."""
    stage = Stage("A 3 and 7 at B 9", A={"1": {20: "DEF 5"}})
    stage.play("1 a", "offense 20, offense 30, defense 1", "A penalty accept").gives("A 3 and 3 at B 5")
    stage = Stage("A 3 and 5 at B 7", A={"1": {20: "DEF 5"}})
    stage.play("1 a", "offense 20, offense 30, defense 1", "A penalty accept").gives("A 3 and 2 at B 4")


def test_vi_4_example_3_interference_near_the_goal() -> None:
    stage = Stage("A 3 and 5 at B 6", A={"9": {20: "PI 4"}})
    stage.play("9 a", "offense 20, defense 1", "A penalty accept").gives("A 1 and goal at B 2")


def test_vi_4_example_4_half_yards_go_toward_midfield() -> None:
    stage = Stage("A 1 and 10 at A 17", A={"1": {20: "OFF 15", 21: "8"}})
    stage.play("1 a", "offense 20, offense 21, defense 1", "B penalty accept").gives("A 1 and 18 at A 9")


def test_vi_4_example_5_foul_on_a_kickoff_return() -> None:
    stage = Stage("B kicks off from B 30", A={"Kickoff Return": {20: "OFF 15", 21: "25"}}, B={"Kickoff": {30: "66"}})
    stage.play(
        dice="kickoff 30, kickoff return 20, kickoff return 21", choices="B kickoff deep, B penalty accept"
    ).gives("A 1 and 10 at A 15", clock="14:50")


@pytest.mark.parametrize(("choice", "sheet"), [("accept", "A 2 and 7 at A 42"), ("decline", "A 3 and 25 at A 24")])
def test_vi_4_example_6_interference_when_the_quarterback_is_trapped(choice: str, sheet: str) -> None:
    """Rulings, Bowl Bound 2: the trap is played and the foul is DEF 10 (4-C-iii); the example marks off twelve."""
    stage = Stage("A 2 and 17 at A 32", A={"9": {20: "PI 12"}, "QT": {30: "-8"}}, B={"A 9": {1: "QT"}})
    stage.play("9 a", "offense 20, defense 1, QT 30", f"A penalty {choice}").gives(sheet)


def test_vi_4_example_7_five_y_after_a_long_gain() -> None:
    stage = Stage("A 3 and 5 at A 41", A={"7": {20: "DEF 5Y", 21: "43"}})
    stage.play("7 a", "offense 20, offense 21, defense 1", "A penalty accept").gives("A 1 and 10 at B 11")


def test_vi_4_example_8_offsetting() -> None:
    stage = Stage("A 2 and 8 at A 30", A={"9": {20: "OFF 5", 21: "PI 8"}})
    stage.play("9 a", "offense 20, offense 21").gives("A 2 and 8 at A 30", seconds=10)
    assert stage.fouls == [("OFF 5", 0, False), ("PI 8", 1, False)]


def test_vi_4_example_9_interception_return_past_half_way() -> None:
    stage = Stage(
        "A 1 and 10 at B 30",
        A={"9": {20: "INT 17"}},
        B={"Interception Return": {24: "OFF 10", 25: "52"}},
    )
    stage.play(
        "9 a",
        "offense 20, defense 1, interception return 24, interception return 25",
        "B run back return, A penalty accept",
    ).gives("B 1 and 10 at B 46")


def test_vi_4_a_one_penalty_of_several_is_chosen() -> None:
    cells = {"1": {20: "DEF 5", 21: "DEF 15", 22: "2"}}
    stage = Stage("A 2 and 8 at A 30", A=cells)
    stage.play("1 a", "offense 20, offense 21, offense 22, defense 1", "A penalty accept").gives("A 2 and 3 at A 35")
    stage = Stage("A 2 and 8 at A 30", A=cells)
    stage.play("1 a", "offense 20, offense 21, offense 22, defense 1", "A penalty accept-2").gives("A 1 and 10 at A 47")
    assert stage.fouls == [("DEF 5", 1, False), ("DEF 15", 1, True)]


def test_vi_4_a_the_defense_keeps_its_roll() -> None:
    stage = Stage("A 2 and 8 at A 30", A={"1": {20: "OFF 5", 21: "9"}}, B={"A 1": {1: "-2"}})
    stage.play("1 a", "offense 20, offense 21, defense 1", "B penalty decline").gives("A 3 and 1 at A 37")


@pytest.mark.parametrize(
    ("situation", "cell", "sheet"),
    [
        ("A 2 and 8 at A 30", "PI 14", "A 1 and 10 at A 44"),
        ("A 2 and 8 at A 30", "PI 15", "A 1 and 10 at A 45"),
        ("A 2 and 8 at A 30", "PI 40", "A 1 and 10 at A 45"),
        ("A 2 and 8 at B 16", "PI 20", "A 1 and goal at B 2"),
        ("A 2 and 8 at B 25", "PI 30", "A 1 and goal at B 10"),
        ("A 2 and 8 at B 12", "PI 11", "A 1 and goal at B 2"),
        ("A 2 and 2 at B 2", "PI 1", "A 1 and goal at B 1"),
        ("A 2 and 1 at B 1", "PI 5", "A 1 and goal at B 1"),
    ],
)
def test_vi_4_c_iii_interference(situation: str, cell: str, sheet: str) -> None:
    stage = Stage(situation, A={"9": {20: cell}})
    stage.play("9 a", "offense 20, defense 1", "A penalty accept").gives(sheet)


def test_vi_4_c_iv_five_y_has_no_automatic_first_down() -> None:
    stage = Stage("A 3 and 15 at A 30", A={"1": {20: "DEF 5Y", 21: "4", 22: "-2"}})
    stage.play("1 a", "offense 20, offense 21, defense 1", "A penalty accept").gives("A 3 and 6 at A 39")
    stage = Stage("A 3 and 15 at A 30", A={"1": {20: "DEF 5Y", 22: "-2"}})
    stage.play("1 a", "offense 20, offense 22, defense 1", "A penalty accept").gives("A 3 and 10 at A 35")


@pytest.mark.parametrize(("foul", "line"), [("DEF 5Y", 35), ("DEF 15", 45)])
def test_vi_4_c_iv_and_v_on_a_conversion_the_yards_move_the_kickoff(foul: str, line: int) -> None:
    stage = Stage("try by A", A={"1": {20: foul, 21: "2"}})
    for choice, index in (("accept", line), ("decline", 30)):
        stage.put("try by A")
        calls = f"A try two, A call plunge, B defense a, A penalty {choice}"
        stage.play("", "offense 20, offense 21, defense 1", calls).gives(f"A kicks off from A {index}")
        assert stage.last.points == ((0, 2, "two-point try"),)


def test_vi_4_c_iv_a_foul_of_an_earlier_try_does_not_move_the_kickoff() -> None:
    stage = Stage("try by A", A={"1": {20: "DEF 5Y", 21: "DEF 5", 22: "-1", 23: "3"}})
    call = "A call plunge, B defense a"
    stage.play(
        "", "offense 20, offense 21, offense 22, defense 1, offense 23, defense 1",
        f"A try two, {call}, A penalty accept-2, {call}",
    ).gives("A kicks off from A 30", score=(2, 0))  # fmt: skip


def test_vi_4_c_vi_fouls_on_punts_are_marked_from_the_previous_spot() -> None:
    stage = Stage("A 4 and 3 at A 30", A={"Punt": {20: "DEF 5"}})
    stage.play("punt a", "punt 20, punt 30", "B kick return leave, A penalty accept").gives("A 1 and 10 at A 35")
    stage = Stage("A 4 and 3 at A 30", A={"Punt": {20: "OFF 10"}})
    stage.play("punt a", "punt 20, punt 30", "B kick return leave, B penalty accept").gives("A 4 and 13 at A 20")


def test_vi_4_c_viii_no_quarter_ends_on_an_accepted_foul_of_the_defense() -> None:
    stage = Stage("A 2 and 8 at A 30", clock="0:10", quarter=1, A={"1": {20: "DEF 5", 21: "3"}})
    stage.play("1 a", "offense 20, offense 21, defense 1", "A penalty accept").gives("A 2 and 3 at A 35", clock="0:00")
    stage.play("1 a", "offense 21, defense 1").gives("A 1 and 10 at A 38", clock="15:00")
    assert stage.game.quarter == 2


def test_vi_4_c_viii_nor_on_a_double_foul() -> None:
    stage = Stage("A 2 and 8 at A 30", clock="0:10", quarter=2, A={"1": {20: "DEF 5", 21: "OFF 5"}})
    stage.play("1 a", "offense 20, offense 21").gives("A 2 and 8 at A 30", clock="0:00")
    assert stage.game.quarter == 2


def test_vi_4_c_viii_but_on_a_declined_one_it_does() -> None:
    stage = Stage("A 2 and 8 at A 30", clock="0:10", quarter=1, A={"1": {20: "DEF 5", 21: "30"}})
    stage.play("1 a", "offense 20, offense 21, defense 1", "A penalty decline").gives(
        "A 1 and 10 at B 40", clock="15:00"
    )
    assert stage.game.quarter == 2


def test_vi_4_c_viii_a_kickoff_is_kicked_again_with_no_time_left() -> None:
    stage = Stage("B kicks off from B 30", clock="0:10", B={"Kickoff": {20: "DEF 5"}})
    stage.play(
        dice="kickoff 20, kickoff 21, kickoff return 30", choices="B kickoff deep, B penalty accept"
    ).gives("B kicks off from B 35", clock="0:00")  # fmt: skip
    stage.play(dice="kickoff 21, kickoff return 30", choices="B kickoff deep").gives("A 1 and 10 at A 5", clock="15:00")


@pytest.mark.parametrize(("foul", "clock"), [("DEF 5", "0:00"), ("OFF 5", "15:00")])
def test_vi_4_c_viii_on_a_return_the_defense_is_whoever_kicked(foul: str, clock: str) -> None:
    stage = Stage("A 4 and 10 at A 30", clock="0:10", B={"Punt Return": {20: foul, 21: "5"}})
    offended = "B" if foul.startswith("DEF") else "A"
    stage.play(
        "punt a", "punt 30, punt return 20, punt return 21", f"B kick return return, {offended} penalty accept"
    )  # fmt: skip
    assert stage.clock == clock


@pytest.mark.parametrize(("call", "column"), [("punt", "Punt"), ("field-goal", "Field Goal")])
def test_vi_4_fouls_of_both_teams_on_a_kick_offset(call: str, column: str) -> None:
    stage = Stage("A 4 and 10 at B 30", A={column: {20: "OFF 5", 21: "DEF 15"}})
    stage.play(f"{call} a", f"{column.lower()} 20, {column.lower()} 21").gives("A 4 and 10 at B 30", seconds=10)


def test_vi_4_fouls_of_both_teams_on_a_kickoff_offset() -> None:
    stage = Stage("B kicks off from B 30", B={"Kickoff": {20: "OFF 10", 21: "DEF 5"}})
    stage.play(dice="kickoff 20, kickoff 21", choices="B kickoff deep").gives("B kicks off from B 30")


def test_vi_4_fouls_on_a_play_and_on_its_return_offset() -> None:
    stage = Stage(
        "A 1 and 10 at B 30", A={"9": {20: "OFF 10", 21: "INT 17"}}, B={"Interception Return": {24: "OFF 10"}}
    )
    stage.play(
        "9 a",
        "offense 20, offense 21, defense 1, interception return 24, interception return 30",
        "B run back return",
    ).gives("A 1 and 10 at B 30")
