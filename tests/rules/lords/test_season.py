"""5.0 The regular season: actions and their limits, the record, payouts."""

from __future__ import annotations

import pytest

from fieldhouse.games.lords.actions import (
    A_ALLSTARS,
    A_CHART,
    A_CYCLE,
    A_EVENT,
    A_JOURNEYMEN,
    A_LOSSES,
    A_MANAGER_CARD,
    A_MANAGER_TEAM,
    A_MONEY,
    A_PASS,
    A_SUPERSTARS,
)
from fieldhouse.games.lords.asks.turn import event_targets, legal_actions, open_to_events, open_to_ops
from fieldhouse.games.lords.model import EARLY, LATE, MANAGER, MIDDLE, PHASE_GAMES, SUPERSTAR
from fieldhouse.games.lords.rules.playing import put_to_use, star_wins
from fieldhouse.games.lords.rules.season import DEPTH_DRM, DEPTH_RECORD, apply_depth, depth_band, payout, phase_record
from fieldhouse.games.lords.rules.trades import offer_trade
from fieldhouse.games.lords.rules.turns import hit_for_the_cycle, take_turn, use_team_rating, use_trade_chart
from fieldhouse.games.lords.step import play_turn
from fieldhouse.library.lords import box
from fieldhouse.table.question import IllegalAnswer
from rules.lords.stage import NUMBER, card_of, finish, hold, league, script_of, whole
from table.seats import FIRST, SECOND, THIRD


@pytest.mark.parametrize(
    ("journeymen", "record", "drm"),
    [
        (25, (-6, -7, -8), -3),
        (20, (-6, -7, -8), -3),
        (16, (-4, -5, -6), -2),
        (13, (-2, -3, -4), -1),
        (12, (1, 2, 2), 1),
        (9, (2, 3, 3), 2),
        (6, (3, 4, 4), 3),
        (0, (3, 4, 4), 3),
    ],
)
def test_5_2_roster_depth_as_printed(journeymen: int, record: tuple[int, int, int], drm: int) -> None:
    band = depth_band(journeymen)
    assert DEPTH_RECORD[band] == record
    assert DEPTH_DRM[band] == drm


def test_5_2_depth_is_entered_before_the_phase() -> None:
    game = league()
    game.phase = LATE
    game.owners[0].squad[:4] = [0, 0, 5, 20]
    apply_depth(game, FIRST, game.owners[0])
    assert (game.owners[0].wins, game.owners[0].losses) == (0, 8)


def test_5_3_2_a_superstar_doubles_and_others_add_one() -> None:
    assert star_wins(4, SUPERSTAR, 1) == 8
    assert star_wins(4, SUPERSTAR, 3) == 10


def test_5_3_2_superstars_and_allstars_serve_once_a_phase_each() -> None:
    game = league()
    hold(game, FIRST, *card_of(2, 3))
    for use in (A_SUPERSTARS, A_ALLSTARS):
        assert use in legal_actions(game, FIRST)
        put_to_use(game, FIRST, use, tuple(game.owners[0].hand[:1]))
        assert use not in legal_actions(game, FIRST)


def test_5_3_2_an_injured_superstar_does_not_serve() -> None:
    game = league()
    hold(game, FIRST, *card_of(2))
    game.owners[0].out[SUPERSTAR] = [1]
    assert A_SUPERSTARS not in legal_actions(game, FIRST)


@pytest.mark.parametrize(("stars", "record"), [(1, (0, 1)), (2, (0, 0)), (3, (1, 0)), (5, (3, 0))])
def test_5_3_4_the_team_rating_wins_or_loses(stars: int, record: tuple[int, int]) -> None:
    game = league()
    game.owners[0].stars[MANAGER] = stars
    use_team_rating(game, FIRST)
    assert (game.owners[0].wins, game.owners[0].losses) == record
    assert A_MANAGER_TEAM not in legal_actions(game, FIRST)


def test_5_3_5_no_money_for_cards_in_the_late_season() -> None:
    game = league()
    hold(game, FIRST, *card_of(4))
    assert A_MONEY in legal_actions(game, FIRST)
    game.phase = LATE
    assert A_MONEY not in legal_actions(game, FIRST)


def test_5_6_one_event_and_two_ops_cards_against_an_owner_a_phase() -> None:
    game = league(choices="0 target second, 0 target second, 0 target second", quiet=("respond", "cut"))
    hold(game, FIRST, "slump", *card_of(1, 2))
    put_to_use(game, FIRST, A_EVENT, (NUMBER["slump"],))
    assert 1 not in open_to_events(game, FIRST)
    put_to_use(game, FIRST, A_LOSSES, tuple(game.owners[0].hand[:1]))
    assert 1 in open_to_ops(game, FIRST)
    put_to_use(game, FIRST, A_JOURNEYMEN, tuple(game.owners[0].hand[:1]))
    assert 1 not in open_to_ops(game, FIRST)
    assert open_to_ops(game, THIRD) == [3, 0]


def test_5_6_any_card_may_be_played_on_any_owner_but_first_upon_whom_it_is_meant_for() -> None:
    game = league()
    cards = box().cards
    assert event_targets(game, SECOND, cards[NUMBER["winning-streak"]].season) == [1, 2, 3, 0]
    assert event_targets(game, SECOND, cards[NUMBER["slump"]].season) == [2, 3, 0, 1]
    assert event_targets(game, SECOND, cards[NUMBER["union-meeting"]].season) == [1]


def test_5_6_as_many_events_on_oneself_as_one_likes() -> None:
    game = league()
    hold(game, FIRST, "winning-streak", "winning-streak-2")
    for key in ("winning-streak", "winning-streak-2"):
        put_to_use(game, FIRST, A_EVENT, (NUMBER[key],))
    assert game.owners[0].wins == 8


def test_5_3_12_one_card_must_be_played_before_passing() -> None:
    game = league()
    hold(game, FIRST, *card_of(2, 2))
    assert A_PASS not in legal_actions(game, FIRST)
    put_to_use(game, FIRST, A_MONEY, tuple(game.owners[0].hand[:1]))
    assert A_PASS in legal_actions(game, FIRST)


def test_5_3_12_who_has_no_card_to_play_may_pass() -> None:
    assert A_PASS in legal_actions(league(), FIRST)


def test_5_3_12_nothing_is_played_directly_on_an_owner_who_has_passed() -> None:
    game = league()
    game.owners[1].passed = True
    assert open_to_ops(game, FIRST) == open_to_events(game, FIRST) == [2, 3]
    assert event_targets(game, FIRST, box().cards[NUMBER["slump"]].season) == [2, 3, 0]


def test_5_3_12_the_phase_ends_when_all_have_passed() -> None:
    game = league(choices="0 action pass, 1 action pass, 2 action pass, 3 action pass")
    stages = []
    for _ in range(4):
        game.stage = play_turn(game)
        stages.append((game.stage, game.turn))
    assert [stage for stage, _ in stages] == ["turn", "turn", "turn", "phase end"]
    finish(game)


def test_5_4_with_all_games_decided_the_own_record_may_not_be_touched() -> None:
    game = league()
    owner = game.owners[0]
    owner.wins, owner.losses = 15, 8
    hold(game, FIRST, "winning-streak", "sold-out-park")
    actions = legal_actions(game, FIRST)
    assert not {A_SUPERSTARS, A_ALLSTARS, A_MANAGER_CARD, A_MANAGER_TEAM} & set(actions)
    assert 0 not in event_targets(game, FIRST, box().cards[NUMBER["winning-streak"]].season)
    assert not event_targets(game, FIRST, box().cards[NUMBER["stolen-signs"]].season), "it would win him two"
    assert 0 in event_targets(game, FIRST, box().cards[NUMBER["sold-out-park"]].season)
    assert event_targets(game, SECOND, box().cards[NUMBER["slump"]].season), "others may still play on him"


def test_5_4_more_losses_than_games_leave_no_wins() -> None:
    assert phase_record(3, 30, 23) == (0, 23)


@pytest.mark.parametrize(
    ("hit", "price", "kept"), [("single", 1_000, 0), ("double", 2_000, 0), ("triple", 3_000, 1), ("homer", 4_000, 2)]
)
def test_5_3_8_the_cycle_plays_one_discards_one_and_keeps_the_rest(hit: str, price: int, kept: int) -> None:
    keys = card_of(2, 4)[: price // 1_000]
    play = f"0 cycle {hit}, 0 drawn money"
    if len(keys) > 1:
        play += f", 0 card {keys[0]}"
    if len(keys) > 2:
        play += f", 0 card {keys[1]}"
    game = league(choices=play, draws=tuple(("cycle", NUMBER[key]) for key in keys))
    hit_for_the_cycle(game, FIRST)
    assert game.owners[0].cash == 20_000 - price + 1_000
    assert len(game.owners[0].hand) == kept
    assert A_CYCLE not in legal_actions(game, FIRST)
    finish(game)


def test_5_3_8_a_single_may_be_discarded_at_once() -> None:
    game = league(choices="0 cycle single, 0 drawn discard", draws=(("cycle", 0),))
    hit_for_the_cycle(game, FIRST)
    assert (game.owners[0].cash, game.owners[0].played, game.discards) == (19_000, 0, [0])


def test_5_3_1_a_compulsory_card_is_good_for_nothing_but_its_event() -> None:
    game = league()
    hold(game, FIRST, "tax-audit")
    assert A_EVENT in legal_actions(game, FIRST)
    assert not {A_MONEY, A_LOSSES, A_MANAGER_CARD} & set(legal_actions(game, FIRST))


def test_5_7_2_the_trade_chart_once_a_phase() -> None:
    game = league(choices="0 trade chart 3")
    game.owners[0].squad[:4] = [1, 2, 22, 0]
    use_trade_chart(game, FIRST)
    assert game.owners[0].squad[:4] == [1, 3, 19, 2]
    assert A_CHART not in legal_actions(game, FIRST)
    assert whole(game.owners[0])
    finish(game)


def test_5_7_1_a_counter_offer_and_a_trade_of_media_cash_managers_and_a_draft_roll() -> None:
    first = "0 partner second, 0 term give-cash, 0 term get-cube, 0 term propose, 1 answer counter"
    second = "1 term give-cube, 1 term give-draft-roll, 1 term give-managers, 1 term get-cash, 1 term get-cash"
    game = league(choices=f"{first}, {second}, 1 term propose, 0 answer accept")
    game.owners[1].media = 2
    game.owners[1].stars[MANAGER] = 5
    assert offer_trade(game, FIRST)
    mine, theirs = game.owners[:2]
    assert (mine.cash, theirs.cash) == (18_000, 22_000)
    assert (mine.media, theirs.media) == (1, 1)
    assert (mine.stars[MANAGER], theirs.stars[MANAGER]) == (5, 3)
    assert theirs.draft_to == 0
    finish(game)


def test_7_3_no_trade_brings_an_owner_over_his_media_limit() -> None:
    game = league(choices="0 partner second, 0 term give-cube, 0 term propose, 1 answer refuse")
    game.owners[0].media = game.owners[1].media = 1
    game.owners[1].stars[0] = 1
    assert not offer_trade(game, FIRST)
    with pytest.raises(IllegalAnswer, match="cannot be chosen"):
        script_of(game).choices.extend(
            [(0, "partner", "second"), (0, "term", "give-cube"), (0, "term", "propose"), (1, "answer", "accept")]
        )
        offer_trade(game, FIRST)


def test_5_3_11_a_trade_does_not_cost_the_turn() -> None:
    trade = "0 action offer, 0 partner second, 0 term give-cash, 0 term get-prospect, 0 term propose, 1 answer refuse"
    game = league(choices=f"{trade}, 0 action manager-team")
    take_turn(game)
    assert game.owners[0].wins == 1
    finish(game)


def test_2_5_a_loan_on_another_owners_turn() -> None:
    game = league(choices="3 interject borrow-10000, 0 action manager-team")
    take_turn(game)
    assert game.owners[3].large_loan == 10_000
    finish(game)


def test_6_1_payout_with_media_and_interest() -> None:
    game = league(rolls="payout 6, payout 1, payout 5, payout 5", quiet=("finance", "media"))
    game.owners[0].media = 2
    game.owners[1].small_loan = 5_000
    payout(game)
    chart = box().charts.payout
    assert game.owners[0].cash == 20_000 + chart[6 + 4].cash + 2 * chart[6 + 4].per_cube
    assert game.owners[1].cash == 20_000 + chart[1 + 4].cash - 500
    finish(game)


def test_5_4_games_to_be_decided() -> None:
    assert [PHASE_GAMES[phase] for phase in (EARLY, MIDDLE, LATE)] == [23, 24, 25]
