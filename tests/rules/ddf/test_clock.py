"""'Managing the Game Clock' and 'Special Situations', where no example of the guide looks."""

from __future__ import annotations

from typing import Any

import pytest

from examples.ddf.table import Stage, example
from fieldhouse.games.ddf.choices import KNEEL
from fieldhouse.games.ddf.questions import TEMPO, legal_tempo
from fieldhouse.games.ddf.state import HURRIED, TIME_OUT_CALLED
from fieldhouse.games.ddf.timing import time_to_come
from fieldhouse.gridiron.late_game import LET_RUN, NO_HUDDLE, SPIKE, TIME_OUT
from fieldhouse.table.question import IllegalAnswer
from fieldhouse.table.seat import AWAY, HOME

NE = {"1-Line Plunge": {10: "4", 11: "4*", 12: "OFF 5", 13: "DEF 15"}, "6-Short": "INC", "no huddle": 2}
RUN = {"calls": "1-Line Plunge A", "dice": "offense 10, defense 1"}


def stage(quarter: int = 1, clock: str = "10:00", at: str = "NE 1 and 10 at NE 40", **setting: Any) -> Stage:
    return Stage(at, quarter=quarter, clock=clock, **{"NE": NE} | setting)


@pytest.mark.parametrize(
    ("quarter", "clock", "left"),
    [
        (1, "2:20", "1:40"),
        (2, "2:40", "2:00"),
        (2, "2:30", "2:00"),
        (2, "2:00", "1:20"),
        (3, "2:20", "1:40"),
        (4, "2:10", "2:00"),
        (5, "2:20", "1:40"),
    ],
)
def test_the_clock_stops_at_two_minutes(quarter: int, clock: str, left: str) -> None:
    assert stage(quarter, clock).play(**RUN).clock == left


# Time-outs


def test_time_outs_are_asked_of_the_offense_first_and_one_is_enough() -> None:
    ne_first = stage().play(**RUN, choices="NE tempo time-out")
    ne_first.gives("NE 2 and 6 at NE 44", takes=10).has_left((2, 3))
    phi = stage().play(**RUN, choices="NE tempo run, PHI tempo time-out")
    phi.gives("NE 2 and 6 at NE 44", takes=10).has_left((3, 2))


def test_time_outs_that_are_gone_cannot_be_called() -> None:
    game = stage().game
    assert legal_tempo(game, AWAY, 40) == [LET_RUN, TIME_OUT, NO_HUDDLE, SPIKE]
    assert legal_tempo(game, HOME, 40) == [LET_RUN, TIME_OUT]
    game.time_outs = [0, 0]
    assert legal_tempo(game, AWAY, 40) == [LET_RUN, NO_HUDDLE, SPIKE]
    assert legal_tempo(game, HOME, 40) == [LET_RUN]


def test_time_outs_after_a_play_of_ten_seconds_nobody_is_asked() -> None:
    played = stage().play(calls="6-Short A", dice="offense 25, defense 1")
    assert played.last.asides == ()


def test_time_out_after_the_reveal_leaves_the_clock_and_both_choose_anew() -> None:
    played = stage().play(
        calls="6-Short A", choices="NE reveal time-out, 1-Line Plunge B", dice="offense 10, defense 1"
    )
    played.gives("NE 2 and 6 at NE 44", takes=40).has_left((2, 3))
    assert (played.last.call, played.last.formation) == (0, 1)


def test_time_outs_only_one_a_play_after_the_reveal() -> None:
    """Once one was called nobody is asked again, though both have more."""
    stage().play(
        calls="6-Short A", choices="PHI reveal time-out, 1-Line Plunge B", dice="offense 10, defense 1"
    ).has_left((3, 2))


def test_time_outs_only_one_a_play_before_and_after_the_reveal() -> None:
    """Called before the reveal, the next reveal offers none; the one after that does."""
    played = stage().play(**RUN, choices="PHI tempo time-out")
    assert played.game.stopped
    played.play(**RUN)
    assert not played.game.stopped
    played.play(calls="6-Short A", choices="PHI reveal time-out, 1-Line Plunge B", dice="offense 10, defense 1")
    played.has_left((3, 1))


def test_time_outs_before_the_reveal_block_the_next_reveal() -> None:
    with pytest.raises(AssertionError, match="never asked"):
        stage().play(**RUN, choices="PHI tempo time-out").play(**RUN, choices="NE reveal go")


def test_three_time_outs_a_half() -> None:
    played = stage(2, "0:10", NE={"6-Short": "INC"})
    played.game.time_outs = [0, 1]
    played.play(calls="6-Short A", dice="offense 10, defense 1").has_left((3, 3))


# No huddle, spike, kneel


def test_no_huddle_is_limited_by_the_quota() -> None:
    played = stage().play(**RUN, choices="NE tempo no-huddle").gives("NE 2 and 6 at NE 44", takes=20)
    assert played.last.asides == ((HURRIED, 0),)
    played.play(**RUN, choices="NE tempo no-huddle").gives("NE 3 and 2 at NE 48", takes=20)
    assert NO_HUDDLE not in legal_tempo(played.game, AWAY, 40)


def test_no_huddle_only_after_more_than_20_seconds() -> None:
    game = stage().game
    assert NO_HUDDLE in legal_tempo(game, AWAY, 30)
    assert NO_HUDDLE not in legal_tempo(game, AWAY, 20)


def test_no_huddle_and_then_a_time_out_of_the_defense() -> None:
    played = stage().play(**RUN, choices="NE tempo no-huddle, PHI tempo time-out")
    played.gives("NE 2 and 6 at NE 44", takes=10).has_left((3, 2))
    assert played.game.no_huddles[0] == 2, "nobody has hurried"
    assert played.last.asides == ((TIME_OUT_CALLED, 1),)


def test_no_huddle_without_a_quota_on_the_chart() -> None:
    game = Stage("NE 1 and 10 at NE 40").game
    assert NO_HUDDLE in legal_tempo(game, AWAY, 40)


def test_spike_takes_twenty_seconds_in_all_and_a_down() -> None:
    stage().play(**RUN, choices="NE tempo spike").gives("NE 3 and 6 at NE 44", clock="9:40")


def test_spike_on_third_down_leaves_fourth_and_on_fourth_loses_the_ball() -> None:
    stage(at="NE 2 and 10 at NE 40").play(**RUN, choices="NE tempo spike").gives("NE 4 and 6 at NE 44")
    stage(at="NE 3 and 10 at NE 40").play(**RUN, choices="NE tempo spike").gives("PHI 1 and 10 at NE 44")


def test_spike_when_the_play_took_the_last_seconds_is_not_made() -> None:
    stage(1, "0:10").play(**RUN, choices="NE tempo spike").gives("NE 2 and 6 at NE 44", clock="15:00")


def test_qb_kneel_on_fourth_down_nobody_hurries() -> None:
    """Its 40 seconds run off, whatever those want who now have the ball; a time-out they may call."""
    played = stage()
    played.game.play.seat, played.game.play.call = 1, KNEEL
    assert legal_tempo(played.game, AWAY, 40) == [LET_RUN, TIME_OUT]


def test_spike_only_after_a_play_in_bounds() -> None:
    """'Spiking the Ball' speaks of an inbounds play; the clock of the other is stopped, or runs for 30 seconds."""
    played = stage()
    assert SPIKE in legal_tempo(played.game, AWAY, 40)
    assert SPIKE not in legal_tempo(played.game, AWAY, 30)
    with pytest.raises(IllegalAnswer, match="spike"):
        played.play(calls="1-Line Plunge A", dice="offense 11, defense 1", choices="NE tempo spike")


def test_spike_and_nothing_else_to_choose_after_a_play_out_of_bounds() -> None:
    """Without a time-out and a no-huddle the offense is not asked; the defense may still stop the clock."""
    played = stage()
    played.game.no_huddles[0] = played.game.time_outs[0] = 0
    assert legal_tempo(played.game, AWAY, 30) == [LET_RUN]
    played.quiet = ("reveal",)
    played.play(calls="1-Line Plunge A", dice="offense 11, defense 1", choices="PHI tempo time-out").gives(
        "NE 2 and 6 at NE 44", takes=10
    )


def test_kneel_may_be_answered_by_a_time_out() -> None:
    stage().play(calls="kneel A", choices="NE tempo run, PHI tempo time-out").gives("NE 2 and 11 at NE 39", takes=10)


def test_kneel_on_the_own_one_is_a_safety() -> None:
    stage(at="NE 1 and 10 at NE 1").play(calls="kneel A").gives(
        "NE kicks off from NE 20", score="NE 0, PHI 2", takes=40
    )


def test_kneel_on_fourth_down_loses_the_ball() -> None:
    """A change of possession, but no play that stops the clock: 40 seconds, unless they have a time-out for it."""
    stage(at="NE 4 and 10 at NE 40").play(calls="kneel A").gives("PHI 1 and 10 at NE 39", takes=40)
    played = stage(at="NE 4 and 10 at NE 40").play(calls="kneel A", choices="PHI tempo time-out")
    played.gives("PHI 1 and 10 at NE 39", takes=10).has_left((3, 2))


def test_qb_kneel_is_no_play_that_advanced_timing_shortens() -> None:
    played = stage(options="advanced_timing", at="NE 1 and 10 at NE 40")
    played.game.forty_second_plays[0] = 2
    assert time_to_come(played.game, 40) == 30
    played.play(calls="kneel A").gives("NE 2 and 11 at NE 39", takes=40)
    assert played.game.forty_second_plays[0] == 2
    assert time_to_come(played.game, 40) == 40
    played.play(**RUN).gives("NE 3 and 7 at NE 43", takes=30)


def test_intentional_safety_takes_40_seconds_and_nobody_can_stop_them() -> None:
    stage(at="NE 4 and 10 at NE 40").play(calls="safety A").gives(
        "NE kicks off from NE 20", score="NE 0, PHI 2", takes=40
    )


@pytest.mark.parametrize(("counted", "seconds", "shown"), [(0, 40, 40), (2, 40, 30), (2, 20, 20)])
def test_advanced_timing_is_told_before_anyone_hurries(counted: int, seconds: int, shown: int) -> None:
    game = stage(options="advanced_timing").game
    game.forty_second_plays[game.play.seat] = counted
    assert TEMPO.prompt(game, AWAY, seconds) == f"The clock is running: {shown} seconds for that play."


def test_advanced_timing_counts_only_plays_that_take_40() -> None:
    played = stage(options="advanced_timing")
    took = []
    for choices in ("", "NE tempo no-huddle", "", ""):
        played.put("NE 1 and 10 at NE 40")
        took.append(played.play(**RUN, choices=choices).last.seconds)
    assert took == [40, 20, 40, 30]


def test_basic_timing_never_takes_30_in_bounds() -> None:
    played = stage()
    for _ in range(4):
        played.put("NE 1 and 10 at NE 40")
        played.play(**RUN).gives("NE 2 and 6 at NE 44", takes=40)


# Goal line


def test_long_plays_end_in_the_end_zone() -> None:
    for yards in ("60", "65", "69", "70", "99"):
        example("NE 1 and 10 at NE 40", NE={"6-Short": yards}, calls="6-Short A", dice="offense 25, defense 1").gives(
            "try by NE", score="NE 6, PHI 0"
        )
    example("NE 1 and 10 at NE 40", NE={"6-Short": "59"}, calls="6-Short A", dice="offense 25, defense 1").gives(
        "NE 1 and goal at PHI 1"
    )


def test_losses_into_the_own_end_zone_are_safeties() -> None:
    for yards, after in (("-39", "NE 2 and 49 at NE 1"), ("-40", "NE kicks off from NE 20")):
        example(
            "NE 1 and 10 at NE 40", NE={"3-End Run": yards}, calls="3-End Run A", dice="offense 25, defense 1"
        ).gives(after)


def test_fourth_down_failure_gives_the_ball_away_where_it_lies() -> None:
    example("NE 4 and 5 at NE 40", NE=NE, **RUN).gives("PHI 1 and 10 at NE 44", takes=10)
    example("NE 4 and 5 at NE 40", NE=NE, calls="6-Short A", dice="offense 10, defense 1").gives(
        "PHI 1 and 10 at NE 40", takes=10
    )
    example("NE 4 and 4 at NE 40", NE=NE, **RUN).gives("NE 1 and 10 at NE 44", takes=40)


def test_advanced_timing_shortens_every_third_play_of_the_second_cycle_too() -> None:
    played = stage(options="advanced_timing")
    seconds = []
    for _ in range(9):
        played.put("NE 1 and 10 at NE 40")
        seconds.append(played.play(**RUN).last.seconds)
    assert seconds == [40, 40, 30] * 3


def test_timing_out_of_bounds_after_a_breakaway() -> None:
    """An asterisk in the B column is one like any other."""
    sheet = {"1-Line Plunge": "B", "B": {10: "13*", 11: "13"}}
    for total, takes in ((10, 30), (11, 40)):
        played = stage(NE=sheet).play(calls="1-Line Plunge A", dice=f"offense 25, defense 1, B {total}")
        played.gives("NE 1 and 10 at PHI 47", takes=takes)
