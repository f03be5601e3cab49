"""5.3.1, 5.3.10 and 10.0: events, answers to them, and the cards the book speaks of."""

from __future__ import annotations

import pytest

from fieldhouse.games.lords.actions import A_EVENT
from fieldhouse.games.lords.asks.answers import Attack, legal_responses
from fieldhouse.games.lords.model import ALLSTAR, EARLY, LATE, MIDDLE, RETIREMENT, SUPERSTAR, WINTER
from fieldhouse.games.lords.rules.effects import resolve, whom
from fieldhouse.games.lords.rules.playing import play_event, put_to_use
from fieldhouse.games.lords.rules.roster import heal, injure
from fieldhouse.games.lords.rules.year_end import retirement_rolls
from fieldhouse.games.lords.state import FreeAgent, Game
from fieldhouse.games.lords.step import close_phase
from fieldhouse.library.lords import box
from fieldhouse.table.seat import Seat
from rules.lords.stage import NUMBER, finish, hold, league, script_of
from table.seats import FIRST, FOURTH, SECOND, THIRD


def play(game: Game, seat: Seat, key: str) -> None:
    hold(game, seat, key)
    put_to_use(game, seat, A_EVENT, (NUMBER[key],))


def test_5_3_10_without_a_cancelling_card_there_is_nothing_to_answer() -> None:
    game = league()
    attack = Attack(FIRST, SECOND, NUMBER["injury-roll"], ("injury",))
    assert legal_responses(game, SECOND, attack) == [0]
    hold(game, SECOND, "trainer")
    assert legal_responses(game, SECOND, attack) == [0, 1]
    assert legal_responses(game, SECOND, attack._replace(kinds=("games",))) == [0]


def test_5_3_10_all_with_cards_are_asked_so_that_asking_betrays_nothing() -> None:
    game = league(choices="0 target second, 1 respond no, 2 respond no, 3 respond no", quiet=())
    for seat in (SECOND, THIRD, FOURTH):
        hold(game, seat, f"sold-out-park-{seat + 1}")
    play(game, FIRST, "slump")
    assert game.owners[1].losses == 4
    finish(game)


def test_5_3_10_a_price_may_be_refused() -> None:
    game = league(choices="0 target second, 1 respond no, 2 respond cancel-for-3000, 1 agree no", quiet=())
    hold(game, SECOND, "sold-out-park")
    hold(game, THIRD, "league-ruling")
    play(game, FIRST, "slump")
    assert game.owners[1].losses == 4
    assert game.owners[2].hand
    finish(game)


def test_10_1_steroids_strike_an_injured_superstar_with_all_effects() -> None:
    game = league(rolls="event 2", choices="0 target first")
    injure(game, FIRST, SUPERSTAR, 1)
    play(game, FIRST, "steroids")
    assert game.owners[0].losses == 4
    assert game.owners[0].out[SUPERSTAR] == [2], "10.2: more time is added"
    finish(game)


def test_steroids_may_do_good() -> None:
    game = league(rolls="event 5", choices="0 target first")
    play(game, FIRST, "steroids")
    assert (game.owners[0].wins, game.owners[0].losses) == (4, 0)
    finish(game)


def test_10_2_cards_add_to_the_retirement_roll() -> None:
    game = league()
    play(game, FIRST, "team-physician")
    assert game.owners[0].drm[RETIREMENT] == 2


def test_an_injury_roll_is_made_by_the_owner_attacked_on_the_injury_chart() -> None:
    game = league(rolls="injury 4", choices="0 target second")
    play(game, FIRST, "injury-roll")
    assert game.owners[1].out[SUPERSTAR] == [1]
    assert game.owners[1].losses == 1
    heal(game.owners[1])
    assert game.owners[1].fit(SUPERSTAR) == 1
    finish(game)


def test_an_injury_without_such_a_star_does_nothing() -> None:
    game = league()
    game.owners[0].squad[ALLSTAR] = 0
    assert not injure(game, FIRST, ALLSTAR, 1)


def test_10_4_in_season_a_superstar_leaves_in_the_next_off_season() -> None:
    game = league(rolls="retirement 12, retirement 12, retirement 12, retirement 12".replace("12", "10"))
    script_of(game).choices.append((0, "target", "first"))
    play(game, FIRST, "contract-dispute")
    assert game.owners[0].squad[SUPERSTAR] == 1
    game.phase, game.stage = LATE, "retirement"
    retirement_rolls(game)
    assert game.owners[0].squad[SUPERSTAR] == 0
    assert game.agents == [FreeAgent(SUPERSTAR, FIRST)]
    finish(game)


def test_10_5_trade_bait_goes_round_once_a_year_each() -> None:
    game = league(choices="0 target second, 1 trade bait third, 2 trade bait deck")
    play(game, FIRST, "trade-bait")
    assert [owner.squad[2] for owner in game.owners] == [10, 9, 9, 10]
    assert [owner.baited for owner in game.owners] == [False, True, True, False]
    assert game.owners[2].cash == 19_000
    finish(game)


def test_10_5_trade_bait_stops_when_all_have_had_it() -> None:
    game = league(choices="0 target second, 1 trade bait first")
    game.owners[2].baited = game.owners[3].baited = True
    play(game, FIRST, "trade-bait")
    assert [owner.squad[2] for owner in game.owners] == [9, 9, 10, 10]
    finish(game)


def test_10_5_national_media_are_outside_the_limit() -> None:
    game = league()
    owner = game.owners[0]
    owner.stars[0], owner.media = 1, 1
    play(game, FIRST, "national-broadcast")
    assert (owner.media, owner.national, owner.cubes) == (1, 2, 3)


def test_6_2_1_2_a_strike_in_the_mid_season_ends_the_year_after_it() -> None:
    game = league(rolls="payout 5, payout 5, payout 5, payout 5", quiet=("finance",))
    game.phase = MIDDLE
    play(game, FIRST, "player-strike")
    assert close_phase(game) == "pennant"


def test_6_2_1_2_a_strike_in_the_early_season_leaves_the_mid_season() -> None:
    game = league(rolls="payout 5, payout 5, payout 5, payout 5", quiet=("finance",))
    play(game, FIRST, "player-strike")
    assert (close_phase(game), game.phase) == ("turn", MIDDLE)


def test_6_2_1_2_a_strike_in_the_late_season_stops_everybody() -> None:
    game = league()
    game.phase = LATE
    play(game, FIRST, "player-strike")
    assert all(owner.passed for owner in game.owners)


def test_3_1_1_stars_stay_between_one_and_five() -> None:
    game = league(choices="0 target second")
    game.owners[1].stars[0] = 1
    play(game, FIRST, "front-office-scandal")
    assert game.owners[1].stars[0] == 1


def test_a_shielded_club_cannot_be_played_on() -> None:
    game = league()
    play(game, FIRST, "locked-clubhouse")
    assert (game.owners[0].events_against, game.owners[0].ops_against) == (1, 2)


def test_the_leader_and_the_trailer_are_by_points_then_wins() -> None:
    game = league()
    for owner, points, wins in zip(game.owners, (100, 100, 90, 95), (30, 31, 20, 20), strict=True):
        owner.vp, owner.season_wins = points, wins
    assert list(whom(game, FIRST, FIRST, "leader")) == [1]
    assert list(whom(game, FIRST, FIRST, "trailer")) == [2]
    assert list(whom(game, SECOND, SECOND, "right")) == [0]
    assert list(whom(game, SECOND, SECOND, "left")) == [2]


def test_money_taken_is_no_more_than_there_is() -> None:
    game = league(choices="0 target second", quiet=("respond",))
    game.owners[1].cash, game.owners[1].borrowed = 500, True
    play(game, FIRST, "talent-raid")
    assert (game.owners[0].cash, game.owners[1].cash) == (20_500, 0)


def test_every_event_of_the_deck_can_be_resolved_and_leaves_whole_rosters() -> None:
    """Each card, in and out of season, on the next owner, with the die at 3 and with the die at 8."""
    for number, card in enumerate(box().cards):
        for phase, event in ((EARLY, card.season), (WINTER, card.winter)):
            for die in ("3", "8"):
                own_roll = {"injury": "injury 5", "trade-impact": "trade impact 8"}.get(event.clauses[0].verb, "")
                rolls = f"event {die}" if event.has_roll else own_roll
                game = league(rolls=rolls, draws=(("draw", 50),), quiet=("trade bait", "media", "recoup"))
                game.phase = phase
                resolve(game, FIRST, SECOND, event)
                for owner in game.owners:
                    assert sum(owner.squad[:4]) == 25, (number, card.title)
                    assert sum(owner.squad[4:]) == 15, (number, card.title)
                    assert owner.cash >= 0


@pytest.mark.parametrize(("die", "record"), [(1, (0, 4)), (5, (0, 0)), (10, (4, 0))])
def test_2_6_a_card_sends_a_club_to_the_trade_impact_chart(die: int, record: tuple[int, int]) -> None:
    game = league(rolls=f"trade impact {die}")
    resolve(game, FIRST, FIRST, box().cards[NUMBER["blockbuster-trade"]].season)
    assert (game.owners[0].wins, game.owners[0].losses) == record
    finish(game)


def test_an_event_goes_to_the_discards() -> None:
    game = league()
    hold(game, FIRST, "winning-streak")
    play_event(game, FIRST, NUMBER["winning-streak"])
    assert game.discards == [NUMBER["winning-streak"]]
