"""Advanced III and IV: kickoff guessing, punt options, fair catches and rolls."""

from __future__ import annotations

from typing import Any

import pytest

from examples.bowlbound.table import Stage
from fieldhouse.games.bowlbound.legal import legal_kickoffs
from fieldhouse.table.question import IllegalAnswer
from fieldhouse.table.seat import AWAY

KICK = "A kicks off from A 30"
FOURTH = "A 4 and 10 at A 30"


# III-1


def test_iii_1_squib_without_guessing() -> None:
    stage = Stage(KICK, {"kickoffs": "squib"}, B={"B": {31: "27"}})
    stage.play(dice="squib return 11", choices="A kickoff squib").gives("B 1 and 10 at A 48")
    stage.put(KICK)
    stage.play(dice="squib return 19, B 31", choices="A kickoff squib").gives("B 1 and 10 at A 43")
    assert legal_kickoffs(Stage(KICK).game, AWAY) == [0, 2]


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


@pytest.mark.parametrize(("guess", "dice", "sheet"), [("deep", "X 10", "B 28"), ("onside", "DS 39", "B 10")])
def test_iii_1_a_surprising_squib_in_the_end_zone(guess: str, dice: str, sheet: str) -> None:
    """Kicked from the 45 after a personal foul, 57 yards: two deep."""
    stage = Stage("A kicks off from A 45", {"kickoffs": "guessing"})
    stage.play(dice=f"T1 32, {dice}", choices=f"A kickoff squib, B kickoff guess {guess}, B kick return return").gives(
        f"B 1 and 10 at {sheet}"
    )


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
    """An option of its own: no yards are taken off, and none need be."""
    cells: dict[str, Any] = {"A": {"Punt": {20: "45*"}}, "B": {"Punt Return": {30: "9"}}}
    stage = Stage(FOURTH, {"cancel_marks": True}, **cells)
    stage.play("punt a", "punt 20, punt return 30", "A punt marks cancel, B kick return return").gives(
        "B 1 and 10 at B 34"
    )
    stage.put(FOURTH)
    stage.play("punt a", "punt 20", "A punt marks keep").gives("B 1 and 10 at B 25")
    Stage(FOURTH, {"coffin_corner": True}, **cells).play("punt a", "punt 20", "A coffin corner 5").gives(
        "B 1 and 10 at B 30"
    )


@pytest.mark.parametrize(
    ("taken", "aim", "choices", "dice", "sheet"),
    [
        (14, "", ", B kick return leave", "", "B 1 and 10 at B 39"),
        (15, ", A punt aim out", "", "", "B 1 and 10 at B 40"),
        (15, ", A punt aim in", ", B kick return return", ", punt return 30", "B 1 and 10 at B 49"),
    ],
)
def test_iii_2_b_coffin_corner(taken: int, aim: str, choices: str, dice: str, sheet: str) -> None:
    stage = Stage(FOURTH, {"coffin_corner": True}, A={"Punt": {20: "45"}}, B={"Punt Return": {30: "9"}})
    stage.play("punt a", f"punt 20{dice}", f"A coffin corner {taken}{aim}{choices}").gives(sheet)


@pytest.mark.parametrize(("taken", "spot"), [(0, 10), (7, 17), (60, 70)])
def test_iii_2_b_any_kick_is_a_deep_kickoff_too(taken: int, spot: int) -> None:
    """But for the out of bounds, which is for punts."""
    stage = Stage(KICK, {"coffin_corner": True}, B={"Kickoff Return": {30: "5"}})
    stage.play(dice="kickoff 20, kickoff return 30", choices=f"A kickoff deep, A coffin corner {taken}")
    assert (stage.game.offense, stage.game.spot) == (1, spot + 5)


def test_iii_2_b_nothing_is_taken_off_a_squib_or_an_onside_kick() -> None:
    """Their yards do not stand on the special team chart."""
    stage = Stage(KICK, {"coffin_corner": True, "kickoffs": "squib"})
    stage.play(dice="squib return 10", choices="A kickoff squib").gives("B 1 and 10 at B 30")
    stage.put(KICK)
    stage.play(dice="onside kick 15", choices="A kickoff onside").gives("A 1 and 10 at A 42")


@pytest.mark.parametrize(
    ("said", "sheet"),
    [
        ("A coffin corner 10, A punt marks keep", "B 1 and 10 at B 45"),
        ("A coffin corner 10, A punt marks cancel, B kick return return", "B 1 and 10 at A 46"),
        ("A coffin corner 15, A punt aim out, A punt marks cancel", "B 1 and 10 at midfield"),
    ],
)
def test_iii_2_a_free_kick_may_be_a_punt_on_any_terms(said: str, sheet: str) -> None:
    """VI-13-G: the same procedure as for an ordinary one; before fourth down it is no quick kick for that."""
    options = {"coffin_corner": True, "cancel_marks": True, "quick_kick": True, "short_drop": True}
    stage = Stage("A free kick from A 20", options, A={"Punt": {20: "45*"}}, B={"Punt Return": {30: "9"}})
    dice = "punt 20, punt return 30" if "return" in said else "punt 20"
    stage.play(dice=dice, choices=f"A kickoff punt, {said}").gives(sheet)


def test_iii_2_b_nothing_is_taken_off_a_block() -> None:
    stage = Stage(FOURTH, {"coffin_corner": True}, A={"Punt": {20: "BK -8"}})
    stage.play("punt a", "punt 20, fumble 20", "A coffin corner 20, A punt aim out").gives("B 1 and 10 at A 22")


def test_iii_2_a_short_drop() -> None:
    """Inside the five: a free all-out rush, no marks, no return that loses yards."""
    stage = Stage("A 4 and 10 at A 4", {"short_drop": True}, A={"Punt": {20: "40*"}}, B={"Punt Return": {30: "-5"}})
    stage.play(
        "punt a", "block number 30, punt 20, punt return 30",
        "B kick rush all-out, A call punt, B kick return return",
    ).gives("B 1 and 10 at A 44")  # fmt: skip
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
    options = {**RETURNS, "kickoffs": "squib"}
    stage = Stage(KICK, options)
    stage.play(dice="squib return 20", choices="A kickoff squib, B kick return return").gives("B 1 and 10 at B 34")
    stage.put(KICK)
    stage.play(dice="roll 21, fumble 30", choices="A kickoff squib, B kick return roll").gives("A 1 and 10 at B 24")
    with pytest.raises(IllegalAnswer):
        Stage(KICK, options).play(choices="A kickoff squib, B kick return fair-catch")
