"""The examples of 'Managing the Game Clock' and 'Special Situations', and Appendix E, row by row."""

from __future__ import annotations

from typing import Any

import pytest

from examples.ddf.table import Stage, example
from fieldhouse.games.ddf.questions import legal_calls
from fieldhouse.table.seat import AWAY


def test_managing_the_game_clock_two_minute_mark() -> None:
    example(
        "NE 1 and 10 at NE 20",
        NE={"1-Line Plunge": "4"},
        quarter=4,
        clock="2:20",
        calls="1-Line Plunge A",
        dice="offense 25, defense 1",
    ).gives("NE 2 and 6 at NE 24", clock="2:00")


def test_timeouts_a() -> None:
    """The guide calls it first and goal on the 27."""
    example(
        "NE 1 and 10 at PHI 27",
        NE={"6-Short": "6"},
        quarter=2,
        clock="0:20",
        calls="6-Short A",
        dice="offense 25, defense 1",
        choices="NE tempo time-out",
    ).gives("NE 2 and 4 at PHI 21", clock="0:10").has_left((2, 3))


def test_timeouts_b() -> None:
    """The guide has it first and ten on the 8."""
    stage = Stage("PHI 1 and goal at NE 8", quarter=4, clock="1:20", PHI={"3-End Run": "2"})
    stage.game.time_outs = [1, 3]
    stage.play(
        calls="3-End Run D",
        choices="NE reveal time-out, 3-End Run C",
        dice="offense 25, defense 1",
    ).gives("PHI 2 and goal at NE 6", clock="0:40").has_left((0, 3))
    assert stage.last.formation == 2


def test_no_huddle_offense() -> None:
    stage = Stage("PHI 1 and 10 at NE 17", quarter=2, clock="0:40", PHI={"6-Short": "5", "no huddle": 8})
    stage.game.time_outs = [3, 0]
    stage.play(
        calls="6-Short A",
        choices="PHI tempo no-huddle",
        dice="offense 25, defense 1",
    ).gives("PHI 2 and 5 at NE 12", clock="0:20")
    assert stage.game.no_huddles[1] == 7


def test_spiking_the_ball() -> None:
    """After the pass 0:20 is left, as the guide says; the spike itself is an incompletion of ten more."""
    stage = Stage("NE 1 and 10 at PHI 42", quarter=4, clock="0:30", score=(19, 27), NE={"6-Short": "12"})
    stage.game.time_outs = [0, 3]
    stage.play(
        calls="6-Short A",
        choices="NE tempo spike",
        dice="offense 25, defense 1",
    ).gives("NE 2 and 10 at PHI 30", clock="0:10")
    passed, spiked = stage.rows
    assert (passed.seconds, spiked.clock, spiked.down, spiked.spot) == (10, 20, 1, 70)


def test_qb_kneel() -> None:
    stage = Stage("PHI 1 and 10 at PHI 42", quarter=4, clock="1:10", score=(17, 22))
    stage.game.time_outs = [0, 3]
    stage.play(calls="kneel A").gives("PHI 2 and 11 at PHI 41", clock="0:30")
    stage.play(calls="kneel A").gives("final", score="NE 17, PHI 22")


def test_intentional_safety() -> None:
    stage = Stage("NE 1 and 10 at NE 2", quarter=4, clock="0:50", score=(27, 18))
    stage.game.time_outs = [3, 0]
    stage.play(calls="safety A").gives("NE kicks off from NE 20", score="NE 27, PHI 20", clock="0:10")


# Appendix E


RUN = {"1-Line Plunge": "4", "6-Short": "4", "7-Medium": {25: "INC", 26: "INT 10", 27: "4*", 28: "4"}}


def after(calls: str, dice: str, choices: str = "", **setting: Any) -> Stage:
    return example("NE 1 and 10 at NE 40", calls=calls, dice=dice, choices=choices, **{"NE": RUN} | setting)


def test_timing_runs_and_completed_passes() -> None:
    after("1-Line Plunge A", "offense 25, defense 1").gives("NE 2 and 6 at NE 44", clock="14:20")
    after("6-Short A", "offense 25, defense 1").gives("NE 2 and 6 at NE 44", clock="14:20")


def test_timing_advanced_option() -> None:
    """Every third play of 40 seconds takes 30, counted for each team."""
    stage = Stage("NE 1 and 10 at NE 20", options="advanced_timing", NE={"1-Line Plunge": "1", "7-Medium": "INC"})
    seconds = []
    for play in ("1-Line Plunge A", "1-Line Plunge A", "7-Medium A", "1-Line Plunge A", "1-Line Plunge A"):
        stage.put("NE 1 and 10 at NE 20")
        seconds.append(stage.play(calls=play, dice="offense 25, defense 1").last.seconds)
    assert seconds == [40, 40, 10, 30, 40]
    stage.put("PHI 1 and 10 at PHI 20")
    assert stage.play(calls="1-Line Plunge A", dice="offense 25, defense 1").last.seconds == 40


def test_timing_followed_by_no_huddle() -> None:
    after("6-Short A", "offense 25, defense 1", "NE tempo no-huddle").gives("NE 2 and 6 at NE 44", clock="14:40")


def test_timing_followed_by_spike() -> None:
    after("6-Short A", "offense 25, defense 1", "NE tempo spike").gives("NE 3 and 6 at NE 44", clock="14:40")


def test_timing_change_of_possession() -> None:
    after("7-Medium A", "offense 26, defense 1, interception return 25").gives("PHI 1 and 10 at midfield", takes=10)
    example(
        "NE 4 and 10 at NE 40", NE=RUN, calls="1-Line Plunge A", dice="offense 25, defense 1"
    ).gives("PHI 1 and 10 at NE 44", takes=10)  # fmt: skip


@pytest.mark.parametrize("says", ["accept", "decline"])
def test_timing_penalty(says: str) -> None:
    fouled = {"1-Line Plunge": {25: "4", 28: "OFF 10"}}
    stage = after("1-Line Plunge A", "offense 28, offense 25, defense 1", f"PHI penalty {says}", NE=fouled)
    assert stage.last.seconds == 10


def test_timing_incomplete() -> None:
    after("7-Medium A", "offense 25, defense 1").gives("NE 2 and 10 at NE 40", takes=10)


@pytest.mark.parametrize("who", ["NE", "PHI"])
def test_timing_followed_by_time_out(who: str) -> None:
    stage = after("6-Short A", "offense 25, defense 1", f"{who} tempo time-out")
    stage.gives("NE 2 and 6 at NE 44", clock="14:50").has_left((2, 3) if who == "NE" else (3, 2))


def test_timing_scoring_plays() -> None:
    far = {"6-Short": "70", "QT": "-50", "7-Medium": "QT"}
    after("6-Short A", "offense 25, defense 1", NE=far).gives("try by NE", takes=10)
    after("7-Medium A", "offense 25, defense 1, QT 25", NE=far).gives("NE kicks off from NE 20", takes=10)
    example("NE 4 and 9 at PHI 25", calls="field-goal A", dice="field goal 25").gives(
        "NE kicks off from NE 35", takes=10
    )


@pytest.mark.parametrize(
    ("quarter", "clock", "takes"),
    [
        (1, "1:00", 30),
        (2, "2:10", 10),  # thirty, but for the stop at 2:00
        (2, "3:00", 30),
        (2, "2:00", 10),
        (2, "0:50", 10),
        (3, "2:00", 30),
        (4, "5:10", 30),
        (4, "5:00", 10),
        (4, "1:00", 10),
    ],
)
def test_timing_out_of_bounds(quarter: int, clock: str, takes: int) -> None:
    stage = after("7-Medium A", "offense 27, defense 1", quarter=quarter, clock=clock)
    assert stage.last.seconds == takes
    assert stage.last.out


def test_timing_touchback() -> None:
    example(
        "NE kicks off from NE 35", NE={"Kickoff": "75"}, choices="NE kickoff deep", dice="kickoff 25"
    ).gives("PHI 1 and 10 at PHI 25", takes=0)  # fmt: skip


def test_timing_before_the_snap() -> None:
    fouled = {"1-Line Plunge": {28: "OFF 5", 29: "DEF 5"}}
    after("1-Line Plunge A", "offense 28", NE=fouled).gives("NE 1 and 15 at NE 35", takes=0)
    after("1-Line Plunge A", "offense 29", NE=fouled).gives("NE 1 and 5 at NE 45", takes=0)


def test_timing_tries() -> None:
    example("try by NE", choices="NE try kick", dice="extra point 25").gives("NE kicks off from NE 35", takes=0)
    example("try by NE", choices="NE try two, 1-Line Plunge A", dice="offense 25, defense 1").gives(
        "NE kicks off from NE 35", takes=0
    )


def test_play_call_quotas() -> None:
    """Sixteen line plunges were called; the seventeenth is the last that New England's chart allows."""
    stage = Stage(
        "NE 3 and goal at PHI 3",
        options="quotas",
        NE={"1-Line Plunge": {32: "5"}, "quotas": (17, 17, 11, 4, 8, 30, 11, 13, 9)},
        PHI={"C 1-Line Plunge": {1: "(2)"}},
    )
    stage.game.usage[0][0] = 16
    stage.play(calls="1-Line Plunge C", dice="offense 32, defense 1").gives("NE 4 and goal at PHI 1")
    assert stage.game.usage[0][0] == 17
    assert [call for call in legal_calls(stage.game, AWAY) if call < 9] == [1, 2, 4, 5, 8]
