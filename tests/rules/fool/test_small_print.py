"""Small print of many sections, each of which a mutant survived: faces, limits and reasons, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.games.fool.franchise import Fixture
from fieldhouse.games.fool.model import RESERVE, Injury, Moved, Moving, Skill
from fieldhouse.games.fool.rules.attributes import fitting
from fieldhouse.games.fool.rules.depth import lineup, return_value
from fieldhouse.games.fool.rules.maxima import maximum_pass
from fieldhouse.games.fool.rules.orders import depth
from fieldhouse.games.fool.rules.position_changes import is_ready, reversal
from fieldhouse.games.fool.rules.results import result
from fieldhouse.games.fool.rules.special_teams import check_returns, level_of, preseason_allowance
from fieldhouse.games.fool.rules.year_end import end_of_year
from fieldhouse.games.fool.state import Refused
from rules.fool.leagues import BOSS, finish, game_day, league, man


@pytest.mark.parametrize(
    ("mark", "label", "low", "high"), [("$", "^ or m", "^", "m"), ("c", "im or o", "im", "o")]
)  # fmt: skip
def test_12_8_which_face_gives_a_lineman_which_substitute(mark: str, label: str, low: str, high: str) -> None:
    home = league([(label, 3), (label, 4)])
    lineman = man(home, "G", "0-4-2")
    assert [fitting(home, lineman, mark) for _ in range(2)] == [low, high]
    finish(home)


@pytest.mark.parametrize(
    ("facts", "reason"),
    [
        ({"injury": Injury("S", 2)}, "he is hurt"),
        ({"suspended": 1}, "he is suspended"),
        ({"status": RESERVE}, "he is on the reserve list"),
    ],
)
def test_12_8_who_cannot_play_has_neither_played_nor_been_hurt(facts: dict[str, Any], reason: str) -> None:
    home, _ = game_day([])
    player = man(home, **facts)
    with pytest.raises(Refused, match=f"cannot have played: {reason}"):
        result(home, BOSS, 1, [3, 7], uses={str(player.id): 3})
    with pytest.raises(Refused, match=f"cannot have been hurt: {reason}"):
        result(home, BOSS, 1, [3, 7], injuries=[[player.id, "C", 2]])


def test_12_8_nobody_is_hurt_twice_in_a_game() -> None:
    home, men = game_day([])
    one = men["H"][0].id
    with pytest.raises(Refused, match="cannot have been hurt: he has been hurt in this game"):
        result(home, BOSS, 1, [3, 7], injuries=[[one, "C", 2], [one, "S", 1]])


@pytest.mark.parametrize(
    ("skill", "marks", "more"),
    [(Skill("PR"), (), 0.0), (Skill("PR"), ("f",), -2.0), (Skill("PR", practice=4), (), 5.0)],
)
def test_12_2b_what_a_returner_is_worth(skill: Skill, marks: tuple[str, ...], more: float) -> None:
    """His speed, two fifths of a point for each point of hands; five for practice, two less for a fumbler."""
    home = league()
    player = man(home, "CB", "2-1-5", skills=(skill,), attributes=marks)
    assert return_value(home, player, "PR") == pytest.approx(5 + 0.8 + more + 1.5 * level_of(home, skill))


def test_12_2b_the_owners_man_returns_kicks_though_another_is_faster() -> None:
    home, men = game_day([])
    fast, slow = men["CB"][0], men["MLB"][0]
    man(home, "W", "4-1-7")
    for chosen in (fast, slow):
        depth(home, "ann", "ASH", "PR", [chosen.id])
        assert lineup(home, "ASH").returners["PR"] == chosen.id


def test_12_6_a_kicker_has_no_pass_value_to_reach() -> None:
    assert (maximum_pass(league(), "K"), maximum_pass(league(), "W")) == (0, 5)


@pytest.mark.parametrize(
    ("before", "became", "now", "after"),
    [
        (("r",), (), (), ("r",)),  # what the change took comes back
        (("m",), ("m",), ("m",), ("m",)),  # what it left stays, once
        ((), ("o",), ("o",), ()),  # what it brought goes
        (("m",), ("m",), (), ()),  # what was lost since is lost
    ],
)
def test_12_5_2_a_reversal_gives_characteristics_back(
    before: tuple[str, ...], became: tuple[str, ...], now: tuple[str, ...], after: tuple[str, ...]
) -> None:
    home = league([("reversal", 1)])
    moved = Moved("OLB", False, 0, (1, 3, 3), before, (1, 3, 3), became, "ASH", 1, 1)
    player = man(home, "MLB", "1-3-3", attributes=now, moved=moved)
    assert reversal(home, player).attributes == after
    finish(home)


@pytest.mark.parametrize(("sixths", "ready"), [(15, False), (16, True), (18, True)])
def test_12_5_2_two_games_and_two_thirds_are_three(sixths: int, ready: bool) -> None:
    assert is_ready(league(move_games=3), Moving("MLB", sixths)) == ready


def test_12_2b_where_returns_are_given_at_once_none_are_left_after_the_cuts() -> None:
    assert preseason_allowance(league(returns_at_once=True), "") == 0
    assert preseason_allowance(league(), "") > 0


def test_12_2b_one_return_can_be_given_and_none_cannot() -> None:
    check_returns(league(), ((1, "PR", 1, "this"),), 1)
    with pytest.raises(Refused, match=r"Rule 12\.2b: returns are given as"):
        check_returns(league(), ((1, "PR", 0, "this"),), 1)


def test_12_1_a_seasons_points_are_those_of_its_games() -> None:
    home = league()
    home.fixtures = [Fixture(1, "week 1", "ASH", "BAY", (10, 3)), Fixture(9, "championship", "DUN", "BAY", (3, 6))]
    end_of_year(home)
    assert home.honours[-1]["points"] == 13
    assert (home.honours[-1]["champion"], home.honours[-1]["finalist"]) == ("BAY", "DUN")
