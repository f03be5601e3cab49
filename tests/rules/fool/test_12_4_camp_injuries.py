"""12.4 Training camp injuries."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fieldhouse.games.fool.franchise import Plan
from fieldhouse.games.fool.model import DRAFTED, UNDRAFTED, VETERAN, Injury
from fieldhouse.games.fool.rules.camp import check_plan
from fieldhouse.games.fool.rules.camp_injuries import camp_injury, has_easy_camp, misses_camp, roll_camp_injury
from fieldhouse.games.fool.rules.cuts import cut
from fieldhouse.games.fool.rules.maxima import is_star
from fieldhouse.games.fool.state import CUTDOWN, Refused
from rules.fool.leagues import finish, league, man, odds

ROOKIES = {"standing": DRAFTED}, {"standing": UNDRAFTED}


@pytest.mark.parametrize(
    ("facts", "share"),
    [
        ({"standing": DRAFTED}, 1 / 12),
        ({"standing": UNDRAFTED}, 1 / 12),
        ({"standing": VETERAN}, 1 / 18),
        ({"standing": VETERAN, "easy_camp": True}, 1 / 24),
    ],
)
def test_12_4_each_class_has_exactly_its_chance(facts: dict[str, Any], share: float) -> None:
    assert odds(roll_camp_injury, **facts)[True] == pytest.approx(share, abs=1e-12)


@pytest.mark.parametrize(
    ("facts", "share"), [({"standing": DRAFTED}, 1 / 6), ({}, 1 / 9), ({"easy_camp": True}, 1 / 12)]
)
def test_12_2_without_exhibition_games_the_chances_double(facts: dict[str, Any], share: float) -> None:
    assert odds(roll_camp_injury, settings={"cuts": "52"}, **facts)[True] == pytest.approx(share, abs=1e-12)


@pytest.mark.parametrize(
    ("position", "ratings", "is_one"),
    [
        ("LB", "0-4-4", True),  # meets a maximum
        ("LB", "0-3-4", False),
        ("DT", "0-6-1", True),
        ("G", "0-5-2", True),
        ("W", "2-0-7", True),
        ("S", "4-3-4", True),  # catches like 4, one point short
        ("S", "3-3-4", False),
        ("S", "4-2-4", False),  # two points short
        ("LB", "4-3-4", False),  # hands count for receivers and halfbacks only
        ("TE", "4-4-3", True),
        ("Q", "4-0-3", True),  # a passer of 4
        ("Q", "3-2-3", False),
    ],
)
def test_12_4_who_is_a_star(position: str, ratings: str, is_one: bool) -> None:
    home = league()
    assert is_star(home, man(home, position, ratings)) is is_one


def test_12_4_easy_camps_are_for_stars_and_men_of_30_never_for_rookies() -> None:
    home = league()
    star, old, rookie = man(home, "LB", "1-4-4"), man(home, age=30), man(home, "LB", "1-4-4", standing=DRAFTED)
    assert has_easy_camp(home, star, Plan())
    assert not has_easy_camp(home, star, Plan(at_risk=(star.id,)))
    assert not has_easy_camp(home, old, Plan())
    assert has_easy_camp(home, old, Plan(late=(old.id,)))
    assert not has_easy_camp(home, man(home, age=29), Plan(late=(4,)))
    assert not has_easy_camp(home, rookie, Plan())


def test_12_4_an_easy_camp_is_not_cut_before_the_last_cutdown() -> None:
    home = league(phase=CUTDOWN)
    star = man(home, easy_camp=True)
    with pytest.raises(Refused, match=r"Rule 12\.4: .* only the last cutdown"):
        cut(home, "ann", "ASH", [star.id])
    home.step = 2
    cut(home, "ann", "ASH", [star.id])
    assert home.player(star.id).team == ""


def test_12_4_a_camp_injury_lasts_a_game_less() -> None:
    home = league([("camp injury", 6), ("camp injury, second roll", 5), ("injury", 4), ("games missed", 7)])
    hurt = camp_injury(home, man(home))
    assert hurt.injury == Injury("S", 6, is_of_camp=True)
    assert hurt.was_hurt_in_camp
    assert misses_camp(hurt)
    finish(home)


def test_12_4_a_single_game_is_over_at_once_but_opens_the_camp_list() -> None:
    home = league([("camp injury", 6), ("camp injury, second roll", 6), ("injury", 1), ("games missed", 1)])
    hurt = camp_injury(home, man(home))
    assert hurt.injury is None
    assert hurt.was_hurt_in_camp
    finish(home)


def test_12_4_who_is_back_within_a_game_goes_on_training() -> None:
    home = league()
    assert not misses_camp(man(home, injury=Injury("P", 1, is_of_camp=True)))
    assert misses_camp(man(home, injury=Injury("P", 2, is_of_camp=True)))
    assert misses_camp(man(home, injury=Injury("S", 0, is_season=True, is_of_camp=True)))


def test_12_4_season_injuries_have_their_own_nature() -> None:
    rolls = [("camp injury", 6), ("camp injury, second roll", 6), ("injury", 6), ("season injury", 3)]
    home = league(rolls)
    assert camp_injury(home, man(home)).injury == Injury("C", 0, is_season=True, is_of_camp=True)
    finish(home)


def test_12_4_nobody_is_hurt_twice() -> None:
    home = league()
    hurt = man(home, injury=Injury("C", 3))
    assert camp_injury(home, hurt) == replace(hurt)


@pytest.mark.parametrize("facts", [{"age": 29}, {"age": 31, "standing": DRAFTED}])
def test_12_4_only_stars_and_veterans_of_30_report_late(facts: dict[str, Any]) -> None:
    home = league()
    with pytest.raises(Refused, match=r"Rule 12\.4: .* may not report late"):
        check_plan(home, "ASH", Plan(late=(man(home, **facts).id,)))
    check_plan(home, "ASH", Plan(late=(man(home, age=30).id, man(home, "LB", "1-4-4").id)))
