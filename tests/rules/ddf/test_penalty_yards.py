"""'Penalties': the yards that a foul has cost, as they are told and as they stand in the box score."""

from __future__ import annotations

import re

import pytest

from examples.ddf.table import Stage, example
from fieldhouse.games.ddf.pages.game_statistics import GameStatistics
from fieldhouse.games.ddf.pages.narration import Narrator
from fieldhouse.games.ddf.pages.penalty_text import penalties_text
from fieldhouse.table.seat import AWAY, HOME

NE = {
    "1-Line Plunge": {10: "4", 11: "OFF 10", 12: "OFF 15", 13: "DEF 15", 14: "DEF 5X", 15: "-70", 16: "TD", 17: "-30"},
    "6-Short": {10: "PI 30", 11: "DEF 15", 12: "INC", 13: "OFF 12*", 14: "OFF 15", 15: "OFF 10", 16: "INT 10"},
    "Kickoff": {10: "55", 11: "OFF 15"},
}  # fmt: skip
PHI = {
    "Kickoff Return": {10: "20", 11: "DEF 15"},
    "Interception Return": {10: "30", 11: "OFF 10", 12: "DEF 15", 13: "-2"},
}

RUN, THROW = "1-Line Plunge A", "6-Short A"


def fouled(at: str, calls: str, dice: str, choices: str = "", options: str = "between_downs") -> Stage:
    return example(at, NE=NE, PHI=PHI, calls=calls, dice=dice, choices=choices, options=options)


def told(stage: Stage) -> list[str]:
    """What each penalty is said to have cost."""
    away, home = (side.team for side in stage.game.sides)
    sentences = penalties_text(Narrator(away, home).matchup, stage.last)
    return [re.sub(r"Penalty on (\w+), [^,]*, (.*)\.", r"\1 \2", sentence) for sentence in sentences]


def in_the_box(stage: Stage) -> tuple[int, int]:
    away, home = (side.team for side in stage.game.sides)
    book = GameStatistics(away, home, stage.rows)
    return book.stat(AWAY, "penalty_yards"), book.stat(HOME, "penalty_yards")


def test_interference_and_a_foul_between_downs() -> None:
    stage = fouled(
        "NE 1 and 10 at NE 20",
        "6-Short A",
        "offense 10, offense 11, offense 12, defense 1, between downs 20",
        "NE penalty accept",
    ).gives("NE 1 and 10 at PHI 35")
    assert told(stage) == ["PHI 30 yards, no play", "PHI 15 yards, enforced"]
    assert in_the_box(stage) == (0, 45)


def test_half_the_distance_cuts_the_second_foul() -> None:
    stage = fouled(
        "NE 1 and 10 at NE 22",
        "1-Line Plunge A",
        "offense 11, offense 12, offense 10, defense 1, between downs 20",
        "PHI penalty accept",
    ).gives("NE 1 and 26 at NE 6")
    assert told(stage) == ["NE 10 yards, no play", "NE 6 yards, enforced"]
    assert in_the_box(stage) == (16, 0)


def test_half_the_distance_after_a_play_that_stands() -> None:
    """DEF 15 between downs after a run to the PHI 16: half the distance, eight yards."""
    stage = fouled("NE 1 and 10 at PHI 20", RUN, "offense 13, offense 10, defense 1, between downs 20")
    assert told(stage.gives("NE 1 and goal at PHI 8")) == ["PHI 8 yards, enforced"]
    assert in_the_box(stage) == (0, 8)


@pytest.mark.parametrize(
    ("at", "calls", "dice", "after", "yards"),
    [
        # On top of the play, from its end or from the line of scrimmage after a loss.
        ("NE 1 and 10 at NE 40", RUN, "offense 13, offense 10, defense 1", "NE 1 and 10 at PHI 41", (0, 15)),
        ("NE 1 and 10 at NE 40", RUN, "offense 14, offense 17, defense 1", "NE 1 and 10 at NE 45", (0, 5)),
        ("NE 1 and 10 at PHI 12", RUN, "offense 13, offense 10, defense 1", "NE 1 and goal at PHI 4", (0, 4)),
        # In place of a safety.
        ("NE 1 and 10 at NE 40", RUN, "offense 13, offense 15, defense 1", "NE 1 and 10 at PHI 45", (0, 15)),
        # Grounding is walked off to the goal line at most.
        ("NE 1 and 10 at NE 40", THROW, "offense 13", "NE 2 and 22 at NE 28", (12, 0)),
        ("NE 1 and 10 at NE 8", THROW, "offense 13", "NE kicks off from NE 20", (8, 0)),
        # On the kickoff, and on a free kick no more than half the distance.
        ("NE 1 and 10 at NE 40", RUN, "offense 12, offense 16, defense 1", "try by NE", (15, 0)),
        ("NE 1 and 10 at NE 40", RUN, "offense 12, offense 15, defense 1", "NE kicks off from NE 10", (10, 0)),
        # Returns: from the middle of what was left, and half the distance.
        (
            "NE 1 and 10 at NE 40", THROW,
            "offense 16, defense 1, interception return 11, interception return 10", "PHI 1 and 10 at NE 35", (0, 10),
        ),
        (
            "NE 1 and 10 at NE 10", THROW,
            "offense 16, defense 1, interception return 12, interception return 13", "PHI 1 and 10 at NE 11", (11, 0),
        ),
    ],
)  # fmt: skip
def test_yards_walked_off_in_basic_play(at: str, calls: str, dice: str, after: str, yards: tuple[int, int]) -> None:
    stage = fouled(at, calls, dice, options="").gives(after)
    assert in_the_box(stage) == yards
    assert told(stage)[0].split()[1] == str(max(yards))


def test_holding_in_the_end_zone_costs_what_was_left() -> None:
    stage = fouled(
        "NE 1 and 10 at NE 4", "6-Short A", "offense 15, offense 12, defense 1", "PHI penalty accept", options=""
    ).gives("NE kicks off from NE 20", score="NE 0, PHI 2")
    assert (told(stage), in_the_box(stage)) == (["NE in the end zone, no play"], (4, 0))


def test_fouls_of_one_side_on_kick_and_return_are_told_once() -> None:
    stage = example(
        "NE kicks off from NE 35",
        NE=NE,
        PHI=PHI,
        choices="NE kickoff deep",
        dice="kickoff 11, kickoff 10, kickoff return 11, kickoff return 10, coverage 1",
    ).gives("PHI 1 and 10 at PHI 45")
    assert told(stage) == ["NE 15 yards, enforced", "NE declined"]
    assert in_the_box(stage) == (15, 0)
