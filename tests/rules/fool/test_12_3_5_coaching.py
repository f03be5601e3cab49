"""12.3.5 Ability coaching."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fieldhouse.games.fool.franchise import Plan
from fieldhouse.games.fool.model import (
    CONDITIONING,
    DRAFTED,
    FIRST,
    SECOND,
    UNDRAFTED,
    Injury,
    Kicking,
    Player,
    Punting,
)
from fieldhouse.games.fool.rules.camp import check_plan
from fieldhouse.games.fool.rules.coaching import ability_coaching, check_coaching, coached, first_die, second_die
from fieldhouse.games.fool.state import PLANS, League, Refused
from rules.fool.leagues import chance, finish, league, man, odds, pcs, training_camp


@pytest.mark.parametrize(
    ("position", "ratings", "what", "die"),
    [
        ("G", "0-3-1", "S", 6), ("G", "0-3-1", "C", 6), ("DT", "0-2-2", "C", 6), ("DE", "0-2-3", "C", 6),
        ("DE", "0-2-3", "S", 0), ("T", "0-1-4", "C", 6), ("T", "0-2-1", "S", 5), ("T", "0-1-3", "C", 5),
        ("T", "0-1-3", "S", 0), ("G", "0-3-2", "S", 0), ("G", "0-4-1", "S", 0),
        ("MLB", "1-3-2", "S", 6), ("F", "2-2-3", "C", 6), ("F", "2-2-3", "S", 6), ("F", "2-1-4", "C", 6),
        ("F", "2-2-2", "S", 5), ("MLB", "1-3-3", "C", 0), ("MLB", "1-3-2", "C", 0),
        ("OLB", "1-0-5", "C", 6), ("LB", "1-1-4", "C", 6), ("TE", "2-2-3", "S", 6), ("TE", "2-2-3", "C", 0),
        ("TE", "2-1-3", "C", 5), ("OLB", "0-3-4", "P", 6), ("TE", "1-3-4", "P", 6), ("TE", "0-3-4", "P", 5),
        ("W", "2-1-5", "P", 6), ("W", "1-1-5", "P", 5), ("W", "3-1-5", "P", 0), ("CB", "3-0-5", "C", 6),
        ("CB", "3-1-4", "S", 6), ("CB", "3-1-4", "C", 0), ("S", "3-0-4", "S", 5), ("Q", "2-2-4", "P", 6),
        ("G", "0-4-2", "P", 0),
    ],
)  # fmt: skip
def test_12_3_5_the_first_die(position: str, ratings: str, what: str, die: int) -> None:
    home = league()
    assert first_die(home, man(home, position, ratings), what) == die


def test_12_3_5_a_bad_characteristic_counts_as_poorer() -> None:
    home = league()
    assert first_die(home, man(home, "H", "2-2-5", attributes=("f",)), "f") == 5
    assert first_die(home, man(home, "H", "2-2-5"), "f") == 0


@pytest.mark.parametrize(
    ("facts", "die"),
    [
        ({"standing": DRAFTED}, 0), ({"standing": UNDRAFTED}, 0), ({"standing": FIRST, "age": 31}, 4),
        ({"standing": SECOND, "age": 26}, 4), ({"age": 25}, 5), ({"age": 26}, 6), ({"age": 29}, 6), ({"age": 30}, 7),
    ],
)  # fmt: skip
def test_12_3_5_the_second_die(facts: dict[str, Any], die: int) -> None:
    home = league()
    assert second_die(home, man(home, **facts)) == die


def test_12_3_5_the_second_die_goes_by_the_adjusted_age() -> None:
    home = league()
    young = man(home, age=25)
    home.adjusted[young.id] = 27
    assert second_die(home, young) == 6


def test_12_3_5_a_man_of_the_first_year_keeps_his_4_though_camp_made_him_a_veteran() -> None:
    home = league()
    young = man(home, age=24)
    home.first_years = [young.id]
    assert second_die(home, young) == 4


def coach(what: str) -> Callable[[League, Player], Any]:
    def rule(home: League, player: Player) -> Any:
        after = coached(home, player, what)
        return pcs(after), after.attributes

    return rule


@pytest.mark.parametrize(
    ("position", "ratings", "what", "thirds"),
    [
        ("LB", "1-1-4", "C", {"1-2-4": 3, "1-2-3": 1, "1-1-4": 1, "1-1-3": 1}),
        ("CB", "3-1-4", "S", {"3-1-5": 2, "3-0-5": 2, "3-1-4": 1, "3-0-4": 1}),
        ("W", "2-1-5", "P", {"3-1-5": 3, "3-0-5": 1, "2-1-5": 1, "2-0-5": 1}),
    ],
)  # fmt: skip
def test_12_3_5_the_third_die_for_a_rookie(position: str, ratings: str, what: str, thirds: dict[str, int]) -> None:
    found = odds(coach(what), position, ratings, standing=DRAFTED)
    expected = {(key, ()): count / 36 for key, count in thirds.items()}
    expected[ratings, ()] += 5 / 6
    assert found == pytest.approx(expected)


def test_12_3_5_all_three_rolls_of_a_young_veteran() -> None:
    found = odds(coach("C"), "LB", "1-1-4", age=25)
    assert chance(found, lambda value: value[0] == "1-2-4") == pytest.approx(1 / 6 * 2 / 6 * 3 / 6)


def test_12_3_5_a_bad_characteristic_goes_on_1_to_4() -> None:
    found = odds(coach("f"), "H", "2-2-5", standing=DRAFTED, attributes=("f",))
    assert found["2-2-5", ()] == pytest.approx(2 / 6 * 4 / 6)
    assert found["2-1-5", ("f",)] == pytest.approx(2 / 6 * 1 / 12)
    worse = chance(found, lambda value: len(value[1]) > 1)
    assert 0 < worse <= 2 / 6 * 1 / 12


def test_12_3_5_a_six_may_bring_another_fault() -> None:
    rolls = [
        ("coaching f", 5),
        ("coaching, change", 6),
        ("low or high", 4),
        ("characteristic -", 1),
        ("characteristic -", 4),
    ]
    home = league(rolls)
    after = coached(home, man(home, "H", "2-2-5", standing=DRAFTED, attributes=("f",)), "f")
    assert after.attributes == ("f", "o")
    finish(home)


def test_12_3_5_who_cannot_be_coached() -> None:
    home = league()
    for position, ratings, what, facts in (
        ("Q/P", "2-2-3", "P", {"punting": Punting(40, 4, 0)}),
        ("W/CB", "2-1-5", "P", {}),
        ("K", "0-0-4", "C", {"kicking": Kicking(48, 2, 4)}),
        ("Q*", "2-2-3", "P", {}),
        ("DH*", "2-2-5", "P", {}),  # below standard as a DH, not as an LB: the book's example
    ):
        with pytest.raises(Refused, match=r"Rule 12\.3\.5"):
            check_coaching(home, man(home, position, ratings, **facts), what)
    check_coaching(home, man(home, "DH*", "0-2-5"), "P")


def test_12_3_5_one_regimen_for_each_man() -> None:
    home = league()
    both = man(home, "LB", "0-1-4")
    for plan in (
        Plan(coach=((both.id, "P"), (both.id, "C"))),
        Plan(coach=((both.id, "P"),), move=((both.id, "MLB"),)),
        Plan(coach=((both.id, "P"),), returns=((both.id, "PR", 5, "this"),)),
    ):
        with pytest.raises(Refused, match=r"Rule 12\.3\.5"):
            check_plan(home, "ASH", plan)


def test_12_3_5_a_league_may_do_without() -> None:
    home = league(ability_coaching=False)
    with pytest.raises(Refused, match=r"Rule 12\.3\.5"):
        check_coaching(home, man(home, "LB", "0-1-4"), "P")


def test_12_7_1_conditioning_coaches_speed_as_if_poorer() -> None:
    home = league([("coaching S", 5), ("coaching, change", 1)])
    home.set_team("ASH", emphasis=CONDITIONING)
    assert pcs(ability_coaching(home, man(home, "CB", "3-1-4", standing=DRAFTED), "S")) == "3-1-5"
    finish(home)


def test_12_3_2_an_injury_forbids_coaching() -> None:
    home = league()
    with pytest.raises(Refused, match=r"Rule 12\.3\.2"):
        check_coaching(home, man(home, "LB", "0-1-4", injury=Injury("C", 2)), "P")


def test_12_3_5_players_with_a_bad_characteristic_count_as_poorer_in_everything() -> None:
    home = league()
    assert first_die(home, man(home, "LB", "0-3-3"), "P") == 6
    assert first_die(home, man(home, "LB", "0-3-3", attributes=("o",)), "P") == 5
    assert first_die(home, man(home, "LB", "2-3-3", attributes=("o",)), "P") == 0  # he must still be below standard


@pytest.mark.parametrize("standing", [FIRST, SECOND])
def test_12_3_5_first_year_men_have_their_4_in_a_real_camp(standing: str) -> None:
    """His change roll has made a veteran of him by the time he is coached."""
    still = [("age", 3), ("games", 3), ("thirds", 3), ("change", 1), ("camp injury", 1)]
    home = league([*still, ("coaching P", 6), ("coaching, by age", 4), ("coaching, change", 1)], phase=PLANS)
    young = man(home, "LB", "0-3-3", age=27, standing=standing, thirds=(("LB", 30),))
    home.set_team("ASH", plan=Plan(coach=((young.id, "P"),)))
    training_camp(home)
    assert (home.player(young.id).standing, pcs(home.player(young.id))) == ("veteran", "1-3-3")
    finish(home)


def test_12_3_5_a_veteran_has_not() -> None:
    still = [("age", 3), ("games", 3), ("thirds", 3), ("change", 1), ("camp injury", 1)]
    home = league([*still, ("coaching P", 6), ("coaching, by age", 5)], phase=PLANS)
    player = man(home, "LB", "0-3-3", age=27)
    home.first_years = [player.id]  # of last year's camp
    home.set_team("ASH", plan=Plan(coach=((player.id, "P"),)))
    training_camp(home)
    assert pcs(home.player(player.id)) == "0-3-3"
    finish(home)
