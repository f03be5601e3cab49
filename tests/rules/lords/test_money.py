"""2.5 Loans and lack of funds; 5.6 what cards cost that are not played."""

from __future__ import annotations

from fieldhouse.games.lords.asks.money import loan_choices
from fieldhouse.games.lords.model import EARLY, LARGE_LOAN, SMALL_LOAN, SUPERSTAR, WINTER
from fieldhouse.games.lords.rules.cards import leftover_cards
from fieldhouse.games.lords.rules.money import borrow, finance, interest, manage_loan, pay
from fieldhouse.games.lords.rules.winter import begin_phase
from rules.lords.stage import card_of, finish, hold, league
from table.seats import FIRST

TAKE_SMALL, TAKE_LARGE, REPAY_SMALL, REDUCE_LARGE, REPAY_LARGE = range(2, 7)


def test_2_5_one_loan_a_phase_and_each_of_the_two_once() -> None:
    game = league()
    owner = game.owners[0]
    borrow(game, FIRST, SMALL_LOAN)
    assert owner.cash == 25_000
    assert TAKE_LARGE not in loan_choices(owner)
    begin_phase(game, EARLY)
    assert TAKE_SMALL not in loan_choices(owner)
    borrow(game, FIRST, LARGE_LOAN)
    begin_phase(game, EARLY)
    assert not {TAKE_SMALL, TAKE_LARGE} & set(loan_choices(owner))


def test_2_5_1_interest_is_ten_per_cent() -> None:
    game = league()
    borrow(game, FIRST, SMALL_LOAN)
    assert interest(game.owners[0]) == 500
    game.owners[0].borrowed = False
    borrow(game, FIRST, LARGE_LOAN)
    assert interest(game.owners[0]) == 1_500


def test_2_5_3_six_thousand_bring_the_large_loan_down_to_five() -> None:
    game = league()
    owner = game.owners[0]
    borrow(game, FIRST, LARGE_LOAN)
    manage_loan(game, FIRST, REDUCE_LARGE)
    assert (owner.cash, owner.large_loan, interest(owner)) == (24_000, 5_000, 500)
    manage_loan(game, FIRST, REPAY_LARGE)
    assert (owner.cash, owner.large_loan) == (19_000, 0)


def test_2_5_3_a_loan_repaid_is_to_be_had_again_next_phase() -> None:
    game = league()
    borrow(game, FIRST, SMALL_LOAN)
    manage_loan(game, FIRST, REPAY_SMALL)
    assert TAKE_SMALL not in loan_choices(game.owners[0])
    begin_phase(game, EARLY)
    assert TAKE_SMALL in loan_choices(game.owners[0])


def test_2_5_5_in_season_a_loan_is_taken_for_what_cannot_be_paid() -> None:
    game = league()
    game.owners[0].cash = 1_000
    assert pay(game, FIRST, 3_000) == 3_000
    assert (game.owners[0].cash, game.owners[0].small_loan) == (3_000, 5_000)


def test_2_5_5_without_a_loan_there_is_no_further_effect() -> None:
    game = league()
    game.owners[0].cash, game.owners[0].borrowed = 1_000, True
    assert pay(game, FIRST, 3_000) == 1_000
    assert game.owners[0].cash == 0
    assert game.owners[0].squad[SUPERSTAR] == 1


def test_2_5_5_in_the_off_season_a_star_may_be_cut_to_pay() -> None:
    game = league(choices="0 recoup superstar")
    game.phase = WINTER
    game.owners[0].cash = 1_000
    assert pay(game, FIRST, 3_000) == 3_000
    assert game.owners[0].cash == 3_000
    assert game.owners[0].squad[:4] == [0, 2, 10, 13]
    finish(game)


def test_2_5_5_in_the_off_season_a_loan_may_be_used_and_if_it_does_not_cover_cuts_must_be_made() -> None:
    game = league(choices="0 recoup borrow-5000, 0 recoup regulars, 0 recoup allstar")
    game.phase = WINTER
    owner = game.owners[0]
    owner.cash = 0
    assert pay(game, FIRST, 12_000) == 12_000
    assert (owner.cash, owner.loans, owner.squad[:4]) == (1_000, SMALL_LOAN, [1, 1, 0, 23])
    finish(game)


def test_2_5_5_in_the_off_season_nothing_is_left_to_cut_and_there_is_no_further_effect() -> None:
    game = league()
    game.phase = WINTER
    owner = game.owners[0]
    owner.cash, owner.borrowed, owner.squad[:4] = 700, True, [0, 0, 0, 25]
    assert pay(game, FIRST, 3_000) == 700
    assert owner.cash == 0


def test_2_2_unused_cards_cost_a_thousand_each() -> None:
    game = league(choices="0 hold done")
    hold(game, FIRST, *card_of(2, 2))
    leftover_cards(game)
    assert game.owners[0].cash == 18_000
    assert not game.owners[0].hand
    finish(game)


def test_5_6_up_to_three_cards_are_held_for_two_thousand_each() -> None:
    game = league(choices="0 hold 1, 0 hold 1, 0 hold 1")
    hold(game, FIRST, *card_of(2, 4))
    kept = game.owners[0].hand[:3]
    leftover_cards(game)
    assert game.owners[0].cash == 20_000 - 3 * 2_000 - 1_000
    assert game.owners[0].hand == kept
    finish(game)


def test_2_2_a_card_that_allows_an_extra_card_makes_holding_it_free() -> None:
    game = league(choices="0 hold 2, 0 hold done")
    game.owners[0].hold = 1
    hold(game, FIRST, *card_of(2, 2))
    kept = game.owners[0].hand[1]
    leftover_cards(game)
    assert game.owners[0].cash == 19_000
    assert game.owners[0].hand == [kept]
    finish(game)


def test_7_3_at_most_three_cubes_a_payout_at_a_thousand_each() -> None:
    game = league(choices="0 finance media, 0 finance media, 0 finance media, 0 finance done")
    finance(game, FIRST)
    assert (game.owners[0].media, game.owners[0].cash) == (3, 17_000)
    finish(game)


def test_3_1_1_one_and_two_star_offices_may_hold_one_and_two_cubes() -> None:
    for stars, most in ((1, 1), (2, 2)):
        game = league(choices=", ".join(["0 finance media"] * most + ["0 finance done"]))
        game.owners[0].stars[0] = stars
        finance(game, FIRST)
        assert game.owners[0].media == most
        assert game.owners[0].media_room == 0
        finish(game)
