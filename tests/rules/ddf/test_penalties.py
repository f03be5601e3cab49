"""'Penalties' on plays from scrimmage, where no example of the guide looks."""

from __future__ import annotations

from typing import Any

import pytest

from examples.ddf.table import Stage, example
from fieldhouse.games.ddf.rules.fouls import chosen_foul
from fieldhouse.table.question import IllegalAnswer
from fieldhouse.table.script import ScriptTable

RUN = {
    10: "4", 11: "-3", 12: "TD", 13: "OFF 5", 14: "OFF 10", 15: "OFF 15", 16: "DEF 5", 17: "DEF 5X", 18: "DEF 15",
    19: "F 2", 20: "90", 21: "-70", 22: "12",
}  # fmt: skip
PASS = {
    10: "4", 11: "INC", 12: "TD", 13: "OFF 5", 14: "OFF 10", 15: "OFF 15", 16: "DEF 5", 17: "DEF 5X", 18: "DEF 15",
    19: "INT 10", 20: "PI 20", 21: "OFF 8*", 22: "12", 23: "PI 0",
}  # fmt: skip


def run(at: str, totals: str, choices: str = "", more: str = "", **setting: Any) -> Stage:
    return fouled("1-Line Plunge", at, totals, choices, more, **setting)


def throw(at: str, totals: str, choices: str = "", more: str = "", **setting: Any) -> Stage:
    return fouled("6-Short", at, totals, choices, more, **setting)


def fouled(play: str, at: str, totals: str, choices: str, more: str, **setting: Any) -> Stage:
    """New England rolls *totals* one after the other, then the defense rolls a 1, then *more*."""
    dice = ", ".join(f"offense {total}" for total in totals.split())
    return example(
        f"NE {at}",
        NE={"1-Line Plunge": RUN, "6-Short": PASS},
        PHI={"Interception Return": {11: "TD"}, "Fumble Return": {11: "TD"}},
        calls=f"{play} A",
        dice=f"{dice}, defense 1{more}" if more != "none" else dice,
        choices=choices,
        **setting,
    )


# Several fouls


@pytest.mark.parametrize(
    ("says", "after"),
    [
        ("accept", "NE 1 and 20 at NE 30"),
        ("accept-2", "NE 1 and 25 at NE 25"),
        ("decline", "NE 2 and 6 at NE 44"),
    ],
)
def test_several_fouls_on_the_offense(says: str, after: str) -> None:
    stage = run("1 and 10 at NE 40", "14 15 10", f"PHI penalty {says}").gives(after, takes=10)
    assert [flag.is_enforced for flag in stage.last.fouls] == [says == "accept", says == "accept-2"]


@pytest.mark.parametrize(
    ("says", "after"),
    [("accept", "NE 1 and 10 at PHI 40"), ("accept-2", "NE 1 and 10 at NE 45"), ("decline", "NE 2 and 10 at NE 40")],
)
def test_several_fouls_on_the_defense(says: str, after: str) -> None:
    throw("1 and 10 at NE 40", "20 17 11", f"NE penalty {says}").gives(after)


@pytest.mark.parametrize("totals", ["14 18", "18 14", "15 17", "17 13", "14 16", "14 15 18"])
def test_offsetting(totals: str) -> None:
    stage = run("2 and 10 at NE 40", totals, more="none").gives("NE 2 and 10 at NE 40", takes=10)
    assert not any(flag.is_enforced for flag in stage.last.fouls)


def test_fouls_rolled_again_are_after_the_snap() -> None:
    """OFF 5 on the second roll cannot have stopped the play before it began: it may be declined."""
    for says, after in (("accept-2", "NE 1 and 15 at NE 35"), ("decline", "NE 2 and 6 at NE 44")):
        run("1 and 10 at NE 40", "14 13 10", f"PHI penalty {says}").gives(after)


def test_five_yards_before_the_snap_that_reach_the_line_to_gain() -> None:
    run("3 and 5 at NE 40", "16", more="none").gives("NE 1 and 10 at NE 45", takes=0)
    run("3 and 6 at NE 40", "16", more="none").gives("NE 3 and 1 at NE 45", takes=0)
    run("2 and goal at PHI 4", "16", more="none").gives("NE 2 and goal at PHI 2", takes=0)


# Before and after the snap


def test_snap_check_belongs_to_the_side_that_fouled() -> None:
    """The offense's OFF 5 column, the defense's DEF 5 column; without a Post nobody rolls."""
    sheets = {
        "NE": {"1-Line Plunge": RUN, "snap check OFF 5": "Post on 10", "snap check DEF 5": "Post on 10-39"},
        "PHI": {"snap check OFF 5": "Post on 10-39", "snap check DEF 5": "Pre on 10-39"},
    }
    start = "NE 1 and 10 at NE 40"
    setting: dict[str, Any] = {"options": "pre_post_snap", "calls": "1-Line Plunge A", **sheets}
    example(start, dice="offense 16", **setting).gives("NE 1 and 5 at NE 45")
    example(start, dice="offense 13, snap check 11", **setting).gives("NE 1 and 15 at NE 35")
    example(
        start, dice="offense 13, snap check 10, offense 10, defense 1", choices="PHI penalty decline", **setting
    ).gives("NE 2 and 6 at NE 44")


# On scoring plays


@pytest.mark.parametrize("total", [12, 20])
def test_off_15_on_a_touchdown_goes_to_the_kickoff(total: int) -> None:
    """Nobody is asked: the score stands."""
    stage = run("1 and 10 at NE 40", f"15 {total}").gives("try by NE", score="NE 6, PHI 0")
    stage.play(choices="NE try kick", dice="extra point 25").gives("NE kicks off from NE 20")


def test_off_15_when_the_defense_scores_helps_its_kickoff() -> None:
    stage = throw("1 and 10 at NE 40", "15 19", "", ", interception return 11").gives("try by PHI")
    stage.play(choices="PHI try kick", dice="extra point 25").gives("PHI kicks off from midfield")


def test_off_15_on_a_safety_goes_to_the_free_kick() -> None:
    """A safety is a scoring play too: from the 20 half the distance back."""
    stage = run("2 and 10 at NE 40", "15 21").gives("NE kicks off from NE 10", score="NE 0, PHI 2")
    assert stage.last.fouls[0].yards == 10, "what was walked off, not what is printed"


@pytest.mark.parametrize(("says", "after"), [("accept", "NE 1 and 20 at NE 30"), ("accept-2", "try by NE")])
def test_off_15_on_a_touchdown_after_another_foul_is_one_of_the_two(says: str, after: str) -> None:
    """OFF 10 and OFF 15: the defense wipes the score out by the one, or lets it stand with the other."""
    stage = run("1 and 10 at NE 40", "14 15 12", f"PHI penalty {says}").gives(after)
    assert [flag.is_enforced for flag in stage.last.fouls] == [says == "accept", says == "accept-2"]


@pytest.mark.parametrize("total", [13, 14])
def test_lesser_fouls_of_the_offense_on_a_touchdown(total: int) -> None:
    """They are accepted or declined like any other, and do not touch the kickoff."""
    options = "pre_post_snap"
    sheets = {"NE": {"1-Line Plunge": RUN, "snap check OFF 5": "Post on 10"}}
    check = "snap check 10, " if total == 13 else ""
    stage = example(
        "NE 1 and 10 at NE 40",
        options=options,
        calls="1-Line Plunge A",
        dice=f"offense {total}, {check}offense 12, defense 1",
        choices="PHI penalty decline",
        **sheets,
    ).gives("try by NE")
    stage.play(choices="NE try kick", dice="extra point 25").gives("NE kicks off from NE 35")


@pytest.mark.parametrize(("total", "line"), [(17, "NE 40"), (18, "midfield")])
def test_def_5x_and_def_15_on_a_touchdown(total: int, line: str) -> None:
    """Nobody is asked: the score stands, and the kickoff is moved up."""
    for play in (run, throw):
        stage = play("1 and 10 at NE 40", f"{total} 12").gives("try by NE", score="NE 6, PHI 0")
        stage.play(choices="NE try kick", dice="extra point 25").gives(f"NE kicks off from {line}")


def test_kickoffs_moved_by_a_penalty_in_other_seasons() -> None:
    for season, fifteen_back, fifteen_on in ((1973, "NE 25", "PHI 45"), (2000, "NE 15", "NE 45")):
        stage = run("1 and 10 at NE 40", "15 12", season=season)
        tries = "NE try kick" if season >= 1994 else ""
        stage.play(choices=tries, dice="extra point 25").gives(f"NE kicks off from {fifteen_back}")
        stage = run("1 and 10 at NE 40", "18 12", season=season)
        stage.play(choices=tries, dice="extra point 25").gives(f"NE kicks off from {fifteen_on}")


# DEF 5X, DEF 15


@pytest.mark.parametrize(
    ("at", "totals", "more", "after"),
    [
        ("3 and 10 at NE 40", "17 10", "", "NE 1 and 10 at NE 49"),
        ("3 and 10 at NE 40", "17 11", "", "NE 1 and 10 at NE 45"),
        ("3 and 10 at NE 40", "17 19", ", fumble 20", "NE 1 and 10 at NE 47"),
        ("3 and 10 at NE 40", "17 19", ", fumble 35, fumble return 25", "NE 1 and 10 at NE 45"),  # lost, but it is void
        ("3 and 10 at NE 40", "17 21", "", "NE 1 and 10 at NE 45"),  # instead of a safety
        ("4 and 10 at NE 40", "17 10", "", "NE 1 and 10 at NE 49"),
        ("1 and goal at PHI 8", "17 10", "", "NE 1 and goal at PHI 2"),
        ("3 and 10 at NE 40", "18 10", "", "NE 1 and 10 at PHI 41"),
        ("3 and 10 at NE 40", "18 11", "", "NE 1 and 10 at PHI 48"),
        ("3 and 10 at NE 40", "18 19", ", fumble 35, fumble return 11", "NE 1 and 10 at PHI 45"),
        ("3 and 10 at NE 40", "18 21", "", "NE 1 and 10 at PHI 45"),
        ("4 and 10 at NE 40", "18 10", "", "NE 1 and 10 at PHI 41"),
        ("3 and 10 at NE 4", "18 11", "", "NE 1 and 10 at NE 16"),  # stopped at the 1
        ("3 and 10 at NE 3", "18 11", "", "NE 1 and 10 at NE 18"),  # a safety, but for the foul
    ],
)
def test_fouls_walked_off_at_the_end_of_a_run(at: str, totals: str, more: str, after: str) -> None:
    run(at, totals, more=more).gives(after, takes=10)


@pytest.mark.parametrize(
    ("totals", "more", "after"),
    [
        ("18 11", "", "NE 1 and 10 at PHI 45"),
        ("18 22", "", "NE 1 and 10 at PHI 33"),
        ("18 19", ", interception return 11", "NE 1 and 10 at PHI 45"),
    ],
)
def test_def_15_on_a_pass_in_basic_play(totals: str, more: str, after: str) -> None:
    throw("3 and 10 at NE 40", totals, more=more).gives(after, takes=10)


@pytest.mark.parametrize(
    ("says", "after"), [("accept", "NE 1 and 10 at PHI 45"), ("decline", "NE 1 and 10 at PHI 48")]
)  # fmt: skip
def test_def_15_during_the_play_may_be_declined_with_the_between_downs_chart(says: str, after: str) -> None:
    throw(
        "3 and 10 at NE 40", "18 22", f"NE penalty {says}", ", between downs 35", options="between_downs"
    ).gives(after)  # fmt: skip


@pytest.mark.parametrize(
    ("play", "totals", "more", "after"),
    [
        (run, "18 10", "", "NE 1 and 10 at PHI 41"),
        (run, "18 11", "", "NE 1 and 10 at PHI 48"),
        (throw, "18 11", "", "NE 1 and 10 at PHI 45"),
        (throw, "18 19", ", interception return 25", "PHI 1 and 10 at PHI 35"),  # the interception stands
        (throw, "15 19", ", interception return 25", "PHI 1 and 10 at NE 35"),
        (run, "15 10", "", "NE 4 and 21 at NE 29"),
        (run, "15 22", "", "NE 1 and 10 at NE 37"),  # a new series, whatever came after it
    ],
)
def test_between_downs_the_play_stands(play: object, totals: str, more: str, after: str) -> None:
    assert callable(play)
    play("3 and 10 at NE 40", totals, more=f", between downs 20{more}", options="between_downs").gives(after, takes=10)


def test_between_downs_on_fourth_down() -> None:
    """The down was lost before the foul; the ball is the other side's."""
    option = {"options": "between_downs", "more": ", between downs 20"}
    run("4 and 10 at NE 40", "15 10", **option).gives("PHI 1 and 10 at NE 29")
    run("4 and 10 at NE 40", "18 10", **option).gives("PHI 1 and 10 at PHI 41")


@pytest.mark.parametrize(("total", "line"), [(15, "NE 20"), (18, "midfield")])
def test_between_downs_after_a_touchdown(total: int, line: str) -> None:
    stage = run("3 and 10 at NE 40", f"{total} 12", more=", between downs 20", options="between_downs")
    stage.gives("try by NE").play(choices="NE try kick", dice="extra point 25").gives(f"NE kicks off from {line}")


def test_between_downs_twice_after_a_touchdown() -> None:
    """Each foul after the play is marked off, on the kickoff as on the field."""
    twice = ", between downs 20, between downs 20"
    stage = run("3 and 10 at NE 40", "18 18 12", more=twice, options="between_downs").gives("try by NE")
    stage.play(choices="NE try kick", dice="extra point 25").gives("NE kicks off from PHI 35")


@pytest.mark.parametrize(("total", "line"), [(15, "NE 10"), (18, "NE 35")])
def test_between_downs_after_a_safety(total: int, line: str) -> None:
    """From the 20 fifteen yards back would be more than half the distance."""
    stage = run("3 and 10 at NE 40", f"{total} 21", more=", between downs 20", options="between_downs")
    stage.gives(f"NE kicks off from {line}", score="NE 0, PHI 2")


def test_between_downs_chart_is_rolled_for_fifteen_yards_only() -> None:
    run("3 and 10 at NE 40", "14 10", "PHI penalty decline", options="between_downs").gives("NE 4 and 6 at NE 44")


@pytest.mark.parametrize(
    ("says", "after"), [("decline", "NE 4 and 21 at NE 29"), ("accept", "NE 3 and 35 at NE 15")]
)  # fmt: skip
def test_between_downs_comes_on_top_of_a_foul_during_the_play(says: str, after: str) -> None:
    """OFF 10 during the play, OFF 15 after it: the second is enforced whatever becomes of the first."""
    run(
        "3 and 10 at NE 40", "14 15 10", f"PHI penalty {says}", ", between downs 20", options="between_downs"
    ).gives(after)  # fmt: skip


# PI


@pytest.mark.parametrize(
    ("at", "total", "after"),
    [
        ("3 and 10 at NE 40", 20, "NE 1 and 10 at PHI 40"),
        ("3 and 10 at NE 40", 23, "NE 1 and 10 at NE 40"),  # at the line, but a first down
        ("3 and 10 at PHI 21", 20, "NE 1 and goal at PHI 1"),
        ("3 and 10 at PHI 20", 20, "NE 1 and goal at PHI 1"),
        ("3 and 10 at PHI 15", 20, "NE 1 and goal at PHI 1"),
    ],
)
def test_interference(at: str, total: int, after: str) -> None:
    throw(at, f"{total} 11", "NE penalty accept").gives(after, takes=10)


def test_interference_declined_for_an_interception_is_an_interception() -> None:
    throw("3 and 10 at NE 40", "20 19", "NE penalty decline", ", interception return 25").gives(
        "PHI 1 and 10 at midfield"
    )


# Grounding


@pytest.mark.parametrize(
    ("at", "after"),
    [
        ("1 and 10 at NE 40", "NE 2 and 18 at NE 32"),
        ("4 and 10 at NE 40", "PHI 1 and 10 at NE 32"),
        ("1 and 10 at NE 9", "NE 2 and 18 at NE 1"),
        ("1 and 10 at NE 8", "NE kicks off from NE 20"),  # on the goal line
        ("4 and 10 at NE 5", "NE kicks off from NE 20"),
    ],
)
def test_grounding(at: str, after: str) -> None:
    throw(at, "21", more="none").gives(after, takes=10)


@pytest.mark.parametrize(
    ("says", "after"), [("accept", "NE 1 and 20 at NE 30"), ("decline", "NE 2 and 18 at NE 32")]
)  # fmt: skip
def test_grounding_after_another_foul_of_the_offense(says: str, after: str) -> None:
    """Grounding is then the play, and the other foul may be taken in its place."""
    stage = throw("1 and 10 at NE 40", "14 21", f"PHI penalty {says}", more="none").gives(after)
    assert [flag.is_enforced for flag in stage.last.fouls] == [says == "decline", says == "accept"]


def test_grounding_after_a_foul_of_the_defense_offsets() -> None:
    throw("1 and 10 at NE 40", "17 21", more="none").gives("NE 1 and 10 at NE 40", takes=10)


# Holding


@pytest.mark.parametrize(("line", "is_safety"), [(5, True), (1, True), (6, False)])
def test_holding_in_the_end_zone_in_basic_play(line: int, is_safety: bool) -> None:
    stage = throw(f"1 and 10 at NE {line}", "14 10", "PHI penalty accept")
    stage.gives("NE kicks off from NE 20" if is_safety else "NE 1 and 13 at NE 3", takes=10)


def test_holding_in_the_end_zone_not_on_a_run() -> None:
    run("1 and 10 at NE 4", "14 10", "PHI penalty accept").gives("NE 1 and 12 at NE 2")


def test_holding_in_the_end_zone_may_be_declined() -> None:
    throw("1 and 10 at NE 4", "14 19", "PHI penalty decline", ", interception return 11").gives("try by PHI")


@pytest.mark.parametrize(
    ("line", "roll", "after"),
    [
        (5, ", holding 33", "NE kicks off from NE 20"),
        (5, ", holding 34", "NE 1 and 12 at NE 3"),
        (6, "", "NE 1 and 13 at NE 3"),
    ],
)
def test_holding_determination(line: int, roll: str, after: str) -> None:
    throw(f"1 and 10 at NE {line}", "14 10", "PHI penalty accept", roll, options="holding").gives(after)


def test_holding_of_fifteen_yards_is_no_safety() -> None:
    throw("1 and 10 at NE 4", "15 10", "PHI penalty accept").gives("NE 1 and 12 at NE 2")


# Defensive Penalty Influences


INFLUENCE = {
    "influence DEF 5": "DEF 5 on 12, 13, 14",
    "influence DEF 5X": "DEF 5X on 13, 14",
    "influence PI": "PI X on 11, 12",
}


def influenced(play: str, dice: str, choices: str = "", options: str = "penalty_influence") -> Stage:
    return example(
        "NE 1 and 10 at NE 40",
        options=options,
        NE={"1-Line Plunge": "3", "5-Screen": "3", "6-Short": "3"},
        PHI=INFLUENCE,
        calls=f"{play} A",
        dice=dice,
        choices=choices,
    )


@pytest.mark.parametrize("play", ["1-Line Plunge", "5-Screen"])
def test_influence_knows_no_interference_on_runs_and_screens(play: str) -> None:
    influenced(play, "influence 11, offense 25, defense 1").gives("NE 2 and 7 at NE 43")
    influenced(play, "influence 12").gives("NE 1 and 5 at NE 45", takes=0)


@pytest.mark.parametrize("die", range(10))
def test_influence_interference_against_another_foul_on_four_and_more(die: int) -> None:
    if die >= 4:
        dice = f"influence 12, which foul {die}, interference yards 8, offense 25, defense 1"
        influenced("6-Short", dice, "NE penalty accept").gives("NE 1 and 10 at NE 48")
    else:
        influenced("6-Short", f"influence 12, which foul {die}").gives("NE 1 and 5 at NE 45")


@pytest.mark.parametrize("die", range(10))
def test_influence_two_other_fouls_share_the_die(die: int) -> None:
    if die < 5:
        influenced("1-Line Plunge", f"influence 13, which foul {die}").gives("NE 1 and 5 at NE 45")
    else:
        influenced("1-Line Plunge", f"influence 13, which foul {die}, offense 25, defense 1").gives(
            "NE 1 and 10 at NE 48"
        )


def test_influence_without_a_foul_in_the_chart_is_not_rolled() -> None:
    """Only a chart that shows a penalty is consulted at the start of a play."""
    example(
        "NE 1 and 10 at NE 40",
        options="penalty_influence",
        NE={"1-Line Plunge": "3"},
        PHI={"influence DEF 5": "XDEF 5 on 10-39"},
        calls="1-Line Plunge A",
        dice="offense 25, defense 1",
    ).gives("NE 2 and 7 at NE 43")


@pytest.mark.parametrize(
    ("foul", "chart"),
    [("DEF 5", "XDEF 5"), ("DEF 5X", "XDEF 5X"), ("DEF 15", "XDEF 15"), ("PI 10", "XPI")],
)
def test_canceled_fouls_are_rolled_again_on_the_same_play(foul: str, chart: str) -> None:
    kind = "PI" if chart == "XPI" else chart[1:]
    example(
        "NE 1 and 10 at NE 40",
        options="penalty_influence",
        NE={"6-Short": {10: foul, 11: "3"}},
        PHI={f"influence {kind}": f"{chart} on 20"},
        calls="6-Short A",
        dice="offense 10, cancel 20, offense 10, cancel 20, offense 11, defense 1",
    ).gives("NE 2 and 7 at NE 43", takes=40)


def test_canceled_foul_of_the_offense_there_is_none() -> None:
    example(
        "NE 1 and 10 at NE 40",
        options="penalty_influence",
        NE={"6-Short": {10: "OFF 10", 11: "DEF 15", 12: "3"}},
        PHI={"influence DEF 15": "XDEF 15 on 20"},
        calls="6-Short A",
        dice="offense 10, offense 11, cancel 20, offense 12, defense 1",
        choices="PHI penalty decline",
    ).gives("NE 2 and 7 at NE 43")


def test_def_15_on_a_touchdown_beside_interference_leaves_nothing_to_decline() -> None:
    """During the play, by the between-downs chart: the yards on the kickoff, or the interference; never neither."""
    fouls = ("1 and 10 at NE 40", "20 18 12")
    option = {"more": ", between downs 35", "options": "between_downs"}
    throw(*fouls, "NE penalty accept-2", **option).gives("try by NE", score="NE 6, PHI 0")
    throw(*fouls, "NE penalty accept", **option).gives("NE 1 and 10 at PHI 40", score="NE 0, PHI 0")
    with pytest.raises(IllegalAnswer):
        throw(*fouls, "NE penalty decline", **option)


@pytest.mark.parametrize(
    ("totals", "roll", "choices", "after"),
    [
        ("15 10", 33, "", "NE 4 and 21 at NE 29"),  # the offense's column lists 33
        ("18 10", 33, "NE penalty accept", "NE 1 and 10 at PHI 45"),  # the defense's does not
        ("18 10", 32, "", "NE 1 and 10 at PHI 41"),
    ],
)
def test_between_downs_each_side_has_its_column(totals: str, roll: int, choices: str, after: str) -> None:
    run("3 and 10 at NE 40", totals, choices, f", between downs {roll}", options="between_downs").gives(after)


def test_off_15_on_a_touchdown_and_def_15_in_basic_play_leave_nothing_to_decline() -> None:
    """Not even beside a foul that could be declined if it were alone."""
    with pytest.raises(IllegalAnswer):
        run("1 and 10 at NE 40", "14 15 12", "PHI penalty decline")
    throw("1 and 10 at NE 40", "18 20 11", "NE penalty accept-2").gives("NE 1 and 10 at PHI 40")
    with pytest.raises(IllegalAnswer):
        throw("1 and 10 at NE 40", "18 20 11", "NE penalty decline")


@pytest.mark.parametrize(
    ("shown", "found"),
    [
        ([0, 1, 3], [0, 0, 1, 1, 3, 3, 3, 3, 3, 3]),  # interference on 4 and more, the others share the rest
        ([0, 1, 2, 3], [0, 0, 1, 2, 3, 3, 3, 3, 3, 3]),
        ([1, 3], [1, 1, 1, 1, 3, 3, 3, 3, 3, 3]),
        ([0, 2], [0, 0, 0, 0, 0, 2, 2, 2, 2, 2]),
        ([0, 1, 2], [0, 0, 0, 0, 1, 1, 1, 2, 2, 2]),
    ],
)
def test_influence_rows_with_several_fouls_are_shared_out_by_the_die(shown: list[int], found: list[int]) -> None:
    game = Stage("NE 1 and 10 at NE 40").game
    game.table = ScriptTable([("which foul", die) for die in range(10)], [])
    assert [chosen_foul(game, shown) for _ in range(10)] == found
