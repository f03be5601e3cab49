"""Plays and questions as a person reads them: what came loose in its order, one yard, fouls by their names."""

from __future__ import annotations

import pytest

from examples.bowlbound.table import Stage, sheet
from fieldhouse.games.bowlbound.cells import OFF_5A, read_cell
from fieldhouse.games.bowlbound.names import cell_text
from fieldhouse.games.bowlbound.pages.matchup import Matchup
from fieldhouse.games.bowlbound.pages.play_text import play_text
from fieldhouse.games.bowlbound.questions import COFFIN_CORNER, PENALTY, PUNT_AIM
from fieldhouse.games.bowlbound.state import Claim
from fieldhouse.gridiron.names import situation_text
from fieldhouse.gridiron.outcome import NEXT_SNAP, TOUCHDOWN, Outcome
from fieldhouse.table.seat import AWAY, HOME, Seat

FIRST = "A 1 and 10 at A 40"
PICKED = {"9": {20: "INT 12"}}
DROPPED = {"Interception Return": {30: "F +9"}}


def told(stage: Stage) -> str:
    return play_text(Matchup.of(sheet("A"), sheet("B")), stage.last)


def test_a_fumble_on_a_return_is_named_where_it_happened() -> None:
    stage = Stage(FIRST, A=PICKED, B=DROPPED)
    stage.play("9 a", "offense 20, defense 1, interception return 30, fumble 30", "B run back return")
    assert told(stage) == (
        "9-Drop Back against A-Standard, INTERCEPTED 12 yards down the field. B runs back 9 yards, FUMBLE. A recovers."
    )


def test_every_fumble_and_return_in_its_order() -> None:
    stage = Stage(FIRST, A={"1": {20: "F +3"}, "Interception Return": {31: "1"}}, B=DROPPED)
    dice = "offense 20, defense 1, fumble 37, fumble return 30, fumble 38, fumble return 31"
    stage.play("1 a", dice, "B run back return, A run back return")
    assert told(stage) == (
        "1-Line Plunge against A-Standard, gain of 3, FUMBLE. B recovers. B runs back 9 yards, FUMBLE. A recovers. "
        "A runs back 1 yard."
    )


def test_a_fumble_on_a_kickoff_return() -> None:
    stage = Stage("A kicks off from A 30", B={"Kickoff Return": {30: "F +20"}})
    stage.play(dice="kickoff 20, kickoff return 30, fumble 30", choices="A kickoff deep")
    assert told(stage) == "Deep, 60 yards. B runs back 20 yards, FUMBLE. A recovers."


def test_a_ball_that_nobody_recovers() -> None:
    stage = Stage("A 1 and 10 at A 5", A={"1": {20: "F -20"}})
    stage.play("1 a", "offense 20, defense 1")
    assert (
        told(stage) == "1-Line Plunge against A-Standard, loss of 5, FUMBLE. Out of the end zone. SAFETY, two points B."
    )


@pytest.mark.parametrize(
    ("cell", "words"),
    [("1", "B runs back 1 yard."), ("-", "B is stopped where it was."), ("-1", "B loses 1 yard on the return.")],
)
def test_one_yard_on_a_return(cell: str, words: str) -> None:
    stage = Stage("A kicks off from A 30", B={"Kickoff Return": {30: cell}})
    stage.play(dice="kickoff 20, kickoff return 30", choices="A kickoff deep")
    assert words in told(stage)


def test_one_yard_elsewhere() -> None:
    stage = Stage("A 4 and 10 at A 40", A={"Punt": {20: "1*"}}).play("punt a", "punt 20")
    assert told(stage).startswith("Punt, 1 yard.")
    stage = Stage(FIRST, A={"9": {20: "INT 1"}}).play("9 a", "offense 20, defense 1", "B run back down")
    assert "INTERCEPTED 1 yard down the field" in told(stage)
    stage = Stage("A kicks off from A 30", {"kickoffs": "guessing"})
    stage.play(dice="X 39, onside kick 20", choices="A kickoff onside, B kickoff guess deep")
    assert told(stage) == "Onside, 1 yard. B recovers."
    game = stage.game
    assert situation_text(game, Outcome(TOUCHDOWN, AWAY, carry=1)) == "touchdown A, 1 yard on the kickoff"
    assert [COFFIN_CORNER.explain(game, AWAY, None, yards)[0] for yards in (0, 1, 2)] == [
        "0 yards shorter", "1 yard shorter", "2 yards shorter",
    ]  # fmt: skip
    assert PUNT_AIM.prompt(game, AWAY, 15).startswith("A punt 15 yards shorter")


def test_the_kick_that_is_made_shorter_is_named() -> None:
    game = Stage("A kicks off from A 30").game
    assert COFFIN_CORNER.prompt(game, AWAY, None) == "How many yards do you take off the kickoff?"
    game.play.call = 12
    assert COFFIN_CORNER.prompt(game, AWAY, None) == "How many yards do you take off the punt?"


def test_a_false_start_is_called_one() -> None:
    stage = Stage(FIRST, A={"1": {20: "OFF S"}}).play("1 a", "offense 20, penalty 25")
    assert told(stage) == "1-Line Plunge against A-Standard, no play. Penalty on A, false start, marked off."
    claim = Claim(OFF_5A, AWAY, Outcome(NEXT_SNAP, AWAY, 35, 1, 15))
    assert PENALTY.prompt(stage.game, HOME, ((claim,), claim.outcome)) == "Flag on A: false start (OFF 5A)."


@pytest.mark.parametrize(
    ("foul", "name"),
    [
        ("OFF 5", "illegal procedure"), ("OFF 10", "holding"), ("OFF 15", "personal foul"), ("DEF 5", "offside"),
        ("DEF 5Y", "face mask"), ("DEF 10", "holding"), ("DEF 15", "personal foul"), ("PI 14", "pass interference"),
    ],
)  # fmt: skip
def test_r28_every_foul_has_its_name(foul: str, name: str) -> None:
    """With its sign where somebody must decide about it; in the play-by-play without."""
    stage = Stage(FIRST, A={"6": {20: foul, 21: "7"}})
    offender, offended = "AB" if foul.startswith("OFF") else "BA"
    rolled_past = "" if foul.startswith("PI") else ", offense 21"
    stage.play("6 a", f"offense 20{rolled_past}, defense 1", f"{offended} penalty accept")
    assert f"Penalty on {offender}, {name}, accepted." in told(stage)
    claim = Claim(read_cell(foul), Seat("AB".index(offender)), Outcome(NEXT_SNAP, AWAY, 35, 1, 15))
    subject = ((claim, claim), claim.outcome)
    assert PENALTY.prompt(stage.game, Seat("AB".index(offended)), subject) == f"Flag on {offender}: {name} ({foul})."
    assert PENALTY.explain(stage.game, Seat("AB".index(offended)), subject, 1)[0] == f"Accept {name} ({foul})"


def test_vi_4_c_iv_five_yards_of_those_who_rush_a_kick_are_for_the_kicker() -> None:
    stage = Stage("A 4 and 10 at A 40", A={"Punt": {20: "DEF 5Y", 21: "40*"}})
    stage.play("punt a", "punt 20, punt 21", "A penalty accept")
    assert "Penalty on B, running into the kicker, accepted." in told(stage)
    stage = Stage("A 4 and 10 at A 40", A={"Punt": {20: "40"}}, B={"Punt Return": {20: "DEF 5Y", 21: "9"}})
    stage.play("punt a", "punt 20, punt return 20, punt return 21", "B kick return return, B penalty accept")
    assert "Penalty on A, face mask, accepted." in told(stage)


@pytest.mark.parametrize(
    ("printed", "words"),
    [
        ("7", "7"), ("-", "-"), ("(3)", "(3)"), ("[-2]", "[-2]"), ("12*", "12*"), ("B", "breakaway (B)"),
        ("(B)", "forced breakaway (B)"), ("QR", "quarterback runs (QR)"), ("(QR)", "quarterback forced to run (QR)"),
        ("QT", "quarterback trapped (QT)"), ("SOP", "sprint-out pass (SOP)"), ("BLP", "bootleg pass (BLP)"),
        ("INC", "incomplete (INC)"), ("INT X", "interception (INT X)"), ("F 6", "fumble (F 6)"),
        ("TD", "touchdown (TD)"), ("(TD)", "forced touchdown (TD)"), ("[TD]", "touchdown [TD]"),
        ("DS", "yards by the dice (DS)"), ("(-DS)", "yards by the dice (-DS)"), ("OFF 5A", "false start (OFF 5A)"),
        ("OFF S", "foul of the offense (OFF S)"), ("DEF R", "foul of the defense (DEF R)"),
        ("PI 14", "pass interference (PI 14)"), ("KO", "read the kickoff column (KO)"),
        ("FG", "read the field goal column (FG)"), ("NG", "no good (NG)"), ("OB", "out of bounds (OB)"),
        ("BK -7", "blocked (BK -7)"),
    ],
)  # fmt: skip
def test_r28_cells_in_words(printed: str, words: str) -> None:
    assert cell_text(read_cell(printed)) == words


def test_vi_7_b_the_penalty_that_led_to_another_try_is_told_before_it() -> None:
    stage = Stage("try by A", A={"1": {20: "OFF 10", 21: "2", 22: "12"}})
    calls = "A call plunge, B defense a"
    dice = "offense 20, offense 21, defense 1, offense 22, defense 1"
    stage.play("", dice, f"A try two, {calls}, B penalty accept, {calls}")
    assert told(stage) == "Penalty on A, holding, accepted. Two-point try: GOOD."


@pytest.mark.parametrize(
    ("column", "cell", "rest", "words"),
    [
        ("QT", "F -8", ", fumble 30", "quarterback trapped, loss of 8, FUMBLE. B recovers."),
        ("QR", "F +4", ", fumble 30", "quarterback runs, gain of 4, FUMBLE. B recovers."),
        ("QR", "TD", "", "quarterback runs, gain of 60. TOUCHDOWN A."),
        ("QT", "-8", "", "quarterback trapped, loss of 8."),
        ("QT", "3", "", "quarterback trapped, but gets away, gain of 3."),
        ("QT", "-", "", "quarterback trapped, no gain."),
        ("QR", "9*", "", "quarterback runs, gain of 9, out of bounds."),
    ],
)
def test_what_the_quarterback_did_is_told_as_that(column: str, cell: str, rest: str, words: str) -> None:
    stage = Stage(FIRST, A={"9": {20: column}, column: {30: cell}})
    stage.play("9 a", f"offense 20, defense 1, {column} 30{rest}")
    assert told(stage).startswith(f"9-Drop Back against A-Standard, {words}")


def test_a_fake_and_a_play_against_a_rush_meet_no_defense() -> None:
    stage = Stage("A 4 and 10 at A 30", {"fakes": True}, A={"1": {20: "12"}})
    stage.play("punt a", "punt 24, offense 20", "A fake number 24, A fake plunge")
    assert told(stage).startswith("1-Line Plunge against Blank, gain of 12.")


@pytest.mark.parametrize(
    ("call", "column", "words"),
    [("punt", "Punt", "Punt, no play."), ("field-goal", "Field Goal", "Field goal, no play.")],
)
def test_a_kick_that_was_never_made_is_no_play(call: str, column: str, words: str) -> None:
    stage = Stage("A 4 and 10 at B 30", A={column: {20: "OFF S"}})
    stage.play(f"{call} a", f"{call.replace('-', ' ')} 20, penalty 25")
    assert told(stage) == f"{words} Penalty on A, false start, marked off."


def test_fouls_on_both_teams_leave_no_kick() -> None:
    stage = Stage("A 4 and 10 at B 30", A={"Punt": {20: "OFF 10", 21: "DEF 5"}})
    stage.play("punt a", "punt 20, punt 21")
    assert told(stage).startswith("Punt, no play, fouls on both teams. Penalty on A, holding, not marked off.")
    stage = Stage("A kicks off from A 30", A={"Kickoff": {20: "OFF 15", 21: "DEF 5"}})
    stage.play(dice="kickoff 20, kickoff 21", choices="A kickoff deep")
    assert told(stage).startswith("No play, fouls on both teams. Penalty on A, personal foul, not marked off.")
