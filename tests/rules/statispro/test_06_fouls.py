"""Section 6: who fouls whom, shooting fouls, team fouls, disqualification, deliberate fouls, freezing the shooter."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fieldhouse.games.statispro.man import EJECTED, FOULED_OUT
from fieldhouse.games.statispro.menu import HACK, MATCH, Window, legal_menu
from fieldhouse.games.statispro.options import BOOK
from fieldhouse.games.statispro.rules import fouls
from fieldhouse.games.statispro.rules.foul_line import shoot_free_throws
from fieldhouse.games.statispro.rules.free_throws import team_technical
from fieldhouse.games.statispro.rules.lineups import leave
from fieldhouse.games.statispro.rules.rebounds import two_best
from fieldhouse.games.statispro.state import FRONTCOURT, REBOUND
from fieldhouse.table.seat import AWAY, HOME
from rules.statispro.stage import FRONT, Stage, stage


def test_6_1_the_foul_range_says_who_fouled() -> None:
    stage("action foul D", "foul 33 FD2", away={"SG": {"foul_range": (30, 35)}}).wrote("foul away SG")


@pytest.mark.parametrize("number", [30, 35])
def test_6_1_from_the_first_to_the_last_number_of_the_range(number: int) -> None:
    stage("action foul D", f"foul {number} FD2", away={"SG": {"foul_range": (30, 35)}}).wrote("foul away SG")


def test_6_1_else_the_primary_defender_of_the_ballhandler() -> None:
    stage("action SF 20", "advance foul D", "foul 33 FD2").wrote("foul away SF")


def test_6_1_with_no_ballhandler_the_next_cards_fd_rank_finds_who_was_fouled() -> None:
    draws = {"C": 20.0, "SF": 10.0, "PF": 8.0, "SG": 6.0, "PG": 5.0}
    home = {spot: {"foul_drawing": number} for spot, number in draws.items()}
    stage("action foul D", "foul 33 FD2", "foul drawing 50 FD3", home=home).wrote("foul away PF")


def test_6_1_of_equals_the_home_coach_decides() -> None:
    stage("action foul D", "foul 33 FD2", "foul drawing 50 FD1", choices=("home who: p4",)).wrote("foul away PF")


def test_6_1_also_of_two_equals_and_of_one_nobody_is_asked() -> None:
    draws = {"C": 20.0, "SF": 15.0, "PF": 15.0, "SG": 6.0, "PG": 5.0}
    home = {spot: {"foul_drawing": number} for spot, number in draws.items()}
    cards = ("action foul D", "foul 33 FD2", "foul drawing 50 FD")
    stage(*cards[:2], f"{cards[2]}2", home=home, choices=("home who: p4",)).wrote("foul away PF")
    with pytest.raises(AssertionError, match="who"):
        stage(*cards[:2], f"{cards[2]}1", home=home, choices=("home who: p5",))


def test_6_2_a_good_shot_gets_one_free_throw() -> None:
    stage("action SF 5", "shot 40 foul PF >9", "free throw 75").wrote(
        "foul away PF", "two home SF", "free throw home SF"
    )


def test_6_2_a_missed_one_gets_two_and_is_no_attempt() -> None:
    stage("action SF 5", "shot 60 foul PF >9", "free throw 75", "free throw 76", "rebound D C").wrote(
        "foul away PF", "fouled home SF", "free throw home SF", "free throw missed home SF", "rebound away C"
    ).leaves("away")


def test_6_2_free_throws_take_no_time() -> None:
    assert stage("action SF 5", "shot 60 foul PF >9", "free throw 1", "free throw 1").game.left == 98


def test_6_2_the_shooter_may_miss_on_purpose() -> None:
    stage(
        "action SF 5", "shot 40 foul PF >9", "rebound O PG 20/§30", "advance SF 3", "shot 99 air ball", "rebound D C",
        period=4, left=20, choices=("home free throw: miss",),
    ).wrote(
        "foul away PF", "two home SF", "free throw missed home SF", "offensive rebound home PG", "miss home SF",
        "rebound away C",
    )  # fmt: skip


def test_6_2_before_the_last_two_minutes_only_where_the_option_lets_him() -> None:
    cards = ("action SF 5", "shot 40 foul PF >9", "rebound D C")
    early = replace(BOOK, early_intentional_miss=True)
    game = stage(*cards, choices=("home free throw: miss",), options=early).wrote(
        "foul away PF", "two home SF", "free throw missed home SF", "rebound away C"
    )
    assert (game.game.left, game.game.dead_left) == (98, 19), "the rebound is a card of the dead-ball deck"
    with pytest.raises(AssertionError, match="free throw"):
        stage(*cards, choices=("home free throw: miss",))


def test_6_2_1_the_two_best_rebounding_defenders_get_five_more() -> None:
    away = {"C": {"rebounds": 20}, "PF": {"rebounds": 15}}
    game = Stage(away=away)
    assert [man.card.name for man in two_best(game.game, AWAY)] == ["away C", "away PF"]
    cards = ("action SF 5", "shot 40 foul PF >9", "free throw 80", "rebound high PF 30/§20")
    stage(*cards, away=away, home={"PF": {"rebounds": 20}}).wrote(
        "foul away PF", "two home SF", "free throw missed home SF", "rebound away PF"
    )


def test_6_3_four_team_fouls_a_quarter_three_in_overtime_one_in_the_last_two_minutes() -> None:
    game = Stage(team_fouls=[3, 0]).game
    assert not fouls.in_penalty(game, AWAY)
    game.team_fouls = [4, 0]
    assert fouls.in_penalty(game, AWAY)
    game.team_fouls, game.period = [3, 0], 5
    assert fouls.in_penalty(game, AWAY)
    game.period, game.team_fouls, game.left = 2, [1, 0], 30
    assert not fouls.in_penalty(game, AWAY)
    game.late_fouls = [1, 0]
    assert fouls.in_penalty(game, AWAY)
    for left, late in ((31, 0), (30, 1)):
        timed = Stage(left=left)
        fouls.charge(timed.game, timed.man("away C"))
        assert (timed.game.team_fouls[0], timed.game.late_fouls[0]) == (1, late)


def test_6_3_a_charge_is_no_team_foul() -> None:
    game = stage("action foul O", "foul 3 FD1", home={"SG": {"foul_range": (1, 5)}}).wrote(
        "foul home SG", "turnover home SG"
    )
    assert game.game.team_fouls == [0, 0] and game.man("home SG").fouls == 1


def test_6_4_out_of_bounds_before_the_penalty_two_free_throws_in_it() -> None:
    cards = ("advance SF 20", "advance foul D", "foul 33 FD2")
    stage(*cards, **FRONT, passes=3).leaves("home", FRONTCOURT, passes=2, dead=True)
    stage(*cards, "free throw 1", "free throw 2", **FRONT, passes=3, team_fouls=[4, 0]).wrote(
        "foul away SF", "free throw home SF", "free throw home SF"
    ).leaves("away")


def test_6_5_the_sixth_foul_disqualifies() -> None:
    game = Stage("advance SF 20", "advance foul D", "foul 33 FD2", **FRONT, passes=3)
    game.man("away SF").fouls = 5
    game.play()
    assert game.man("away SF").out == FOULED_OUT
    assert game.game.floor[0][2].card.name == "away b2"


@pytest.mark.parametrize(("offense", "wrote"), [(1, ["offensive rebound home"]), (0, [])])
def test_6_5_10_a_missed_throw_for_the_team_technical_is_a_team_rebound_of_who_has_the_ball(
    offense: int, wrote: list[str]
) -> None:
    """The visitors are given it: the home team shoots, and has the ball next only if it had it before."""
    game = Stage("free throw 99", offense=offense)
    team_technical(game.game, AWAY)
    game.events = game.game.events
    assert game.sheet == ["technical away", "free throw missed home PG", *wrote]


def test_6_5_his_coach_says_who_comes_in_for_him() -> None:
    game = Stage("advance SF 20", "advance foul D", "foul 33 FD2", **FRONT, passes=3, choices=("away line-up: p9",))
    game.man("away SF").fouls = 5
    assert game.play().game.floor[0][2].card.name == "away b4"


def test_6_5_it_is_the_last_who_was_disqualified_that_returns_wherever_he_played() -> None:
    game = Stage("free throw 1")
    for spot in ("PG", "PF"):
        game.man(f"away {spot}").fouls = 5
        fouls.charge(game.game, game.man(f"away {spot}"))
    for man in game.game.men[0]:
        if man.position < 0 and not man.out:
            man.out = "game"
    leave(game.game, game.man("away SF"), "game")
    assert game.man("away PF").position == 2 and game.man("away PG").out == FOULED_OUT


def test_6_5_with_nobody_left_he_returns_and_costs_a_technical_then_and_for_each_foul() -> None:
    game = Stage("free throw 1", "free throw 2")
    man = game.man("away SF")
    man.fouls = 5
    for other in game.game.men[0]:
        if other.position < 0:
            other.out = "game"
    fouls.charge(game.game, man)
    assert man.can_play and man.has_returned and game.game.floor[0][2] is man
    fouls.charge(game.game, man)
    game.table.finish()
    assert game.game.score == [0, 2]


def test_6_5_the_last_to_be_disqualified_returns_also_for_an_injured_man_and_costs_a_technical() -> None:
    """PF, then C, then SG by technicals are sent off; a fight sends PG; when SF is hurt it is SG who comes back."""
    game = Stage("free throw 1")
    for spot in ("PF", "C"):
        game.man(f"away {spot}").fouls = 5
        fouls.charge(game.game, game.man(f"away {spot}"))
    game.man("away SG").technicals = 1
    fouls.charge_technical(game.game, game.man("away SG"))
    leave(game.game, game.man("away PG"), EJECTED)
    for man in game.game.men[0]:
        assert man.position >= 0 or man.out
    leave(game.game, game.man("away SF"), "game")
    game.table.finish()
    back = game.man("away SG")
    assert back.position == 2 and back.has_returned and game.game.score == [0, 1]


HACK_C = ("away bench: foul", "away foul: c pg")


def test_6_6_a_deliberate_foul_on_anybody_by_anybody() -> None:
    game = stage(dead_ball=True, choices=HACK_C).wrote("foul away PG")
    game.leaves("home", FRONTCOURT, passes=2)


def test_6_6_the_home_team_may_as_well() -> None:
    stage("free throw 1", "free throw 2", dead_ball=True, offense=AWAY, team_fouls=[0, 4],
          choices=("home bench: foul", "home foul: c pg")).wrote(
        "foul home PG", "free throw away C", "free throw away C")  # fmt: skip


def test_6_6_in_the_penalty_the_man_who_was_fouled_shoots_two() -> None:
    stage("free throw 1", "free throw 2", dead_ball=True, choices=HACK_C, team_fouls=[4, 0]).wrote(
        "foul away PG", "free throw home C", "free throw home C"
    )


def test_6_6_late_in_the_half_it_is_a_dead_ball_foul_and_they_keep_the_ball() -> None:
    stage("free throw 1", "free throw 2", dead_ball=True, choices=HACK_C, period=2, left=30).leaves(
        "home", FRONTCOURT, passes=2
    )


@pytest.mark.parametrize(("period", "left", "keeps"), [(5, 30, True), (4, 31, False), (3, 30, False)])
def test_6_6_only_in_the_last_two_minutes_of_a_half_or_an_overtime(period: int, left: int, keeps: bool) -> None:
    cards = ("free throw 1", "free throw 2") if keeps else ()
    stage(*cards, dead_ball=True, choices=HACK_C, period=period, left=left).leaves("home", FRONTCOURT)


def test_6_6_only_the_defense_may() -> None:
    game = Stage(dead_ball=True).game
    assert HACK in legal_menu(game, AWAY, Window()) and HACK not in legal_menu(game, HOME, Window())


def test_6_7_the_defense_may_shift_after_a_foul_without_a_time_out() -> None:
    game = Stage(dead_ball=True).game
    assert MATCH in legal_menu(game, AWAY, Window())
    game.dead_ball = False
    assert MATCH not in legal_menu(game, AWAY, Window())
    shift = ("away bench: change guards", "away guards: sg c")
    guard = {"SG": {"defense": -10}}  # out of position -5
    stage("action C 5", "shot 45", dead_ball=True, choices=shift, away=guard).wrote("two home C")
    stage("action C 5", "shot 46", "rebound D C", dead_ball=True, choices=shift, away=guard).wrote(
        "miss home C", "rebound away C"
    )


CLOSE = {"period": 4, "left": 14, "score": [50, 50]}


def test_6_8_freezing_takes_five_off_and_ten_after_a_miss() -> None:
    game = stage(
        "action SF 5", "shot 60 foul PF >9", "free throw 71", "free throw 66", "rebound D C",
        choices=("home ball: shoot", "away freeze: time-out"), **CLOSE,
    ).wrote(
        "foul away PF", "fouled home SF", "time-out away", "free throw missed home SF", "offensive rebound home",
        "free throw missed home SF", "rebound away C",
    )  # fmt: skip
    assert game.game.time_outs == [6, 7]


def test_6_8_ten_and_no_more_than_ten() -> None:
    """75 less ten: 65 is good."""
    stage("action SF 5", "shot 60 foul PF >9", "free throw 71", "free throw 65",
          choices=("home ball: shoot", "away freeze: time-out"), **CLOSE).leaves("away")  # fmt: skip


def test_6_8_after_a_good_first_throw_the_second_is_normal() -> None:
    stage(
        "action SF 5", "shot 60 foul PF >9", "free throw 70", "free throw 75",
        choices=("home ball: shoot", "away freeze: time-out", "home free throw: shoot"), **CLOSE,
    ).leaves("away")  # fmt: skip


def test_6_8_the_second_throw_is_ten_worse_also_after_the_last_time_out() -> None:
    stage(
        "action SF 5", "shot 60 foul PF >9", "free throw 71", "free throw 66", "rebound D C", time_outs=[1, 7],
        choices=("home ball: shoot", "away freeze: time-out"), **CLOSE,
    ).wrote(
        "foul away PF", "fouled home SF", "time-out away", "free throw missed home SF", "offensive rebound home",
        "free throw missed home SF", "rebound away C",
    )  # fmt: skip


def test_6_8_another_throw_after_a_lane_violation_is_no_second_one() -> None:
    """75 less five: 72 is a miss, so the violation gives another; after it 70 is good, as it would have been before."""
    stage(
        "action SF 5", "shot 40 foul PF >9", "free throw 72, lane D", "free throw 70",
        choices=("home ball: shoot", "away freeze: time-out"), **CLOSE,
    ).wrote("foul away PF", "two home SF", "time-out away", "free throw home SF")  # fmt: skip


@pytest.mark.parametrize("situation", [{"left": 18}, {"score": [50, 54]}, {"period": 3}])
def test_6_8_only_in_the_final_minute_of_a_close_game(situation: dict[str, Any]) -> None:
    with pytest.raises(AssertionError, match="freeze"):
        stage(
            "advance SF 5", "shot 60 foul PF >9", "free throw 1", "free throw 2", choices=("away freeze: time-out",),
            **{**CLOSE, **FRONT, "passes": 1, "left": 14, **situation},
        )  # fmt: skip


def test_6_2_a_missed_throw_is_neither_an_air_ball_nor_of_a_fast_break_whatever_went_before() -> None:
    """12D, 10C: so that the offense has a new clock if it rebounds, and the defense its bonus."""
    game = Stage("free throw 90", is_air=True, breaks=True)
    assert shoot_free_throws(game.game, game.man("home SF"), 1) == REBOUND
    assert (game.game.is_air, game.game.breaks, game.game.is_throw) == (False, False, True)


def test_4_6_1_a_throw_that_ties_ends_the_three_point_offense_before_the_rebound() -> None:
    game = Stage("free throw 1", "free throw 90", period=4, left=30, score=[81, 80], three_offense=[False, True])
    assert shoot_free_throws(game.game, game.man("home SF"), 2) == REBOUND
    assert game.game.three_offense == [False, False]
