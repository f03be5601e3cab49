"""The examples of 'Game Basics' and 'Play Results'. New England and Philadelphia as in the guide.

Red, black and yellow cells are lost from the scan: each test's chart has the cell that its example states.
"""

from __future__ import annotations

import pytest

from examples.ddf.table import example
from fieldhouse.gridiron.dice import BLACK, DEFENSE, GREEN, OFFENSE, RED, WHITE, YELLOW


def test_using_the_offensive_and_defensive_dice() -> None:
    readings = dict(zip(OFFENSE.faces, OFFENSE.readings, strict=True))
    assert readings[2, 4, 0] == 24
    assert readings[3, 2, 1] == 33
    assert dict(zip(DEFENSE.faces, DEFENSE.readings, strict=True))[2, 1] == 3
    assert (BLACK, WHITE, YELLOW) == ((1, 2, 2, 3, 3, 3), (0, 1, 2, 3, 4, 5), (0, 0, 1, 2, 3, 4))
    assert (RED, GREEN) == ((1, 1, 1, 2, 2, 3), (0, 0, 0, 0, 1, 2))


def test_dice_roll_probabilities() -> None:
    offense, defense = dict(OFFENSE.weights), dict(DEFENSE.weights)
    assert (OFFENSE.size, DEFENSE.size) == (216, 36)
    assert [offense[total] for total in range(10, 20)] == [2, 3, 4, 5, 6, 6, 4, 3, 2, 1]
    assert [offense[total] for total in range(20, 30)] == [4, 6, 8, 10, 12, 12, 8, 6, 4, 2]
    assert [offense[total] for total in range(30, 40)] == [6, 9, 12, 15, 18, 18, 12, 9, 6, 3]
    assert [defense[total] for total in range(1, 6)] == [12, 11, 9, 3, 1]
    assert sum(offense[total] for total in range(33, 38)) == 72  # Philadelphia's five incomplete sideline passes


def test_plays_from_scrimmage_and_the_priority_chart() -> None:
    example(
        "NE 1 and 10 at NE 20",
        NE={"2-Off Tackle": {33: "7"}},
        PHI={"B 2-Off Tackle": {3: "-2"}},
        calls="2-Off Tackle B",
        dice="offense 33, defense 3",
    ).gives("NE 2 and 5 at NE 25")


@pytest.mark.parametrize(
    ("attack", "defend", "after"),
    [("12", "(3)", "NE 2 and 7 at NE 23"), ("INT 12", "(TD)", "NE 2 and 10 at NE 20")],
)
def test_play_results_in_the_text(attack: str, defend: str, after: str) -> None:
    example(
        "NE 1 and 10 at NE 20",
        NE={"7-Medium": {25: attack}},
        PHI={"A 7-Medium": {1: defend}},
        calls="7-Medium A",
        dice="offense 25, defense 1",
    ).gives(after)


def test_play_results_in_the_text_two_interceptions() -> None:
    example(
        "NE 1 and 10 at NE 20",
        NE={"7-Medium": {25: "INT 12"}},
        PHI={"A 7-Medium": {1: "INT 6"}},
        calls="7-Medium A",
        dice="offense 25, defense 1, interception return 24",
    ).gives("PHI 1 and 10 at NE 26")


def test_gains_and_losses_a() -> None:
    example(
        "NE 2 and 13 at NE 37",
        NE={"6-Short": {30: "13"}},
        PHI={"D 6-Short": {1: "4"}},
        calls="6-Short D",
        dice="offense 30, defense 1",
    ).gives("NE 1 and 10 at PHI 46")


def test_gains_and_losses_b() -> None:
    example(
        "NE 2 and 13 at NE 37",
        NE={"2-Off Tackle": {16: "-2"}},
        PHI={"A 2-Off Tackle": {4: "2"}},
        calls="2-Off Tackle A",
        dice="offense 16, defense 4",
    ).gives("NE 3 and 13 at NE 37")


def test_gains_and_losses_c() -> None:
    example(
        "NE 2 and 13 at NE 37",
        NE={"3-End Run": {36: "-"}},
        PHI={"B 3-End Run": {4: "-3"}},
        calls="3-End Run B",
        dice="offense 36, defense 4",
    ).gives("NE 3 and 16 at NE 34")


def test_gains_and_losses_d() -> None:
    example(
        "NE 2 and 13 at NE 37",
        NE={"7-Medium": {27: "12"}},
        PHI={"E 7-Medium": {3: "-"}},
        calls="7-Medium E",
        dice="offense 27, defense 3",
    ).gives("NE 3 and 1 at NE 49")


def test_forced_gains_and_losses_a() -> None:
    example(
        "PHI 1 and 10 at NE 44",
        PHI={"2-Off Tackle": {21: "6"}},
        NE={"A 2-Off Tackle": {3: "(1)"}},
        calls="2-Off Tackle A",
        dice="offense 21, defense 3",
    ).gives("PHI 2 and 9 at NE 43")


def test_forced_gains_and_losses_b() -> None:
    example(
        "PHI 1 and 10 at PHI 20",
        PHI={"6-Short": {13: "INC"}},
        NE={"C 6-Short": {3: "(9)"}},
        calls="6-Short C",
        dice="offense 13, defense 3",
    ).gives("PHI 2 and 1 at PHI 29")


def test_forced_gains_and_losses_c() -> None:
    example(
        "NE kicks off from NE 35",
        NE={"Kickoff": {36: "64"}, "Kick Coverage": {4: "(16)"}},
        PHI={"Kickoff Return": {17: "35"}},
        choices="NE kickoff deep",
        dice="kickoff 36, kickoff return 17, coverage 4",
    ).gives("PHI 1 and 10 at PHI 17")


BREAKAWAY = {"2-Off Tackle": {22: "B"}, "B": {27: "14", 34: "22", 39: "46"}}


def test_breakaways_a() -> None:
    example(
        "PHI 1 and 10 at PHI 31",
        PHI=BREAKAWAY,
        NE={"C 2-Off Tackle": {2: "-"}},
        calls="2-Off Tackle C",
        dice="offense 22, defense 2, B 27",
    ).gives("PHI 1 and 10 at PHI 45")


def test_breakaways_b() -> None:
    example(
        "PHI 1 and 10 at PHI 31",
        PHI=BREAKAWAY,
        NE={"B 2-Off Tackle": {3: "-2"}},
        calls="2-Off Tackle B",
        dice="offense 22, defense 3, B 34",
    ).gives("PHI 1 and 10 at NE 49")


def test_breakaways_c() -> None:
    """The same cell as in B, but (-1): one of the two is a misprint of the guide's."""
    example(
        "PHI 1 and 10 at PHI 31",
        PHI=BREAKAWAY,
        NE={"B 2-Off Tackle": {3: "(-1)"}},
        calls="2-Off Tackle B",
        dice="offense 22, defense 3",
    ).gives("PHI 2 and 11 at PHI 30")


def test_breakaways_d() -> None:
    example(
        "PHI 1 and 10 at PHI 31",
        PHI=BREAKAWAY,
        NE={"D 2-Off Tackle": {2: "3"}},
        calls="2-Off Tackle D",
        dice="offense 22, defense 2, B 39",
    ).gives("PHI 1 and 10 at NE 20")


def test_quarterback_trapped_a() -> None:
    example(
        "PHI 1 and 10 at PHI 37",
        PHI={"7-Medium": {36: "15"}, "QT": {22: "-10"}},
        NE={"A 7-Medium": {2: "QT"}},
        calls="7-Medium A",
        dice="offense 36, defense 2, QT 22",
    ).gives("PHI 2 and 20 at PHI 27")


def test_quarterback_trapped_b() -> None:
    """The interception at New England's 41; a blank return leaves it there."""
    stage = example(
        "PHI 1 and 10 at PHI 37",
        PHI={"8-Long": {23: "QT"}},
        NE={"E 8-Long": {4: "INT 22"}},
        calls="8-Long E",
        dice="offense 23, defense 4, interception return 20",
    ).gives("NE 1 and 10 at NE 41")
    assert stage.last.returns == ((0, 41, 41),)


def test_quarterback_trapped_c() -> None:
    example(
        "PHI 1 and 10 at PHI 37",
        PHI={"6-Short": {10: "QT"}, "QT": {35: "3"}},
        NE={"F 6-Short": {2: "7"}},
        calls="6-Short F",
        dice="offense 10, defense 2, QT 35",
    ).gives("PHI 2 and 7 at PHI 40")


def test_interceptions_a() -> None:
    example(
        "NE 2 and 10 at PHI 13",
        NE={"7-Medium": {30: "24"}},
        PHI={"E 7-Medium": {4: "INT 9"}, "Interception Return": {25: "7"}},
        calls="7-Medium E",
        dice="offense 30, defense 4, interception return 25",
    ).gives("PHI 1 and 10 at PHI 11")


def test_interceptions_b() -> None:
    """Two yards deep in Philadelphia's end zone (the guide says New England's), and no return: a touchback."""
    example(
        "NE 2 and 10 at PHI 24",
        NE={"7-Medium": {30: "24"}},
        PHI={"F 7-Medium": {5: "INT 26"}, "Interception Return": {28: "-"}},
        calls="7-Medium F",
        dice="offense 30, defense 5, interception return 28",
    ).gives("PHI 1 and 10 at PHI 20")


def test_interceptions_c() -> None:
    example(
        "NE 2 and 10 at PHI 24",
        NE={"7-Medium": {30: "24"}},
        PHI={"F 7-Medium": {5: "INT 26"}, "Interception Return": {21: "7"}},
        calls="7-Medium F",
        dice="offense 30, defense 5, interception return 21",
    ).gives("PHI 1 and 10 at PHI 5")


def test_interceptions_d() -> None:
    example(
        "NE 3 and 10 at NE 30",
        NE={"8-Long": {19: "INT 45"}},
        PHI={"D 8-Long": {4: "INT 38"}, "Interception Return": {23: "5"}},
        calls="8-Long D",
        dice="offense 19, defense 4, interception return 23",
    ).gives("PHI 1 and 10 at PHI 37")


def test_incomplete_passes_a() -> None:
    example(
        "PHI 1 and 10 at PHI 20",
        PHI={"7-Medium": {34: "INC"}},
        NE={"A 7-Medium": {1: "-"}},
        calls="7-Medium A",
        dice="offense 34, defense 1",
    ).gives("PHI 2 and 10 at PHI 20")


def test_incomplete_passes_b() -> None:
    example(
        "PHI 1 and 10 at PHI 20",
        PHI={"7-Medium": {12: "15"}},
        NE={"D 7-Medium": {2: "INC"}},
        calls="7-Medium D",
        dice="offense 12, defense 2",
    ).gives("PHI 2 and 10 at PHI 20")


def test_incomplete_passes_c() -> None:
    example(
        "PHI 1 and 10 at PHI 20",
        PHI={"7-Medium": {24: "INC"}},
        NE={"B 7-Medium": {3: "(13)"}},
        calls="7-Medium B",
        dice="offense 24, defense 3",
    ).gives("PHI 1 and 10 at PHI 33")


RECOVERS = {"fumble recovered": "10-32, 37"}


def test_fumbles_a() -> None:
    example(
        "NE 1 and 10 at midfield",
        NE=RECOVERS | {"1-Line Plunge": {36: "3"}},
        PHI={"A 1-Line Plunge": {2: "F 8"}, "Fumble Return": {23: "4"}},
        calls="1-Line Plunge A",
        dice="offense 36, defense 2, fumble 35, fumble return 23",
    ).gives("PHI 1 and 10 at PHI 46")


def test_fumbles_b() -> None:
    """A fumble at the line of scrimmage against (9) lies at the defensive yardage, New England's 41."""
    stage = example(
        "PHI 1 and 10 at midfield",
        PHI={"2-Off Tackle": {29: "F"}, "fumble recovered": "12-29"},
        NE={"E 2-Off Tackle": {3: "(9)"}},
        calls="2-Off Tackle E",
        dice="offense 29, defense 3, fumble 12",
    ).gives("PHI 2 and 1 at NE 41")
    assert stage.last.end == 59


def test_fumbles_c() -> None:
    """The breakaway is not rolled; the ball lies on Philadelphia's 45."""
    example(
        "PHI 1 and 10 at midfield",
        PHI={"4-Draw": {26: "B"}, "fumble recovered": "12-29"},
        NE={"D 4-Draw": {4: "F -5"}, "Fumble Return": "-"},
        calls="4-Draw D",
        dice="offense 26, defense 4, fumble 30, fumble return 20",
    ).gives("NE 1 and 10 at PHI 45")


def test_fumbles_d() -> None:
    """The guide mixes up its teams here. Meant is: Philadelphia fumbled on New England's 42 and lost the ball, but
    the defense's own chart gives it back, and the ten-sided die allows no return."""
    example(
        "PHI 1 and 10 at midfield",
        options="defensive_fumble_recovery offensive_fumble_returns",
        PHI={"1-Line Plunge": {36: "3"}, "fumble recovered": "12-29"},
        NE={"A 1-Line Plunge": {2: "F 8"}, "fumble recovery": "L on 27"},
        calls="1-Line Plunge A",
        dice="offense 36, defense 2, fumble 35, defense recovery 27, fumble return? 6",
    ).gives("PHI 2 and 2 at NE 42")


def test_touchdowns_a() -> None:
    """The offensive cell is lost from the scan; an interception it cannot have been, so a trap."""
    example(
        "NE 1 and 10 at NE 32",
        NE={"7-Medium": {22: "QT"}},
        PHI={"C 7-Medium": {5: "(TD)"}},
        calls="7-Medium C",
        dice="offense 22, defense 5",
    ).gives("try by NE", score="NE 6, PHI 0")


def test_touchdowns_b() -> None:
    example(
        "NE 1 and 10 at NE 32",
        NE={"8-Long": {18: "TD"}},
        PHI={"D 8-Long": {4: "INT 38"}},
        calls="8-Long D",
        dice="offense 18, defense 4, interception return 20",
    ).gives("PHI 1 and 10 at PHI 30", score="NE 0, PHI 0")
