"""How bold coaches are on fourth down: a late stage of a build."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from fieldhouse.builders.football.boldness import (
    IN_RANGE,
    LONGEST,
    MOST,
    ORDINARY_STATES,
    STEP,
    Boldness,
    bolder,
    lengthened,
)
from fieldhouse.builders.nfl.boldness import emboldened
from fieldhouse.games.ddf.coaching.league_plan import LEAGUE
from fieldhouse.games.ddf.model import SeasonCharts
from fieldhouse.gridiron.habits import WHOLE, ZONES
from fieldhouse.library.ddf import season_charts


def odds(part: int) -> float:
    return part / (WHOLE - part)


def test_odds_where_a_punt_is_the_other_choice_and_where_a_field_goal_is_move_apart() -> None:
    moved = bolder(LEAGUE, Boldness(far=0.5, near=-0.5))
    far, near = IN_RANGE - 1, IN_RANGE + 1
    assert odds(moved.fourths[far][0]) == pytest.approx(1.65 * odds(LEAGUE.fourths[far][0]), rel=0.02)
    assert odds(moved.fourths[near][0]) == pytest.approx(0.607 * odds(LEAGUE.fourths[near][0]), rel=0.02)


def test_late_fourth_downs_stay_as_they_were() -> None:
    moved = bolder(LEAGUE, Boldness(far=1.0, near=1.0))
    assert moved.fourths[ORDINARY_STATES * len(ZONES) :] == LEAGUE.fourths[ORDINARY_STATES * len(ZONES) :]
    assert moved.fourths[: len(ZONES)] != LEAGUE.fourths[: len(ZONES)]


def test_habits_that_are_not_moved_are_the_same() -> None:
    assert bolder(LEAGUE, Boldness()) == LEAGUE


def test_too_many_punts_make_coaches_bolder_far_away_too_few_field_goals_make_them_kick() -> None:
    tried = Boldness().moved(punts=0.05, field_goals=-0.05)
    assert tried.far > 0 > tried.near
    assert Boldness(far=0.1).moved(punts=0.03, field_goals=-0.03) == Boldness(far=0.1)
    assert Boldness(far=1.0).moved(punts=1.0, field_goals=0.0).far == MOST


@pytest.mark.parametrize(
    ("moved", "changed", "times"),
    [
        (0.4, -0.05, 1),  # as it should be
        (0.4, -0.1, 1),  # more: no shorter step
        (0.4, -0.025, 2),
        (-0.4, 0.025, 2),
        (0.4, 0.01, LONGEST),  # chance was stronger
        (0.0, 0.02, 1),
    ],
)
def test_steps_grow_where_one_did_little(moved: float, changed: float, times: float) -> None:
    assert lengthened(moved, changed) == pytest.approx(times * STEP)


def test_of_all_that_was_tried_the_nearest_in_punts_and_field_goals_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    errors = iter([(0.10, 0.0), (0.05, 0.0), (-0.09, 0.0), (0.08, 0.0), (0.07, 0.0)])
    tried: list[SeasonCharts] = []

    def replayed(teams: Any, charts: SeasonCharts, *others: Any) -> SimpleNamespace:
        tried.append(charts)
        return SimpleNamespace(count=None)

    def compared(*counts: Any) -> dict[str, Any]:
        punts, field_goals = next(errors)
        return {"league": {"punts": {"error": punts}, "field_goals": {"error": field_goals}}}

    monkeypatch.setattr("fieldhouse.builders.nfl.boldness.replay", replayed)
    monkeypatch.setattr("fieldhouse.builders.nfl.boldness.compare", compared)
    kept = emboldened((), season_charts(2017), (), SimpleNamespace())  # type: ignore[arg-type]
    assert len(tried) == 5
    assert kept is tried[1]
