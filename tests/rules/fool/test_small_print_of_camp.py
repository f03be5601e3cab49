"""Small print of camp (12.2 to 12.7), each of which a mutant survived: who, how much, what stays and what is told."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fieldhouse.games.fool.charts.effects import LETTER, Step
from fieldhouse.games.fool.franchise import Plan
from fieldhouse.games.fool.model import (
    CONDITIONING,
    DRAFTED,
    RETIRED,
    RETURNED,
    SPECIAL_TEAMS,
    Injury,
    Kicking,
    Player,
    Punting,
    Skill,
)
from fieldhouse.games.fool.rules.camp import check_plan, open_camp
from fieldhouse.games.fool.rules.changes import column_name, standard_change
from fieldhouse.games.fool.rules.coaching import check_coaching, coached
from fieldhouse.games.fool.rules.effects import by_position, happens, orders_of
from fieldhouse.games.fool.rules.emphasis import conditioned
from fieldhouse.games.fool.rules.injuries import longer_injury
from fieldhouse.games.fool.rules.maxima import is_star, tried_again
from fieldhouse.games.fool.rules.newcomers import newcomer_change
from fieldhouse.games.fool.rules.orders import plan
from fieldhouse.games.fool.rules.position_changes import position_change
from fieldhouse.games.fool.rules.special_teams import preseason_allowance, settled
from fieldhouse.games.fool.state import PLANS, TRANSACTIONS, Refused
from rules.fool.leagues import finish, league, man, pcs, training_camp

STILL = [("age", 3), ("games", 3), ("thirds", 3)]
"""Neither age nor games are blurred."""
NOTHING = [*STILL, ("change", 1)]
UNHURT = ("camp injury", 1)


# Coaching


def test_12_3_5_a_kicker_has_no_standard_but_may_be_coached_out_of_a_fault() -> None:
    home = league()
    kicker = man(home, "K", "0-0-4", kicking=Kicking(48, 2, 4), attributes=("o",))
    with pytest.raises(Refused, match=r"Rule 12\.3\.5: .* is a kicker: there is no standard"):
        check_coaching(home, kicker, "C")
    check_coaching(home, kicker, "o")


def test_12_3_1_what_coaching_trades_is_no_unwanted_trade_of_camp() -> None:
    """12.3.5: he has been coached, so that nobody can be coached once more to take the +C-S back."""
    home = league([("coaching C", 6), ("coaching, change", 4)])
    after = coached(home, man(home, "LB", "1-1-4", standing=DRAFTED), "C")
    assert (pcs(after), after.traded) == ("1-2-3", ())
    finish(home)


def test_12_7_1_poor_condition_is_coached_twice_and_no_more() -> None:
    home = league([("coaching pc", 1), ("coaching pc", 4)])
    assert conditioned(home, man(home, attributes=("pc",)), Plan()).attributes == ("pc",)
    finish(home)


# Plans


@pytest.mark.parametrize("word", ["coach", "move", "returns", "at_risk", "late", "lose"])
def test_12_2_a_plan_is_for_ones_own_players(word: str) -> None:
    home = league(phase=PLANS)
    other = man(home, "LB", "0-1-4", team="BAY", age=31).id
    rows: dict[str, Any] = {
        "coach": [[other, "P"]], "move": [[other, "MLB"]], "returns": [[other, "PR", 1, "this"]],
        "at_risk": [other], "late": [other], "lose": [[other, "o"]],
    }  # fmt: skip
    with pytest.raises(Refused, match=r"Rule 12\.0: .* is not a player of ASH"):
        plan(home, "ann", "ASH", **{word: rows[word]})
    assert not home.teams["ASH"].has_planned
    plan(home, "bob", "BAY", **{word: rows[word]})
    assert home.teams["BAY"].has_planned


def test_12_2_a_characteristic_that_there_is_not_can_neither_be_wished_for_nor_lost() -> None:
    home = league()
    own = man(home).id
    for wrong in (Plan(wishes=("gc", "xx")), Plan(lose=((own, "xx"),))):
        with pytest.raises(Refused, match=r"Rule 12\.8: there is no characteristic 'xx'"):
            check_plan(home, "ASH", wrong)
    check_plan(home, "ASH", Plan(wishes=("gc",), lose=((own, "o"),)))


# Returns (12.2b)


def returners(*rows: tuple[str, int, str], injury: Injury | None = None, **settings: Any) -> tuple[Player, Player]:
    """After camp: the man to whom these returns were given, and another."""
    home = league([*NOTHING, *NOTHING, *([UNHURT] * (2 - bool(injury)))], phase=PLANS, **settings)
    own, other = man(home, "CB", "2-1-5", injury=injury), man(home, "CB", "2-1-5")
    home.set_team("ASH", plan=Plan(returns=tuple((own.id, *row) for row in rows)))
    training_camp(home)
    finish(home)
    return home.player(own.id), home.player(other.id)


def test_12_2b_returns_are_his_to_whom_they_were_given() -> None:
    own, other = returners(("PR", 3, "last"), ("KR", 2, "this"))
    assert {skill.name: skill for skill in own.skills} == {
        "PR": Skill("PR", before=3, practice=3),
        "KR": Skill("KR", season=2, practice=2),
    }
    assert (other.skills, other.regimen) == ((), "")


def test_12_2b_who_is_hurt_has_the_returns_of_camp_and_none_of_the_preseason() -> None:
    """As it was, ten are given at once; five are the camp's: four for last season, and one of the four for this."""
    rows = (("PR", 4, "last"), ("PR", 4, "this"), ("PR", 2, "last"))
    hurt = Injury("C", 4, is_of_camp=True)
    own, _ = returners(*rows, injury=hurt, returns_at_once=True)
    assert (own.skill("PR"), own.regimen) == (Skill("PR", season=1, before=4, practice=5), RETURNED)
    well, _ = returners(*rows, returns_at_once=True)
    assert well.skill("PR") == Skill("PR", season=4, before=6, practice=10)


@pytest.mark.parametrize(("emphasis", "count"), [("", 5), (SPECIAL_TEAMS, 10), (CONDITIONING, 5)])
def test_12_2b_five_of_each_are_left_for_the_preseason(emphasis: str, count: int) -> None:
    assert preseason_allowance(league(), emphasis) == count


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (Skill("PR", 2, before=19, lapses=1, regain=7), Skill("PR", 1, before=19)),
        (Skill("PR", 1, before=20, lapses=1, regain=7), Skill("PR", 2, before=20)),
        (Skill("PR", 1, season=6, before=19), Skill("PR", 1, before=19, lapses=1, regain=6)),
        (Skill("PR", 0, season=6, before=19), Skill("PR", 0, season=6, before=19)),
    ],
)
def test_12_2c_what_becomes_of_a_level_and_of_the_returns_that_were_to_regain_it(before: Skill, after: Skill) -> None:
    assert settled(league(), before) == after


# Changes


@pytest.mark.parametrize(("thirds", "facts", "column"), [
    (11, {}, "prime 4"), (10, {}, "prime 0"), (23, {}, "prime 8"), (17, {"easy_camp": True}, "prime 4"),
    (16, {"easy_camp": True}, "prime 0"),
])  # fmt: skip
def test_12_4_an_easy_camp_costs_six_thirds_and_any_other_none(thirds: int, facts: dict[str, Any], column: str) -> None:
    """At 27 a 6 is C/D with few games, C with four, B/C with eight: the dice that follow tell the column."""
    then = {"prime 0": [("low or high", 1), ("change C", 2)], "prime 4": [("change C", 2)],
            "prime 8": [("low or high", 1), ("change B", 2)]}  # fmt: skip
    home = league([*STILL, ("change", 6), *then[column]])
    standard_change(home, man(home, "LB", thirds=(("LB", thirds),), **facts))
    finish(home)


def test_12_3_4_if_preseason_counts_the_columns_begin_a_game_later_but_the_first() -> None:
    home = league(preseason_counts=True)
    assert [column_name(home, man(home), 27, games) for games in (0, 4, 5, 8, 9)] == [
        "prime 0", "prime 0", "prime 4", "prime 4", "prime 8",
    ]  # fmt: skip


def test_12_8_good_changes_by_position_go_by_the_new_one_bad_ones_by_the_old() -> None:
    """A middle linebacker who goes outside: P from 4 on for the better, as outside, from 5 on for the worse."""
    good = [("position change", 5), ("change C", 5), ("low or high", 1)]
    bad = [("position change", 6), ("change D", 1)]
    for dice, ratings in ((good, {3: "1-4-3", 4: "2-3-3"}), (bad, {4: "1-2-3", 5: "0-3-3"})):
        for die, expected in ratings.items():
            home = league([*dice, ("change by position", die)])
            assert pcs(position_change(home, man(home, "MLB", "1-3-3"), "OLB")) == expected
            finish(home)


def test_12_8_of_two_positions_the_change_goes_by_the_one_that_catches_more() -> None:
    for die, ratings in ((1, "1-4-4"), (2, "2-3-4"), (3, "2-3-4")):
        home = league([("change by position", die)])
        player = man(home, "LB/DH", "1-3-4")
        assert pcs(by_position(home, player, "+", orders_of(home, player))) == ratings


def test_12_8_a_kickers_trade_of_contact_for_speed() -> None:
    """Two yards more, and more of his kicks blocked: nobody's minimum speed stands in the way."""
    home = league([("change C", 4), ("change C", 4)])
    kicker = man(home, "K", "0-0-1", kicking=Kicking(48, 2, 4))
    after = happens(home, kicker, Step(LETTER, "C"), orders_of(home, kicker))
    assert (after.kicking, after.traded) == (Kicking(50, 4, 4), ())
    punter = man(home, "P", "0-0-1", punting=Punting(40, 4, 1))
    assert happens(home, punter, Step(LETTER, "C"), orders_of(home, punter)).punting == Punting(42, 4, 2)
    finish(home)


@pytest.mark.parametrize(
    ("target", "die", "more", "marks"),
    [
        ("DH", 2, [], ("o",)), ("B", 2, [], ("o",)), ("B", 4, [], ("f",)),
        ("DH", 4, [("! or o", 3)], ("o",)), ("DH", 4, [("! or o", 4)], ("!",)),
    ],
)  # fmt: skip
def test_12_8_only_a_fumble_and_only_on_the_way_to_defense_is_one_more_die(
    target: str, die: int, more: list[tuple[str, int]], marks: tuple[str, ...]
) -> None:
    home = league([("position change", die), *more])
    assert position_change(home, man(home, "Q", "3-2-4"), target).attributes == marks
    finish(home)


def test_12_3_2_who_gives_up_his_pass_value_has_no_injury_of_it_left() -> None:
    home = league([("position change", 1)], pass_injury_exception=True)
    after = position_change(home, man(home, "F", "2-3-3", lingering=("P", "C")), "G")
    assert (pcs(after), after.lingering) == ("0-3-3", ("C",))


@pytest.mark.parametrize("die", [5, 6])
def test_12_8_who_retires_in_camp_has_left_his_team(die: int) -> None:
    home = league([*STILL, ("change", die)], phase=PLANS)
    home.year = 4
    old, earlier = man(home, age=38), man(home, team="", status=RETIRED, retired_in=3)
    open_camp(home)
    after = home.player(old.id)
    assert (after.status, after.team, after.retired_in) == (RETIRED, "", 4)
    assert home.player(earlier.id).retired_in == 3
    finish(home)


def test_12_3_3_a_newcomers_roll_ends_no_career() -> None:
    """The columns of the book have no 'ret' for him; one that a commissioner edits does not retire him either."""
    home = league([("trade change", 6)], phase=TRANSACTIONS)
    home.tables = replace(home.tables, standard=home.tables.standard | {"trade": home.tables.standard["oldest"]})
    player = man(home, newcomer="trade")
    after = newcomer_change(home, player)
    assert (after.status, after.hold, after.hold_rule) == (player.status, 1, "12.3.3")


# Injuries and maxima


@pytest.mark.parametrize(
    ("position", "ratings", "ability"), [("LB", "0-3-3", "C"), ("LB", "1-3-3", "P"), ("K", "0-0-4", "P")]
)
def test_12_4_who_has_no_pass_value_is_hurt_in_his_contact(position: str, ratings: str, ability: str) -> None:
    home = league([("injury", 1), ("games missed", 3)])
    assert longer_injury(home, man(home, position, ratings)) == Injury(ability, 3)


@pytest.mark.parametrize(("ratings", "star"), [
    ("0-5-3", True), ("0-3-6", True), ("0-4-4", True), ("0-4-3", False), ("0-7-1", True),
])  # fmt: skip
def test_12_4_who_meets_or_exceeds_a_maximum_is_a_star(ratings: str, star: bool) -> None:
    home = league()
    assert is_star(home, man(home, "LB", ratings)) == star


@pytest.mark.parametrize(("position", "ratings", "ability"), [("W", "5-1-5", "P"), ("LB", "1-4-4", "C")])
def test_12_6_a_trial_within_the_maximum_of_today_is_kept_without_a_roll(
    position: str, ratings: str, ability: str
) -> None:
    home = league()
    after = tried_again(home, man(home, position, ratings, trials=(ability,)))
    assert (pcs(after), after.trials) == (ratings, ())
