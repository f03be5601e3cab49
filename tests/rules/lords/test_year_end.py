"""6.2 The end of a year, 9.0 final scoring, 13.0 two owners."""

from __future__ import annotations

import pytest

from fieldhouse.games.lords.model import ALLSTAR, LATE, PHENOM, RETIREMENT, SUPERSTAR
from fieldhouse.games.lords.rules.dice import throw
from fieldhouse.games.lords.rules.pennant import (
    award_pennant,
    championship_series,
    momentum,
    pay_winning_records,
    playoff,
    series_drm,
    tie_drm,
)
from fieldhouse.games.lords.rules.points import (
    FINAL_DEPTH,
    by_rank,
    cash_points,
    final_scoring,
    ranking_points,
    roster_points,
    victory_points,
)
from fieldhouse.games.lords.rules.season import depth_band
from fieldhouse.games.lords.rules.year_end import amateur_draft, luxury_tax, retirement_rolls
from fieldhouse.games.lords.state import NOBODY, OUT_FOR_THE_YEAR, Game
from fieldhouse.library.lords import box
from fieldhouse.table.seat import seated
from rules.lords.stage import finish, hold, league, notes_of
from table.seats import FIRST, SECOND


def with_wins(game: Game, *wins: int) -> Game:
    for owner, total in zip(game.owners, wins, strict=True):
        owner.season_wins, owner.season_losses = total - 45, 117 - total
    return game


def test_6_2_1_the_most_wins_at_or_over_the_mark_take_the_pennant() -> None:
    game = with_wins(league(), 99, 100, 101, 90)
    award_pennant(game)
    assert game.champion == 2
    assert [owner.pennants for owner in game.owners] == [0, 0, 1, 0]


def test_6_2_1_nobody_reaches_the_mark() -> None:
    game = with_wins(league(), 99, 98, 97, 90)
    award_pennant(game)
    assert game.champion == NOBODY


def test_6_2_1_1_a_tie_is_played_off_with_depth_and_manager() -> None:
    game = with_wins(league(rolls="playoff 7, playoff 6"), 102, 102, 90, 90)
    game.owners[0].stars[2] = 5
    assert (tie_drm(game, game.owners[0]), tie_drm(game, game.owners[1])) == (4, 2)
    award_pennant(game)
    assert game.champion == 0, "the lower modifier rolls first: 7 and 2 against 6 and 4"
    finish(game)


def test_6_2_1_1_equal_playoff_rolls_are_rolled_again_and_only_those_tied_use_media() -> None:
    rolls = "playoff 5, playoff 5, playoff 5, playoff 4"
    game = league(rolls=rolls, choices="1 media 0, 1 media 0, 1 media 0, 1 media +2")
    with_wins(game, 102, 102, 90, 90)
    game.owners[1].media = game.owners[2].media = 3
    award_pennant(game)
    assert game.champion == 1
    assert game.owners[2].media == 3
    finish(game)


def test_6_2_1_1_of_three_tied_the_two_lowest_play_first() -> None:
    game = with_wins(league(rolls="playoff 1, playoff 9, playoff 8, playoff 5"), 102, 102, 102, 90)
    game.owners[0].stars[2] = 5
    award_pennant(game)
    assert game.champion == 2, "the second and third play first; then 8 and 2 meet 5 and 4"
    finish(game)


def test_6_2_1_2_after_a_strike_the_best_winning_record_goes_with_momentum_plus_one() -> None:
    game = league()
    game.is_struck = True
    for owner, wins in zip(game.owners, (20, 25, 22, 10), strict=True):
        owner.season_wins, owner.season_losses = wins, 47 - wins
    award_pennant(game)
    assert game.champion == 1
    assert series_drm(game, game.owners[1]) == 1 + 1 + 1


@pytest.mark.parametrize(("wins", "drm"), [(0, -1), (12, -1), (13, 0), (17, 0), (18, 1), (21, 1), (22, 2), (25, 2)])
def test_6_2_2_momentum(wins: int, drm: int) -> None:
    assert momentum(wins) == drm


@pytest.mark.parametrize(
    ("die", "points", "cash"),
    [
        (1, -5, 3_000), (2, -1, 3_000), (3, 0, 3_000), (4, 1, 3_000),
        (5, 3, 6_000), (8, 4, 6_000), (9, 5, 6_000), (10, 7, 6_000),
    ],
)  # fmt: skip
def test_6_2_2_the_championship_chart(die: int, points: int, cash: int) -> None:
    game = league(rolls=f"series {die}")
    game.champion = FIRST
    game.owners[0].late_wins = 15
    assert series_drm(game, game.owners[0]) == 2
    championship_series(game)
    assert (game.owners[0].vp, game.owners[0].cash) == (points, 20_000 + cash)
    finish(game)


def test_6_2_2_media_cannot_touch_the_series_but_cards_can() -> None:
    cards = "0 series card october-hero, 1 series card blown-saves, 0 reroll yes"
    game = league(rolls="series 5, series again 9", choices=cards, quiet=())
    game.champion = FIRST
    game.owners[0].late_wins = 15
    game.owners[1].media = 5
    hold(game, FIRST, "october-hero")
    hold(game, SECOND, "blown-saves")
    championship_series(game)
    assert game.owners[0].vp == 3, "5 and 2 less 2 loses in six; the card rolls again: 9 wins in seven"
    finish(game)


def test_6_2_2_winning_records_without_a_pennant_get_1500() -> None:
    game = with_wins(league(), 101, 82, 81, 80)
    game.champion = FIRST
    pay_winning_records(game)
    assert [owner.cash for owner in game.owners] == [20_000, 21_500, 20_000, 20_000]


def test_6_2_3_the_points_of_a_year() -> None:
    game = with_wins(league(choices="0 media pairs 2", quiet=("media pairs",)), 101, 95, 85, 70)
    game.champion = FIRST
    owner = game.owners[0]
    owner.media, owner.cash = 5, 29_000
    victory_points(game)
    expected = 101 + 9 + 5 + 5 + (6 + 2 * 4 + 2 * 2 + 1) + 2 * 3 + 2
    assert owner.vp == expected
    assert owner.media == 1
    assert game.owners[3].vp == 70 + 9 + 0 + 0 + 19 + 2
    finish(game)


@pytest.mark.parametrize(("stars", "bonus"), [(1, 9), (2, 7), (3, 5), (4, 3), (5, 1)])
def test_6_2_3_a_winning_season_by_front_office(stars: int, bonus: int) -> None:
    points = []
    for wins in (82, 81):
        game = with_wins(league(), 100, wins, 70, 60)
        game.champion = FIRST
        game.owners[1].stars[0] = stars
        victory_points(game)
        points.append(game.owners[1].vp)
    assert points[0] - points[1] == bonus + 1


def test_6_2_1_1_ties_for_lower_places_by_die_with_the_tie_breaker() -> None:
    game = with_wins(league(rolls="standings 3, standings 4"), 101, 85, 85, 70)
    game.champion = FIRST
    assert ranking_points(game) == {0: 5, 2: 3, 1: 1, 3: 0}
    finish(game)


def test_2_5_4_with_a_loan_out_money_scores_nothing() -> None:
    owner = league().owners[0]
    assert cash_points(owner) == 2
    owner.small_loan = 5_000
    assert cash_points(owner) == 0


def test_11_2_a_star_out_for_the_year_scores_nothing() -> None:
    owner = league().owners[0]
    whole = roster_points(owner)
    owner.out[SUPERSTAR] = [OUT_FOR_THE_YEAR - 2]
    owner.out[ALLSTAR] = [1]
    assert roster_points(owner) == whole - 6


def test_6_2_4a_the_retired_leave_gaps_that_utilities_fill_after_the_draft() -> None:
    rolls = "retirement 6, retirement 10, retirement 10, retirement 10, draft 1, draft 1, draft 1, draft 1"
    titles = [card.title for card in box().drafts]
    game = league(rolls=rolls, draws=(("draft card", titles.index("Thin Class")),))
    game.phase, game.stage = LATE, "retirement"
    retirement_rolls(game)
    assert (game.owners[0].squad[2], game.owners[0].vacancies) == (7, 3)
    amateur_draft(game)
    assert (game.owners[0].squad[3], game.owners[0].vacancies) == (15, 0)
    finish(game)


def test_6_2_4_payments_of_the_chart_are_paid_at_once() -> None:
    game = league(rolls="retirement 5, retirement 10, retirement 10, retirement 10")
    game.phase, game.stage = LATE, "retirement"
    retirement_rolls(game)
    assert game.owners[0].cash == 19_000, "5 and one for the front office"


def test_7_3_media_may_move_a_retirement_roll() -> None:
    game = league(rolls="retirement 3", choices="1 media -2, 0 media +1")
    game.owners[0].media, game.owners[1].media = 1, 2
    assert throw(game, FIRST, RETIREMENT, 1) == 3
    finish(game)


@pytest.mark.parametrize(
    ("year", "points", "cash"),
    [
        (1, (109, 104, 100, 100), (18_000, 19_000, 21_000, 22_000)),
        (1, (110, 105, 100, 100), (12_500, 17_000, 23_000, 27_500)),
        (2, (109, 104, 100, 100), (16_000, 18_000, 22_000, 24_000)),
        (3, (110, 105, 100, 100), (10_000, 14_000, 26_000, 30_000)),
    ],
)
def test_6_2_5_luxury_tax_of_four(year: int, points: tuple[int, ...], cash: tuple[int, ...]) -> None:
    game = league()
    game.year = year
    for owner, vp, wins in zip(game.owners, points, (4, 3, 2, 1), strict=True):
        owner.vp, owner.season_wins = vp, wins
    luxury_tax(game)
    assert tuple(owner.cash for owner in game.owners) == cash


def test_6_2_5_with_three_owners_only_first_and_last() -> None:
    game = league(owners=3)
    for owner, vp in zip(game.owners, (110, 105, 100), strict=True):
        owner.vp = vp
    luxury_tax(game)
    assert [owner.cash for owner in game.owners] == [12_500, 20_000, 27_500]


@pytest.mark.parametrize(
    ("year", "lead", "paid", "points"), [(1, 9, 2_000, 0), (1, 11, 5_000, 0), (2, 9, 7_500, 0), (3, 11, 10_000, 3)]
)
def test_13_1_luxury_tax_of_two(year: int, lead: int, paid: int, points: int) -> None:
    game = league(owners=2)
    game.year = year
    game.owners[0].vp, game.owners[1].vp = 100 + lead, 100
    luxury_tax(game)
    assert [owner.cash for owner in game.owners] == [20_000 - paid, 20_000 + paid]
    assert [owner.vp for owner in game.owners] == [100 + lead - points, 100 + points]


def test_6_2_6_who_sold_the_draft_roll_has_a_one_and_the_buyer_chooses_of_two() -> None:
    titles = [card.title for card in box().drafts]
    card = titles.index("High School Phenoms")
    choices = "0 draft roll 1"
    game = league(rolls="draft 3, draft 8, draft 5, draft 1", choices=choices, draws=(("draft card", card),))
    game.owners[1].draft_to = FIRST
    amateur_draft(game)
    assert [owner.squad[PHENOM] for owner in game.owners] == [3, 2, 2, 2]
    assert [owner.squad[5] for owner in game.owners] == [3, 3, 4, 3]
    assert game.owners[1].draft_to == NOBODY
    finish(game)


def test_6_2_6_who_sold_his_roll_and_bought_another_has_that_one() -> None:
    choices = "1 draft roll 1"
    game = league(rolls="draft 9, draft 4, draft 7, draft 2", choices=choices, draws=(("draft card", 0),))
    game.owners[0].draft_to = SECOND
    game.owners[2].draft_to = FIRST
    amateur_draft(game)
    assert [note.amount for note in notes_of(game) if note.what == "drafted"] == [9, 7, 1, 2]
    finish(game)


@pytest.mark.parametrize(
    ("start", "final", "points"),
    [
        (25, 25, -4), (20, 0, 10), (16, 13, 2), (13, 13, -3), (13, 12, 3), (10, 10, 0), (7, 20, -8), (0, 20, -10),
        (6, 6, 1),
    ],
)  # fmt: skip
def test_9_0_starting_and_final_depth(start: int, final: int, points: int) -> None:
    assert FINAL_DEPTH[depth_band(start)][depth_band(final)] == points


def test_9_0_final_scoring() -> None:
    game = league()
    for owner, cash, pennants in zip(game.owners, (30_000, 20_000, 10_000, 5_000), (0, 2, 1, 0), strict=True):
        owner.cash, owner.pennants = cash, pennants
    game.owners[3].small_loan = 5_000
    final_scoring(game)
    assert [owner.vp for owner in game.owners] == [15, 10 + 5, 5 + 3, -5]


def test_9_0_equal_amounts_share_the_better_place_and_nothing_wins_nothing() -> None:
    assert by_rank([7, 7, 3, 0], (15, 10, 5)) == [15, 15, 5, 0]
    assert by_rank([0, 0, 0, 0], (5, 3)) == [0, 0, 0, 0]


def test_9_0_money_then_pennants_break_a_tie() -> None:
    game = league()
    assert game.winner is None
    game.owners[2].cash += 500
    assert game.winner == 2
    game.owners[2].cash -= 500
    game.owners[1].pennants = 1
    assert game.winner == 1


@pytest.mark.parametrize(("behind", "points"), [(1, 3), (5, 3), (6, 1), (8, 1), (9, 0), (30, 0)])
def test_13_3_with_two_owners_the_place_goes_by_games_behind(behind: int, points: int) -> None:
    game = with_wins(league(owners=2), 101, 101 - behind)
    game.champion = FIRST
    assert ranking_points(game) == {0: 5, 1: points}


def test_13_2_a_playoff_roll_may_be_challenged() -> None:
    """Equal but for the dice: 8 against 7, and the challenge takes two from the 8."""
    game = league(
        rolls="playoff 8, media challenge 9, playoff 7", choices="1 media challenge yes, 0 media challenge no", owners=2
    )
    for owner in game.owners:
        owner.season_wins = 60
    assert playoff(game, [FIRST, SECOND]) == 1
    finish(game)


def test_2_3_hidden_money_is_shown_when_points_are_declared() -> None:
    game = league()
    game.owners[2].cash = 31_500
    for seat, owner in seated(game.owners):
        owner.season_wins = 30 + seat
    victory_points(game)
    assert [note.amount for note in notes_of(game) if note.what == "declared"] == [
        20_000,
        20_000,
        31_500,
        20_000,
    ]


def test_13_2_a_media_challenge_once_a_phase() -> None:
    game = league(rolls="retirement 6, media challenge 9, retirement 6", choices="1 media challenge yes", owners=2)
    assert throw(game, FIRST, RETIREMENT) == 4
    assert throw(game, FIRST, RETIREMENT) == 6
    finish(game)


@pytest.mark.parametrize(("die", "against"), [(5, 0), (6, 1), (8, 1), (10, 2)])
def test_13_2_the_outcome_of_a_challenge(die: int, against: int) -> None:
    game = league(rolls=f"retirement 6, media challenge {die}", choices="1 media challenge yes", owners=2)
    assert throw(game, FIRST, RETIREMENT) == 6 - against
    finish(game)
