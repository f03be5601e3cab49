"""Odd cases of sections 5.4 and 8: rest at the foul line and in overtime, last cards, charged time-outs."""

from __future__ import annotations

import pytest

from fieldhouse.games.statispro.events import RESTED
from fieldhouse.games.statispro.rules.bench import before_possession
from fieldhouse.games.statispro.rules.lineups import bring_in
from fieldhouse.games.statispro.rules.periods import end_period
from fieldhouse.games.statispro.rules.stamina import (
    bench_counts,
    charge_time_outs,
    end_rest_period,
    mandatory_rest,
    start_half,
)
from fieldhouse.games.statispro.state import PERIOD_START, rate
from fieldhouse.table.question import IllegalAnswer
from fieldhouse.table.seat import AWAY, HOME
from rules.statispro.stage import FRONT, Stage, stage

AT_LINE = ("away foul line: substitute", "away substitution: c p8")


def test_5_4_who_sits_down_at_the_foul_line_a_card_after_the_mark_has_not_sat_out_the_rest_period() -> None:
    """106 cards left: the pass brings up the 5:00 card, the shot is the card after it."""
    cards = ("action SF 5", "shot 60 foul PF >9", "free throw 1", "free throw 2")
    game = Stage(*cards, left=106, choices=AT_LINE)
    start_half(game.game)
    game.play()
    man = game.man("away C")
    assert man.position == -1 and not man.has_sat and game.game.rests == 1
    assert game.game.charged == [False, True], "8.4: the time card counts once, where it comes up"
    end_rest_period(game.game)
    assert not man.is_rested


def test_5_4_with_the_mark_on_the_card_before_he_has() -> None:
    cards = ("action SF 5", "shot 60 foul PF >9", "free throw 1", "free throw 90", "rebound D C")
    game = Stage(*cards, left=107, choices=AT_LINE)
    start_half(game.game)
    game.play()
    man = game.man("away C")
    assert game.game.left == 104 and man.has_sat
    end_rest_period(game.game)
    assert man.is_rested


def test_5_4_a_whole_overtime_on_the_bench_is_rest() -> None:
    game = Stage("jump C", period=5, phase=PERIOD_START, score=[90, 90],
                 choices=("home bench: substitute", "home substitution: sf p7"))  # fmt: skip
    man = game.man("home SF")
    man.is_fatigued, man.has_sat = True, False
    game.play()
    assert man.position == -1 and man.is_tired
    end_rest_period(game.game)
    assert not man.is_tired


@pytest.mark.parametrize(("period", "left", "tires"), [
    (1, 45, False), (2, 105, False), (2, 45, True), (3, 45, False), (4, 105, False), (4, 45, True), (5, 45, False),
])  # fmt: skip
def test_5_4_only_the_9_00_mark_of_the_second_and_fourth_quarter_asks_who_has_rested(
    period: int, left: int, tires: bool
) -> None:
    game = Stage(period=period, left=left, rests=int(left == 45), dead_ball=True)
    game.man("home C").is_rested = False
    before_possession(game.game)
    assert game.man("home C").is_tired is tires


@pytest.mark.parametrize("period", [1, 4])
def test_5_4_who_is_benched_before_the_first_card_of_a_quarter_sits_out_its_first_rest_period(period: int) -> None:
    game = Stage(period=period, left=180)
    man = game.man("home SF")
    man.has_sat = False
    bring_in(game.game, HOME, man.position, game.man("home b2"))
    bench_counts(game.game)
    assert man.has_sat and not game.man("home b2").has_sat


@pytest.mark.parametrize("kind", ["is_fatigued", "must_rest"])
def test_5_4_who_has_rested_has_his_ratings_back_and_it_is_noted(kind: str) -> None:
    game = Stage(home={"b2": {"defense": -6}})
    man = game.man("home b2")
    setattr(man, kind, True)
    rate(game.game, man)
    assert (man.attempts, man.defense) == (5, 0)
    end_rest_period(game.game)
    assert (man.attempts, man.defense, man.is_tired) == (10, -6, False)
    assert (RESTED, HOME, man.index, 0) in game.game.events


@pytest.mark.parametrize("asterisks", [0, 1, 2])
def test_5_4_asterisks_do_not_excuse_from_mandatory_rest(asterisks: int) -> None:
    game = Stage(dead_left=0, period=4, home={"C": {"asterisks": asterisks}})
    mandatory_rest(game.game, game.man("home C"))
    assert game.man("home C").must_rest


@pytest.mark.parametrize(("reading", "number"), [("choice 12", 48), ("trap SF 12", 48), ("SF 12", 48), ("SF 3", 50)])
def test_8_1_any_pass_number_of_the_press_allows_the_forced_shot(reading: str, number: int) -> None:
    """Twelve is two more than ATTEMPTS."""
    best = {"SF": {"attempts": 10}, **{spot: {"attempts": 9} for spot in ("PG", "SG", "PF", "C")}}
    situation = {"left": 1, "press": True, "home": best}
    stage(f"press {reading}", f"shot {number}", **situation).wrote("two home SF")
    stage(f"press {reading}", f"shot {number + 1}", **situation).wrote("miss home SF")


def test_8_1_the_forced_shot_of_the_last_card_is_never_a_three_pointer() -> None:
    shooter = {"SF": {"attempts": 12, "three_attempts": 5, "three_points": 60, "field_goal": 40}}
    stage("action SF 3", "shot 40", left=1, home=shooter).wrote("two home SF")
    stage("action SF 3", "shot 41", left=1, home=shooter).wrote("miss home SF")


def test_8_1_nor_open() -> None:
    stage("action PG 20 §8", "advance C 5", left=2, home={"PG": {"assist": 9}}).wrote()


def test_8_2_a_tie_after_an_overtime_brings_another_and_no_new_time_outs() -> None:
    game = Stage(left=0, period=5, score=[99, 99], time_outs=[0, 2], time_outs_period=[0, 4]).game
    end_period(game)
    assert (game.period, game.phase, game.over) == (6, PERIOD_START, False)
    assert game.time_outs == [0, 2] and game.time_outs_period == [0, 0]


@pytest.mark.parametrize(("period", "left", "stands"), [(5, 32, True), (5, 33, False), (3, 17, True), (3, 18, False)])
def test_8_6_when_the_clock_stands_after_a_basket(period: int, left: int, stands: bool) -> None:
    """The two cards of the basket are counted."""
    stage("action SF 5", "shot 40", period=period, left=left).leaves("away", dead=stands)


def test_8_4_a_charged_time_out_is_not_taken_before_a_fast_break() -> None:
    game = stage("action SF 5", "shot 90", "rebound D C FB", "fast break 1 FD1", "rpg 110", charged=[True, False])
    assert game.game.time_outs == [7, 7] and game.game.charged == [True, False]
    game.game.offense = AWAY
    before_possession(game.game)
    assert game.game.time_outs == [6, 7] and game.game.charged == [False, False]


def test_8_4_in_the_last_quarter_four_must_have_been_called() -> None:
    game = Stage(period=4, time_outs=[4, 4], rests=2).game
    charge_time_outs(game, 0)
    assert game.charged == [True, True]
    game = Stage(period=4, time_outs=[3, 3], rests=2).game
    charge_time_outs(game, 0)
    assert game.charged == [False, False]


def test_8_4_1_only_the_team_that_calls_time_brings_the_ball_in_at_mid_court() -> None:
    game = Stage(period=4, left=20, dead_ball=True, choices=("away bench: time-out",))
    before_possession(game.game)
    game.table.finish()
    assert not game.game.half_court and game.game.time_outs == [6, 7]
    game = Stage(period=4, left=20, dead_ball=True, choices=("home bench: 20-second", "home half court: yes"))
    before_possession(game.game)
    game.table.finish()
    assert game.game.half_court and game.game.twenties[HOME] == 0


@pytest.mark.parametrize("kind", ["time-out", "20-second"])
def test_8_4_no_time_out_of_the_ballhandler_with_no_pass_left(kind: str) -> None:
    """He is asked, for he may pass for an open shot; but with no pass there is no ball to put in play."""
    with pytest.raises(IllegalAnswer, match=kind):
        stage("advance SF 9 §5", "advance C 5", "shot 50", home={"SF": {"assist": 5}}, **FRONT, passes=1, period=4,
              left=20, choices=(f"home ball: {kind}",))  # fmt: skip


def test_8_7_from_the_first_card_of_the_final_minute_on() -> None:
    stage("action SF 20", period=4, left=16, score=[50, 52], choices=("away stop clock: foul",)).wrote("foul away SF")


def test_8_7_not_before_the_final_minute_nor_in_another_period() -> None:
    for situation in ({"period": 4, "left": 17}, {"period": 3, "left": 12}):
        with pytest.raises(AssertionError, match=r"never asked for .*'stop clock'"):
            stage("advance SF 20", "advance C 5", "shot 40", **FRONT, passes=3, **situation, score=[50, 52],
                  choices=("away stop clock: foul",))  # fmt: skip
