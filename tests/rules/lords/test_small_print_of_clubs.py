"""Small print of clubs, their winters and their prizes, each of which a mutant survived."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.games.lords.asks.house import TO_ALLSTAR, TO_JOURNEYMAN, TO_PROSPECT, TO_REGULAR, U_CUT, Changes
from fieldhouse.games.lords.model import (
    INJURY,
    JOURNEYMAN,
    MIDDLE,
    OFFICE,
    PHENOM,
    REGULAR,
    RETIREMENT,
    SUPERSTAR,
    WINTER,
    Clause,
)
from fieldhouse.games.lords.rules.all_star import all_star_game, all_star_injury, retirement_check
from fieldhouse.games.lords.rules.cards import leftover_cards
from fieldhouse.games.lords.rules.dice import throw
from fieldhouse.games.lords.rules.effects import apply, leave_as_agent
from fieldhouse.games.lords.rules.farm import cut_phenom
from fieldhouse.games.lords.rules.money import pay
from fieldhouse.games.lords.rules.pennant import award_pennant, track
from fieldhouse.games.lords.rules.points import final_scoring
from fieldhouse.games.lords.rules.roster import settle
from fieldhouse.games.lords.rules.setup import build
from fieldhouse.games.lords.rules.turns import hit_for_the_cycle, take_turn
from fieldhouse.games.lords.rules.upgrades import change
from fieldhouse.games.lords.state import NOBODY, FreeAgent
from fieldhouse.table.script import ScriptTable
from fieldhouse.table.seat import Seat
from rules.lords.stage import NUMBER, card_of, finish, hold, league, notes_of, whole
from table.seats import FIRST


def test_7_3_what_a_roll_and_what_an_owner_adds_to_it() -> None:
    game = league(rolls="retirement 5, retirement 5, injury 5")
    assert throw(game, FIRST, RETIREMENT, 2) == 7
    game.owners[0].drm[RETIREMENT] = 1
    assert throw(game, FIRST, RETIREMENT, -2) == 4
    assert throw(game, FIRST, INJURY) == 5


@pytest.mark.parametrize(("mark", "champion"), [(0, 2), (1, NOBODY), (-1, 2)])
def test_6_2_1_who_reaches_the_mark_has_the_pennant(mark: int, champion: int) -> None:
    game = league()
    game.owners[2].season_wins = 50
    game.first_place = track(game.owners[2]) + mark
    award_pennant(game)
    assert game.champion == champion


def test_9_0_money_pennants_and_depth_are_added_and_loans_taken_off() -> None:
    """The first is richest and won most, and has gone from twelve journeymen to nine; the second owes $5,000."""
    game = league(owners=2)
    one, other = game.owners
    one.cash, one.pennants, one.squad[JOURNEYMAN], one.squad[REGULAR] = 30_000, 2, 9, 13
    other.small_loan, other.pennants = 5_000, 1
    final_scoring(game)
    assert (one.vp, other.vp) == (15 + 5 + 2, 3 - 5)


def test_10_4_who_was_out_for_the_year_that_is_over_is_fit_on_the_market() -> None:
    for missing, still in ((99, 0), (2, 2)):
        game = league()
        game.owners[0].out[SUPERSTAR] = [missing]
        assert leave_as_agent(game, FreeAgent(SUPERSTAR, FIRST)).missing == still


def test_11_2_a_journeyman_comes_up_for_a_career_that_is_over() -> None:
    game = league(rolls="all-star injury 1, retirement 1", choices="0 nominate 1-0", all_star_game=True)
    game.owners[0].stars[OFFICE] = 2
    game.phase = MIDDLE
    all_star_game(game, FIRST)
    assert (game.owners[0].squad[JOURNEYMAN], whole(game.owners[0])) == (13, True)


def test_11_2_who_has_left_the_club_before_his_roll_is_read_is_spared() -> None:
    game = league(rolls="all-star injury 1, retirement 1", all_star_game=True)
    owner = game.owners[0]
    owner.stars[OFFICE] = 2
    owner.squad[JOURNEYMAN] += owner.squad[SUPERSTAR]
    owner.squad[SUPERSTAR] = 0
    before = list(owner.squad)
    all_star_injury(game, FIRST, SUPERSTAR)
    retirement_check(game, FIRST, SUPERSTAR)
    assert (owner.squad, owner.out[SUPERSTAR]) == (before, [])
    finish(game)


def test_5_3_1_a_change_that_finds_nobody_is_told() -> None:
    game = league()
    game.owners[0].squad[SUPERSTAR] = 0
    apply(game, FIRST, FIRST, (Clause("turn", 1, SUPERSTAR, REGULAR),), 0)
    assert [(note.what, note.kind) for note in notes_of(game)] == [("spared", SUPERSTAR)]


@pytest.mark.parametrize(("cash", "held"), [(2_000, 1), (1_999, 0)])
def test_5_6_two_thousand_dollars_hold_a_card(cash: int, held: int) -> None:
    game = league(choices="0 hold 1" if held else "", quiet=("hold",))
    hold(game, FIRST, *card_of(2))
    game.owners[0].cash = cash
    leftover_cards(game)
    assert len(game.owners[0].hand) == held
    finish(game)


def test_5_6_a_card_that_an_event_lets_one_hold_comes_on_top_of_three() -> None:
    game = league(choices="0 hold 1, 0 hold 1, 0 hold 1, 0 hold 1", quiet=("hold",))
    hold(game, FIRST, *card_of(2, 5))
    game.owners[0].hold = 1
    leftover_cards(game)
    assert (len(game.owners[0].hand), game.owners[0].cash) == (4, 20_000 - 3 * 2_000 - 1_000)
    finish(game)


def test_8_2_of_two_claims_the_higher_bonus_is_paid() -> None:
    game = league(choices="1 claim 1000, 2 claim 1500, 3 claim no")
    for owner in game.owners:
        owner.squad[PHENOM:] = [1, 3, 11]
    cut_phenom(game, FIRST)
    assert [owner.cash for owner in game.owners] == [20_000, 19_500, 18_000, 20_000]
    finish(game)


def test_5_3_12_passing_is_told() -> None:
    game = league(choices="0 action pass")
    take_turn(game)
    assert [(note.what, note.seat) for note in notes_of(game)] == [("pass", 0)]


def test_2_5_5_a_loan_that_is_just_enough_ends_the_asking() -> None:
    game = league(choices="0 recoup borrow-5000")
    game.phase, game.owners[0].cash = WINTER, 0
    assert pay(game, FIRST, 5_000) == 5_000
    finish(game)


def test_5_3_8_a_compulsory_card_that_was_bought_need_not_be_played() -> None:
    game = league(choices="0 cycle single, 0 drawn discard", draws=(("cycle", NUMBER["tax-audit"]),))
    hit_for_the_cycle(game, FIRST)
    assert (game.discards, game.owners[0].hand) == ([NUMBER["tax-audit"]], [])
    finish(game)


@pytest.mark.parametrize(("choice", "prospects", "switches"), [
    (TO_PROSPECT, 1, 0), (TO_ALLSTAR, 0, 0), (TO_REGULAR, 0, 1), (TO_JOURNEYMAN, 0, 1),
])  # fmt: skip
def test_7_1_5_what_counts_toward_which_limit_of_an_off_season(choice: int, prospects: int, switches: int) -> None:
    game, changes = league(), Changes()
    change(game, FIRST, changes, choice)
    assert (changes.prospects, changes.switches) == (prospects, switches)
    assert (changes.made_allstar, changes.made_superstar) == (choice == TO_ALLSTAR, False)


def test_7_1_5_one_player_is_cut_at_a_time() -> None:
    game = league(choices="0 cut regular")
    change(game, FIRST, Changes(), U_CUT)
    assert (game.owners[0].squad[REGULAR], game.owners[0].squad[JOURNEYMAN]) == (9, 13)
    finish(game)


def test_2_4_vacancies_are_kept_and_whoever_else_lacks_comes() -> None:
    """Two have retired, whose places wait for the draft; three more lack in the majors, four on the farm."""
    game = league()
    owner = game.owners[0]
    owner.squad[:], owner.vacancies = [1, 2, 7, 10, 2, 3, 6], 2
    settle(game, FIRST)
    assert (owner.squad, owner.vacancies) == ([1, 2, 7, 13, 2, 3, 10], 2)


class Asked(ScriptTable):
    """Remembers what the owner was asked about."""

    def ask(self, ask: Any, game: Any, seat: Seat, subject: Any = None) -> int:
        self.notes.append((ask.name, subject))
        return super().ask(ask, game, seat, subject)


def test_3_3_the_managers_question_knows_what_team_and_farm_cost() -> None:
    table = Asked(choices=[(0, "farm", "3"), (0, "manager", "2"), (0, "set-up loan", "none")])
    game = league()
    game.table = table
    build(game, FIRST, 10_000)
    assert ("manager", 10_000 + game.charts.farm[3].cost) in table.notes
