"""Stage B, the end of a half by its worth: what must be true of any two teams, and what can be told by hand."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from fieldhouse.games.ddf.choices import FIELD_GOAL_TRY, KNEEL
from fieldhouse.games.ddf.coaching.meetings import Meetings
from fieldhouse.games.ddf.coaching.rival import RivalCoach
from fieldhouse.games.ddf.odds import new_situation
from fieldhouse.games.ddf.options import BASIC
from fieldhouse.games.ddf.state import RUNNING, Game
from fieldhouse.gridiron.equilibrium.endgame import Endgame
from fieldhouse.gridiron.equilibrium.late_half import CERTAIN, FARTHEST_LEAD, MIDDLE, lead_at
from fieldhouse.gridiron.equilibrium.late_reader import STEP, WARNING
from fieldhouse.gridiron.equilibrium.one_game import solved_one
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.late_game import LET_RUN, ONSIDE, TIME_OUT
from fieldhouse.gridiron.outcome import first_down_at, snap, touchdown
from fieldhouse.gridiron.phases import KICKOFF
from fieldhouse.library import ddf as ddf_library
from fieldhouse.library import shelf
from fieldhouse.table.seat import AWAY, HOME
from fieldhouse.table.table import BatchTable

TEAM = ddf_library.load_team("2017-HAR")
CHARTS = ddf_library.season_charts(2017)
NEAR_ENOUGH = 0.05 * CERTAIN
"""A fortieth of a win: what the wide net may be off from one step ahead."""


@cache
def coach() -> RivalCoach:
    return RivalCoach(Meetings(shelf.kept))


def at(spot: int, down: int, to_go: int, clock: int, lead: int, quarter: int = 4) -> Game:
    """The visitors have the ball."""
    situation = Situation(AWAY, spot, down, to_go)
    game = new_situation(TEAM, TEAM, BASIC, CHARTS, situation, BatchTable(1, ()))
    game.quarter, game.clock = quarter, clock
    game.score = [max(lead, 0), max(-lead, 0)]
    return game


def endgame(game: Game) -> Endgame:
    return coach().met(game).endgame


def worth(game: Game) -> float:
    """One step ahead."""
    snap_now = coach().snap(game)
    assert snap_now.otherwise is not None
    return max(solved_one(snap_now.game)[0], snap_now.otherwise[0])


def test_a_lead_more_is_never_worth_less_and_time_helps_who_trails() -> None:
    half = endgame(at(25, 1, 10, 120, 0)).book.half(4)
    for clock, moment in enumerate(half.moments):
        off = 2 if clock * STEP > WARNING else CERTAIN // 50  # calls are solved for one number of time-outs only
        downs = moment.opened().downs[0]
        usual = min(MIDDLE, downs.shape[-1] - 1)
        assert np.diff(downs[:, :, usual, usual], axis=1).min() >= -off
    kickoffs = [half.moments[step].opened().kickoff[0][lead_at(3), -1, -1] for step in (2, 6, 12)]
    assert kickoffs == sorted(kickoffs, reverse=True)


def test_the_last_second_decides() -> None:
    moment = endgame(at(25, 1, 10, 120, 0)).book.half(4).moments[0].opened()
    assert set(np.unique(moment.downs[0])) == {-CERTAIN, 0.0, CERTAIN}
    assert moment.kickoff[0][FARTHEST_LEAD, 0, 0] == 0.0


@pytest.mark.parametrize("lead", [-7, -3, 0, 3])
@pytest.mark.parametrize("clock", [30, 120, 250])
def test_a_step_ahead_the_net_is_right(clock: int, lead: int) -> None:
    """What a down is worth by its own pairs of calls, and what the wide net says of it."""
    game = at(47, 2, 8, clock, lead)
    book = endgame(game).book
    by_net = book.down(4, AWAY, clock, lead, (3, 3), coach().number(game))
    assert abs(worth(game) - by_net) < NEAR_ENOUGH


def test_ahead_with_downs_enough_it_kneels() -> None:
    game = at(40, 1, 10, 60, 3)
    game.time_outs = [3, 0]
    assert coach().answer_call(game, AWAY, None, 0.5) == KNEEL


def test_level_with_one_play_left_it_kicks_on_any_down() -> None:
    assert coach().answer_call(at(75, 1, 10, 10, 0), AWAY, None, 0.5) == FIELD_GOAL_TRY


def test_four_behind_a_field_goal_on_the_last_play_is_nothing() -> None:
    assert coach().answer_call(at(75, 4, 10, 10, -4), AWAY, None, 0.5) < FIELD_GOAL_TRY


def test_behind_the_defense_stops_the_clock_and_ahead_it_does_not() -> None:
    for lead, wish in ((3, TIME_OUT), (-3, LET_RUN)):
        assert endgame(at(40, 2, 7, 90, lead)).tempo(at(40, 2, 7, 90, lead), HOME, RUNNING, (LET_RUN, TIME_OUT)) == wish


def test_a_kickoff_behind_with_no_time_left_is_onside() -> None:
    game = at(35, 0, 0, 20, -3)
    game.phase, game.kicker = KICKOFF, AWAY
    assert coach().answer_kickoff(game, AWAY, None, 0.5) == ONSIDE


def test_down_two_after_a_touchdown_late_it_goes_for_two() -> None:
    assert endgame(at(98, 1, 2, 30, -2)).is_two_better(at(98, 1, 2, 30, -2), AWAY)
    assert not endgame(at(98, 1, 2, 30, 0)).is_two_better(at(98, 1, 2, 30, 0), AWAY)


def test_flags_are_ruled_on_by_the_win() -> None:
    """Three behind: a touchdown wins; their ball loses."""
    game = at(60, 3, 5, 30, -3)
    late = endgame(game)
    ours, theirs = late.worth(game, touchdown(AWAY), AWAY), late.worth(game, first_down_at(HOME, 50), AWAY)
    again = late.worth(game, snap(game.situation, is_replay=True), AWAY)
    assert theirs < again < ours
    assert late.worth(game, touchdown(AWAY), HOME) == -ours


def test_the_first_half_is_for_points() -> None:
    """A lead changes nothing there."""
    assert worth(at(70, 1, 10, 60, 7, quarter=2)) == worth(at(70, 1, 10, 60, -7, quarter=2))
