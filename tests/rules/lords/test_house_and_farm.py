"""2.4 Rosters, 7.0 upgrades and salaries, 8.0 the farm system, 11.2 the All-Star Game, 12.0 expansions."""

from __future__ import annotations

import pytest

from fieldhouse.games.lords.actions import A_ALL_STAR, A_LEGEND, A_PHENOM, A_SUPERSTARS
from fieldhouse.games.lords.asks.farm import Promotion, fee_of_roll, legal_keep
from fieldhouse.games.lords.asks.house import UPGRADE, Changes, legal_upgrades, payroll
from fieldhouse.games.lords.asks.turn import legal_actions
from fieldhouse.games.lords.model import (
    ALLSTAR,
    EARLY,
    FARM,
    JOURNEYMAN,
    LATE,
    MANAGER,
    MIDDLE,
    OFFICE,
    PAYOUT,
    PHENOM,
    PROSPECT,
    REGULAR,
    SUPERSTAR,
    UTILITY,
    WINTER,
)
from fieldhouse.games.lords.rules.all_star import all_star_game
from fieldhouse.games.lords.rules.farm import cut_phenom, enforce_farm_limit, promote
from fieldhouse.games.lords.rules.playing import put_to_use
from fieldhouse.games.lords.rules.roster import lose, settle
from fieldhouse.games.lords.rules.season import begin_season_phase
from fieldhouse.games.lords.rules.setup import choose_innings, deal_innings
from fieldhouse.games.lords.rules.turns import take_turn, use_legend
from fieldhouse.games.lords.rules.upgrades import pay_salaries, upgrade
from fieldhouse.games.lords.rules.winter import begin_winter
from fieldhouse.games.lords.state import OUT_FOR_THE_YEAR
from fieldhouse.games.lords.step import open_season, open_winter
from fieldhouse.library.lords import box
from rules.lords.stage import card_of, finish, hold, league, whole
from table.seats import FIRST

UPGRADES = ("office-up", "office-down", "farm-up", "farm-down")


def keys(game_choices: list[int]) -> list[str]:
    return [UPGRADE.key(choice) for choice in game_choices]


def test_7_1_front_office_and_farm_move_two_stars_at_most() -> None:
    game = league(
        choices="0 upgrade office-up, 0 upgrade office-up, 0 upgrade farm-down, 0 upgrade farm-down, 0 upgrade done"
    )
    upgrade(game, FIRST)
    assert game.owners[0].stars == [5, 1, 3]
    changes = Changes()
    changes.office, changes.farm = 1, -1
    game.owners[0].stars = [4, 3, 3]
    assert [key for key in keys(legal_upgrades(game, FIRST, changes)) if key in UPGRADES] == ["office-up", "farm-down"]
    changes.office, changes.farm = 2, -2
    assert [key for key in keys(legal_upgrades(game, FIRST, changes)) if key in UPGRADES] == []
    finish(game)


def test_7_1_2_a_new_manager_is_paid_at_once_and_not_again() -> None:
    game = league(choices="0 upgrade manager, 0 manager 5, 0 upgrade done")
    before = payroll(game, game.owners[0])
    upgrade(game, FIRST)
    assert game.owners[0].cash == 15_000
    assert game.owners[0].stars[MANAGER] == 5
    assert payroll(game, game.owners[0]) == before - 3_000
    finish(game)


def test_7_1_5_one_allstar_one_superstar_and_four_switches() -> None:
    switches = ", ".join(["0 upgrade journeyman-to-regular"] * 4)
    game = league(
        choices=f"0 upgrade regular-to-allstar, 0 upgrade allstar-to-superstar, {switches}, 0 upgrade done",
    )
    upgrade(game, FIRST)
    assert game.owners[0].squad[:4] == [2, 2, 13, 8]
    assert game.owners[0].cash == 20_000 - 1_000 - 2_000 - 4_000
    changes = Changes()
    changes.switches, changes.made_allstar, changes.made_superstar = 4, True, True
    left = keys(legal_upgrades(game, FIRST, changes))
    assert not {"regular-to-allstar", "allstar-to-superstar", "journeyman-to-regular"} & set(left)
    finish(game)


def test_8_5_two_utilities_become_prospects_and_may_not_become_phenoms_at_once() -> None:
    game = league(choices="0 upgrade utility-to-prospect, 0 upgrade utility-to-prospect, 0 upgrade done")
    game.owners[0].squad[PHENOM:] = [2, 0, 13]
    upgrade(game, FIRST)
    assert game.owners[0].squad[PHENOM:] == [2, 2, 11]
    assert game.owners[0].cash == 19_000
    changes = Changes()
    changes.prospects = 2
    assert "prospect" not in keys(legal_upgrades(game, FIRST, changes))
    finish(game)


def test_7_1_5_a_player_cut_is_replaced_by_a_utility_as_a_journeyman() -> None:
    game = league(choices="0 upgrade cut, 0 cut superstar, 0 upgrade done")
    upgrade(game, FIRST)
    assert game.owners[0].squad == [0, 2, 10, 13, 2, 3, 10]
    finish(game)


def test_7_2_salaries() -> None:
    game = league()
    owner = game.owners[0]
    assert payroll(game, owner) == 5_000 + 2 * 3_000 + 5_000 + 3_000 + 3_000 + 5_000 + 3_000
    owner.squad[:4] = [0, 0, 0, 25]
    assert payroll(game, owner) == 3_000 + 3_000 + 5_000 + 3_000
    owner.squad[:4] = [0, 0, 25, 0]
    assert payroll(game, owner) == 5_000 + 3_000 + 5_000 + 3_000


def test_7_2_a_free_agents_bid_was_his_salary_for_one_season() -> None:
    game = league()
    owner = game.owners[0]
    owner.cash = 50_000
    full = payroll(game, owner)
    owner.bargains = [1, 0]
    assert payroll(game, owner) == full - 5_000
    pay_salaries(game, FIRST)
    assert payroll(game, owner) == full


def test_7_2_a_failed_payroll_takes_one_loan_and_then_cuts() -> None:
    game = league(choices="0 payroll borrow-5000, 0 payroll superstar, 0 payroll allstar")
    game.owners[0].cash = 17_000
    pay_salaries(game, FIRST)
    assert game.owners[0].squad[:4] == [0, 1, 10, 14]
    assert game.owners[0].cash == 0
    finish(game)


def test_7_2_what_cannot_be_paid_even_so_has_no_further_penalty() -> None:
    game = league(choices="0 payroll pay")
    owner = game.owners[0]
    owner.cash, owner.borrowed = 2_000, True
    owner.squad[:4], owner.stars = [0, 0, 0, 25], [1, 1, 1]
    pay_salaries(game, FIRST)
    assert owner.cash == 0
    finish(game)


def test_7_0_a_new_year_deals_nine_cards() -> None:
    game = league(draws=tuple(("deal", card) for card in range(36)), quiet=("exchange",))
    assert open_winter(game) == "house"
    assert (game.year, game.phase) == (2, WINTER)
    assert [len(owner.hand) for owner in game.owners] == [9] * 4


def test_8_3_as_many_rolls_as_stars() -> None:
    game = league()
    owner = game.owners[0]
    owner.stars[FARM] = 2
    assert len(legal_keep(game, FIRST, Promotion(PHENOM, 1, 4))) == 2
    assert len(legal_keep(game, FIRST, Promotion(PHENOM, 2, 4))) == 1


def test_3_1_1_the_first_roll_is_free_for_three_stars() -> None:
    owner = league().owners[0]
    assert (fee_of_roll(owner, 0), fee_of_roll(owner, 1)) == (0, 500)
    owner.stars[OFFICE] = 4
    assert fee_of_roll(owner, 0) == 500


def test_8_3_a_phenom_who_never_makes_it_is_gone() -> None:
    game = league(rolls="to majors 1", choices="0 modifier 0, 0 keep keep")
    promote(game, FIRST, PHENOM)
    assert game.owners[0].squad == [1, 2, 10, 12, 1, 3, 11]
    assert game.owners[0].cash == 20_000, "the roll was free"
    finish(game)


def test_5_3_9_one_phenom_and_one_prospect_a_phase() -> None:
    game = league(rolls="to majors 9", choices="0 modifier 0, 0 keep keep, 0 cut journeyman")
    promote(game, FIRST, PHENOM)
    assert A_PHENOM not in legal_actions(game, FIRST)
    assert whole(game.owners[0])
    begin_season_phase(game, MIDDLE)
    assert A_PHENOM in legal_actions(game, FIRST)
    finish(game)


def test_8_4_a_prospect_becomes_a_phenom_on_the_second_roll() -> None:
    game = league(rolls="to phenom 4, to phenom 7", choices="0 modifier 0, 0 keep again, 0 modifier 1")
    promote(game, FIRST, PROSPECT)
    assert game.owners[0].squad[PHENOM:] == [3, 2, 10]
    assert game.owners[0].cash == 20_000 - 500 - 500
    finish(game)


def test_8_2_one_claim_costs_500_and_no_bonus() -> None:
    game = league(choices="1 claim 2000, 2 claim no, 3 claim no")
    for owner in game.owners[1:]:
        owner.squad[PHENOM:] = [1, 4, 10]
    cut_phenom(game, FIRST)
    assert game.owners[1].squad[PHENOM:] == [2, 4, 9]
    assert game.owners[1].cash == 19_500
    finish(game)


def test_8_2_of_several_claims_the_highest_bonus_wins_and_all_pay_500() -> None:
    game = league(choices="1 claim 1000, 2 claim 1500, 3 claim 0")
    for owner in game.owners[1:]:
        owner.squad[PHENOM:] = [1, 4, 10]
    cut_phenom(game, FIRST)
    assert [owner.cash for owner in game.owners] == [20_000, 19_500, 18_000, 19_500]
    finish(game)


def test_8_2_equal_bonuses_roll_off_with_the_front_offices_modifier() -> None:
    game = league(rolls="phenom claim 5, phenom claim 4", choices="1 claim 1000, 2 claim 1000, 3 claim no")
    for owner in game.owners[1:]:
        owner.squad[PHENOM:] = [1, 4, 10]
    game.owners[2].stars[OFFICE] = 5
    cut_phenom(game, FIRST)
    assert game.owners[2].squad[PHENOM] == 2, "5 and 1 against 4 and 3"
    finish(game)


def test_8_2_who_has_no_room_may_not_claim() -> None:
    game = league(choices="3 claim 0")
    game.owners[3].squad[PHENOM:] = [1, 4, 10]
    cut_phenom(game, FIRST)
    assert game.owners[3].squad[PHENOM] == 2
    finish(game)


def test_8_1_a_phenom_too_many_since_the_late_season_must_go_by_the_end_of_the_off_season() -> None:
    game = league(rolls="wins for first place 5", choices="0 conform cut", quiet=("claim",))
    game.phase = LATE
    game.owners[0].squad[4:] = [3, 2, 10]
    enforce_farm_limit(game, FIRST)
    begin_winter(game)
    open_season(game)
    assert game.owners[0].squad[4:] == [2, 2, 11]
    finish(game)


def test_2_4_a_trade_that_takes_more_than_it_gives_calls_up_journeymen() -> None:
    game = league()
    owner = game.owners[0]
    owner.squad[REGULAR] -= 2
    settle(game, FIRST)
    assert owner.squad[JOURNEYMAN] == 14
    assert whole(owner)


def test_11_2_stars_are_sent_collect_and_may_be_hurt() -> None:
    game = league(
        rolls="all-star injury 2, all-star injury 1, retirement 9", choices="0 nominate 1-1", all_star_game=True
    )
    game.phase = MIDDLE
    assert A_ALL_STAR in legal_actions(game, FIRST)
    all_star_game(game, FIRST)
    owner = game.owners[0]
    assert owner.cash == 23_000
    assert owner.out == [[1], [OUT_FOR_THE_YEAR]]
    assert A_ALL_STAR not in legal_actions(game, FIRST)
    finish(game)


def test_11_2_the_all_star_game_does_not_cost_the_turn() -> None:
    choices = "0 action all-star-game, 0 nominate 1-0, 0 action manager-team"
    game = league(rolls="all-star injury 5", choices=choices, all_star_game=True)
    game.phase = MIDDLE
    take_turn(game)
    assert (game.owners[0].cash, game.owners[0].wins) == (22_000, 1)
    finish(game)


def test_11_2_a_one_may_end_a_career() -> None:
    game = league(rolls="all-star injury 1, retirement 1", choices="0 nominate 1-0", all_star_game=True)
    game.owners[0].stars[OFFICE] = 2
    game.phase = MIDDLE
    all_star_game(game, FIRST)
    assert game.owners[0].squad[SUPERSTAR] == 0
    assert game.owners[0].out[SUPERSTAR] == []
    finish(game)


@pytest.mark.parametrize(("rolls", "regulars"), [("", 10), (", retirement 7", 9), (", retirement 10", 10)])
def test_11_2_without_stars_one_regular_for_500_and_he_too_may_be_hurt(rolls: str, regulars: int) -> None:
    """On a 1 he rolls for retirement: with the +2 of four stars a 7 retires regulars, a 10 nobody."""
    game = league(rolls=f"all-star injury {1 if rolls else 2}{rolls}", all_star_game=True)
    game.phase = MIDDLE
    game.owners[0].squad[:4] = [0, 0, 10, 15]
    game.owners[0].stars[OFFICE] = 4
    all_star_game(game, FIRST)
    assert game.owners[0].cash == 20_500
    assert game.owners[0].squad[2] == regulars
    finish(game)


def test_11_2_only_in_the_mid_season_and_only_as_an_option() -> None:
    game = league(all_star_game=True)
    assert A_ALL_STAR not in legal_actions(game, FIRST)
    plain = league()
    plain.phase = MIDDLE
    assert A_ALL_STAR not in legal_actions(plain, FIRST)


def test_12_1_an_extra_innings_card_lasts() -> None:
    titles = [card.title for card in box().innings]
    fans, fort = titles.index("Loyal Fans"), titles.index("Fortress at Home")
    game = league(
        choices=f"0 extra inning {fans + 1}, 1 extra inning {fort + 1}, 2 extra inning 1, 3 extra inning 3",
        extra_innings=True,
    )
    choose_innings(game)
    begin_winter(game)
    assert game.owners[0].drm[PAYOUT] == 1
    begin_season_phase(game, EARLY)
    assert game.owners[1].wins == game.owners[0].wins + 1
    finish(game)


def test_12_1_extra_innings_cards_may_be_dealt_anew() -> None:
    game = league(extra_innings=True, draws=tuple(("extra inning", card) for card in (4, 5, 6, 7)))
    for owner, card in zip(game.owners, (0, 1, 2, 3), strict=True):
        owner.inning = card
        game.innings.remove(card)
    deal_innings(game)
    assert [owner.inning for owner in game.owners] == [4, 5, 6, 7]
    assert sorted(game.innings) == [0, 1, 2, 3, 8, 9, 10, 11]


def test_12_2_a_legend_acts_or_helps_once_a_phase() -> None:
    game = league(choices="0 legend 1, 0 legend bonus 3")
    owner = game.owners[0]
    owner.legends = [0, 2]
    hold(game, FIRST, *card_of(3))
    use_legend(game, FIRST)
    assert owner.wins == 2
    put_to_use(game, FIRST, A_SUPERSTARS, tuple(owner.hand))
    assert owner.wins == 2 + 6
    assert owner.cash == 20_500
    assert A_LEGEND not in legal_actions(game, FIRST)
    finish(game)


def test_12_2_a_legend_needs_a_star_on_the_roster() -> None:
    game = league()
    game.owners[0].legends = [0]
    assert A_LEGEND in legal_actions(game, FIRST)
    game.owners[0].squad[:4] = [0, 0, 10, 15]
    assert A_LEGEND not in legal_actions(game, FIRST)


@pytest.mark.parametrize("kind", [SUPERSTAR, ALLSTAR])
def test_2_4_a_lost_star_is_replaced_by_a_journeyman(kind: int) -> None:
    game = league()
    assert lose(game, FIRST, kind, 1) == 1
    assert game.owners[0].squad[JOURNEYMAN] == 13
    assert game.owners[0].squad[UTILITY] == 10
