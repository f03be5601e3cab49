"""12.8 Special characteristics: the '+' and '-' tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from fieldhouse.games.fool.charts.effects import ANY_BAD, REMOVE, Step
from fieldhouse.games.fool.franchise import Plan
from fieldhouse.games.fool.model import Player, Skill
from fieldhouse.games.fool.rules.attributes import roll_attribute, special, with_attribute
from fieldhouse.games.fool.rules.effects import happens, orders_of
from fieldhouse.games.fool.state import League
from rules.fool.leagues import finish, league, man, odds


def get(sign: str) -> Callable[[League, Player], Any]:
    return lambda home, player: roll_attribute(home, player, sign).attributes


def test_12_8_good_ones_of_a_back() -> None:
    found = odds(get("+"), "H", "2-2-5")  # nothing to remove: a 1 is rolled again
    assert found == pytest.approx({("m",): 0.3, ("^",): 0.2, ("$",): 0.1, ("r",): 0.2, ("gc",): 0.2})


def test_12_8_bad_ones_of_a_back() -> None:
    found = odds(get("-"), "H", "2-2-5")
    assert found == pytest.approx(
        {("im",): 0.1, ("c",): 0.1, ("!",): 0.1, ("f",): 0.1, ("o",): 0.2, ("#",): 0.2, ("pc",): 0.2}
    )


def test_12_8_linemen_are_neither_evasive_plodders_nor_fumblers() -> None:
    good, bad = odds(get("+"), "G", "0-4-2"), odds(get("-"), "G", "0-4-2")
    assert good == pytest.approx({("m",): 0.3 + 0.05, ("^",): 0.2 + 0.05, ("r",): 0.2, ("gc",): 0.2})
    assert bad == pytest.approx({("im",): 0.1 + 0.05, ("!",): 0.2, ("o",): 0.2 + 0.05, ("#",): 0.2, ("pc",): 0.2})


def test_12_8_defenders_take_a_flag_for_a_fumble_unless_they_return_kicks() -> None:
    home = league()
    assert with_attribute(home, man(home, "CB"), "f").attributes == ("!",)
    assert with_attribute(home, man(home, "CB", skills=(Skill("PR", 1),)), "f").attributes == ("f",)
    trains = man(home, "CB")
    home.set_team("ASH", plan=Plan(returns=((trains.id, "KR", 5, "this"),)))
    assert with_attribute(home, trains, "f").attributes == ("f",)


@pytest.mark.slow
def test_12_8_quarterbacks_have_columns_of_their_own() -> None:
    good, bad = (odds(get(sign), "Q", "3-2-3", cutoff=1e-9) for sign in "+-")
    assert set(good) == {("3r",), ("st",), ("+arm",), ("gc",), ("r",)}
    assert set(bad) == {("im",), ("!",), ("#",), ("o",), ("f",), ("-arm",), ("pc",)}
    assert good[("+arm",)] == pytest.approx(0.2)


def test_12_8_a_one_removes_what_there_is() -> None:
    found = odds(get("+"), "H", "2-2-5", attributes=("o",))
    assert found[()] == pytest.approx(1 / 6)


def test_12_8_first_edition_nothing_to_remove_is_ignored() -> None:
    assert odds(get("+"), "H", "2-2-5", settings={"reroll_removal": False})[()] == pytest.approx(1 / 6)


def test_12_3_1_remove_a_bad_one_or_roll_for_a_good_one_is_the_coachs_choice() -> None:
    home = league([("characteristic +", 5)])
    player = man(home, attributes=("o",))
    assert special(home, player, "+", Plan()).attributes == ()
    assert special(home, player, "+", Plan(roll_plus=(player.id,))).attributes == ("o", "r")
    finish(home)


def test_12_3_1_lose_a_good_one_or_roll_for_a_bad_one_is_the_coachs_choice() -> None:
    home = league([("characteristic -", 6)])
    player = man(home, attributes=("m",))
    assert special(home, player, "-", Plan()).attributes == ()
    assert special(home, player, "-", Plan(roll_minus=(player.id,))).attributes == ("m", "pc")
    finish(home)


@pytest.mark.parametrize(("has", "gets"), [("gc", "pc"), ("im", "m"), ("#", "r"), ("+arm", "-arm")])
def test_12_8_opposites_cancel(has: str, gets: str) -> None:
    home = league()
    assert with_attribute(home, man(home, "Q", "3-2-3", attributes=(has,)), gets).attributes == ()


def test_12_8_nobody_has_a_characteristic_twice() -> None:
    home = league()
    assert with_attribute(home, man(home, attributes=("r",)), "r").attributes == ("r",)


def test_12_3_1_of_several_bad_ones_the_coach_chooses_which_goes() -> None:
    home = league([("characteristic +", 1)])
    player = man(home, attributes=("o", "im", "f"))
    first = Plan(lose=((player.id, "f"), (player.id, "im")))
    assert special(home, player, "+", first).attributes == ("o", "im")
    assert special(home, player, "+", Plan(lose=((99, "f"),))).attributes == ("im", "f")  # of another player
    assert special(home, player, "+", Plan(lose=((player.id, "pc"),))).attributes == ("im", "f")  # he has no pc
    table = replace(first, roll_plus=(player.id,))
    assert special(home, player, "+", table).attributes == ("o", "im")  # a 1 of the table removes one too
    finish(home)


def test_12_3_1_and_of_several_good_ones() -> None:
    home = league([("characteristic -", 1)])
    player = man(home, attributes=("m", "r", "o"))
    assert special(home, player, "-", Plan(lose=((player.id, "r"),))).attributes == ("m", "o")
    table = Plan(lose=((player.id, "r"),), roll_minus=(player.id,))
    assert special(home, player, "-", table).attributes == ("m", "o")
    finish(home)


def test_12_8_a_removal_in_another_table_is_the_coachs_choice_too() -> None:
    home = league()
    player = man(home, attributes=("o", "im"))
    home.set_team("ASH", plan=Plan(lose=((player.id, "im"),)))
    after = happens(home, player, Step(REMOVE, ANY_BAD), orders_of(home, player))
    assert after.attributes == ("o",)
