"""Where the college builder aims: what it learns from a pass, whatever the season."""

from __future__ import annotations

import numpy as np
import pytest

from fieldhouse.builders.ncaa.measures import AT, FIELDS, LOWER, Count
from fieldhouse.builders.ncaa.targets import BETWEEN, Targets

SEASON = {
    "games": 10, "counted": 10, "rushes": 350, "rush_yards": 1610, "attempts": 300, "completions": 183,
    "pass_yards": 2160, "sacks": 18, "interceptions": 8,
}  # fmt: skip


def count(**more: float) -> Count:
    """Two teams alike, and a stand-in for the lower division that would spoil everything if it counted."""
    row = np.zeros(len(FIELDS))
    for name, value in SEASON.items():
        row[AT[name]] = value * more.get(name, 1.0)
    rows = np.array([row, row, 9 * row])
    return Count(("A", "B", LOWER), rows, rows, np.zeros(3), 0.0)


def test_a_season_that_comes_back_leaves_the_aims_between_box_scores_and_plays() -> None:
    targets = Targets()
    found = count(rush_yards=BETWEEN["yards_per_rush"])
    targets.learn(count(), found, 0.9)
    assert targets == Targets()
    assert {name: targets.team_target_ratio(name) for name in BETWEEN} == BETWEEN
    assert targets.team_target_ratio("completion") == 1.0


def test_what_the_league_keeps_lacking_is_added_to_every_aim() -> None:
    targets = Targets()
    levels = []
    for _ in range(8):
        # Whatever is aimed at, a twentieth less of interceptions comes out.
        targets.learn(count(), count(interceptions=0.95 * targets.team_target_ratio("interception_rate")), 0.6)
        levels.append(targets.level["interception_rate"])
    assert levels == sorted(levels)
    assert levels[-1] == pytest.approx(1 / 0.95, abs=0.005)


def test_levels_have_their_limits() -> None:
    targets = Targets()
    for _ in range(20):
        targets.learn(count(), count(interceptions=3.0), 0.9)
    assert targets.level["interception_rate"] == pytest.approx(0.9)
