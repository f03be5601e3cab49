"""Advanced III to V: kickoff guessing, punt options, fair catches and rolls, fakes, rushes and blocks."""

from __future__ import annotations

from typing import Any

import pytest

from examples.bowlbound.table import Stage
from fieldhouse.games.bowlbound.legal import legal_kickoffs, legal_rushes
from fieldhouse.table.question import IllegalAnswer

KICK = "A kicks off from A 30"
FOURTH = "A 4 and 10 at A 30"


# III-1


def test_iii_1_squib_without_guessing() -> None:
    stage = Stage(KICK, {"kickoffs": "squib"}, B={"B": {31: "27"}})
    stage.play(dice="squib return 11", choices="A kickoff squib").gives("B 1 and 10 at A 48")
    stage.put(KICK)
    stage.play(dice="squib return 19, B 31", choices="A kickoff squib").gives("B 1 and 10 at A 43")
    assert legal_kickoffs(Stage(KICK).game, 0) == [0, 2]


@pytest.mark.parametrize(
    ("kick", "guess", "dice", "sheet"),
    [
        ("deep", "deep", "kickoff 20, kickoff return 30", "B 1 and 10 at B 35"),
        ("deep", "squib", "kickoff 20, kickoff return 30", "B 1 and 10 at B 27"),
        ("deep", "squib", "kickoff 20, kickoff return 31", "B 1 and 10 at B 40"),
        ("deep", "squib", "kickoff 20, kickoff return 32", "B 1 and 10 at B 40"),
        ("deep", "onside", "kickoff 20, kickoff return 30", "B 1 and 10 at B 20"),
        ("deep", "onside", "kickoff 20, kickoff return 31", "B 1 and 10 at B 30"),
        ("squib", "deep", "T1 20, X 30", "B 1 and 10 at B 35"),
        ("squib", "squib", "T1 20, squib return 11", "B 1 and 10 at B 47"),
        ("squib", "onside", "T1 20, DS 34", "B 1 and 10 at B 32"),
        ("onside", "deep", "X 30, onside kick 34", "A 1 and 10 at A 40"),
        ("onside", "squib", "X 30, onside kick 19", "A 1 and 10 at A 40"),
        ("onside", "squib", "X 30, onside kick 20", "B 1 and 10 at A 40"),
        ("onside", "onside", "X 30, onside kick 34", "B 1 and 10 at A 40"),
        ("onside", "onside", "X 30, onside kick 10", "A 1 and 10 at A 40"),
    ],
)
def test_iii_1_both_sides_guess(kick: str, guess: str, dice: str, sheet: str) -> None:
    stage = Stage(KICK, {"kickoffs": "guessing"}, B={"Kickoff Return": {30: "25", 31: "60", 32: "TD"}})
    stage.play(dice=dice, choices=f"A kickoff {kick}, B kickoff guess {guess}").gives(sheet)


def test_iii_1_a_wrong_guess_counts_in_the_end_zone_too() -> None:
    stage = Stage(KICK, {"kickoffs": "guessing"}, A={"Kickoff": {20: "73"}}, B={"Kickoff Return": {30: "30"}})
    stage.play(
        dice="kickoff 20, kickoff return 30",
        choices="A kickoff deep, B kickoff guess squib, B kick return return",
    ).gives("B 1 and 10 at B 19")
    stage.put(KICK)
    stage.play(dice="kickoff 20", choices="A kickoff deep, B kickoff guess squib, B kick return touchback").gives(
        "B 1 and 10 at B 20"
    )


# III-2


def test_iii_2_marks_may_be_canceled() -> None:
    stage = Stage(FOURTH, {"coffin_corner": True}, A={"Punt": {20: "45*"}}, B={"Punt Return": {30: "9"}})
    stage.play(
        "punt a", "punt 20, punt return 30", "A coffin corner 0, A punt marks cancel, B kick return return"
    ).gives("B 1 and 10 at B 34")


@pytest.mark.parametrize(
    ("taken", "marks", "choices", "dice", "sheet"),
    [
        (14, "keep", ", B kick return leave", "", "B 1 and 10 at B 39"),
        (15, "keep", "", "", "B 1 and 10 at B 40"),
        (15, "cancel", ", B kick return return", ", punt return 30", "B 1 and 10 at B 49"),
    ],
)
def test_iii_2_b_coffin_corner(taken: int, marks: str, choices: str, dice: str, sheet: str) -> None:
    stage = Stage(FOURTH, {"coffin_corner": True}, A={"Punt": {20: "45"}}, B={"Punt Return": {30: "9"}})
    stage.play("punt a", f"punt 20{dice}", f"A coffin corner {taken}, A punt marks {marks}{choices}").gives(sheet)


def test_iii_2_b_nothing_is_taken_off_a_block() -> None:
    stage = Stage(FOURTH, {"coffin_corner": True}, A={"Punt": {20: "BK -8"}})
    stage.play("punt a", "punt 20, fumble 20", "A coffin corner 20, A punt marks keep").gives("B 1 and 10 at A 22")


def test_iii_2_a_short_drop() -> None:
    """Inside the five: a free all-out rush, no marks, no return that loses yards."""
    stage = Stage("A 4 and 10 at A 4", {"short_drop": True}, A={"Punt": {20: "40*"}}, B={"Punt Return": {30: "-5"}})
    stage.play("punt a", "block number 30, punt 20, punt return 30", "B kick rush all-out, B kick return return").gives(
        "B 1 and 10 at A 44"
    )
    stage.put("A 4 and 10 at A 5")
    stage.play("punt a", "punt 20").gives("B 1 and 10 at A 45")


def test_iii_2_c_quick_kick() -> None:
    """Before fourth down: no return, no fake, no block, no short-drop hazards."""
    options = {"quick_kick": True, "short_drop": True, "all_out_rush": True, "fakes": True, "free_block": True}
    stage = Stage("A 3 and 10 at A 4", options, A={"Punt": {20: "40"}}, B={"codes": "FBO"})
    stage.play("punt a", "punt 20").gives("B 1 and 10 at A 44")


# IV


RETURNS = {"punt_returns": True, "kickoff_returns": True}


@pytest.mark.parametrize(
    ("dice", "choices", "sheet"),
    [
        ("punt return 30", "B kick return return", "B 1 and 10 at B 39"),
        ("fair catch 20", "B kick return fair-catch", "B 1 and 10 at B 30"),
        ("fair catch 13, fumble 20", "B kick return fair-catch", "B 1 and 10 at B 30"),
        ("fair catch 13, fumble 30", "B kick return fair-catch", "A 1 and 10 at B 30"),
        ("fair catch 35", "B kick return fair-catch, A roll option decline", "B 1 and 10 at B 30"),
        ("fair catch 35, roll 33", "B kick return fair-catch, A roll option roll", "B 1 and 10 at B 12"),
        ("roll 24", "B kick return roll", "B 1 and 10 at B 21"),
        ("roll 11", "B kick return roll", "B 1 and 10 at B 34"),
    ],
)
def test_iv_1_punt_returns(dice: str, choices: str, sheet: str) -> None:
    stage = Stage(FOURTH, RETURNS, B={"Punt Return": {30: "9"}})
    stage.play("punt a", f"punt 20, {dice}", choices).gives(sheet)


def test_iv_1_b_a_roll_into_the_end_zone_is_a_touchback() -> None:
    stage = Stage("A 4 and 10 at B 45", RETURNS)
    stage.play("punt a", "punt 20, roll 20", "B kick return roll").gives("B 1 and 10 at B 20")


@pytest.mark.parametrize(
    ("dice", "choices", "sheet"),
    [
        ("", "B kick return leave, A roll option decline", "B 1 and 10 at B 30"),
        (", roll 25", "B kick return leave, A roll option roll", "B 1 and 10 at B 20"),
        (", fair catch 20", "B kick return fair-catch", "B 1 and 10 at B 30"),
    ],
)
def test_iv_1_c_marked_punts(dice: str, choices: str, sheet: str) -> None:
    stage = Stage(FOURTH, RETURNS, A={"Punt": {20: "40*"}})
    stage.play("punt a", f"punt 20{dice}", choices).gives(sheet)


@pytest.mark.parametrize(
    ("dice", "choices", "sheet", "score"),
    [
        ("kickoff return 30", "B kick return return", "B 1 and 10 at B 31", (0, 0)),
        ("fair catch 20", "B kick return fair-catch", "B 1 and 10 at B 10", (0, 0)),
        ("roll 21, fumble 20", "B kick return roll", "B 1 and 10 at B 4", (0, 0)),
        ("roll 21, fumble 30", "B kick return roll", "A 1 and goal at B 4", (0, 0)),
        ("roll 30, fumble 30", "B kick return roll", "try by A", (6, 0)),
        ("roll 30, fumble 20", "B kick return roll", "B 1 and 10 at B 20", (0, 0)),
        ("roll 36", "B kick return roll", "B 1 and 10 at B 20", (0, 0)),
    ],
)
def test_iv_2_kickoff_returns(dice: str, choices: str, sheet: str, score: tuple[int, int]) -> None:
    stage = Stage(KICK, RETURNS, B={"Kickoff Return": {30: "21"}})
    stage.play(dice=f"kickoff 20, {dice}", choices=f"A kickoff deep, {choices}").gives(sheet, score=score)


def test_iv_2_b_no_fair_catch_of_a_squib() -> None:
    stage = Stage(KICK, {**RETURNS, "kickoffs": "squib"})
    stage.play(dice="squib return 20", choices="A kickoff squib").gives("B 1 and 10 at B 34")


# V


FAKES = {"fakes": True}


def kicked(situation: str, dice: str, choices: str, call: str = "punt", **more: Any) -> Stage:
    options = more.pop("options", FAKES)
    return Stage(situation, options, **more).play(f"{call} a", dice, choices)


def test_v_1_fake_punt_against_no_defense() -> None:
    kicked(
        FOURTH, "punt 24, offense 20", "A fake number 24, A fake drop-back",
        A={"9": {20: "14"}}, B={"A 9": {1: "INC"}},
    ).gives("A 1 and 10 at A 44")  # fmt: skip


@pytest.mark.parametrize(
    ("call", "cell", "is_open"),
    [
        ("punt", "40", True), ("punt", "39", False), ("punt", "T2", True), ("punt", "T1", False), ("punt", "KO", True),
        ("punt", "DEF 5", True), ("punt", "OFF 5", False), ("punt", "BK -8", False),
        ("field-goal", "30", True), ("field-goal", "29", False), ("field-goal", "T1", True),
        ("field-goal", "DEF S", True), ("field-goal", "NG", False),
    ],
)  # fmt: skip
def test_v_1_which_totals_may_be_fake_numbers(call: str, cell: str, is_open: bool) -> None:
    column = "Punt" if call == "punt" else "Field Goal"
    stage = Stage("A 4 and 10 at B 30", FAKES, A={column: {24: cell}, "1": {20: "3"}})
    choices = "A fake number 24, A fake plunge"
    if is_open:
        stage.play(f"{call} a", f"{column.lower()} 24, offense 20", choices).gives("B 1 and 10 at B 27")
    else:
        with pytest.raises(IllegalAnswer):
            stage.play(f"{call} a", f"{column.lower()} 24, offense 20", choices)


def test_v_1_no_fake_number_is_a_plain_kick() -> None:
    kicked(FOURTH, "punt 24", "A fake number 25, B kick return leave").gives("B 1 and 10 at B 30")
    kicked(FOURTH, "punt 24", "A fake number 0, B kick return leave").gives("B 1 and 10 at B 30")


def test_v_1_fake_extra_point() -> None:
    stage = Stage("try by A", FAKES, A={"1": {20: "3"}})
    stage.play("", "extra point 24, offense 20", "A try kick, A fake number 24, A fake plunge").gives(
        "A kicks off from A 30", score=(2, 0)
    )


RUSH = {"all_out_rush": True}


@pytest.mark.parametrize(
    ("call", "dice", "sheet"),
    [
        ("punt", "block number 32, punt 31, X 28, fumble 20", "B 1 and 10 at A 18"),
        ("punt", "block number 32, punt 33, X 28, fumble 39", "try by B"),
        ("field-goal", "block number 32, field goal 32, DS 30, fumble 20", "B 1 and 10 at A 27"),
    ],
)
def test_v_2_all_out_rush(call: str, dice: str, sheet: str) -> None:
    kicked(FOURTH, dice, f"B kick rush all-out, A call {call}", call, options=RUSH).gives(sheet)


def test_v_2_a_the_kickers_may_change_their_minds() -> None:
    stage = Stage(FOURTH, RUSH, A={"1": {20: "12"}})
    stage.play("punt a", "offense 20, defense 1", "B kick rush all-out, A call plunge").gives("A 1 and 10 at A 42")


def test_v_2_c_the_price_of_the_rush() -> None:
    """Three fake numbers, a razzle-dazzle on a fake, no offensive fouls, no return but the kickers' roll."""
    options = {**RUSH, **FAKES}
    three = "A fake number 24, A fake number 25, A fake number 26"
    kicked(
        FOURTH, "block number 32, punt 25, razzle-dazzle by offense 20",
        f"B kick rush all-out, A call punt, {three}, A fake razzle-dazzle, A razzle-dazzle 2",
        options=options, A={"2": {20: "11"}},
    ).gives("A 1 and 10 at A 41")  # fmt: skip
    kicked(
        FOURTH, "block number 32, punt 20, punt 21",
        "B kick rush all-out, A call punt, A roll option decline, A penalty accept",
        options=RUSH, A={"Punt": {20: "OFF 15"}},
    ).gives("A 4 and 5 at A 35")  # fmt: skip


def test_v_3_free_block_has_one_number_and_no_price() -> None:
    options = {"free_block": True}
    fbo = {"codes": "FBO", "Punt Return": {30: "9"}}
    kicked(FOURTH, "block number 32, punt 32, X 28, fumble 20", "B kick rush block", options=options, B=fbo).gives(
        "B 1 and 10 at A 18"
    )
    kicked(
        FOURTH, "block number 32, punt 31, punt return 30", "B kick rush block, B kick return return",
        options=options, B=fbo,
    ).gives("B 1 and 10 at B 39")  # fmt: skip
    stage = Stage(FOURTH, options, B={"codes": "-"})
    assert legal_rushes(stage.game, 1) == [0]


def test_v_3_c_extra_points_may_be_blocked_and_run_back_for_two() -> None:
    options = {"free_block": True}
    stage = Stage("try by A", options, B={"codes": "SPBO", "Interception Return": {30: "TD"}})
    stage.play(
        "", "block number 32, extra point 32, DS 30, fumble 30, fumble return 30",
        "A try kick, B kick rush block, B run back return",
    ).gives("A kicks off from A 30", score=(0, 2))  # fmt: skip


def test_v_4_b_a_fake_overrules_a_block() -> None:
    kicked(
        FOURTH, "block number 24, punt 24, offense 20", "B kick rush block, A fake number 24, A fake plunge",
        options={**FAKES, "free_block": True}, A={"1": {20: "12"}}, B={"codes": "FBO"},
    ).gives("A 1 and 10 at A 42")  # fmt: skip


def test_v_4_a_numbers_stay_in_force_through_penalties() -> None:
    for choice, sheet in (("decline", "A 1 and 10 at A 42"), ("accept", "A 4 and 15 at A 25")):
        kicked(
            FOURTH,
            "punt 20, punt 24, offense 20",
            f"A fake number 24, A fake plunge, B penalty {choice}",
            A={"Punt": {20: "OFF 5"}, "1": {20: "12"}},
        ).gives(sheet)


def test_v_1_a_penalty_on_a_fake_extra_point_gives_another_try() -> None:
    stage = Stage("try by A", FAKES, A={"1": {20: "DEF 5", 21: "-1", 22: "3"}})
    stage.play(
        "",
        "extra point 24, offense 20, offense 21, offense 22, defense 1",
        "A try kick, A fake number 24, A fake plunge, A penalty accept, A call plunge, B defense a",
    ).gives("A kicks off from A 30", score=(2, 0))


def test_v_4_c_no_all_out_rush_against_extra_points() -> None:
    stage = Stage("try by A", {**RUSH, "free_block": True}, B={"codes": "FBO"})
    assert legal_rushes(stage.game, 1) == [0, 1]


def test_v_4_e_all_out_rush_against_a_hurried_kick() -> None:
    stage = Stage(FOURTH, RUSH, A={"Punt": {20: "DEF 15"}})
    stage.game.hurried = True
    stage.play("punt a", "block number 32, punt 20", "B kick rush all-out, A call punt").gives("A 4 and 15 at A 25")
