"""The examples of 'Penalties': every foul of the offense, of the defense, and on returns."""

from __future__ import annotations

import pytest

from examples.ddf.table import Stage, example
from fieldhouse.gridiron.field import toward_own_goal, toward_their_goal


def test_half_the_distance() -> None:
    assert toward_own_goal(8, 5) == 4
    assert toward_own_goal(3, 10) == 2  # a yard and a half, put down toward midfield


@pytest.mark.parametrize("yards", [5, 10, 15])
def test_half_the_distance_rounding(yards: int) -> None:
    """Never more than half the way, and half a yard is put down toward midfield, at either end."""
    for spot in range(1, 100):
        marked_off = spot - yards if 2 * yards <= spot else (spot + 1) // 2
        assert toward_own_goal(spot, yards) == marked_off
        assert toward_their_goal(100 - spot, yards) == 100 - marked_off


# OFF 5


def test_off_5_penalties_a() -> None:
    example(
        "NE 1 and 10 at NE 20",
        NE={"1-Line Plunge": {39: "OFF 5"}},
        calls="1-Line Plunge A",
        dice="offense 39",
    ).gives("NE 1 and 15 at NE 15", takes=0)


def test_off_5_penalties_b() -> None:
    example(
        "NE 1 and 10 at NE 20",
        options="pre_post_snap",
        NE={"1-Line Plunge": {39: "OFF 5"}, "snap check OFF 5": "Post on 10-12, 19, 21"},
        calls="1-Line Plunge A",
        dice="offense 39, snap check 17",
    ).gives("NE 1 and 15 at NE 15", takes=0)


@pytest.mark.parametrize(("says", "after"), [("accept", "NE 1 and 15 at NE 15"), ("decline", "NE 2 and 6 at NE 24")])
def test_off_5_penalties_c(says: str, after: str) -> None:
    example(
        "NE 1 and 10 at NE 20",
        options="pre_post_snap",
        NE={"1-Line Plunge": {39: "OFF 5", 16: "8"}, "snap check OFF 5": "Post on 10-12, 19, 21"},
        PHI={"C 1-Line Plunge": {2: "-4"}},
        calls="1-Line Plunge C",
        dice="offense 39, snap check 21, offense 16, defense 2",
        choices=f"PHI penalty {says}",
    ).gives(after, takes=10)


# OFF 10


@pytest.mark.parametrize(("says", "after"), [("accept", "PHI 1 and 11 at PHI 2"), ("decline", "PHI 2 and 8 at PHI 5")])
def test_off_10_penalties_a(says: str, after: str) -> None:
    example(
        "PHI 1 and 10 at PHI 3",
        PHI={"3-End Run": {11: "OFF 10", 22: "2"}},
        NE={"F 3-End Run": {3: "-"}},
        calls="3-End Run F",
        dice="offense 11, offense 22, defense 3",
        choices=f"NE penalty {says}",
    ).gives(after)


@pytest.mark.parametrize(("says", "after"), [("accept", "NE 2 and 17 at NE 22"), ("decline", "NE 1 and 10 at NE 40")])
def test_off_10_penalties_b(says: str, after: str) -> None:
    example(
        "NE 2 and 7 at NE 32",
        NE={"3-End Run": {28: "OFF 10", 34: "B"}},
        PHI={"F 3-End Run": {1: "(8)"}},
        calls="3-End Run F",
        dice="offense 28, offense 34, defense 1",
        choices=f"PHI penalty {says}",
    ).gives(after)


@pytest.mark.parametrize(("says", "after"), [("accept", "NE 2 and 17 at NE 22"), ("decline", "PHI 1 and 10 at NE 40")])
def test_off_10_penalties_c(says: str, after: str) -> None:
    """The guide stops at the recovery; ours has Philadelphia's return, which is blank."""
    example(
        "NE 2 and 7 at NE 32",
        NE={"1-Line Plunge": {28: "OFF 10", 25: "8"}, "fumble recovered": "10-32, 37"},
        PHI={"A 1-Line Plunge": {5: "F 8"}},
        calls="1-Line Plunge A",
        dice="offense 28, offense 25, defense 5, fumble 34, fumble return 20",
        choices=f"PHI penalty {says}",
    ).gives(after)


def test_off_10_penalties_d() -> None:
    example(
        "PHI 3 and 13 at PHI 5",
        PHI={"7-Medium": {39: "OFF 10", 30: "16"}},
        NE={"C 7-Medium": {3: "-"}},
        calls="7-Medium C",
        dice="offense 39, offense 30, defense 3",
        choices="NE penalty accept",
    ).gives("PHI kicks off from PHI 20", score="NE 2, PHI 0")


def on_own_4(holding: int) -> Stage:
    return example(
        "PHI 3 and 13 at PHI 4",
        options="holding",
        PHI={"6-Short": {27: "OFF 10", 15: "7"}},
        NE={"C 6-Short": {2: "-"}},
        calls="6-Short C",
        dice=f"offense 27, offense 15, defense 2, holding {holding}",
        choices="NE penalty accept",
    )


def test_offensive_holding_penalties_a() -> None:
    on_own_4(holding=27).gives("PHI kicks off from PHI 20", score="NE 2, PHI 0")


def test_offensive_holding_penalties_b() -> None:
    on_own_4(holding=12).gives("PHI 3 and 15 at PHI 2", score="NE 0, PHI 0")


# OFF 15, OFF 40, OFF #*


def sideline(options: str, more: str, choices: str) -> Stage:
    return example(
        "PHI 2 and 7 at NE 44",
        options=options,
        PHI={"9-Sideline": {11: "OFF 15", 24: "7"}},
        NE={"F 9-Sideline": {1: "-1"}},
        calls="9-Sideline F",
        dice=f"offense 11, offense 24, defense 1{more}",
        choices=choices,
    )


@pytest.mark.parametrize(("says", "after"), [("accept", "PHI 2 and 22 at PHI 41"), ("decline", "PHI 3 and 1 at NE 38")])
def test_off_15_penalties_a(says: str, after: str) -> None:
    sideline("", "", f"NE penalty {says}").gives(after)


@pytest.mark.parametrize(("says", "after"), [("accept", "PHI 2 and 22 at PHI 41"), ("decline", "PHI 3 and 1 at NE 38")])
def test_enforce_between_downs_a(says: str, after: str) -> None:
    sideline("", "", f"NE penalty {says}").gives(after)


@pytest.mark.parametrize(("says", "after"), [("accept", "PHI 2 and 22 at PHI 41"), ("decline", "PHI 3 and 1 at NE 38")])
def test_enforce_between_downs_b(says: str, after: str) -> None:
    sideline("between_downs", ", between downs 34", f"NE penalty {says}").gives(after)


def test_enforce_between_downs_c() -> None:
    """One yard to go and fifteen more are sixteen; the guide says 19."""
    sideline("between_downs", ", between downs 22", "").gives("PHI 3 and 16 at PHI 47", takes=10)


def test_off_40_penalties() -> None:
    example(
        "PHI kicks off from PHI 35",
        PHI={"Kickoff": {18: "OFF 40"}},
        dice="kickoff 18",
        choices="PHI kickoff deep",
    ).gives("NE 1 and 10 at NE 40")


def test_off_grounding_penalties_a() -> None:
    example(
        "PHI 3 and 7 at PHI 40",
        PHI={"7-Medium": {10: "OFF 12*"}},
        calls="7-Medium A",
        dice="offense 10",
    ).gives("PHI 4 and 19 at PHI 28", takes=10)


def test_off_grounding_penalties_b() -> None:
    example(
        "PHI 2 and 19 at PHI 8",
        PHI={"7-Medium": {10: "OFF 12*"}},
        calls="7-Medium A",
        dice="offense 10",
    ).gives("PHI kicks off from PHI 20", score="NE 2, PHI 0")


# DEF 5


def test_def_5_penalties_a() -> None:
    example(
        "NE 1 and 10 at NE 37",
        NE={"4-Draw": {12: "DEF 5"}},
        calls="4-Draw C",
        dice="offense 12",
    ).gives("NE 1 and 5 at NE 42", takes=0)


@pytest.mark.parametrize(("says", "after"), [("accept", "NE 1 and 5 at NE 42"), ("decline", "NE 2 and 8 at NE 39")])
def test_def_5_penalties_b(says: str, after: str) -> None:
    example(
        "NE 1 and 10 at NE 37",
        options="pre_post_snap",
        NE={"4-Draw": {12: "DEF 5", 31: "-2"}},
        PHI={"C 4-Draw": {3: "(2)"}, "snap check DEF 5": "Post on 10-15, 39"},
        calls="4-Draw C",
        dice="offense 12, snap check 14, offense 31, defense 3",
        choices=f"NE penalty {says}",
    ).gives(after)


def test_def_5_penalties_c() -> None:
    example(
        "NE 1 and 10 at NE 37",
        options="pre_post_snap",
        NE={"4-Draw": {12: "DEF 5", 23: "OFF 5"}},
        PHI={"snap check DEF 5": "Post on 10-15, 39"},
        calls="4-Draw C",
        dice="offense 12, snap check 14, offense 23",
    ).gives("NE 1 and 10 at NE 37", takes=10)


# DEF 5X


def test_def_5x_penalties_a() -> None:
    example(
        "NE 3 and 6 at NE 40",
        NE={"2-Off Tackle": {19: "DEF 5X", 26: "-1"}},
        PHI={"A 2-Off Tackle": {1: "-"}},
        calls="2-Off Tackle A",
        dice="offense 19, offense 26, defense 1",
    ).gives("NE 1 and 10 at NE 45")


def test_def_5x_penalties_b() -> None:
    example(
        "NE 3 and 8 at NE 40",
        NE={"2-Off Tackle": {19: "DEF 5X", 21: "2"}},
        PHI={"E 2-Off Tackle": {3: "-"}},
        calls="2-Off Tackle E",
        dice="offense 19, offense 21, defense 3",
    ).gives("NE 1 and 10 at NE 47")


@pytest.mark.parametrize(("says", "after"), [("accept", "NE 1 and 10 at NE 45"), ("decline", "NE 1 and 10 at PHI 49")])
def test_def_5x_penalties_c(says: str, after: str) -> None:
    example(
        "NE 3 and 8 at NE 40",
        NE={"6-Short": {10: "DEF 5X", 37: "11"}},
        PHI={"E 6-Short": {2: "-"}},
        calls="6-Short E",
        dice="offense 10, offense 37, defense 2",
        choices=f"NE penalty {says}",
    ).gives(after)


@pytest.mark.parametrize(("says", "after"), [("accept", "NE 1 and 10 at NE 45"), ("decline", "NE 4 and 8 at NE 40")])
def test_def_5x_penalties_d(says: str, after: str) -> None:
    example(
        "NE 3 and 8 at NE 40",
        NE={"6-Short": {10: "DEF 5X", 34: "INC"}},
        PHI={"E 6-Short": {3: "-"}},
        calls="6-Short E",
        dice="offense 10, offense 34, defense 3",
        choices=f"NE penalty {says}",
    ).gives(after)


# DEF 15


def test_def_15_penalties_a() -> None:
    example(
        "NE 2 and 1 at PHI 40",
        NE={"8-Long": {15: "DEF 15", 13: "QT"}, "QT": {35: "-9"}},
        PHI={"D 8-Long": {1: "-"}},
        calls="8-Long D",
        dice="offense 15, offense 13, defense 1, QT 35",
    ).gives("NE 1 and 10 at PHI 34")


def test_def_15_penalties_b() -> None:
    """The interception six yards deep counts for nothing (its return is rolled all the same)."""
    example(
        "NE 2 and 1 at PHI 40",
        NE={"8-Long": {15: "DEF 15", 30: "INT 46"}},
        PHI={"D 8-Long": {1: "-"}},
        calls="8-Long D",
        dice="offense 15, offense 30, defense 1, interception return 25",
    ).gives("NE 1 and 10 at PHI 25")


# PI


def test_pi_penalties_a() -> None:
    example(
        "PHI 2 and 8 at midfield",
        PHI={"7-Medium": {20: "PI 12", 14: "9"}},
        NE={"E 7-Medium": {1: "INC"}},
        calls="7-Medium E",
        dice="offense 20, offense 14, defense 1",
        choices="PHI penalty accept",
    ).gives("PHI 1 and 10 at NE 38")


def test_pi_penalties_b() -> None:
    """The foul was in the end zone: New England's ball (the guide says Philadelphia's) on the 1."""
    example(
        "NE 1 and 10 at PHI 40",
        NE={"8-Long": {11: "PI 41", 17: "20"}},
        PHI={"E 8-Long": {5: "INT 43"}},
        calls="8-Long E",
        dice="offense 11, offense 17, defense 5, interception return 20",
        choices="NE penalty accept",
    ).gives("NE 1 and goal at PHI 1")


def test_pi_penalties_c() -> None:
    """The second roll is misprinted as 2; any row will do."""
    example(
        "NE 1 and 10 at PHI 40",
        NE={"8-Long": {28: "PI 38", 22: "31"}},
        PHI={"C 8-Long": {4: "(TD)"}},
        calls="8-Long C",
        dice="offense 28, offense 22, defense 4",
        choices="NE penalty decline",
    ).gives("try by NE", score="NE 6, PHI 0")


# On returns


def punt_to_ne_34(dice: str) -> Stage:
    return example(
        "PHI 4 and 10 at PHI 30",
        PHI={"Punt": "36"},
        NE={"Punt Return": {24: "OFF 10", 11: "40", 29: "20"}},
        calls="punt A",
        dice=f"punt 30, punt return 24, {dice}, coverage 2",
    )


def test_spot_foul_penalties_on_returns_a() -> None:
    punt_to_ne_34("punt return 11").gives("NE 1 and 10 at PHI 43")


def test_spot_foul_penalties_on_returns_b() -> None:
    """From Philadelphia's 46 ten yards back is New England's 44; the guide walks them off the wrong way, to the 36."""
    punt_to_ne_34("punt return 29").gives("NE 1 and 10 at NE 44")
