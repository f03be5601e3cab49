"""Bradley-Terry: strengths that are known come back, and the intervals hold them as often as they say."""

from __future__ import annotations

from itertools import combinations
from math import exp, log

import numpy as np
import pytest

from fieldhouse.batch.ratings import MEAN_RATING, ratings, share_of

TRUTH = {"easy": -1.0, "book": 0.0, "pro": 0.3, "rival": 0.7}
PLAYERS = tuple(TRUTH)
POINTS_A_UNIT = 400 / log(10)


def drawn(pairs: int, rng: np.random.Generator, alike: float = 0.0) -> dict[tuple[str, str], tuple[int, ...]]:
    """Pairs of games between all; *alike* is how often a pair's second game repeats its first."""
    met = {}
    for one, other in combinations(PLAYERS, 2):
        chance = 1 / (1 + exp(TRUTH[other] - TRUTH[one]))
        first, again = rng.random(pairs) < chance, rng.random(pairs) < chance
        second = np.where(rng.random(pairs) < alike, first, again)
        met[one, other] = tuple(np.bincount(2 * first + 2 * second, minlength=5).tolist())
    return met


def test_known_strengths_come_back() -> None:
    found = ratings(PLAYERS, drawn(20_000, np.random.default_rng(1)))
    mean = sum(TRUTH.values()) / len(TRUTH)
    for player, strength in TRUTH.items():
        assert found[player].points == pytest.approx(MEAN_RATING + POINTS_A_UNIT * (strength - mean), abs=8)


@pytest.mark.parametrize("alike", [0.0, 0.6])
def test_the_intervals_hold_the_truth_95_times_of_100_even_if_the_two_games_of_a_pair_are_alike(alike: float) -> None:
    """2,400 intervals: one standard error of the share is under half a hundredth. Pairs taken for two independent
    games would hold it 88 times at .6.
    """
    rng, mean = np.random.default_rng(2), sum(TRUTH.values()) / len(TRUTH)
    held = [
        found[player].low <= MEAN_RATING + POINTS_A_UNIT * (strength - mean) <= found[player].high
        for _ in range(600)
        for found in [ratings(PLAYERS, drawn(100, rng, alike))]
        for player, strength in TRUTH.items()
    ]
    assert 0.93 <= sum(held) / len(held) <= 0.97


def test_whoever_has_won_every_game_is_strong_and_not_infinitely_so() -> None:
    few, many = (ratings(("a", "b"), {("a", "b"): (0, 0, 0, 0, pairs)})["a"] for pairs in (5, 500))
    assert MEAN_RATING < few.points < many.points < MEAN_RATING + 1000
    assert few.low > MEAN_RATING


def test_a_share_and_its_error_are_those_of_the_pairs() -> None:
    """Ten pairs split one to one say .5 with no doubt that the dice left; five swept each way say .5 with much."""
    assert share_of((0, 0, 10, 0, 0)) == (0.5, 0.0, 20)
    share, error, games = share_of((5, 0, 0, 0, 5))
    assert (share, games) == (0.5, 20)
    assert error == pytest.approx((10 * 4 / 9 / 10) ** 0.5 / 4)
