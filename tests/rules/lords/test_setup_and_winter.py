"""3.0 Setting up, 4.0 and 7.4 the off-season's steps."""

from __future__ import annotations

from fieldhouse.games.lords.model import OFFICE, WINTER
from fieldhouse.games.lords.rules.cards import deal
from fieldhouse.games.lords.rules.setup import build, select_team
from fieldhouse.games.lords.rules.winter import (
    begin_phase,
    begin_winter,
    community_event,
    determine_order,
    promotional_phase,
    wins_for_first_place,
)
from fieldhouse.games.lords.state import Game, Owner
from fieldhouse.games.lords.step import winter_card
from fieldhouse.library.lords import box
from rules.lords.stage import NUMBER, card_of, finish, hold, league, script_of
from table.seats import FIRST, SECOND


def fresh(choices: str) -> Game:
    game = league(choices=choices)
    game.stage, game.phase = "set-up", WINTER
    game.owners[0] = Owner()
    return game


def test_3_0_an_organization_is_paid_from_42000() -> None:
    game = fresh("0 set-up 11, 0 farm 3, 0 manager 4, 0 set-up loan none")
    setup = box().setups[select_team(game, FIRST, [])]
    build(game, FIRST, setup.price)
    owner = game.owners[0]
    assert owner.stars == [setup.office, 3, 4]
    assert owner.squad == [*setup.roster, 2, 3, 10]
    assert owner.start_journeymen == setup.roster[3]
    assert owner.cash == 42_000 - setup.price - 5_000 - 4_000
    finish(game)


def test_3_4_a_loan_is_offered_and_must_cover_the_costs() -> None:
    game = fresh("0 farm 5, 0 manager 5, 0 set-up loan 10000")
    build(game, FIRST, 35_000)
    assert game.owners[0].cash == 42_000 + 10_000 - 35_000 - 9_500 - 5_000
    assert game.owners[0].loans == 10_000
    finish(game)


def test_3_5_ten_cards_the_first_year_and_nine_after() -> None:
    for year, count in ((1, 10), (2, 9)):
        draws = tuple(("deal", card) for card in range(4 * count))
        game = league(draws=draws, quiet=("exchange",))
        game.year = year
        deal(game)
        assert [len(owner.hand) for owner in game.owners] == [count] * 4


def test_3_5_more_than_two_compulsory_cards_and_one_may_be_exchanged() -> None:
    compulsory = [number for number, card in enumerate(box().cards) if card.is_compulsory][:3]
    plain = [NUMBER[key] for key in card_of(3, 40)]
    draws = [("deal", card) for card in (*compulsory, *plain[:6], *plain[6:33])]
    draws.insert(9, ("exchange", plain[33]))
    game = league(choices=f"0 exchange {compulsory[0] + 1}", draws=tuple(draws))
    game.year = 2
    deal(game)
    assert compulsory[0] not in game.owners[0].hand
    assert len(game.owners[0].hand) == 9
    finish(game)


def test_4_1_1_the_fewest_stars_name_the_starter_and_the_front_office_breaks_a_tie() -> None:
    game = league(choices="2 starter fourth")
    game.owners[1].stars = [3, 2, 3]
    game.owners[2].stars = [2, 3, 3]
    determine_order(game)
    assert (game.starter, game.turn) == (3, 3)
    finish(game)


def test_4_1_1_then_a_die_decides() -> None:
    game = league(rolls="turn order 3, turn order 8, turn order 8, turn order 1, turn order 2, turn order 5")
    script_of(game).choices.append((2, "starter", "third"))
    determine_order(game)
    assert game.starter == 2
    finish(game)


def test_7_4_later_the_fewest_victory_points_name_the_starter() -> None:
    game = league(choices="3 starter second")
    game.year = 2
    for owner, points in zip(game.owners, (130, 120, 125, 110), strict=True):
        owner.vp = points
    determine_order(game)
    assert game.starter == 1
    finish(game)


def test_4_1_2_a_compulsory_card_is_no_promotion_unless_there_is_nothing_else() -> None:
    plain = card_of(2)[0]
    game = league(choices=f"0 card {plain}, 0 card tax-audit")
    hold(game, FIRST, "tax-audit", plain)
    promotional_phase(game)
    assert game.owners[0].hand == [NUMBER["tax-audit"]]
    assert game.owners[0].cash == 22_000
    promotional_phase(game)
    assert game.owners[0].cash == 21_000 + 2_000
    finish(game)


def test_4_1_3_the_community_event_happens_to_all() -> None:
    titles = [card.title for card in box().community]
    game = league(draws=(("community", titles.index("Television Money")),))
    game.phase = WINTER
    community_event(game)
    assert [owner.cash for owner in game.owners] == [22_000] * 4
    finish(game)


def test_4_1_4_each_owner_plays_one_off_season_card_in_turn() -> None:
    game = league(choices="0 off-season card sold-out-park, 0 target first, 1 off-season card slump, 1 target first")
    game.phase, game.stage = WINTER, "off-season card"
    hold(game, FIRST, "sold-out-park")
    hold(game, SECOND, "slump", "slump-2")
    game.stage = winter_card(game)
    assert (game.owners[0].cash, game.turn, game.stage) == (23_000, 1, "off-season card")
    game.stage = winter_card(game)
    assert game.owners[0].cash == 21_000
    assert winter_card(game) == "off-season card", "the third owner has no card"
    assert winter_card(game) == "season"
    finish(game)


def test_11_1_the_extended_off_season_goes_on_until_all_have_passed() -> None:
    first, second = "0 off-season card sold-out-park", "0 off-season card sold-out-park-2"
    game = league(choices=f"{first}, {second}, 0 off-season card pass", extended_off_season=True)
    game.phase = WINTER
    hold(game, FIRST, "sold-out-park", "sold-out-park-2", "sold-out-park-3")
    stages = [winter_card(game) for _ in range(9)]
    assert stages == ["off-season card"] * 8 + ["season"]
    assert game.owners[0].cash == 26_000
    finish(game)


def test_4_1_5_the_starter_rolls_for_first_place_and_cards_may_have_moved_it() -> None:
    game = league(rolls="wins for first place 9")
    game.first_place = 2
    wins_for_first_place(game)
    assert game.first_place == box().charts.first_place[9] + 2
    finish(game)


def test_3_1_1_five_and_four_stars_start_each_phase_with_media() -> None:
    game = league()
    for owner, stars, held in zip(game.owners, (5, 4, 4, 3), (0, 0, 3, 0), strict=True):
        owner.stars[OFFICE], owner.media = stars, held
    begin_phase(game, WINTER)
    assert [owner.media for owner in game.owners] == [2, 1, 3, 0]


def test_10_4_in_the_off_season_a_superstar_becomes_a_free_agent_at_once() -> None:
    bids = "0 bid 0, 1 bid 3000, 2 bid 0, 3 bid 0, 1 cut journeyman"
    game = league(choices=f"0 off-season card contract-dispute, 0 target first, {bids}")
    game.phase = WINTER
    hold(game, FIRST, "contract-dispute")
    winter_card(game)
    assert game.owners[0].squad[0] == 0
    assert game.owners[1].squad[0] == 2
    assert game.owners[1].cash == 17_000
    finish(game)


def test_a_new_year_forgets_what_lasted_a_year() -> None:
    game = league()
    owner = game.owners[0]
    owner.drm[0], owner.baited, owner.season_wins = 2, True, 40
    game.is_struck = True
    begin_winter(game)
    assert (owner.drm[0], owner.baited, owner.season_wins, game.is_struck) == (0, False, 0, False)
