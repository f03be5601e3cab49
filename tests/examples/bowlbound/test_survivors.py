"""Rules that every test once passed by, as mutants of the code showed (``make mutants GAME=bowlbound``)."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import pytest

from examples.bowlbound.table import Stage
from fieldhouse.games.bowlbound.rules.ratings import coaches_points
from fieldhouse.games.bowlbound.state import DECLARED_OUT

FIRST = "A 1 and 10 at A 40"


def test_overtime_is_over_when_it_is_won() -> None:
    stage = Stage("A 4 and 10 at B 25", quarter=5, score=(0, 3), A={"Field Goal": {20: "NG"}})
    stage.game.overtime_first, stage.game.overtime_series = 1, 1
    stage.play("field-goal a", "field goal 20").gives("final")
    assert stage.game.over


def test_overtime_the_toss_opens_the_first_of_two_series() -> None:
    stage = Stage("toss", quarter=5)
    stage.play("", "toss by away 30, toss by home 20", "A overtime first").gives("A 1 and 10 at B 25")
    assert stage.game.overtime_series == 0


@pytest.mark.parametrize(
    ("spread", "score", "points"),
    [(0, (10, 7), (10, 0)), (0, (7, 7), (5, 5)), (3, (7, 7), (10, 0)), (0, (7, 9), (0, 10))],
)
def test_viii_2_an_even_game_is_won_like_any_other(
    spread: float, score: tuple[int, int], points: tuple[float, float]
) -> None:
    assert coaches_points(spread, score) == points


@pytest.mark.parametrize(("codes", "yards"), [("W", 6), ("-", 12)])
def test_ii_1_c_the_visitors_guess_wrong(codes: str, yards: int) -> None:
    stage = Stage("B 1 and 10 at B 40", {"wild_card": "coded"}, A={"codes": codes}, B={"1": {20: "6"}})
    assert stage.play("1 wild-2", "offense 20").last.yards == yards


@pytest.mark.parametrize(("cell", "result"), [("BK -8", "blocked"), ("F -8", "fumble")])
def test_vi_10_a_block_and_a_fumbled_snap_are_told_apart(cell: str, result: str) -> None:
    stage = Stage("A 4 and 10 at A 40", A={"Punt": {20: cell}}).play("punt a", "punt 20, fumble 20")
    assert stage.last.result == result


@pytest.mark.parametrize(
    ("choice", "sheet"),
    [("accept", "A 2 and 5 at A 45"), ("accept-2", "A 1 and 10 at midfield"), ("decline", "A 3 and 17 at A 33")],
)
def test_vi_4_c_iii_interference_on_a_trap_after_another_foul(choice: str, sheet: str) -> None:
    """Both fouls are the defense's: five yards, or the ten that the interference counts for."""
    cells = {"9": {20: "DEF 5", 21: "PI 12"}, "QT": {30: "-7"}}
    stage = Stage("A 2 and 10 at A 40", A=cells, B={"A 9": {1: "QT"}})
    stage.play("9 a", "offense 20, offense 21, defense 1, QT 30", f"A penalty {choice}").gives(sheet)


def test_vi_4_c_v_a_ball_lost_and_won_back_upfield_is_no_gain() -> None:
    """The personal foul is marked from the previous spot, not from where the second fumble was recovered."""
    stage = Stage(FIRST, A={"1": {20: "DEF 15", 21: "F +15"}}, B={"Interception Return": {30: "F +3"}})
    dice = "offense 20, offense 21, defense 1, fumble 38, fumble return 30, fumble 30"
    stage.play("1 a", dice, "B run back return, A penalty accept").gives("A 1 and 10 at B 45")


def test_i_6_c_a_play_declared_in_bounds_leaves_the_clock_running() -> None:
    stage = Stage(FIRST, {"in_bounds": True}, quarter=4, clock="4:00", A={"1": {20: "12*"}})
    stage.play("1 a", "offense 20, defense 1", "A declare in").gives("A 2 and 3 at A 47", seconds=30)


def test_vi_7_b_the_sheet_says_that_two_points_were_missed() -> None:
    stage = Stage("try by A", A={"1": {20: "1"}})
    stage.play("", "offense 20, defense 1", "A try two, A call plunge, B defense a")
    assert stage.last.result == "no good"


def test_v_2_a_a_hail_mary_instead_of_the_kick_that_is_rushed() -> None:
    options = {"all_out_rush": True, "hail_mary": True}
    stage = Stage("A 4 and 10 at A 20", options, quarter=2, clock="0:20")
    stage.play("punt a", "hail mary 18, T1 10", "B kick rush all-out, A call hail-mary")
    assert stage.last.yards == 35


@pytest.mark.parametrize(("choice", "sheet"), [("accept", "A 1 and 5 at A 45"), ("accept-2", "A 1 and 10 at B 36")])
def test_vi_12_fouls_of_one_team_before_and_on_the_pass_do_not_offset(choice: str, sheet: str) -> None:
    cells = {"5": {20: "DEF 5", 21: "SOP"}, "7": {30: "DEF 15", 31: "9"}}
    stage = Stage(FIRST, A=cells)
    stage.play("5 a", "offense 20, offense 21, option pass 30, offense 31", f"A penalty {choice}").gives(sheet)


def test_i_4_c_a_hail_mary_may_be_declared_out_of_bounds() -> None:
    options = {"hail_mary": True, "out_of_bounds": True, "yardages": "quick"}
    stage = Stage(FIRST, options, quarter=2, clock="0:20").play("hail-mary a", "hail mary 18", "A declare out")
    assert (stage.last.declared, stage.last.out, stage.last.seconds) == (DECLARED_OUT, True, 10)


def test_vi_4_c_iv_no_gain_leaves_nothing_to_add_the_yards_to() -> None:
    stage = Stage("A 3 and 15 at A 30", A={"1": {20: "DEF 5Y", 21: "-"}})
    stage.play("1 a", "offense 20, offense 21, defense 1", "A penalty accept").gives("A 3 and 10 at A 35")
    assert not stage.last.counts


def test_vi_13_a_a_return_fumbled_on_the_own_goal_line_and_kept_is_a_safety() -> None:
    cells: dict[str, Any] = {"A": {"Kickoff": {20: "65"}}, "B": {"Kickoff Return": {30: "F -5"}}}
    stage = Stage("A kicks off from A 30", **cells)
    stage.play(dice="kickoff 20, kickoff return 30, fumble 20", choices="A kickoff deep")
    stage.gives("B free kick from B 20", score=(2, 0))


@pytest.mark.parametrize(("clock", "is_asked"), [("0:05", False), ("0:06", True)])
def test_vii_nobody_stops_a_clock_that_ran_out_in_the_action(clock: str, is_asked: bool) -> None:
    """A run for four is five seconds of action."""
    stage = Stage(FIRST, {"timing": "late"}, quarter=4, clock=clock, A={"1": {20: "4"}})
    with nullcontext() if is_asked else pytest.raises(AssertionError, match="never asked"):
        stage.play("1 a", "offense 20, defense 1", "B tempo time-out")
