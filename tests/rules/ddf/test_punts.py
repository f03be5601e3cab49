"""'Punts', 'Punt Penalties' and 'Blocked or Fumbled Punt Attempts', where no example of the guide looks."""

from __future__ import annotations

from typing import Any

import pytest

from examples.ddf.table import Stage, example
from fieldhouse.table.seat import Seat

PUNTS = {
    10: "40", 11: "44*", 12: "70", 13: "OFF 10", 14: "DEF 5", 15: "DEF 15", 16: "BK -10", 17: "F -10", 18: "BK 5",
    19: "70*", 20: "60", 21: "F 15", 22: "BK -40", 23: "F -40", 24: "OFF 5", 25: "OFF 15",
}  # fmt: skip
RUNS = {10: "8", 11: "TD", 12: "FC", 13: "OFF 10", 14: "DEF 15", 15: "F 4", 16: "-4", 17: "OFF 15"}


def punt(dice: str, choices: str = "", at: str = "4 and 10 at NE 40", call: str = "punt A", **setting: Any) -> Stage:
    """New England punts; coverage changes nothing."""
    return example(
        f"NE {at}",
        NE={"Punt": PUNTS},
        PHI={"Punt Return": RUNS, "Fumble Return": {10: "7"}},
        calls=call,
        dice=dice,
        choices=choices,
        **setting,
    )


@pytest.mark.parametrize(
    ("dice", "after"),
    [
        ("punt 11", "PHI 1 and 10 at PHI 16"),
        ("punt 10, punt return 10, coverage 1", "PHI 1 and 10 at PHI 28"),
        ("punt 10, punt return 11, coverage 1", "try by PHI"),
        ("punt 10, punt return 12", "PHI 1 and 10 at PHI 20"),
        ("punt 10, punt return 15, coverage 1, fumble 20", "PHI 1 and 10 at PHI 24"),
        ("punt 10, punt return 15, coverage 1, fumble 35, fumble return 25", "NE 1 and 10 at PHI 24"),
    ],
)
def test_punts(dice: str, after: str) -> None:
    punt(dice).gives(after, takes=10)


@pytest.mark.parametrize("total", [12, 19, 20])
def test_punts_on_and_over_the_goal_line_are_touchbacks_which_take_no_time(total: int) -> None:
    punt(f"punt {total}").gives("PHI 1 and 10 at PHI 20", takes=0)


def test_punts_on_any_down() -> None:
    punt("punt 11", at="2 and 10 at NE 40").gives("PHI 1 and 10 at PHI 16")


def test_punt_return_behind_the_own_goal_line_is_dead_where_it_was_caught() -> None:
    punt("punt 10, punt return 16, coverage 1", "PHI punt return return", at="4 and 10 at PHI 43").gives(
        "PHI 1 and 10 at PHI 3"
    )
    punt("punt 10, punt return 16, coverage 1", "PHI punt return return", at="4 and 10 at PHI 41").gives(
        "PHI 1 and 10 at PHI 1"
    )


@pytest.mark.parametrize(("line", "asked"), [(11, False), (10, True), (1, True)])
def test_let_it_roll_on_and_inside_the_ten(line: int, asked: bool) -> None:
    stage = punt(
        "punt 10, punt return 12", "PHI punt return return" if asked else "", at=f"4 and 10 at PHI {40 + line}"
    )
    stage.gives(f"PHI 1 and 10 at PHI {line}")


@pytest.mark.parametrize(
    ("direction", "rolls", "after", "punted"),
    [
        (1, 4, "PHI 1 and 10 at PHI 12", 36),  # away from their goal, and so much shorter
        (2, 4, "PHI 1 and 10 at PHI 4", 44),
        (3, 8, "PHI 1 and 10 at PHI 20", 48),  # to the goal line: a touchback
        (3, 0, "PHI 1 and 10 at PHI 20", 48),  # ten yards, of which two are in the end zone
    ],
)
def test_let_it_roll_the_punt_is_as_long_as_it_rolled(direction: int, rolls: int, after: str, punted: int) -> None:
    dice = f"punt 10, let it roll {direction}, let it roll yards {rolls}"
    stage = punt(dice, "PHI punt return roll", at="4 and 10 at PHI 48").gives(after)
    assert stage.last.kick_yards == punted


@pytest.mark.parametrize(
    ("yards", "choices", "dice", "after"),
    [
        (9, "PHI punt return return", ", punt return 10, coverage 1", "PHI 1 and 10 at PHI 37"),
        (9, "PHI punt return fair-catch", "", "PHI 1 and 10 at PHI 29"),
        (10, "", "", "PHI 1 and 10 at PHI 30"),
        (60, "", "", "PHI 1 and 10 at NE 40"),  # no shorter than nothing
    ],
)
def test_pooch_punt(yards: int, choices: str, dice: str, after: str) -> None:
    punt(f"punt 10{dice}", choices, call=f"pooch {yards} A").gives(after)


def test_pooch_punt_of_ten_cannot_be_let_roll() -> None:
    punt("punt 10", at="4 and 10 at PHI 38", call="pooch 10 A").gives("PHI 1 and 10 at PHI 8")


# Blocked or fumbled


@pytest.mark.parametrize(
    ("at", "dice", "after"),
    [
        ("4 and 10 at NE 40", "punt 16, fumble 20", "PHI 1 and 10 at NE 30"),  # kept, and lost on downs
        ("4 and 10 at NE 40", "punt 16, fumble 35", "PHI 1 and 10 at NE 30"),  # a block is not run back
        ("3 and 10 at NE 40", "punt 16, fumble 20", "NE 4 and 20 at NE 30"),
        ("3 and 10 at NE 40", "punt 16, fumble 35", "PHI 1 and 10 at NE 30"),
        ("4 and 10 at NE 40", "punt 17, fumble 20", "PHI 1 and 10 at NE 30"),
        ("4 and 10 at NE 40", "punt 17, fumble 35, fumble return 10", "PHI 1 and 10 at NE 23"),
        ("3 and 10 at NE 40", "punt 17, fumble 20", "NE 4 and 20 at NE 30"),
        ("4 and 10 at NE 40", "punt 21, fumble 20", "PHI 1 and 10 at PHI 45"),  # fourth down is lost all the same
        ("3 and 10 at NE 40", "punt 21, fumble 20", "NE 1 and 10 at PHI 45"),
        ("4 and 10 at NE 40", "punt 18, fumble 20", "PHI 1 and 10 at NE 45"),  # past the line: a punt downed there
        ("4 and 10 at NE 40", "punt 18, fumble 35", "PHI 1 and 10 at NE 45"),
        ("2 and 10 at NE 40", "punt 18, fumble 20", "PHI 1 and 10 at NE 45"),
        ("4 and goal at PHI 3", "punt 18, fumble 20", "PHI 1 and 10 at PHI 20"),
        ("4 and 10 at NE 40", "punt 22, fumble 20", "NE kicks off from NE 20"),
        ("4 and 10 at NE 40", "punt 22, fumble 35", "try by PHI"),
        ("4 and 10 at NE 40", "punt 23, fumble 20", "NE kicks off from NE 20"),
        ("4 and 10 at NE 40", "punt 23, fumble 35", "try by PHI"),
    ],
)
def test_blocked_or_fumbled_punts(at: str, dice: str, after: str) -> None:
    punt(dice, at=at).gives(after)


# Penalties


@pytest.mark.parametrize(
    ("says", "after"), [("end", "PHI 1 and 10 at PHI 38"), ("accept", "NE 4 and 20 at NE 30")]
)  # fmt: skip
def test_foul_of_the_punters_at_the_end_or_from_the_line(says: str, after: str) -> None:
    punt("punt 13, punt 10, punt return 10, coverage 1", f"PHI penalty {says}").gives(after, takes=10)


@pytest.mark.parametrize(
    ("foul", "says", "after"),
    [
        (14, "accept", "NE 4 and 5 at NE 45"),
        (14, "decline", "PHI 1 and 10 at PHI 28"),
        (15, "accept", "NE 1 and 10 at PHI 45"),
        (15, "decline", "PHI 1 and 10 at PHI 28"),
    ],
)
def test_foul_of_the_receivers_on_the_punt(foul: int, says: str, after: str) -> None:
    punt(f"punt {foul}, punt 10, punt return 10, coverage 1", f"NE penalty {says}").gives(after, takes=10)


def test_five_yards_that_reach_the_line_to_gain_are_a_first_down() -> None:
    punt("punt 14, punt 11", "NE penalty accept", at="4 and 4 at NE 40").gives("NE 1 and 10 at NE 45")


@pytest.mark.parametrize(
    ("returns", "after"),
    [
        ("punt return 13, punt return 10, coverage 1", "PHI 1 and 10 at PHI 18"),
        ("punt return 13, punt return 12", "PHI 1 and 10 at PHI 10"),  # a fair catch changes nothing
        ("punt return 14, punt return 12", "PHI 1 and 10 at PHI 35"),
        ("punt return 13, punt return 15, coverage 1, fumble 35, fumble return 25", "NE 1 and 10 at PHI 14"),
        ("punt return 13, punt return 11, coverage 1", "PHI 1 and 10 at midfield"),
    ],
)
def test_fouls_on_the_punt_return(returns: str, after: str) -> None:
    punt(f"punt 10, {returns}").gives(after, takes=10)


@pytest.mark.parametrize(
    "dice",
    [
        "punt 13, punt 10, punt return 13, punt return 10, coverage 1",  # punters, then returners
        "punt 14, punt 10, punt return 14, punt return 10, coverage 1",  # receivers, then the coverage
        "punt 13, punt 14",
        "punt 10, punt return 13, punt return 14",
    ],
)
def test_fouls_on_both_sides_offset(dice: str) -> None:
    stage = punt(dice).gives("NE 4 and 10 at NE 40", takes=10)
    assert sorted(flag.seat for flag in stage.last.fouls) == [0, 1]
    assert not any(flag.is_enforced for flag in stage.last.fouls)


@pytest.mark.parametrize(("on_punt", "on_return", "seat"), [(13, 14, 0), (14, 13, 1)])
def test_punt_penalties_on_the_punt_and_on_the_return_offset_whoever_fouled(
    on_punt: int, on_return: int, seat: Seat
) -> None:
    """Both of the punters (OFF 10, then DEF 15), and both of the receivers: the guide tells no sides apart."""
    stage = punt(f"punt {on_punt}, punt 10, punt return {on_return}, punt return 10, coverage 1")
    stage.gives("NE 4 and 10 at NE 40", takes=10)
    assert [(flag.seat, flag.is_enforced) for flag in stage.last.fouls] == [(seat, False)] * 2


@pytest.mark.parametrize(
    ("says", "after"),
    [
        ("end", "PHI 1 and 10 at PHI 43"),
        ("accept", "NE 4 and 20 at NE 30"),
        ("accept-2", "NE 4 and 25 at NE 25"),
    ],
)
def test_punt_penalties_of_the_punters_any_one_may_be_taken(says: str, after: str) -> None:
    """OFF 10 and OFF 15 on the punt: the heavier at the end of the return, or the down again for either."""
    stage = punt("punt 13, punt 25, punt 10, punt return 10, coverage 1", f"PHI penalty {says}").gives(after)
    assert [flag.is_enforced for flag in stage.last.fouls] == [says == "accept", says != "accept"]
    assert sum(flag.yards for flag in stage.last.fouls) == (10 if says == "accept" else 15)


def test_punt_penalties_def_15_is_a_first_down_beyond_15_to_go() -> None:
    """A foul on the kicker gives the first down by itself, with twenty to go as with ten."""
    stage = punt("punt 15, punt 10, punt return 10, coverage 1", "NE penalty accept", at="4 and 20 at NE 40")
    stage.gives("NE 1 and 10 at PHI 45")


def test_foul_of_the_punters_on_a_blocked_punt_they_keep() -> None:
    """At the end of the play the down still counts."""
    for says, after in (("end", "NE 4 and 30 at NE 20"), ("accept", "NE 3 and 20 at NE 30")):
        punt("punt 13, punt 16, fumble 20", f"PHI penalty {says}", at="3 and 10 at NE 40").gives(after)


def test_foul_of_the_punters_on_a_return_touchdown_goes_to_the_kickoff() -> None:
    stage = punt("punt 13, punt 10, punt return 11, coverage 1", "PHI penalty end").gives("try by PHI")
    stage.play(choices="PHI try kick", dice="extra point 25").gives("PHI kicks off from PHI 45")


@pytest.mark.parametrize("dice", ["punt 13, punt 14", "punt 13, punt 10, punt return 14, punt return 10, coverage 1"])
def test_punt_penalties_that_offset_do_not_end_a_half(dice: str) -> None:
    """The down is owed, and nothing of the punt counts."""
    stage = punt(dice, quarter=4, clock="0:10", score=(3, 7)).gives("NE 4 and 10 at NE 40", clock="0:00")
    assert not stage.last.counts


@pytest.mark.parametrize(("total", "result"), [(16, "blocked"), (17, "fumble")])
def test_blocked_or_fumbled_is_on_the_row(total: int, result: str) -> None:
    stage = punt(f"punt {total}, fumble 20", at="3 and 10 at NE 40")
    assert (stage.last.result, stage.last.yards) == (result, -10)


@pytest.mark.parametrize(("says", "after"), [("accept", "NE 4 and 5 at NE 45"), ("accept-2", "NE 1 and 10 at PHI 45")])
def test_punt_penalties_of_the_receivers_any_one_may_be_taken(says: str, after: str) -> None:
    """DEF 5 and DEF 15 on the punt."""
    punt("punt 14, punt 15, punt 10, punt return 10, coverage 1", f"NE penalty {says}").gives(after)
