"""Fouls on top of each other, on top of a fumble, and at the very end of a half."""

from __future__ import annotations

from typing import Any

import pytest

from examples.ddf.table import Stage, example

NE = {
    "1-Line Plunge": {10: "4", 11: "F 4", 12: "OFF 10", 13: "OFF 15", 14: "DEF 15", 15: "DEF 5X", 16: "2"},
    "6-Short": {10: "INT 20", 11: "OFF 10", 12: "DEF 15"},
    "Fumble Return": {10: "7", 11: "-2"},
    "Kickoff": {10: "65", 11: "OFF 5", 12: "OFF 40", 13: "55", 14: "OFF 15", 15: "DEF 5"},
    "Punt": {10: "40", 11: "OFF 10"},
}  # fmt: skip
PHI = {
    "Kickoff Return": {10: "20", 11: "DEF 15", 12: "OFF 10"},
    "Punt Return": {10: "8", 11: "DEF 15", 12: "OFF 10"},
    "Interception Return": {10: "10", 11: "DEF 15", 12: "OFF 10"},
}  # fmt: skip


def play(at: str, calls: str, dice: str, choices: str = "", **setting: Any) -> Stage:
    return example(at, NE=NE, PHI=PHI, calls=calls, dice=dice, choices=choices, **setting)


def test_between_downs_after_a_first_down_played_again_the_chains_stay() -> None:
    """OFF 10 during the play is accepted, OFF 15 after it comes on top: first and 35, not a new series."""
    play(
        "NE 1 and 10 at NE 40",
        "1-Line Plunge A",
        "offense 12, offense 13, offense 10, defense 1, between downs 20",
        "PHI penalty accept",
        options="between_downs",
    ).gives("NE 1 and 35 at NE 15")


@pytest.mark.parametrize(
    ("foul", "run", "after"),
    [
        (14, 10, "NE 1 and 10 at PHI 34"),  # fumbled at the 44, run to the 51, and fifteen yards
        (14, 11, "NE 1 and 10 at PHI 43"),
        (15, 10, "NE 1 and 10 at PHI 44"),
        (15, 11, "NE 1 and 10 at NE 47"),
    ],
)
def test_fouls_walked_off_at_the_end_of_an_offensive_fumble_return(foul: int, run: int, after: str) -> None:
    play(
        "NE 3 and 10 at NE 40",
        "1-Line Plunge A",
        f"offense {foul}, offense 11, defense 1, fumble 20, fumble return? 0, fumble return {run}",
        options="offensive_fumble_returns",
    ).gives(after, takes=10)


def test_foul_between_downs_of_an_earlier_try_is_not_enforced_twice() -> None:
    """OFF 10 and OFF 15 move the try back to the 27; after it fails the kickoff is made from its usual line."""
    play(
        "try by NE",
        "",
        "offense 12, offense 13, offense 10, defense 1, between downs 20, offense 10, defense 1",
        "NE try two, 1-Line Plunge A, PHI penalty accept, NE try again two, 1-Line Plunge A",
        options="between_downs",
    ).gives("NE kicks off from NE 35", score="NE 0, PHI 0")


# At the end of a half


def last_play(at: str, calls: str, dice: str, choices: str = "", quarter: int = 4) -> Stage:
    return play(at, calls, dice, choices, quarter=quarter, clock="0:10", score=(3, 7))


@pytest.mark.parametrize(
    ("total", "after"),
    [(11, "PHI 1 and 10 at PHI 45"), (12, "final")],
)
def test_a_foul_on_a_kickoff_return_is_the_receivers_untimed_down_if_the_kickers_fouled(total: int, after: str) -> None:
    dice = f"kickoff 13, kickoff return {total}, kickoff return 10, coverage 1"
    last_play("NE kicks off from NE 35", "", dice, "NE kickoff deep").gives(after, clock="0:00")


@pytest.mark.parametrize(("total", "after"), [(11, "PHI 1 and 10 at PHI 43"), (12, "final")])
def test_a_foul_on_a_punt_return_is_the_receivers_untimed_down_if_the_punters_fouled(total: int, after: str) -> None:
    dice = f"punt 10, punt return {total}, punt return 10, coverage 1"
    last_play("NE 4 and 10 at NE 40", "punt A", dice).gives(after, clock="0:00")


@pytest.mark.parametrize(("total", "after"), [(11, "PHI 1 and 10 at NE 35"), (12, "final")])
def test_a_foul_on_an_interception_return_is_an_untimed_down_if_the_passers_fouled(total: int, after: str) -> None:
    dice = f"offense 10, defense 1, interception return {total}, interception return 10"
    last_play("NE 1 and 10 at NE 40", "6-Short A", dice).gives(after, clock="0:00")


def test_a_foul_of_the_punters_is_an_untimed_down_at_the_end_of_the_return() -> None:
    dice = "punt 11, punt 10, punt return 10, coverage 1"
    last_play("NE 4 and 10 at NE 40", "punt A", dice, "PHI penalty end").gives("PHI 1 and 10 at PHI 38", clock="0:00")
    last_play("NE 4 and 10 at NE 40", "punt A", dice, "PHI penalty accept").gives("final")


def test_a_foul_of_the_kickers_out_of_bounds_leaves_the_receivers_a_down() -> None:
    stage = last_play("NE kicks off from NE 35", "", "kickoff 12", "NE kickoff deep")
    stage.gives("PHI 1 and 10 at PHI 40", clock="0:00")


@pytest.mark.parametrize(
    ("dice", "choices", "line"),
    [
        ("kickoff 11, kickoff 13, kickoff return 10, coverage 1", ", PHI penalty accept", "NE 30"),
        ("kickoff 11, kickoff 15", "", "NE 35"),
    ],
)
def test_a_foul_that_has_the_kick_made_again_does_not_end_the_half(dice: str, choices: str, line: str) -> None:
    """It is made with no time on the clock, and then the half is over."""
    stage = last_play("NE kicks off from NE 35", "", dice, f"NE kickoff deep{choices}", quarter=2)
    stage.gives(f"NE kicks off from {line}", clock="0:00")
    stage.game.received_first = 1
    stage.play(choices="NE kickoff deep", dice="kickoff 13, kickoff return 10, coverage 1").gives(
        "PHI kicks off from PHI 35", clock="15:00"
    )


def test_a_foul_that_is_declined_on_a_kickoff_gives_no_down() -> None:
    last_play(
        "NE kicks off from NE 35",
        "",
        "kickoff 11, kickoff 13, kickoff return 10, coverage 1",
        "NE kickoff deep, PHI penalty decline",
    ).gives("final")


@pytest.mark.parametrize(("roll", "after"), [(35, "NE 1 and 10 at PHI 45"), (20, "final")])
def test_a_foul_after_the_play_comes_too_late_for_another_down(roll: int, after: str) -> None:
    """DEF 15: during the last play it is worth a down, between downs there is none to come."""
    play(
        "NE 1 and 10 at NE 40",
        "1-Line Plunge A",
        f"offense 14, offense 10, defense 1, between downs {roll}",
        "NE penalty accept" if roll == 35 else "",
        options="between_downs",
        quarter=4,
        clock="0:10",
        score=(3, 7),
    ).gives(after, clock="0:00")
