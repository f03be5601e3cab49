"""Section 5: who must shoot, forced shots, stamina, double teams."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fieldhouse.games.statispro.menu import NO_DOUBLE, Window
from fieldhouse.games.statispro.model import NOBODY, PF, PG, SF
from fieldhouse.games.statispro.options import BOOK
from fieldhouse.games.statispro.rules.bench import before_possession, decide
from fieldhouse.games.statispro.rules.breaks import grade
from fieldhouse.games.statispro.rules.injuries import who_is_hurt
from fieldhouse.games.statispro.rules.lineups import bring_in
from fieldhouse.games.statispro.rules.stamina import (
    bench_counts,
    end_rest_period,
    mandatory_rest,
    start_half,
    time_cards,
    tire,
    tire_unrested,
)
from fieldhouse.games.statispro.state import PERIOD_START, rate
from fieldhouse.table.seat import AWAY, HOME
from rules.statispro.stage import FRONT, Stage, stage


def test_5_1_a_pass_within_attempts_must_be_shot() -> None:
    stage("action SF 10", "shot 50").wrote("two home SF")


def test_5_1_he_may_decline_if_he_qualifies_for_an_assist() -> None:
    home = {"SF": {"assist": 9}}
    stage("action SF 10 §9", "advance C 20", "shot 60", home=home, choices=("home ball: advance",)).wrote(
        "two home C", "assist home SF"
    )
    stage("action SF 10 §9", "shot 50", home=home, choices=("home ball: shoot",)).wrote("two home SF")


@pytest.mark.parametrize("clock", [{"period": 1, "left": 15}, {"period": 4, "left": 30}])
def test_5_1_he_may_decline_late_in_a_period(clock: dict[str, int]) -> None:
    stage("action SF 10", "advance C 9", "shot 50", choices=("home ball: advance",), **clock).wrote(
        "two home C", "assist home SF"
    )


@pytest.mark.parametrize("clock", [{"period": 1, "left": 17}, {"period": 4, "left": 32}])
def test_5_1_but_not_before(clock: dict[str, int]) -> None:
    with pytest.raises(AssertionError, match="never asked"):
        stage("action SF 10", "shot 50", choices=("home ball: shoot",), **clock)


def test_5_2_a_forced_shot_is_allowed_late_in_a_period() -> None:
    stage("action SF 14", "shot 46", choices=("home ball: shoot",), period=2, left=15).wrote("two home SF")


def test_5_3_larry_birds_forced_shot() -> None:
    """ATTEMPTS 20, Pass # 25, FIELD GOAL 47, DEFENSE -1: 41 is good, 42 is not."""
    bird = {"SF": {"attempts": 20, "field_goal": 47}}
    cards = ("advance C 40", "advance SF 25")
    situation = {**FRONT, "passes": 2, "home": bird, "away": {"SF": {"defense": -1}}}
    stage(*cards, "shot 41", **situation).wrote("two home SF", "assist home C")
    stage(*cards, "shot 42", "rebound D C", **situation).wrote("miss home SF", "rebound away C")


def test_5_3_the_primary_defenders_block_counts_double() -> None:
    situation = {**FRONT, "passes": 1, "away": {"SF": {"block": 2}}}
    stage("advance SF 12", "shot 20 B4 SF", "block D PG", **situation).wrote(
        "block away SF", "miss home SF", "rebound away PG"
    )
    stage("advance SF 12", "shot 20 B5 SF", **situation).wrote("two home SF")
    situation["away"] = {"SF": {"block": 3}, "C": {"block": 3}}
    stage("advance SF 12", "shot 20 B6 SF", "block D PG", **situation).wrote(
        "block away SF", "miss home SF", "rebound away PG"
    )
    stage("advance SF 12", "shot 20 B6 C", **situation).wrote("two home SF")


def test_5_3_b0_becomes_b1() -> None:
    stage("advance SF 12", "shot 20 B1 SF", "block D PG", **FRONT, passes=1).wrote(
        "block away SF", "miss home SF", "rebound away PG"
    )


def test_5_4_who_has_not_rested_by_the_mark_is_tired() -> None:
    stars = {"SF": {"asterisks": 2}, "PF": {"asterisks": 1, "rebounds": 15, "defense": -6}}
    game = Stage(home=stars, period=2, left=46, dead_ball=True)
    for man in game.game.floor[1]:
        man.is_rested = man.position == PG
    game.game.left = 45
    before_possession(game.game)
    tired = [man.position for man in game.game.floor[1] if man.is_tired]
    assert PG not in tired and SF not in tired and PF in tired
    assert game.man("home PF").rebounds == 7 and game.man("home PF").defense == 0


def test_5_4_one_asterisk_excuses_in_the_second_half() -> None:
    game = Stage(home={"PF": {"asterisks": 1}}, period=4, left=45)
    for man in game.game.floor[1]:
        man.is_rested = False
    tire_unrested(game.game)
    assert [man.is_tired for man in game.game.floor[1]] == [True, True, True, False, True]


def test_5_4_without_the_option_nobody_tires() -> None:
    game = Stage(period=4, left=45, options=replace(BOOK, stamina=False), dead_left=0)
    for man in game.game.floor[1]:
        man.is_rested = False
    tire_unrested(game.game)
    mandatory_rest(game.game, game.man("home C"))
    assert not any(man.is_tired for man in game.game.floor[1])


def test_5_4_the_count_begins_anew_with_the_second_half() -> None:
    game = Stage(period=3, phase=PERIOD_START, tip_winner=HOME, twenties=[0, 0])
    tire(game.game, game.man("home C"))
    game.play()
    assert not game.man("home C").is_tired and not game.man("home PG").is_rested
    assert game.game.twenties == [1, 1], "8.4: one 20-second time-out a half"


def test_5_4_a_whole_rest_period_on_the_bench_is_rest() -> None:
    game = Stage(period=1, left=105, dead_ball=True)
    start_half(game.game)
    old = game.man("home SF")
    bring_in(game.game, HOME, SF, game.man("home b2"))
    bench_counts(game.game)
    end_rest_period(game.game)
    assert old.is_rested


def test_5_4_who_comes_in_for_a_moment_has_not_sat_out_the_rest_period() -> None:
    game = Stage(period=1, left=90, dead_ball=True)
    start_half(game.game)
    visitor = game.man("home b2")
    bring_in(game.game, HOME, SF, visitor)
    assert game.man("home SF").cards == 180 - 90, "minutes are counted in cards"
    bring_in(game.game, HOME, SF, game.man("home SF"))
    end_rest_period(game.game)
    assert not visitor.is_rested and game.man("home b4").is_rested


def test_5_4_also_in_a_time_out_that_stops_a_live_ball() -> None:
    choices = ("home bench: time-out", "home bench: substitute", "home substitution: sf p7")
    game = Stage(period=1, left=105, rests=1, choices=choices)
    old = game.man("home SF")
    old.has_sat = False
    before_possession(game.game)
    game.table.finish()
    assert old.position == NOBODY and old.has_sat, "no card has been drawn since the 5:00 mark"


def test_5_4_one_card_after_the_mark_is_too_late() -> None:
    game = Stage(period=1, left=104, dead_ball=True)
    start_half(game.game)
    old = game.man("home SF")
    old.has_sat = False
    bring_in(game.game, HOME, SF, game.man("home b2"))
    bench_counts(game.game)
    end_rest_period(game.game)
    assert not old.is_rested
    assert old.position == NOBODY and old.has_sat, "the next rest period is his"


def test_5_4_tired_men_halve_their_ratings_and_lose_ties() -> None:
    card = {
        "attempts": 13,
        "three_attempts": 5,
        "three_points": 30,
        "assist": 7,
        "steal": 5,
        "block": 3,
        "rebounds": 11,
        "defense": -7,
    }
    game = Stage(home={"SF": card})
    man = game.man("home SF")
    man.must_rest = True
    rate(game.game, man)
    assert (man.attempts, man.three_attempts, man.assist, man.steal, man.block, man.rebounds, man.defense) == (
        6, 2, 3, 2, 1, 5, 0,
    )  # fmt: skip


def test_5_4_a_tired_defender_loses_a_tie_for_the_rebound() -> None:
    game = Stage(
        "action SF 5", "shot 60", "rebound high PF 30/§20", "advance SF 3", "shot 9",
        home={"PF": {"rebounds": 10}}, away={"PF": {"rebounds": 20}},
    )  # fmt: skip
    tire(game.game, game.man("away PF"))
    game.play().wrote("miss home SF", "offensive rebound home PF", "two home SF", "assist home PF")


def test_5_4_a_short_rest_does_not_make_up_for_the_rest_of_the_half() -> None:
    """Mandatory rest and no rest this half: who sits only part of a rest period is still tired."""
    game = Stage(period=2, left=40)
    man = game.man("home SF")
    man.must_rest = man.is_fatigued = True
    bring_in(game.game, HOME, SF, game.man("home b2"))
    man.has_sat = False
    end_rest_period(game.game)
    assert (man.must_rest, man.is_tired) == (False, True)
    end_rest_period(game.game)
    assert not man.is_tired, "now he has sat out a whole one"


def test_5_4_the_tired_lose_ties_for_injuries() -> None:
    game = Stage(home={"PG": {"injury": 4, "games": 70}, "C": {"injury": 4, "games": 70}})
    tire(game.game, game.man("home C"))
    hurt = who_is_hurt(game.game, HOME, 4)
    assert hurt is game.man("home C")


def test_5_4_each_tired_man_costs_his_team_a_grade() -> None:
    game = Stage(home_card={"offense": 1})
    tire(game.game, game.man("home PF"))
    tire(game.game, game.man("home C"))
    assert grade(game.game, HOME, 1) == 3
    assert grade(game.game, HOME, 3) == 4, "E is the last"


def doubled(*cards: str, **situation: Any) -> Stage:
    """The visitors double the home SF, with their C."""
    game = Stage(*cards, **situation)
    game.game.double_teams[0] = [game.man("home SF").index, 4]
    return game


def test_5_5_a_double_teamed_man_has_five_attempts_fewer_and_shoots_five_worse() -> None:
    doubled("action SF 6", "advance SF 5", "shot 45", home={"C": {"assist": 1}}).play().wrote(
        "two home SF", "assist home C"
    )
    doubled("action SF 5", "shot 46", "rebound D C").play().wrote("miss home SF", "rebound away C")


def test_5_5_his_pass_to_the_man_left_alone_is_open() -> None:
    doubled("action SF 6", "advance C 30", "shot 60").play().wrote("two home C", "assist home SF")


def test_5_5_the_man_left_alone_is_whom_the_helper_guards_wherever_they_stand() -> None:
    """Their PF and C have changed the men they guard: who helps, the C, leaves the home PF alone."""
    guards = [[0, 1, 2, 4, 3], [0, 1, 2, 3, 4]]
    doubled("action SF 6", "advance PF 30", "shot 60", guards=guards).play().wrote("two home PF", "assist home SF")
    doubled("action SF 6", "advance C 10", "shot 51", "rebound D C", guards=guards).play().wrote(
        "miss home C", "rebound away C"
    )


def test_5_5_the_home_team_may_double_as_well() -> None:
    choices = ("home bench: time-out", "home bench: double team", "home double team: sf c")
    game = Stage(dead_ball=True, offense=1, choices=choices)
    before_possession(game.game)
    assert game.game.double_teams[1] == [game.man("away SF").index, 4]


def test_5_4_a_rest_period_ends_once() -> None:
    """He sat down in its midst: its mark does not make him rested, the next one does."""
    game = Stage(left=105, rests=0)
    man = game.man("home b1")
    man.has_sat = man.is_rested = False
    time_cards(game.game)
    assert game.game.rests == 1 and man.has_sat and not man.is_rested


def test_5_5_he_may_pass_out_of_it_instead_of_shooting() -> None:
    doubled("action SF 5", "advance C 30", "shot 60", choices=("home ball: advance",)).play().wrote(
        "two home C", "assist home SF"
    )


def test_5_5_for_all_shots_also_for_three_pointers() -> None:
    shooter = {"SF": {"attempts": 14, "three_attempts": 8, "three_points": 20, "field_goal": 50}}
    doubled("action SF 4", "shot 45", home=shooter, choices=("home ball: shoot",)).play().wrote("two home SF")
    doubled("action SF 2", "shot 20", home=shooter, choices=("home ball: shoot",)).play().wrote("three home SF")


def test_5_5_nobody_is_left_open_by_a_target_who_got_the_ball_by_a_rebound() -> None:
    doubled("action C 5", "shot 90", "rebound O SF 30/§20", "advance C 10", "shot 51", "rebound D PF").play().wrote(
        "miss home C", "offensive rebound home SF", "miss home C", "rebound away PF"
    )


def test_5_5_not_when_he_has_the_ball_by_a_rebound() -> None:
    doubled("action C 5", "shot 90", "rebound O SF 10/§20", "shot 50").play().wrote(
        "miss home C", "offensive rebound home SF", "two home SF"
    )


def test_5_5_nor_when_he_is_fouled_in_the_act_without_a_pass() -> None:
    """9E finds him by FD rank: he was no ballhandler after a pass, so 50 is good and 51 is not."""
    draws = {"SF": {"foul_drawing": 20.0}}
    cards = ("action shooting foul", "foul 90 FD3", "foul drawing 3 FD1")
    doubled(*cards, "shot 50", "free throw 1", home=draws).play().wrote(
        "foul away SF", "two home SF", "free throw home SF"
    )
    doubled(*cards, "shot 51", "free throw 1", "free throw 1", home=draws).play().wrote(
        "foul away SF", "fouled home SF", "free throw home SF", "free throw home SF"
    )


def test_5_5_the_helper_is_charged_on_fd5() -> None:
    game = doubled("advance SF 30", "advance foul D", "foul 90 FD5", **FRONT, passes=3).play()
    assert game.sheet == ["foul away C"]
    game = doubled("advance SF 30", "advance foul D", "foul 70 FD4", **FRONT, passes=3).play()
    assert game.sheet == ["foul away SF"]


def test_5_5_the_helper_is_charged_on_fd5_also_for_a_foul_on_the_shot() -> None:
    doubled("action SF 5", "shot 40 foul # >9", "foul 90 FD5", "free throw 1", choices=("home ball: shoot",)).play(
    ).wrote("foul away C", "two home SF", "free throw home SF")  # fmt: skip
    doubled("action SF 5", "shot 40 foul # >9", "foul 70 FD4", "free throw 1", choices=("home ball: shoot",)).play(
    ).wrote("foul away SF", "two home SF", "free throw home SF")  # fmt: skip


def test_5_5_it_ends_when_the_target_leaves() -> None:
    game = doubled()
    bring_in(game.game, HOME, SF, game.man("home b2"))
    assert game.game.double_teams[0] is None


def test_5_5_it_begins_in_a_time_out_and_may_be_cancelled_in_any_dead_ball() -> None:
    game = Stage(dead_ball=True, choices=("away bench: time-out", "away bench: double team", "away double team: sf c"))
    before_possession(game.game)
    assert game.game.double_teams[0] == [game.man("home SF").index, 4]
    decide(game.game, AWAY, NO_DOUBLE, Window())
    assert game.game.double_teams[0] is None
