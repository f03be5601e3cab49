"""'Field Goals', 'Field Goal Penalties' and 'Field Goal Influences', where no example of the guide looks."""

from __future__ import annotations

from typing import Any

import pytest

from examples.ddf.table import Stage, example
from fieldhouse.games.ddf.choices import FIELD_GOAL_TRY
from fieldhouse.games.ddf.questions import legal_calls
from fieldhouse.table.seat import AWAY

KICKS = {
    10: "40", 11: "NG", 12: "BK -6", 13: "F -7", 14: "OFF 5", 15: "DEF 5", 16: "DEF 15", 17: "DEF 5X", 18: "OFF 15",
    19: "45", 20: "BK 4", 21: "20",
}  # fmt: skip


def field_goal(dice: str, choices: str = "", at: str = "4 and 9 at PHI 25", **setting: Any) -> Stage:
    settings = {"NE": {"Field Goal": KICKS}, "PHI": {"Fumble Return": {10: "7"}}} | setting
    return example(f"NE {at}", calls="field-goal A", dice=dice, choices=choices, **settings)


@pytest.mark.parametrize(("line", "is_legal"), [(1, True), (44, True), (45, True), (46, False)])
def test_nothing_beyond_the_longest_of_the_column_may_be_tried(line: int, is_legal: bool) -> None:
    game = Stage(f"NE 4 and 1 at PHI {line}", NE={"Field Goal": KICKS}).game
    assert (FIELD_GOAL_TRY in legal_calls(game, AWAY)) == is_legal


def test_nothing_may_be_tried_by_a_column_without_a_yardage() -> None:
    game = Stage("NE 4 and 1 at PHI 1", NE={"Field Goal": "NG"}).game
    assert FIELD_GOAL_TRY not in legal_calls(game, AWAY)


@pytest.mark.parametrize(("at", "is_good"), [("PHI 40", True), ("PHI 41", False), ("PHI 1", True)])
def test_good_if_the_column_reaches_the_goal_line(at: str, is_good: bool) -> None:
    stage = field_goal("field goal 10", at=f"4 and 1 at {at}")
    assert stage.score == ("NE 3, PHI 0" if is_good else "NE 0, PHI 0")


@pytest.mark.parametrize(
    ("at", "after"),
    [
        ("4 and 9 at PHI 25", "PHI 1 and 10 at PHI 33"),
        ("4 and 9 at PHI 13", "PHI 1 and 10 at PHI 21"),
        ("4 and 9 at PHI 12", "PHI 1 and 10 at PHI 20"),
        ("4 and goal at PHI 3", "PHI 1 and 10 at PHI 20"),
        ("2 and goal at PHI 3", "PHI 1 and 10 at PHI 20"),
    ],
)
def test_missed(at: str, after: str) -> None:
    field_goal("field goal 11", at=at).gives(after, takes=10)


@pytest.mark.parametrize(
    ("at", "dice", "after"),
    [
        ("4 and 9 at PHI 25", "field goal 12, fumble 20", "PHI 1 and 10 at PHI 31"),
        ("4 and 9 at PHI 25", "field goal 12, fumble 35", "PHI 1 and 10 at PHI 31"),
        ("3 and 9 at PHI 25", "field goal 12, fumble 20", "NE 4 and 15 at PHI 31"),
        ("4 and 9 at PHI 25", "field goal 13, fumble 35, fumble return 10", "PHI 1 and 10 at PHI 39"),
        ("3 and 9 at PHI 25", "field goal 13, fumble 20", "NE 4 and 16 at PHI 32"),
        ("4 and 9 at PHI 25", "field goal 20, fumble 20", "PHI 1 and 10 at PHI 21"),
    ],
)
def test_blocked_or_fumbled(at: str, dice: str, after: str) -> None:
    field_goal(dice, at=at).gives(after)


@pytest.mark.parametrize(
    ("dice", "choices", "after", "score"),
    [
        ("field goal 14, field goal 10", "PHI penalty accept", "NE 4 and 14 at PHI 30", "NE 0, PHI 0"),
        ("field goal 14, field goal 10", "PHI penalty decline", "NE kicks off from NE 35", "NE 3, PHI 0"),
        ("field goal 14, field goal 11", "PHI penalty decline", "PHI 1 and 10 at PHI 33", "NE 0, PHI 0"),
        ("field goal 15, field goal 11", "NE penalty accept", "NE 4 and 4 at PHI 20", "NE 0, PHI 0"),
        ("field goal 15, field goal 10", "NE penalty decline", "NE kicks off from NE 35", "NE 3, PHI 0"),
        ("field goal 16, field goal 11", "NE penalty accept", "NE 1 and 10 at PHI 13", "NE 0, PHI 0"),
        ("field goal 16, field goal 10", "NE penalty decline", "NE kicks off from midfield", "NE 3, PHI 0"),
        ("field goal 17, field goal 10", "NE penalty decline", "NE kicks off from NE 40", "NE 3, PHI 0"),
        ("field goal 17, field goal 11", "NE penalty accept", "NE 1 and 10 at PHI 20", "NE 0, PHI 0"),
        ("field goal 18, field goal 10", "", "NE kicks off from NE 20", "NE 3, PHI 0"),
        ("field goal 18, field goal 11", "PHI penalty accept", "NE 4 and 24 at PHI 40", "NE 0, PHI 0"),
        ("field goal 14, field goal 18, field goal 10", "PHI penalty accept", "NE 4 and 14 at PHI 30", "NE 0, PHI 0"),
        (
            "field goal 14, field goal 18, field goal 10",
            "PHI penalty accept-2",
            "NE kicks off from NE 20",
            "NE 3, PHI 0",
        ),
        ("field goal 16, field goal 15, field goal 11", "NE penalty accept-2", "NE 4 and 4 at PHI 20", "NE 0, PHI 0"),
        ("field goal 14, field goal 15", "", "NE 4 and 9 at PHI 25", "NE 0, PHI 0"),
    ],
)
def test_penalties(dice: str, choices: str, after: str, score: str) -> None:
    field_goal(dice, choices).gives(after, score=score, takes=10)


def test_penalties_on_a_fumbled_snap_that_is_run_back() -> None:
    """OFF 15 on the defense's touchdown helps its kickoff; accepted, nothing of the return counts."""
    sheets: dict[str, Any] = {"PHI": {"Fumble Return": {10: "TD", 11: "OFF 10"}}}
    dice = "field goal 18, field goal 13, fumble 35, "
    stage = field_goal(f"{dice}fumble return 10", **sheets).gives("try by PHI")
    stage.play(choices="PHI try kick", dice="extra point 25").gives("PHI kicks off from midfield")
    dice = "field goal 15, field goal 13, fumble 35, fumble return 11, fumble return 10"
    stage = field_goal(dice, "NE penalty accept", **sheets).gives("NE 4 and 4 at PHI 20")
    assert [flag.is_enforced for flag in stage.last.fouls] == [False, True]


# Field Goal Influences


def adjusted(dice: str, at: str = "PHI 31", chart: str = "NG", choices: str = "") -> Stage:
    return field_goal(
        dice,
        choices,
        at=f"4 and 5 at {at}",
        options="field_goal_adjustment",
        PHI={"Field Goal Adjustment": {1: chart}},
    )


@pytest.mark.parametrize(
    ("chart", "kick", "points"),
    [("NG", 10, 0), ("NG", 11, 0), ("G", 10, 3), ("G", 11, 3), ("G", 21, 3)],
)
def test_adjustment_overrides_a_kick_and_a_miss(chart: str, kick: int, points: int) -> None:
    stage = adjusted(f"field goal {kick}, field goal adjustment 1", chart=chart)
    assert stage.game.score == [points, 0]


def test_adjustment_blank_changes_nothing() -> None:
    assert adjusted("field goal 10, field goal adjustment 2").game.score == [3, 0]
    assert adjusted("field goal 11, field goal adjustment 2").game.score == [0, 0]


def test_adjustment_only_on_and_inside_the_31() -> None:
    adjusted("field goal 10", at="PHI 32").gives("NE kicks off from NE 35", score="NE 3, PHI 0")


@pytest.mark.parametrize("dice", ["field goal 12, fumble 20", "field goal 13, fumble 20"])
def test_adjustment_not_of_a_block_or_a_fumble(dice: str) -> None:
    assert adjusted(dice, chart="G").game.score == [0, 0]


def test_adjustment_not_of_a_penalty() -> None:
    adjusted("field goal 15, field goal 10", choices="NE penalty decline").gives(
        "NE kicks off from NE 35", score="NE 3, PHI 0"
    )
