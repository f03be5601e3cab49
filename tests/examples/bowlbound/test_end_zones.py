"""VI-13: plays within and beyond the end zones, with all its examples (first and goal at the 8)."""

from __future__ import annotations

import pytest

from examples.bowlbound.table import Stage


@pytest.mark.parametrize(
    ("offense", "defense"), [("18", "-2"), ("16", "2"), ("16", "(19)"), ("19", "(16)")], ids=["1", "2", "3", "4"]
)
def test_vi_13_e_examples_of_completions(offense: str, defense: str) -> None:
    stage = Stage("A 1 and goal at B 8", A={"9": {20: offense}}, B={"A 9": {1: defense}})
    stage.play("9 a", "offense 20, defense 1").gives("try by A", score=(6, 0), seconds=10)


@pytest.mark.parametrize(("total", "sheet"), [(20, "try by A"), (30, "B 1 and 10 at B 20")])
def test_vi_13_e_example_5_fumble_eight_yards_deep(total: int, sheet: str) -> None:
    stage = Stage("A 1 and goal at B 8", A={"9": {20: "F +20"}}, B={"A 9": {1: "(16)"}})
    stage.play("9 a", f"offense 20, defense 1, fumble {total}").gives(sheet)


def test_vi_13_e_example_5_the_defense_may_run_it_out_of_the_end_zone() -> None:
    stage = Stage(
        "A 1 and goal at B 8", A={"9": {20: "F +20"}}, B={"A 9": {1: "(16)"}, "Interception Return": {30: "21"}}
    )
    stage.play("9 a", "offense 20, defense 1, fumble 38, fumble return 30", "B run back return").gives(
        "B 1 and 10 at B 13"
    )


def test_vi_13_e_example_6_trap_for_a_touchdown() -> None:
    stage = Stage("A 1 and goal at B 8", A={"9": {20: "19"}, "QT": {30: "22"}}, B={"A 9": {1: "QT"}})
    stage.play("9 a", "offense 20, defense 1, QT 30").gives("try by A", score=(6, 0))


def test_vi_13_a_the_goal_line_is_in_the_end_zone() -> None:
    stage = Stage("A 1 and goal at B 8", A={"1": {20: "8", 21: "7"}})
    stage.play("1 a", "offense 21, defense 1").gives("A 2 and goal at B 1")
    stage.put("A 1 and goal at B 8")
    stage.play("1 a", "offense 20, defense 1").gives("try by A")


def test_vi_13_a_tackled_in_the_own_end_zone_is_a_safety() -> None:
    stage = Stage("A 1 and 10 at A 3", A={"1": {20: "-3"}})
    stage.play("1 a", "offense 20, defense 1").gives("A free kick from A 20", score=(0, 2), seconds=10)


def test_vi_13_c_a_penalty_never_makes_a_touchdown() -> None:
    stage = Stage("A 1 and goal at B 8", A={"1": {20: "DEF 15"}})
    stage.play("1 a", "offense 20, offense 30, defense 1", "A penalty accept").gives("A 1 and goal at B 4")


def test_vi_13_d_ii_a_fumble_beyond_the_end_line_lies_where_the_white_dice_say() -> None:
    stage = Stage("A 1 and goal at B 8", A={"9": {20: "F +40"}}, B={"Interception Return": {30: "10"}})
    stage.play("9 a", "offense 20, defense 1, end zone 6, fumble 37, fumble return 30", "B run back return").gives(
        "B 1 and 10 at B 4"
    )
    stage.put("A 1 and goal at B 8")
    stage.play("9 a", "offense 20, defense 1, end zone 6, fumble 15").gives("try by A")


@pytest.mark.parametrize(
    ("cell", "dice", "sheet"),
    [
        ("F +70", "fumble 20", "try by B"),
        ("F +70", "fumble 30", "A 1 and 10 at A 20"),
        ("F +90", "end zone 6, fumble 20", "try by B"),
    ],
)
def test_vi_13_c_and_d_a_returner_fumbles_into_the_end_zone(cell: str, dice: str, sheet: str) -> None:
    """Enough yards for a touchdown, but a fumble: loose in the end zone, touchdown or touchback."""
    stage = Stage("A 1 and 10 at A 40", A={"9": {20: "INT 30"}}, B={"Interception Return": {30: cell}})
    stage.play("9 a", f"offense 20, defense 1, interception return 30, {dice}", "B run back return").gives(sheet)


def test_vi_13_d_iii_behind_the_own_end_line_is_a_safety() -> None:
    stage = Stage("A 4 and 10 at A 5", A={"Punt": {20: "BK -15"}})
    stage.play("punt a", "punt 20").gives("A free kick from A 20", score=(0, 2))


@pytest.mark.parametrize(("total", "sheet", "score"), [(20, "A free kick from A 20", (0, 2)), (30, "try by B", (0, 6))])
def test_vi_13_d_iv_loose_in_the_own_end_zone(total: int, sheet: str, score: tuple[int, int]) -> None:
    stage = Stage("A 4 and 10 at A 5", A={"Punt": {20: "BK -14"}})
    stage.play("punt a", f"punt 20, fumble {total}").gives(sheet, score=score)


@pytest.mark.parametrize(
    ("situation", "cell", "dice", "choice", "sheet"),
    [
        ("A 1 and 10 at B 30", "INT 60", "", "down", "B 1 and 10 at B 20"),
        ("A 1 and 10 at B 30", "INT 60", ", interception return 30", "return", "B 1 and 10 at B 11"),
        ("A 1 and 10 at B 30", "INT 35", ", interception return 31", "return", "B 1 and 10 at B 20"),
        ("A 1 and 10 at A 4", "INT -4", "", "", "try by B"),
        ("A 1 and 10 at A 4", "INT -14", "", "", "A free kick from A 20"),
    ],
)
def test_vi_13_e_interceptions_in_the_end_zones(situation: str, cell: str, dice: str, choice: str, sheet: str) -> None:
    """On or beyond the end line the spot is nine deep; in the passer's own end zone it is a score."""
    stage = Stage(situation, A={"9": {20: cell}}, B={"Interception Return": {30: "20", 31: "4"}})
    stage.play("9 a", f"offense 20, defense 1{dice}", f"B run back {choice}" if choice else "").gives(sheet)


def test_vi_13_f_kickoffs_into_the_end_zone() -> None:
    cells = {"Kickoff": {20: "74", 21: "80"}}
    stage = Stage("A kicks off from A 30", A=cells, B={"Kickoff Return": {30: "25", 31: "3"}})
    stage.play(dice="kickoff 20", choices="A kickoff deep, B kick return touchback").gives(
        "B 1 and 10 at B 20", clock="15:00"
    )
    stage.put("A kicks off from A 30")
    stage.play(dice="kickoff 20, kickoff return 30", choices="A kickoff deep, B kick return return").gives(
        "B 1 and 10 at B 21"
    )
    stage.put("A kicks off from A 30")
    stage.play(dice="kickoff 20, kickoff return 31", choices="A kickoff deep, B kick return return").gives(
        "B 1 and 10 at B 20"
    )
    stage.put("A kicks off from A 30")
    stage.play(dice="kickoff 21", choices="A kickoff deep").gives("B 1 and 10 at B 20")


def test_vi_13_f_punts_into_the_end_zone() -> None:
    stage = Stage("A 4 and 10 at B 40", A={"Punt": {20: "45", 21: "45*", 22: "55"}}, B={"Punt Return": {30: "12"}})
    stage.play("punt a", "punt 20", "B kick return touchback").gives("B 1 and 10 at B 20")
    stage.put("A 4 and 10 at B 40")
    stage.play("punt a", "punt 20, punt return 30", "B kick return return").gives("B 1 and 10 at B 7")
    for total in (21, 22):
        stage.put("A 4 and 10 at B 40")
        stage.play("punt a", f"punt {total}").gives("B 1 and 10 at B 20")


def test_vi_13_f_running_back_into_the_own_end_zone_is_a_safety() -> None:
    stage = Stage("A 4 and 10 at B 40", A={"Punt": {20: "37"}}, B={"Punt Return": {30: "-3"}})
    stage.play("punt a", "punt 20, punt return 30", "B kick return return").gives("B free kick from B 20", score=(2, 0))


def test_vi_13_g_ii_the_free_kick_may_be_a_kickoff_or_a_punt() -> None:
    stage = Stage("A free kick from A 20", A={"Punt": {20: "44"}}, B={"Punt Return": {30: "6"}})
    stage.play(dice="punt 20, punt return 30", choices="A kickoff punt, B kick return return").gives(
        "B 1 and 10 at B 42"
    )
    stage = Stage("A free kick from A 20", B={"Kickoff Return": {30: "6"}})
    stage.play(dice="kickoff 20, kickoff return 30", choices="A kickoff deep").gives("B 1 and 10 at B 26")


@pytest.mark.parametrize(("total", "sheet"), [(20, "A free kick from A 20"), (30, "try by B")])
def test_vi_13_d_iv_a_fumble_in_the_own_end_zone(total: int, sheet: str) -> None:
    stage = Stage("A 1 and 10 at A 3", A={"1": {20: "F -5"}})
    stage.play("1 a", f"offense 20, defense 1, fumble {total}").gives(sheet)


@pytest.mark.parametrize(("total", "sheet"), [(20, "B free kick from B 20"), (30, "try by A")])
def test_vi_13_d_iv_a_returner_fumbles_back_into_his_end_zone(total: int, sheet: str) -> None:
    stage = Stage("A kicks off from A 30", A={"Kickoff": {20: "62"}}, B={"Kickoff Return": {30: "F -12"}})
    stage.play(dice=f"kickoff 20, kickoff return 30, fumble {total}", choices="A kickoff deep").gives(sheet)


def test_vi_13_d_i_a_fumble_run_with_but_not_out_of_the_end_zone_is_a_touchback() -> None:
    stage = Stage("A 1 and goal at B 8", A={"1": {20: "F +14"}}, B={"Interception Return": {30: "5", 31: "6"}})
    for total in (30, 31):
        stage.put("A 1 and goal at B 8")
        stage.play("1 a", f"offense 20, defense 1, fumble 37, fumble return {total}", "B run back return").gives(
            "B 1 and 10 at B 20"
        )


@pytest.mark.parametrize(
    ("total", "seat", "sheet"), [(17, "B", "B 1 and 10 at B 45"), (37, "A", "A 1 and goal at B 5")]
)
def test_vi_10_a_fumble_on_a_kickoff_return_may_be_run_with_by_either_side(total: int, seat: str, sheet: str) -> None:
    back = {"Interception Return": {30: "20"}}
    stage = Stage("A kicks off from A 30", A=back, B={"Kickoff Return": {30: "F +15"}, **back})
    stage.play(
        dice=f"kickoff 20, kickoff return 30, fumble {total}, fumble return 30",
        choices=f"A kickoff deep, {seat} run back return",
    ).gives(sheet)


@pytest.mark.parametrize("cell", ["BK -8", "F -10"])
def test_vi_13_g_ii_nobody_rushes_the_free_punt(cell: str) -> None:
    """House ruling: a block or a fumbled snap is a punt that goes nowhere."""
    stage = Stage("A free kick from A 20", A={"Punt": {20: cell}})
    stage.play(dice="punt 20", choices="A kickoff punt, B kick return leave").gives("B 1 and 10 at A 20")
