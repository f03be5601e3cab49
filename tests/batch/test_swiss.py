"""Swiss rounds: neighbours meet, nobody meets anybody twice, the odd one out has a bye once."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from fieldhouse.batch.swiss import BYE, most_rounds, paired
from fieldhouse.batch.tournament import Tournament, checked, run
from fieldhouse.table.game import BadOption

FOUR = Tournament("ddf", ("book", "easy", "solitaire", "random"), ("2017-HAR",), 4, 3, {"preset": "basic"}, rounds=2)


def test_the_first_round_pairs_in_order_and_the_second_by_points() -> None:
    assert paired(("a", "b", "c", "d"), dict.fromkeys("abcd", 0.0), []) == [("a", "b"), ("c", "d")]
    points = {"a": 0.0, "b": 1.0, "c": 0.25, "d": 0.75}
    assert paired(("a", "b", "c", "d"), points, [("a", "b"), ("c", "d")]) == [("b", "d"), ("c", "a")]


def test_whoever_has_met_looks_further_down_and_leaves_partners_for_the_others() -> None:
    points = {"a": 3.0, "b": 2.0, "c": 1.0, "d": 0.0}
    assert paired(tuple("abcd"), points, [("a", "b"), ("c", "d")]) == [("a", "c"), ("b", "d")]
    assert paired(tuple("abcd"), points, [("b", "c")]) == [("a", "b"), ("c", "d")]
    assert paired(tuple("abcd"), points, [("c", "d")]) == [("a", "c"), ("b", "d")]


@pytest.mark.parametrize("count", range(2, 12))
def test_every_round_that_is_allowed_can_be_paired_whatever_the_results(count: int) -> None:
    players, chance = [f"p{number}" for number in range(count)], random.Random(count)
    for _ in range(20):
        met: list[tuple[str, str]] = []
        for _ in range(most_rounds(count)):
            duels = paired(players, {player: chance.random() for player in (*players, BYE)}, met)
            assert sorted(name for duel in duels for name in duel if name != BYE) == sorted(players)
            met += duels
        assert len({frozenset(duel) for duel in met}) == len(met)


def test_a_swiss_tournament_is_the_same_whoever_plays_it_and_rates_all() -> None:
    alone = run(checked(FOUR))
    assert run(FOUR, workers=2) == alone
    assert alone["games"] == FOUR.total_games == 2 * 2 * 4
    assert alone["rounds"][0] == [["book", "easy"], ["solitaire", "random"]]
    met = [frozenset(duel) for each in alone["rounds"] for duel in each]
    assert len(set(met)) == 4 < len([*combinations(FOUR.levels, 2)])
    assert {frozenset((row["level"], row["against"])) for row in alone["duels"]} == set(met)
    assert sorted(row["level"] for row in alone["levels"]) == sorted(FOUR.levels)


def test_the_odd_one_out_waits_for_a_round() -> None:
    three = Tournament("ddf", ("book", "easy", "random"), ("2017-HAR",), 2, 1, {"preset": "basic"}, rounds=2)
    rounds = run(checked(three))["rounds"]
    idle = [one for each in rounds for one, other in each if other is None]
    assert len(idle) == 2 and len(set(idle)) == 2


def test_more_rounds_than_can_be_paired_are_refused() -> None:
    with pytest.raises(BadOption, match="3 levels play 2 Swiss rounds at the most, not 3"):
        checked(Tournament("ddf", ("book", "easy", "random"), ("2017-HAR",), 2, 1, {}, rounds=3))
