"""What a person reads when a flag falls: a try's penalties in their order, fouls and cells in words."""

from __future__ import annotations

import re

import pytest

from examples.ddf.table import Stage, example
from fieldhouse.games.ddf.names import cell_text, foul_text
from fieldhouse.games.ddf.pages.explanation import explain
from fieldhouse.games.ddf.pages.narration import Narrator
from fieldhouse.games.ddf.pages.play_text import play_text
from fieldhouse.games.ddf.questions import PENALTY, Ruling
from fieldhouse.games.ddf.results import BETWEEN_DOWNS
from fieldhouse.gridiron.cells import read_cell
from fieldhouse.gridiron.outcome import NEXT_SNAP, Outcome
from fieldhouse.table.seat import AWAY, HOME
from fieldhouse.table.throws import Throw

NE = {
    "1-Line Plunge": {10: "2", 11: "1", 12: "OFF 10", 13: "OFF 5"},
    "Field Goal": {10: "25", 12: "OFF 5", 13: "DEF 5"},
}


def go_for_two(dice: str, choices: str) -> Stage:
    return example("try by NE", NE=NE, choices=f"NE try two, {choices}", dice=dice)


def told(stage: Stage) -> str:
    away, home = (side.team for side in stage.game.sides)
    return play_text(Narrator(away, home).matchup, stage.last)


def test_pat_penalties_are_told_before_the_try_that_they_led_to() -> None:
    stage = go_for_two(
        "offense 12, offense 10, defense 1, field goal 10", "1-Line Plunge A, PHI penalty accept, NE try again kick"
    )
    assert re.fullmatch(r"Penalty on NE, [a-z ]+, 10 yards, no play. Extra point is good.", told(stage)), told(stage)
    stage = go_for_two(
        "offense 13, offense 12, offense 11, defense 1, offense 10, defense 1",
        "1-Line Plunge A, NE try again two, 1-Line Plunge A, PHI penalty accept, NE try again two, 1-Line Plunge A",
    )
    penalty = "Penalty on NE, [a-z ]+, {} yards, no play."
    assert re.fullmatch(
        f"{penalty.format(5)} {penalty.format(10)} 1-Line Plunge v A-Standard: .*The two-point try fails.", told(stage)
    ), told(stage)


def test_pat_penalties_on_the_kick_instead_are_told_in_their_order() -> None:
    """Offsetting fouls on the first kick; on the second one that nobody wants."""
    pushed_back = "offense 12, offense 10, defense 1"
    stage = go_for_two(
        f"{pushed_back}, field goal 12, field goal 13, field goal 13, field goal 10",
        "1-Line Plunge A, PHI penalty accept, NE try again kick",
    )
    no_play, first, second, kick, last = told(stage).rstrip(".").split(". ")
    assert (no_play[:13], no_play[-17:]) == ("Penalty on NE", "10 yards, no play")
    assert [first[-10:], second[-10:]] == ["offsetting"] * 2
    assert kick == "Extra point is good"
    assert (last[:14], last[-8:]) == ("Penalty on PHI", "declined")


@pytest.mark.parametrize(
    ("printed", "words"),
    [
        ("OFF 5", "5 yards (OFF 5)"), ("OFF 10", "10 yards (OFF 10)"), ("OFF 15", "15 yards (OFF 15)"),
        ("OFF 40", "kickoff out of bounds (OFF 40)"), ("OFF 12*", "intentional grounding, 12 yards (OFF 12*)"),
        ("DEF 5", "5 yards (DEF 5)"), ("DEF 5X", "5 yards and a first down (DEF 5X)"),
        ("DEF 15", "15 yards (DEF 15)"), ("PI 1", "pass interference, 1 yard (PI 1)"),
    ],
)  # fmt: skip
def test_r31_a_foul_to_be_decided_about_is_told_by_what_it_costs(printed: str, words: str) -> None:
    foul, outcome = read_cell(printed), Outcome(NEXT_SNAP, AWAY, 35, 1, 15)
    assert foul_text(foul) == foul_text(foul | BETWEEN_DOWNS) == words
    game = Stage("NE 1 and 10 at NE 30").game
    subject = ((foul, foul), (Ruling(0, outcome), Ruling(2, outcome)))
    assert PENALTY.prompt(game, HOME, subject) == f"Flag on NE: {words}, {words}."
    assert PENALTY.explain(game, HOME, subject, 2)[0] == f"Accept {words}"


@pytest.mark.parametrize(
    ("printed", "words"),
    [
        ("7", "7"), ("-", "-"), ("(3)", "(3)"), ("12*", "12*"), ("B", "breakaway (B)"), ("TD", "touchdown (TD)"),
        ("(TD)", "forced touchdown (TD)"), ("QT", "quarterback trapped (QT)"), ("INC", "incomplete (INC)"),
        ("INT 12", "interception (INT 12)"), ("F -5", "fumble (F -5)"), ("OFF 10", "foul of the offense (OFF 10)"),
        ("DEF 5X", "foul of the defense (DEF 5X)"), ("OFF 12*", "intentional grounding (OFF 12*)"),
        ("PI 14", "pass interference (PI 14)"), ("FC", "fair catch (FC)"), ("BK -14", "blocked (BK -14)"),
        ("NG", "no good (NG)"), ("G", "good (G)"),
    ],
)  # fmt: skip
def test_r31_cells_in_words(printed: str, words: str) -> None:
    assert cell_text(read_cell(printed)) == words


def test_r31_dice_that_are_called_by_a_sign() -> None:
    throws = (Throw("B", 31, cell=read_cell("38")), Throw("QT", 20, cell=read_cell("-6")), Throw("offense", 24))
    assert list(map(str, explain(throws))) == ["breakaway (B) 31: 38", "quarterback trapped (QT) 20: -6", "offense 24"]
