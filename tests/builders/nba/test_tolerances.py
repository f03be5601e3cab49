"""The tolerances of a measurement: what is too far off is named, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.builders.nba import tolerances


def figures(season: int = 2030, league: dict[str, float] | None = None, **correlation: float) -> dict[str, Any]:
    errors = dict.fromkeys(tolerances.LEAGUE_TOLERANCES, 0.0) | (league or {})
    return {
        "season": season,
        "league": {name: {"error": error} for name, error in errors.items()},
        "correlation": dict.fromkeys(tolerances.LEAST_CORRELATIONS, 1.0) | correlation,
    }


def test_a_season_that_comes_out_as_it_was_misses_nothing() -> None:
    assert tolerances.out_of_tolerance(figures()) == []


@pytest.mark.parametrize(
    ("name", "most"),
    [("points", 0.02), ("field_goal_rate", 0.02), ("free_throw_rate", 0.02), ("threes", 0.02), ("pace", 0.03),
     ("rebounds", 0.03), ("assists", 0.03), ("offensive", 0.05), ("steals", 0.05), ("blocks", 0.05), ("fouls", 0.05),
     ("turnovers", 0.08)],
)  # fmt: skip
def test_a_league_mean_may_be_off_by_so_much_either_way(name: str, most: float) -> None:
    for side in (1, -1):
        assert tolerances.out_of_tolerance(figures(league={name: side * (most - 0.001)})) == []
        assert tolerances.out_of_tolerance(figures(league={name: side * (most + 0.001)})) == [name]


def test_before_1990_threes_may_be_off_by_more() -> None:
    assert tolerances.out_of_tolerance(figures(1989, {"threes": 0.049})) == []
    assert tolerances.out_of_tolerance(figures(1989, {"threes": 0.051}))
    assert tolerances.out_of_tolerance(figures(1990, {"threes": 0.021})) == ["threes"]


def test_margins_may_be_tamer_but_not_much_wilder() -> None:
    assert tolerances.out_of_tolerance(figures(league={"margin_spread": -0.5})) == []
    assert tolerances.out_of_tolerance(figures(league={"margin_spread": 0.149})) == []
    assert tolerances.out_of_tolerance(figures(league={"margin_spread": 0.151})) == ["margin_spread"]


@pytest.mark.parametrize(
    ("name", "least"), [("points", 0.95), ("rebounds", 0.95), ("assists", 0.93), ("minutes", 0.9), ("wins", 0.9)]
)
def test_correlations_have_a_least(name: str, least: float) -> None:
    enough: dict[str, Any] = {name: least}
    too_little: dict[str, Any] = {name: least - 0.001}
    assert tolerances.out_of_tolerance(figures(**enough)) == []
    assert tolerances.out_of_tolerance(figures(**too_little)) == [f"r {name}"]


def test_what_was_not_counted_has_no_gate() -> None:
    old = figures()
    del old["league"]["steals"]
    assert tolerances.out_of_tolerance(old) == []
