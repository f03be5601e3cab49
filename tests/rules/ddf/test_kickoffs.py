"""'Kickoffs', 'Additional Kickoff Notes' and fouls on returns, where no example of the guide looks."""

from __future__ import annotations

from typing import Any

import pytest

from examples.ddf.table import Stage, example

KICKS = {10: "65", 11: "73", 12: "74", 13: "75", 14: "OFF 5", 15: "OFF 15", 16: "DEF 5", 17: "OFF 40", 18: "55"}
RUNS = {
    10: "20", 11: "TD", 12: "F 12", 13: "OFF 10", 14: "OFF 15", 15: "DEF 15", 16: "DEF 5", 17: "6", 18: "50", 19: "-3",
    20: "F -5",
}  # fmt: skip


def kickoff(dice: str, choices: str = "", at: str = "NE 35", **setting: Any) -> Stage:
    """New England kicks off deep. Coverage changes nothing."""
    return example(
        f"NE kicks off from {at}",
        NE={"Kickoff": KICKS, "Fumble Return": {11: "TD"}},
        PHI={"Kickoff Return": RUNS},
        dice=dice,
        choices=f"NE kickoff deep, {choices}",
        **setting,
    )


def test_beyond_the_end_zone_is_a_touchback_without_a_choice() -> None:
    kickoff("kickoff 13").gives("PHI 1 and 10 at PHI 25", takes=0)


@pytest.mark.parametrize(("total", "after"), [(12, "PHI 1 and 10 at PHI 11"), (10, "PHI 1 and 10 at PHI 20")])
def test_nine_yards_deep_and_the_goal_line_may_be_run_out(total: int, after: str) -> None:
    kickoff(f"kickoff {total}, kickoff return 10, coverage 1", "PHI kick return return").gives(after, takes=10)


def test_run_out_that_does_not_get_out_is_a_touchback() -> None:
    kickoff("kickoff 11, kickoff return 17, coverage 1", "PHI kick return return").gives(
        "PHI 1 and 10 at PHI 25", takes=0
    )


@pytest.mark.parametrize(("season", "line"), [(1993, 20), (2016, 25), (2025, 35)])
def test_touchback_line_of_the_season(season: int, line: int) -> None:
    kickoff("kickoff 13", season=season).gives(f"PHI 1 and 10 at PHI {line}")


def test_off_40() -> None:
    kickoff("kickoff 17").gives("PHI 1 and 10 at PHI 40", takes=10)


@pytest.mark.parametrize(
    ("dice", "says", "after"),
    [
        ("kickoff 14, kickoff 18, kickoff return 10, coverage 1", "accept", "NE kicks off from NE 30"),
        ("kickoff 14, kickoff 18, kickoff return 10, coverage 1", "decline", "PHI 1 and 10 at PHI 30"),
        ("kickoff 14, kickoff 13", "decline", "PHI 1 and 10 at PHI 25"),
        ("kickoff 14, kickoff 14, kickoff 13", "accept", "NE kicks off from NE 30"),
    ],
)
def test_off_5_is_kicked_again_or_declined(dice: str, says: str, after: str) -> None:
    kickoff(dice, f"PHI penalty {says}").gives(after, takes=10)


@pytest.mark.parametrize(
    ("says", "after", "yards"),
    [("accept", "NE kicks off from NE 30", [5, 0]), ("accept-2", "PHI 1 and 10 at PHI 40", [0, 25])],
)
def test_off_40_after_off_5_the_receivers_take_either(says: str, after: str, yards: list[int]) -> None:
    """'Penalties': of several fouls of one side any one; both are on the sheet."""
    stage = kickoff("kickoff 14, kickoff 17", f"PHI penalty {says}").gives(after, takes=10)
    assert [flag.yards for flag in stage.last.fouls] == yards
    assert [flag.is_enforced for flag in stage.last.fouls] == [bool(each) for each in yards]


@pytest.mark.parametrize(("says", "after"), [("end", "PHI 1 and 10 at PHI 45"), ("accept", "NE kicks off from NE 30")])
def test_off_5_and_off_15_on_the_kick_any_one_may_be_taken(says: str, after: str) -> None:
    """Fifteen yards at the end of the return, or the kick again for the offside."""
    stage = kickoff("kickoff 14, kickoff 15, kickoff 18, kickoff return 10, coverage 1", f"PHI penalty {says}")
    stage.gives(after)
    assert [flag.is_enforced for flag in stage.last.fouls] == [says == "accept", says == "end"]


def test_off_5_after_a_safety_is_kicked_again_from_the_15() -> None:
    stage = kickoff("kickoff 14, kickoff 18, kickoff return 10, coverage 1", "PHI penalty accept", at="NE 20")
    stage.gives("NE kicks off from NE 15")


@pytest.mark.parametrize(
    ("dice", "after"),
    [
        ("kickoff 15, kickoff 18, kickoff return 10, coverage 1", "PHI 1 and 10 at PHI 45"),
        ("kickoff 16, kickoff 18, kickoff return 10, coverage 1", "PHI 1 and 10 at PHI 25"),
        ("kickoff 16, kickoff 13", "PHI 1 and 10 at PHI 20"),
    ],
)
def test_other_fouls_on_the_kick_count_from_the_end(dice: str, after: str) -> None:
    kickoff(dice).gives(after, takes=10)


@pytest.mark.parametrize(("foul", "says", "line"), [(15, "", "midfield"), (16, "NE penalty end", "PHI 30")])
def test_fouls_on_the_kick_and_a_touchdown_go_to_the_next_kickoff(foul: int, says: str, line: str) -> None:
    stage = kickoff(f"kickoff {foul}, kickoff 18, kickoff return 11, coverage 1", says).gives("try by PHI")
    stage.play(choices="PHI try kick", dice="extra point 25").gives(f"PHI kicks off from {line}")


def test_fouls_of_the_receivers_who_score_may_have_the_kick_made_again() -> None:
    """Offside on the kick: the touchdown does not count, and the kick is made from five yards nearer."""
    stage = kickoff("kickoff 16, kickoff 18, kickoff return 11, coverage 1", "NE penalty accept")
    stage.gives("NE kicks off from NE 40", score="NE 0, PHI 0", takes=10)
    assert not stage.last.counts


def test_fouls_of_the_receivers_when_the_kickers_score_are_not_asked_about() -> None:
    dice = "kickoff 16, kickoff 18, kickoff return 12, coverage 1, fumble 35, fumble return 11"
    stage = kickoff(dice).gives("try by NE", score="NE 6, PHI 0")
    stage.play(choices="NE try kick", dice="extra point 25").gives("NE kicks off from NE 40")


def test_fouls_on_kick_and_return_offset() -> None:
    stage = kickoff("kickoff 14, kickoff 18, kickoff return 13, kickoff return 10, coverage 1")
    stage.gives("NE kicks off from NE 35", takes=10)
    assert [flag.is_enforced for flag in stage.last.fouls] == [False, False]


@pytest.mark.parametrize(
    "dice",
    ["kickoff 14, kickoff 16", "kickoff 16, kickoff 17", "kickoff 18, kickoff return 13, kickoff return 15"],
)
def test_fouls_on_both_sides_offset(dice: str) -> None:
    stage = kickoff(dice).gives("NE kicks off from NE 35", takes=10)
    assert sorted(flag.seat for flag in stage.last.fouls) == [0, 1]


def test_two_fouls_of_the_kickers_count_once() -> None:
    """OFF 15 on the kick, DEF 15 on the return: fifteen yards in all, on the field, on the sheet and in the box."""
    stage = kickoff("kickoff 15, kickoff 18, kickoff return 15, kickoff return 10, coverage 1")
    stage.gives("PHI 1 and 10 at PHI 45")
    assert [(flag.is_enforced, flag.yards) for flag in stage.last.fouls] == [(True, 15), (False, 0)]


@pytest.mark.parametrize(("says", "after"), [("end", "NE 1 and 10 at PHI 37"), ("accept", "NE kicks off from NE 20")])
def test_kickers_who_foul_need_not_be_left_the_ball(says: str, after: str) -> None:
    dice = "kickoff 15, kickoff 18, kickoff return 12, coverage 1, fumble 35, fumble return 25"
    kickoff(dice, f"PHI penalty {says}").gives(after)


# Fouls on the return


@pytest.mark.parametrize(
    ("returns", "after"),
    [
        ("13, 10", "PHI 1 and 10 at PHI 20"),  # ten from the 30
        ("13, 18", "PHI 1 and 10 at PHI 45"),  # ten from half-way, the 55
        ("13, 11", "PHI 1 and 10 at PHI 45"),  # no touchdown
        ("14, 10", "PHI 1 and 10 at PHI 15"),
        ("15, 10", "PHI 1 and 10 at PHI 45"),
        ("16, 10", "PHI 1 and 10 at PHI 35"),
        ("13, 17", "PHI 1 and 10 at PHI 8"),  # half the distance from the 16
    ],
)
def test_fouls_on_the_return_count_from_its_end(returns: str, after: str) -> None:
    dice = ", ".join(f"kickoff return {total}" for total in returns.split(", "))
    kickoff(f"kickoff 18, {dice}, coverage 1").gives(after, takes=10)


@pytest.mark.parametrize(("foul", "line"), [(14, "PHI 20"), (15, "midfield"), (16, "PHI 35")])
def test_fouls_on_a_return_for_a_touchdown_go_to_the_kickoff(foul: int, line: str) -> None:
    stage = kickoff(f"kickoff 18, kickoff return {foul}, kickoff return 11, coverage 1").gives("try by PHI")
    stage.play(choices="PHI try kick", dice="extra point 25").gives(f"PHI kicks off from {line}")


@pytest.mark.parametrize(("foul", "is_enforced"), [(14, True), (15, True), (16, False)])
def test_fouls_on_a_return_for_a_touchdown_that_cost_nothing_are_not_entered(foul: int, is_enforced: bool) -> None:
    stage = kickoff(f"kickoff 18, kickoff return {foul}, kickoff return 11, coverage 1")
    assert [flag.is_enforced for flag in stage.last.fouls] == [is_enforced]


# Fumbles on the return


@pytest.mark.parametrize(
    ("dice", "after"),
    [
        ("fumble 20", "PHI 1 and 10 at PHI 22"),
        ("fumble 35, fumble return 25", "NE 1 and 10 at PHI 22"),
        ("fumble 35, fumble return 11", "try by NE"),
    ],
)
def test_fumbles_on_the_return(dice: str, after: str) -> None:
    kickoff(f"kickoff 18, kickoff return 12, coverage 1, {dice}").gives(after, takes=10)


@pytest.mark.parametrize(
    ("total", "after", "score"),
    [(20, "PHI kicks off from PHI 20", "NE 2, PHI 0"), (35, "try by NE", "NE 6, PHI 0")],
)
def test_fumbles_in_the_own_end_zone_on_the_return(total: int, after: str, score: str) -> None:
    """Resolved like any other fumble: a safety, or a touchdown."""
    kickoff(
        f"kickoff 10, kickoff return 20, coverage 1, fumble {total}", "PHI kick return return"
    ).gives(after, score=score)  # fmt: skip


@pytest.mark.parametrize("run", [25, 11])
def test_foul_of_the_coverage_gives_the_ball_back(run: int) -> None:
    """The kickers fouled, then recovered the fumble, or even scored: Philadelphia has it at its 22, and 15 more."""
    kickoff(
        f"kickoff 18, kickoff return 15, kickoff return 12, coverage 1, fumble 35, fumble return {run}"
    ).gives("PHI 1 and 10 at PHI 37", score="NE 0, PHI 0")  # fmt: skip


def test_foul_of_the_coverage_gives_the_ball_back_at_the_goal_lines() -> None:
    """From the one at least, and short of the goal line, where nothing can be walked off."""
    dice = "kickoff 10, kickoff return 15, kickoff return 20, coverage 1, fumble 35"
    kickoff(dice, "PHI kick return return").gives("PHI 1 and 10 at PHI 16", score="NE 0, PHI 0")
    stage = example(
        "NE kicks off from NE 35",
        NE={"Kickoff": "55", "Kick Coverage": "(TD)"},
        PHI={"Kickoff Return": RUNS},
        choices="NE kickoff deep",
        dice="kickoff 25, kickoff return 15, kickoff return 12, coverage 1, fumble 35",
    ).gives("PHI 1 and goal at NE 1")
    assert [flag.yards for flag in stage.last.fouls] == [0]


def test_foul_of_the_returners_who_lose_the_ball_counts_for_the_kickers() -> None:
    kickoff(
        "kickoff 18, kickoff return 13, kickoff return 12, coverage 1, fumble 35, fumble return 25"
    ).gives("NE 1 and 10 at PHI 12")  # fmt: skip


def test_forced_touchdown_against_a_fumble_on_the_return() -> None:
    """The ball lies in the kickers' end zone: the returners' touchdown, or a touchback."""
    for total, after in ((20, "try by PHI"), (35, "NE 1 and 10 at NE 20")):
        example(
            "NE kicks off from NE 35",
            NE={"Kickoff": "55", "Kick Coverage": "(TD)"},
            PHI={"Kickoff Return": "F 12"},
            choices="NE kickoff deep",
            dice=f"kickoff 25, kickoff return 25, coverage 1, fumble {total}",
        ).gives(after)


# Other kicks


def test_squib_kick_from_midfield_may_be_downed_in_the_end_zone() -> None:
    for says, dice, after in (
        ("touchback", "", "PHI 1 and 10 at PHI 25"),
        ("return", "kickoff return 20", "PHI 1 and 10 at PHI 10"),
    ):
        example(
            "NE kicks off from midfield",
            squib="10",
            choices=f"NE kickoff squib, PHI kick return {says}",
            dice=dice,
        ).gives(after)


def test_squib_kick_is_not_covered_and_its_fouls_count() -> None:
    example(
        "NE kicks off from NE 35",
        NE={"Kick Coverage": "(1)"},
        squib={20: "10", 19: "DEF 15"},
        choices="NE kickoff squib",
        dice="kickoff return 19, kickoff return 20",
    ).gives("PHI 1 and 10 at PHI 40")


def test_free_kick_after_a_safety() -> None:
    kickoff("kickoff 18, kickoff return 10, coverage 1", at="NE 20").gives("PHI 1 and 10 at PHI 45")
    example("NE kicks off from NE 20", squib="10", choices="NE kickoff squib", dice="kickoff return 20").gives(
        "PHI 1 and 10 at PHI 40"
    )


def test_onside_kick_goes_twelve_yards_from_wherever_the_ball_is() -> None:
    example("NE kicks off from NE 20", choices="NE kickoff onside", dice="onside kick 20").gives("NE 1 and 10 at NE 32")
    example("NE kicks off from midfield", choices="NE kickoff onside", dice="onside kick 21").gives(
        "PHI 1 and 10 at PHI 38"
    )


def test_fouls_on_the_return_that_are_not_taken_stay_on_the_sheet() -> None:
    """OFF 10 and OFF 15 on one return: the heavier is enforced, the other goes down as declined."""
    stage = kickoff("kickoff 18, kickoff return 13, kickoff return 14, kickoff return 10, coverage 1")
    stage.gives("PHI 1 and 10 at PHI 15")
    assert [(flag.is_enforced, flag.yards) for flag in stage.last.fouls] == [(False, 0), (True, 15)]
