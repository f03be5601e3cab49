"""12.7 Special focus training camps."""

from __future__ import annotations

import pytest

from fieldhouse.games.fool.franchise import Plan
from fieldhouse.games.fool.model import CONDITIONING, DRAFTED, FUNDAMENTALS, GAME_PLAN, SPECIAL_TEAMS
from fieldhouse.games.fool.rules.attributes import special
from fieldhouse.games.fool.rules.camp import check_plan
from fieldhouse.games.fool.rules.effects import ability_changed, orders_of
from fieldhouse.games.fool.rules.emphasis import (
    benefit_of,
    block_bonus,
    bobble_factor,
    conditioned,
    drilled,
    game_plan_extras,
    squad_bonus,
    tactics,
    tiredness_bonus,
)
from fieldhouse.games.fool.rules.newcomers import arrived, newcomer_change
from fieldhouse.games.fool.rules.special_teams import camp_allowance, preseason_allowance
from fieldhouse.games.fool.state import TRANSACTIONS, Refused
from rules.fool.leagues import finish, league, man, odds, pcs


@pytest.mark.parametrize("emphasis", [CONDITIONING, FUNDAMENTALS, SPECIAL_TEAMS, GAME_PLAN])
def test_12_7_an_emphasis_gives_up_coaching_and_changes_of_position(emphasis: str) -> None:
    home = league()
    player = man(home, "LB", "0-2-3")
    for plan in (
        Plan(coach=((player.id, "P"),), emphasis=emphasis),
        Plan(move=((player.id, "MLB"),), emphasis=emphasis),
    ):
        with pytest.raises(Refused, match=r"Rule 12\.7"):
            check_plan(home, "ASH", plan)
    check_plan(home, "ASH", Plan(returns=((player.id, "PR", 5, "this"),), emphasis=emphasis))


def test_12_7_1_conditioning_still_coaches_speed() -> None:
    home = league()
    check_plan(home, "ASH", Plan(coach=((man(home, "CB", "3-1-4").id, "S"),), emphasis=CONDITIONING))


def test_12_7_there_are_four() -> None:
    with pytest.raises(Refused, match=r"Rule 12\.7: there is no camp of 'yoga'"):
        check_plan(league(), "ASH", Plan(emphasis="yoga"))


def test_12_7_1_poor_condition_is_coached_twice_unless_it_went_or_he_is_spared() -> None:
    home = league([("coaching pc", 4), ("coaching pc", 5), ("coaching, change", 4)])
    after = conditioned(home, man(home, standing=DRAFTED, attributes=("pc",)), Plan())
    assert after.attributes == ()
    finish(home)
    gone = league([("coaching pc", 6), ("coaching, change", 1)])
    assert conditioned(gone, man(gone, standing=DRAFTED, attributes=("pc",)), Plan()).attributes == ()
    finish(gone)
    spared = league([("coaching pc", 1)])
    player = man(spared, standing=DRAFTED, attributes=("pc",))
    assert conditioned(spared, player, Plan(once=(player.id,))).attributes == ("pc",)
    finish(spared)


def test_12_7_1_minus_s_may_become_minus_c_on_1_to_3() -> None:
    rule = lambda home, player: pcs(ability_changed(home, player, "S", -1, orders_of(home, player)))  # noqa: E731
    assert odds(rule, "LB", "1-3-3", emphasis=CONDITIONING) == pytest.approx({"1-2-3": 0.5, "1-3-2": 0.5})
    assert odds(rule, "LB", "1-0-3", emphasis=CONDITIONING) == {"1-0-2": 1.0}
    content = odds(rule, "LB", "1-3-3", emphasis=CONDITIONING, plan=lambda player: Plan(slower=(player.id,)))
    assert content == {"1-3-2": 1.0}
    assert odds(rule, "LB", "1-3-3") == {"1-3-2": 1.0}


def test_12_7_1_the_benefit_is_lost_on_poor_condition_and_on_leaving() -> None:
    home = league()
    fit, poor = man(home), man(home, attributes=("pc",))
    assert benefit_of(fit, CONDITIONING) == CONDITIONING
    assert benefit_of(poor, CONDITIONING) == ""
    assert tiredness_bonus(man(home, benefit=CONDITIONING)) == 1
    assert arrived(home, man(home, benefit=CONDITIONING), "BAY", "trade").benefit == ""


def test_12_7_2_one_fault_is_coached_twice() -> None:
    home = league([("coaching o", 1), ("coaching o", 2)])
    drilled(home, man(home, standing=DRAFTED, attributes=("o",)), Plan())
    finish(home)


def test_12_7_2_two_faults_three_times_in_all_none_more_than_twice() -> None:
    home = league([("coaching o", 1), ("coaching !", 2), ("coaching o", 1)])
    drilled(home, man(home, standing=DRAFTED, attributes=("o", "!")), Plan())
    finish(home)


def test_12_7_2_three_faults_once_each() -> None:
    home = league([("coaching o", 1), ("coaching !", 2), ("coaching im", 1)])
    drilled(home, man(home, standing=DRAFTED, attributes=("o", "!", "im")), Plan())
    finish(home)


@pytest.mark.parametrize("mark", ["pc", "#", "c"])
def test_12_7_2_poor_condition_and_injuries_are_no_fundamentals(mark: str) -> None:
    home = league()
    assert drilled(home, man(home, attributes=(mark,)), Plan()).attributes == (mark,)


def test_12_7_2_half_of_the_characteristics_are_chosen() -> None:
    home = league([("choose or roll", 3)])
    home.set_team("ASH", emphasis=FUNDAMENTALS)
    assert special(home, man(home), "+", Plan(wishes=("^",)), may_choose=True).attributes == ("^",)
    finish(home)
    rolled = league([("choose or roll", 4), ("characteristic +", 6)])
    rolled.set_team("ASH", emphasis=FUNDAMENTALS)
    assert special(rolled, man(rolled), "+", Plan(wishes=("^",)), may_choose=True).attributes == ("gc",)
    finish(rolled)


def test_12_7_2_nothing_inappropriate_is_chosen() -> None:
    home = league([("choose or roll", 1), ("choose or roll", 1)])
    home.set_team("ASH", emphasis=FUNDAMENTALS)
    assert special(home, man(home, "LB"), "+", Plan(wishes=("+arm", "r")), may_choose=True).attributes == ("r",)
    assert special(home, man(home, "LB"), "-", Plan(wishes=("f", "o")), may_choose=True).attributes == ("o",)


def test_12_7_3_special_teams() -> None:
    home = league()
    home.set_team("ASH", emphasis=SPECIAL_TEAMS)
    assert camp_allowance(home, SPECIAL_TEAMS) == preseason_allowance(home, SPECIAL_TEAMS) == 10
    team, other = home.teams["ASH"], home.teams["BAY"]
    assert (squad_bonus(team), bobble_factor(team), tactics(team)) == (1, 0.5, 2)
    assert (squad_bonus(other), bobble_factor(other), tactics(other)) == (0, 1.0, 1)
    assert block_bonus(man(home, benefit=SPECIAL_TEAMS)) == 1
    assert block_bonus(man(home)) == 0


def test_12_7_4_game_plan() -> None:
    home = league()
    home.set_team("ASH", emphasis=GAME_PLAN)
    assert game_plan_extras(home.teams["ASH"]) == {"sets": 1, "defenses": 2, "plays": 3, "rows": 2}
    assert not any(game_plan_extras(home.teams["BAY"]).values())


def test_12_7_2_the_choice_is_camps_only() -> None:
    rolls = [("free agent change", 6), ("change C", 6), ("low or high", 1), ("characteristic +", 6)]
    home = league(rolls, phase=TRANSACTIONS)
    home.set_team("ASH", emphasis=FUNDAMENTALS)
    assert newcomer_change(home, man(home, newcomer="free agent")).attributes == ("gc",)
    finish(home)


@pytest.mark.parametrize(
    ("emphasis", "mark", "plan"),
    [
        (CONDITIONING, "pc", {"coach": "S"}),
        (FUNDAMENTALS, "o", {"returns": "PR"}),
        (CONDITIONING, "pc", {"returns": "PR"}),
    ],
)
def test_12_7_whoever_is_drilled_trains_for_nothing_else(emphasis: str, mark: str, plan: dict[str, str]) -> None:
    home = league()
    player = man(home, "CB", "3-1-4", attributes=(mark,))
    orders = Plan(
        emphasis=emphasis,
        coach=((player.id, plan["coach"]),) if "coach" in plan else (),
        returns=((player.id, plan["returns"], 5, "this"),) if "returns" in plan else (),
    )
    with pytest.raises(Refused, match=rf"Rule 12\.7\.\d: a camp of {emphasis} coaches .* out of '{mark}'"):
        check_plan(home, "ASH", orders)


def test_12_7_2_what_a_lost_fault_leaves_over_goes_to_the_next() -> None:
    home = league([("coaching o", 6), ("coaching, change", 1), ("coaching !", 2), ("coaching !", 2)])
    after = drilled(home, man(home, standing=DRAFTED, attributes=("o", "!")), Plan())
    assert after.attributes == ("!",)
    finish(home)


def test_12_7_2_of_two_faults_the_coach_says_which_is_coached_twice() -> None:
    home = league([("coaching im", 1), ("coaching o", 1), ("coaching im", 1)])
    player = man(home, attributes=("o", "im"))
    drilled(home, player, Plan(lose=((player.id, "im"),)))
    finish(home)
