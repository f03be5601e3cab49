"""12.1 The list of new players, and the men that a league is founded with: which die makes what of them."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.games.fool.charts.class_text import ClassTables, Mould
from fieldhouse.games.fool.model import ACTIVE, DRAFTED, FIRST, IN_CLASS, VETERAN, Kicking, Punting
from fieldhouse.games.fool.rules.rookies import class_positions, founding_rosters, new_player, rookie_class
from fieldhouse.games.fool.state import League
from rules.fool.leagues import finish, league, pcs

Rolls = list[tuple[str, int]]
NAMED: Rolls = [("first name", 1), ("last name", 0)]
PLAIN: Rolls = [("characteristic", 15)]
LUCK = (25, 20)


def mould(
    *shapes: tuple[int, int], passes: tuple[int, ...] = (1,), shift: tuple[int, ...] = (0, 0, 0), share: int = 1
) -> Mould:
    return Mould(share, shapes, passes, shift, (40, 50), (2,), (3, 1))


def with_list(rolls: Rolls, moulds: dict[str, Mould], **settings: Any) -> League:
    home = league(rolls, **settings)
    home.moulds = ClassTables((22, 24), 15, moulds, ("Al", "Bo"), ("Ash", "Elm"))
    return home


def made(position: str, of: Mould, rolls: Rolls, luck: tuple[int, int] | None = None, age: int = 22) -> str:
    """P-C-S of a new man, and his characteristics."""
    home = with_list([*NAMED, *rolls], {position: of})
    player = new_player(home, position, age, luck)
    finish(home)
    return " ".join([pcs(player), *player.attributes])


def test_12_1_a_new_man_has_a_name_a_shape_and_a_pass_value() -> None:
    home = with_list([*NAMED, ("shape", 1), ("pass value", 2), *PLAIN], {"LB": mould((3, 3), (1, 4), passes=(0, 1, 2))})
    player = new_player(home, "LB", 23)
    assert (player.name, pcs(player), player.age) == ("Bo Ash", "2-1-4", 23)
    assert (player.standing, player.status, player.team) == (DRAFTED, IN_CLASS, "")
    finish(home)


@pytest.mark.parametrize(
    ("die", "rolls", "becomes"),
    [
        (14, [("good or bad", 4), ("characteristic +", 5)], "1-3-3 r"),
        (14, [("good or bad", 3), ("characteristic -", 6)], "1-3-3 pc"),
        (15, [], "1-3-3"),
    ],
)
def test_12_1_fifteen_of_a_hundred_have_a_characteristic_half_of_them_good(
    die: int, rolls: Rolls, becomes: str
) -> None:
    assert made("LB", mould((3, 3)), [("shape", 0), ("characteristic", die), *rolls]) == becomes


def test_12_8_a_new_man_has_nothing_to_lose_so_a_one_is_rolled_again() -> None:
    rolls = [("shape", 0), ("characteristic", 0), ("good or bad", 4), ("characteristic +", 1), ("characteristic +", 5)]
    home = with_list([*NAMED, *rolls], {"LB": mould((3, 3))}, reroll_removal=False)
    assert new_player(home, "LB", 22).attributes == ("r",)
    finish(home)


@pytest.mark.parametrize(("die", "becomes"), [(69, "1-3-3"), (70, "0-3-3")])
def test_12_1_hundredths_are_a_whole_part_and_a_chance(die: int, becomes: str) -> None:
    """-130: one point less, and of three in ten one more."""
    of = mould((3, 3), passes=(2,), shift=(-130, 0, 0))
    assert made("LB", of, [("shape", 0), ("shift of P", die), *PLAIN]) == becomes


@pytest.mark.parametrize(("die", "becomes"), [(0, "2-3-3"), (1, "1-3-3")])
def test_12_1_a_hundredth_is_a_chance_in_a_hundred(die: int, becomes: str) -> None:
    of = mould((3, 3), shift=(1, 0, 0))
    assert made("LB", of, [("shape", 0), ("shift of P", die), *PLAIN]) == becomes


@pytest.mark.parametrize(("die", "becomes"), [(19, "1-4-3"), (20, "1-3-3")])
def test_12_1_a_shift_goes_up_too(die: int, becomes: str) -> None:
    of = mould((3, 3), shift=(0, 20, 0))
    assert made("LB", of, [("shape", 0), ("shift of C", die), *PLAIN]) == becomes


@pytest.mark.parametrize(
    ("shape", "shift", "becomes"),
    [
        ((0, 4), (-100, -100, 0), "0-0-4"),  # nothing falls below zero
        ((5, 2), (0, 100, 0), "1-5-2"),  # nor rises above a maximum
        ((5, 2), (0, 100, -100), "1-6-1"),  # unless what is taken away makes room first
        ((3, 3), (500, 0, 0), "3-3-3"),  # a linebacker catches like 3 at most
    ],
)
def test_12_6_a_shift_stays_within_the_maxima(shape: tuple[int, int], shift: tuple[int, ...], becomes: str) -> None:
    assert made("LB", mould(shape, shift=shift), [("shape", 0), *PLAIN]) == becomes


@pytest.mark.parametrize(
    ("position", "second", "kicking", "punting"),
    [("K", 0, Kicking(51, 2, 3), None), ("P", 1, None, Punting(51, 2, 1))],
)
def test_12_1_kickers_have_numbers_of_their_own(
    position: str, second: int, kicking: Kicking | None, punting: Punting | None
) -> None:
    of = mould((1, 2), shift=(50, 0, 0))
    rolls = [("shape", 0), ("kicking", 1), ("kicking", second), ("shift of kicking", 49), *PLAIN]
    home = with_list([*NAMED, *rolls], {position: of})
    player = new_player(home, position, 22)
    assert (player.kicking, player.punting, pcs(player)) == (kicking, punting, "1-1-2")
    finish(home)


def test_12_1_a_kickers_numbers_are_not_below_zero_and_no_shift_is_for_a_founder() -> None:
    of = mould((1, 2), shift=(0, -300, -100))
    rolls = [*NAMED, ("shape", 0), ("kicking", 0), ("kicking", 1), *PLAIN]
    assert new_player(with_list(rolls, {"K": of}), "K", 22).kicking == Kicking(40, 0, 0)
    assert new_player(with_list(rolls, {"K": of}), "K", 22, LUCK).kicking == Kicking(40, 2, 1)


def test_12_1_a_class_has_so_many_a_team_by_the_shares_of_positions() -> None:
    home = with_list([], {"LB": mould((3, 3), share=1), "CB": mould((1, 6), share=2)})
    assert class_positions(home, 7) == ["LB"] * 2 + ["CB"] * 5
    one = [*NAMED, ("shape", 0), *PLAIN]
    rolls = [roll for index in range(20) for roll in (("age of a new player", index % 2), *one)]
    home = with_list(rolls, {"LB": mould((3, 3))}, class_size=5)
    rookie_class(home)
    assert [player.age for player in home.rookie_class()] == [22, 24] * 10
    finish(home)


# The players a league is founded with


@pytest.mark.parametrize(
    ("die", "high", "becomes"),
    [
        (24, 3, "1-4-3"), (24, 4, "1-3-4"), (25, 0, "1-3-3"), (79, 0, "1-3-3"), (80, 3, "1-2-3"), (80, 4, "1-3-2"),
        (0, 3, "1-4-3"), (99, 4, "1-3-2"),
    ],
)  # fmt: skip
def test_founders_a_quarter_are_better_and_a_fifth_worse(die: int, high: int, becomes: str) -> None:
    choice = [("C or S", high)] if high else []
    assert made("LB", mould((3, 3)), [("shape", 0), ("better or worse", die), *choice, *PLAIN], LUCK) == becomes


@pytest.mark.parametrize(
    ("position", "shape", "passes", "rolls", "becomes"),
    [
        ("LB", (0, 4), 1, [("better or worse", 80), ("C or S", 3)], "1-0-4"),
        ("LB", (5, 2), 1, [("better or worse", 0), ("C or S", 3)], "1-5-2"),
        ("G", (3, 2), 3, [("better or worse", 0), ("C or S", 3)], "2-4-2"),
        ("K", (1, 2), 1, [("kicking", 0), ("kicking", 0)], "1-1-2"),
    ],
)
def test_founders_stay_within_the_maxima(
    position: str, shape: tuple[int, int], passes: int, rolls: Rolls, becomes: str
) -> None:
    assert made(position, mould(shape, passes=(passes,)), [("shape", 0), *rolls, *PLAIN], LUCK) == becomes


@pytest.mark.parametrize("draws", [(2, 0), (0, 2)])
def test_founders_have_the_better_of_two_pass_values(draws: tuple[int, int]) -> None:
    of = mould((3, 3), passes=(0, 1, 2))
    passes: Rolls = [("pass value", die) for die in draws]
    assert made("LB", of, [("shape", 0), *passes, ("better or worse", 50), *PLAIN], LUCK) == "2-3-3"


def founded(age: int, shapes: list[tuple[int, int]], rolls: Rolls) -> League:
    """A league of one team of one man; the dice choose the shapes of the three of whom he is the best in turn."""
    tries = [
        roll
        for index in range(len(shapes))
        for roll in (*NAMED, ("shape", index), ("better or worse", 50), *PLAIN)
    ]  # fmt: skip
    home = with_list([("age", 1), *tries, *rolls], {"LB": mould(*shapes)})
    home.teams = {"ASH": home.teams["ASH"]}
    founding_rosters(home, {"LB": 1}, (20, age))
    finish(home)
    return home


@pytest.mark.parametrize(
    ("age", "standing", "seasons"), [(22, FIRST, 1), (23, VETERAN, 1), (24, VETERAN, 2), (26, VETERAN, 4)]
)
def test_founders_are_the_best_of_three_with_seasons_behind_them(age: int, standing: str, seasons: int) -> None:
    (player,) = founded(age, [(2, 3), (3, 4), (1, 2)], []).roster("ASH")
    assert (pcs(player), player.age, player.standing, player.seasons) == ("1-3-4", age, standing, seasons)
    assert (player.status, player.last_team, player.was_active, player.thirds) == (ACTIVE, "ASH", True, (("LB", 18),))


@pytest.mark.parametrize(
    ("shape", "die", "becomes"),
    [
        ((3, 4), 3, "1-3-4"),
        ((3, 4), 4, "1-4-3"),  # 3 is the least speed of a linebacker
        ((3, 3), 4, "1-3-3"),
        ((4, 4), 4, "1-4-4"),  # 5-3 would be above the maxima
    ],
)
def test_founders_over_26_are_slower_and_stronger_half_of_them(shape: tuple[int, int], die: int, becomes: str) -> None:
    (player,) = founded(27, [shape] * 3, [("years", die)]).roster("ASH")
    assert pcs(player) == becomes
