"""Scores without football: strength and dice, and a winner in playoffs."""

from __future__ import annotations

from fieldhouse.games.fool.coaching.squad import strength_of
from fieldhouse.games.fool.franchise import Fixture
from fieldhouse.games.fool.state import GAME_DAYS
from fieldhouse.leagues.football.quick_scores import STRENGTH_WORTH, quick_results
from fieldhouse.table.script import ScriptTable
from rules.fool.leagues import league, man


def score(stage: str, luck: int, is_better_at_home: bool = False) -> tuple[object, float]:
    """The score of ASH at BAY with a margin of *luck* and 10 points for who loses; and what BAY's one man is worth."""
    home = league(phase=GAME_DAYS)
    home.stage, home.fixtures = stage, [Fixture(1, stage, "ASH", "BAY")]
    edge = strength_of([man(home, team="BAY", position="Q", ratings="6-3-3")]) if is_better_at_home else 0.0
    home.table = ScriptTable([("margin", luck), ("points", 10)])
    (result,) = quick_results(home)
    return result.arguments["score"], edge


def test_the_margin_is_luck_between_equals() -> None:
    assert [score("week 1", luck)[0] for luck in (-7, 0, 3)] == [[17, 10], [10, 10], [10, 13]]


def test_strength_is_points_of_margin() -> None:
    found, edge = score("week 1", 0, is_better_at_home=True)
    assert edge > 1
    assert found == [10, 10 + round(STRENGTH_WORTH * edge)]


def test_playoffs_have_a_winner() -> None:
    assert score("championship", 0)[0] == [10, 11]
