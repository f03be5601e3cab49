"""Section 12: the items of SHOT #."""

from __future__ import annotations

from rules.statispro.stage import FRONT, Stage, stage

ONE = ("action SF 5", "shot 40 foul PF >9")


def test_12_a_at_or_below_the_rating_is_good() -> None:
    stage("action SF 5", "shot 50").wrote("two home SF")
    stage("action SF 5", "shot 51", "rebound D C").wrote("miss home SF", "rebound away C")


def test_12_b_fouled_only_if_his_foul_drawing_is_greater() -> None:
    stage("action SF 5", "shot 40 foul PF >10").wrote("two home SF")
    stage("action SF 5", "shot 40 foul PF >9", "free throw 1").wrote(
        "foul away PF", "two home SF", "free throw home SF"
    )


def test_12_b_a_tag_for_twos_leaves_three_pointers_alone() -> None:
    home = {"SF": {"three_attempts": 8, "three_points": 40}}
    stage("action SF 5", "shot 40 foul PF >1 two", home=home).wrote("three home SF")
    stage("action SF 5", "shot 41 foul PF >1", "free throw 1", "free throw 1", home=home).wrote(
        "foul away PF", "fouled home SF", "free throw home SF", "free throw home SF"
    )


def test_12_b_fouled_by_foul_number_or_by_the_primary_defender() -> None:
    stage("action SF 5", "shot 40 foul # >9", "foul 3 FD1", "free throw 1", away={"C": {"foul_range": (1, 4)}}).wrote(
        "foul away C", "two home SF", "free throw home SF"
    )
    stage("action SF 5", "shot 40 foul # >9", "foul 90 FD5", "free throw 1").wrote(
        "foul away SF", "two home SF", "free throw home SF"
    )


def test_12_c_the_cited_defenders_block_rate() -> None:
    stage("action SF 5", "shot 40 B3 C", away={"C": {"block": 2}}).wrote("two home SF")
    stage("action SF 5", "shot 40 B3 C", "block D C", away={"C": {"block": 3}}).wrote(
        "block away C", "miss home SF", "rebound away C"
    )


def test_12_d_an_air_ball_brings_no_new_clock() -> None:
    stage("action SF 5", "shot 99 air ball", "rebound O C 20/§20", "advance C 20", "advance SG 12", "shot 48").wrote(
        "miss home SF", "offensive rebound home C", "two home SG", "assist home C"
    )
    stage("advance SF 5", "shot 99 air ball", "rebound O C 20/§20", **FRONT, passes=1).wrote(
        "miss home SF", "offensive rebound home C", "turnover home"
    )


def test_12_d_an_air_ball_on_the_last_throw_is_the_defenders() -> None:
    stage(*ONE, "free throw 99 air ball").wrote("foul away PF", "two home SF", "free throw missed home SF").leaves(
        "away", dead=True
    )


def test_12_e_a_defenders_lane_violation_gives_another_throw() -> None:
    stage(*ONE, "free throw 90, lane D", "free throw 1").wrote("foul away PF", "two home SF", "free throw home SF")


def test_12_e_an_attackers_lane_violation_loses_the_ball_and_is_no_attempt() -> None:
    stage(*ONE, "free throw 1, lane O").wrote("foul away PF", "two home SF", "turnover home").leaves("away")


def test_12_e_on_the_first_of_two_it_is_ignored() -> None:
    stage("action SF 5", "shot 90 foul PF >9", "free throw 1, lane O", "free throw 1").wrote(
        "foul away PF", "fouled home SF", "free throw home SF", "free throw home SF"
    )


def test_12_a_what_a_man_has_scored_is_on_his_line() -> None:
    """A basket of three tries, and one of two throws, in one possession after the other."""
    game = Stage("action SF 5", "shot 40 foul PF >9", "free throw 1")
    game.play()
    man = game.man("home SF")
    assert (man.points, man.field_goals, man.tries) == (3, 1, 1)
