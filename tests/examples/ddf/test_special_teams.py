"""The examples of 'Special Teams Play Results': kickoffs, punts, field goals, points after touchdown."""

from __future__ import annotations

import pytest

from examples.ddf.table import example
from fieldhouse.games.ddf.season import season_rules


def test_kickoffs_a() -> None:
    example(
        "NE kicks off from NE 35",
        NE={"Kickoff": {28: "70"}},
        dice="kickoff 28",
        choices="NE kickoff deep, PHI kick return touchback",
    ).gives("PHI 1 and 10 at PHI 25", takes=0)


def test_kickoffs_b() -> None:
    example(
        "NE kicks off from NE 35",
        NE={"Kickoff": {13: "71"}, "Kick Coverage": {2: "-"}},
        PHI={"Kickoff Return": {14: "25"}},
        dice="kickoff 13, kickoff return 14, coverage 2",
        choices="NE kickoff deep, PHI kick return return",
    ).gives("PHI 1 and 10 at PHI 19", takes=10)


def test_kickoffs_c() -> None:
    example(
        "PHI kicks off from PHI 35",
        PHI={"Kickoff": {32: "68"}, "Kick Coverage": {3: "(25)"}},
        NE={"Kickoff Return": {31: "TD"}},
        dice="kickoff 32, kickoff return 31, coverage 3",
        choices="PHI kickoff deep, NE kick return return",
    ).gives("NE 1 and 10 at NE 22")


@pytest.mark.parametrize(
    ("season", "line"), [(1960, 40), (1973, 40), (1974, 35), (1993, 35), (1994, 30), (2010, 30), (2011, 35), (2017, 35)]
)
def test_kickoff_yard_line(season: int, line: int) -> None:
    assert season_rules(season).kickoff_line == line


@pytest.mark.parametrize(("season", "line"), [(2015, 20), (2016, 25), (2017, 25), (2024, 30), (2025, 35)])
def test_kickoff_touchback_line(season: int, line: int) -> None:
    """The guide says 2017 for the 25; the league's year was 2016 (rulings, 5)."""
    assert season_rules(season).kickoff_touchback == line


def test_squib_kick_option() -> None:
    """The guide has Philadelphia kick to itself; New England receives."""
    example(
        "PHI kicks off from PHI 35",
        squib={22: "16"},
        quarter=2,
        clock="0:40",
        dice="kickoff return 22",
        choices="PHI kickoff squib",
    ).gives("NE 1 and 10 at NE 31", clock="0:30")


def test_onside_kick_option_a() -> None:
    """The guide says once that 13 to 15 recover; its rule is 13 to 20."""
    example(
        "NE kicks off from NE 35",
        quarter=4,
        clock="1:40",
        score=(10, 17),
        dice="onside kick 15",
        choices="NE kickoff onside",
    ).gives("NE 1 and 10 at NE 47", clock="1:40")


@pytest.mark.parametrize("total", range(10, 40))
def test_onside_kick_option_range(total: int) -> None:
    mine = 13 <= total <= 20
    example(
        "NE kicks off from NE 35",
        dice=f"onside kick {total}",
        choices="NE kickoff onside",
    ).gives("NE 1 and 10 at NE 47" if mine else "PHI 1 and 10 at NE 47", takes=0 if mine else 10)


def test_punts_a() -> None:
    example(
        "PHI 4 and 8 at PHI 31",
        PHI={"Punt": {19: "47"}, "Punt Coverage": {1: "-1"}},
        NE={"Punt Return": {15: "6"}},
        calls="punt A",
        dice="punt 19, punt return 15, coverage 1",
    ).gives("NE 1 and 10 at NE 27", takes=10)


def test_punts_b() -> None:
    example(
        "NE 4 and 11 at NE 40",
        NE={"Punt": {28: "41*"}},
        calls="punt A",
        dice="punt 28",
    ).gives("PHI 1 and 10 at PHI 19")


def test_punts_c() -> None:
    example(
        "NE 4 and 2 at NE 33",
        NE={"Punt": {24: "42"}},
        PHI={"Punt Return": {37: "FC"}},
        calls="punt A",
        dice="punt 24, punt return 37",
    ).gives("PHI 1 and 10 at PHI 25")


def test_pooch_punt_option_a() -> None:
    example(
        "PHI 4 and 5 at NE 39",
        PHI={"Punt": {38: "36"}, "Punt Coverage": {2: "-"}},
        NE={"Punt Return": {23: "8"}},
        calls="pooch 8 A",
        choices="NE punt return return",
        dice="punt 38, punt return 23, coverage 2",
    ).gives("NE 1 and 10 at NE 19")


def test_pooch_punt_option_b() -> None:
    example(
        "PHI 4 and 5 at NE 39",
        PHI={"Punt": {38: "36"}},
        calls="pooch 12 A",
        dice="punt 38",
    ).gives("NE 1 and 10 at NE 15")


def test_let_it_roll_a() -> None:
    example(
        "PHI 4 and 6 at PHI 40",
        PHI={"Punt": {26: "55"}},
        calls="punt A",
        choices="NE punt return roll",
        dice="punt 26, let it roll 3, let it roll yards 5",
    ).gives("NE 1 and 10 at NE 20")


def test_let_it_roll_b() -> None:
    example(
        "PHI 4 and 10 at NE 48",
        PHI={"Punt": {19: "47"}},
        calls="pooch 5 A",
        choices="NE punt return roll",
        dice="punt 19, let it roll 2, let it roll yards 5",
    ).gives("NE 1 and 10 at NE 1")


def test_let_it_roll_c() -> None:
    example(
        "PHI 4 and 5 at NE 46",
        PHI={"Punt": {38: "36"}},
        calls="punt A",
        choices="NE punt return roll",
        dice="punt 38, let it roll 1, let it roll yards 0",
    ).gives("NE 1 and 10 at NE 10")


@pytest.mark.parametrize("direction", [2, 3])
def test_let_it_roll_c_had_it_rolled_forward(direction: int) -> None:
    example(
        "PHI 4 and 5 at NE 46",
        PHI={"Punt": {38: "36"}},
        calls="punt A",
        choices="NE punt return roll",
        dice=f"punt 38, let it roll {direction}, let it roll yards 0",
    ).gives("NE 1 and 10 at NE 20")


@pytest.mark.parametrize("yards", range(10))
@pytest.mark.parametrize("direction", [1, 2, 3, 4, 5])
def test_let_it_roll_table(direction: int, yards: int) -> None:
    """From the receivers' 10: 2 and 3 roll on, a zero ten yards; 1, 4 and 5 roll back, a zero not at all."""
    forward = direction in (2, 3)
    line = 10 - (yards or 10) if forward else 10 + yards
    example(
        "PHI 4 and 5 at NE 46",
        PHI={"Punt": "36"},
        calls="punt A",
        choices="NE punt return roll",
        dice=f"punt 38, let it roll {direction}, let it roll yards {yards}",
    ).gives(f"NE 1 and 10 at NE {line or 20}")


def test_blocked_or_fumbled_punt_attempts() -> None:
    example(
        "PHI 4 and 5 at PHI 33",
        PHI={"Punt": {17: "BK -14"}, "fumble recovered": "12-29"},
        calls="punt A",
        dice="punt 17, fumble 30",
    ).gives("NE 1 and 10 at PHI 19")


def test_field_goals_a() -> None:
    example(
        "NE 4 and 9 at PHI 25",
        NE={"Field Goal": {33: "36"}},
        calls="field-goal A",
        dice="field goal 33",
    ).gives("NE kicks off from NE 35", score="NE 3, PHI 0", takes=10)


def test_field_goals_b() -> None:
    """Eight yards behind the 24 is the 32; the guide says 31."""
    example(
        "NE 4 and 9 at PHI 24",
        NE={"Field Goal": {18: "20"}},
        calls="field-goal A",
        dice="field goal 18",
    ).gives("PHI 1 and 10 at PHI 32", score="NE 0, PHI 0")


def test_point_after_touchdown_a() -> None:
    example(
        "try by PHI",
        PHI={"extra point missed": "25"},
        choices="PHI try kick",
        dice="extra point 34",
    ).gives("PHI kicks off from PHI 35", score="NE 0, PHI 1", takes=0)


def test_point_after_touchdown_b() -> None:
    example(
        "try by PHI",
        PHI={"extra point missed": "25"},
        choices="PHI try kick",
        dice="extra point 25",
    ).gives("PHI kicks off from PHI 35", score="NE 0, PHI 0", takes=0)


def test_point_after_touchdown_c() -> None:
    stage = example(
        "try by NE",
        NE={"2-Off Tackle": {15: "4"}},
        PHI={"B 2-Off Tackle": {1: "(1)"}},
        choices="NE try two, 2-Off Tackle B",
        dice="offense 15, defense 1",
    ).gives("NE kicks off from NE 35", score="NE 0, PHI 0", takes=0)
    assert stage.last.end == 99
