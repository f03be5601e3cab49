"""Points come out as they did: which lever of the builder is moved for which side's points."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from builders.synthetic import season
from fieldhouse.builders.nfl.assemble import Tuning, Workshop, first_tuning, open_workshop
from fieldhouse.builders.nfl.corrections import MOST_TAKEN, move_balls
from fieldhouse.builders.nfl.measures import AT, Count
from fieldhouse.builders.nfl.source import read_plays, results

OFF = 3.0
"""Points a game that the first team's replays are wrong by."""


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    path = tmp_path_factory.mktemp("pbp") / "made_up.parquet"
    season().write_parquet(path)
    plays = read_plays([path])
    return open_workshop(plays, results(plays))


def balls_moved(shop: Workshop, scored: float, allowed: float) -> Tuning:
    """The tuning after replays in which the first team scores and allows so many points a game too many."""
    own, against = shop.real.own.copy(), shop.real.against.copy()
    own[0, AT["points"]] += scored * own[0, AT["games"]]
    against[0, AT["points"]] += allowed * against[0, AT["games"]]
    count: Count = replace(shop.real, own=own, against=against)
    tuning = first_tuning(shop)
    move_balls(shop, tuning, count, 0.5)
    return tuning


def test_a_team_that_scores_too_little_takes_more_balls_and_starts_farther_on(shop: Workshop) -> None:
    tuning = balls_moved(shop, scored=-OFF, allowed=0.0)
    assert tuning.taken[0] == max(tuning.taken) > 0
    assert tuning.lifted[0] == max(tuning.lifted) > 0
    assert tuning.fields[0].kick_return > 0


def test_what_it_takes_would_save_points_too_and_that_is_given_back(shop: Workshop) -> None:
    """Balls taken cost the others points: what a team allowed comes back by the balls that it loses itself."""
    tuning = balls_moved(shop, scored=-OFF, allowed=0.0)
    assert tuning.kept[0] == min(tuning.kept) < 0
    assert abs(tuning.kept[0]) < abs(tuning.taken[0])


def test_a_team_that_allows_too_much_keeps_its_balls_and_drives_it_back(shop: Workshop) -> None:
    tuning = balls_moved(shop, scored=0.0, allowed=OFF)
    assert tuning.kept[0] == max(tuning.kept) > 0
    assert tuning.fields[0].kick_coverage < 0
    assert tuning.taken[0] == min(tuning.taken) < 0, "what it saves would bring it points"


def test_a_team_that_scores_and_allows_too_much_takes_less(shop: Workshop) -> None:
    """It was the other way round: to allow less it took more balls, scored with them, and was farther off than
    before."""
    assert balls_moved(shop, scored=OFF, allowed=OFF).taken[0] < 0


def test_no_lever_is_moved_beyond_its_bounds_and_the_league_stays(shop: Workshop) -> None:
    tuning = balls_moved(shop, scored=-40.0, allowed=40.0)
    for balls in (tuning.taken, tuning.kept):
        assert np.abs(balls).max() <= MOST_TAKEN
        assert abs(balls.mean()) < 0.02
