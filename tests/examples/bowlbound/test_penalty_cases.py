"""VI-4: cases that the nine examples leave out: several fouls, half the distance, kicks and returns, untimed downs."""

from __future__ import annotations

import pytest

from examples.bowlbound.table import Stage

SECOND = "A 2 and 8 at A 30"


def test_vi_4_a_a_foul_before_the_snap_on_the_second_roll_is_all_there_was() -> None:
    stage = Stage(SECOND, A={"1": {20: "DEF 15", 21: "OFF S"}})
    stage.play("1 a", "offense 20, offense 21, penalty 20").gives("A 2 and 13 at A 25", clock="15:00")
    assert stage.fouls == [("OFF 5A", 0, True)]


def test_vi_4_a_fouls_on_both_teams_offset_however_many_came_before() -> None:
    stage = Stage(SECOND, A={"1": {20: "OFF 5", 21: "OFF 10", 22: "DEF 5"}})
    stage.play("1 a", "offense 20, offense 21, offense 22").gives(SECOND, seconds=10)


@pytest.mark.parametrize(
    ("choice", "sheet"),
    [("accept", "A 2 and 3 at A 35"), ("accept-2", "A 1 and 10 at A 42"), ("decline", "A 3 and 8 at A 30")],
)
def test_vi_4_a_iii_interference_after_another_foul_of_the_defense(choice: str, sheet: str) -> None:
    """No more rolls: the play is incomplete, and either foul may be taken."""
    stage = Stage(SECOND, A={"9": {20: "DEF 5", 21: "PI 12"}}, B={"A 9": {1: "INT 4"}})
    stage.play("9 a", "offense 20, offense 21, defense 1", f"A penalty {choice}").gives(sheet)


def test_vi_4_b_the_advanced_method_leaves_interference_alone() -> None:
    stage = Stage(SECOND, {"penalties": "advanced"}, A={"9": {20: "PI 12"}})
    stage.play("9 a", "offense 20, defense 1", "A penalty accept").gives("A 1 and 10 at A 42")


@pytest.mark.parametrize(("cell", "method"), [("OFF S", "quick"), ("OFF 5", "chart")])
def test_vi_4_b_five_yards_not_by_the_table_are_no_kick_out_of_bounds(cell: str, method: str) -> None:
    stage = Stage("B kicks off from B 30", {"penalties": method}, B={"Kickoff": {20: cell}})
    stage.play(
        dice="kickoff 20, kickoff 21, kickoff return 30", choices="B kickoff deep, A penalty accept"
    ).gives("B kicks off from B 25")  # fmt: skip


@pytest.mark.parametrize(("cell", "dice"), [("OB", ""), ("OFF S", ", penalty 14")])
def test_vi_4_b_a_kick_out_of_bounds_offsets_a_foul_of_the_receivers(cell: str, dice: str) -> None:
    stage = Stage("B kicks off from B 30", B={"Kickoff": {20: "DEF 5", 21: cell}})
    stage.play(dice=f"kickoff 20, kickoff 21{dice}", choices="B kickoff deep").gives("B kicks off from B 30")
    assert stage.fouls == [("DEF 5", 0, False), ("OFF 5", 1, False)]


@pytest.mark.parametrize(
    ("situation", "foul", "sheet"),
    [
        ("A 2 and 8 at A 5", "OFF 15", "A 2 and 10 at A 3"),
        ("A 2 and 8 at A 1", "OFF 10", "A 2 and 8 at A 1"),
        ("A 2 and 8 at A 30", "OFF 15", "A 2 and 23 at A 15"),
        ("A 2 and 8 at A 29", "OFF 15", "A 2 and 22 at A 15"),
        ("A 2 and goal at B 5", "DEF 15", "A 1 and goal at B 3"),
        ("A 2 and goal at B 1", "DEF 10", "A 2 and goal at B 1"),
        ("A 2 and 8 at B 19", "DEF 10", "A 1 and goal at B 10"),
    ],
)
def test_vi_4_c_ii_and_vii_half_the_distance_and_half_yards_toward_the_50(
    situation: str, foul: str, sheet: str
) -> None:
    stage = Stage(situation, A={"1": {20: foul}})
    offended = "B" if foul.startswith("OFF") else "A"
    stage.play("1 a", "offense 20, offense 30, defense 1", f"{offended} penalty accept").gives(sheet)


@pytest.mark.parametrize(("choice", "sheet"), [("accept", "A 1 and goal at B 5"), ("accept-2", "A 1 and goal at B 10")])
def test_vi_4_c_v_half_the_distance_from_the_end_of_the_gain(choice: str, sheet: str) -> None:
    stage = Stage("A 1 and 10 at B 20", A={"1": {20: "DEF 15", 21: "11"}})
    stage.play("1 a", "offense 20, offense 21, defense 1", f"A penalty {choice}").gives(sheet)


@pytest.mark.parametrize(("choice", "sheet"), [("accept", "A 4 and 6 at A 39"), ("decline", "B 1 and 10 at A 34")])
def test_vi_4_c_iv_fourth_down_is_played_again_from_the_end_of_a_gain_that_fell_short(choice: str, sheet: str) -> None:
    stage = Stage("A 4 and 15 at A 30", A={"1": {20: "DEF 5Y", 21: "4"}})
    stage.play("1 a", "offense 20, offense 21, defense 1", f"A penalty {choice}").gives(sheet)


@pytest.mark.parametrize(
    ("dice", "sheet"), [("fumble 20", "A 1 and 10 at A 41"), ("fumble 30", "A 2 and 3 at A 35")], ids=["kept", "lost"]
)
def test_vi_4_c_iv_a_fumble_is_a_gain_only_if_it_was_kept(dice: str, sheet: str) -> None:
    stage = Stage(SECOND, A={"1": {20: "DEF 5Y", 21: "F +6"}})
    stage.play("1 a", f"offense 20, offense 21, defense 1, {dice}", "A penalty accept").gives(sheet)


def test_vi_4_c_v_after_an_interception_from_the_previous_spot() -> None:
    stage = Stage(SECOND, A={"9": {20: "DEF 15", 21: "INT 30"}})
    stage.play("9 a", "offense 20, offense 21, defense 1", "B run back down, A penalty accept").gives(
        "A 1 and 10 at A 45"
    )


def test_vi_4_a_a_touchdown_is_called_back() -> None:
    stage = Stage("A 1 and 10 at B 40", A={"1": {20: "OFF 10", 21: "TD"}})
    stage.play("1 a", "offense 20, offense 21, defense 1", "B penalty accept").gives(
        "A 1 and 20 at midfield", score=(0, 0), seconds=10
    )


@pytest.mark.parametrize(
    ("kicked", "back", "foul", "sheet"),
    [
        ("66", "4", "OFF 15", "A 1 and 10 at A 4"),  # from the 8, half the distance
        ("66", "48", "OFF 10", "A 1 and 10 at A 42"),  # to midfield plus two: just half-way, which is not beyond it
        ("66", "49", "OFF 10", "A 1 and 10 at A 42"),
        ("74", "60", "OFF 10", "A 1 and 10 at A 38"),  # from four deep half-way is the 48
        ("60", "TD", "OFF 15", "A 1 and 10 at A 40"),
        ("60", "75", "OFF 15", "A 1 and 10 at A 40"),
        ("60", "84", "DEF 15", "A 1 and goal at B 3"),  # at the 6, half the distance
        ("60", "75", "DEF 5Y", "A 1 and goal at B 10"),  # a foul of the defense is never marked from half-way
    ],
)
def test_vi_4_c_vi_fouls_on_returns(kicked: str, back: str, foul: str, sheet: str) -> None:
    stage = Stage("B kicks off from B 30", A={"Kickoff Return": {20: foul, 21: back}}, B={"Kickoff": {30: kicked}})
    offended = "B" if foul.startswith("OFF") else "A"
    deep = "A kick return return, " if kicked == "74" else ""
    stage.play(
        dice="kickoff 30, kickoff return 20, kickoff return 21",
        choices=f"B kickoff deep, {deep}{offended} penalty accept",
    ).gives(sheet)


@pytest.mark.parametrize(
    ("foul", "choice", "sheet", "score"),
    [
        ("DEF 15", "decline", "A kicks off from A 30", (3, 0)),
        ("DEF 15", "accept", "A 1 and 10 at B 15", (0, 0)),
        ("DEF 5Y", "accept", "A 4 and 5 at B 25", (0, 0)),
    ],
)
def test_vi_4_c_vi_a_good_field_goal_or_the_foul(foul: str, choice: str, sheet: str, score: tuple[int, int]) -> None:
    stage = Stage("A 4 and 10 at B 30", A={"Field Goal": {20: foul}})
    stage.play("field-goal a", "field goal 20, field goal 21", f"A penalty {choice}").gives(sheet, score=score)


def test_vi_4_c_ix_one_of_several_fouls_on_a_punt() -> None:
    stage = Stage("A 4 and 10 at A 30", A={"Punt": {20: "OFF 5", 21: "OFF 10"}})
    stage.play("punt a", "punt 20, punt 21, punt 30", "B kick return leave, B penalty accept-2").gives(
        "A 4 and 20 at A 20"
    )


def test_vi_4_c_viii_the_extra_play_is_still_to_come_after_a_foul_before_its_snap() -> None:
    stage = Stage(SECOND, clock="0:10", A={"1": {20: "DEF 5", 21: "OFF S", 22: "1"}})
    stage.play("1 a", "offense 20, offense 22, defense 1", "A penalty accept").gives("A 2 and 3 at A 35", clock="0:00")
    stage.play("1 a", "offense 21, penalty 20").gives("A 2 and 8 at A 30", clock="0:00")
    assert stage.game.quarter == 1
    stage.play("1 a", "offense 22, defense 1").gives("A 3 and 7 at A 31", clock="15:00")


def test_vi_4_c_viii_so_it_is_after_an_extra_kickoff_goes_out_and_is_kicked_again() -> None:
    stage = Stage("B kicks off from B 30", clock="0:10", B={"Kickoff": {20: "DEF 5", 22: "OB"}})
    stage.play(dice="kickoff 20, kickoff 21, kickoff return 30", choices="B kickoff deep, B penalty accept")
    stage.play(dice="kickoff 22", choices="B kickoff deep, A out of bounds again").gives(
        "B kicks off from B 30", clock="0:00"
    )
    stage.play(dice="kickoff 21, kickoff return 30", choices="B kickoff deep").gives(
        "A 1 and 10 at A 10", clock="15:00"
    )


@pytest.mark.parametrize(("choice", "clock"), [("accept", "0:00"), ("decline", "15:00")])
def test_vi_4_c_viii_interference_too(choice: str, clock: str) -> None:
    stage = Stage(SECOND, clock="0:10", A={"9": {20: "PI 12"}})
    stage.play("9 a", "offense 20, defense 1", f"A penalty {choice}")
    assert stage.clock == clock


def test_vi_4_c_viii_a_foul_of_the_offense_does_not_lengthen_the_quarter() -> None:
    stage = Stage(SECOND, clock="0:10", A={"1": {20: "OFF 5"}})
    stage.play("1 a", "offense 20, offense 30, defense 1", "B penalty accept").gives(
        "A 2 and 13 at A 25", clock="15:00"
    )


def test_vi_4_c_viii_the_extra_play_may_score_and_the_half_is_over() -> None:
    stage = Stage("A 2 and 8 at B 30", quarter=2, clock="0:10", A={"1": {20: "DEF 5"}, "Field Goal": {21: "30"}})
    stage.play("1 a", "offense 20, offense 30, defense 1", "A penalty accept").gives("A 2 and 3 at B 25", clock="0:00")
    stage.play("field-goal a", "field goal 21").gives("toss", score=(3, 0), clock="15:00")


CALLS = "A call plunge, B defense a"


@pytest.mark.parametrize(
    ("cells", "dice", "choices", "points"),
    [
        ({20: "OFF 5", 21: "DEF 5", 22: "2"}, "offense 20, offense 21", "", 2),
        ({20: "OFF S", 22: "6"}, "offense 20, penalty 20", "", 0),
        ({20: "OFF S", 22: "7"}, "offense 20, penalty 20", "", 2),
        ({20: "DEF 10", 22: "1"}, "offense 20, offense 22, defense 1", ", A penalty accept", 2),
    ],
    ids=["offsetting", "from the 7", "all the way", "half the distance"],
)
def test_vi_7_b_a_try_is_made_again_after(cells: dict[int, str], dice: str, choices: str, points: int) -> None:
    stage = Stage("try by A", A={"1": cells})
    stage.play("", f"{dice}, offense 22, defense 1", f"A try two, {CALLS}{choices}, {CALLS}").gives(
        "A kicks off from A 30", score=(points, 0), clock="15:00"
    )


def test_vi_4_c_iii_interference_on_a_try_is_half_the_distance() -> None:
    stage = Stage("try by A", A={"9": {20: "PI 1"}, "1": {22: "1"}})
    stage.play(
        "", "offense 20, defense 1, offense 22, defense 1",
        f"A try two, A call drop-back, B defense a, A penalty accept, {CALLS}",
    ).gives("A kicks off from A 30", score=(2, 0))  # fmt: skip


def test_vi_4_a_fouls_of_both_teams_on_a_return_offset() -> None:
    """Nothing more is rolled, and the kick is made again."""
    stage = Stage("A 4 and 10 at A 30", B={"Punt Return": {20: "OFF 10", 21: "DEF 15"}})
    stage.play("punt a", "punt 30, punt return 20, punt return 21", "B kick return return").gives(
        "A 4 and 10 at A 30", seconds=10
    )
    stage = Stage("A kicks off from A 30", B={"Kickoff Return": {20: "DEF 15", 21: "OFF 10"}})
    stage.play(dice="kickoff 30, kickoff return 20, kickoff return 21", choices="A kickoff deep").gives(
        "A kicks off from A 30", seconds=10
    )


def test_vi_4_c_ix_one_of_several_fouls_on_a_return() -> None:
    stage = Stage("A 4 and 10 at A 30", B={"Punt Return": {20: "DEF 5Y", 21: "DEF 15", 22: "8"}})
    stage.play(
        "punt a", "punt 30, punt return 20, punt return 21, punt return 22", "B kick return return, B penalty accept-2"
    ).gives("B 1 and 10 at A 47")  # fmt: skip


@pytest.mark.parametrize(
    ("cells", "dice", "sheet"),
    [
        ({20: "OFF 5", 21: "DEF 5"}, "punt 20, punt 21", "A free kick from A 20"),
        ({20: "OFF S"}, "punt 20, penalty 20", "A free kick from A 15"),
    ],
    ids=["offsetting", "before the kick"],
)
def test_vi_4_a_fouls_on_the_free_punt_after_a_safety(cells: dict[int, str], dice: str, sheet: str) -> None:
    Stage("A free kick from A 20", A={"Punt": cells}).play(dice=dice, choices="A kickoff punt").gives(sheet)
