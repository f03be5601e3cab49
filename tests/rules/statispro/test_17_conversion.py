"""Section 17: cards of the base-8 game, and eras without three-pointers."""

from __future__ import annotations

import pytest

from fieldhouse.games.statispro.cards.conversion import (
    SHOOTING,
    convert_assist,
    convert_defense,
    convert_foul_ranges,
    convert_shooting,
)
from rules.statispro.stage import FRONT, stage


@pytest.mark.parametrize(
    ("old", "new"), [(11, 1), (18, 13), (21, 14), (36, 34), (48, 50), (51, 52), (62, 66), (78, 88), (81, 89), (87, 99)]
)
def test_17_1_shooting(old: int, new: int) -> None:
    assert convert_shooting(old) == new


def test_17_1_every_rating_of_base_8_in_order() -> None:
    ratings = [SHOOTING[old] for old in sorted(SHOOTING)]
    assert len(ratings) == 63 and ratings == sorted(set(ratings))
    assert convert_shooting(88) == 100


@pytest.mark.parametrize("wrong", [19, 20, 9, 90])
def test_17_1_what_is_no_base_8_number_is_refused(wrong: int) -> None:
    with pytest.raises(ValueError, match="base-8"):
        convert_shooting(wrong)


@pytest.mark.parametrize(
    ("old", "new"), [(35, 0), (36, 1), (38, 1), (41, 2), (47, 5), (56, 8), (68, 13), (71, 14), (76, 18), (88, 18)]
)
def test_17_2_assists(old: int, new: int) -> None:
    assert convert_assist(old) == new


def test_17_3_foul_ranges_times_1_56_end_to_end() -> None:
    assert convert_foul_ranges([4, 5, 3]) == [(1, 6), (7, 14), (15, 19)]


def test_17_3_ranges_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="100"):
        convert_foul_ranges([10] * 7)


@pytest.mark.parametrize(("old", "new"), [("M6", -10), ("M1", -5), ("0", -4), ("P1", -3), ("P4", 0), ("P5", 0)])
def test_17_4_defense(old: str, new: int) -> None:
    assert convert_defense(old) == new


@pytest.mark.parametrize("wrong", ["M7", "P6", "5", "M", ""])
def test_17_4_what_is_no_rate_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match="M6"):
        convert_defense(wrong)


SHOOTER = {"SF": {"three_attempts": 5, "three_points": 38, "field_goal": 30}}


def test_17_5_before_1980_a_long_shot_counts_two_and_is_the_shooters_choice() -> None:
    game = stage("action SF 4", "shot 38 B1 SF", season=1975, home=SHOOTER, away={"SF": {"block": 9, "defense": -9}},
                 choices=("home long two: long",))  # fmt: skip
    assert game.game.score == [0, 2]
    game = stage(
        "action SF 4", "shot 38", "rebound D C", season=1975, home=SHOOTER, choices=("home long two: regular",)
    )
    assert game.game.score == [0, 0]


def test_17_6_a_team_of_a_time_without_blocks_and_steals_has_none_and_still_plays() -> None:
    """Its cards read B0 and S0: no pass is stolen, and a shot is blocked only where a forced one doubles B0 to B1."""
    stage("advance PG 5 S1 SG", "shot 40", **FRONT, passes=3, season=1968).wrote("two home PG")
    stage("action SF 5", "shot 40 B1 C", season=1968).wrote("two home SF")
