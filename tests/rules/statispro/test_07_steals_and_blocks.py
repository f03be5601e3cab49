"""Section 7: steals and blocks."""

from __future__ import annotations

from typing import Any

from fieldhouse.games.statispro.state import rate_all
from fieldhouse.table.seat import AWAY
from rules.statispro.stage import FRONT, Stage, stage

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


def test_7_1_of_several_it_is_the_one_with_the_highest_rate_and_the_tired_lose_ties() -> None:
    away: dict[str, Any] = {"PG": {"steal": 4}, "SF": {"steal": 6}, "C": {"steal": 6}}
    card = "advance SF 5 S4 any"
    stage(card, **FRONT, passes=3, away=away).wrote("steal away SF", "turnover home SF")
    away["SF"] = {"steal": 12}
    game = Stage(card, **FRONT, passes=3, away=away)
    game.man("away SF").must_rest = True
    rate_all(game.game, AWAY)
    game.play().wrote("steal away C", "turnover home SF")


def test_7_2_of_several_it_is_the_one_with_the_highest_rate() -> None:
    away: dict[str, Any] = {"PG": {"block": 3}, "SF": {"block": 2}, "C": {"block": 5}}
    stage("action SF 5", "shot 3 B3 any", "block D PG", away=away).wrote(
        "block away C", "miss home SF", "rebound away PG"
    )
    away["SF"], forced = {"block": 3}, {**FRONT, "passes": 1}
    stage("advance SF 12", "shot 3 B3 any", "block D PG", away=away, **forced).wrote(
        "block away SF", "miss home SF", "rebound away PG"
    )  # his three count six on a forced shot


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
