"""What the book does when the clock decides, by the timing chart and by the alternate method (VII)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from examples.bowlbound.table import Stage
from fieldhouse.games.bowlbound.calls import KNEEL
from fieldhouse.games.bowlbound.coach import COACHES
from fieldhouse.games.bowlbound.questions import CALL, TEMPO
from fieldhouse.gridiron.late_game import LET_RUN, NO_HUDDLE, SPIKE
from fieldhouse.table.seat import AWAY

BOOK = COACHES["book"]()
WHIMS = [(n + 0.5) / 50 for n in range(50)]


def late_stage(
    situation: str,
    clock: str,
    time_outs: tuple[int, int],
    options: Mapping[str, Any],
    quarter: int = 4,
    score: tuple[int, int] = (17, 19),
) -> Stage:
    stage = Stage(situation, {"kneel": True, **options}, quarter=quarter, score=score, clock=clock)
    stage.game.time_outs = list(time_outs)
    return stage


SPIKES, HURRIES = {"spike": True}, {"no_huddle": True, "spike": True}
ALTERNATE = {"timing": "late"}


@pytest.mark.parametrize(
    ("situation", "clock", "seconds", "options", "wish"),
    [
        ("A 2 and 7 at B 40", "0:30", 30, SPIKES, SPIKE),  # 20 in all: there is one more play
        ("A 2 and 7 at B 40", "0:20", 30, SPIKES, LET_RUN),  # nothing would be left
        ("A 4 and 7 at B 40", "0:30", 30, SPIKES, LET_RUN),
        ("A 1 and 10 at B 40", "0:20", 20, SPIKES, SPIKE),  # the chains have stopped it: ten in all
        ("A 1 and 10 at B 40", "0:10", 20, SPIKES, LET_RUN),
        ("A 1 and 10 at B 40", "0:30", 20, SPIKES, LET_RUN),  # ten are left without
        ("A 2 and 7 at B 40", "0:30", 30, HURRIES, NO_HUDDLE),  # a hurried snap saves the down too
        ("A 1 and 10 at B 40", "0:20", 20, HURRIES, NO_HUDDLE),
        ("A 1 and 10 at B 40", "0:30", 20, HURRIES, LET_RUN),
        ("A 4 and 7 at B 40", "0:30", 30, HURRIES, NO_HUDDLE),
    ],
)
def test_no_clock_is_left_to_die(situation: str, clock: str, seconds: int, options: dict[str, Any], wish: int) -> None:
    """Two points behind, no time-out left."""
    stage = late_stage(situation, clock, (0, 3), options)
    assert BOOK.answer(TEMPO, stage.game, AWAY, seconds, 0.5) == wish


@pytest.mark.parametrize(
    ("first_down", "clock", "seconds", "options", "wish"),
    [
        (False, "0:20", 30, SPIKES, SPIKE),  # 5 live, and 10 until the ball is spiked
        (False, "0:15", 30, SPIKES, LET_RUN),
        (True, "0:08", 22, SPIKES, SPIKE),  # 7 live, and after a first down no time at all
        (True, "0:07", 22, SPIKES, LET_RUN),
        (False, "0:20", 30, HURRIES, NO_HUDDLE),
        (True, "0:11", 22, HURRIES, NO_HUDDLE),  # 7 and 3
        (True, "0:10", 22, HURRIES, SPIKE),
    ],
)
def test_no_clock_is_left_to_die_by_the_alternate_method(
    first_down: bool, clock: str, seconds: int, options: dict[str, Any], wish: int
) -> None:
    stage = late_stage("A 1 and 10 at B 40", clock, (0, 3), options | ALTERNATE)
    stage.game.play = stage.game.new_play("scrimmage")
    stage.game.play.first_down = first_down
    assert BOOK.answer(TEMPO, stage.game, AWAY, seconds, 0.5) == wish


@pytest.mark.parametrize(
    ("situation", "clock", "options", "kneels"),
    [
        ("A 4 and 9 at A 30", "0:10", {}, False),  # nobody kneels on fourth down
        ("A 3 and 9 at A 30", "0:30", {}, True),
        ("A 3 and 9 at A 30", "0:40", {}, False),  # a fourth down would follow
        ("A 3 and 9 at A 30", "0:32", {"running_time": "32"}, True),
        ("A 3 and 9 at A 30", "0:28", ALTERNATE, True),
        ("A 3 and 9 at A 30", "0:31", ALTERNATE, False),
        ("A 1 and 10 at A 2", "0:30", {}, False),  # two yards back is a safety
        ("A 1 and 10 at A 3", "0:30", {}, True),
        ("A 1 and 10 at A 4", "0:50", {}, False),  # and so is the second kneel
    ],
)
def test_a_lead_is_knelt_out_only_if_that_ends_it(
    situation: str, clock: str, options: dict[str, str], kneels: bool
) -> None:
    assert calls_kneel(late_stage(situation, clock, (0, 0), options, score=(20, 17))) == kneels


@pytest.mark.parametrize(
    ("situation", "clock", "time_outs", "kneels"),
    [
        ("A 1 and 10 at A 20", "0:30", (3, 3), True),
        ("A 4 and 10 at A 20", "0:30", (3, 3), False),  # the ball would be theirs, and time to score
        ("A 4 and 10 at A 20", "0:10", (3, 0), False),  # nobody kneels on fourth down
        ("A 1 and 10 at A 2", "0:30", (3, 3), False),
        ("A 1 and 10 at A 3", "0:30", (3, 3), True),
    ],
)
def test_a_half_is_let_go_only_with_the_ball(
    situation: str, clock: str, time_outs: tuple[int, int], kneels: bool
) -> None:
    """As often as the season's coaches did, which is not often."""
    stage = late_stage(situation, clock, time_outs, {}, quarter=2)
    called = [BOOK.answer(CALL, stage.game, AWAY, None, whim / 200) for whim in range(200)]
    assert (called.count(KNEEL) > 0) == kneels and called.count(KNEEL) < 60


def calls_kneel(stage: Stage) -> bool:
    kneels = {BOOK.answer(CALL, stage.game, AWAY, None, whim) == KNEEL for whim in WHIMS}
    assert len(kneels) == 1, "it depends on a whim"
    return kneels.pop()
