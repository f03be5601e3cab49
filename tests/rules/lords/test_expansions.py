"""11.2 the All-Star Game at any point, 12.1 new extra innings, 12.2 legends with any OPS; 8.5 and 2.6, two rulings."""

from __future__ import annotations

import pytest

from fieldhouse.games.lords.actions import A_EVENT, A_JOURNEYMEN, A_LOSSES, A_MANAGER_CARD, A_MONEY
from fieldhouse.games.lords.asks.floor import INTERJECT
from fieldhouse.games.lords.asks.legends import LEGEND_BONUS
from fieldhouse.games.lords.model import DRAFT, FARM, MIDDLE, PAYOUT, PHENOM, RETIREMENT, WINTER
from fieldhouse.games.lords.rules.effects import apply
from fieldhouse.games.lords.rules.farm import enforce_farm_limit
from fieldhouse.games.lords.rules.playing import put_to_use
from fieldhouse.games.lords.rules.turns import take_turn
from fieldhouse.games.lords.rules.upgrades import upgrade
from fieldhouse.games.lords.rules.winter import promotional_phase
from fieldhouse.games.lords.state import Game
from fieldhouse.games.lords.step import open_winter
from fieldhouse.library.lords import box
from rules.lords.stage import NUMBER, card_of, finish, hold, league
from table.seats import FIRST, SECOND

INNINGS = [card.title for card in box().innings]
FANS, MEN, NETWORK, FORT, FAMILY = (
    INNINGS.index(title)
    for title in ("Loyal Fans", "Iron Men", "Scouting Network", "Fortress at Home", "Newspaper Family")
)
GUS, LIGHTNING = 0, 2


def dealt_anew(*innings: int) -> Game:
    """Two owners with Loyal Fans and Iron Men, to whom *innings* are dealt as the second year begins."""
    deals = tuple(("deal", card) for card in range(18))
    game = league(
        owners=2,
        extra_innings=True,
        new_extra_innings=True,
        draws=(*(("extra inning", card) for card in innings), *deals),
    )
    for owner, card in zip(game.owners, (FANS, MEN), strict=True):
        owner.inning = card
        game.innings.remove(card)
    return game


def test_12_1_a_new_extra_innings_card_lasts_from_the_winter_it_is_dealt_in() -> None:
    game = dealt_anew(NETWORK, FANS)
    open_winter(game)
    one, other = game.owners
    assert (one.drm[DRAFT], one.drm[PAYOUT]) == (2, 0), "the old card's effect is over"
    assert (other.drm[PAYOUT], other.drm[RETIREMENT]) == (1, 0)
    finish(game)


def test_12_1_what_a_new_card_brings_with_each_off_season_it_brings_at_once() -> None:
    game = dealt_anew(FAMILY, FORT)
    open_winter(game)
    assert game.owners[0].media == 3
    finish(game)


@pytest.mark.parametrize(
    ("use", "choices"), [(A_MANAGER_CARD, ""), (A_MONEY, ""), (A_LOSSES, "0 target second, "), (A_JOURNEYMEN, "")]
)
def test_12_2_a_legend_helps_with_ops_for_anything(use: int, choices: str) -> None:
    game = league(choices=f"{choices}0 legend bonus {LIGHTNING + 1}", quiet=("target", "cut"))
    owner = game.owners[0]
    owner.legends = [LIGHTNING]
    hold(game, FIRST, *card_of(3))
    put_to_use(game, FIRST, use, tuple(owner.hand))
    assert owner.cash == 20_000 + 500 + (1_500 if use == A_MONEY else 0)
    assert owner.legends_used == [LIGHTNING]
    finish(game)


def test_12_2_an_event_is_no_ops() -> None:
    game = league()
    game.owners[0].legends = [GUS]
    hold(game, FIRST, "winning-streak")
    put_to_use(game, FIRST, A_EVENT, (NUMBER["winning-streak"],))
    assert game.owners[0].wins == 4
    finish(game)


def test_12_2_with_all_games_decided_a_legend_wins_no_more() -> None:
    game = league()
    game.owners[0].legends = [GUS, LIGHTNING]
    game.owners[0].wins = 23
    assert list(LEGEND_BONUS.legal(game, FIRST, None)) == [0, LIGHTNING + 1]
    game.owners[0].wins = 22
    assert list(LEGEND_BONUS.legal(game, FIRST, None)) == [0, GUS + 1, LIGHTNING + 1]


def test_11_2_stars_may_be_sent_on_anothers_turn_and_after_passing() -> None:
    choices = "1 interject all-star-game, 1 nominate 1-0, 0 action manager-team"
    game = league(rolls="all-star injury 5", choices=choices, all_star_game=True)
    game.phase = MIDDLE
    game.owners[1].passed = True
    take_turn(game)
    assert (game.owners[1].cash, game.owners[0].wins) == (22_000, 1)
    finish(game)


def test_11_2_out_of_turn_only_once_in_the_mid_season_and_as_an_option() -> None:
    game = league(all_star_game=True)
    sends = INTERJECT.choice("all-star-game")
    assert sends not in INTERJECT.legal(game, SECOND, None)
    game.phase = MIDDLE
    assert sends in INTERJECT.legal(game, SECOND, None)
    game.owners[1].squad[:4] = [0, 0, 0, 25]
    assert sends not in INTERJECT.legal(game, SECOND, None)
    plain = league()
    plain.phase = MIDDLE
    assert sends not in INTERJECT.legal(plain, SECOND, None)


def test_11_2_who_has_no_offer_and_no_loan_left_may_still_send_his_stars() -> None:
    choices = "1 interject wait, 0 action manager-team, 1 interject all-star-game, 1 nominate 1-0, 0 action cycle, "
    game = league(rolls="all-star injury 5", choices=choices + "0 cycle single, 0 drawn discard", all_star_game=True,
                  draws=(("cycle", 0),))  # fmt: skip
    game.phase = MIDDLE
    game.owners[1].offers, game.owners[1].borrowed = 2, True
    take_turn(game)
    assert not game.owners[1].quiet
    take_turn(game)
    assert game.owners[1].quiet, "nothing is left to put in"
    finish(game)


def test_8_5_a_farm_that_loses_a_star_moves_nobody_but_has_two_phases_for_its_phenoms() -> None:
    """Against 8.5's "move at once" stands 8.1: only Phenoms are limited, and they have two phases."""
    game = league(choices="0 conform cut", quiet=("claim",))
    owner = game.owners[0]
    owner.stars[FARM], owner.squad[4:] = 4, [3, 7, 5]
    apply(game, SECOND, FIRST, box().cards[NUMBER["farm-burned-out"]].winter.clauses, 0)
    assert (owner.stars[FARM], owner.squad[4:]) == (3, [3, 7, 5])
    enforce_farm_limit(game, FIRST)
    assert owner.squad[PHENOM] == 3
    enforce_farm_limit(game, FIRST)
    assert owner.squad[4:] == [2, 7, 6]
    finish(game)


def test_8_5_an_upgrade_of_the_farm_brings_no_players() -> None:
    game = league(choices="0 upgrade farm-up, 0 upgrade done")
    upgrade(game, FIRST)
    assert (game.owners[0].stars[FARM], game.owners[0].squad[4:]) == (4, [2, 3, 10])
    finish(game)


def test_4_1_2_promotion_is_a_card_and_no_roll_on_the_payout_chart() -> None:
    """2.6 and the sequence of play speak of a roll; the step itself and its example of a discard alone."""
    game = league(choices=f"0 card {card_of(4)[0]}, 1 card {card_of(3)[0]}", owners=2)
    game.phase = WINTER
    hold(game, FIRST, *card_of(4))
    hold(game, SECOND, *card_of(3))
    promotional_phase(game)
    assert [owner.cash for owner in game.owners] == [24_000, 23_000]
    finish(game)
