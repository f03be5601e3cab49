"""12.5.2 Player position changes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fieldhouse.games.fool.charts.compiled import CHANGE, SPECIALIZATION
from fieldhouse.games.fool.model import DRAFTED, Moved, Moving, Player, Punting
from fieldhouse.games.fool.positions import covers, is_despecialization, is_specialization
from fieldhouse.games.fool.rules import orders
from fieldhouse.games.fool.rules.depth import lineup
from fieldhouse.games.fool.rules.free_agents import set_free
from fieldhouse.games.fool.rules.orders import depth
from fieldhouse.games.fool.rules.position_changes import (
    announced,
    check_move,
    completed,
    exhibition_thirds,
    gained,
    left,
    may_revert,
    position_change,
    ratings_at,
    reversal,
    reverted,
)
from fieldhouse.games.fool.rules.results import a_game_later, result
from fieldhouse.games.fool.state import CUTDOWN, GAME_DAYS, PLANS, TRANSACTIONS, League, Phase, Refused
from rules.fool.leagues import BOSS, finish, game_day, league, man, odds, pcs, tables

ALLOWED = {
    "Q": "B DH", "B": "E DH LB G", "F": "H TE LB G", "H": "F W DH", "TB": "F W DH", "E": "B LB DH",
    "TE": "B F T G DL LB", "W": "H TE DH", "T": "G C TE", "G": "T C F DT DE DL", "C": "T G DT DE DL", "U": "DT DE DL",
    "DL": "LB G T", "DE": "DT LB G T", "DT": "DE LB G T", "LB": "DE DT G TE", "OLB": "MLB DE G TE", "MLB": "OLB DT G",
    "DH": "LB B E W H", "CB": "S W E", "S": "CB LB OLB B E",
}  # fmt: skip
SINGLE = [
    "Q", "B", "E", "U", "DL", "LB", "DH", "K", "P", "F", "H", "TB", "W", "TE", "T", "G", "C", "DE", "DT", "OLB", "MLB",
    "CB", "S",
]  # fmt: skip


@pytest.mark.parametrize("old", ALLOWED)
def test_12_5_2a_exactly_the_transitions_of_the_list(old: str) -> None:
    others = [
        new for new in SINGLE if new != old and not is_specialization(old, new) and not is_despecialization(old, new)
    ]
    assert sorted(new for new in others if tables("first").move_table(old, new)) == sorted(ALLOWED[old].split())


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("U", "G"), ("LB", "MLB"), ("B", "F"), ("B", "W"), ("E", "W"), ("E", "TE"), ("DH", "S"), ("LB/DL", "LB"),
        ("LB/DL", "MLB"),
        ("DH*", "LB"), ("DH*", "S"), ("DH*", "OLB"), ("Q*", "Q"),
    ],
)  # fmt: skip
def test_12_5_2_specialization_by_any_number_of_steps(old: str, new: str) -> None:
    assert tables("first").move_table(old, new) == SPECIALIZATION


@pytest.mark.parametrize(
    ("old", "new"), [("C", "U"), ("CB", "DH"), ("MLB", "LB"), ("W", "E"), ("W", "B"), ("DH", "DH*")]
)
def test_12_5_2_de_specialization_is_one_step(old: str, new: str) -> None:
    assert tables("first").move_table(old, new) == CHANGE


@pytest.mark.parametrize(
    ("old", "new"),
    [("DT", "C"), ("LB", "C"), ("W", "Q"), ("B", "Q"), ("K", "W"), ("CB", "DH*"), ("MLB", "DH*"), ("G", "W")],
)
def test_12_5_2_nobody_becomes_a_quarterback_and_only_linemen_a_center(old: str, new: str) -> None:
    home = league()
    with pytest.raises(Refused, match=rf"Rule 12\.5\.2: a .* cannot become a {new.replace('*', '.')}"):
        check_move(home, man(home, old, "1-3-3"), new)


def letters(home: League, player: Player) -> str:
    """Which letter the change of position gives, by a man whom every letter changes in its own way."""
    from fieldhouse.games.fool.dice import D6
    from fieldhouse.games.fool.rules.effects import effect_of
    from fieldhouse.games.fool.rules.position_changes import column_of

    cell = home.tables.cells[
        home.table.look(column_of(home, player, "MLB" if player.position == "LB" else "G"), D6, "x")
    ]
    return "".join(step.name for step in effect_of(home, cell))


@pytest.mark.parametrize(
    ("position", "facts", "expected"),
    [
        ("LB", {"standing": DRAFTED, "age": 22}, {"B": 1.5}),
        ("LB", {"age": 25}, {"B": 1}),
        ("LB", {"age": 27}, {"B": 0.5, "C": 0.5}),
        ("LB", {"age": 31}, {"C": 1}),
        ("LB", {"age": 36}, {"C": 1}),
        ("F", {"standing": DRAFTED, "age": 22}, {"C": 1, "D": 1}),
        ("F", {"age": 25}, {"D": 0.5, "C": 1}),
        ("F", {"age": 27}, {"C": 1, "D": 1}),
        ("F", {"age": 31}, {"C": 1, "D": 2}),
    ],
)
def test_12_8_specialization_and_change_columns(
    position: str, facts: dict[str, Any], expected: dict[str, float]
) -> None:
    found = odds(letters, position, "1-3-3", **facts)
    wanted = {letter: faces / 6 for letter, faces in expected.items()}
    assert found == pytest.approx(wanted | {"": 1 - sum(wanted.values())})


@pytest.mark.parametrize(
    ("old", "new", "p"),
    [("F", "G", 0), ("TE", "DL", 0), ("DE", "DT", 0), ("G", "DT", 0), ("DL", "DE", 1), ("DE", "DL", 1)],
)
def test_12_8_moves_to_a_line_lose_pass_value_but_not_within_ones_own_place(old: str, new: str, p: int) -> None:
    home = league([("position change", 1)])
    assert position_change(home, man(home, old, "1-3-3"), new).p == p


def test_12_8_moves_to_a_line_lose_all_pass_value() -> None:
    home = league([("position change", 1)])
    assert pcs(position_change(home, man(home, "F", "2-3-3"), "G")) == "0-3-3"


def test_12_5_2a_a_tackle_has_a_pass_value_of_1_as_a_tight_end() -> None:
    home = league([("position change", 3)])
    after = position_change(home, man(home, "T", "0-4-2"), "TE")
    assert (after.position, pcs(after)) == ("TE", "1-3-3")  # table 15, row 3: -C+S
    finish(home)


@pytest.mark.parametrize(("facts", "p"), [({"standing": DRAFTED}, 2), ({}, 1)])
def test_12_8_table_15_sets_the_pass_value_by_class(facts: dict[str, Any], p: int) -> None:
    home = league([("position change", 1)])
    assert position_change(home, man(home, "G", "0-4-2", **facts), "F").p == p


def test_12_8_going_to_defense_a_fumbler_errs_or_fouls() -> None:
    for die, mark in ((4, "!"), (3, "o")):
        home = league([("position change", 4), ("! or o", die)])
        after = position_change(home, man(home, "DT", "0-4-2"), "LB")
        assert (after.attributes, after.p) == ((mark,), 2)  # table 4, row 4: f p=2
        finish(home)


def test_12_5_2_a_kicking_job_stays_with_the_man() -> None:
    home = league([("position change", 1)])
    assert position_change(home, man(home, "DH/P", "2-2-5", punting=Punting(40, 4, 0)), "CB").position == "CB/P"


def test_12_5_2_one_change_a_season() -> None:
    home = league([("position change", 1)])
    after = position_change(home, man(home, "LB", "1-3-3"), "MLB")
    with pytest.raises(Refused, match=r"Rule 12\.5\.2: .* may not change position again before season 2"):
        check_move(home, after, "LB")
    home.year = 2
    check_move(home, after, "LB")


# Reversal


def changed(home: League, **facts: Any) -> Player:
    moved = Moved("OLB", False, 0, (1, 3, 4), (), (1, 3, 3), ("o",), "ASH", 1, 1)
    return man(home, "MLB", "1-3-3", moved=moved, moves_from=2, attributes=("o",), **facts)


@pytest.mark.parametrize(
    ("facts", "share"), [({"standing": DRAFTED, "age": 22}, 4 / 6), ({"age": 24}, 3 / 6), ({"age": 30}, 1 / 6)]
)
def test_12_8_reversal_by_age(facts: dict[str, Any], share: float) -> None:
    def rule(home: League, player: Player) -> str:
        return reversal(home, changed(home, **facts)).position

    assert odds(rule)["OLB"] == pytest.approx(share)


def test_12_5_2_reversal_on_1_to_3_for_all_as_an_option() -> None:
    def rule(home: League, player: Player) -> str:
        return reversal(home, changed(home, age=31)).position

    assert odds(rule, settings={"reversal_by_age": False})["OLB"] == pytest.approx(3 / 6)


def test_12_5_2_a_reversal_brings_back_position_ratings_and_marks() -> None:
    home = league([("reversal", 1)])
    after = reversal(home, changed(home))
    assert (after.position, pcs(after), after.attributes, after.moved) == ("OLB", "1-3-4", (), None)
    assert after.moves_from == 2


def test_12_5_2_a_reversal_a_year_later_takes_back_the_change_and_nothing_else() -> None:
    """The change cost him a point of S and brought 'o'; since then camp gave a point of C and 'r'."""
    home = league([("reversal", 1)])
    home.year = 2
    player = changed(home)
    assert player.moved is not None
    later = replace(player, c=4, attributes=("o", "r"), moved=player.moved._replace(attempt=2))
    after = reversal(home, later)
    assert (after.position, pcs(after), after.attributes) == ("OLB", "1-4-4", ("r",))


def test_12_5_2_last_seasons_change_is_reversed_in_camp_or_never() -> None:
    home = league([("reversal", 1)], phase=TRANSACTIONS)
    home.year = 2
    player = changed(home)
    assert player.moved is not None
    home.put(replace(player, moved=player.moved._replace(attempt=2)))
    with pytest.raises(Refused, match=r"Rule 12\.5\.2: last season's change is reversed in camp"):
        orders.reverse(home, "ann", "ASH", player.id)
    home.phase, home.step = CUTDOWN, 0
    orders.reverse(home, "ann", "ASH", player.id)
    assert home.player(player.id).position == "OLB"


def test_12_5_2_the_long_ban_is_an_option_and_ends_with_the_team() -> None:
    home = league([("reversal", 1)], long_ban=True)
    after = reversal(home, changed(home))
    assert after.moves_from == 3
    assert left(home, after).moves_from == 2


def test_12_5_2_a_failed_reversal_is_tried_once_more_in_the_next_camp_by_the_same_team() -> None:
    home = league([("reversal", 6), ("reversal", 6)])
    after = reversal(home, changed(home))
    assert (after.position, pcs(after)) == ("MLB", "1-3-3")
    with pytest.raises(Refused, match=r"Rule 12\.5\.2"):
        reversal(home, after)
    home.year = 2
    final = reversal(home, after)
    home.year = 3
    with pytest.raises(Refused, match=r"Rule 12\.5\.2"):
        reversal(home, final)
    home.year = 2
    moved_on = home.put(after)
    with pytest.raises(Refused, match="left it"):
        reversal(home, home.put(type(moved_on)(**{**_facts(moved_on), "team": "BAY"})))


def _facts(player: Player) -> dict[str, Any]:
    return {name: getattr(player, name) for name in player.__dataclass_fields__}


# After camp


def test_12_5_2_after_camp_three_games_at_the_new_position() -> None:
    home = league([("position change", 1)], phase=TRANSACTIONS)
    player = announced(home, man(home, "LB", "1-3-3"), "MLB")
    for thirds in (3, 3):
        player = gained(home, player, {"MLB": 1.0}, thirds)
    with pytest.raises(Refused, match=r"Rule 12\.5\.2: .* 12/6 games"):
        completed(home, player, True)
    player = gained(home, player, {"MLB": 1.0}, 2)  # 2 2/3 will do
    assert completed(home, player, True).position == "MLB"
    finish(home)


def test_12_5_2_half_if_he_plays_elsewhere_too_and_nothing_if_only_there() -> None:
    home = league()
    player = man(home, "C", "0-4-2", moving=Moving("U"))
    assert gained(home, player, {"C": 1, "G": 1}, 3).moving == Moving("U", 3)  # the book's example
    assert gained(home, player, {"G": 1}, 3).moving == Moving("U", 6)
    assert gained(home, player, {"C": 1}, 3).moving == Moving("U")
    special = man(home, "LB", "1-3-3", moving=Moving("MLB"))
    assert gained(home, special, {"MLB": 2, "OLB": 1}, 3).moving == Moving("MLB", 3)  # outside in 1/3 of the defenses
    assert gained(home, special, {"OLB": 1}, 3).moving == Moving("MLB")
    assert gained(home, special, {}, 1).moving == Moving("MLB")


def test_12_5_2_most_of_his_time_at_the_old_position_counts_for_nothing() -> None:
    home = league()
    player = man(home, "C", "0-4-2", moving=Moving("U"))
    assert gained(home, player, {"C": 2, "G": 1}, 3).moving == Moving("U")
    assert gained(home, player, {"C": 1, "G": 1}, 3).moving == Moving("U", 3)
    assert gained(home, player, {"C": 1, "G": 2}, 3).moving == Moving("U", 3)


def test_12_5_2_returning_punts_as_well_halves_the_experience() -> None:
    home = league()
    player = man(home, "DH", "3-1-5", moving=Moving("CB"))
    assert gained(home, player, {"CB": 1.0, "PR": 0.1}, 3).moving == Moving("CB", 3)
    assert gained(home, player, {"PR": 0.1}, 2).moving == Moving("CB")


def test_12_5_2_the_line_up_tells_where_he_spends_his_time() -> None:
    """A center listed behind the guards starts at center: the game does not count. Listed first, he plays guard."""
    home, men = game_day([])
    center = home.put(replace(men["C"][0], moving=Moving("U")))
    guards = [guard.id for guard in men["G"][:2]]
    depth(home, "ann", "ASH", "G", [*guards, center.id])
    use = lineup(home, "ASH").uses()[center.id]
    assert use == (3, {"C": 1.0, "G": 0.3})
    assert gained(home, center, use.places, use.thirds).moving == Moving("U")
    depth(home, "ann", "ASH", "G", [center.id])
    assert lineup(home, "ASH").uses()[center.id] == (3, {"G": 1.0})


def test_12_5_2_by_hand_the_commissioner_says_where_he_played() -> None:
    home, men = game_day([])
    center = home.put(replace(men["C"][0], moving=Moving("U")))
    uses = {str(center.id): [3, {"C": 1, "G": 2}]}
    result(home, BOSS, 1, [3, 7], uses=uses, injuries=[])
    assert home.player(center.id).moving == Moving("U", 3)
    assert home.player(center.id).experience("C") == 3


@pytest.mark.parametrize(
    ("position", "target", "places", "sixths"),
    [
        ("DH", "CB", {"CB": 2, "S": 1}, 2),  # a third of a game, the book's example
        ("CB", "DH", {"S": 2, "CB": 1}, 4),  # two thirds: the new position includes the old
        ("CB", "DH", {"S": 1}, 6),
    ],
)
def test_12_5_2_the_rule_in_brackets_for_both_positions(
    position: str, target: str, places: dict[str, float], sixths: int
) -> None:
    home = league(head_start=True)
    player = man(home, position, "3-1-5", moving=Moving(target))
    assert gained(home, player, places, 3).moving == Moving(target, sixths)


def test_12_5_2_calling_it_off_ends_changes_for_the_season() -> None:
    home = league()
    player = completed(home, man(home, "LB", "1-3-3", moving=Moving("MLB", 18)), False)
    assert (player.position, player.moving, player.moves_from) == ("LB", None, 2)


def test_12_5_2_exhibition_games_give_two_thirds_or_one_of_four() -> None:
    home, four = league(), league(cuts="64 62 60 58 52")
    assert exhibition_thirds(home, man(home, regimen="coached")) == 2
    assert exhibition_thirds(four, man(four, regimen="coached")) == 1
    assert exhibition_thirds(four, man(four)) == 2


def test_12_5_2_the_head_start_is_an_option() -> None:
    home, old = league(phase=CUTDOWN), league(phase=CUTDOWN, head_start=True)
    assert announced(home, man(home), "MLB").moving == Moving("MLB")
    assert announced(old, man(old), "MLB").moving == Moving("MLB", 4)
    assert announced(old, man(old, regimen="coached"), "MLB").moving == Moving("MLB")
    old.phase = TRANSACTIONS
    assert announced(old, man(old), "MLB").moving == Moving("MLB")  # it is for changes begun before the season


def test_12_5_2_after_a_special_camp_no_change_is_completed_before_the_season() -> None:
    home = league([("position change", 1)], phase=CUTDOWN)
    player = man(home, "LB", "1-3-3", moving=Moving("MLB", 18), regimen="coached")
    with pytest.raises(Refused, match=r"Rule 12\.5\.2: .* had a special camp \(coached\)"):
        completed(home, player, True)
    home.phase = TRANSACTIONS
    assert completed(home, player, True).position == "MLB"


def test_12_5_2_the_commands_keep_to_their_phases() -> None:
    home = league([("position change", 1)], phase=GAME_DAYS)
    player = man(home, "LB", "1-3-3")
    with pytest.raises(Refused, match=r"Rule 12\.5\.2: this is done in the cutdown or pick-ups or transactions phase"):
        orders.move(home, "ann", "ASH", player.id, "MLB")
    home.phase = TRANSACTIONS
    orders.move(home, "ann", "ASH", player.id, "MLB")
    home.put(gained(home, home.player(player.id), {"MLB": 1.0}, 9))
    orders.complete(home, "ann", "ASH", player.id)
    assert home.player(player.id).position == "MLB"


def test_12_5_2_it_is_too_late_to_reverse_after_a_game() -> None:
    """The change was made before the games of the day that has passed since."""
    home = league(phase=TRANSACTIONS)
    player = changed(home)
    home.day = 2
    with pytest.raises(Refused, match=r"Rule 12\.5\.2: it is too late"):
        orders.reverse(home, "ann", "ASH", player.id)


@pytest.mark.parametrize(("phase", "step"), [(CUTDOWN, 1), (TRANSACTIONS, 0)])
def test_12_5_2_a_change_made_in_camp_is_reversed_before_the_first_cut_is_over(phase: Phase, step: int) -> None:
    home = league([("position change", 1), ("reversal", 1)], phase=PLANS)
    player = home.put(position_change(home, man(home, "LB", "1-3-3"), "MLB"))
    home.phase, home.step, home.day = phase, step, 4
    with pytest.raises(Refused, match=r"Rule 12\.5\.2: it is too late"):
        orders.reverse(home, "ann", "ASH", player.id)
    home.phase, home.step, home.day = CUTDOWN, 0, 1
    orders.reverse(home, "ann", "ASH", player.id)
    assert home.player(player.id).position == "LB"


def test_12_5_2_a_change_completed_between_exhibition_games_is_reversed_there() -> None:
    home = league([("position change", 1), ("reversal", 1)], phase=CUTDOWN, cuts="64 62 60 58 52")
    home.step, home.day = 3, 12
    player = man(home, "LB", "1-3-3", moving=Moving("MLB", 16))
    orders.complete(home, "ann", "ASH", player.id)
    orders.reverse(home, "ann", "ASH", player.id)
    assert home.player(player.id).position == "LB"


def test_12_5_2_after_a_reversal_in_the_next_camp_no_further_change_that_season() -> None:
    """However it comes out: here it fails."""
    home = league([("reversal", 6)], phase=CUTDOWN)
    home.year = 2
    player = changed(home)
    assert player.moved is not None
    home.put(replace(player, moved=player.moved._replace(attempt=2)))
    orders.reverse(home, "ann", "ASH", player.id)
    with pytest.raises(Refused, match=r"Rule 12\.5\.2: .* may not change position again before season 3"):
        check_move(home, home.player(player.id), "OLB")


@pytest.mark.parametrize(("target", "is_allowed"), [("CB", True), ("LB", True), ("DH", False), ("P", False)])
def test_12_5_2_a_kicking_job_is_no_step_of_a_change(target: str, is_allowed: bool) -> None:
    home = league()
    both = man(home, "DH/P", "2-2-5", punting=Punting(40, 4, 0))
    if is_allowed:
        check_move(home, both, target)
    else:
        with pytest.raises(Refused, match=rf"Rule 12\.5\.2: a DH/P cannot become a {target}"):
            check_move(home, both, target)


def test_12_5_2_a_man_with_a_kicking_job_de_specializes_as_others_do() -> None:
    home = league([("position change", 1)])
    both = man(home, "CB/P", "2-2-5", punting=Punting(40, 4, 0))
    assert position_change(home, both, "DH").position == "DH/P"


# Leaving, and out of position


def test_12_5_2_cut_within_three_games_he_may_go_back_to_his_position_not_his_values() -> None:
    home = league()
    player = changed(home)
    assert may_revert(player)
    back = reverted(player)
    assert (back.position, pcs(back)) == ("OLB", "1-3-3")


def test_12_5_2_the_three_games_run_from_the_day_he_was_cut() -> None:
    home = league(phase=TRANSACTIONS)
    player = changed(home)
    assert player.moved is not None
    home.put(replace(player, moved=player.moved._replace(games=2)))
    set_free(home, home.player(player.id))
    for _ in range(2):
        home.put(a_game_later(home.player(player.id), is_exhibition=False))
    assert may_revert(home.player(player.id))
    home.put(a_game_later(home.player(player.id), is_exhibition=False))
    assert not may_revert(home.player(player.id))


def test_12_5_2_cut_after_three_games_the_new_position_sticks() -> None:
    home = league(phase=TRANSACTIONS)
    player = changed(home)
    assert player.moved is not None
    set_free(home, replace(player, moved=player.moved._replace(games=3)))
    assert not may_revert(home.player(player.id))


@pytest.mark.parametrize(
    "moved",
    [
        Moved("OLB", True, 0, (1, 3, 4), (), (1, 4, 4), (), "ASH", 1, 1),
        Moved("OLB", False, 3, (1, 3, 4), (), (1, 3, 3), (), "ASH", 1, 1),
    ],
)
def test_12_5_2_unless_he_improved_or_three_games_have_passed(moved: Moved) -> None:
    home = league()
    with pytest.raises(Refused, match=r"Rule 12\.5\.2"):
        reverted(man(home, "MLB", "1-3-3", moved=moved))


@pytest.mark.parametrize(
    ("position", "ratings", "slot", "expected"),
    [
        ("G", "1-4-2", "C", (0, 3, 2)),  # table 12: P-1, C-1
        ("T", "0-4-2", "TE", (0, 3, 2)),  # table 15: P=0, C-1
        ("LB", "1-3-3", "MLB", (1, 3, 3)),
        ("OLB", "1-3-3", "MLB", (1, 2, 3)),
        ("CB", "3-1-5", "DT", (0, 0, 4)),
    ],
)
def test_12_8_temporary_effects_out_of_position(
    position: str, ratings: str, slot: str, expected: tuple[int, ...]
) -> None:
    home = league()
    assert ratings_at(home, man(home, position, ratings), slot) == expected


def test_12_5_2_general_positions_include_the_special() -> None:
    assert covers("U", "C")
    assert covers("B", "W")
    assert covers("LB/DH", "CB")
    assert not covers("CB", "S")
    assert not covers("G", "T")


def test_12_5_2_who_has_been_a_quarterback_may_become_one_again() -> None:
    home = league([("position change", 3), ("position change", 2)])
    passer = position_change(home, man(home, "Q", "4-2-4", age=24), "B")  # table 2: he catches like 2
    assert (passer.position, pcs(passer), passer.passing) == ("B", "2-2-4", 4)
    home.year = 2
    check_move(home, passer, "Q")
    again = position_change(home, passer, "Q")
    assert (again.position, pcs(again)) == ("Q", "4-2-4")  # with the pass value that he had
    with pytest.raises(Refused, match="a B cannot become a Q"):
        check_move(home, man(home, "B", "2-2-4"), "Q")
    finish(home)


def test_12_5_2_meanwhile_he_passes_as_he_did_and_plays_out_of_position() -> None:
    home = league()
    former, other = man(home, "B", "2-2-4", passing=4), man(home, "B", "2-2-4")
    assert ratings_at(home, former, "Q") == (4, 1, 4)
    assert ratings_at(home, former, "H") == (2, 2, 4)
    depth(home, "ann", "ASH", "Q", [former.id])
    with pytest.raises(Refused, match="has not been a quarterback"):
        depth(home, "ann", "ASH", "Q", [other.id])
    assert lineup(home, "ASH").starters["Q"] == (former.id,)


def test_12_5_2_without_a_quarterback_a_former_one_helps_out() -> None:
    home = league()
    man(home, "C", "0-5-2")
    man(home, "C", "0-4-2")
    assert lineup(home, "ASH").starters["Q"] == ()
    former = man(home, "C", "0-1-2", passing=1)
    assert lineup(home, "ASH").starters["Q"] == (former.id,)


def test_12_5_2_a_quarterback_who_specializes_stays_one() -> None:
    home = league([("position change", 1)])
    assert position_change(home, man(home, "Q*", "3-2-4", age=24), "Q").passing is None
    finish(home)
