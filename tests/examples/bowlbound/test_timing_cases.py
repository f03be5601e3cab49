"""IV-3, I-4 to I-6 and VII: what the nineteen examples leave out of the clock's rules."""

from __future__ import annotations

import pytest

from examples.bowlbound.table import Stage
from examples.bowlbound.timing import FIRST, WHOLE, gain, parts
from fieldhouse.games.bowlbound.rules import alternate_timing as timing
from fieldhouse.games.bowlbound.state import DELAYED

ROLLING = {**WHOLE, "punt_returns": True, "kickoff_returns": True}
FOURTH = "A 4 and 10 at A 30"
KICK = "B kicks off from B 30"


# IV-3


@pytest.mark.parametrize(
    ("quarter", "clock", "left"), [(1, "2:10", "1:40"), (2, "2:10", "2:00"), (3, "2:10", "1:40"), (4, "2:00", "1:30")]
)
def test_iv_3_two_minutes_are_kept_in_a_half_not_in_every_quarter(quarter: int, clock: str, left: str) -> None:
    Stage(FIRST, quarter=quarter, clock=clock, **gain("4")).play("1 a", "offense 20, defense 1").gives(
        "A 2 and 6 at A 44", clock=left
    )


def test_iv_3_a_running_play_takes_what_the_options_say() -> None:
    """A house rule; what stops the clock takes as long as ever."""
    stage = Stage(FIRST, {"running_time": 32}, clock="9:00", A={"7": {20: "INC", 21: "4", 22: "12"}})
    stage.play("7 a", "offense 21, defense 1").gives("A 2 and 6 at A 44", clock="8:28")
    stage.play("7 a", "offense 20, defense 1").gives("A 3 and 6 at A 44", clock="8:18")


def test_iv_3_no_time_out_without_one_and_none_after_a_play_of_ten_seconds() -> None:
    stage = Stage(FIRST, clock="9:00", A={"7": {20: "INC", 21: "4"}})
    stage.game.time_outs = [0, 0]
    stage.play("7 a", "offense 21, defense 1").gives("A 2 and 6 at A 44", clock="8:30")
    stage.game.time_outs = [3, 3]
    stage.play("7 a", "offense 20, defense 1").gives("A 3 and 6 at A 44", clock="8:20")
    assert stage.game.time_outs == [3, 3]


# I-4 and I-6

HURRY = {"no_huddle": True, "spike": True, "out_of_bounds": True, "in_bounds": True, "delay": True}


def test_i_4_a_a_play_of_twenty_seconds_takes_ten() -> None:
    stage = Stage(FIRST, HURRY, clock="9:00", **gain("12"))
    stage.play("1 a", "offense 20, defense 1", "A tempo no-huddle").gives("A 1 and 10 at B 48", clock="8:50")


def test_i_4_b_a_spike_on_third_down_leaves_fourth_and_none_comes_after_the_quarter() -> None:
    stage = Stage("A 2 and 10 at A 40", HURRY, clock="9:00", **gain("4"))
    stage.play("1 a", "offense 20, defense 1", "A tempo spike").gives("A 4 and 6 at A 44", clock="8:40")
    stage = Stage("A 2 and 10 at A 40", HURRY, clock="0:10", **gain("4"))
    stage.play("1 a", "offense 20, defense 1", "A tempo spike").gives("A 3 and 6 at A 44", clock="15:00")


@pytest.mark.parametrize(
    ("cell", "dice", "choices", "sheet"),
    [
        ("F +8", ", fumble 20", "", "A 2 and 7 at A 43"),
        ("F +8", ", fumble 30", "", "B 1 and 10 at A 43"),
        ("INT 25", "", "B run back down", "B 1 and 10 at B 40"),
        ("INT 25", "", "B run back decline", "A 2 and 10 at A 40"),
    ],
)
def test_i_4_c_five_yards_and_ten_seconds_when_the_ball_comes_loose(
    cell: str, dice: str, choices: str, sheet: str
) -> None:
    """The book excepts penalties, incompletions and touchdowns, not these; and the ten seconds are guaranteed."""
    stage = Stage(FIRST, HURRY, clock="9:00", A={"9": {20: cell}})
    stage.play("9 a", f"offense 20, defense 1{dice}", f"A declare out, {choices}").gives(sheet, clock="8:50")


def test_i_6_c_a_fumble_was_in_bounds_anyway() -> None:
    stage = Stage(FIRST, HURRY, clock="9:00", A={"1": {20: "F +8"}})
    stage.play("1 a", "offense 20, defense 1, fumble 20", "A declare in").gives("A 2 and 2 at A 48", clock="8:30")


@pytest.mark.parametrize(("choice", "sheet"), [("accept", "A 1 and 15 at A 35"), ("decline", "A 2 and 7 at A 43")])
def test_i_4_c_nothing_is_taken_from_a_penalty(choice: str, sheet: str) -> None:
    stage = Stage(FIRST, HURRY, A={"1": {20: "OFF 5", 21: "8"}})
    stage.play("1 a", "offense 20, offense 21, defense 1", f"A declare out, B penalty {choice}").gives(sheet)


def test_i_4_c_a_run_that_is_guessed_ends_in_bounds_all_the_same() -> None:
    stage = Stage(FIRST, {**HURRY, "wild_card": "coded"}, clock="9:00")
    stage.play("1 wild-1", "", "A declare out").gives("A 2 and 10 at A 40", clock="8:30")


def test_i_6_b_half_the_distance_for_a_delay() -> None:
    stage = Stage("A 1 and 10 at A 2", {"delay": True}, **gain("2"))
    stage.play("1 a", "offense 20, defense 1", "A delay yes").gives("A 2 and 10 at A 2")


@pytest.mark.parametrize(("clock", "sheet"), [("0:40", "A 2 and 6 at A 44"), ("0:41", "A 2 and 11 at A 39")])
def test_i_6_b_a_quarter_that_is_over_knows_no_delay(clock: str, sheet: str) -> None:
    Stage(FIRST, {"delay": True}, clock=clock, **gain("4")).play(
        "1 a", "offense 20, defense 1", "A delay yes"
    ).gives(sheet)  # fmt: skip


def test_i_5_an_elected_safety_in_the_own_end_of_overtime_loses() -> None:
    stage = Stage("A 1 and 10 at B 25", {"elected_safety": True}, quarter=5, clock="0:00")
    stage.game.overtime_first = 0
    stage.play("safety a").gives("final", score=(0, 2))


# VII


@pytest.mark.parametrize(
    ("yards", "choices", "times"),
    [
        ("14", "B tempo run, A tempo no-huddle", (6, 0, 3)),
        ("14", "B tempo run, A tempo time-out", (6, 0, 0)),
        ("14", "B tempo time-out", (6, 0, 0)),
        ("14", "B tempo run, A tempo run, B tempo time-out", (6, 0, 10)),
        ("14", "B tempo run, A tempo run, B tempo run, A delay yes", (6, 0, 25)),
        ("6", "B tempo run, A tempo time-out", (5, 0, 2)),
    ],
)
def test_vii_dead_times(yards: str, choices: str, times: tuple[int, int, int]) -> None:
    stage = Stage(FIRST, WHOLE, clock="10:00", **gain(yards)).play("1 a", "offense 20, defense 1", choices)
    assert parts(stage) == times


def test_vii_a_spike_after_a_continuous_play_takes_ten_seconds_with_it() -> None:
    stage = Stage(FIRST, WHOLE, clock="10:00", **gain("6"))
    stage.play("1 a", "offense 20, defense 1", "B tempo run, A tempo spike").gives("A 3 and 4 at A 46", clock="9:45")


@pytest.mark.parametrize(("clock", "sheet"), [("0:40", "A 2 and 4 at A 46"), ("0:41", "A 2 and 9 at A 41")])
def test_vii_time_that_expires_within_the_extra_ten_seconds_calls_off_the_delay(clock: str, sheet: str) -> None:
    stage = Stage(FIRST, WHOLE, clock=clock, **gain("6"))
    choices = "B tempo run, A tempo run, B tempo run, A delay yes"
    stage.play("1 a", "offense 20, defense 1", choices).gives(sheet)
    assert ((DELAYED, 0) in stage.last.asides) == (clock == "0:41")


@pytest.mark.parametrize(
    ("dice", "choices", "times"),
    [
        ("roll 24", "B kick return roll", (15, 0, 0)),
        ("roll 11", "B kick return roll", (6, 0, 0)),
        ("fair catch 20", "B kick return fair-catch", (6, 1, 0)),
        ("fair catch 13, fumble 20", "B kick return fair-catch", (6, 2, 0)),
        ("punt return 21", "B kick return return", (6, 4, 0)),
    ],
)
def test_vii_punts(dice: str, choices: str, times: tuple[int, int, int]) -> None:
    stage = Stage(FOURTH, ROLLING, clock="10:00", B={"Punt Return": {21: "12"}})
    assert parts(stage.play("punt a", f"punt 20, {dice}", choices)) == times


@pytest.mark.parametrize(
    ("dice", "choice", "times"),
    [
        ("roll 21, fumble 20", "roll", (8, 2, 0)),
        ("roll 11, fumble 20", "roll", (5, 2, 0)),
        ("fair catch 20", "fair-catch", (0, 1, 0)),
        ("fair catch 13, fumble 20", "fair-catch", (0, 2, 0)),
        ("kickoff return 21", "return", (0, 5, 0)),
    ],
)
def test_vii_deep_kickoffs(dice: str, choice: str, times: tuple[int, int, int]) -> None:
    """Five seconds and half the roll; in the air no time."""
    stage = Stage(KICK, ROLLING, clock="10:00", A={"Kickoff Return": {21: "22"}})
    stage.play(dice=f"kickoff 20, {dice}", choices=f"B kickoff deep, A kick return {choice}")
    assert parts(stage) == times


def test_vii_a_kick_snapped_badly_is_timed_to_its_recovery() -> None:
    stage = Stage(FOURTH, WHOLE, clock="10:00", A={"Punt": {20: "F -13"}})
    assert parts(stage.play("punt a", "punt 20, fumble 30")) == (6, 0, 0)


@pytest.mark.parametrize(
    ("cell", "dice", "choices", "times"),
    [
        ("INT 25", "", "B run back down", (7, 1, 0)),
        ("INT 15", "", "B run back down", (6, 0, 0)),
        ("F +25", ", fumble 30", "", (9, 1, 0)),
        ("INT 25", "", "B run back decline", (5, 0, 0)),
    ],
)
def test_vii_a_touchback_takes_a_second_whoever_threw_or_fumbled_it(
    cell: str, dice: str, choices: str, times: tuple[int, int, int]
) -> None:
    stage = Stage("A 1 and 10 at B 20", WHOLE, clock="10:00", A={"9": {20: cell}})
    assert parts(stage.play("9 a", f"offense 20, defense 1{dice}", choices)) == times


def test_vii_a_hail_mary_takes_three_seconds_and_one_for_each_ten_yards() -> None:
    options = {**WHOLE, "hail_mary": True}
    stage = Stage(FIRST, options, quarter=2, clock="0:20").play("hail-mary a", "hail mary 18, T1 20")
    assert timing.action_time(stage.last) == 7


@pytest.mark.parametrize(
    ("cell", "dice", "choices", "seconds"),
    [
        ("OFF 5", "offense 20, offense 21, defense 1", "B penalty decline", 5),
        ("OFF S", "offense 20, penalty 20", "", 0),
        ("6*", "offense 20, defense 1", "", 5),
        ("INC", "offense 20, defense 1", "", 5),
    ],
    ids=["a foul", "a false start", "out of bounds", "incomplete"],
)
def test_vii_referees_time_outs_have_no_dead_time(cell: str, dice: str, choices: str, seconds: int) -> None:
    stage = Stage(FIRST, WHOLE, clock="10:00", A={"7": {20: cell, 21: "6"}}).play("7 a", dice, choices)
    assert stage.last.seconds == seconds


def test_vii_playtesters_hurry_spike_and_the_last_two_minutes() -> None:
    options = {"timing": "playtesters", "no_huddle": True, "spike": True}
    for wish, left in (("no-huddle", "8:30"), ("spike", "8:30")):
        stage = Stage(FIRST, options, clock="9:00", **gain("6"))
        stage.play("1 a", "offense 20, defense 1", f"A tempo {wish}")
        assert stage.clock == left
    stage = Stage(FIRST, options, quarter=2, clock="2:00", **gain("6*"))
    stage.play("1 a", "offense 20, defense 1").gives("A 2 and 4 at A 46", clock="1:55")
