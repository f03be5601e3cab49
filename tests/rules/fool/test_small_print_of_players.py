"""Small print of players (12.3, 12.5, 12.6), each of which a mutant survived: edges of ratings, marks and years."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from fieldhouse.games.fool.charts.effects import ABILITY, LETTER, PASS_VALUE, Step
from fieldhouse.games.fool.franchise import Fixture, Plan
from fieldhouse.games.fool.model import (
    ACTIVE,
    CONDITIONING,
    DRAFTED,
    FIRST,
    FREE,
    RESERVE,
    Injury,
    Moved,
    Player,
    Skill,
    Swap,
)
from fieldhouse.games.fool.rules.attributes import chosen, roll_attribute
from fieldhouse.games.fool.rules.changes import is_first_season
from fieldhouse.games.fool.rules.coaching import ability_coaching, check_coaching, coached, first_die
from fieldhouse.games.fool.rules.effects import ability_changed, happen, happens, orders_of
from fieldhouse.games.fool.rules.injuries import longer_injury
from fieldhouse.games.fool.rules.maxima import enhanced, is_star, tried_again
from fieldhouse.games.fool.rules.position_changes import announced, position_change, ratings_at, reversal
from fieldhouse.games.fool.rules.results import a_game_later
from fieldhouse.games.fool.rules.special_teams import level_of
from fieldhouse.games.fool.rules.year_end import end_of_year
from fieldhouse.games.fool.state import League, Refused
from rules.fool.leagues import finish, league, man, pcs

FINAL = Fixture(9, "championship", "DUN", "BAY", (3, 6))


# Maxima (12.6)


def test_12_6_a_price_that_cannot_be_paid_is_a_change_ignored() -> None:
    home = league([("maximum", 5)])
    assert pcs(enhanced(home, man(home, "DT", "0-6-0"), "C", 7)) == "0-6-0"


@pytest.mark.parametrize(("before", "after"), [((), ("C",)), (("C",), ("C",)), (("P", "C"), ("P", "C"))])
def test_12_6_an_ability_is_on_trial_once(before: tuple[str, ...], after: tuple[str, ...]) -> None:
    home = league([("maximum", 3)])
    assert enhanced(home, man(home, "LB", "1-3-5", trials=before), "C", 4).trials == after


@pytest.mark.parametrize(("before", "after"), [((), ("P",)), (("P",), ("P",)), (("C", "P"), ("C", "P"))])
def test_12_6_a_pass_value_too(before: tuple[str, ...], after: tuple[str, ...]) -> None:
    home = league([("maximum", 3)])
    assert enhanced(home, man(home, "LB", "3-2-3", trials=before), "P", 4).trials == after


def test_12_6_a_trial_that_fails_costs_the_point_even_if_it_was_the_only_one() -> None:
    home = league([("maximum", 6)])
    assert pcs(tried_again(home, man(home, "CB", "1-1-7", trials=("C",)))) == "1-0-7"


@pytest.mark.parametrize(("position", "ratings", "star"), [
    ("W", "4-0-6", True), ("W", "4-0-5", False), ("W", "3-0-6", False), ("OLB", "4-0-6", False), ("K", "4-5-5", False),
    ("LB/DH", "4-0-6", True),
])  # fmt: skip
def test_12_4_within_a_point_of_the_nearest_maximum(position: str, ratings: str, star: bool) -> None:
    home = league()
    assert is_star(home, man(home, position, ratings)) == star


# Changes (12.3.1)


@pytest.mark.parametrize(("dice", "swap"), [
    ([], Swap(1, 1, False)), ([("maximum", 1)], Swap(1, 1, False)), ([("maximum", 3)], Swap(1, 1, True)),
    ([("maximum", 5)], Swap(1, 2, False)),
])  # fmt: skip
def test_12_3_1_what_a_trade_of_speed_did_is_remembered_for_the_coach(dice: list[tuple[str, int]], swap: Swap) -> None:
    home = league([("change C", 4), *dice])
    player = man(home, "DT", "1-4-4" if dice else "1-2-3")
    assert happens(home, player, Step(LETTER, "C"), orders_of(home, player)).traded == (swap,)
    finish(home)


def test_12_8_two_steps_that_are_no_trade_are_both_carried_out() -> None:
    """A trade is of two abilities; a loss and a pass value are not one, though one goes down and one is set."""
    home = league()
    player = man(home, "LB", "1-0-3")
    effect = (Step(ABILITY, "C", -1), Step(PASS_VALUE, "", 2))
    assert pcs(happen(home, player, effect, orders_of(home, player))) == "2-0-3"


@pytest.mark.parametrize(("contact", "dice", "after"), [
    (1, [("-C instead of -S", 3)], "1-0-3"), (1, [("-C instead of -S", 4)], "1-1-2"), (0, [], "1-0-2"),
])  # fmt: skip
def test_12_7_1_whoever_has_any_contact_may_lose_it_for_speed(
    contact: int, dice: list[tuple[str, int]], after: str
) -> None:
    home = league(dice)
    home.set_team("ASH", emphasis=CONDITIONING)
    player = man(home, "LB", f"1-{contact}-3")
    assert pcs(ability_changed(home, player, "S", -1, orders_of(home, player))) == after
    finish(home)


@pytest.mark.parametrize(("age", "settings", "first"), [
    (30, {}, True), (27, {}, True), (27, {"first_season_under_28": True}, True),
    (28, {"first_season_under_28": True}, False),
])  # fmt: skip
def test_12_3_1_a_first_season_is_one_at_any_age_unless_the_heading_is_followed(
    age: int, settings: dict[str, Any], first: bool
) -> None:
    home = league(**settings)
    assert is_first_season(home, man(home, age=age, standing=FIRST)) == first


@pytest.mark.parametrize(("letter", "dice", "marks"), [
    ("C", [("low or high", 1), ("characteristic +", 4), ("low or high", 4), ("^ or m", 1)], ("^",)),
    ("D", [("characteristic -", 2), ("low or high", 4)], ("c",)),
])  # fmt: skip
def test_12_5_2_good_characteristics_go_by_the_new_position_bad_ones_by_the_old(
    letter: str, dice: list[tuple[str, int]], marks: tuple[str, ...]
) -> None:
    """A tight end who becomes a tackle: no lineman is evasive, but he was none when he became a plodder."""
    face = {"C": 5, "D": 6}[letter]
    home = league([("position change", face), (f"change {letter}", 6), *dice])
    assert position_change(home, man(home, "TE", "2-3-3"), "T").attributes == marks
    finish(home)


def test_12_4_only_a_pass_value_is_felt_elsewhere() -> None:
    home = league([("injury", 4), ("games missed", 3), ("injury", 1), ("games missed", 3)])
    player = man(home, "LB", "0-3-3")
    assert [longer_injury(home, player) for _ in range(2)] == [Injury("S", 3), Injury("C", 3)]


@pytest.mark.parametrize(("games", "left"), [(1, None), (2, Injury("S", 1))])
def test_13_1_an_injury_of_one_game_is_over_after_it(games: int, left: Injury | None) -> None:
    assert a_game_later(man(league(), injury=Injury("S", games)), is_exhibition=False).injury == left


# Characteristics (12.8)


def test_12_8_a_quarterback_may_lose_his_third_receiver() -> None:
    home = league([("characteristic -", 2)])
    assert roll_attribute(home, man(home, "Q", "3-2-3", attributes=("3r",)), "-").attributes == ()
    again = league([("characteristic -", 2), ("characteristic -", 4)])
    assert roll_attribute(again, man(again, "Q", "3-2-3"), "-").attributes == ("#",)
    finish(again)


def test_12_3_5_what_coaching_brings_is_a_fault_and_takes_no_merit() -> None:
    dice = [("coaching f", 5), ("coaching, change", 6), ("low or high", 4), ("characteristic -", 1)]
    home = league([*dice, ("characteristic -", 4)])
    after = coached(home, man(home, "H", "2-2-5", standing=DRAFTED, attributes=("f", "m")), "f")
    assert after.attributes == ("f", "m", "o")
    finish(home)


@pytest.mark.parametrize(("position", "facts", "mark"), [
    ("H", {}, "f"), ("W/CB", {}, "f"), ("Q", {}, "f"), ("CB", {"skills": (Skill("PR", 1),)}, "im"), ("G", {}, "im"),
])  # fmt: skip
def test_12_7_2_a_fumbler_may_be_chosen_only_of_those_who_carry_or_catch(
    position: str, facts: dict[str, Any], mark: str
) -> None:
    home = league()
    assert chosen(home, man(home, position, **facts), "-", Plan(wishes=("f", "im"))).attributes == (mark,)


@pytest.mark.parametrize(("sign", "mark"), [("+", "m"), ("-", "im")])
def test_12_7_2_without_a_wish_the_first_that_fits_is_chosen(sign: str, mark: str) -> None:
    home = league()
    assert chosen(home, man(home), sign, Plan(wishes=())).attributes == (mark,)


# Coaching (12.3.5)


@pytest.mark.parametrize(("ratings", "die"), [("0-3-4", 6), ("1-3-4", 0)])
def test_12_3_5_of_two_positions_the_harder_die_counts(ratings: str, die: int) -> None:
    """As a linebacker he is just at the standard of P, as a half far below."""
    home = league()
    assert first_die(home, man(home, "LB/DH", ratings), "P") == die


def test_12_3_5_speed_is_coached_as_if_poorer_in_a_camp_of_conditioning_alone() -> None:
    home = league([("coaching S", 5)])
    after = ability_coaching(home, man(home, "CB", "3-1-4", standing=DRAFTED), "S")
    assert (pcs(after), after.regimen) == ("3-1-4", "coached")
    finish(home)


def test_12_3_5_a_quarterback_of_two_kinds_is_coached_in_anything_but_his_pass_value() -> None:
    home = league()
    player = man(home, "Q*", "0-1-4")
    with pytest.raises(Refused, match=r"Rule 12\.3\.5: a Q\* cannot be coached for P, which is two"):
        check_coaching(home, player, "P")
    check_coaching(home, replace(player, position="DH*", p=0), "P")
    check_coaching(home, replace(player, attributes=("o",)), "o")


# Changes of position (12.5.2)


def test_12_5_2_what_cannot_be_is_not_announced() -> None:
    home = league()
    with pytest.raises(Refused, match=r"Rule 12\.5\.2: a LB cannot become a C"):
        announced(home, man(home, "LB"), "C")


def test_12_5_2_a_change_begins_with_no_games() -> None:
    home = league([("position change", 1)])
    moved = position_change(home, man(home, "LB", "1-3-3"), "MLB").moved
    assert moved == Moved("LB", False, 0, (1, 3, 3), (), (1, 3, 3), (), "ASH", 1, 1, home.day)


def test_12_5_2_what_a_reversal_takes_back_is_not_more_than_there_is() -> None:
    home = league([("reversal", 1)])
    moved = Moved("OLB", True, 0, (0, 0, 0), (), (1, 1, 1), (), "ASH", 1, 1)
    assert pcs(reversal(home, man(home, "MLB", "0-0-0", moved=moved))) == "0-0-0"


@pytest.mark.parametrize(("ratings", "there"), [("3-3-3", (0, 2, 2)), ("3-0-0", (0, 0, 0))])
def test_12_8_where_nobody_may_change_to_he_catches_nothing_and_is_a_point_worse(
    ratings: str, there: tuple[int, int, int]
) -> None:
    home = league()
    assert ratings_at(home, man(home, "W", ratings), "C") == there


def test_12_5_2_a_former_quarterback_passes_as_he_did_though_it_was_nothing() -> None:
    home = league()
    assert ratings_at(home, man(home, "B", "2-2-4", passing=0), "Q")[0] == 0


@pytest.mark.parametrize(("skill", "level"), [
    (Skill("PR"), 0), (Skill("PR", lapses=1), 0), (Skill("PR", 1), 1), (Skill("PR", 2, lapses=1), 1),
    (Skill("PR", 2, lapses=1, regain=20), 2),
])  # fmt: skip
def test_12_2c_the_level_that_a_returner_plays_at(skill: Skill, level: int) -> None:
    assert level_of(league(), skill) == level


# A year later


def a_year_later(home: League, player: Player) -> Player:
    home.fixtures = [FINAL]
    end_of_year(home)
    return home.player(player.id)


def test_12_1_what_was_of_one_year_is_over_with_it() -> None:
    passing: dict[str, Any] = {
        "regimen": "coached", "newcomer": "trade", "hold": 2, "easy_camp": True, "benefit": "conditioning",
        "season_teams": ("ASH",), "was_active": True, "was_hurt_in_camp": True, "refused": ("BAY",),
        "would_not_retire": True,
    }  # fmt: skip
    home = league()
    after = a_year_later(home, man(home, age=27, seasons=3, **passing))
    usual = {field.name: field.default for field in fields(Player)}
    assert {name: getattr(after, name) for name in passing} == {name: usual[name] for name in passing}
    assert (after.age, after.seasons) == (28, 4)


@pytest.mark.parametrize(("attempt", "stays"), [(2, True), (1, False), (0, False)])
def test_12_5_2_a_change_that_may_be_reversed_next_year_is_remembered(attempt: int, stays: bool) -> None:
    home = league()
    moved = Moved("OLB", False, 5, (1, 3, 3), (), (1, 3, 3), (), "ASH", 1, attempt)
    assert (a_year_later(home, man(home, "MLB", moved=moved)).moved is not None) == stays


@pytest.mark.parametrize(("team", "status", "was_active", "lines"), [
    ("ASH", ACTIVE, False, 1), ("ASH", RESERVE, False, 1), ("", FREE, True, 1), ("", FREE, False, 0),
])  # fmt: skip
def test_12_1_a_line_of_a_career_for_whoever_was_with_a_team(
    team: str, status: str, was_active: bool, lines: int
) -> None:
    home = league(keep_idle_free_agents=True)
    player = man(home, team=team, status=status, was_active=was_active, thirds=(("LB", 5), ("P", 4)))
    after = a_year_later(home, player)
    assert [(line.year, line.thirds) for line in after.career] == [(1, 9)] * lines
    assert after.status == (ACTIVE if team else FREE), "nobody is on a reserve list in the winter"


def test_12_1_a_team_begins_the_year_with_nothing_done() -> None:
    home = league()
    home.fixtures = [FINAL]
    for code in home.teams:
        home.set_team(code, games=12, is_done=True, emphasis=CONDITIONING, plan=Plan(emphasis=CONDITIONING),
                      has_planned=True, has_given_returns=True, sanction=3)  # fmt: skip
    end_of_year(home)
    for team in home.teams.values():
        assert (team.games, team.is_done, team.emphasis, team.plan) == (0, False, "", Plan())
        assert (team.has_planned, team.has_given_returns, team.sanction) == (False, False, 0)


def test_12_0_after_a_year_there_are_the_choices_of_this_draft_and_of_the_next() -> None:
    home = league(rounds=3)
    home.fixtures = [FINAL]
    end_of_year(home)
    rounds = [(2, number) for number in (1, 2, 3)] + [(3, number) for number in (1, 2, 3)]
    assert sorted((pick.year, pick.round) for pick in home.picks) == sorted(rounds * 4)


def test_12_1_the_honours_of_a_season() -> None:
    home = league()
    week = [Fixture(1, "week 1", "ASH", "BAY", (10, 3)), Fixture(2, "week 1", "CED", "DUN", (20, 21)),
            Fixture(3, "week 2", "ASH", "DUN", (0, 46))]  # fmt: skip
    home.fixtures = [*week, FINAL]
    end_of_year(home)
    found = home.honours[-1]
    assert found["order"] == ["BAY", "DUN", "ASH", "CED"]
    assert found["points"] == 33.33
