"""VIII and IX: point spreads, rating points, tracking the favorite, yardage factors, with the book's examples."""

from __future__ import annotations

import pytest

from examples.bowlbound.ratings import NOTRE_DAME, notre_dame_at_stanford
from examples.bowlbound.table import Stage, sheet
from fieldhouse.games.bowlbound.coach_ratings import ratings_text, with_game
from fieldhouse.games.bowlbound.options import RECOMMENDED
from fieldhouse.games.bowlbound.rules.entitlement import FREE_CARD, ahead_of_spread, wild_card_right
from fieldhouse.games.bowlbound.rules.factors import factor_of, factored
from fieldhouse.games.bowlbound.rules.ratings import (
    CoachRecord,
    RatingPoints,
    coaches_points,
    point_spread,
    rating_points,
)
from fieldhouse.table.seat import BOTH

FLORIDA_STATE = {"power rating": 199, "home adjustment": 2}


def test_viii_1_florida_state_at_notre_dame() -> None:
    away, home = sheet("FSU", FLORIDA_STATE, 1987), sheet("ND", NOTRE_DAME, 1966)
    assert point_spread(away, home) == 5
    assert point_spread(away, home, is_neutral=True) == 1
    assert point_spread(home, away) == 3


@pytest.mark.parametrize(
    ("spread", "margin", "points"),
    [
        (5, 6, RatingPoints(10, 0)),
        (5, 5, RatingPoints(5, 5)),
        (5, 1, RatingPoints(5, 5)),
        (5, 0, RatingPoints(0, 10)),
        (10, 0, RatingPoints(0, 10)),
        (14, 0, RatingPoints(-4, 10)),
        (5, -3, RatingPoints(0, 15)),
        (14, -3, RatingPoints(-4, 24)),
    ],
)
def test_viii_2_rating_points(spread: float, margin: int, points: RatingPoints) -> None:
    assert rating_points(spread, margin) == points


def test_viii_2_points_of_the_two_coaches() -> None:
    assert coaches_points(5, (10, 17)) == (0, 10)
    assert coaches_points(-5, (10, 17)) == (0, 15)


def test_viii_3_rating_percentage() -> None:
    record = CoachRecord().plus(10).plus(5).plus(-4).plus(15)
    assert record == CoachRecord(4, 26)
    assert record.percentage == pytest.approx(0.65)
    assert CoachRecord().percentage == 0


def test_viii_3_a_ledger_of_coaches() -> None:
    """Ann, favored by 14, loses to Bo; then Bo ties her with nobody favored."""
    ledger = with_game({}, ("Bo", "Ann Lee"), 14, (20, 17))
    assert ledger == {"Bo": CoachRecord(1, 24), "Ann Lee": CoachRecord(1, -4)}
    ledger = with_game(ledger, ("Ann Lee", "Bo"), 0, (7, 7))
    text = ratings_text(ledger)
    assert text == "Bo  2  29\nAnn Lee  2  1\n"
    assert ratings_text({"Cy": CoachRecord(3, -4.5)}) == "Cy  3  -4.5\n"


def test_viii_4_tracking_the_favorite() -> None:
    stage = Stage("A 1 and 10 at A 40", {"wild_card": "variable"}, B={"power rating": 207})
    assert [ahead_of_spread(stage.game, seat) for seat in BOTH] == [7, -7]
    rights = {}
    for points in (6, 7, 8):
        stage.game.score = [0, points]
        rights[points] = [wild_card_right(stage.game, seat) == FREE_CARD for seat in BOTH]
    assert rights == {6: [False, True], 7: [True, True], 8: [True, False]}


@pytest.mark.parametrize(("score", "factors"), [((0, 0), [1000, 1240]), ((7, 0), [1000, 1520]), ((0, 7), [1040, 1000])])
def test_ix_notre_dame_at_stanford(score: tuple[int, int], factors: list[int]) -> None:
    stage = notre_dame_at_stanford()
    stage.game.score = list(score)
    assert [factor_of(stage.game, seat) for seat in BOTH] == factors


def test_ix_a_base_of_90() -> None:
    stage = notre_dame_at_stanford(yardage_base=90)
    assert [factor_of(stage.game, seat) for seat in BOTH] == [900, 1140]


def test_ix_thirty_percent_from_the_disadvantaged_side() -> None:
    stage = notre_dame_at_stanford(shared_factor=True)
    assert [factor_of(stage.game, seat) for seat in BOTH] == [928, 1168]


def test_ix_fourth_and_goal_at_the_one() -> None:
    """99% of a yard is not a yard, and rounds toward the 50: no touchdown."""
    assert factored(99, 1, 990) == 0
    assert factored(20, 1, 10) == 1
    stage = Stage("A 4 and goal at B 1", {"yardage_factors": "simple"}, A={"1": {20: "1"}, "lower factor": 99})
    stage.play("1 a", "offense 20, defense 1").gives("B 1 and 10 at B 1")


@pytest.mark.parametrize(("spot", "yards", "factor", "gained"), [(20, 3, 700, 3), (60, 29, 100, 2), (48, 3, 700, 2)])
def test_ix_fractions_are_rounded_toward_the_50(spot: int, yards: int, factor: int, gained: int) -> None:
    """2.1 yards are 3 on the own side of midfield, 2.9 are 2 on the other."""
    assert factored(spot, yards, factor) == gained


@pytest.mark.parametrize(
    ("cell", "yards"), [("10", 12), ("-4", -4), ("DEF 5", 0)], ids=["a gain", "a loss", "a penalty"]
)
def test_ix_what_is_not_multiplied(cell: str, yards: int) -> None:
    options = {"yardage_factors": "simple", "yardage_base": 120}
    stage = Stage("A 1 and 10 at A 20", options, A={"1": {20: cell}, "upper factor": 100, "lower factor": 100})
    if cell == "DEF 5":
        stage.play("1 a", "offense 20, offense 30, defense 1", "A penalty accept").gives("A 1 and 5 at A 25")
    else:
        stage.play("1 a", "offense 20, defense 1")
        assert stage.last.yards == yards


@pytest.mark.parametrize(
    ("score", "base", "factors"),
    [((0, 0), 100, [1050, 1250]), ((0, 3), 100, [1050, 1050]), ((0, 7), 100, [1250, 1050]), ((0, 7), 85, [1100, 900])],
)
def test_ix_simplified_method(score: tuple[int, int], base: int, factors: list[int]) -> None:
    """Set I: 125 behind the spread, 105 ahead of it or level; a base of 85 makes them 110 and 90."""
    old = {"upper factor": 125, "lower factor": 105}
    options = {"yardage_factors": "simple", "yardage_base": base}
    stage = Stage("A 1 and 10 at A 20", options, A=old, B={**old, "power rating": 203}, score=score)
    assert [factor_of(stage.game, seat) for seat in BOTH] == factors


def test_viii_5_the_recommended_options_are_a_unit() -> None:
    assert (RECOMMENDED.wild_card, RECOMMENDED.run_pass, RECOMMENDED.point_spread, RECOMMENDED.yardage_factors) == (
        "variable", True, True, "full",
    )  # fmt: skip
