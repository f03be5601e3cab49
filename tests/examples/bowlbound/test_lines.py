"""On the line itself: goal lines, the last yard, the last second, and what a penalty leaves of a row."""

from __future__ import annotations

from typing import Any

import pytest

from examples.bowlbound.table import Stage
from fieldhouse.games.bowlbound.scoresheet import Scoresheet
from fieldhouse.table.question import IllegalAnswer

FIRST = "A 1 and 10 at A 40"
ROLLS = {"punt_returns": True, "kickoff_returns": True}


@pytest.mark.parametrize(
    ("yards", "choices", "dice", "sheet"),
    [
        (70, "touchback", "", "B 1 and 10 at B 20"),
        (70, "return", ", punt return 30", "B 1 and 10 at B 4"),
        (69, "return", ", punt return 30", "B 1 and 10 at B 5"),
        (69, "leave", "", "B 1 and 10 at B 1"),
        (80, "", "", "B 1 and 10 at B 20"),
        (79, "touchback", "", "B 1 and 10 at B 20"),
    ],
)
def test_vi_13_f_a_punt_on_the_goal_line_is_in_the_end_zone(yards: int, choices: str, dice: str, sheet: str) -> None:
    """VI-13-A and B: so is one nine yards deep; ten are out of it."""
    stage = Stage("A 4 and 10 at A 30", A={"Punt": {20: str(yards)}}, B={"Punt Return": {30: "4"}})
    stage.play("punt a", f"punt 20{dice}", f"B kick return {choices}" if choices else "").gives(sheet)


@pytest.mark.parametrize(("yards", "sheet"), [(70, "B 1 and 10 at B 20"), (69, "B 1 and 10 at B 1")])
def test_vi_5_a_marked_punt_on_the_goal_line(yards: int, sheet: str) -> None:
    Stage("A 4 and 10 at A 30", A={"Punt": {20: f"{yards}*"}}).play("punt a", "punt 20").gives(sheet)


@pytest.mark.parametrize(("taken", "sheet"), [(20, "B 1 and 10 at B 20"), (21, "B 1 and 10 at B 1")])
def test_iii_2_b_a_punt_out_of_bounds_on_the_goal_line(taken: int, sheet: str) -> None:
    stage = Stage("A 4 and 10 at A 30", {"coffin_corner": True}, A={"Punt": {20: "90"}})
    stage.play("punt a", "punt 20", f"A coffin corner {taken}, A punt aim out").gives(sheet)


@pytest.mark.parametrize(
    ("situation", "yards", "roll", "sheet"),
    [
        ("A 4 and 10 at A 30", 60, 25, "B 1 and 10 at B 20"),
        ("A 4 and 10 at A 30", 60, 24, "B 1 and 10 at B 1"),
        ("A 4 and 10 at A 3", 0, 10, "B 1 and goal at A 1"),
        ("A 4 and 10 at A 7", 0, 10, "B 1 and goal at A 2"),
    ],
)
def test_iv_1_b_a_roll_to_the_goal_lines(situation: str, yards: int, roll: int, sheet: str) -> None:
    """Backward it never rolls farther than to the kickers' one."""
    stage = Stage(situation, {"punt_returns": True}, A={"Punt": {20: str(yards)}})
    stage.play("punt a", f"punt 20, roll {roll}", "B kick return roll").gives(sheet)
    assert (stage.last.kick_yards, stage.last.kick_roll) == (yards + roll - 15, roll - 15)


@pytest.mark.parametrize(
    ("roll", "fumble", "sheet"),
    [
        (25, 10, "B 1 and 10 at B 20"),
        (25, 39, "try by A"),
        (24, 10, "B 1 and 10 at B 1"),
        (24, 39, "A 1 and goal at B 1"),
        (34, 10, "B 1 and 10 at B 20"),
    ],
)
def test_iv_2_c_a_kickoff_muffed_on_the_goal_line(roll: int, fumble: int, sheet: str) -> None:
    stage = Stage("A kicks off from A 30", ROLLS)
    dice = f"kickoff 20, roll {roll}, fumble {fumble}"
    stage.play(dice=dice, choices="A kickoff deep, B kick return roll").gives(sheet)


def test_iv_2_d_ten_yards_deep_it_is_out() -> None:
    stage = Stage("A kicks off from A 30", ROLLS)
    stage.play(dice="kickoff 20, roll 35", choices="A kickoff deep, B kick return roll").gives("B 1 and 10 at B 20")


@pytest.mark.parametrize("yards", [70, 79])
def test_iv_2_a_a_kickoff_in_the_end_zone_is_no_fair_catch(yards: int) -> None:
    stage = Stage("A kicks off from A 30", ROLLS, A={"Kickoff": {20: str(yards)}})
    with pytest.raises(IllegalAnswer, match="fair-catch"):
        stage.play(dice="kickoff 20", choices="A kickoff deep, B kick return fair-catch")


@pytest.mark.parametrize(
    ("kick", "cell", "sheet"),
    [
        (70, "1", "B 1 and 10 at B 1"),
        (70, "-", "B 1 and 10 at B 20"),
        (69, "-1", "B free kick from B 20"),
        (69, "-", "B 1 and 10 at B 1"),
    ],
)
def test_vi_13_f_a_return_to_the_own_goal_line(kick: int, cell: str, sheet: str) -> None:
    """From the goal line it must come out; from the one it must not go back."""
    stage = Stage("A kicks off from A 30", A={"Kickoff": {20: str(kick)}}, B={"Kickoff Return": {30: cell}})
    choices = "A kickoff deep" + (", B kick return return" if kick == 70 else "")
    stage.play(dice="kickoff 20, kickoff return 30", choices=choices).gives(sheet)


@pytest.mark.parametrize(("kick", "sheet"), [(70, "B 1 and 10 at B 20"), (69, "B free kick from B 20")])
def test_vi_13_d_iv_a_returner_who_fumbles_into_his_end_zone_and_keeps_it(kick: int, sheet: str) -> None:
    """R15: a touchback for whoever had fielded it there, on the goal line too; from the one it is a safety."""
    stage = Stage("A kicks off from A 30", A={"Kickoff": {20: str(kick)}}, B={"Kickoff Return": {30: "F -2"}})
    choices = "A kickoff deep" + (", B kick return return" if kick == 70 else "")
    stage.play(dice="kickoff 20, kickoff return 30, fumble 10", choices=choices).gives(sheet)


@pytest.mark.parametrize(("cell", "sheet"), [("-", "B 1 and 10 at B 10"), ("1", "B 1 and 10 at B 1")])
def test_vi_4_c_vi_a_foul_on_a_return_that_ends_on_the_goal_line(cell: str, sheet: str) -> None:
    """A touchback first, and half the distance from the 20."""
    stage = Stage("A kicks off from A 30", A={"Kickoff": {20: "70"}}, B={"Kickoff Return": {30: "OFF 15", 31: cell}})
    stage.play(
        dice="kickoff 20, kickoff return 30, kickoff return 31",
        choices="A kickoff deep, B kick return return, A penalty accept",
    ).gives(sheet)


@pytest.mark.parametrize(
    ("yards", "sheet"),
    [(-4, "try by B"), (-13, "try by B"), (-14, "A free kick from A 20"), (-3, "B 1 and goal at A 1")],
)
def test_vi_13_e_ii_and_iii_an_interception_on_the_passers_goal_and_end_lines(yards: int, sheet: str) -> None:
    stage = Stage("A 1 and 10 at A 4", A={"9": {20: f"INT {yards}"}})
    stage.play("9 a", "offense 20, defense 1", "B run back down" if yards == -3 else "").gives(sheet)


@pytest.mark.parametrize(
    ("yards", "dice", "sheet"),
    [
        (-14, "", "A free kick from A 20"),
        (-13, ", fumble 10", "A free kick from A 20"),
        (-13, ", fumble 39", "try by B"),
        (-4, ", fumble 39", "try by B"),
        (-3, ", fumble 30", "B 1 and goal at A 1"),
    ],
)
def test_vi_13_d_iii_and_iv_a_fumble_on_the_own_goal_and_end_lines(yards: int, dice: str, sheet: str) -> None:
    stage = Stage("A 1 and 10 at A 4", A={"1": {20: f"F {yards}"}})
    stage.play("1 a", f"offense 20, defense 1{dice}").gives(sheet)


@pytest.mark.parametrize(("yards", "runs"), [(-1, True), (0, True), (1, False)])
def test_vi_10_a_block_recovered_at_the_line_may_be_run(yards: int, runs: bool) -> None:
    """At or behind it, says the book; beyond it not."""
    cells = {"Punt": {20: f"BK {yards}"}, "Interception Return": {30: "12"}}
    stage = Stage("A 4 and 10 at A 40", A=cells)
    dice = "punt 20, fumble 17" + ", fumble return 30" * runs
    stage.play("punt a", dice, "A run back return" if runs else "")
    assert len(stage.last.returns) == runs


# What a penalty leaves of a row


@pytest.mark.parametrize(
    ("calls", "cells", "dice", "choices", "first_downs"),
    [
        ("1 a", {"1": {20: "OFF 5", 21: "3"}}, "offense 20, offense 21, defense 1", "B penalty accept", 0),
        ("1 a", {"1": {20: "DEF 5", 21: "-3"}}, "offense 20, offense 21, defense 1", "A penalty accept", 0),
        ("1 a", {"1": {20: "DEF 15", 21: "-3"}}, "offense 20, offense 21, defense 1", "A penalty accept", 1),
        ("9 a", {"9": {20: "PI 12"}}, "offense 20, defense 1", "A penalty accept", 1),
        ("1 a", {"1": {20: "OFF 5A"}}, "offense 20", "", 0),
        ("1 a", {"1": {20: "OFF 5", 21: "DEF 5"}}, "offense 20, offense 21", "", 0),
        ("punt a", {"Punt": {20: "OFF 5"}}, "punt 20, punt 21", "B kick return leave, B penalty accept", 0),
        ("punt a", {"Punt": {20: "DEF 5"}}, "punt 20, punt 21", "B kick return leave, A penalty accept", 0),
        ("punt a", {"Punt": {20: "DEF 15"}}, "punt 20, punt 21", "B kick return leave, A penalty accept", 1),
    ],
)
def test_vi_4_a_a_play_whose_place_a_penalty_took_counts_for_nothing(
    calls: str, cells: dict[str, Any], dice: str, choices: str, first_downs: int
) -> None:
    """But for the first down that the penalty gave."""
    stage = Stage(FIRST, A=cells).play(calls, dice, choices)
    sheet = Scoresheet()
    sheet.add(stage.last)
    assert (stage.last.counts, sheet.teams[0].plays, sheet.teams[0].punts) == (False, 0, 0)
    assert sheet.teams[0].first_downs == first_downs


@pytest.mark.parametrize("foul", ["OFF 5", "OFF 5A", "OB"])
def test_vi_4_b_a_kick_that_is_kicked_again_counts_for_nothing(foul: str) -> None:
    """Nor does the fumble on its return; the foul is entered as accepted."""
    stage = Stage("A kicks off from A 30", A={"Kickoff": {20: foul}}, B={"Kickoff Return": {30: "F +5"}})
    rest = ", kickoff 21, kickoff return 30, fumble 30" if foul == "OFF 5" else ""
    choices = {"OFF 5": ", B penalty accept", "OB": ", B out of bounds again"}.get(foul, "")
    stage.play(dice=f"kickoff 20{rest}", choices=f"A kickoff deep{choices}").gives("A kicks off from A 25")
    sheet = Scoresheet()
    sheet.add(stage.last)
    assert (stage.last.counts, sheet.teams[1].fumbles_lost, sheet.teams[0].penalties) == (False, 0, 1)


def test_vi_8_an_onside_kick_recovered_is_no_first_down() -> None:
    stage = Stage("A kicks off from A 30").play(dice="onside kick 15", choices="A kickoff onside")
    assert not stage.last.first_down


def test_v_10_a_score_leaves_neither_down_nor_distance() -> None:
    stage = Stage("A 1 and goal at B 8", A={"1": {20: "8"}}).play("1 a", "offense 20, defense 1").gives("try by A")
    assert tuple(stage.game.situation) == (0, 98, 0, 2)
    stage.play("", "extra point 20", "A try kick").gives("A kicks off from A 30")
    assert tuple(stage.game.situation) == (0, 30, 0, 0)


# The clock


def unasked(stage: Stage, question: str, calls: str, dice: str = "", *_: str) -> None:
    """Nobody asks that question after the play."""
    with pytest.raises(AssertionError, match="never asked for"):
        stage.play(calls, dice, question)


def test_iv_3_nobody_is_asked_about_ten_seconds() -> None:
    stage = Stage(FIRST, quarter=4, clock="4:00", A={"7": {20: "6*"}})
    unasked(stage, "A tempo time-out", "7 a", "offense 20, defense 1")


def test_vii_the_offense_stops_the_clock_at_once_too() -> None:
    stage = Stage(FIRST, {"timing": "whole"}, clock="10:00", A={"1": {20: "6"}})
    stage.play("1 a", "offense 20, defense 1", "B tempo run, A tempo time-out").gives("A 2 and 4 at A 46", seconds=7)
    assert stage.game.time_outs == [2, 3]


def test_vii_without_time_outs_or_haste_there_is_nothing_to_ask() -> None:
    stage = Stage(FIRST, {"timing": "whole"}, clock="10:00", A={"1": {20: "6"}})
    stage.game.time_outs = [0, 0]
    unasked(stage, "A tempo run", "1 a", "offense 20, defense 1")


def test_vii_an_interception_run_out_of_the_end_zone_is_a_return() -> None:
    stage = Stage(
        FIRST, {"timing": "whole"}, clock="10:00", A={"9": {20: "INT 65"}}, B={"Interception Return": {30: "25"}}
    )
    stage.play("9 a", "offense 20, defense 1, interception return 30", "B run back return")
    assert stage.gives("B 1 and 10 at B 20").last.seconds == 5 + 6 + 3 + 2


@pytest.mark.parametrize(("clock", "sheet"), [("0:41", "A 2 and 9 at A 41"), ("0:40", "A 2 and 4 at A 46")])
def test_i_6_b_no_delay_is_called_when_the_clock_reaches_nothing(clock: str, sheet: str) -> None:
    stage = Stage(FIRST, {"delay": True}, clock=clock, A={"1": {20: "6"}})
    stage.play("1 a", "offense 20, defense 1", "A delay yes").gives(sheet)


@pytest.mark.parametrize(("line", "sheet"), [(5, "B 1 and 10 at midfield"), (4, "B 1 and 10 at A 44")])
def test_iii_2_a_the_five_itself_is_no_short_drop(line: int, sheet: str) -> None:
    stage = Stage(f"A 4 and 10 at A {line}", {"short_drop": True}, B={"Punt Return": {30: "-5"}})
    choices = "B kick return return" if line == 5 else "B kick rush none, B kick return return"
    stage.play("punt a", "punt 20, punt return 30", choices).gives(sheet)


@pytest.mark.parametrize(("cell", "score"), [("11", (0, 0)), ("12", (2, 0))])
def test_v_1_after_a_penalty_on_a_fake_point_the_try_is_from_where_it_was_marked(
    cell: str, score: tuple[int, int]
) -> None:
    """Ten yards back of the two."""
    stage = Stage("try by A", {"fakes": True}, A={"1": {20: "OFF 10", 21: "2", 22: cell}})
    stage.play(
        "", "extra point 24, offense 20, offense 21, offense 22, defense 1",
        "A try kick, A fake number 24, A fake plunge, B penalty accept, A call plunge, B defense a",
    ).gives("A kicks off from A 30", score=score)  # fmt: skip


@pytest.mark.parametrize(("total", "result"), [(20, "good"), (30, "no good")])
def test_vi_7_a_the_sheet_says_whether_it_was_good(total: int, result: str) -> None:
    stage = Stage("try by A", A={"extra point missed": "30"})
    assert stage.play("", f"extra point {total}", "A try kick").last.result == result


@pytest.mark.parametrize(("play", "result"), [(4, "stopped cold"), (6, "incomplete"), (9, "incomplete")])
def test_ii_1_c_iv_and_v_runs_are_stopped_and_passes_incomplete(play: int, result: str) -> None:
    stage = Stage(FIRST, {"wild_card": "coded"}, B={"codes": "W"})
    assert stage.play(f"{play} wild-{play}").last.result == result


def test_ii_1_c_v_a_razzle_dazzle_guessed_is_incomplete() -> None:
    stage = Stage(FIRST, {"wild_card": "coded", "razzle_dazzle": True}, B={"codes": "W"})
    assert stage.play("razzle-dazzle wild-razzle").last.result == "incomplete"


def test_vi_4_b_a_foul_on_a_kick_is_read_among_those_on_the_snap() -> None:
    """OFF S on 25 is before the snap; OFF R, on a return, would be fifteen yards."""
    stage = Stage("A 4 and 10 at A 30", A={"Punt": {20: "OFF S"}})
    stage.play("punt a", "punt 20, penalty 25").gives("A 4 and 15 at A 25", clock="15:00")


@pytest.mark.parametrize(("choice", "sheet"), [("accept", "A 4 and 20 at A 20"), ("decline", "B 1 and 10 at A 33")])
def test_v_4_a_a_foul_before_the_fake_number_is_claimed_after_the_fake(choice: str, sheet: str) -> None:
    stage = Stage("A 4 and 10 at A 30", {"fakes": True}, A={"Punt": {20: "OFF 10"}, "1": {20: "3"}})
    dice = "punt 20, punt 24, offense 20"
    stage.play("punt a", dice, f"A fake number 24, A fake plunge, B penalty {choice}").gives(sheet)
