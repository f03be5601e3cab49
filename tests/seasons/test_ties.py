"""Tie-breakers, one step at a time: the teams of a made-up league, the games, and who comes first."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from fieldhouse.library.schedule import BadSchedule, Fixture, Schedule
from fieldhouse.seasons import nfl, ties
from fieldhouse.seasons.leagues import rules_of
from fieldhouse.seasons.results import Results
from fieldhouse.seasons.seeds import coin_of

DIVISIONS: dict[tuple[str, str], tuple[str, ...]] = {
    ("X", "East"): ("A", "B", "C"),
    ("X", "West"): ("D", "E", "F"),
    ("Y", "All"): ("P", "Q", "R"),
}


def results(*games: str) -> Results:
    """Games like ``A 20-10 B``: the first team is away."""
    fixtures, scores = [], {}
    for number, game in enumerate(games, 1):
        away, score, home = game.split()
        fixtures.append(Fixture(number, "1", "-", away, home))
        points = score.split("-")
        scores[number] = int(points[0]), int(points[1])
    schedule = Schedule(2017, "made up", "nfl", 2, ("conference", "final"), DIVISIONS, tuple(fixtures))
    return Results(schedule, scores)


def no_coin(tied: Sequence[str]) -> str:
    raise AssertionError(f"{tied} came to the coin")


def test_records_count_a_tie_as_half_a_win() -> None:
    played = results("A 10-10 B", "A 20-3 C", "D 7-6 A")
    record = played.records["A"]
    assert (str(record), record.pct, record.points, record.allowed, record.net) == ("1-1-1", 0.5, 36, 20, 16)
    assert str(played.within_division("A")) == "1-0-1"
    assert str(played.within_conference("A")) == "1-1-1"
    assert played.records["R"].pct == 0.0


def test_division_step_1_head_to_head() -> None:
    played = results("A 3-0 B", "B 30-0 D", "D 30-0 A")
    assert nfl.division_order(played, ("X", "East"), no_coin)[0] == "A"


def test_division_step_1_of_three_teams_goes_on_with_two_from_the_first_step() -> None:
    """A and B won two of three among themselves, C none; between A and B their own game decides."""
    played = results(
        "A 10-0 C", "B 10-0 C", "A 10-0 C", "B 10-0 C", "B 1-0 A", "A 99-0 B", "B 2-0 A", "A 5-0 D", "C 9-0 D",
        "C 9-0 E", "C 9-0 F", "C 9-0 P", "A 0-1 E",
    )  # fmt: skip
    first = ties.first_of(played, ["A", "B", "C"], nfl.WITHIN_DIVISION, no_coin)
    assert played.records["A"].wins == 4 and first == "B"


def test_division_step_2_record_in_the_division() -> None:
    played = results("A 3-0 C", "D 3-0 A", "C 3-0 B", "B 3-0 D")
    assert ties.head_to_head(played, ["A", "B"]) is None
    assert ties.division_record(played, ["A", "B"]) == {"A": 1.0, "B": 0.0}
    assert ties.first_of(played, ["A", "B"], nfl.WITHIN_DIVISION, no_coin) == "A"


def test_common_games_need_opponents_that_all_have_met() -> None:
    played = results("A 3-0 P", "B 0-3 P", "A 0-3 Q", "B 3-0 R")
    assert ties.common_games(1)(played, ["A", "B"]) == {"A": 1.0, "B": 0.0}
    assert ties.common_games(4)(played, ["A", "B"]) is None


def test_conference_record() -> None:
    played = results("A 3-0 D", "A 0-3 P", "B 3-0 P", "B 0-3 E")
    assert ties.conference_record(played, ["A", "B"]) == {"A": 1.0, "B": 0.0}


def test_strength_of_victory_counts_those_beaten_and_strength_of_schedule_everybody() -> None:
    played = results("A 3-0 P", "B 3-0 Q", "P 3-0 R", "R 3-0 Q", "D 3-0 A", "E 3-0 B", "D 3-0 F")
    assert ties.strength_of_victory(played, ["A", "B"]) == {"A": 1 / 2, "B": 0.0}
    assert ties.strength_of_schedule(played, ["A", "B"]) == {"A": 3 / 4, "B": 1 / 3}


def test_rankings_add_the_places_in_points_scored_and_allowed() -> None:
    played = results("A 30-10 D", "B 20-0 E", "P 40-0 Q")
    assert ties.conference_ranking(played, ["A", "B"]) == {"A": -3, "B": -1}
    assert ties.league_ranking(played, ["A", "B"]) == {"A": -6, "B": -2}


def test_net_points() -> None:
    played = results("A 30-10 D", "A 0-1 P", "B 20-0 D", "B 3-0 Q")
    assert ties.net_points(played, ["A", "B"]) == {"A": 19, "B": 23}
    assert ties.net_points_in_conference(played, ["A", "B"]) == {"A": 20, "B": 20}
    assert ties.net_points_in_common_games(played, ["A", "B"]) == {"A": 20, "B": 20}


def test_wild_card_step_head_to_head_only_if_one_has_beaten_or_lost_to_all() -> None:
    swept = results("A 3-0 D", "A 3-0 P", "D 3-0 P")
    assert ties.head_to_head_sweep(swept, ["A", "D", "P"]) == {"A": 1, "D": 0, "P": -1}
    open_ended = results("A 3-0 D", "P 3-0 A")
    assert ties.head_to_head_sweep(open_ended, ["A", "D", "P"]) == {"A": 0, "D": 0, "P": 0}


def test_wild_cards_go_to_the_best_of_each_division_first() -> None:
    """B and C are tied with E. C has beaten E, but stands behind B in its division: B meets E first."""
    played = results("A 9-0 B", "A 9-0 C", "D 9-0 E", "D 9-0 F", "B 3-0 C", "C 3-0 E", "E 3-0 B", "C 3-0 F", "E 3-0 F",
                     "B 3-0 F")  # fmt: skip
    assert played.records["B"].pct == played.records["C"].pct == played.records["E"].pct
    order = nfl.conference_order(played, "X", no_coin)
    assert order == ("A", "D", "E", "B", "C", "F")


def test_the_coin_is_fair_and_the_same_for_the_same_seed() -> None:
    tosses = [coin_of(seed)(["A", "B"]) for seed in range(1000)]
    assert 430 < tosses.count("A") < 570
    assert tosses == [coin_of(seed)(["A", "B"]) for seed in range(1000)]
    nothing_played = results("A 0-0 D")
    assert nfl.division_order(nothing_played, ("X", "East"), coin_of(1))[0] == "A"
    assert {nfl.division_order(results("P 0-0 Q"), ("X", "East"), coin_of(seed))[0] for seed in range(30)} == {*"ABC"}


def test_a_league_whose_rules_nobody_knows() -> None:
    schedule = Schedule(2017, "made up", "xfl", 2, (), DIVISIONS, ())
    with pytest.raises(BadSchedule, match="asks for the rules 'xfl'; there are nfl"):
        rules_of(schedule)
