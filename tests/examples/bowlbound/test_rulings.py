"""Where the book leaves a doubt: the rulings R20 to R27 of RULES.md, by the sections they belong to."""

from __future__ import annotations

import pytest

from examples.bowlbound.table import Stage
from fieldhouse.games.bowlbound.rules.entitlement import CONDITIONAL_CARD, NO_CARD, wild_card_right
from fieldhouse.games.bowlbound.rules.factors import factor_of
from fieldhouse.table.seat import BOTH, HOME, Seat

FIRST = "A 1 and 10 at A 40"
KICK = "A kicks off from A 30"


@pytest.mark.parametrize(
    ("choice", "sheet"),
    [
        ("accept", "A kicks off from A 45"),
        ("accept-2", "A 1 and goal at B 4"),
        ("decline", "A kicks off from A 30"),
    ],
)
def test_vi_4_c_v_a_personal_foul_on_a_touchdown_goes_to_the_kickoff(choice: str, sheet: str) -> None:
    stage = Stage("A 1 and goal at B 8", A={"1": {20: "DEF 15", 21: "8"}})
    stage.play("1 a", "offense 20, offense 21, defense 1", f"A penalty {choice}")
    if "kicks" in sheet:
        stage.gives("try by A", score=(6, 0)).play("", "extra point 20", "A try kick")
    stage.gives(sheet)


@pytest.mark.parametrize(("foul", "cell", "quarter"), [("DEF 5Y", "8", 1), ("DEF 5", "8", 1), ("DEF 15", "8", 5)])
def test_vi_4_c_v_no_lesser_foul_does_and_overtime_has_no_kickoff(foul: str, cell: str, quarter: int) -> None:
    stage = Stage("A 1 and goal at B 8", quarter=quarter, A={"1": {20: foul, 21: cell}})
    stage.game.overtime_first = 0
    stage.play("1 a", "offense 20, offense 21, defense 1", "A penalty accept")
    assert (stage.game.phase, stage.game.score) == ("scrimmage", [0, 0])


@pytest.mark.parametrize(("foul", "choice", "line"), [("DEF 15", "accept", 45), ("DEF 15", "decline", 30)])
def test_vi_4_c_vi_a_personal_foul_on_a_return_that_scores_too(foul: str, choice: str, line: int) -> None:
    stage = Stage("B kicks off from B 30", A={"Kickoff Return": {30: foul, 31: "TD"}})
    dice = "kickoff 20, kickoff return 30, kickoff return 31"
    stage.play(dice=dice, choices=f"B kickoff deep, A penalty {choice}").gives("try by A", score=(6, 0))
    stage.play("", "extra point 20", "A try kick").gives(f"A kicks off from A {line}")


def test_ii_1_a_xwc_says_nothing_where_the_w_alone_decides() -> None:
    rights = {
        method: wild_card_right(Stage(FIRST, {"wild_card": method}, B={"codes": "XWC"}, score=(0, 7)).game, HOME)
        for method in ("off", "coded", "variable", "conditional")
    }
    assert rights == dict(zip(rights, [CONDITIONAL_CARD, CONDITIONAL_CARD, NO_CARD, NO_CARD], strict=True))


@pytest.mark.parametrize(("total", "line"), [(39, 31), (31, 39), (30, 40), (10, 60)])
def test_iii_1_the_table_gives_the_kickers_an_onside_kick_however_short(total: int, line: int) -> None:
    stage = Stage(KICK, {"kickoffs": "guessing"})
    stage.play(dice=f"X {total}, onside kick 10", choices="A kickoff onside, B kickoff guess onside")
    assert (stage.game.offense, stage.game.spot) == (0, line)


@pytest.mark.parametrize(("share", "factors"), [(0, [1000, 1240]), (50, [880, 1120]), (100, [760, 1000])])
def test_ix_the_share_of_the_disadvantaged_side_is_a_number(share: int, factors: list[int]) -> None:
    """A difference of 24%."""
    options = {"yardage_factors": "full", "shared_factor": share}
    stage = Stage(FIRST, options, A={"yardage factor": 89.5}, B={"yardage factor": 113.5})
    assert [factor_of(stage.game, seat) for seat in BOTH] == factors


@pytest.mark.parametrize(("lower", "sheet"), [(50, "A 3 and 1 at B 39"), (200, "A 3 and 1 at B 39")])
def test_ix_no_factor_for_a_sneak(lower: int, sheet: str) -> None:
    """In their half, where half a yard would round to nothing; and two would be a first down."""
    options = {"yardage_factors": "simple", "quarterback_sneak": True}
    stage = Stage("A 2 and 2 at B 40", options, A={"1": {20: "5"}, "lower factor": lower})
    stage.play("sneak a", "sneak 20").gives(sheet)


@pytest.mark.parametrize(("choice", "sheet"), [("accept", "A 1 and 10 at B 45"), ("decline", "A 1 and 10 at B 42")])
def test_i_4_a_a_bad_snap_is_no_gain_though_it_be_run_for_one(choice: str, sheet: str) -> None:
    """The personal foul is marked from the previous spot alone: there is no second way to accept it."""
    cells = {"1": {20: "DEF S", 21: "OFF S"}, "Interception Return": {30: "20"}}
    stage = Stage(FIRST, {"no_huddle": True}, A=cells)
    stage.game.hurried = True
    dice = "offense 20, no-huddle penalty 36, offense 21, no-huddle penalty 10, fumble 17, fumble return 30"
    stage.play("1 a", dice, f"A run back return, A penalty {choice}").gives(sheet)


@pytest.mark.parametrize(
    ("line", "sheet"), [(5, "B 1 and goal at A 1"), (8, "B 1 and goal at A 1"), (9, "B 1 and goal at A 2")]
)
def test_vi_6_a_hold_in_the_own_end_zone_comes_out_to_the_one(line: int, sheet: str) -> None:
    Stage(f"A 4 and 10 at A {line}").play("field-goal a", "field goal 20").gives(sheet)


@pytest.mark.parametrize(("total", "seat", "what"), [(39, 1, "defensive two points"), (17, 0, "two-point try")])
def test_v_3_a_blocked_point_that_is_run_in_is_written_up_for_whoever_ran(total: int, seat: Seat, what: str) -> None:
    """R19: the kickers' own run counts two as well."""
    stage = Stage("try by A", {"free_block": True}, A={"Interception Return": {30: "TD"}}, B={"codes": "FBO"})
    dice = f"block number 20, extra point 20, DS 20, fumble {total}" + (", fumble return 30" if seat == 0 else "")
    choices = "A try kick, B kick rush block, A try kick" + (", A run back return" if seat == 0 else "")
    stage.play("", dice, choices)
    assert stage.last.points == ((seat, 2, what),)


def test_iv_3_the_home_team_has_the_ball_and_the_visitors_stop_the_clock() -> None:
    stage = Stage("B 1 and 10 at B 40", B={"1": {20: "6"}})
    stage.play("1 a", "offense 20, defense 1", "A tempo time-out").gives("B 2 and 4 at B 46", seconds=10)
    assert stage.game.time_outs == [2, 3]


@pytest.mark.parametrize(("choice", "sheet"), [("accept", "A 1 and goal at B 1"), ("decline", "try by A")])
def test_vi_4_c_vi_a_lesser_foul_taken_instead_of_a_touchdown_is_marked_from_the_one(choice: str, sheet: str) -> None:
    stage = Stage("B kicks off from B 30", A={"Kickoff Return": {30: "DEF 5", 31: "TD"}})
    dice = "kickoff 20, kickoff return 30, kickoff return 31"
    stage.play(dice=dice, choices=f"B kickoff deep, A penalty {choice}").gives(sheet)
