"""Where a rule begins and ends, continued: guesses, clocks, declarations, balls on the one-yard line."""

from __future__ import annotations

import pytest

from examples.bowlbound.table import Stage
from fieldhouse.games.bowlbound.model import FIRST_PASS
from fieldhouse.games.bowlbound.rules.guessing import is_wrong
from fieldhouse.games.bowlbound.rules.overtime import end_of_regulation, end_series
from fieldhouse.games.bowlbound.rules.ratings import coaches_points
from fieldhouse.games.bowlbound.side import PASS_DEFENSE, RUN_DEFENSE
from fieldhouse.games.bowlbound.state import TIME_OUT_CALLED
from fieldhouse.gridiron.phases import TOSS
from fieldhouse.table.question import IllegalAnswer

FIRST = "A 1 and 10 at A 40"


@pytest.mark.parametrize(
    ("defense", "play", "wrong"),
    [
        (RUN_DEFENSE, FIRST_PASS, True),
        (RUN_DEFENSE, FIRST_PASS - 1, False),
        (PASS_DEFENSE, FIRST_PASS, False),
        (PASS_DEFENSE, FIRST_PASS - 1, True),
        (PASS_DEFENSE - 1, FIRST_PASS - 1, False),
    ],
)
def test_ii_2_c_run_is_wrong_from_the_first_pass_on_and_pass_until_it(defense: int, play: int, wrong: bool) -> None:
    assert is_wrong(defense, play) is wrong


def test_iv_3_a_time_out_stands_in_the_row_of_its_play() -> None:
    stage = Stage(FIRST, quarter=4, clock="4:00", A={"1": {20: "4"}})
    stage.play("1 a", "offense 20, defense 1", "A tempo run, B tempo time-out")
    assert stage.last.asides == ((TIME_OUT_CALLED, 1),)


def test_i_4_a_without_time_outs_the_offense_may_still_hurry() -> None:
    stage = Stage(FIRST, {"no_huddle": True}, clock="9:00", A={"1": {20: "4"}})
    stage.game.time_outs = [0, 0]
    stage.play("1 a", "offense 20, defense 1", "A tempo no-huddle").gives("A 2 and 6 at A 44", clock="8:40")


def test_viii_2_a_favorite_by_half_a_point_that_wins_by_three_has_all_the_points() -> None:
    assert coaches_points(0.5, (7, 10)) == (0, 10)


def test_vi_9_an_interception_kept_on_the_one_yard_line_is_no_touchback() -> None:
    stage = Stage(FIRST, A={"9": {20: "INT 59", 21: "INT 60"}})
    stage.play("9 a", "offense 20, defense 1", "B run back down").gives("B 1 and 10 at B 1")
    stage.put(FIRST)
    stage.play("9 a", "offense 21, defense 1", "B run back down").gives("B 1 and 10 at B 20")


def test_vi_4_c_vi_a_foul_at_the_end_of_a_return_to_the_one_takes_half_the_yard() -> None:
    """A defensive foul on a return that ends a yard short: the ball comes no nearer than it lies."""
    stage = Stage("A kicks off from A 30", B={"Kickoff Return": {20: "DEF 5", 21: "89"}})
    stage.play(
        dice="kickoff 30, kickoff return 20, kickoff return 21", choices="A kickoff deep, B penalty accept"
    ).gives("B 1 and goal at A 1")


@pytest.mark.parametrize(
    ("situation", "calls", "dice"),
    [("A 3 and 1 at A 40", "sneak a", "sneak 20"), ("A 4 and 10 at A 40", "punt a", "punt 20, punt return 30")],
)
def test_i_6_c_nobody_declares_on_a_sneak_or_a_punt(situation: str, calls: str, dice: str) -> None:
    stage = Stage(situation, {"out_of_bounds": True, "quarterback_sneak": True}, A={"1": {20: "4"}})
    with pytest.raises(AssertionError, match="never asked for"):
        stage.play(calls, dice, "A declare out" if calls == "sneak a" else "B kick return return, A declare out")


@pytest.mark.parametrize(("yards", "fair"), [("69", True), ("70", False)])
def test_v_5_a_kickoff_may_be_caught_fairly_as_far_back_as_the_one(yards: str, fair: bool) -> None:
    stage = Stage("A kicks off from A 30", {"kickoff_returns": True}, A={"Kickoff": {30: yards}})
    if fair:
        stage.play(dice="kickoff 30, fair catch 20", choices="A kickoff deep, B kick return fair-catch")
        stage.gives("B 1 and 10 at B 1")
    else:
        with pytest.raises(IllegalAnswer):
            stage.play(dice="kickoff 30", choices="A kickoff deep, B kick return fair-catch")


def test_vi_4_a_a_return_on_which_both_sides_fouled_went_nowhere() -> None:
    stage = Stage("A kicks off from A 30", B={"Kickoff Return": {20: "DEF 15", 21: "OFF 10"}})
    stage.play(dice="kickoff 30, kickoff return 20, kickoff return 21", choices="A kickoff deep")
    assert stage.last.returns == ((1, 10, 10),)


def test_i_6_c_a_yard_that_scores_costs_five_to_who_declared_to_stay_in() -> None:
    stage = Stage("A 2 and goal at B 1", {"in_bounds": True}, A={"1": {20: "1"}})
    stage.play("1 a", "offense 20, defense 1", "A declare in").gives("A 3 and goal at B 5")


def test_i_3_a_hail_mary_that_is_trapped_ends_in_bounds() -> None:
    stage = Stage(FIRST, {"hail_mary": True}, quarter=4, clock="0:20", A={"QT": {30: "-7"}})
    stage.play("hail-mary a", "hail mary 24, QT 30")
    assert not stage.last.out


def test_iv_2_d_a_forced_gain_of_the_offense_ends_in_bounds() -> None:
    stage = Stage(FIRST, quarter=4, clock="4:00", A={"1": {20: "(3)"}})
    stage.play("1 a", "offense 20, defense 1").gives("A 2 and 7 at A 43")
    assert not stage.last.out


def test_vi_10_a_fumble_kept_on_the_own_one_is_no_safety() -> None:
    stage = Stage("A 1 and 10 at A 4", A={"1": {20: "F -3", 21: "F -4"}})
    stage.play("1 a", "offense 20, defense 1, fumble 12").gives("A 2 and 13 at A 1")
    stage.put("A 1 and 10 at A 4")
    stage.play("1 a", "offense 21, defense 1, fumble 12").gives("A free kick from A 20", score=(0, 2))


def test_ix_the_factor_is_that_of_the_lead_not_of_the_points() -> None:
    stage = Stage(
        FIRST, {"yardage_factors": "full"}, A={"1": {20: "50"}, "yardage factor": 100}, B={"yardage factor": 120}
    )
    gained = []
    for score in ([20, 0], [0, 20]):
        stage.put(FIRST)
        stage.game.score = score
        gained.append(stage.play("1 a", "offense 20, defense 1").last.yards)
    assert gained[0] != gained[1]


def test_vi_c_a_tied_overtime_begins_anew_with_the_other_side() -> None:
    game = Stage(FIRST, quarter=5, clock="0:00", score=(7, 7)).game
    game.overtime_first, game.overtime_series, game.time_outs = 0, 1, [0, 0]
    end_series(game)
    assert (game.quarter, game.offense, game.spot, game.down) == (6, 1, 75, 1)
    assert (game.overtime_series, game.time_outs) == (0, [1, 1])


def test_vi_c_overtime_has_no_clock() -> None:
    game = Stage(FIRST, quarter=4, clock="0:10", score=(7, 7)).game
    end_of_regulation(game)
    assert (game.phase, game.quarter, game.clock) == (TOSS, 5, 0)


def test_vi_4_b_a_kickoff_out_of_bounds_is_a_foul_of_five_yards() -> None:
    stage = Stage("A kicks off from A 30", A={"Kickoff": {20: "OB"}})
    stage.play(dice="kickoff 20", choices="A kickoff deep, B out of bounds take").gives("B 1 and 10 at B 35")
    assert stage.fouls == [("OFF 5", 0, True)]


@pytest.mark.parametrize(("loss", "yards"), [("-3", -3), ("-4", -4), ("-6", -4)])
def test_vi_13_a_loss_is_counted_as_far_as_the_own_goal_line(loss: str, yards: int) -> None:
    stage = Stage("A 1 and 10 at A 4", A={"1": {20: loss}})
    assert stage.play("1 a", "offense 20, defense 1").last.yards == yards
