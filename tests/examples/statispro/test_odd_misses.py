"""Odd cases of sections 6.2, 7.2, 10, 12 and 17.5: blocks, fouled shots, and the rebounds after them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fieldhouse.games.statispro.model import SeasonNumbers
from fieldhouse.games.statispro.rules.stamina import tire
from fieldhouse.games.statispro.side import Side
from fieldhouse.games.statispro.state import FRONTCOURT, Game
from rules.statispro.stage import FRONT, Stage, stage, z

TOWER = {"C": {"block": 5}}
BLOCKED = ("action SF 5", "shot 3 B5 C")
WROTE = ("block away C", "miss home SF")
SHOOTER = {"SF": {"attempts": 12, "three_attempts": 5, "three_points": 38, "field_goal": 60}}


def test_5_3_b0_counts_one_and_no_more() -> None:
    stage("advance SF 12", "shot 20 B2 SF", **FRONT, passes=1).wrote("two home SF")


def test_7_2_a_block_out_of_bounds_is_a_team_rebound() -> None:
    stage(*BLOCKED, "block OB O", away=TOWER).wrote(*WROTE, "offensive rebound home").leaves("home", FRONTCOURT)
    stage(*BLOCKED, "block OB D", away=TOWER).wrote(*WROTE, "rebound away").leaves("away", dead=True)


def test_7_2_a_defender_who_recovers_has_a_live_ball() -> None:
    stage(*BLOCKED, "block D PG", away=TOWER).wrote(*WROTE, "rebound away PG").leaves("away", dead=False)


def test_7_2_with_one_pass_left_the_man_who_recovers_may_still_use_it() -> None:
    stage("advance SF 5", "shot 3 B5 C", "block O C", "advance PG 12", "shot 48", **FRONT, passes=2, away=TOWER,
          choices=("home ball: advance",)).wrote(
        *WROTE, "offensive rebound home C", "two home PG", "assist home C")  # fmt: skip


def test_6_2_the_last_passer_is_credited_with_a_basket_that_was_fouled() -> None:
    stage("action SF 11", "advance PG 10", "shot 40 foul PF >9", "free throw 1").wrote(
        "foul away PF", "two home PG", "assist home SF", "free throw home PG"
    )


@pytest.mark.parametrize(("season", "basket", "points"), [(1986, "three", 4), (1975, "two", 3)])
def test_6_2_and_17_5_a_fouled_three_pointer_counts_three_and_a_long_shot_of_old_two(
    season: int, basket: str, points: int
) -> None:
    choices = ("home long two: long",) if season < 1980 else ()
    game = stage("action SF 3", "shot 38 foul PF >9", "free throw 1", home=SHOOTER, season=season, choices=choices)
    game.wrote("foul away PF", f"{basket} home SF", "free throw home SF")
    assert game.game.score == [0, points]


def test_17_5_a_long_shot_that_misses_is_a_try_for_two() -> None:
    stage("action SF 3", "shot 39", "rebound D C", home=SHOOTER, season=1975, choices=("home long two: long",)).wrote(
        "miss home SF", "rebound away C"
    )


def test_17_5_at_the_rating_he_may_choose_too() -> None:
    stage("action SF 5", "shot 38", home=SHOOTER, season=1979, choices=("home long two: long",)).wrote("two home SF")


@pytest.mark.parametrize(("season", "has_threes"), [(1979, False), (1980, True)])
def test_17_5_one_team_of_old_is_enough(season: int, has_threes: bool) -> None:
    now = Stage().game
    old = Side(replace(now.sides[0].team, season=season), (), now.numbers)
    for sides in ((old, now.sides[1]), (now.sides[0], old)):
        game = Game(sides, now.options, now.rules, now.deck, now.fast_breaks, now.numbers, now.table)
        assert game.has_threes is has_threes


def test_9_e_the_fouler_is_known_by_his_range_and_the_next_card_still_says_who_shoots() -> None:
    stage("action shooting foul", "foul 3 FD5", "foul drawing 9 FD1", "shot 50", "free throw 1",
          away={"SG": {"foul_range": (1, 5)}}, home={"C": {"foul_drawing": 20.0}}).wrote(
        "foul away SG", "two home C", "free throw home C")  # fmt: skip


THROW = ("action SF 5", "shot 40 foul PF >9", "free throw 90")
AFTER_THROW = ("foul away PF", "two home SF", "free throw missed home SF")


def test_6_2_only_the_rebound_of_the_throw_missed_on_purpose_takes_no_time() -> None:
    game = stage(*THROW[:2], "rebound O PG 20/§30", "advance SF 3", "shot 90", "rebound D C", period=4, left=20,
                 choices=("home ball: shoot", "home free throw: miss"))  # fmt: skip
    assert (game.game.left, game.game.dead_left) == (15, 19)


def test_6_2_nor_is_he_asked_when_no_card_is_left_for_a_rebound() -> None:
    with pytest.raises(AssertionError, match=r"never asked for .*'free throw'"):
        stage(*THROW, period=4, left=2, choices=("home ball: shoot", "home free throw: miss"))


def test_6_2_1_the_third_best_rebounder_gets_no_five() -> None:
    away = {"C": {"rebounds": 20}, "PF": {"rebounds": 15}}
    stage(*THROW, "rebound high SG 10/§30", "shot 50", away=away, home={"SG": {"rebounds": 11}}).wrote(
        *AFTER_THROW, "offensive rebound home SG", "two home SG"
    )


def test_10_a_after_the_put_back_of_a_throw_the_rebound_is_one_like_any_other() -> None:
    """They may run, and the two best defenders have lost their five."""
    cards = (*THROW, "rebound O SG 10/§30", "shot 90")
    wrote = (*AFTER_THROW, "offensive rebound home SG", "miss home SG")
    stage(*cards, "rebound D C FB", "fast break 1 FD1", "rpg 110").wrote(
        *wrote, "rebound away C", "fast break away C", "two away PG", "assist away C"
    )
    stage(*cards, "rebound high PG 10/§30", "shot 50", home={"PG": {"rebounds": 11}}).wrote(
        *wrote, "offensive rebound home PG", "two home PG"
    )


def test_10_c_without_the_house_rule_the_seasons_number_is_not_added() -> None:
    stage("action SF 5", "shot 90", "rebound high PF +1 10/§20", "shot 50", home={"PF": {"rebounds": 14}},
          numbers=SeasonNumbers(1986, rebounds=3)).wrote(
        "miss home SF", "offensive rebound home PF", "two home PF")  # fmt: skip


def test_4_7_and_5_4_of_equal_defenders_the_tired_one_is_not_asked_about() -> None:
    game = Stage("action SF 5", "shot 90", "rebound high D PF/C", away={"PF": {"rebounds": 20}})
    tire(game.game, game.man("away PF"))
    game.play().wrote("miss home SF", "rebound away C")


MISS = ("action SF 5", "shot 90")


def test_4_7_and_5_4_of_equal_attackers_the_first_has_it_but_no_tired_one() -> None:
    cards = (*MISS, "rebound high O PG/C 10/§30", "shot 50")
    stage(*cards).wrote("miss home SF", "offensive rebound home PG", "two home PG")
    game = Stage(*cards, home={"PG": {"rebounds": 20}})
    tire(game.game, game.man("home PG"))
    game.play().wrote("miss home SF", "offensive rebound home C", "two home C")
    game = Stage(*cards, home={"C": {"rebounds": 20}})
    tire(game.game, game.man("home C"))
    game.play().wrote("miss home SF", "offensive rebound home PG", "two home PG")


def test_5_4_a_tired_defender_who_is_higher_or_as_tired_as_the_attacker_has_the_ball() -> None:
    for attacker, tired in ((9, ("away PF",)), (20, ("away PF", "home PF"))):
        ratings: dict[str, Any] = {"away": {"PF": {"rebounds": 20}}, "home": {"PF": {"rebounds": attacker}}}
        game = Stage(*MISS, "rebound high PF 10/§30", **ratings)
        for name in tired:
            tire(game.game, game.man(name))
        game.play().wrote("miss home SF", "rebound away PF")


def test_16_b_the_best_of_the_cited_positions_not_the_man_opposite() -> None:
    stage(*MISS, "rebound high PG/C +9 10/§20", "shot 50", home={"PG": {"rebounds": 12}}, away={"C": {"rebounds": 11}},
          index=[0, 4], index_limit=4, choices=("home index rebound: take",)).wrote(
        "miss home SF", "index home", "offensive rebound home PG", "two home PG")  # fmt: skip


def test_12_d_after_an_air_ball_the_one_pass_that_is_left_may_be_used() -> None:
    stage(
        "advance SF 5", "shot 99 air ball", "rebound O C 20/§20", "advance SG 12", "shot 48", **FRONT, passes=2
    ).wrote("miss home SF", "offensive rebound home C", "two home SG", "assist home C")


def test_14_k_only_one_miss_is_tipped_in() -> None:
    game = z("z tip-in", "advance SG 5", "shot 90", "rebound D PF")
    assert game.game.score == [0, 2] and not game.game.tip_in


def test_16_c_a_loose_ball_foul_of_the_offense_may_be_waved_off_too_and_a_ball_out_of_bounds_is_no_foul() -> None:
    points = {"index": [0, 4], "index_limit": 4, "choices": ("home index foul: ignore",)}
    game = stage(*MISS, "rebound loose ball O", "rebound O C 10/§30", "shot 50", **points)
    game.wrote("miss home SF", "index home", "offensive rebound home C", "two home C")
    assert game.game.team_fouls == [0, 0]
    with pytest.raises(AssertionError, match=r"never asked for .*'index foul'"):
        stage(*MISS, "rebound OB O", **points)


def test_14_k_a_missed_throw_is_not_tipped_in() -> None:
    game = z("z tip-in", "advance SG 5", "shot 40 foul PF >9", "free throw 90", "rebound D C")
    game.wrote("foul away PF", "two home SG", "free throw missed home SG", "rebound away C")
    assert game.game.tip_in
