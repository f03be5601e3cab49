"""'Penalties', by the option ``spot_of_foul``: ten yards on a run from where the foul was, as the league has it."""

from __future__ import annotations

import re

import pytest

from examples.ddf.table import Stage, example
from fieldhouse.games.ddf.pages.narration import Narrator
from fieldhouse.games.ddf.pages.play_text import play_text

RUNS = {10: "OFF 10", 11: "8", 12: "-3", 13: "30", 14: "50", 15: "TD", 16: "OFF 15", 17: "-", 18: "6"}


def held(total: int, at: str = "NE 2 and 10 at NE 40", foul: int = 10, says: str = "accept") -> Stage:
    return example(
        at,
        NE={"1-Line Plunge": RUNS, "6-Short": RUNS},
        options="spot_of_foul",
        calls="1-Line Plunge A",
        dice=f"offense {foul}, offense {total}, defense 1",
        choices=f"PHI penalty {says}",
    )


@pytest.mark.parametrize(
    ("total", "after", "yards"),
    [
        (11, "NE 2 and 12 at NE 38", 10),  # ten yards back from the end of the run
        (17, "NE 2 and 20 at NE 30", 10),
        (12, "NE 2 and 20 at NE 30", 10),  # behind the line: from the line
        (13, "NE 1 and 10 at PHI 40", 10),  # still beyond the line to gain
        (14, "NE 1 and 10 at PHI 40", 10),  # a longer run: half-way to the goal line
        (15, "NE 1 and 10 at PHI 40", 10),
    ],
)
def test_penalties_spot_of_the_foul_on_a_run(total: int, after: str, yards: int) -> None:
    stage = held(total).gives(after, takes=10)
    assert stage.last.fouls[0].yards == yards


def test_penalties_spot_of_the_foul_with_exactly_the_line_to_gain() -> None:
    held(13, at="NE 2 and 20 at NE 40").gives("NE 1 and 10 at PHI 40")
    held(13, at="NE 2 and 21 at NE 40").gives("NE 2 and 1 at PHI 40")


def test_penalties_spot_of_the_foul_is_half_the_distance_at_most() -> None:
    stage = held(18, at="NE 2 and 10 at NE 5").gives("NE 2 and 9 at NE 6")
    assert stage.last.fouls[0].yards == 5


def test_penalties_spot_of_the_foul_is_for_ten_yards_on_runs() -> None:
    held(11, foul=16).gives("NE 2 and 25 at NE 25")
    held(11, says="decline").gives("NE 3 and 2 at NE 48")
    example(
        "NE 2 and 10 at NE 40",
        NE={"6-Short": RUNS},
        options="spot_of_foul",
        calls="6-Short A",
        dice="offense 10, offense 11, defense 1",
        choices="PHI penalty accept",
    ).gives("NE 2 and 20 at NE 30")


def test_penalties_spot_of_the_foul_is_told() -> None:
    for total, where in ((11, " from the spot of the foul"), (12, "")):
        stage = held(total)
        told = play_text(Narrator(*(side.team for side in stage.game.sides)).matchup, stage.last)
        assert re.search(rf", 10 yards{where}, no play\.$", told), told
