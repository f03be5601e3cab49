"""Advanced II: the wild card in its three ways, Run, Pass and Nickel, the red zone."""

from __future__ import annotations

from typing import Any

import pytest

from examples.bowlbound.table import Stage
from fieldhouse.games.bowlbound.legal import legal_defenses
from fieldhouse.games.bowlbound.names import DEFENSE_KEYS
from fieldhouse.table.seat import HOME

FIRST = "A 1 and 10 at A 40"
WILD = {"wild_card": "coded", "razzle_dazzle": True, "quarterback_sneak": True}
FREE = {"codes": "W"}


def keys(options: dict[str, Any], codes: str = "-", score: tuple[int, int] = (0, 0)) -> list[str]:
    stage = Stage(FIRST, options, B={"codes": codes}, score=score)
    return [DEFENSE_KEYS[defense] for defense in legal_defenses(stage.game, HOME)]


def test_ii_1_a_who_may_use_it() -> None:
    assert keys({}) == list("abcdef")
    for method in ("coded", "variable", "conditional"):
        assert "wild-5-8" in keys({"wild_card": method})
        assert "wild-sneak" not in keys({"wild_card": method})
    assert "wild-1" not in keys({"wild_card": "conditional"}, "XWC")
    assert "wild-1" not in keys({"wild_card": "variable"}, "XWC", score=(0, 7))
    assert "wild-1" in keys({"wild_card": "variable"}, "XWC", score=(7, 0))


def test_ii_1_b_what_cannot_be_guessed() -> None:
    """Every play, sneak and razzle-dazzle have their coin; the spike, the kneel and the Hail Mary have none."""
    options = {**WILD, "hail_mary": True, "kneel": True, "spike": True}
    wild = [key for key in keys(options) if key.startswith("wild-")]
    assert wild == [*(f"wild-{play}" for play in range(1, 10)), "wild-5-7", "wild-5-8", "wild-sneak", "wild-razzle"]


@pytest.mark.parametrize(
    ("calls", "sheet", "seconds"),
    [
        ("1 wild-1", "A 2 and 10 at A 40", 30),
        ("4 wild-4", "A 2 and 10 at A 40", 30),
        ("6 wild-6", "A 2 and 10 at A 40", 10),
        ("9 wild-9", "A 2 and 10 at A 40", 10),
        ("sneak wild-sneak", "A 2 and 10 at A 40", 30),
        ("razzle-dazzle wild-razzle", "A 2 and 10 at A 40", 10),
    ],
)
def test_ii_1_c_a_right_guess_needs_no_dice(calls: str, sheet: str, seconds: int) -> None:
    Stage(FIRST, WILD).play(calls).gives(sheet, seconds=seconds)


@pytest.mark.parametrize(("codes", "method", "yards"), [("W", "coded", 6), ("-", "coded", 12), ("W", "conditional", 9)])
def test_ii_1_c_a_wrong_guess(codes: str, method: str, yards: int) -> None:
    """Blank if free; doubled if conditional; three yards where all guesses are conditional."""
    stage = Stage(FIRST, {**WILD, "wild_card": method}, A={"1": {20: "6"}}, B={"codes": codes})
    stage.play("1 wild-2", "offense 20")
    assert stage.last.yards == yards


@pytest.mark.parametrize(("score", "yards"), [((0, 0), 6), ((7, 0), 6), ((0, 7), 12)])
def test_ii_1_a_variable_eligibility_follows_the_spread(score: tuple[int, int], yards: int) -> None:
    stage = Stage(FIRST, {"wild_card": "variable"}, A={"1": {20: "6"}}, score=score)
    stage.play("1 wild-2", "offense 20")
    assert stage.last.yards == yards


def test_ii_1_c_doubling_is_of_the_yardage_factor_and_spares_losses() -> None:
    cells = {"1": {20: "5", 21: "-4"}, "lower factor": 90}
    stage = Stage(FIRST, {**WILD, "yardage_factors": "simple"}, A=cells)
    stage.play("1 wild-2", "offense 20")
    assert stage.last.yards == 9
    stage.play("1 wild-2", "offense 21")
    assert stage.last.yards == -4


def test_ii_1_c_ii_sneak_and_plunge_are_two_plays() -> None:
    stage = Stage(FIRST, WILD, A={"1": {20: "6"}}, B=FREE)
    stage.play("1 wild-sneak", "offense 20").gives("A 2 and 4 at A 46")
    stage.play("sneak wild-1", "sneak 20").gives("A 3 and 3 at A 47")


def test_ii_1_c_iii_razzle_dazzle_is_not_the_play_it_becomes() -> None:
    stage = Stage(FIRST, WILD, A={"1": {20: "6"}}, B=FREE)
    dice = "razzle-dazzle by defense 30, razzle-dazzle by offense 20"
    stage.play("razzle-dazzle wild-1", dice, "A razzle-dazzle 1").gives("A 2 and 4 at A 46")


@pytest.mark.parametrize(
    ("guess", "cell", "dice", "sheet"),
    [
        ("wild-5", "7", "", "A 2 and 10 at A 40"),
        ("wild-5", "SOP", ", option pass 30", "A 1 and 10 at B 49"),
        ("wild-5-7", "SOP", "", "A 2 and 10 at A 40"),
        ("wild-5-7", "BLP", ", option pass 30", "A 2 and 1 at A 49"),
        ("wild-5-8", "BLP", "", "A 2 and 10 at A 40"),
        ("wild-5-8", "7", "", "A 2 and 3 at A 47"),
        ("wild-7", "SOP", ", option pass 30", "A 1 and 10 at B 49"),
    ],
)
def test_ii_1_c_vi_the_option_and_two_coins(guess: str, cell: str, dice: str, sheet: str) -> None:
    stage = Stage(FIRST, WILD, A={"5": {20: cell}, "7": {30: "11"}, "8": {30: "9"}}, B=FREE)
    stage.play(f"5 {guess}", f"offense 20{dice}").gives(sheet)


def test_ii_1_c_vi_penalties_are_ignored_if_the_guess_is_right() -> None:
    stage = Stage(FIRST, WILD, A={"5": {20: "DEF 15", 21: "4"}}, B=FREE)
    stage.play("5 wild-5", "offense 20, offense 21").gives("A 2 and 10 at A 40")


@pytest.mark.parametrize(
    ("calls", "roll", "sheet"),
    [
        ("1 run", 1, "A 2 and 10 at A 40"),
        ("1 run", 2, "A 2 and 4 at A 46"),
        ("5 run", 1, "A 2 and 10 at A 40"),
        ("7 pass", 1, "A 2 and 10 at A 40"),
        ("7 pass", 2, "A 2 and 4 at A 46"),
        ("6 pass", 1, "A 2 and 4 at A 46"),
        ("1 nickel", 4, "A 2 and 2 at A 48"),
        ("9 nickel", 1, "A 2 and 10 at A 40"),
        ("9 nickel", 3, "A 2 and 4 at A 46"),
        ("6 nickel", 1, "A 2 and 4 at A 46"),
    ],
)
def test_ii_2_and_ii_3_universal_defenses(calls: str, roll: int, sheet: str) -> None:
    cells = {play: {20: "6"} for play in "15679"}
    stage = Stage(FIRST, {"run_pass": True, "nickel": True}, A=cells, B=FREE)
    stage.play(calls, f"offense 20, defense {roll}").gives(sheet)


@pytest.mark.parametrize(
    ("calls", "cell", "dice", "sheet"),
    [
        ("1 pass", "6", "defense 1", "A 1 and 10 at B 48"),
        ("7 run", "6", "defense 1", "A 1 and 10 at B 48"),
        ("1 run", "6", "defense 2", "A 2 and 4 at A 46"),
        ("5 run", "SOP", "option pass 20, defense 1", "A 1 and 10 at B 48"),
        ("5 pass", "SOP", "option pass 20, defense 1", "A 2 and 10 at A 40"),
        ("7 run", "QR", "defense 1, QR 30", "A 2 and 2 at A 48"),
    ],
)
def test_ii_2_c_conditional_run_and_pass(calls: str, cell: str, dice: str, sheet: str) -> None:
    """A wrong Run or Pass doubles the yards for a side that is not entitled to it; QR is part of a pass play."""
    columns = {calls[0]: {20: cell}, "QR": {30: "4"}}
    columns.setdefault("7", {20: "6"})
    Stage(FIRST, {"run_pass": True}, A=columns).play(calls, f"offense 20, {dice}").gives(sheet)


@pytest.mark.parametrize("calls", ["1 pass", "9 run"])
def test_ii_2_c_three_yards_where_all_guesses_are_conditional(calls: str) -> None:
    stage = Stage(FIRST, {"run_pass": True, "wild_card": "conditional"}, A={calls[0]: {20: "6"}})
    stage.play(calls, "offense 20").gives("A 2 and 1 at A 49")


@pytest.mark.parametrize(("choice", "dice", "sheet"), [("keep", ", defense 1", "B 15"), ("blank", "", "B 9")])
def test_ii_4_red_zone(choice: str, dice: str, sheet: str) -> None:
    stage = Stage("A 1 and 10 at B 19", {"red_zone": True}, A={"1": {20: "10"}}, B={"A 1": {1: "-6"}})
    stage.play("1 a", f"offense 20{dice}", f"B red zone {choice}")
    assert stage.sheet.endswith(sheet)


def test_ii_4_not_on_the_20_and_a_wrong_guess_is_blank_there() -> None:
    stage = Stage("A 1 and 10 at B 20", {"red_zone": True}, A={"1": {20: "4"}})
    stage.play("1 a", "offense 20, defense 1").gives("A 2 and 6 at B 16")
    stage = Stage("A 1 and 10 at B 19", {"red_zone": True, "wild_card": "coded"}, A={"1": {20: "4"}})
    stage.play("1 wild-2", "offense 20", "B red zone keep").gives("A 2 and 6 at B 15")
