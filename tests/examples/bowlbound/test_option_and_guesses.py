"""VI-12 and II: the option's passes, wild cards on every kind of play, universal defenses, the red zone: odd cases."""

from __future__ import annotations

from typing import Any

import pytest

from examples.bowlbound.table import Stage
from fieldhouse.games.bowlbound.legal import legal_defenses
from fieldhouse.games.bowlbound.names import DEFENSE_KEYS
from fieldhouse.gridiron.names import situation_text
from fieldhouse.table.seat import HOME

FIRST = "A 1 and 10 at A 40"
OPTION = {"5": {20: "SOP", 21: "BLP", 22: "6", 23: "OFF 5", 24: "DEF 5", 25: "OFF S"}, "7": {30: "6"}, "8": {30: "5"}}
FREE = {"codes": "W"}
CODED = {"wild_card": "coded", "razzle_dazzle": True, "quarterback_sneak": True}
"""B has no W in these tests unless they say so: its wild cards are conditional."""
ALL_CONDITIONAL = {**CODED, "wild_card": "conditional"}


# VI-12


@pytest.mark.parametrize(("choice", "sheet"), [("decline", "A 2 and 4 at A 46"), ("accept", "A 1 and 15 at A 35")])
def test_vi_12_a_foul_before_the_pass_is_known(choice: str, sheet: str) -> None:
    stage = Stage(FIRST, A=OPTION, B={"A 5": {1: "-9"}})
    stage.play("5 a", "offense 23, offense 20, option pass 30", f"B penalty {choice}").gives(sheet)


def test_vi_12_a_foul_on_the_pass_is_rolled_past_in_its_own_column() -> None:
    stage = Stage(FIRST, A={**OPTION, "7": {30: "DEF 5Y", 31: "9"}})
    stage.play("5 a", "offense 20, option pass 30, offense 31", "A penalty accept").gives("A 1 and 10 at B 46")


def test_vi_12_fouls_of_both_teams_before_and_on_the_pass_offset() -> None:
    stage = Stage(FIRST, A={**OPTION, "7": {30: "DEF 15", 31: "9"}})
    stage.play("5 a", "offense 23, offense 20, option pass 30, offense 31").gives(FIRST, seconds=10)


def test_vi_12_a_foul_before_the_snap_on_the_pass_is_all_there_was() -> None:
    stage = Stage(FIRST, A={**OPTION, "7": {30: "OFF S"}})
    stage.play("5 a", "offense 24, offense 20, option pass 30, penalty 20").gives("A 1 and 15 at A 35", clock="15:00")


@pytest.mark.parametrize(
    ("cell", "dice", "choices", "sheet"),
    [
        ("PI 12", "", "A penalty accept", "A 1 and 10 at B 48"),
        ("PI 12", "", "A penalty decline", "A 2 and 10 at A 40"),
        ("QT", ", QT 31", "", "A 2 and 17 at A 33"),
        ("QR", ", QR 31", "", "A 2 and 7 at A 43"),
        ("INT 10", "", "B run back down", "B 1 and 10 at midfield"),
        ("INC", "", "", "A 2 and 10 at A 40"),
    ],
)
def test_vi_12_every_result_of_the_pass(cell: str, dice: str, choices: str, sheet: str) -> None:
    stage = Stage(FIRST, A={**OPTION, "8": {30: cell}, "QT": {31: "-7"}, "QR": {31: "3"}}, B={"A 8": {1: "(TD)"}})
    stage.play("5 a", f"offense 21, option pass 30{dice}", choices).gives(sheet)


@pytest.mark.parametrize(
    ("total", "dice", "sheet"),
    [
        (20, "option pass 30, defense 1", "A 2 and 10 at A 40"),
        (20, "option pass 30, defense 2", "A 2 and 4 at A 46"),
        (22, "defense 1", "A 2 and 2 at A 48"),
    ],
)
def test_ii_3_nickel_against_the_option(total: int, dice: str, sheet: str) -> None:
    """The run gives two yards more; its pass is a play 7 or 8."""
    Stage(FIRST, {"nickel": True}, A=OPTION).play("5 nickel", f"offense {total}, {dice}").gives(sheet)


def test_vi_12_a_razzle_dazzle_may_take_the_options_pass() -> None:
    stage = Stage(FIRST, CODED, A=OPTION, B={"A 5": {1: "-9"}, "A 7": {1: "INC"}})
    stage.play(
        "razzle-dazzle a", "razzle-dazzle by defense 30, razzle-dazzle by offense 20, option pass 30",
        "A razzle-dazzle 5",
    ).gives("A 2 and 4 at A 46")  # fmt: skip


# II-1


@pytest.mark.parametrize(
    ("options", "guess", "total", "yards"),
    [
        (CODED, "wild-5", 20, 12),
        (CODED, "wild-5-8", 20, 12),
        (CODED, "wild-5-7", 21, 10),
        (CODED, "wild-5-7", 22, 12),
        (CODED, "wild-8", 21, 10),
        (ALL_CONDITIONAL, "wild-5", 20, 9),
        (ALL_CONDITIONAL, "wild-5-7", 21, 8),
        (ALL_CONDITIONAL, "wild-5-7", 22, 9),
        (ALL_CONDITIONAL, "wild-1", 22, 9),
    ],
)
def test_ii_1_c_vi_the_price_of_a_wrong_guess_at_the_option(
    options: dict[str, Any], guess: str, total: int, yards: int
) -> None:
    stage = Stage(FIRST, options, A=OPTION)
    stage.play(f"5 {guess}", f"offense {total}" + (", option pass 30" if total < 22 else ""))
    assert stage.last.yards == yards


@pytest.mark.parametrize(
    ("guess", "dice", "choices", "sheet"),
    [
        ("wild-5-7", "offense 24, offense 20", "", "A 2 and 10 at A 40"),
        ("wild-5", "offense 24, offense 20, option pass 30", "A penalty accept", "A 1 and 5 at A 45"),
        ("wild-5", "offense 24, offense 20, option pass 30", "A penalty decline", "A 1 and 10 at B 48"),
        ("wild-5", "offense 23, offense 24", "", FIRST),
        ("wild-5", "offense 25, penalty 20", "", "A 1 and 15 at A 35"),
    ],
)
def test_ii_1_c_vi_fouls_while_the_option_unfolds(guess: str, dice: str, choices: str, sheet: str) -> None:
    """A right guess makes nothing of them; fouls on both teams, or before the snap, leave nothing to guess."""
    Stage(FIRST, CODED, A=OPTION).play(f"5 {guess}", dice, choices).gives(sheet)


@pytest.mark.parametrize(("options", "yards"), [(CODED, 12), (ALL_CONDITIONAL, 9)])
def test_ii_1_c_iii_the_price_of_a_wrong_guess_at_the_razzle_dazzle(options: dict[str, Any], yards: int) -> None:
    stage = Stage(FIRST, options, A={"1": {20: "6"}})
    dice = "razzle-dazzle by defense 30, razzle-dazzle by offense 20"
    stage.play("razzle-dazzle wild-1", dice, "A razzle-dazzle 1")
    assert stage.last.yards == yards


@pytest.mark.parametrize(
    ("cell", "dice", "yards"),
    [("6", "", 9), ("-4", "", -1), ("(4)", "", 4), ("INC", "", 0), ("QT", ", QT 30", -7), ("QR", ", QR 30", 9)],
)
def test_ii_1_c_three_yards_are_a_green_box_of_the_defense(cell: str, dice: str, yards: int) -> None:
    """They go through the Priority Chart like any other."""
    stage = Stage(FIRST, ALL_CONDITIONAL, A={"9": {20: cell}, "QT": {30: "-7"}, "QR": {30: "6"}})
    stage.play("9 wild-1", f"offense 20{dice}")
    assert stage.last.yards == yards


@pytest.mark.parametrize(("choice", "sheet"), [("accept", "A 1 and 5 at A 45"), ("decline", "A 1 and 10 at B 48")])
def test_ii_1_c_a_foul_is_not_doubled(choice: str, sheet: str) -> None:
    stage = Stage(FIRST, CODED, A={"1": {20: "DEF 5", 21: "6"}})
    stage.play("1 wild-2", "offense 20, offense 21", f"A penalty {choice}").gives(sheet)


@pytest.mark.parametrize(
    ("calls", "dice", "choices", "ends"),
    [
        ("sneak wild-2", "sneak 20", "", "A ball, 2nd and 9 at A 41"),
        ("hail-mary wild-razzle", "hail mary 30", "", "A ball, 2nd and 10 at A 40"),
        ("kneel wild-1", "", "", "A ball, 2nd and 12 at A 38"),
        ("punt wild-1", "punt 20", "B kick return leave", "B ball, 1st and 10 at B 20"),
    ],
)
def test_ii_1_b_a_wild_card_is_nothing_to_the_sneak_the_kneel_kicks_and_an_incompletion(
    calls: str, dice: str, choices: str, ends: str
) -> None:
    options = {**CODED, "hail_mary": True, "kneel": True}
    stage = Stage(FIRST, options, quarter=4, clock="0:20", A={"1": {20: "6"}}).play(calls, dice, choices)
    assert stage.last.outcome is not None
    assert situation_text(stage.game, stage.last.outcome) == ends


@pytest.mark.parametrize(
    ("options", "codes", "defense", "yards"),
    [
        (CODED, "-", "wild-9", 70),
        (CODED, "-", "wild-1", 70),
        (CODED, "-", "run", 70),
        (CODED, "-", "pass", 35),
        (CODED, "-", "a", 35),
        (CODED, "W", "wild-9", 35),
        (CODED, "W", "run", 35),
        (ALL_CONDITIONAL, "-", "wild-9", 35),
        (ALL_CONDITIONAL, "-", "run", 35),
    ],
)
def test_ii_1_c_a_hail_mary_is_another_play_than_the_one_guessed(
    options: dict[str, Any], codes: str, defense: str, yards: int
) -> None:
    """The guess was wrong, so the yards are doubled; three yards in a green box are a defense, and that is blank."""
    hail_mary = {**options, "hail_mary": True, "run_pass": True}
    stage = Stage("A 1 and 10 at A 20", hail_mary, quarter=4, clock="0:20", B={"codes": codes})
    assert stage.play(f"hail-mary {defense}", "hail mary 18, T1 10").last.yards == yards


@pytest.mark.parametrize(("calls", "sheet"), [("1 wild-1", "B 1 and 10 at A 40"), ("9 wild-9", "B 1 and 10 at A 40")])
def test_ii_1_c_a_right_guess_on_fourth_down(calls: str, sheet: str) -> None:
    Stage("A 4 and 2 at A 40", CODED).play(calls).gives(sheet, seconds=10)


# II-2 and II-4


def keys(options: dict[str, Any], codes: str, score: tuple[int, int] = (0, 0)) -> list[str]:
    stage = Stage(FIRST, {"run_pass": True, **options}, B={"codes": codes}, score=score)
    return [DEFENSE_KEYS[defense] for defense in legal_defenses(stage.game, HOME)][6:8]


def test_ii_2_c_only_where_all_guesses_are_conditional_xwc_teams_have_no_run_and_pass() -> None:
    assert keys({"wild_card": "conditional"}, "XWC") == []
    assert keys({"wild_card": "conditional"}, "-") == ["run", "pass"]
    for method in ("off", "coded", "variable"):
        assert keys({"wild_card": method}, "XWC", score=(0, 7)) == ["run", "pass"]
    stage = Stage(FIRST, {"run_pass": True, "wild_card": "coded"}, A={"1": {20: "6"}}, B={"codes": "XWC"})
    stage.play("1 pass", "offense 20, defense 1").gives("A 1 and 10 at B 48")


@pytest.mark.parametrize(("choice", "sheet"), [("9", "A 1 and 10 at B 48"), ("1", "A 2 and 4 at A 46")])
def test_ii_2_c_a_razzle_dazzle_is_the_play_it_becomes(choice: str, sheet: str) -> None:
    stage = Stage(FIRST, {"run_pass": True, "razzle_dazzle": True}, A={"1": {20: "6"}, "9": {20: "6"}})
    dice = "razzle-dazzle by defense 30, razzle-dazzle by offense 20, defense 2"
    stage.play("razzle-dazzle run", dice, f"A razzle-dazzle {choice}").gives(sheet)


INSIDE = "A 1 and 10 at B 19"


@pytest.mark.parametrize(
    ("options", "calls", "dice"),
    [
        (CODED, "5 wild-5-7", "offense 22"),
        (ALL_CONDITIONAL, "5 wild-5", "offense 20, option pass 30"),
        ({"run_pass": True}, "5 pass", "offense 22, defense 1"),
        ({"run_pass": True, "wild_card": "conditional"}, "5 pass", "offense 22, defense 1"),
    ],
)
def test_ii_4_a_wrong_guess_costs_nothing_in_the_red_zone(options: dict[str, Any], calls: str, dice: str) -> None:
    stage = Stage(INSIDE, {**options, "red_zone": True}, A=OPTION)
    stage.play(calls, dice, "B red zone keep").gives("A 2 and 4 at B 13")


def test_ii_4_blank_against_a_razzle_dazzle_and_no_choice_against_a_sneak() -> None:
    stage = Stage(INSIDE, {**CODED, "red_zone": True}, A={"1": {20: "6"}}, B={"A 1": {1: "(TD)"}})
    dice = "razzle-dazzle by defense 30, razzle-dazzle by offense 20"
    stage.play("razzle-dazzle a", dice, "B red zone blank, A razzle-dazzle 1").gives("A 2 and 4 at B 13")
    stage.play("sneak a", "sneak 20").gives("A 3 and 3 at B 12")


def test_ii_4_on_a_try_for_two() -> None:
    stage = Stage("try by A", {"red_zone": True}, A={"1": {20: "1"}}, B={"A 1": {1: "(TD)"}})
    stage.play("", "offense 20", "A try two, A call plunge, B defense a, B red zone blank").gives(
        "A kicks off from A 30", score=(0, 0)
    )


def test_i_4_a_a_bad_snap_comes_before_any_guess_at_the_option() -> None:
    stage = Stage(FIRST, {**CODED, "no_huddle": True}, A=OPTION)
    stage.game.hurried = True
    stage.play("5 wild-5", "offense 25, no-huddle penalty 10, fumble 30").gives("B 1 and 10 at A 38")
