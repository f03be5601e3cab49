"""Section 7: steals and blocks."""

from __future__ import annotations

from rules.statispro.stage import FRONT, stage

THIEF = {"SG": {"steal": 4}}
TOWER = {"C": {"block": 5}}


def test_7_1_the_cited_defender_with_the_rate_steals() -> None:
    stage("advance SF 5 S4 SG", **FRONT, passes=3, away=THIEF).wrote("steal away SG", "turnover home SF").leaves(
        "away", dead=False
    )


def test_7_1_below_the_rate_play_goes_on() -> None:
    stage("advance SF 5 S5 SG", "shot 50", **FRONT, passes=3, away=THIEF).wrote("two home SF")


def test_7_1_where_no_position_is_cited_any_defender_may_steal() -> None:
    stage("advance SF 5 S4 any", **FRONT, passes=3, away=THIEF).wrote("steal away SG", "turnover home SF")


def test_7_2_a_block_makes_the_shot_a_miss_whatever_its_number() -> None:
    stage("action SF 5", "shot 3 B5 C", "block D PG", away=TOWER).wrote(
        "block away C", "miss home SF", "rebound away PG"
    ).leaves("away")


def test_7_2_any_defender_may_block_where_no_position_is_cited() -> None:
    stage("action SF 5", "shot 3 B5 any", "block D PG", away=TOWER).wrote(
        "block away C", "miss home SF", "rebound away PG"
    )


def test_7_2_the_offense_recovers_without_a_new_clock() -> None:
    game = stage("action SF 5", "shot 3 B5 C", "block O C", "shot 50", away=TOWER)
    game.wrote("block away C", "miss home SF", "offensive rebound home C", "two home C")


def test_7_2_who_recovers_may_shoot_or_advance() -> None:
    stage(
        "action SF 5",
        "shot 3 B5 C",
        "block O C",
        "advance PG 10",
        "shot 50",
        away=TOWER,
        choices=("home ball: advance",),
    ).wrote("block away C", "miss home SF", "offensive rebound home C", "two home PG", "assist home C")


def test_7_2_with_no_pass_left_it_is_a_24_second_violation() -> None:
    stage("advance SF 5", "shot 3 B5 C", "block O C", **FRONT, passes=1, away=TOWER).wrote(
        "block away C", "miss home SF", "offensive rebound home C", "turnover home"
    ).leaves("away", dead=True)


def test_7_2_goaltending_gives_the_basket_and_no_block() -> None:
    stage("action SF 5", "shot 90 B5 C", "block GT D", away=TOWER).wrote("two home SF")


def test_7_2_out_of_bounds_either_way() -> None:
    stage("action SF 5", "shot 3 B5 C", "block OB O", away=TOWER).leaves("home", "frontcourt", passes=2)
    stage("action SF 5", "shot 3 B5 C", "block OB D", away=TOWER).leaves("away", dead=True)
