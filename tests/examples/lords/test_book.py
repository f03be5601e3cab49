"""Every example of the rule book, named by its section."""

from __future__ import annotations

import pytest

from fieldhouse.games.lords.actions import (
    A_ALLSTARS,
    A_EVENT,
    A_JOURNEYMEN,
    A_LOSSES,
    A_MANAGER_CARD,
    A_MONEY,
)
from fieldhouse.games.lords.asks.house import payroll
from fieldhouse.games.lords.model import (
    ALLSTAR,
    EARLY,
    JOURNEYMAN,
    LATE,
    MANAGER,
    MIDDLE,
    OFFICE,
    PHENOM,
    PROSPECT,
    REGULAR,
    SUPERSTAR,
    TO_MAJORS,
    TO_PHENOM,
    WINTER,
)
from fieldhouse.games.lords.rules.dice import throw
from fieldhouse.games.lords.rules.effects import apply
from fieldhouse.games.lords.rules.farm import enforce_farm_limit, promote
from fieldhouse.games.lords.rules.pennant import award_pennant
from fieldhouse.games.lords.rules.playing import put_to_use
from fieldhouse.games.lords.rules.points import ranking_points
from fieldhouse.games.lords.rules.season import begin_season_phase, phase_record, resolve_wins
from fieldhouse.games.lords.rules.trades import offer_trade
from fieldhouse.games.lords.rules.turns import take_turn, use_team_rating, use_trade_chart
from fieldhouse.games.lords.rules.winter import begin_phase, promotional_phase
from fieldhouse.games.lords.rules.year_end import free_agency, retirement_rolls
from fieldhouse.games.lords.state import FreeAgent
from fieldhouse.table.seat import all_seats
from rules.lords.stage import card_of, finish, hold, league, whole
from table.seats import FIRST, SECOND, THIRD


def test_2_1_nobody_reaches_100_and_three_owners_score() -> None:
    game = league()
    for owner, wins in zip(game.owners, (98, 92, 91, 90), strict=True):
        owner.season_wins = wins - 45
    award_pennant(game)
    points = ranking_points(game)
    assert [points[seat] > 0 for seat in all_seats(4)] == [True, True, True, False]


def test_3_1_1_a_front_office_reduced_from_five_to_three_stars_keeps_its_media() -> None:
    game = league(choices="1 target first")
    game.phase = WINTER
    game.owners[0].stars[OFFICE] = 5
    begin_phase(game, WINTER)
    assert game.owners[0].media == 2
    hold(game, SECOND, "front-office-scandal")
    put_to_use(game, SECOND, A_EVENT, tuple(game.owners[1].hand))
    assert game.owners[0].stars[OFFICE] == 3
    begin_phase(game, EARLY)
    assert game.owners[0].media == 2
    finish(game)


def test_4_1_2_promotion_pays_a_thousand_an_op() -> None:
    four, three = card_of(4)[0], card_of(3)[0]
    game = league(choices=f"0 card {four}, 1 card {three}")
    hold(game, FIRST, four)
    hold(game, SECOND, three)
    promotional_phase(game)
    assert [owner.cash for owner in game.owners[:2]] == [24_000, 23_000]
    assert not game.owners[0].hand
    finish(game)


def test_5_2_thirteen_journeymen_lose_two_early_and_twelve_win_two_in_the_middle() -> None:
    game = league()
    game.owners[0].squad[:4] = [0, 0, 12, 13]
    begin_season_phase(game, EARLY)
    assert (game.owners[0].wins, game.owners[0].losses) == (0, 2)
    game.owners[0].squad[:4] = [0, 1, 12, 12]
    begin_season_phase(game, MIDDLE)
    assert (game.owners[0].wins, game.owners[0].losses) == (2, 0)


def test_5_3_2_three_allstars_and_three_ops_win_five() -> None:
    game = league()
    game.owners[0].squad[ALLSTAR] = 3
    hold(game, FIRST, *card_of(3))
    put_to_use(game, FIRST, A_ALLSTARS, tuple(game.owners[0].hand))
    assert game.owners[0].wins == 5
    assert game.owners[0].has_used(A_ALLSTARS)


def test_5_3_3_a_four_star_manager_and_three_ops_win_five() -> None:
    game = league()
    game.owners[0].stars[MANAGER] = 4
    hold(game, FIRST, *card_of(3))
    put_to_use(game, FIRST, A_MANAGER_CARD, tuple(game.owners[0].hand))
    assert game.owners[0].wins == 5


def test_5_3_4_a_five_star_managers_team_rating_wins_three() -> None:
    game = league()
    game.owners[0].stars[MANAGER] = 5
    use_team_rating(game, FIRST)
    assert (game.owners[0].wins, game.owners[0].losses) == (3, 0)


def test_5_3_5_a_four_ops_card_earns_two_thousand() -> None:
    game = league()
    hold(game, FIRST, *card_of(4))
    put_to_use(game, FIRST, A_MONEY, tuple(game.owners[0].hand))
    assert game.owners[0].cash == 22_000


def test_5_3_6_a_four_ops_card_is_four_losses() -> None:
    game = league(choices="0 target second")
    hold(game, FIRST, *card_of(4))
    put_to_use(game, FIRST, A_LOSSES, tuple(game.owners[0].hand))
    assert game.owners[1].losses == 4
    assert game.owners[1].ops_against == 1
    finish(game)


def test_5_3_7_a_four_ops_card_forces_four_journeymen() -> None:
    game = league(choices="0 target second, 1 cut regular, 1 cut regular, 1 cut allstar, 1 cut regular")
    hold(game, FIRST, *card_of(4))
    put_to_use(game, FIRST, A_JOURNEYMEN, tuple(game.owners[0].hand))
    assert game.owners[1].squad[:4] == [1, 1, 7, 16]
    finish(game)


def test_5_3_7_without_four_others_as_many_as_there_are() -> None:
    game = league(choices="0 target second")
    game.owners[1].squad[:4] = [0, 0, 3, 22]
    hold(game, FIRST, *card_of(4))
    put_to_use(game, FIRST, A_JOURNEYMEN, tuple(game.owners[0].hand))
    assert game.owners[1].squad[:4] == [0, 0, 0, 25]


def test_5_3_10_a_third_owner_plays_the_trainer_for_a_media_cube() -> None:
    game = league(choices="0 target second, 2 respond cancel-for-media, 1 agree yes", quiet=())
    hold(game, FIRST, "injury-roll")
    hold(game, THIRD, "trainer")
    game.owners[1].media = 1
    put_to_use(game, FIRST, A_EVENT, tuple(game.owners[0].hand))
    assert (game.owners[1].media, game.owners[2].media) == (0, 1)
    assert not game.owners[2].hand
    assert game.owners[1].out == [[], []]
    finish(game)


def test_5_3_10_the_owner_attacked_cancels_at_once() -> None:
    game = league(choices="0 target second, 1 respond cancel", quiet=())
    hold(game, FIRST, "injury-roll")
    hold(game, SECOND, "trainer")
    put_to_use(game, FIRST, A_EVENT, tuple(game.owners[0].hand))
    assert not game.owners[1].hand
    finish(game)


def test_5_3_11_a_phenom_for_two_regulars_and_a_prospect_then_the_chart() -> None:
    poor = "0 term give-phenom, 0 term get-cash, 0 term get-regular, 0 term propose, 1 answer refuse"
    good = "0 term give-phenom, 0 term get-regular, 0 term get-regular, 0 term get-prospect, 0 term propose"
    offers, better = f"0 partner second, {poor}", f"0 partner third, {good}"
    game = league(choices=f"{offers}, {better}, 2 answer accept, 0 cut journeyman, 0 cut journeyman, 1 trade chart 1")
    assert not offer_trade(game, FIRST)
    assert offer_trade(game, FIRST)
    assert game.owners[0].squad == [1, 2, 12, 10, 1, 4, 10]
    assert game.owners[2].squad == [1, 2, 8, 14, 3, 2, 10]
    use_trade_chart(game, SECOND)
    assert game.owners[1].squad == [1, 2, 9, 13, 2, 6, 7]
    assert all(map(whole, game.owners))
    finish(game)


@pytest.mark.parametrize(
    ("wins", "losses", "games", "record"),
    [
        (20, 7, 24, (17, 7)),
        (19, 17, 24, (7, 17)),
        (14, 5, 24, (16, 8)),
        (16, 8, 23, (15, 8)),
    ],
)
def test_5_4_the_record_of_a_phase(wins: int, losses: int, games: int, record: tuple[int, int]) -> None:
    assert phase_record(wins, losses, games) == record


def test_5_4_an_owner_who_has_passed_is_hit_by_what_hits_all_superstars() -> None:
    game = league()
    game.owners[0].passed = True
    game.owners[0].wins, game.owners[0].losses = 14, 5
    hold(game, SECOND, "union-meeting")
    put_to_use(game, SECOND, A_EVENT, tuple(game.owners[1].hand))
    assert game.owners[0].losses == 6


def test_5_4_the_neighbour_to_the_right_loses_four_on_a_nine_though_he_has_passed() -> None:
    game = league(rolls="event 9")
    game.owners[0].passed = True
    game.owners[0].wins, game.owners[0].losses = 16, 4
    hold(game, SECOND, "bench-clearing-brawl")
    put_to_use(game, SECOND, A_EVENT, tuple(game.owners[1].hand))
    assert (game.owners[0].wins, game.owners[0].losses) == (16, 8)
    resolve_wins(game)
    assert (game.owners[0].wins, game.owners[0].losses) == (15, 8)
    finish(game)


def test_6_2_4b_the_highest_blind_bid_signs_the_superstar_and_is_his_salary() -> None:
    game = league(choices="0 bid 2000, 1 bid 6000, 2 bid 7500, 3 bid 0, 2 cut journeyman")
    game.phase, game.stage = LATE, "retirement"
    john, joe = game.owners[0], game.owners[2]
    apply(game, FIRST, FIRST, game.charts.retirement[4 + 4], 0)
    assert john.squad[SUPERSTAR] == 0
    assert (john.squad[REGULAR], john.vacancies) == (5, 5)
    before = payroll(game, joe)
    free_agency(game)
    assert joe.cash == 12_500
    assert joe.squad[SUPERSTAR] == 2
    assert payroll(game, joe) == before
    finish(game)


def test_6_2_4_the_front_offices_modifier_counts_in_retirement() -> None:
    game = league(rolls="retirement 3, retirement 9, retirement 9, retirement 9")
    game.stage, game.phase = "retirement", LATE
    retirement_rolls(game)
    assert game.agents == [FreeAgent(SUPERSTAR, FIRST)], "3 and one for three stars is 4"
    finish(game)


def test_7_3_derek_fights_for_his_phenom() -> None:
    """A 7 and his own cube make 8; Mark and Jim take two away; his last two bring it back to 8."""
    game = league(
        rolls="to majors 7",
        choices="0 media +1, 2 media -1, 3 media -1, 0 media +2",
        quiet=("media",),
    )
    for seat, cubes in ((0, 3), (2, 1), (3, 1)):
        game.owners[seat].media = cubes
    assert throw(game, FIRST, TO_MAJORS) == 8
    assert [owner.media for owner in game.owners] == [0, 0, 0, 0]
    finish(game)


REGULARS_FOR_A_CUBE = "1 term give-cube, 1 term get-regular, 1 term get-regular, 1 term get-regular, 1 term propose"


def test_7_3_a_cube_sold_while_the_die_lies_makes_the_phenom_and_nobody_may_interfere() -> None:
    """Player A rolls a 7 without media; player B sells him a cube for three regulars; C and D are not asked."""
    cuts = "1 cut journeyman, 1 cut journeyman, 1 cut journeyman"
    game = league(
        rolls="to phenom 7",
        choices=f"1 media offer, {REGULARS_FOR_A_CUBE}, 0 answer accept, {cuts}, 0 media +1",
        quiet=(),
    )
    for owner in game.owners[1:]:
        owner.media = 1
    assert throw(game, FIRST, TO_PHENOM) == 8
    assert game.owners[0].squad[REGULAR] == 7
    assert [owner.media for owner in game.owners] == [0, 0, 1, 1]
    finish(game)


def test_7_3_if_the_trade_is_refused_media_may_be_used() -> None:
    game = league(
        rolls="to phenom 8",
        choices=f"1 media offer, {REGULARS_FOR_A_CUBE}, 0 answer refuse, 1 media -1, 2 media 0",
        quiet=(),
    )
    game.owners[1].media = game.owners[2].media = 1
    assert throw(game, FIRST, TO_PHENOM) == 7
    finish(game)


def test_8_1_a_phenom_too_many_since_the_early_season_must_go_by_the_end_of_the_mid_season() -> None:
    game = league(choices="0 conform cut, 1 claim no, 2 claim no, 3 claim no")
    game.owners[0].squad[PHENOM:] = [3, 3, 9]
    for owner in game.owners[1:]:
        owner.squad[PHENOM:] = [1, 4, 10]
    enforce_farm_limit(game, FIRST)
    assert game.owners[0].squad[PHENOM] == 3
    enforce_farm_limit(game, FIRST)
    assert game.owners[0].squad[PHENOM:] == [2, 3, 10]
    finish(game)


def test_8_3_frank_rolls_a_journeyman_and_rolls_again_for_an_allstar() -> None:
    game = league(
        rolls="to majors 2, to majors 6",
        choices="0 modifier 2, 0 keep again, 0 modifier 3, 0 keep keep, 0 cut journeyman",
    )
    frank = game.owners[0]
    frank.stars = [2, 4, 3]
    promote(game, FIRST, PHENOM)
    assert frank.cash == 20_000 - 500 - 1_000 - 500 - 1_500
    assert frank.squad == [1, 3, 10, 11, 1, 3, 11]
    assert frank.squad[JOURNEYMAN] + frank.squad[PROSPECT] == 14
    finish(game)


def test_5_7_1_an_offer_comes_in_while_the_table_waits_for_another_owner() -> None:
    offer = "2 interject offer, 2 partner second, 2 term give-cash, 2 term get-cube, 2 term propose, 1 answer accept"
    game = league(choices=f"{offer}, 0 action pass")
    game.owners[0].played = 1
    game.owners[1].media = 1
    take_turn(game)
    assert game.owners[0].passed
    assert (game.owners[2].media, game.owners[2].cash) == (1, 19_000)
    finish(game)
