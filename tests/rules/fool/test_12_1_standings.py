"""12.1 The standings that the draft reverses, and the games that make them."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.games.fool.franchise import Fixture
from fieldhouse.games.fool.rules.schedule import exhibition_games, round_robin, season_schedule, weeks_of
from fieldhouse.games.fool.rules.standings import (
    final_order,
    is_playoff,
    is_regular,
    order,
    pairs,
    playoff_rounds,
    qualifiers,
    records,
    winners,
)
from fieldhouse.games.fool.state import League
from fieldhouse.table.win_loss import WinLoss, win_loss
from rules.fool.leagues import league

Score = tuple[str, str, int, int]


def after(*scores: Score, **settings: Any) -> League:
    home = league(**settings)
    home.fixtures = [Fixture(index, "week 1", away, at_home, (one, two)) for index, (away, at_home, one, two) in
                     enumerate(scores, 1)]  # fmt: skip
    return home


def test_12_1_a_record_counts_wins_losses_ties_and_points() -> None:
    record = win_loss([(10, 3), (7, 7), (0, 20)])
    assert record == WinLoss(1, 1, 1, 17, 30)
    assert (record.pct, win_loss([]).pct, WinLoss(2, 0, 2, 0, 0).pct) == (0.5, 0.0, 0.75)


def test_12_1_only_games_of_the_season_that_were_played_count() -> None:
    home = after(("ASH", "BAY", 10, 3), ("BAY", "ASH", 6, 6))
    home.fixtures += [
        Fixture(9, "week 2", "ASH", "BAY"),
        Fixture(1001, "exhibition 1", "ASH", "BAY", (0, 50)),
        Fixture(10, "championship", "ASH", "BAY", (0, 50)),
    ]
    assert records(home) == {
        "ASH": WinLoss(1, 0, 1, 16, 9),
        "BAY": WinLoss(0, 1, 1, 9, 16),
        "CED": win_loss([]),
        "DUN": win_loss([]),
    }
    assert [is_regular(game) for game in home.fixtures] == [True, True, True, False, False]
    assert [is_playoff(stage) for stage in ("week 1", "quarterfinal", "semifinal", "championship")] == [False] + [
        True
    ] * 3


@pytest.mark.parametrize(
    ("scores", "ranked"),
    [
        ([("DUN", "CED", 3, 0), ("ASH", "BAY", 0, 0)], ["DUN", "ASH", "BAY", "CED"]),
        ([("DUN", "CED", 9, 0), ("ASH", "BAY", 20, 13)], ["DUN", "ASH", "BAY", "CED"]),  # net points: 9 and 7
        ([("DUN", "CED", 30, 10), ("ASH", "BAY", 25, 5)], ["DUN", "ASH", "CED", "BAY"]),  # equal net: points scored
        ([("DUN", "CED", 9, 0), ("BAY", "ASH", 9, 0)], ["BAY", "DUN", "ASH", "CED"]),  # all equal: by code
    ],
)
def test_12_1_percentage_then_net_points_then_points_scored(scores: list[Score], ranked: list[str]) -> None:
    assert order(after(*scores)) == ranked


def test_12_1_playoffs_for_the_division_winners_then_for_the_best_of_the_rest() -> None:
    scores = [
        ("ASH", "BAY", 9, 0),
        ("ASH", "CED", 9, 0),
        ("BAY", "DUN", 8, 0),
        ("BAY", "CED", 7, 0),
        ("CED", "DUN", 6, 0),
    ]
    home = after(*scores, playoff_teams=4)  # ASH 2-0, BAY 2-1 of the East; CED 1-2, DUN 0-2 of the West
    assert qualifiers(home) == ["ASH", "CED", "BAY", "DUN"]
    assert playoff_rounds(home) == ("semifinal", "championship")
    assert qualifiers(after(*scores, playoff_teams=2)) == ["ASH", "CED"]
    assert playoff_rounds(after(*scores, playoff_teams=2)) == ("championship",)
    assert len(qualifiers(after(*scores, playoff_teams=8))) == 4, "there are no more teams than that"


def test_12_1_the_best_meets_the_worst_at_home() -> None:
    assert pairs(["A", "B", "C", "D"]) == [("D", "A"), ("C", "B")]
    assert winners([Fixture(1, "semifinal", "D", "A", (7, 3)), Fixture(2, "semifinal", "C", "B", (3, 7))]) == ["D", "B"]


@pytest.mark.parametrize(("score", "last_two"), [((3, 6), ["CED", "BAY"]), ((6, 3), ["BAY", "CED"])])
def test_12_1_the_loser_of_the_final_chooses_before_the_champion(score: tuple[int, int], last_two: list[str]) -> None:
    home = after(("ASH", "DUN", 20, 0))
    home.fixtures.append(Fixture(9, "championship", "CED", "BAY", score))
    assert final_order(home) == ["DUN", "ASH", *last_two]


# The games


def test_schedule_a_round_of_four_and_its_return_games() -> None:
    """Everybody once, away and home in turn; the second time round the places are exchanged."""
    once = [[("A", "D"), ("C", "B")], [("C", "A"), ("D", "B")], [("A", "B"), ("D", "C")]]
    assert [sorted(week) for week in round_robin(["A", "B", "C", "D"])] == [sorted(week) for week in once]
    twice = weeks_of([["A", "B", "C", "D"]], 7, 1)
    assert twice[:3] == round_robin(["A", "B", "C", "D"])
    assert twice[3:6] == [[pair[::-1] for pair in week] for week in twice[:3]]
    assert twice[6] == twice[0]


def test_schedule_two_divisions_meet_in_weeks_put_between() -> None:
    """Two of each: a week within, and what is left of five games across, by the year."""
    weeks = weeks_of([["A", "B"], ["C", "D"]], 5, 1)
    assert weeks == [[("A", "B"), ("C", "D")], [("B", "A"), ("D", "C")]] * 2 + [[("A", "B"), ("C", "D")]]
    first, second = (weeks_of([list("ABCD"), list("EFGH")], 5, year) for year in (1, 2))
    across = [[week for week in weeks if all(("A" <= away <= "D") != ("A" <= home <= "D") for away, home in week)]
              for weeks in (first, second)]  # fmt: skip
    assert across == [
        [[("G", "A"), ("H", "B"), ("E", "C"), ("F", "D")], [("A", "H"), ("B", "E"), ("C", "F"), ("D", "G")]],
        [[("A", "E"), ("B", "F"), ("C", "G"), ("D", "H")], [("F", "A"), ("G", "B"), ("H", "C"), ("E", "D")]],
    ]
    assert [first.index(week) for week in across[0]] == [1, 2]


def test_schedule_divisions_of_unequal_or_odd_size_play_one_round_of_all() -> None:
    for divisions in ([["A", "B"], ["C"]], [["A", "B", "C"], ["D", "E", "F"]], [["A"], ["B"], ["C"], ["D"]]):
        everybody = [team for division in divisions for team in division]
        once = round_robin(everybody)
        assert weeks_of(divisions, len(everybody) - 1, 1)[: len(once)] == once


def test_schedule_is_numbered_week_by_week() -> None:
    games = season_schedule(league(season_games=3))
    assert [(game.number, game.stage) for game in games] == [
        (1, "week 1"), (2, "week 1"), (3, "week 2"), (4, "week 2"), (5, "week 3"), (6, "week 3"),
    ]  # fmt: skip
    assert games[0] == Fixture(1, "week 1", "ASH", "BAY")


def test_12_2_exhibition_games_are_numbered_from_1001_and_change_with_the_year() -> None:
    home = league()
    weeks = round_robin(["ASH", "BAY", "CED", "DUN"])
    first = exhibition_games(home, 1)
    assert [game.number for game in first] == [1001, 1002]
    assert [(game.away, game.home) for game in first] == weeks[(3 + 1) % 3]
    home.fixtures = first
    second = exhibition_games(home, 2)
    assert [(game.number, game.stage) for game in second] == [(1003, "exhibition 2"), (1004, "exhibition 2")]
    assert [(game.away, game.home) for game in second] == weeks[(3 + 2) % 3]
    home.year = 2
    assert [(game.away, game.home) for game in exhibition_games(home, 2)] == weeks[(6 + 2) % 3]
