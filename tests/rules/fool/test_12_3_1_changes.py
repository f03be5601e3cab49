"""12.3.1 Standard change tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fieldhouse.games.fool.charts.effects import LETTER, SPECIAL, Step, read_cell
from fieldhouse.games.fool.model import (
    CONDITIONING,
    DRAFTED,
    FIRST,
    FUNDAMENTALS,
    RETIRED,
    SECOND,
    UNDRAFTED,
    VETERAN,
    Kicking,
    Player,
    Punting,
)
from fieldhouse.games.fool.rules.attributes import roll_attribute
from fieldhouse.games.fool.rules.changes import column_name, perturbed_age, perturbed_games, standard_change
from fieldhouse.games.fool.rules.effects import (
    ability_changed,
    by_position,
    changed,
    contact_for_speed,
    happen,
    happens,
    is_better,
    is_worse,
    loses_pass_value,
    minimum_speed,
    orders_of,
)
from fieldhouse.games.fool.state import League
from rules.fool.leagues import at, chance, finish, league, man, odds, pcs, tables


def test_12_3_1_age_is_blurred_by_one_or_two_years() -> None:
    assert odds(perturbed_age, age=27) == pytest.approx({25: 1 / 6, 26: 1 / 6, 27: 2 / 6, 28: 1 / 6, 29: 1 / 6})


def test_12_3_1_games_are_blurred_twice_and_rounded_to_whole_games() -> None:
    found = odds(lambda home, player: perturbed_games(home, 3 * 6))
    assert found[6] == pytest.approx(
        (2 / 6 * 4 / 6) + 1 / 6 * 1 / 6 + 1 / 6 * 1 / 6
    )  # 0 with -1/3 to 1/3, 1 - 2/3, -1 + 2/3
    assert sum(found.values()) == pytest.approx(1)
    assert min(found) == 3
    assert max(found) == 9


def test_12_3_1_games_never_fall_below_none() -> None:
    home = league([("games", 1), ("thirds", 1)])
    assert perturbed_games(home, 1) == 0
    finish(home)


@pytest.mark.parametrize(
    ("facts", "age", "games", "column"),
    [
        ({"standing": DRAFTED}, 22, 0, "rookie"),
        ({"standing": UNDRAFTED}, 22, 0, "new free agent"),
        ({"standing": FIRST}, 31, 9, "first 8"),
        ({"standing": FIRST}, 23, 3, "first 0"),
        ({"standing": SECOND}, 24, 4, "first 4"),
        ({}, 25, 3, "young 0"),
        ({}, 25, 4, "young 4"),
        ({}, 25, 8, "young 8"),
        ({}, 26, 7, "prime 4"),
        ({}, 29, 12, "prime 8"),
        ({}, 30, 5, "late 0"),
        ({}, 33, 6, "late 6"),
        ({}, 34, 5, "old 0"),
        ({}, 37, 6, "old 6"),
        ({}, 38, 6, "oldest"),
    ],
)
def test_12_3_1_the_column(facts: dict[str, str], age: int, games: int, column: str) -> None:
    home = league()
    assert column_name(home, man(home, **facts), age, games) == column


def test_12_8_second_edition_the_oldest_are_39() -> None:
    home = league(edition="second")
    assert column_name(home, man(home), 38, 6) == "old 6"
    assert column_name(home, man(home), 39, 6) == "oldest"


def test_12_8_the_heading_of_the_first_season_as_an_option() -> None:
    home = league(first_season_under_28=True)
    assert column_name(home, man(home, standing=FIRST, age=28), 28, 8) == "prime 8"


def test_12_3_4_with_preseason_games_every_column_begins_a_game_higher() -> None:
    home = league(preseason_counts=True)
    assert column_name(home, man(home), 25, 4) == "young 0"
    assert column_name(home, man(home), 25, 5) == "young 4"


LETTERS: dict[str, dict[str, float]] = {
    "first 0": {"B": 1}, "first 4": {"B": 0.5, "A": 0.5}, "first 8": {"B": 1, "A": 0.5}, "young 0": {"C": 1},
    "young 4": {"B": 0.5, "C": 0.5}, "young 8": {"B": 1}, "prime 0": {"C": 0.5, "D": 0.5}, "prime 4": {"C": 1},
    "prime 8": {"B": 0.5, "C": 0.5}, "late 0": {"C": 0.5, "D": 1}, "late 6": {"C": 0.5, "D": 0.5}, "old 0": {"D": 2},
    "old 6": {"C": 0.5, "D": 2}, "oldest": {"D": 2, "ret": 2}, "new free agent": {"B": 1, "C": 1, "D": 1},
    "rookie": {"B": 0.5, "C": 0.5, "D": 1}, "trade": {"C": 0.5}, "free agent": {"C": 1},
}  # fmt: skip
"""How many faces of the die, of six, give each letter."""


def letter_of(column: str) -> Callable[[League, Player], Any]:
    def rule(home: League, player: Player) -> Any:
        from fieldhouse.games.fool.dice import D6
        from fieldhouse.games.fool.rules.effects import effect_of

        cell = home.tables.cells[home.table.look(home.tables.standard[column], D6, "change")]
        effect = effect_of(home, cell)
        return (effect[0].name or "ret") if effect else ""

    return rule


@pytest.mark.parametrize("column", LETTERS)
def test_12_8_every_columns_chances(column: str) -> None:
    found = odds(letter_of(column))
    expected = {letter: faces / 6 for letter, faces in LETTERS[column].items()}
    expected[""] = 1 - sum(expected.values())
    assert found == pytest.approx(expected)


def test_12_8_the_second_edition_knows_no_forced_retirement() -> None:
    assert odds(letter_of("oldest"), settings={"edition": "second"}) == pytest.approx({"": 2 / 6, "D": 4 / 6})


def letter(name: str) -> Callable[[League, Player], Any]:
    def rule(home: League, player: Player) -> Any:
        after = happens(home, player, Step(LETTER, name), orders_of(home, player))
        return pcs(after), after.attributes

    return rule


def test_12_8_letter_a_is_all_to_the_good() -> None:
    found = odds(letter("A"), "LB", "1-2-3")
    assert chance(found, lambda value: value[0] == "1-3-3") == pytest.approx(2 / 6 + 2 / 6 * 3 / 6)
    assert chance(found, lambda value: value[0] == "2-2-3") == pytest.approx(1 / 6 + 2 / 6 * 3 / 6)
    assert chance(found, lambda value: value[0] == "1-2-4") == pytest.approx(1 / 12)
    assert chance(found, lambda value: value[0] == "1-2-3") == pytest.approx(1 / 12)  # a characteristic


def ratings_of(found: dict[Any, float]) -> dict[str, float]:
    """The chance of each set of ratings, whatever else has changed."""
    chances: dict[str, float] = {}
    for (ratings, _), share in found.items():
        chances[ratings] = chances.get(ratings, 0.0) + share
    return chances


def test_12_8_letter_b() -> None:
    found = odds(letter("B"), "LB", "1-2-4")
    by_ratings = ratings_of(found)
    assert by_ratings == pytest.approx(
        {
            "1-3-4": 1 / 6 + 1 / 12,
            "1-1-4": 1 / 6,
            "2-2-4": 1 / 12 + 1 / 12,
            "0-2-4": 1 / 12,
            "1-3-3": 1 / 6,
            "1-2-4": 1 / 6,
        }
    )


def test_12_8_letter_c() -> None:
    found = odds(letter("C"), "LB", "1-2-4")
    by_ratings = ratings_of(found)
    assert by_ratings == pytest.approx(
        {
            "1-3-4": 1 / 12 + 1 / 24, "2-2-4": 1 / 12 + 1 / 24, "1-1-4": 1 / 6, "0-2-4": 1 / 6, "1-3-3": 1 / 6,
            "1-2-3": 1 / 12, "1-2-4": 1 / 6,
        }
    )  # fmt: skip


def test_12_8_letter_d_is_all_to_the_bad() -> None:
    found = odds(letter("D"), "LB", "1-2-4")
    by_ratings = ratings_of(found)
    assert by_ratings == pytest.approx(
        {"1-1-4": 1 / 6 + 1 / 12, "0-2-4": 1 / 6 + 1 / 12, "1-2-3": 2 / 6, "1-2-4": 1 / 6}
    )


def test_12_3_1_what_would_fall_below_zero_is_ignored() -> None:
    home = league()
    player, kicker = man(home, "LB", "1-2-3"), man(home, "K", "0-0-4", kicking=Kicking(48, 1, 1))
    assert ability_changed(home, player, "P", -2, orders_of(home, player)) == player
    assert ability_changed(home, kicker, "P", 1, orders_of(home, kicker)) == kicker


def test_12_3_1_nothing_falls_below_zero() -> None:
    found = odds(letter("D"), "DT", "0-0-0")
    assert chance(found, lambda value: value[0] != "0-0-0") == 0


@pytest.mark.parametrize(
    ("position", "least"),
    [
        ("DT", 1),
        ("C", 1),
        ("T", 1),
        ("G", 2),
        ("DE", 2),
        ("LB", 3),
        ("MLB", 3),
        ("TE", 3),
        ("Q", 3),
        ("F", 3),
        ("W", 4),
        ("CB", 4),
        ("U", 4),
    ],
)
def test_12_3_1_minimum_speeds(position: str, least: int) -> None:
    home = league()
    assert minimum_speed(home, position) == least
    at_least, above = man(home, position, f"1-1-{least}"), man(home, position, f"1-1-{least + 1}")
    assert contact_for_speed(home, at_least, orders_of(home, at_least)) == at_least
    assert pcs(contact_for_speed(home, above, orders_of(home, above))) == f"1-2-{least}"


def test_12_7_1_conditioning_ignores_a_trade_of_speed_for_contact() -> None:
    rule = lambda home, player: pcs(contact_for_speed(home, player, orders_of(home, player)))  # noqa: E731
    assert odds(rule, "LB", "1-3-4", emphasis=CONDITIONING) == {"1-3-4": 1.0}


FROM = {
    "Q": 2,
    "W": 2,
    "CB": 2,
    "DH": 2,
    "E": 3,
    "S": 3,
    "TE": 4,
    "H": 4,
    "B": 4,
    "OLB": 4,
    "LB": 4,
    "F": 5,
    "MLB": 5,
    "G": 6,
    "DT": 6,
}


@pytest.mark.parametrize("position", FROM)
def test_12_8_percent_by_position(position: str) -> None:
    found = odds(lambda home, player: pcs(by_position(home, player, "-", orders_of(home, player))), position, "1-1-1")
    assert found["0-1-1"] == pytest.approx((7 - FROM[position]) / 6)
    assert found["1-0-1"] == pytest.approx((FROM[position] - 1) / 6)


def test_12_8_percent_in_the_second_edition_has_three_groups() -> None:
    percent = tables("second").percent
    assert {percent[position] for position in ("Q", "DH", "CB")} == {2}
    assert {percent[position] for position in ("B", "LB")} == {4}
    assert {percent[position] for position in ("G", "DT")} == {6}


@pytest.mark.parametrize(
    ("edition", "change", "kick", "punt"),
    [
        ("first", ("C", 1), (50, 2, 4), (42, 4, 1)),
        ("first", ("C", -1), (46, 2, 4), (38, 4, 1)),
        ("first", ("P", 1), (48, 2, 2), (40, 6, 1)),
        ("first", ("P", -1), (48, 2, 6), (40, 2, 1)),
        ("first", ("S", 1), (48, 0, 4), (40, 5, 1)),
        ("first", ("S", -1), (48, 4, 4), (40, 4, 2)),
        ("second", ("P", 1), (48, 2, 3), (40, 5, 1)),
        ("second", ("P", -1), (48, 2, 5), (40, 3, 1)),
        ("second", ("S", 1), (48, 1, 4), (41, 4, 1)),
        ("second", ("S", -1), (48, 4, 4), (38, 4, 1)),
    ],
)
def test_12_8_kickers_and_punters(
    edition: str, change: tuple[str, int], kick: tuple[int, ...], punt: tuple[int, ...]
) -> None:
    home = league(edition=edition)
    kicker = man(home, "K", "0-0-4", kicking=Kicking(48, 2, 4))
    punter = man(home, "P", "0-0-4", punting=Punting(40, 4, 1))
    assert ability_changed(home, kicker, *change, orders_of(home, kicker)).kicking == Kicking(*kick)
    assert ability_changed(home, punter, *change, orders_of(home, punter)).punting == Punting(*punt)


def test_12_3_1_two_positions_make_two_rolls_with_their_own_experience() -> None:
    rolls = [("age", 3), ("games", 3), ("thirds", 3), ("change", 6), ("low or high", 1), ("change B", 1)]
    rolls += [("age", 3), ("games", 3), ("thirds", 3), ("change", 6), ("low or high", 6), ("change C", 2)]
    home = league(rolls)
    both = man(home, "Q/P", "3-2-3", age=27, punting=Punting(40, 4, 0), thirds=(("Q", 27), ("P", 24)))
    after = standard_change(home, both)
    assert (pcs(after), after.punting) == ("3-3-3", Punting(38, 4, 0))
    finish(home)


def test_12_3_1_generalized_positions_make_one() -> None:
    home = league([("age", 3), ("games", 3), ("thirds", 3), ("change", 1)])
    standard_change(home, man(home, "LB/DH", "2-2-5"))
    finish(home)


def test_12_3_1_a_rookie_season_of_less_than_four_games_makes_an_r2() -> None:
    home = league([("age", 3), ("games", 1), ("thirds", 3), ("change", 1)])
    after = standard_change(home, man(home, standing=FIRST, age=24, thirds=(("LB", 15),)))
    assert (after.standing, after.age_mark) == (SECOND, "24R2")
    finish(home)


def test_12_3_1_an_r2_is_a_veteran_after_his_second_camp() -> None:
    home = league([("age", 3), ("games", 3), ("thirds", 3), ("change", 1)])
    assert standard_change(home, man(home, standing=SECOND)).standing == VETERAN


def test_12_3_1_a_first_year_man_who_played_is_a_veteran() -> None:
    home = league([("age", 1), ("games", 3), ("thirds", 3), ("change", 1)])
    assert standard_change(home, man(home, standing=FIRST, age=22, thirds=(("LB", 12),))).standing == VETERAN


def test_12_4_an_easy_camp_costs_two_games_of_experience() -> None:
    home = league([("age", 3), ("games", 3), ("thirds", 3), ("change", 5), ("low or high", 6), ("change C", 2)])
    after = standard_change(home, man(home, "LB", "1-3-3", age=31, easy_camp=True, thirds=(("LB", 21),)))
    assert pcs(after) == "1-2-3"  # 5 games: the column up to 5, where a 5 is -/C
    finish(home)


def test_12_8_at_38_a_5_or_6_retires() -> None:
    found = odds(lambda home, player: standard_change(home, player).status, age=44, thirds=())
    assert found[RETIRED] == pytest.approx(2 / 6)


def test_12_3_1_a_rookie_needs_no_blurring() -> None:
    home = league([("change", 6), ("change D", 2)])
    assert pcs(standard_change(home, man(home, "LB", "1-3-3", standing=DRAFTED))) == "1-2-3"
    finish(home)


def test_12_3_1_changed_reads_the_column_of_its_table() -> None:
    home = at(league([("x", 6), ("change C", 2)]).table)
    player = man(home)
    assert pcs(changed(home, player, home.tables.standard["free agent"], "x", orders_of(home, player))) == "1-2-3"


def test_12_3_1_nobody_coaches_a_free_agent_out_of_a_change() -> None:
    home = league()
    free = man(home, "LB", "1-2-4", team="")
    assert pcs(contact_for_speed(home, free, orders_of(home, free))) == "1-3-3"
    finish(home)


def test_12_3_1_enough_games_at_one_of_two_jobs_make_no_r2() -> None:
    """He punted all year and never played quarterback: he has played more than four games' worth."""
    still = [("age", 3), ("games", 3), ("thirds", 3), ("change", 1)]
    home = league([*still, *still])
    both = man(home, "Q/P", "3-2-3", standing="first", punting=Punting(40, 4, 0), thirds=(("Q", 4), ("P", 36)))
    assert standard_change(home, both).standing == "veteran"
    idle = league([*still, *still])
    neither = man(idle, "Q/P", "3-2-3", standing="first", punting=Punting(40, 4, 0), thirds=(("Q", 4), ("P", 9)))
    assert standard_change(idle, neither).standing == "R2"


def test_12_3_1_as_an_option_what_does_not_fit_is_rolled_again() -> None:
    home = league([("characteristic -", 3), ("low or high", 6), ("characteristic -", 6)], reroll_inappropriate=True)
    assert roll_attribute(home, man(home, "DT", "0-4-2"), "-").attributes == ("pc",)
    finish(home)
    tables = league([("characteristic -", 3), ("low or high", 6)])
    assert roll_attribute(tables, man(tables, "DT", "0-4-2"), "-").attributes == ("!",)
    finish(tables)


def test_12_3_1_a_rookie_of_two_jobs_makes_two_change_rolls() -> None:
    rolls = [("change", 6), ("change D", 2), ("change", 5), ("low or high", 1), ("change B", 2)]
    home = league(rolls)
    both = man(home, "Q/P", "3-2-3", standing=DRAFTED, punting=Punting(40, 4, 0))
    after = standard_change(home, both)
    assert (pcs(after), after.punting, after.standing) == ("3-1-3", Punting(38, 4, 0), DRAFTED)
    finish(home)


def test_12_3_1_who_goes_both_ways_plays_two_positions_and_makes_two_rolls() -> None:
    """Experience on offense puts him in one column, too little on defense in another."""
    rolls = [("age", 3), ("games", 3), ("thirds", 3), ("change", 6), ("change B", 2)]
    rolls += [("age", 3), ("games", 3), ("thirds", 3), ("change", 6), ("change C", 3)]
    home = league(rolls)
    both = man(home, "W/CB", "3-2-5", age=24, thirds=(("W", 30), ("CB", 9)))
    assert pcs(standard_change(home, both)) == "2-1-5"
    finish(home)


@pytest.mark.parametrize(
    ("position", "roles"),
    [
        ("LB", ("LB",)), ("LB/DH", ("LB/DH",)), ("DH*", ("DH*",)), ("Q*", ("Q*",)), ("T/TE", ("T/TE",)),
        ("W/CB", ("W", "CB")), ("CB/W", ("W", "CB")), ("Q/P", ("Q", "P")), ("DH/P", ("DH", "P")), ("K", ("K",)),
        ("K/P", ("K", "P")),
    ],
)  # fmt: skip
def test_12_3_1_what_is_tallied_and_rolled_for_apart(position: str, roles: tuple[str, ...]) -> None:
    home = league()
    assert man(home, position).roles() == roles


def test_12_3_1_of_two_positions_the_higher_minimum_speed_holds() -> None:
    home = league()
    assert minimum_speed(home, "T/TE") == 3
    assert minimum_speed(home, "K") == 0


def test_12_3_1_a_trade_of_the_last_point_is_made_and_of_none_is_not() -> None:
    home = league()
    last, none = man(home, "CB", "3-1-4"), man(home, "CB", "3-0-4")
    effect = read_cell("+S-C")[0]
    assert pcs(happen(home, last, effect, orders_of(home, last))) == "3-0-5"
    assert happen(home, none, effect, orders_of(home, none)) == none


@pytest.mark.parametrize(
    ("facts", "worth"),
    [
        ({"attributes": ("r",)}, 1), ({"attributes": ("o",)}, -1), ({"attributes": ("r", "o")}, 0),
        ({"kicking": Kicking(50, 2, 4)}, 1), ({"kicking": Kicking(48, 4, 4)}, -1), ({"kicking": Kicking(48, 2, 6)}, -1),
        ({"punting": Punting(42, 4, 1)}, 1), ({"punting": Punting(40, 6, 1)}, 1), ({"punting": Punting(40, 4, 2)}, -1),
    ],
)  # fmt: skip
def test_12_3_3_what_is_better_and_what_is_worse(facts: dict[str, Any], worth: int) -> None:
    home = league()
    usual: dict[str, Any] = {"kicking": Kicking(48, 2, 4), "punting": Punting(40, 4, 1)}
    before, after = man(home, "Q", **usual), man(home, "Q", **(usual | facts))
    assert (is_better(before, after), is_worse(before, after)) == (worth > 0, worth < 0)


def test_12_8_what_plays_elsewhere_too_keeps_its_pass_value() -> None:
    assert not loses_pass_value("OLB", "LB*")  # LB or DL
    assert loses_pass_value("OLB", "DE")
    assert not loses_pass_value("U", "G") and not loses_pass_value("G", "U")


def test_12_8_kicks_may_come_down_to_nothing_but_not_below() -> None:
    home = league()
    for control, left in ((2, 0), (1, 1)):
        punter = man(home, "P", "0-0-4", punting=Punting(40, control, 0))
        assert ability_changed(home, punter, "P", -1, orders_of(home, punter)).punting == Punting(40, left, 0)
    for missed, left in ((2, 0), (1, 1)):
        kicker = man(home, "K", "0-0-4", kicking=Kicking(48, 0, missed))
        assert ability_changed(home, kicker, "P", 1, orders_of(home, kicker)).kicking == Kicking(48, 0, left)


def test_12_3_3_a_point_outweighs_one_fault_and_equals_two() -> None:
    home = league()
    before = man(home, "LB", "1-3-3")
    assert is_better(before, man(home, "LB", "1-4-3", attributes=("o",)))
    both = man(home, "LB", "1-4-3", attributes=("o", "im"))
    assert not is_better(before, both) and not is_worse(before, both)


def test_12_7_2_only_in_a_camp_of_fundamentals_does_the_coach_choose() -> None:
    for emphasis, in_camp, rolls in (
        (FUNDAMENTALS, True, [("choose or roll", 3)]),
        (FUNDAMENTALS, False, [("characteristic +", 6)]),
        ("", True, [("characteristic +", 6)]),
    ):
        home = league(rolls)
        home.set_team("ASH", emphasis=emphasis)
        player = man(home)
        after = happens(home, player, Step(SPECIAL, "+"), orders_of(home, player, in_camp=in_camp))
        assert after.attributes == ("gc",)
        finish(home)
