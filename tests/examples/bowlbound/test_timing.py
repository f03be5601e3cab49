"""VII: the nineteen examples of the alternate timing method, played where the game can play them."""

from __future__ import annotations

import pytest

from examples.bowlbound.table import Stage
from examples.bowlbound.timing import FIRST, WHOLE, gain, parts, timed


def test_vii_1_six_yards_and_the_clock_runs() -> None:
    stage = timed(FIRST, "1 a", "offense 20, defense 1", **gain("6"))
    assert parts(stage) == (5, 0, 25)


def test_vii_2_with_a_delay_penalty() -> None:
    choices = "B tempo run, A tempo run, B tempo run, A delay yes"
    stage = timed(FIRST, "1 a", "offense 20, defense 1", choices, **gain("6"))
    assert parts(stage) == (5, 0, 35)
    stage.gives("A 2 and 9 at A 41")


def test_vii_3_hurried() -> None:
    stage = timed(FIRST, "1 a", "offense 20, defense 1", "B tempo run, A tempo no-huddle", **gain("6"))
    assert parts(stage) == (5, 0, 10)


def test_vii_4_first_down_and_a_spike() -> None:
    stage = timed("A 2 and 6 at A 40", "1 a", "offense 20, defense 1", "B tempo run, A tempo spike", **gain("6"))
    assert sum(row.seconds for row in stage.rows) == 5
    stage.gives("A 2 and 10 at A 46")


def test_vii_5_a_loss_out_of_bounds() -> None:
    assert parts(timed(FIRST, "1 a", "offense 20, defense 1", **gain("-13*"))) == (6, 0, 0)


def test_vii_6_sacked_fumbled_and_returned() -> None:
    stage = timed(
        "A 1 and 10 at B 40", "9 a", "offense 20, defense 1, QT 30, fumble 38, fumble return 31", "B run back return",
        A={"9": {20: "QT"}, "QT": {30: "F -10"}}, B={"Interception Return": {31: "37"}},
    )  # fmt: skip
    assert parts(stage) == (8, 6, 0)


def test_vii_7_delayed_time_out() -> None:
    choices = "B tempo run, A tempo run, B tempo time-out"
    stage = timed("A 2 and 10 at A 30", "7 a", "offense 20, defense 1", choices, A={"7": {20: "5"}})
    assert parts(stage) == (5, 0, 10)
    stage.gives("A 3 and 5 at A 35")


def test_vii_8_kneel_and_an_instant_time_out() -> None:
    stage = timed(FIRST, "kneel a", "", "B tempo time-out", score=(7, 0))
    assert parts(stage) == (3, 0, 2)


def test_vii_9_kneel_and_a_delay_penalty() -> None:
    stage = Stage(FIRST, WHOLE, clock="10:00", score=(7, 0))
    stage.game.time_outs[1] = 0
    stage.play("kneel a", "", "A tempo run, A delay yes")
    assert parts(stage) == (3, 0, 35)


def test_vii_10_a_sack_leaves_the_clock_running() -> None:
    """The text lists sacks among interrupted plays, its example times one as continuous: the example stands."""
    stage = timed(FIRST, "9 a", "offense 20, defense 1, QT 30", A={"9": {20: "QT"}, "QT": {30: "-7"}})
    assert parts(stage) == (5, 0, 25)


def test_vii_11_punt_returned_and_fumbled() -> None:
    stage = timed(
        "A 4 and 10 at A 30", "punt a", "punt 20, punt return 21, fumble 12", "B kick return return",
        A={"Punt": {20: "34"}}, B={"Punt Return": {21: "F +18"}},
    )  # fmt: skip
    assert parts(stage) == (6, 6, 0)


def test_vii_12_blocked_field_goal_then_a_pass() -> None:
    """An older rule let the kickers try a pass with the ball; each part is timed as the table has it."""
    stage = timed("A 4 and 10 at B 30", "field-goal a", "field goal 20, fumble 13", A={"Field Goal": {20: "BK -7"}})
    assert parts(stage) == (5, 0, 0)
    sack = timed("A 4 and 17 at B 37", "9 a", "offense 20, defense 1, QT 30", A={"9": {20: "QT"}, "QT": {30: "-11"}})
    assert parts(sack) == (6, 0, 0)
    assert stage.last.seconds + sack.last.seconds == 11


def test_vii_13_a_touchdown_pass_of_87_yards() -> None:
    assert parts(timed("A 1 and 10 at A 13", "9 a", "offense 20, defense 1", A={"9": {20: "TD"}})) == (13, 0, 0)


def test_vii_14_a_kickoff_returned_102_yards() -> None:
    stage = timed(
        "A kicks off from A 30", "", "kickoff 20, kickoff return 21", "A kickoff deep, B kick return return",
        A={"Kickoff": {20: "72"}}, B={"Kickoff Return": {21: "TD"}},
    )  # fmt: skip
    assert parts(stage) == (0, 13, 0)


def test_vii_15_interception_with_a_foul_on_the_return() -> None:
    stage = timed(
        FIRST, "9 a", "offense 20, defense 1, interception return 24, interception return 25",
        "B run back return, A penalty accept",
        A={"9": {20: "INT 38"}}, B={"Interception Return": {24: "OFF 15", 25: "51"}},
    )  # fmt: skip
    assert parts(stage) == (8, 8, 0)


def test_vii_16_razzle_dazzle_of_48_yards_then_hurried() -> None:
    """The example conserves time after a continuous play, so the 48 yards were no first down."""
    stage = timed(
        "A 2 and 60 at A 20", "razzle-dazzle a", "razzle-dazzle by defense 30, razzle-dazzle by offense 20, defense 1",
        "A razzle-dazzle 1, B tempo run, A tempo no-huddle", **gain("48"),
    )  # fmt: skip
    assert parts(stage) == (11, 0, 10)
    stage.gives("A 3 and 12 at B 32")


def test_vii_17_sneak_for_a_touchdown() -> None:
    assert parts(timed("A 1 and goal at B 1", "sneak a", "sneak 20", **gain("3"))) == (3, 0, 0)


def test_vii_18_first_down_and_the_clock_runs() -> None:
    assert parts(timed(FIRST, "1 a", "offense 20, defense 1", **gain("14"))) == (6, 0, 15)


def test_vii_19_elected_safety_from_the_35() -> None:
    assert parts(timed("A 4 and 10 at A 35", "safety a", "")) == (9, 0, 0)


def test_vii_the_tens_digit_of_the_yards() -> None:
    """The text's own three: a gain of 26, a punt blocked 18 yards back, a field goal from the 36."""
    assert parts(timed(FIRST, "1 a", "offense 20, defense 1", **gain("26")))[0] == 7
    blocked = timed("A 4 and 10 at A 40", "punt a", "punt 20, fumble 20", A={"Punt": {20: "BK -18"}})
    assert parts(blocked)[0] == 6
    assert parts(timed("A 4 and 10 at B 36", "field-goal a", "field goal 20"))[0] == 5


@pytest.mark.parametrize(
    ("kick", "dice", "seconds"),
    [
        ("onside", "onside kick 15", 3),
        ("squib", "squib return 10", 8),
        ("deep", "kickoff 20", 1),
        ("deep", "kickoff 21", 0),
    ],
)
def test_vii_kickoffs(kick: str, dice: str, seconds: int) -> None:
    """Onside 3; a squib 5 and its return 3; a touchback 1; out of bounds none."""
    stage = Stage("A kicks off from A 30", {**WHOLE, "kickoffs": "squib"}, A={"Kickoff": {20: "80", 21: "OB"}})
    stage.play(dice=dice, choices=f"A kickoff {kick}" + (", B out of bounds take" if "21" in dice else ""))
    assert stage.last.seconds == seconds


def test_vii_a_fumble_that_is_advanced_does_not_interrupt() -> None:
    cells = {"1": {20: "F +2"}, "Interception Return": {30: "4"}}
    assert parts(timed(FIRST, "1 a", "offense 20, defense 1, fumble 12", A=cells)) == (7, 0, 15)
    stage = timed(FIRST, "1 a", "offense 20, defense 1, fumble 17, fumble return 30", "A run back return", A=cells)
    assert parts(stage) == (7, 3, 25)  # the fumble's two seconds once, as in the sixth example


@pytest.mark.parametrize(("clock", "seconds"), [("2:00", 30), ("2:01", 1)])
def test_vii_only_inside_the_two_minute_warnings(clock: str, seconds: int) -> None:
    """A first down of 14 yards takes 21 seconds by the method and 20 by the chart."""
    stage = Stage(FIRST, {"timing": "late"}, quarter=4, clock=clock, **gain("6"))
    stage.play("1 a", "offense 20, defense 1")
    assert stage.last.seconds == seconds
    stage = Stage(FIRST, {"timing": "late"}, quarter=4, clock="2:00", **gain("14"))
    stage.play("1 a", "offense 20, defense 1")
    assert stage.last.seconds == 21


@pytest.mark.parametrize(
    ("quarter", "clock", "cell", "seconds"),
    [(1, "9:00", "6", 40), (1, "9:00", "14", 30), (4, "4:00", "6*", 40), (2, "2:00", "6", 30), (1, "9:00", "INC", 10)],
)
def test_vii_playtesters_variant(quarter: int, clock: str, cell: str, seconds: int) -> None:
    """Ten seconds more for running plays and no marks, until the alternate method takes over in the last 2:00."""
    stage = Stage(FIRST, {"timing": "playtesters"}, quarter=quarter, clock=clock, A={"7": {20: cell}})
    stage.play("7 a", "offense 20, defense 1")
    assert stage.last.seconds == seconds


def test_vii_playtesters_time_out_is_no_referees() -> None:
    """Ten seconds become twenty too, unless the referee stopped the clock."""
    stage = Stage(FIRST, {"timing": "playtesters"}, clock="9:00", **gain("6"))
    stage.play("1 a", "offense 20, defense 1", "A tempo time-out")
    assert stage.last.seconds == 20
