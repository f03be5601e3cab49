"""Small print: edges of many sections that whole games pass over. Each was a mutant that no other test killed."""

from __future__ import annotations

from typing import Any

from fieldhouse.games.lords.actions import A_EVENT, A_JOURNEYMEN, A_MONEY
from fieldhouse.games.lords.asks.answers import MEDIA, OpenRoll
from fieldhouse.games.lords.model import (
    ALLSTAR,
    MANAGER,
    OFFICE,
    PHENOM,
    PROSPECT,
    RETIREMENT,
    SUPERSTAR,
    TIE,
    UTILITY,
    WINTER,
    Clause,
)
from fieldhouse.games.lords.rules.dice import throw
from fieldhouse.games.lords.rules.effects import apply
from fieldhouse.games.lords.rules.floor import put_offer
from fieldhouse.games.lords.rules.money import pay
from fieldhouse.games.lords.rules.pennant import tie_drm
from fieldhouse.games.lords.rules.playing import put_to_use
from fieldhouse.games.lords.rules.points import final_scoring
from fieldhouse.games.lords.rules.roster import fill_vacancies, heal, injure, settle
from fieldhouse.games.lords.rules.season import end_phase
from fieldhouse.games.lords.rules.setup import select_team
from fieldhouse.games.lords.rules.turns import take_turn
from fieldhouse.games.lords.rules.upgrades import cut_costs, hire, pay_salaries
from fieldhouse.games.lords.rules.winter import extra_inning, play_winter_card, wins_for_first_place
from fieldhouse.games.lords.state import Game
from fieldhouse.library.lords import box
from fieldhouse.table.script import ScriptTable
from fieldhouse.table.seat import Seat
from rules.lords.stage import NUMBER, card_of, finish, hold, league, notes_of, whole
from table.seats import FIRST, SECOND, THIRD

P_OFFICE = 6


def play(game: Game, key: str, seat: Seat = FIRST) -> None:
    hold(game, seat, key)
    put_to_use(game, seat, A_EVENT, (NUMBER[key],))


def noted(game: Game, what: str) -> list[Any]:
    return [note for note in notes_of(game) if note.what == what]


class Listening(ScriptTable):
    """Remembers what each was asked about."""

    heard: list[tuple[int, OpenRoll]]

    def ask(self, ask: Any, game: Any, seat: Seat, subject: Any = None) -> int:
        if ask is MEDIA:
            self.heard.append((seat, subject))
        return super().ask(ask, game, seat, subject)


def test_7_3_the_rollers_last_word_and_each_ones_offer() -> None:
    """All hold cubes; the second's offer is refused, the third may still make one, and the roller knows he is last."""
    choices = [(1, "media", "offer"), (1, "term", "give-cube"), (1, "term", "propose"), (0, "answer", "refuse")]
    table = Listening(
        [("retirement", 5)], [*choices, (3, "media", "-2"), (0, "media", "+1")], quiet=("media", "outbid")
    )
    table.heard = []
    game = league()
    game.table = table
    for owner in game.owners:
        owner.media = 2
    assert throw(game, FIRST, RETIREMENT) == 4
    told = [(seat, thrown.is_last, thrown.has_offer) for seat, thrown in table.heard]
    plain = (False, False)
    assert told == [(0, *plain), (1, *plain), (1, False, True), (2, *plain), (3, *plain), (0, True, False)]
    table.finish()


def test_5_3_1_what_an_event_is_counted_by_and_what_it_gives() -> None:
    game = league(choices="0 target second")
    play(game, "tax-audit")
    assert game.owners[1].cash == 20_000 - 9 * 500
    play(game, "hall-of-fame-visit")
    play(game, "sharp-general-manager")
    assert (game.owners[0].vp, game.owners[0].stars[OFFICE]) == (2, 4)
    assert [note.amount for note in noted(game, "effect")] == [-4_500, 2, 1]
    assert game.owners[1].events_against == 1
    finish(game)


def test_5_3_1_cards_drawn_and_held_and_media_taken_and_the_mark_moved() -> None:
    game = league(choices="0 target first, 0 target second", draws=(("draw", 0),))
    game.phase = WINTER
    game.owners[1].media = 3
    play(game, "extra-arm")
    assert (game.owners[0].hold, game.owners[0].hand) == (1, [0])
    play(game, "stolen-signs")
    assert (game.owners[0].media, game.owners[1].media) == (1, 2)
    play(game, "schedule-change")
    assert game.first_place == 102
    finish(game)


def test_8_1_farms_without_utilities_give_prospects_and_teams_without_regulars_journeymen() -> None:
    game = league()
    owner = game.owners[0]
    owner.squad[:] = [1, 2, 0, 22, 0, 15, 0]
    play(game, "cant-miss-kid")
    play(game, "breakout-year")
    assert owner.squad == [1, 3, 0, 21, 1, 14, 0]
    apply(game, FIRST, FIRST, (Clause("turn", 1, UTILITY, PROSPECT),), 0)
    assert owner.squad == [1, 3, 0, 21, 1, 14, 0]
    apply(game, FIRST, FIRST, (Clause("retire", 1, PHENOM),), 0)
    assert owner.squad[PHENOM:] == [0, 14, 1]


def test_10_4_without_a_superstar_nothing_happens_and_that_alone_is_told() -> None:
    game = league(choices="0 target second")
    game.owners[1].squad[:4] = [0, 2, 10, 13]
    play(game, "contract-dispute")
    assert [note.what for note in notes_of(game)] == ["event", "spared"]
    assert game.agents == []


def test_2_5_5_exact_money_needs_no_loan_and_much_the_large_one() -> None:
    game = league()
    game.owners[0].cash = game.owners[1].cash = 3_000
    assert pay(game, FIRST, 3_000) == 3_000
    assert (game.owners[0].cash, game.owners[0].loans) == (0, 0)
    assert pay(game, SECOND, 20_000) == 13_000
    assert game.owners[1].loans == 10_000


def test_6_2_1_1_cards_add_to_the_tie_breaker() -> None:
    game = league()
    before = tie_drm(game, game.owners[0])
    game.owners[0].drm[TIE] = 2
    assert tie_drm(game, game.owners[0]) == before + 2


def test_5_3_10_money_for_a_cancelled_event_changes_hands() -> None:
    game = league(choices="0 target second, 2 respond cancel-for-2000, 1 agree yes")
    hold(game, THIRD, "league-ruling")
    play(game, "slump")
    assert [owner.cash for owner in game.owners[:3]] == [20_000, 18_000, 22_000]
    finish(game)


def test_5_6_an_ops_card_counts_once() -> None:
    game = league(choices="0 target second", quiet=("cut",))
    hold(game, FIRST, *card_of(1))
    put_to_use(game, FIRST, A_JOURNEYMEN, tuple(game.owners[0].hand))
    assert game.owners[1].ops_against == 1
    finish(game)


def test_9_0_with_a_loan_out_money_counts_as_none_even_among_paupers() -> None:
    game = league()
    for owner in game.owners:
        owner.cash = 0
    game.owners[0].cash, game.owners[0].small_loan = 30_000, 5_000
    final_scoring(game)
    assert [owner.vp for owner in game.owners] == [-5, 0, 0, 0]


def test_2_4_one_too_many_on_the_farm_is_one_released() -> None:
    game = league()
    game.owners[0].squad[PHENOM:] = [3, 3, 10]
    settle(game, FIRST)
    assert game.owners[0].squad[PHENOM:] == [3, 3, 9]
    assert whole(game.owners[0])
    assert [note.amount for note in noted(game, "released")] == [1]


def test_7_1_5_a_farm_without_utilities_pays_for_vacancies() -> None:
    game = league()
    owner = game.owners[0]
    owner.squad[:], owner.vacancies = [1, 2, 8, 12, 2, 13, 0], 2
    fill_vacancies(game, FIRST)
    assert (owner.cash, owner.squad[3], owner.vacancies) == (19_000, 14, 0)


def test_10_2_injuries_are_kept_the_shortest_first_and_heal_by_the_phase() -> None:
    game = league()
    injure(game, FIRST, ALLSTAR, 3)
    injure(game, FIRST, ALLSTAR, 1)
    assert game.owners[0].out[ALLSTAR] == [1, 3]
    heal(game.owners[0])
    assert game.owners[0].out[ALLSTAR] == [2]
    heal(game.owners[0])
    assert game.owners[0].out[ALLSTAR] == [1]


def test_6_0_a_phase_that_ends_heals_and_counts_phenoms_and_tells_the_payout_less_interest() -> None:
    game = league(rolls="payout 5, payout 5", owners=2, quiet=("finance", "media challenge"))
    injure(game, FIRST, SUPERSTAR, 1)
    game.owners[0].small_loan, game.owners[0].squad[PHENOM:] = 5_000, [3, 2, 10]
    end_phase(game)
    assert (game.owners[0].out[SUPERSTAR], game.owners[0].over) == ([], 1)
    assert [note.amount for note in noted(game, "payout")] == [8_000, 8_500]
    finish(game)


def test_12_2_a_team_comes_with_a_legend_for_each_star_and_a_bonus_is_told() -> None:
    index = next(index for index, setup in enumerate(box().setups) if setup.roster[:2] == (1, 1))
    draws = (("legend", 0), ("legend", 2))
    game = league(choices=f"0 set-up {index + 1}, 0 legend bonus 3", draws=draws, legends=True)
    owner = game.owners[0]
    owner.squad = [0] * 7
    select_team(game, FIRST, [])
    assert owner.legends == [0, 2]
    hold(game, FIRST, *card_of(3))
    put_to_use(game, FIRST, A_MONEY, tuple(owner.hand))
    assert [note.text for note in noted(game, "legend")] == ['Leroy "Lightning" Pratt']
    finish(game)


def test_5_7_1_with_two_owners_the_partner_is_known_and_an_offer_counts_once() -> None:
    game = league(owners=2, choices="1 term give-cash, 1 term propose, 0 answer accept")
    assert put_offer(game, SECOND)
    assert (game.owners[0].cash, game.owners[1].cash, game.owners[1].offers) == (21_000, 19_000, 1)
    finish(game)


def test_5_3_11_a_better_offer_counts_once_and_refuses_the_first() -> None:
    choices = "0 partner second, 0 term give-cash, 0 term propose, 2 outbid offer, 2 term give-cash, 2 term give-cash, "
    game = league(choices=f"{choices}2 term propose, 1 answer accept")
    assert not put_offer(game, FIRST)
    assert [owner.cash for owner in game.owners[:3]] == [20_000, 22_000, 18_000]
    assert [owner.offers for owner in game.owners] == [1, 0, 1, 0]
    finish(game)


def test_5_3_a_turn_plays_a_card_and_a_loan_is_free() -> None:
    game = league(choices="0 action borrow-10000, 0 action superstars")
    hold(game, FIRST, *card_of(3))
    take_turn(game)
    assert (game.owners[0].large_loan, game.owners[0].wins, game.owners[0].hand) == (10_000, 6, [])
    finish(game)


def test_7_1_2_the_last_dollar_hires_and_7_2_pays() -> None:
    game = league(choices="0 manager 5")
    owner = game.owners[0]
    owner.cash = 5_000
    hire(game, FIRST)
    assert (owner.stars[MANAGER], owner.cash) == (5, 0)
    cut_costs(game, FIRST, P_OFFICE)
    assert owner.stars[OFFICE] == 2
    finish(game)


def test_7_2_who_can_just_pay_with_the_largest_loan_is_not_broke() -> None:
    for cash, has_borrowed, is_broke in ((20_000, False, False), (19_999, False, True), (29_999, True, True)):
        game = league(quiet=("payroll",))
        game.owners[0].cash, game.owners[0].borrowed = cash, has_borrowed
        pay_salaries(game, FIRST)
        assert bool(noted(game, "broke")) == is_broke, cash


def test_12_1_the_first_card_of_the_list_works_too() -> None:
    game = league()
    game.owners[0].inning = 0
    extra_inning(game, FIRST, ("year",))
    assert game.owners[0].vp == 2


def test_4_1_5_the_lowest_and_the_highest_line() -> None:
    for die, wins in ((1, 93), (2, 94), (10, 104)):
        game = league(rolls=f"wins for first place {die}")
        game.first_place = 0
        wins_for_first_place(game)
        assert game.first_place == wins


def test_11_1_passing_in_the_off_season_is_told() -> None:
    game = league(choices="0 off-season card pass", extended_off_season=True)
    game.phase = WINTER
    hold(game, FIRST, "slump")
    assert not play_winter_card(game)
    assert [note.what for note in notes_of(game)] == ["pass"]
    finish(game)
