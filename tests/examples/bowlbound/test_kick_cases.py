"""Advanced III to V: odd cases of kickoff guessing, punts, fair catches and rolls, fakes and rushes."""

from __future__ import annotations

from typing import Any

import pytest

from examples.bowlbound.table import Stage
from fieldhouse.games.bowlbound.cells import show_cell
from fieldhouse.games.bowlbound.rules.kickoffs import SQUIB_CHART
from fieldhouse.gridiron.dice import OFFENSE_READINGS
from fieldhouse.table.question import IllegalAnswer

KICK = "A kicks off from A 30"
FOURTH = "A 4 and 10 at A 30"
GUESSING = {"kickoffs": "guessing"}


# III-1


def test_iii_1_every_total_of_the_squib_chart() -> None:
    """Rulings, football-timing-squib-ratings 2.3."""
    tens = "- 22 20 6 DEF_15 OFF_15 21 23 24 B", "4 17 5 7 8 13 F_10 16 3 1", "18 14 9 11 10 10 12 15 19 2"
    shown = [show_cell(SQUIB_CHART.by_reading[total]).replace(" ", "_") for total in OFFENSE_READINGS]
    assert shown == " ".join(tens).split()


@pytest.mark.parametrize(
    ("guess", "cell", "spot"),
    [("squib", "F +25", 27), ("squib", "F +60", 40), ("onside", "F +25", 20), ("onside", "F +60", 30)],
)
def test_iii_1_a_return_that_ends_in_a_fumble_is_shortened_too(guess: str, cell: str, spot: int) -> None:
    stage = Stage(KICK, GUESSING, B={"Kickoff Return": {30: cell}})
    stage.play(
        dice="kickoff 20, kickoff return 30, fumble 20", choices=f"A kickoff deep, B kickoff guess {guess}"
    ).gives(f"B 1 and 10 at B {spot}")  # fmt: skip


@pytest.mark.parametrize(("cell", "sheet"), [("60", "B 1 and 10 at A 35"), ("TD", "try by B")])
def test_iii_1_an_expected_squib_comes_back_40_yards_at_most_or_all_the_way(cell: str, sheet: str) -> None:
    stage = Stage(KICK, GUESSING, B={"B": {31: cell}})
    stage.play(dice="T1 20, squib return 19, B 31", choices="A kickoff squib, B kickoff guess squib").gives(sheet)


def test_iii_1_the_quick_method_counts_for_guessed_kicks() -> None:
    """T1 is 28, X is 12, DS is 6."""
    options = {**GUESSING, "yardages": "quick"}
    for guess, spot in (("deep", 29), ("onside", 23)):
        stage = Stage(KICK, options)
        stage.play(choices=f"A kickoff squib, B kickoff guess {guess}").gives(f"B 1 and 10 at B {spot}")


def test_iii_1_a_free_kick_is_not_guessed_at() -> None:
    stage = Stage("A free kick from A 20", GUESSING)
    stage.play(dice="squib return 11", choices="A kickoff squib").gives("B 1 and 10 at A 38")


def test_iii_1_fouls_on_a_squib_return() -> None:
    stage = Stage(KICK, {"kickoffs": "squib"})
    stage.play(dice="squib return 15, squib return 11", choices="A kickoff squib, A penalty accept").gives(
        "B 1 and 10 at B 37"
    )
    stage.put(KICK)
    stage.play(dice="squib return 14, squib return 11", choices="A kickoff squib, B penalty accept").gives(
        "B 1 and 10 at A 33"
    )


# III-2


@pytest.mark.parametrize(
    ("taken", "sheet"), [(15, "B 1 and 10 at B 20"), (20, "B 1 and 10 at B 20"), (24, "B 1 and 10 at B 4")]
)
def test_iii_2_b_a_coffin_corner_missed_is_a_touchback(taken: int, sheet: str) -> None:
    stage = Stage("A 4 and 10 at B 40", {"coffin_corner": True}, A={"Punt": {20: "60"}})
    stage.play("punt a", "punt 20", f"A coffin corner {taken}, A punt aim out").gives(sheet)


def test_iii_2_b_out_of_bounds_nobody_may_let_it_roll() -> None:
    options = {"coffin_corner": True, "all_out_rush": True, "punt_returns": True}
    stage = Stage(FOURTH, options)
    stage.play(
        "punt a", "block number 32, punt 20",
        "B kick rush all-out, A call punt, A coffin corner 15, A punt aim out",
    ).gives("B 1 and 10 at B 45")  # fmt: skip


def test_iii_2_b_all_is_said_before_either_side_rolls() -> None:
    """The yards taken off, the marks, and the fake number (V-1), before the block numbers are known (V-2-B)."""
    stage = Stage(FOURTH, {"coffin_corner": True, "cancel_marks": True, "all_out_rush": True, "fakes": True})
    said = "A call punt, A fake number 24, A fake number 0, A coffin corner 15, A punt aim in, A punt marks cancel"
    with pytest.raises(AssertionError, match="the rules roll 'block number'"):
        stage.play("punt a", "", f"B kick rush all-out, {said}")
    assert not stage.game.table.choices


def test_iii_2_b_nothing_is_taken_off_a_penalty() -> None:
    stage = Stage(FOURTH, {"coffin_corner": True}, A={"Punt": {20: "DEF 5"}})
    stage.play(
        "punt a", "punt 20, punt 21", "A coffin corner 20, A punt aim out, A penalty accept"
    ).gives("A 4 and 5 at A 35")  # fmt: skip


@pytest.mark.parametrize("down", [3, 4])
def test_iii_2_a_a_short_drop_on_any_down_has_three_block_numbers(down: int) -> None:
    stage = Stage(f"A {down} and 10 at A 4", {"short_drop": True})
    stage.play("punt a", "block number 30, punt 31, X 39, fumble 20", "B kick rush all-out, A call punt")
    stage.gives("A 4 and 11 at A 3" if down == 3 else "B 1 and goal at A 3")


def test_iii_2_a_a_short_drop_loses_its_marks_though_nobody_rushes() -> None:
    stage = Stage("A 4 and 10 at A 4", {"short_drop": True}, A={"Punt": {20: "40*"}}, B={"Punt Return": {30: "6"}})
    stage.play("punt a", "punt 20, punt return 30", "B kick rush none, B kick return return").gives(
        "B 1 and 10 at A 38"
    )


QUICK = {"quick_kick": True, "punt_returns": True}


@pytest.mark.parametrize(
    ("dice", "choices", "sheet"),
    [
        (", roll 25", "B kick return leave, A roll option roll", "B 1 and 10 at B 20"),
        ("", "B kick return leave, A roll option decline", "B 1 and 10 at B 30"),
        (", fair catch 20", "B kick return fair-catch", "B 1 and 10 at B 30"),
    ],
)
def test_iii_2_c_a_quick_kick_may_be_caught_or_roll_but_not_returned(dice: str, choices: str, sheet: str) -> None:
    Stage("A 3 and 10 at A 30", QUICK).play("punt a", f"punt 20{dice}", choices).gives(sheet)
    with pytest.raises(IllegalAnswer):
        Stage("A 3 and 10 at A 30", QUICK).play("punt a", "punt 20", "B kick return return")


def test_iii_2_c_a_quick_kick_into_the_end_zone_is_a_touchback() -> None:
    Stage("A 3 and 10 at B 40", QUICK).play("punt a", "punt 20").gives("B 1 and 10 at B 20")


# IV


RETURNS = {"punt_returns": True, "kickoff_returns": True}


@pytest.mark.parametrize(
    ("dice", "sheet"),
    [
        ("fair catch 13, fumble 20", "B 1 and 10 at B 10"),
        ("fair catch 13, fumble 37", "A 1 and goal at B 10"),
        ("fair catch 35, roll 21, fumble 20", "B 1 and 10 at B 4"),
        ("fair catch 35, roll 36", "B 1 and 10 at B 20"),
    ],
)
def test_iv_2_a_fair_catch_of_a_kickoff_muffed_or_missed(dice: str, sheet: str) -> None:
    stage = Stage(KICK, RETURNS)
    stage.play(dice=f"kickoff 20, {dice}", choices="A kickoff deep, B kick return fair-catch").gives(sheet)


@pytest.mark.parametrize(
    ("dice", "sheet"),
    [
        ("roll 20, fumble 30", "try by A"),
        ("roll 20, fumble 20", "B 1 and 10 at B 20"),
        ("roll 21", "B 1 and 10 at B 20"),
    ],
)
def test_iv_2_c_and_d_a_kickoff_that_rolls_in_the_end_zone(dice: str, sheet: str) -> None:
    """Four yards deep; at ten it is over the end line."""
    stage = Stage(KICK, RETURNS, A={"Kickoff": {20: "74"}})
    stage.play(dice=f"kickoff 20, {dice}", choices="A kickoff deep, B kick return roll").gives(sheet)


def test_iv_1_a_a_muff_is_advanced_by_nobody() -> None:
    """On 18 and on 38 a fumble would be run with."""
    for total, sheet in ((18, "B 1 and 10 at B 30"), (38, "A 1 and 10 at B 30")):
        stage = Stage(FOURTH, RETURNS)
        stage.play("punt a", f"punt 20, fair catch 13, fumble {total}", "B kick return fair-catch").gives(sheet)


def test_iv_1_a_iii_a_missed_punt_may_roll_into_the_end_zone() -> None:
    stage = Stage("A 4 and 10 at B 45", RETURNS)
    stage.play("punt a", "punt 20, fair catch 35, roll 20", "B kick return fair-catch, A roll option roll").gives(
        "B 1 and 10 at B 20"
    )


# V


def test_v_1_a_fake_field_goal_short_of_the_first_down_is_lost_on_downs() -> None:
    stage = Stage("A 4 and 10 at B 30", {"fakes": True}, A={"1": {20: "9"}})
    stage.play("field-goal a", "field goal 24, offense 20", "A fake number 24, A fake plunge").gives(
        "B 1 and 10 at B 21"
    )


def test_v_1_b_the_yardage_factor_counts_for_a_fake() -> None:
    stage = Stage(FOURTH, {"fakes": True, "yardage_factors": "simple"}, A={"1": {20: "10"}, "lower factor": 80})
    stage.play("punt a", "punt 24, offense 20", "A fake number 24, A fake plunge").gives("B 1 and 10 at A 38")


@pytest.mark.parametrize(("choice", "sheet"), [("accept", "A 1 and 10 at A 47"), ("decline", "B 1 and 10 at A 32")])
def test_v_1_b_a_foul_on_the_fake(choice: str, sheet: str) -> None:
    stage = Stage("A 4 and 15 at A 30", {"fakes": True}, A={"1": {20: "DEF 15", 21: "2"}})
    stage.play(
        "punt a", "punt 24, offense 20, offense 21", f"A fake number 24, A fake plunge, A penalty {choice}"
    ).gives(sheet)  # fmt: skip


RUSH = {"all_out_rush": True}


@pytest.mark.parametrize(("number", "total"), [(10, 10), (10, 11), (39, 38), (39, 39), (20, 19), (30, 29)])
def test_v_2_b_block_numbers_at_the_ends_of_the_dice(number: int, total: int) -> None:
    stage = Stage(FOURTH, RUSH)
    stage.play("punt a", f"block number {number}, punt {total}, X 30, fumble 20", "B kick rush all-out, A call punt")
    stage.gives("B 1 and 10 at A 20")


def test_v_2_b_a_rushed_field_goal_may_be_good() -> None:
    stage = Stage("A 4 and 10 at B 30", RUSH)
    stage.play("field-goal a", "block number 32, field goal 20", "B kick rush all-out, A call field-goal").gives(
        "A kicks off from A 30", score=(3, 0)
    )


def test_v_2_b_a_blocked_kick_is_a_blocked_kick() -> None:
    """VI-10: kept on 17 to 19 behind the line it may be run with; lost it may always be returned."""
    back: dict[str, Any] = {"Interception Return": {30: "25"}}
    stage = Stage(FOURTH, RUSH, A=back, B=back)
    dice = "block number 32, punt 32, X 30, fumble {}, fumble return 30"
    rush = "B kick rush all-out, A call punt"
    stage.play("punt a", dice.format(17), f"{rush}, A run back return").gives("A 1 and 10 at A 45")
    stage.put(FOURTH)
    stage.play("punt a", dice.format(26), f"{rush}, B run back return").gives("try by B")


def test_v_2_c_iii_offensive_fouls_on_a_rushed_field_goal_are_five_yards_on_the_defense() -> None:
    stage = Stage("A 4 and 5 at B 30", RUSH, A={"Field Goal": {20: "OFF 15", 21: "NG"}})
    stage.play(
        "field-goal a", "block number 32, field goal 20, field goal 21",
        "B kick rush all-out, A call field-goal, A penalty accept",
    ).gives("A 1 and 10 at B 25")  # fmt: skip


def test_v_2_c_iv_a_rushed_punt_may_roll() -> None:
    stage = Stage(FOURTH, RUSH)
    stage.play("punt a", "block number 32, punt 20, roll 25", "B kick rush all-out, A call punt, A roll option roll")
    stage.gives("B 1 and 10 at B 20")


def test_v_3_a_free_block_of_a_field_goal() -> None:
    stage = Stage("A 4 and 10 at B 30", {"free_block": True}, B={"codes": "SPBO"})
    stage.play(
        "field-goal a", "block number 32, field goal 32, DS 30, fumble 20", "B kick rush block, A call field-goal"
    ).gives("B 1 and 10 at B 33")  # fmt: skip


@pytest.mark.parametrize("cell", ["OFF 15", "DEF S"])
def test_v_4_e_on_a_hurried_field_goal_too(cell: str) -> None:
    stage = Stage("A 4 and 10 at B 30", RUSH, A={"Field Goal": {20: cell}})
    stage.game.hurried = True
    stage.play("field-goal a", "block number 32, field goal 20", "B kick rush all-out, A call field-goal").gives(
        "A 4 and 15 at B 35", clock="15:00"
    )
