"""'Point After Touchdown (PAT)' and 'PAT Penalties', where no example of the guide looks."""

from __future__ import annotations

from typing import Any

import pytest

from examples.ddf.table import Stage, example
from fieldhouse.games.ddf.questions import legal_calls
from fieldhouse.table.seat import AWAY

NE = {
    "1-Line Plunge": {
        10: "2", 11: "1", 12: "OFF 10", 13: "OFF 5", 14: "DEF 5", 15: "DEF 15", 16: "F", 17: "TD", 18: "DEF 5X",
        19: "OFF 15", 20: "F 2", 21: "-2", 22: "-20", 23: "F -8",
    },
    "6-Short": {10: "INC", 11: "INT 1", 12: "PI 1", 13: "DEF 5X", 14: "OFF 10*"},
    "Field Goal": {10: "25", 11: "24", 12: "OFF 5", 13: "DEF 5", 14: "40", 15: "F -8", 16: "BK -8", 17: "F -80"},
    "Fumble Return": {10: "TD", 11: "DEF 5", 12: "-5"},
}  # fmt: skip
PHI = {"Interception Return": {10: "TD", 11: "30"}, "Fumble Return": {10: "TD"}}


def go_for_two(dice: str, choices: str = "1-Line Plunge A", **setting: Any) -> Stage:
    return example("try by NE", NE=NE, PHI=PHI, choices=f"NE try two, {choices}", dice=dice, **setting)


def test_only_plays_may_be_called_on_a_try() -> None:
    stage = Stage("try by NE", NE=NE)
    assert legal_calls(stage.game, AWAY) == [0, 1, 2, 4, 5, 8]


@pytest.mark.parametrize(
    ("dice", "choices", "points"),
    [
        ("offense 10, defense 1", "1-Line Plunge A", 2),
        ("offense 11, defense 1", "1-Line Plunge A", 0),
        ("offense 17, defense 1", "1-Line Plunge A", 2),
        ("offense 20, defense 1, fumble 20", "1-Line Plunge A", 2),  # recovered in the end zone
        ("offense 16, defense 1, fumble 20", "1-Line Plunge A", 0),
        ("offense 10, defense 1", "6-Short A", 0),
        ("offense 14", "6-Short A", 0),  # grounding ends it
    ],
)
def test_two_point_try(dice: str, choices: str, points: int) -> None:
    go_for_two(dice, choices).gives("NE kicks off from NE 35", score=f"NE {points}, PHI 0", takes=0)


@pytest.mark.parametrize(("season", "points"), [(2014, 0), (2015, 2), (2017, 2)])
@pytest.mark.parametrize(
    ("dice", "call"),
    [
        ("offense 11, defense 1, interception return 10", "6-Short A"),
        ("offense 16, defense 1, fumble 35, fumble return 10", "1-Line Plunge A"),
    ],
)
def test_defense_scores_two_since_2015(dice: str, call: str, season: int, points: int) -> None:
    line = 35 if season >= 2011 else 30
    go_for_two(dice, call, season=season).gives(f"NE kicks off from NE {line}", score=f"NE 0, PHI {points}")


def test_off_15_while_the_defense_scores_two_moves_the_kickoff_back() -> None:
    """New England fouled and kicks off all the same: the yards count against it."""
    go_for_two("offense 19, offense 16, defense 1, fumble 35, fumble return 10").gives(
        "NE kicks off from NE 20", score="NE 0, PHI 2"
    )


def test_return_that_does_not_score_is_worth_nothing() -> None:
    go_for_two("offense 11, defense 1, interception return 11", "6-Short A").gives(
        "NE kicks off from NE 35", score="NE 0, PHI 0"
    )


def test_before_1994_there_is_only_the_kick() -> None:
    """Nobody is asked."""
    example("try by NE", season=1993, dice="extra point 25").gives("NE kicks off from NE 35", score="NE 1, PHI 0")


# Penalties


def test_penalty_on_the_offense_and_two_points_again() -> None:
    """From the 12 it takes twelve yards."""
    stage = go_for_two(
        "offense 12, offense 10, defense 1, offense 10, defense 1",
        "1-Line Plunge A, PHI penalty accept, NE try again two, 1-Line Plunge A",
    )
    stage.gives("NE kicks off from NE 35", score="NE 0, PHI 0")
    assert (stage.last.down, stage.last.spot, stage.last.to_go) == (1, 88, 12)
    assert (stage.game.spot, stage.game.down, stage.game.to_go) == (35, 0, 0), "a kickoff has no down"
    assert not stage.game.stopped, "no time-out has been called for the next play"


@pytest.mark.parametrize(("total", "points"), [(10, 1), (11, 0)])
def test_penalty_on_the_offense_and_a_kick_instead(total: int, points: int) -> None:
    """Ten yards from the 15: the Field Goal column must show 25."""
    go_for_two(
        f"offense 12, offense 10, defense 1, field goal {total}",
        "1-Line Plunge A, PHI penalty accept, NE try again kick",
    ).gives("NE kicks off from NE 35", score=f"NE {points}, PHI 0", takes=0)


@pytest.mark.parametrize(("season", "total", "points"), [(2014, 11, 1), (2015, 11, 0), (2014, 15, 1), (2014, 16, 0)])
def test_penalty_on_the_offense_and_a_kick_from_the_line_of_the_season(season: int, total: int, points: int) -> None:
    """The kick was made from the 2 until 2014: ten yards back the Field Goal column must show 12."""
    stage = example(
        "try by NE",
        NE=NE | {"Field Goal": {11: "24", 15: "12", 16: "11"}},
        season=season,
        choices="NE try two, 1-Line Plunge A, PHI penalty accept, NE try again kick",
        dice=f"offense 12, offense 10, defense 1, field goal {total}",
    )
    assert stage.score == f"NE {points}, PHI 0"


def test_penalties_on_the_offense_add_up() -> None:
    """Five before the snap and ten more: from the 30 a kick of 25 falls short, one of 40 does not."""
    for total, points in ((10, 0), (14, 1)):
        go_for_two(
            f"offense 13, offense 12, offense 11, defense 1, field goal {total}",
            "1-Line Plunge A, NE try again two, 1-Line Plunge A, PHI penalty accept, NE try again kick",
        ).gives("NE kicks off from NE 35", score=f"NE {points}, PHI 0")


@pytest.mark.parametrize(
    ("kicks", "points"),
    [
        ("field goal 12, field goal 10, field goal 11", 0),  # offside: again, from the 30
        ("field goal 12, field goal 11", 0),  # offside, but no good: nothing to take back
        ("field goal 13, field goal 11, field goal 11", 1),  # the defense's: again, from the 20
        ("field goal 13, field goal 10", 1),
        ("field goal 12, field goal 13, field goal 10", 1),  # offsetting
    ],
)
def test_penalties_on_the_kick_instead(kicks: str, points: int) -> None:
    go_for_two(
        f"offense 12, offense 10, defense 1, {kicks}",
        "1-Line Plunge A, PHI penalty accept, NE try again kick",
    ).gives("NE kicks off from NE 35", score=f"NE {points}, PHI 0")


def test_penalty_on_the_defense_before_the_snap() -> None:
    """Half the distance, and again from the 1."""
    go_for_two("offense 14, offense 11, defense 1", "1-Line Plunge A, 1-Line Plunge A").gives(
        "NE kicks off from NE 35", score="NE 2, PHI 0"
    )


@pytest.mark.parametrize("foul", [15, 18])
def test_penalty_on_the_defense_while_the_try_fails(foul: int) -> None:
    """A foul that is walked off at the end of a run gives the offense another try."""
    go_for_two(
        f"offense {foul}, offense 21, defense 1, offense 10, defense 1", "1-Line Plunge A, 1-Line Plunge A"
    ).gives("NE kicks off from NE 35", score="NE 2, PHI 0")


@pytest.mark.parametrize(("foul", "line"), [(15, "midfield"), (18, "NE 40")])
def test_penalty_on_the_defense_while_the_try_succeeds(foul: int, line: str) -> None:
    go_for_two(f"offense {foul}, offense 10, defense 1").gives(f"NE kicks off from {line}", score="NE 2, PHI 0")


def test_interference_on_a_try() -> None:
    go_for_two(
        "offense 12, offense 10, defense 1, offense 10, defense 1", "6-Short A, NE penalty accept, 6-Short A"
    ).gives("NE kicks off from NE 35", score="NE 0, PHI 0")


@pytest.mark.parametrize(("foul", "line"), [("OFF 15", "NE 20"), ("DEF 15", "midfield")])
def test_foul_after_a_failed_try_goes_to_the_kickoff(foul: str, line: str) -> None:
    stage = example(
        "try by NE",
        options="between_downs",
        NE={"1-Line Plunge": {10: foul, 11: "1"}},
        choices="NE try two, 1-Line Plunge A",
        dice="offense 10, offense 11, defense 1, between downs 20",
    ).gives(f"NE kicks off from {line}", score="NE 0, PHI 0")
    assert [flag.yards for flag in stage.last.fouls] == [15]


def test_offsetting_penalties_on_a_try() -> None:
    go_for_two("offense 12, offense 15, offense 10, defense 1", "1-Line Plunge A, 1-Line Plunge A").gives(
        "NE kicks off from NE 35", score="NE 2, PHI 0"
    )


@pytest.mark.parametrize(("foul", "run"), [(15, 22), (18, 22), (15, 21)])
def test_penalty_on_the_defense_is_never_tried_again_from_farther_out(foul: int, run: int) -> None:
    """A failed try is played again, so its loss is gone: half the distance from the 2, and no kick is offered."""
    stage = go_for_two(
        f"offense {foul}, offense {run}, defense 1, offense 11, defense 1", "1-Line Plunge A, 1-Line Plunge A"
    ).gives("NE kicks off from NE 35", score="NE 2, PHI 0")
    assert stage.last.spot == 99
    assert [flag.yards for flag in stage.last.fouls] == [1]


def test_penalty_on_the_defense_during_a_fumble_return_is_no_push_back() -> None:
    """Fumbled at the 10, run back to the 15, DEF 5 to the 10: again from the 2, and no kick is offered."""
    stage = go_for_two(
        "offense 23, defense 1, fumble 20, fumble return? 0, fumble return 11, fumble return 12, offense 10, defense 1",
        "1-Line Plunge A, 1-Line Plunge A",
        options="offensive_fumble_returns",
    ).gives("NE kicks off from NE 35", score="NE 2, PHI 0")
    assert stage.last.spot == 98


def test_penalties_on_the_offense_stay_enforced_when_a_later_snap_is_replayed() -> None:
    """OFF 5 and OFF 10 on two snaps of one try: fifteen yards in the box."""
    stage = go_for_two(
        "offense 13, offense 12, offense 11, defense 1, offense 10, defense 1",
        "1-Line Plunge A, NE try again two, 1-Line Plunge A, PHI penalty accept, NE try again two, 1-Line Plunge A",
    ).gives("NE kicks off from NE 35", score="NE 0, PHI 0")
    assert [(flag.is_enforced, flag.yards) for flag in stage.last.fouls] == [(True, 5), (True, 10)]


KICK_INSTEAD = "1-Line Plunge A, PHI penalty accept, NE try again kick"


@pytest.mark.parametrize(
    ("season", "dice", "score"),
    [
        (2017, "field goal 15, fumble 35, fumble return 10", "NE 0, PHI 2"),
        (2015, "field goal 15, fumble 35, fumble return 10", "NE 0, PHI 2"),
        (2014, "field goal 15, fumble 35, fumble return 10", "NE 0, PHI 0"),
        (2017, "field goal 15, fumble 35, fumble return 25", "NE 0, PHI 0"),
        (2017, "field goal 15, fumble 20", "NE 0, PHI 0"),
        (2017, "field goal 16, fumble 35", "NE 0, PHI 0"),  # a block is not run back
        (2017, "field goal 17, fumble 35", "NE 0, PHI 2"),  # in the own end zone
    ],
)
def test_point_after_touchdown_fumbled_snap_of_the_kick_instead_may_be_run_back(
    season: int, dice: str, score: str
) -> None:
    stage = go_for_two(f"offense 12, offense 10, defense 1, {dice}", KICK_INSTEAD, season=season)
    assert stage.score == score
    assert stage.last.spot == (75 if season >= 2015 else 88)


def test_point_after_touchdown_fumbled_snap_run_in_by_the_kickers() -> None:
    stage = go_for_two(
        "offense 12, offense 10, defense 1, field goal 15, fumble 20, fumble return? 0, fumble return 10",
        KICK_INSTEAD,
        options="offensive_fumble_returns",
    )
    assert stage.score == "NE 2, PHI 0"


@pytest.mark.parametrize(
    ("kicks", "yards"),
    [
        ("field goal 12, field goal 10, field goal 11", [10, 5]),  # offside on a good kick: again from the 30
        ("field goal 12, field goal 11", [10, 0]),  # declined, but on the sheet
        ("field goal 13, field goal 11, field goal 10", [10, 5]),
        ("field goal 12, field goal 13, field goal 10", [10, 0, 0]),  # offsetting
        ("field goal 13, field goal 15, fumble 35, fumble return 10, field goal 10", [10, 5]),
    ],
)
def test_penalties_on_the_kick_instead_are_on_the_sheet(kicks: str, yards: list[int]) -> None:
    stage = go_for_two(f"offense 12, offense 10, defense 1, {kicks}", KICK_INSTEAD)
    assert [flag.yards for flag in stage.last.fouls] == yards
    assert [flag.is_enforced for flag in stage.last.fouls] == [bool(each) for each in yards]


@pytest.mark.parametrize(("total", "result"), [(25, "good"), (39, "no good")])
def test_point_after_touchdown_is_on_the_row(total: int, result: str) -> None:
    sheet = {"extra point missed": "39"}
    stage = example("try by NE", NE=sheet, choices="NE try kick", dice=f"extra point {total}")
    assert stage.last.result == result
