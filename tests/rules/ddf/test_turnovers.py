"""'Interceptions', 'Fumbles' and 'Plays Ending in the End Zone and Beyond', where no example of the guide looks."""

from __future__ import annotations

import pytest

from examples.ddf.table import Stage, example


def intercepted(at: str, yards: int, dice: str) -> Stage:
    """New England throws from *at*; Philadelphia intercepts *yards* from there."""
    return example(
        f"NE 1 and 10 at {at}",
        NE={"7-Medium": "20", "9-Sideline": "20"},
        PHI={"A 9-Sideline": f"INT {yards}", "Interception Return": {25: "-"} | RETURNS},
        calls="9-Sideline A",
        dice=f"offense 25, defense 1, {dice}",
    )


RETURNS = {
    10: "9",
    11: "12",
    12: "TD",
    13: "60",
    14: "OFF 10",
    15: "DEF 15",
    16: "F 5",
    17: "-4",
    18: "20",
    19: "OFF 15",
}


@pytest.mark.parametrize(
    ("total", "after", "takes"),
    [
        (25, "PHI 1 and 10 at PHI 20", 0),  # no return: a touchback
        (10, "PHI 1 and 10 at PHI 20", 0),  # to the goal line, which is in the end zone
        (11, "PHI 1 and 10 at PHI 3", 10),
        (17, "PHI 1 and 10 at PHI 20", 0),
        (12, "try by PHI", 10),
    ],
)
def test_interceptions_beyond_the_end_zone_count_nine_yards_deep(total: int, after: str, takes: int) -> None:
    intercepted("PHI 10", 40, f"interception return {total}").gives(after, takes=takes)


def test_interceptions_on_the_goal_line_are_in_the_end_zone() -> None:
    intercepted("PHI 30", 30, "interception return 25").gives("PHI 1 and 10 at PHI 20")


def test_interceptions_on_the_passers_goal_line_are_touchdowns() -> None:
    """The goal line is in his end zone."""
    intercepted("NE 5", -5, "").gives("try by PHI", score="NE 0, PHI 6")
    intercepted("NE 5", -4, "interception return 25").gives("PHI 1 and goal at NE 1")


def test_interceptions_behind_the_offense_goal_line_are_touchdowns() -> None:
    """The passer was in his own end zone: nobody need run."""
    stage = example(
        "NE 1 and 10 at NE 3",
        PHI={"A 9-Sideline": "INT -5"},
        calls="9-Sideline A",
        dice="offense 25, defense 1",
    )
    stage.gives("try by PHI", score="NE 0, PHI 6")


def test_interceptions_run_all_the_way() -> None:
    intercepted("NE 40", 20, "interception return 13").gives("try by PHI", score="NE 0, PHI 6", takes=10)


def test_interceptions_return_behind_the_own_goal_line_is_dead_where_it_was_caught() -> None:
    intercepted("PHI 20", 18, "interception return 17").gives("PHI 1 and 10 at PHI 2")


def test_interceptions_foul_of_the_interceptors() -> None:
    intercepted("NE 40", 20, "interception return 14, interception return 18").gives("PHI 1 and 10 at midfield")


def test_interceptions_foul_of_the_interceptors_on_a_long_return() -> None:
    """The touchdown does not count: ten yards from half-way, Philadelphia's 40 to the goal being the 70."""
    intercepted("NE 40", 20, "interception return 14, interception return 12").gives("PHI 1 and 10 at NE 40")


def test_interceptions_personal_foul_on_a_touchdown_is_kept_for_the_kickoff() -> None:
    stage = intercepted("NE 40", 20, "interception return 19, interception return 12").gives("try by PHI")
    stage.play(choices="PHI try kick", dice="extra point 25").gives("PHI kicks off from PHI 20")


def test_interceptions_foul_of_the_other_side() -> None:
    intercepted("NE 40", 20, "interception return 15, interception return 18").gives("PHI 1 and 10 at NE 25")


def test_interceptions_fouls_on_both_sides_leave_the_ball_where_it_was_caught() -> None:
    intercepted("NE 40", 20, "interception return 15, interception return 14").gives("PHI 1 and 10 at PHI 40")


@pytest.mark.parametrize(
    ("dice", "after"),
    [("fumble 20", "PHI 1 and 10 at PHI 45"), ("fumble 35, fumble return 25", "NE 1 and 10 at PHI 45")],
)
def test_interceptions_fumbled_on_the_return(dice: str, after: str) -> None:
    """The interceptor fumbles: his own side's recovery column decides."""
    intercepted("NE 40", 20, f"interception return 16, {dice}").gives(after)


# Fumbles


def fumbled(yards: int, recovered: bool, down: str = "1 and 10", more: str = "", **setting: str) -> Stage:
    """New England fumbles *yards* from midfield."""
    return example(
        f"NE {down} at midfield",
        NE={"1-Line Plunge": f"F {yards}", "Fumble Return": RUNS},
        PHI={"Fumble Return": RUNS},
        calls="1-Line Plunge A",
        dice=f"offense 25, defense 1, fumble {20 if recovered else 35}{more}",
        **setting,
    )


RUNS = {10: "7", 11: "TD", 12: "-3", 13: "OFF 10", 14: "DEF 15", 15: "45"}


@pytest.mark.parametrize("yards", [50, 55, 59, 60, 75])
def test_fumbles_in_the_defense_end_zone_and_beyond(yards: int) -> None:
    fumbled(yards, recovered=True).gives("try by NE", score="NE 6, PHI 0", takes=10)
    fumbled(yards, recovered=False).gives("PHI 1 and 10 at PHI 20", score="NE 0, PHI 0", takes=0)


@pytest.mark.parametrize("yards", [-50, -55, -59, -60, -75])
def test_fumbles_in_the_offense_end_zone_and_beyond(yards: int) -> None:
    fumbled(yards, recovered=True).gives("NE kicks off from NE 20", score="NE 0, PHI 2", takes=10)
    fumbled(yards, recovered=False).gives("try by PHI", score="NE 0, PHI 6", takes=10)


@pytest.mark.parametrize(("total", "after"), [(20, "try by NE"), (35, "PHI 1 and 10 at PHI 20")])
def test_fumbles_against_a_forced_touchdown_are_in_the_end_zone(total: int, after: str) -> None:
    example(
        "NE 1 and 10 at midfield",
        NE={"1-Line Plunge": "F 3"},
        PHI={"A 1-Line Plunge": "(TD)"},
        calls="1-Line Plunge A",
        dice=f"offense 25, defense 1, fumble {total}",
    ).gives(after)


def test_fumbles_recovered_by_the_offense() -> None:
    """Basic play: it falls on the ball, no die is thrown for a return, and the clock runs on."""
    fumbled(4, recovered=True).gives("NE 2 and 6 at PHI 46", takes=40)
    fumbled(12, recovered=True).gives("NE 1 and 10 at PHI 38", takes=40)


def test_fumbles_recovered_by_the_offense_on_fourth_down_short_of_it() -> None:
    fumbled(4, recovered=True, down="4 and 10").gives("PHI 1 and 10 at PHI 46", takes=10)


@pytest.mark.parametrize(
    ("run", "after"),
    [
        ("fumble return 10", "PHI 1 and 10 at NE 47"),
        ("fumble return 11", "try by PHI"),
        ("fumble return 12", "PHI 1 and 10 at PHI 43"),
        ("fumble return 13, fumble return 10", "PHI 1 and 10 at PHI 43"),
        ("fumble return 14, fumble return 10", "PHI 1 and 10 at NE 32"),
        ("fumble return 13, fumble return 14", "PHI 1 and 10 at PHI 46"),  # they cancel, and so does the run
        ("fumble return 13, fumble return 15", "PHI 1 and 10 at NE 37"),  # from half-way, the 73
    ],
)
def test_fumbles_returned_by_the_defense(run: str, after: str) -> None:
    fumbled(4, recovered=False, more=f", {run}").gives(after, takes=10)


@pytest.mark.parametrize(
    ("run", "after", "takes"),
    [
        ("fumble return? 1", "NE 2 and 6 at PHI 46", 40),
        ("fumble return? 9", "NE 2 and 6 at PHI 46", 40),
        ("fumble return? 0, fumble return 10", "NE 1 and 10 at PHI 39", 40),
        ("fumble return? 0, fumble return 12", "NE 2 and 9 at PHI 49", 40),
        ("fumble return? 0, fumble return 11", "try by NE", 10),
        ("fumble return? 0, fumble return 13, fumble return 10", "NE 2 and 9 at PHI 49", 10),
        ("fumble return? 0, fumble return 14, fumble return 12", "NE 1 and 10 at PHI 34", 10),
        ("fumble return? 0, fumble return 14, fumble return 13", "NE 2 and 6 at PHI 46", 40),
    ],
)
def test_offensive_fumble_returns(run: str, after: str, takes: int) -> None:
    stage = fumbled(4, recovered=True, more=f", {run}", options="offensive_fumble_returns")
    stage.gives(after, takes=takes)


@pytest.mark.parametrize(
    ("chart", "dice", "after"),
    [
        ("G on 12; L on 13", "fumble 20, defense recovery 12, fumble return 25", "PHI 1 and 10 at PHI 46"),
        ("G on 12; L on 13", "fumble 20, defense recovery 13", "NE 2 and 6 at PHI 46"),
        ("G on 12; L on 13", "fumble 35, defense recovery 13", "NE 2 and 6 at PHI 46"),
        ("G on 12; L on 13", "fumble 35, defense recovery 12, fumble return 25", "PHI 1 and 10 at PHI 46"),
        ("G on 12", "fumble 35, fumble return 25", "PHI 1 and 10 at PHI 46"),
        ("L on 12", "fumble 20", "NE 2 and 6 at PHI 46"),
    ],
)
def test_defensive_fumble_recovery(chart: str, dice: str, after: str) -> None:
    """Rolled only where the chart could overturn what the offense rolled."""
    example(
        "NE 1 and 10 at midfield",
        options="defensive_fumble_recovery",
        NE={"1-Line Plunge": "F 4"},
        PHI={"fumble recovery": chart},
        calls="1-Line Plunge A",
        dice=f"offense 25, defense 1, {dice}",
    ).gives(after)


# The quarterback


@pytest.mark.parametrize(
    ("cell", "dice", "after"),
    [
        ("F -6", "fumble 20", "NE 2 and 16 at NE 34"),
        ("F -6", "fumble 35, fumble return 25", "PHI 1 and 10 at NE 34"),
        ("TD", "", "try by NE"),
        ("-", "", "NE 2 and 10 at NE 40"),
        ("-40", "", "NE kicks off from NE 20"),
        ("60", "", "try by NE"),
    ],
)
def test_quarterback_trapped_column(cell: str, dice: str, after: str) -> None:
    example(
        "NE 1 and 10 at NE 40",
        NE={"7-Medium": "QT", "QT": cell},
        calls="7-Medium A",
        dice=f"offense 25, defense 1, QT 25, {dice}",
    ).gives(after)


@pytest.mark.parametrize(
    ("cell", "containment", "dice", "after", "out"),
    [
        ("5*", "-", "", "NE 2 and 5 at NE 45", True),
        ("5*", "-2", "", "NE 2 and 7 at NE 43", True),
        ("5*", "(3)", "", "NE 2 and 7 at NE 43", False),  # the final result has no asterisk
        ("5", "(TD)", "", "try by NE", False),
        ("5", "F -2", ", fumble 20", "NE 2 and 12 at NE 38", False),
    ],
)
def test_containing_the_quarterback(cell: str, containment: str, dice: str, after: str, out: bool) -> None:
    stage = example(
        "NE 1 and 10 at NE 40",
        options="qt_containment",
        NE={"7-Medium": "QT", "QT": cell},
        PHI={"QT Containment": containment},
        calls="7-Medium A",
        dice=f"offense 25, defense 1, QT 25, containment 1{dice}",
    ).gives(after)
    assert stage.last.out == out


@pytest.mark.parametrize(
    ("cell", "chart", "roll", "after"),
    [
        ("5", "SCK on 12", ", sack rate 20", "NE 2 and 5 at NE 45"),
        ("1", "SCK on 12", ", sack rate 20", "NE 2 and 9 at NE 41"),
        ("5", "QR on 12", "", "NE 2 and 5 at NE 45"),
        ("-5", "SCK on 12", "", "NE 2 and 15 at NE 35"),
        ("-5", "QR on 12", ", sack rate 20", "NE 2 and 15 at NE 35"),
        ("-", "SCK on 12", "", "NE 2 and 10 at NE 40"),
        ("-", "QR on 12", "", "NE 2 and 10 at NE 40"),
    ],
)
def test_defensive_sack_rate_is_rolled_only_where_it_can_change_something(
    cell: str, chart: str, roll: str, after: str
) -> None:
    example(
        "NE 1 and 10 at NE 40",
        options="sack_rate",
        NE={"7-Medium": "QT", "QT": cell},
        PHI={"sack rate": chart},
        calls="7-Medium A",
        dice=f"offense 25, defense 1, QT 25{roll}",
    ).gives(after)


def test_quarterback_charts_in_the_order_of_the_guide() -> None:
    """Great protection fails, the QT column gives 6, containment takes 1 off, the sack rate makes it a sack."""
    example(
        "NE 1 and 10 at NE 40",
        options="great_protection qt_containment sack_rate",
        NE={"7-Medium": "9", "QT": "6", "great protection": "XQT on 12"},
        PHI={"A 7-Medium": "QT", "QT Containment": "-1", "sack rate": "SCK on 15", "sack yards": -8},
        calls="7-Medium A",
        dice="offense 25, defense 1, great protection 20, QT 25, containment 1, sack rate 15",
    ).gives("NE 2 and 18 at NE 32")


def test_protecting_the_quarterback_not_against_the_offense_own_trap() -> None:
    example(
        "NE 1 and 10 at NE 40",
        options="great_protection",
        NE={"7-Medium": "QT", "QT": "-6", "great protection": "XQT on 10-39"},
        PHI={"A 7-Medium": "QT"},
        calls="7-Medium A",
        dice="offense 25, defense 1, QT 25",
    ).gives("NE 2 and 16 at NE 34")


def test_quarterback_good_decisions_not_against_the_offense_own_interception() -> None:
    example(
        "NE 1 and 10 at NE 40",
        options="good_decision",
        NE={"7-Medium": "INT 20", "good decision": "XINT on 10-39"},
        PHI={"A 7-Medium": "INT 10"},
        calls="7-Medium A",
        dice="offense 25, defense 1, interception return 25",
    ).gives("PHI 1 and 10 at midfield")


def test_quarterback_good_decisions_leave_the_offensive_result() -> None:
    """What is left may be a trap of the offense's own."""
    example(
        "NE 1 and 10 at NE 40",
        options="good_decision",
        NE={"7-Medium": "QT", "QT": "-6", "good decision": "XINT on 15"},
        PHI={"A 7-Medium": "INT 10"},
        calls="7-Medium A",
        dice="offense 25, defense 1, good decision 15, QT 25",
    ).gives("NE 2 and 16 at NE 34")


def test_protecting_the_ball_not_against_the_offense_own_fumble() -> None:
    example(
        "NE 1 and 10 at NE 40",
        options="ball_protection",
        NE={"1-Line Plunge": "F 2", "ball protection": "XF on 10-39"},
        PHI={"A 1-Line Plunge": "F 5"},
        calls="1-Line Plunge A",
        dice="offense 25, defense 1, fumble 20",
    ).gives("NE 2 and 5 at NE 45")


@pytest.mark.parametrize(
    ("big", "defend", "after"), [("TD", "-3", "try by NE"), ("20*", "-3", "NE 1 and 10 at PHI 43")]
)
def test_short_pass_big_play_goes_through_the_priority_chart(big: str, defend: str, after: str) -> None:
    stage = example(
        "NE 1 and 10 at NE 40",
        options="short_big_play",
        NE={"6-Short": "16!", "Short Big Play": big},
        PHI={"A 6-Short": defend},
        calls="6-Short A",
        dice="offense 25, defense 1, big play 25",
    ).gives(after)
    assert stage.last.out == ("*" in big)


def test_fumbles_on_the_own_one_are_in_the_field_of_play() -> None:
    fumbled(-49, recovered=True).gives("NE 2 and 59 at NE 1", score="NE 0, PHI 0")
