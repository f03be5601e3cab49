"""12.6 Position and ability maximums."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fieldhouse.games.fool.charts.effects import read_cell
from fieldhouse.games.fool.franchise import Plan
from fieldhouse.games.fool.model import Player
from fieldhouse.games.fool.rules.effects import ability_changed, contact_for_speed, happen, orders_of
from fieldhouse.games.fool.rules.maxima import enhanced, maximum_pass, over_by, tried_again
from fieldhouse.games.fool.state import League
from rules.fool.leagues import chance, finish, league, man, odds, pcs


@pytest.mark.parametrize(
    ("c", "s", "over"),
    [
        (0, 7, 0), (1, 6, 0), (2, 6, 0), (3, 5, 0), (4, 4, 0), (5, 2, 0), (6, 1, 0), (4, 3, 0), (0, 0, 0),
        (1, 7, 1), (3, 6, 1), (4, 5, 1), (5, 3, 1), (6, 2, 1), (7, 1, 1), (0, 8, 1), (5, 4, 1), (5, 5, 2), (6, 3, 2),
        (2, 8, 2), (7, 2, 2),
    ],
)  # fmt: skip
def test_12_6_points_above_the_nearest_combination(c: int, s: int, over: int) -> None:
    assert over_by(league(), c, s) == over


def plus(ability: str) -> Callable[[League, Player], Any]:
    def rule(home: League, player: Player) -> Any:
        after = enhanced(home, player, ability, player.rating(ability) + 1)
        return pcs(after), after.trials

    return rule


def test_12_6_by_one_1_2_keep_3_4_for_a_season_5_at_a_price_6_ignored() -> None:
    found = odds(plus("C"), "LB", "1-3-5")
    assert found == pytest.approx(
        {("1-4-5", ()): 2 / 6, ("1-4-5", ("C",)): 2 / 6, ("1-4-4", ()): 1 / 6, ("1-3-5", ()): 1 / 6}
    )


def test_12_6_the_books_example_plus_c_makes_a_3_5_a_4_4() -> None:
    home = league([("maximum", 5)])
    assert pcs(enhanced(home, man(home, "LB", "1-3-5"), "C", 4)) == "1-4-4"
    finish(home)


def test_12_6_by_two_1_2_3_and_4_to_6() -> None:
    found = odds(plus("C"), "LB", "1-4-5")
    assert found == pytest.approx(
        {("1-5-5", ()): 1 / 6, ("1-5-5", ("C",)): 1 / 6, ("1-5-4", ()): 1 / 6, ("1-4-5", ()): 3 / 6}
    )


@pytest.mark.parametrize(
    ("before", "ability", "after", "price"), [("0-4-3", "C", "0-5-3", "0-5-2"), ("0-1-6", "S", "0-1-7", "0-0-7")]
)
def test_12_6_from_4_3_and_1_6_it_is_easier(before: str, ability: str, after: str, price: str) -> None:
    assert odds(plus(ability), "S", before) == pytest.approx(
        {(after, ()): 3 / 6, (after, (ability,)): 1 / 6, (price, ()): 1 / 6, (before, ()): 1 / 6}
    )


def test_12_6_within_the_maxima_nothing_is_rolled() -> None:
    home = league()
    assert pcs(enhanced(home, man(home, "LB", "1-3-4"), "C", 4)) == "1-4-4"


@pytest.mark.parametrize(
    ("position", "most"),
    [
        ("DH", 4), ("CB", 4), ("S", 4), ("Q", 4), ("E", 4), ("W", 5), ("TE", 3), ("B", 3), ("H", 3), ("LB", 3),
        ("OLB", 3),
        ("MLB", 2), ("F", 2), ("T", 2), ("DL", 2), ("LB/DH", 4), ("DH*", 4),
    ],
)  # fmt: skip
def test_12_6_pass_maxima(position: str, most: int) -> None:
    assert maximum_pass(league(), position) == most


def test_12_6_linemen_had_1_before_season_xii() -> None:
    assert maximum_pass(league(linemen_pass_two=False), "G") == 1


def test_12_6_pass_by_one_5_is_ignored_too() -> None:
    assert odds(plus("P"), "MLB", "2-3-3") == pytest.approx(
        {("3-3-3", ()): 2 / 6, ("3-3-3", ("P",)): 2 / 6, ("2-3-3", ()): 2 / 6}
    )


def test_12_6_pass_by_two_1_2_and_3_to_6() -> None:
    found = odds(plus("P"), "MLB", "3-3-3")
    assert found == pytest.approx({("4-3-3", ()): 1 / 6, ("4-3-3", ("P",)): 1 / 6, ("3-3-3", ()): 4 / 6})


def test_12_6_changing_position_in_the_same_camp_the_new_maximum_holds() -> None:
    home = league()
    assert enhanced(home, man(home, "B", "3-2-5"), "P", 4, "W").p == 4


def again(home: League, player: Player) -> Any:
    after = tried_again(home, player)
    return pcs(after), after.trials


def test_12_6_a_trial_is_rolled_again_in_the_next_camp() -> None:
    found = odds(again, "LB", "1-4-5", trials=("C",))
    assert found == pytest.approx(
        {("1-4-5", ()): 2 / 6, ("1-4-5", ("C",)): 2 / 6, ("1-4-4", ()): 1 / 6, ("1-3-5", ()): 1 / 6}
    )


def test_12_6_a_trial_no_longer_above_the_maximum_is_kept() -> None:
    assert odds(again, "LB", "1-4-4", trials=("C",)) == {("1-4-4", ()): 1.0}


def test_12_6_a_pass_trial_ends_on_5_and_6() -> None:
    found = odds(again, "F", "3-3-3", trials=("P",))
    assert chance(found, lambda value: value[0] == "2-3-3") == pytest.approx(2 / 6)


def test_12_6_the_new_positions_maximum_holds_for_every_change_of_the_same_camp() -> None:
    """A back of 3 who is to become a wide receiver may reach 4, though a back's maximum is 3."""
    home = league([("maximum", 6)])
    player = man(home, "B", "3-2-5")

    def step() -> int:
        return ability_changed(home, player, "P", 1, orders_of(home, player)).p

    assert step() == 3  # by the old maximum the die says: ignored
    home.set_team("ASH", plan=Plan(move=((player.id, "W"),)))
    assert step() == 4
    finish(home)


def test_12_6_from_4_4_to_5_3_is_not_from_4_3_to_5_3() -> None:
    """Nor is 2-6 to 1-7 the same as 1-6 to 1-7: on a 3 it is for this season only."""
    home = league([("maximum", 3), ("maximum", 3), ("maximum", 3)])
    heavy, fast, easy = man(home, "DT", "0-4-4"), man(home, "CB", "3-2-6"), man(home, "DT", "0-4-3")
    after = contact_for_speed(home, heavy, orders_of(home, heavy))
    assert (pcs(after), after.trials) == ("0-5-3", ("C",))
    faster = happen(home, fast, read_cell("+S-C")[0], orders_of(home, fast))
    assert (pcs(faster), faster.trials) == ("3-1-7", ("S",))
    assert ability_changed(home, easy, "C", 1, orders_of(home, easy)).trials == ()
    finish(home)
