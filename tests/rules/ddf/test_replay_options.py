"""The options of the house for replays of a season: its clock (R32), the chains (R33), the own goal line (R34),
the short field in front of the other one (R35)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from examples.ddf.table import Stage, example
from fieldhouse.games.ddf.choices import KNEEL
from fieldhouse.games.ddf.options import ADVANCED, PRESETS, REPLAY
from fieldhouse.games.ddf.timing import is_reduced, time_to_come

NE = {
    "1-Line Plunge": {10: "4", 11: "4*", 12: "10", 13: "TD", 14: "F 3", 15: "9", 16: "1", 17: "11"},
    "6-Short": {10: "INC", 11: "QT", 12: "12", 13: "OFF 10"},
    "QT": {10: "-9", 11: "8", 12: "-2"},
    "Field Goal": "40",
    "Punt": "40",
    "no huddle": 2,
}
RUN, THROW = "1-Line Plunge A", "6-Short A"


def stage(quarter: int = 1, clock: str = "10:00", at: str = "NE 1 and 10 at NE 40", **setting: Any) -> Stage:
    return Stage(at, quarter=quarter, clock=clock, NE=NE, **{"options": "season_clock"} | setting)


def ahead(points: int, quarter: int = 4) -> Stage:
    played = stage(quarter)
    played.game.score = [points, 0]
    return played


OF_THE_HOUSE = ("season_clock", "measurement", "thrown_away", "short_field")


def test_replay_is_advanced_play_with_the_four_options_of_the_house() -> None:
    on: dict[str, Any] = dict.fromkeys(OF_THE_HOUSE, True)
    assert replace(ADVANCED, **on) == REPLAY == PRESETS["replay"]
    for option in OF_THE_HOUSE:
        assert not any(getattr(PRESETS[name], option) for name in ("basic", "advanced")), option


# The clock


def test_season_clock_of_a_play_in_bounds() -> None:
    stage().play(calls=RUN, dice="offense 10, defense 1").gives("NE 2 and 6 at NE 44", takes=41)


@pytest.mark.parametrize(("points", "quarter", "takes"), [(9, 4, 44), (8, 4, 41), (0, 4, 41), (9, 3, 41)])
def test_season_clock_of_a_side_more_than_a_score_ahead(points: int, quarter: int, takes: int) -> None:
    ahead(points, quarter).play(calls=RUN, dice="offense 10, defense 1").gives("NE 2 and 6 at NE 44", takes=takes)


def test_season_clock_is_told_before_anybody_has_his_say() -> None:
    assert time_to_come(ahead(9).game, 40) == 44
    assert time_to_come(ahead(9).game, 30) == 30
    knelt = ahead(9).game
    knelt.play.call = KNEEL
    assert time_to_come(knelt, 40) == 40


def test_season_clock_takes_the_place_of_advanced_timing() -> None:
    played = stage(options="season_clock, advanced_timing")
    played.game.forty_second_plays[0] = 2
    assert not is_reduced(played.game)
    played.play(calls=RUN, dice="offense 10, defense 1").gives("NE 2 and 6 at NE 44", takes=41)
    assert played.game.forty_second_plays == [2, 0], "nobody counts them"


def test_season_clock_of_an_incompletion() -> None:
    stage().play(calls=THROW, dice="offense 10, defense 1").gives("NE 2 and 10 at NE 40", takes=5)


def test_season_clock_of_an_incompletion_on_fourth_down_is_that_of_a_lost_ball() -> None:
    stage(at="NE 4 and 10 at NE 40").play(calls=THROW, dice="offense 10, defense 1").gives(
        "PHI 1 and 10 at NE 40", takes=10
    )


def test_season_clock_of_a_score() -> None:
    stage().play(calls=RUN, dice="offense 13, defense 1").gives("try by NE", score="NE 6, PHI 0", takes=5)


def test_season_clock_of_a_foul() -> None:
    stage().play(calls=THROW, dice="offense 13, offense 12, defense 1", choices="PHI penalty accept").gives(
        "NE 1 and 20 at NE 30", takes=10
    )


def test_season_clock_of_a_play_before_a_time_out() -> None:
    stage().play(calls=RUN, dice="offense 10, defense 1", choices="NE tempo time-out").gives(
        "NE 2 and 6 at NE 44", takes=5
    )


@pytest.mark.parametrize(("quarter", "clock", "takes"), [(4, "5:00", 5), (4, "5:01", 30), (2, "2:00", 5)])
def test_season_clock_out_of_bounds(quarter: int, clock: str, takes: int) -> None:
    stage(quarter, clock).play(calls=RUN, dice="offense 11, defense 1").gives("NE 2 and 6 at NE 44", takes=takes)


def test_season_clock_of_a_spike_is_ten_seconds_and_five() -> None:
    stage().play(calls=RUN, dice="offense 10, defense 1", choices="NE tempo spike").gives(
        "NE 3 and 6 at NE 44", clock="9:45"
    )


def test_season_clock_leaves_no_huddle_and_the_kneel_alone() -> None:
    stage().play(calls=RUN, dice="offense 10, defense 1", choices="NE tempo no-huddle").gives(
        "NE 2 and 6 at NE 44", takes=20
    )
    stage().play(calls="kneel A").gives("NE 2 and 11 at NE 39", takes=40)


# The chains


def measured(total: int, dice: str, at: str = "NE 1 and 10 at NE 40", **more: str) -> Stage:
    return example(
        at, NE=NE, options="measurement", calls=RUN, dice=f"offense {total}, defense 1{dice}", **more
    )  # fmt: skip


def test_measurement_by_the_coin() -> None:
    measured(12, ", measurement 0").gives("NE 1 and 10 at midfield")
    short = measured(12, ", measurement 1").gives("NE 2 and 1 at NE 49")
    assert short.last.yards == 9


@pytest.mark.parametrize(("total", "after"), [(15, "NE 2 and 1 at NE 49"), (17, "NE 1 and 10 at PHI 49")])
def test_measurement_only_of_just_the_yards_to_go(total: int, after: str) -> None:
    measured(total, "").gives(after)


def test_measurement_is_not_asked_for_with_a_yard_to_go() -> None:
    measured(16, "", at="NE 3 and 1 at NE 40").gives("NE 1 and 10 at NE 41")
    measured(16, "", at="NE 3 and goal at PHI 1").gives("try by NE", score="NE 6, PHI 0")


def test_measurement_at_the_goal_line() -> None:
    measured(12, ", measurement 0", at="NE 1 and goal at PHI 10").gives("try by NE", score="NE 6, PHI 0")
    measured(12, ", measurement 1", at="NE 1 and goal at PHI 10").gives("NE 2 and goal at PHI 1")


def test_measurement_of_a_scramble() -> None:
    example(
        "NE 3 and 8 at NE 40", NE=NE, options="measurement", calls=THROW,
        dice="offense 11, defense 1, QT 11, measurement 1",
    ).gives("NE 4 and 1 at NE 47")  # fmt: skip


# The own goal line


def trapped(dice: str, at: str = "NE 2 and 10 at NE 5", options: str = "thrown_away") -> Stage:
    return example(at, NE=NE, options=options, calls=THROW, dice=f"offense 11, defense 1, {dice}")


@pytest.mark.parametrize("face", [2, 9])
def test_thrown_away_is_an_incompletion(face: int) -> None:
    played = trapped(f"QT 10, thrown away {face}").gives("NE 3 and 10 at NE 5", takes=10)
    assert played.last.result == "incomplete"


@pytest.mark.parametrize("face", [0, 1])
def test_thrown_away_too_late_is_a_safety(face: int) -> None:
    trapped(f"QT 10, thrown away {face}").gives("NE kicks off from NE 20", score="NE 0, PHI 2")


def test_thrown_away_only_where_it_would_be_a_safety() -> None:
    trapped("QT 12").gives("NE 3 and 12 at NE 3")
    trapped("QT 10", at="NE 2 and 10 at NE 10").gives("NE 3 and 19 at NE 1")
    trapped("QT 10", options="measurement").gives("NE kicks off from NE 20", score="NE 0, PHI 2")
    trapped("QT 11", at="NE 2 and 10 at NE 5").gives("NE 3 and 2 at NE 13")


# The short field


def crowded(total: int, dice: str, at: str, calls: str = RUN, options: str = "short_field") -> Stage:
    return example(at, NE=NE, options=options, calls=calls, dice=f"offense {total}, defense 1{dice}")


@pytest.mark.parametrize("face", [0, 1])
def test_short_field_a_catch_is_broken_up(face: int) -> None:
    played = crowded(12, f", short field {face}", "NE 2 and 10 at PHI 20", THROW)
    assert played.gives("NE 3 and 10 at PHI 20", takes=10).last.result == "incomplete"


@pytest.mark.parametrize("face", [2, 9])
def test_short_field_a_catch_stands(face: int) -> None:
    crowded(12, f", short field {face}", "NE 2 and 10 at PHI 20", THROW).gives("NE 1 and goal at PHI 8")


def test_short_field_a_run_goes_half_as_far() -> None:
    crowded(15, ", short field 3", "NE 1 and 10 at PHI 15").gives("NE 2 and 6 at PHI 11")
    crowded(15, ", short field 4", "NE 1 and 10 at PHI 15").gives("NE 2 and 1 at PHI 6")
    crowded(17, ", short field 0", "NE 1 and goal at PHI 6").gives("NE 2 and goal at PHI 1")


def test_short_field_of_a_scramble_is_that_of_a_run() -> None:
    crowded(11, ", QT 11, short field 3", "NE 2 and 10 at PHI 20", THROW).gives("NE 3 and 6 at PHI 16")


def test_short_field_begins_at_the_twenty_and_with_seven_yards() -> None:
    crowded(15, "", "NE 1 and 10 at PHI 21").gives("NE 2 and 1 at PHI 12")
    crowded(10, "", "NE 1 and 10 at PHI 20").gives("NE 2 and 6 at PHI 16")
    crowded(15, "", "NE 1 and 10 at PHI 15", options="measurement").gives("NE 2 and 1 at PHI 6")


def test_short_field_leaves_the_charts_touchdown_alone() -> None:
    crowded(13, "", "NE 1 and 10 at PHI 15").gives("try by NE", score="NE 6, PHI 0")


def test_short_field_then_the_chains_come_out() -> None:
    both = "short_field, measurement"
    crowded(12, ", short field 9, measurement 1", "NE 1 and 10 at PHI 20", options=both).gives("NE 2 and 1 at PHI 11")
    crowded(17, ", short field 0, measurement 1", "NE 2 and 5 at PHI 20", options=both).gives("NE 3 and 1 at PHI 16")
