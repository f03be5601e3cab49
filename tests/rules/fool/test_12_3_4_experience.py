"""12.3.4 Experience credit."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fieldhouse.games.fool.model import RESERVE, Injury, Kicking, Punting
from fieldhouse.games.fool.rules.experience import (
    PLAYED,
    PRACTICED,
    STARTED,
    Kicks,
    credit,
    exhibition_credit,
    kicker_credit,
    punter_credit,
)
from fieldhouse.games.fool.rules.results import result
from rules.fool.leagues import BOSS, game_day, league, man

NONE = Kicks()


@pytest.mark.parametrize(("use", "thirds"), [(STARTED, 3), (PLAYED, 2), (PRACTICED, 1)])
def test_12_3_4_a_start_is_a_game_a_part_two_thirds_practice_one(use: int, thirds: int) -> None:
    home = league()
    assert credit(home, man(home), use, NONE, (), False).experience("LB") == thirds


def test_12_3_4_the_healthy_on_reserve_practice_the_injured_do_not() -> None:
    home = league()
    assert credit(home, man(home, status=RESERVE), PRACTICED, NONE, (), False).experience("LB") == 1
    assert credit(home, man(home, injury=Injury("C", 2)), PRACTICED, NONE, (), False).experience("LB") == 0
    assert credit(home, man(home, suspended=2), PRACTICED, NONE, (), False).experience("LB") == 0


@pytest.mark.parametrize(
    ("field_goals", "points_after", "thirds"),
    [(0, 0, 1), (0, 1, 1), (0, 2, 2), (1, 0, 2), (3, 1, 2), (4, 0, 3), (3, 2, 3), (0, 8, 3), (2, 3, 2)],
)
def test_12_3_4_kickers_two_points_after_are_a_field_goal_four_a_full_game(
    field_goals: int, points_after: int, thirds: int
) -> None:
    assert kicker_credit(Kicks(field_goals, points_after)) == thirds


@pytest.mark.parametrize(("punts", "thirds"), [(0, 1), (1, 2), (3, 2), (4, 3)])
def test_12_3_4_punters(punts: int, thirds: int) -> None:
    assert punter_credit(Kicks(punts=punts)) == thirds


def test_12_3_4_two_positions_are_tallied_apart() -> None:
    home = league()
    both = man(home, "Q/P", "3-2-3", punting=Punting(40, 4, 0))
    after = credit(home, both, STARTED, Kicks(punts=5), ("P",), False)
    after = credit(home, after, PRACTICED, Kicks(punts=2), ("P",), False)
    assert dict(after.thirds) == {"Q": 4, "P": 5}


def test_12_3_4_generalized_positions_are_one() -> None:
    home = league()
    assert dict(credit(home, man(home, "LB/DH", "2-2-5"), STARTED, NONE, (), False).thirds) == {"LB/DH": 3}
    assert dict(credit(home, man(home, "DH*", "2-2-5"), STARTED, NONE, (), False).thirds) == {"DH*": 3}


def test_12_3_4_a_second_kicker_only_practices() -> None:
    home = league()
    second = man(home, "K", "0-0-4", kicking=Kicking(48, 2, 4))
    assert credit(home, second, STARTED, Kicks(5), (), False).experience("K") == 1


def test_12_3_4_the_postseason_counts_fully_or_a_third_less() -> None:
    home, strict = league(), league(postseason_less=True)
    assert credit(home, man(home), STARTED, NONE, (), True).experience("LB") == 3
    assert credit(strict, man(strict), STARTED, NONE, (), True).experience("LB") == 2
    assert credit(strict, man(strict), PRACTICED, NONE, (), True).experience("LB") == 1


def test_12_3_4_exhibition_games_count_only_as_an_option() -> None:
    home, counted = league(), league(preseason_counts=True)
    assert exhibition_credit(home, man(home), STARTED).experience("LB") == 0
    assert exhibition_credit(counted, man(counted), PLAYED).experience("LB") == 1
    assert exhibition_credit(counted, man(counted), PRACTICED).experience("LB") == 0


def test_12_3_4_a_kicker_who_only_punts_is_no_kicker_that_day() -> None:
    home = league()
    both = man(home, "K/P", "0-0-4", kicking=Kicking(48, 2, 4), punting=Punting(40, 4, 0))
    assert dict(credit(home, both, PRACTICED, Kicks(4, 4, 4), ("P",), False).thirds) == {"K": 1, "P": 3}


def test_12_3_4_kicks_give_nothing_to_the_other_position() -> None:
    """A quarterback who does not play but punts has practiced at quarterback."""
    home, men = game_day()
    home.put(replace(men["P"][0], status="reserve"))
    home.put(replace(men["P"][1], status="reserve"))
    both = man(home, "Q/P", "1-1-1", punting=Punting(40, 4, 0))
    result(home, BOSS, 1, [3, 7], kicks=[[0, 0, 5], [0, 0, 0]])
    assert dict(home.player(both.id).thirds) == {"Q": 1, "P": 3}


def test_12_3_4_kickers_normally_have_two_thirds_if_nobody_counted_their_kicks() -> None:
    home, men = game_day()
    result(home, BOSS, 1, [3, 7])
    assert [home.player(each.id).experience("K") for each in men["K"]] == [2, 1]
    assert [home.player(each.id).experience("P") for each in men["P"]] == [2, 1]
    counted, men = game_day()
    result(counted, BOSS, 1, [3, 7], kicks=[[0, 0, 0], [0, 0, 0]])
    assert counted.player(men["K"][0].id).experience("K") == 1
    named, men = game_day([])
    result(named, BOSS, 1, [3, 7], uses={str(men["Q"][0].id): 3}, injuries=[])
    assert named.player(men["K"][0].id).experience("K") == 1  # whoever is not named has practiced


def test_12_3_4_what_the_commissioner_says_a_kicker_did_counts() -> None:
    home, men = game_day([])
    result(home, BOSS, 1, [3, 7], uses={str(men["K"][0].id): 3}, injuries=[])
    assert home.player(men["K"][0].id).experience("K") == 3


@pytest.mark.parametrize(
    ("use", "places", "thirds"),
    [
        (STARTED, {"W": 1.0}, {"W": 3, "CB": 1}),
        (STARTED, {"CB": 1.0}, {"W": 1, "CB": 3}),
        (STARTED, {"CB": 1.0, "W": 0.3}, {"W": 2, "CB": 3}),
        (PLAYED, {"W": 0.3, "CB": 0.4, "PR": 0.1}, {"W": 2, "CB": 2}),
        (PLAYED, {"PR": 0.1}, {"W": 2, "CB": 1}),
        (PRACTICED, {}, {"W": 1, "CB": 1}),
    ],
)
def test_12_3_4_who_goes_both_ways_has_his_experience_where_he_played(
    use: int, places: dict[str, float], thirds: dict[str, int]
) -> None:
    home = league()
    assert dict(credit(home, man(home, "W/CB", "3-1-5"), use, NONE, (), False, places).thirds) == thirds


def test_12_3_4_in_a_game_the_line_up_tells_on_which_side() -> None:
    home, _ = game_day()
    both = man(home, "W/CB", "9-9-9")
    result(home, BOSS, 1, [3, 6])
    assert dict(home.player(both.id).thirds)["W"] == 3
    assert dict(home.player(both.id).thirds)["CB"] == 1


def test_12_3_4_an_exhibition_game_counts_on_the_side_where_he_played() -> None:
    home = league(preseason_counts=True)
    after = exhibition_credit(home, man(home, "W/CB", "3-1-5"), PLAYED, {"CB": 0.3})
    assert dict(after.thirds) == {"W": 0, "CB": 1}
