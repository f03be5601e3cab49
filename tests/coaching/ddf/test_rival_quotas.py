"""'Play Call Quotas' for the rival: prices keep the calls within them; and calls that charts make idle."""

from __future__ import annotations

import numpy as np
import pytest

from fieldhouse.games.ddf.coaching import pro, rival
from fieldhouse.games.ddf.coaching.meetings import Meetings
from fieldhouse.games.ddf.coaching.quotas import calls_left, prices_now
from fieldhouse.games.ddf.equilibrium.prices import quota_prices
from fieldhouse.games.ddf.model import PLAY_COUNT, SIDELINE
from fieldhouse.games.ddf.odds import new_situation
from fieldhouse.games.ddf.options import ADVANCED
from fieldhouse.games.ddf.side import NO_QUOTAS
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.coach_report import KnownMixes
from fieldhouse.gridiron.equilibrium.leaning import HABIT_RISK
from fieldhouse.gridiron.equilibrium.one_game import scaled
from fieldhouse.gridiron.equilibrium.playbook import Playbook
from fieldhouse.gridiron.equilibrium.series import COUNT, POINT
from fieldhouse.gridiron.equilibrium.stage import Policy
from fieldhouse.gridiron.equilibrium.tables import PAYOFF, Tables
from fieldhouse.gridiron.odds import FIRST_AND_TEN
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.library import ddf as ddf_library
from fieldhouse.library import shelf
from fieldhouse.table.table import BatchTable

QUOTAS = (20, 20, 20, 20, 20, 20, 20, 20, 10)


def favoring(play: int, points: float) -> Policy:
    """All pairs alike on every down, but that one play is worth so many points more."""
    payoffs = np.zeros((COUNT, PLAY_COUNT, 6))
    payoffs[:, play] = points * POINT
    nothing = np.zeros(COUNT)
    return Policy(nothing, payoffs, nothing, nothing, np.zeros(100, dtype=np.int64), nothing)


def test_a_play_that_is_better_by_a_third_of_a_point_costs_a_third_of_a_point() -> None:
    prices = quota_prices(QUOTAS, favoring(SIDELINE, 1 / 3)) / PAYOFF
    assert abs(prices[SIDELINE] - 1 / 3) < 0.05
    assert prices[:SIDELINE].max() < 0.1


def test_without_quotas_nothing_costs_anything() -> None:
    assert not quota_prices(NO_QUOTAS, favoring(SIDELINE, 1.0)).any()


def at_the_snap() -> Game:
    team = ddf_library.load_team("2017-HAR")
    return new_situation(team, team, ADVANCED, ddf_library.season_charts(2017), FIRST_AND_TEN, BatchTable(1, ()))


def priced(price: int) -> Playbook:
    empty = np.zeros((2, 0), dtype=np.int32)
    mixes = np.zeros((2, 0, 1), dtype=np.uint16)
    kicks = np.zeros((2, 100), dtype=np.int16)
    prices = np.full((2, PLAY_COUNT), price, dtype=np.int32)
    return Playbook(Tables(empty, empty, mixes, mixes, kicks, empty, empty, empty.astype(np.int16), prices))


def test_a_play_grows_dearer_as_it_runs_short_and_cheaper_as_time_does() -> None:
    game, playbook = at_the_snap(), priced(1000)
    assert prices_now(game, playbook) == (1000,) * PLAY_COUNT
    quota = game.sides[0].quotas[SIDELINE]
    game.usage[0][SIDELINE] = quota // 2
    assert prices_now(game, playbook)[SIDELINE] > 1000
    game.quarter, game.clock = 4, 450
    assert prices_now(game, playbook)[SIDELINE] < 1000
    game.usage[0][SIDELINE] = quota
    assert SIDELINE not in calls_left(game)


MEETINGS = Meetings(shelf.kept)
COACHES = {"rival": rival.RivalCoach(MEETINGS), "pro": pro.ProCoach(MEETINGS)}
RISKS = {"rival": 0.0, "pro": HABIT_RISK}
ROUNDING = 0.001
"""Pairs are kept as whole numbers, three thousand to a point."""


DOWNS = ((1, 10, 25), (2, 7, 45), (3, 8, 60), (3, 3, 85))


@pytest.mark.parametrize("spent", [0, 0.3, 0.7, 1])
def test_however_its_quotas_run_nobody_gains_more_than_it_risks(spent: float) -> None:
    """Early in the third quarter, the visitors having called every second play so often: a mix that only spares those
    gave away .03 to .12 points a down to whoever knew the equilibrium."""
    game = at_the_snap()
    game.phase, game.quarter, game.clock = SCRIMMAGE, 3, 840
    quotas = game.sides[0].quotas
    game.usage[0] = [int(quota * (spent if play % 2 else 0.45)) for play, quota in enumerate(quotas)]
    for level, coach in COACHES.items():
        for game.down, game.to_go, game.spot in DOWNS:
            calls, answers = coach.own_mixes(game, coach.met(game), is_late=False)
            snap = coach.snap(game)
            known = KnownMixes(snap.game, scaled([calls[call] for call in snap.calls]), scaled(answers))
            assert sum(known.calls) == pytest.approx(1.0) == sum(known.answers)
            assert known.leak <= RISKS[level] + ROUNDING
