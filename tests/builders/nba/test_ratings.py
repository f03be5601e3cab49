"""The formulas of the rulings: both printed Pierce cards from his real totals, and what each rating is made of."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from fieldhouse.builders.nba import ratings
from fieldhouse.builders.nba.build import player_card
from fieldhouse.builders.nba.ratings import BOOK, FIRST_GUESS, LeagueMeans
from fieldhouse.builders.nba.rosters import asterisks, foul_ranges, roles, roster, starters, team_roles
from fieldhouse.builders.nba.source import told_apart
from fieldhouse.builders.nba.totals import PlayerSeason

MEANS = LeagueMeans(twos=0.49, threes=0.355, throws=0.76, tries=12.2, scale=0.95, a_minute={})
PIERCE_2010 = PlayerSeason(
    "Paul Pierce", "BOS", "SF", 32, 12, 79, 235, "Kansas", 71, 71, 2411, 409, 867, 109, 263, 369, 433, 39, 310, 218, 84,
    31, 166, 196, 1296,
)  # fmt: skip
PIERCE_2011 = PlayerSeason(
    "Paul Pierce", "BOS", "SF", 33, 13, 79, 235, "Kansas", 80, 80, 2774, 507, 1021, 111, 297, 386, 449, 34, 430, 260,
    80, 51, 171, 231, 1511,
)  # fmt: skip


def test_the_pierce_card_of_2009_10() -> None:
    card = player_card(PIERCE_2010, MEANS, BOOK, -6, (1, ratings.foul_width(PIERCE_2010)), season_games=82)
    assert (card.field_goal, card.attempts, card.three_attempts, card.three_points, card.free_throws) == (
        50,
        13,
        4,
        41,
        85,
    )
    assert (card.rebounds, card.foul_range, card.foul_drawing) == (13, (1, 6), 18.0)
    assert (card.block, card.assist, card.steal, card.injury, card.games) == (1, 5, 3, 5, 71)


def test_the_pierce_card_of_2010_11() -> None:
    card = player_card(PIERCE_2011, MEANS, BOOK, -8, (1, ratings.foul_width(PIERCE_2011)), season_games=82)
    assert (card.field_goal, card.attempts, card.three_attempts, card.three_points, card.free_throws) == (
        55,
        13,
        4,
        37,
        86,
    )
    assert (card.rebounds, card.foul_range, card.foul_drawing) == (16, (1, 6), 16.2)
    assert (card.block, card.assist, card.steal, card.injury) == (2, 6, 3, 2)


@pytest.mark.parametrize(
    ("missed", "rating"), [(0, 0), (1, 1), (3, 2), (4, 3), (10, 4), (11, 5), (30, 6), (31, 7), (60, 8)]
)
def test_injury_rating_by_games_missed(missed: int, rating: int) -> None:
    assert ratings.injury(82 - missed, 82) == rating


def test_fitted_cards_stretch_attempts_around_the_mean_and_shrink_small_samples() -> None:
    star = replace(PIERCE_2010, fga=1500)
    assert ratings.attempts(star, MEANS, FIRST_GUESS) > ratings.attempts(star, MEANS, BOOK)
    lucky = replace(PIERCE_2010, fg3=3, fg3a=3)
    assert ratings.three_points(lucky, MEANS, BOOK) == 99 and ratings.three_points(lucky, MEANS, FIRST_GUESS) < 50


def test_before_three_pointers_steals_and_blocks_there_are_none() -> None:
    old = replace(PIERCE_2010, fg3=None, fg3a=None, stl=None, blk=None)
    card = player_card(old, MEANS, BOOK, 0, (1, 6))
    assert (card.three_attempts, card.three_points, card.steal, card.block) == (0, 0, 0, 0)


def man(name: str, pos: str, inches: int, mp: int, gs: int = 0) -> PlayerSeason:
    return replace(PIERCE_2010, player=name, pos=pos, height_in=inches, mp=mp, gs=gs, g=80)


TEAM = [
    man("A", "PG", 73, 2800, 80), man("B", "SG", 77, 2700, 80), man("C", "SF", 80, 2600, 80),
    man("D", "PF", 80, 2500, 80), man("E", "C", 84, 2400, 80), man("F", "C", 83, 2000), man("G", "SG", 76, 1500),
    man("H", "SF", 79, 1200), man("I", "PG", 72, 800), man("J", "PF", 82, 700), man("K", "C", 85, 300),
    man("L", "SG", 78, 200), man("M", "SF", 80, 100),
]  # fmt: skip


def test_a_roster_is_eighteen_by_minutes_with_starters_at_every_position() -> None:
    chosen = roster([*(man(f"{number}", "SG", 77, 90 - number) for number in range(9)), *TEAM])
    assert [p.player for p in chosen] == [*"ABCDEFGHIJKLM01234"]
    assert [p.player for p in starters(chosen, team_roles(chosen))] == list("ABCDE")


def test_tall_guards_and_short_forwards_swing_and_an_overfull_role_widens() -> None:
    assert roles(man("", "SG", 78, 1)) == (0, 1) and roles(man("", "SF", 79, 1)) == (0, 1)
    assert roles(man("", "PF", 81, 1)) == (1, 2) and roles(man("", "C", 84, 1)) == (2,)
    chosen = roster(TEAM)
    wide = dict(zip((p.player for p in chosen), team_roles(chosen), strict=True))
    assert wide["F"] == (1, 2), "two centers of thirty minutes must play together"


def test_who_hardly_played_leans_to_the_league() -> None:
    means = replace(MEANS, a_minute=dict.fromkeys(ratings.LEANING, 0.1))
    fouler = replace(PIERCE_2010, mp=20, pf=8, tov=None)
    seen = ratings.leaning(fouler, means, FIRST_GUESS)
    assert (seen.mp, seen.pf, seen.tov) == (120, 18, None)
    assert ratings.leaning(fouler, means, BOOK) is fouler
    assert ratings.leaning(PIERCE_2010, means, FIRST_GUESS) is PIERCE_2010


def test_turnovers_are_a_house_rating_by_his_own_factor() -> None:
    assert ratings.turnovers(PIERCE_2010, BOOK) == round(150 * 166 / 2411)
    own = replace(FIRST_GUESS, player_turnovers={"BOS Paul Pierce": 2.0})
    assert ratings.turnovers(PIERCE_2010, own) == round(300 * 166 / 2411)
    assert ratings.turnovers(replace(PIERCE_2010, tov=None), BOOK) == ratings.USUAL_TURNOVERS


def test_foul_ranges_lie_end_to_end_and_within_a_hundred() -> None:
    ranges = foul_ranges([replace(p, pf=p.mp // 6) for p in TEAM])
    assert ranges[0][0] == 1 and all(low == before[1] + 1 for before, (low, _) in pairwise(ranges))
    assert ranges[-1][1] <= 100


def test_two_men_of_one_name_on_a_team_are_told_apart() -> None:
    """Washington had two of the name Charles Jones in 1988-89."""
    men = told_apart(
        [man("Charles Jones", "C", 81, 154), man("Charles Jones", "C", 81, 1154), man("Bernard King", "SF", 79, 2559)]
    )
    assert sorted((p.player, p.mp) for p in men) == [
        ("Bernard King", 2559),
        ("Charles Jones", 1154),
        ("Charles Jones (2)", 154),
    ]


def test_asterisks_by_minutes() -> None:
    assert [asterisks(man("", "PG", 75, 80 * minutes)) for minutes in (30, 35, 40)] == [0, 1, 2]


def test_a_fit_begins_between_the_eras_that_were_tried() -> None:
    years = sorted(ratings.ERAS)
    assert ratings.first_guess(years[0] - 10) == ratings.first_guess(years[0])
    assert ratings.first_guess(years[-1] + 10) == ratings.first_guess(years[-1])
    low, middle, high = (ratings.first_guess(year).blocks for year in (2016, 2020, 2025))
    assert low < middle < high
