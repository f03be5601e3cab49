"""Section 19: NCAA rules."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.games.statispro.rules import fouls
from fieldhouse.games.statispro.rules.bench import before_possession
from fieldhouse.games.statispro.rules.periods import end_period, first_possession, start_period
from fieldhouse.games.statispro.state import FRONTCOURT, PERIOD_START
from fieldhouse.table.seat import AWAY, HOME
from rules.statispro.stage import FRONT, Stage
from rules.statispro.stage import stage as nba_stage


def stage(*cards: str, **situation: Any) -> Stage:
    return nba_stage(*cards, **{"league": "NCAA", "arrow": HOME, **situation})


def test_19_1_a_semi_half_has_150_cards_and_50_for_the_dead_ball() -> None:
    game = Stage("jump C", league="NCAA", is_placed=False).game
    start_period(game)
    assert (game.left, game.beyond, game.dead_left) == (149, 150, 50)


def test_19_2_the_second_semi_half_follows_on_at_once() -> None:
    game = stage("action SF 5", "shot 40", left=1, beyond=150).wrote("two home SF").game
    assert (game.period, game.left, game.beyond, game.phase) == (2, 149, 0, "bring up")
    rested = game.men[HOME][5]
    rested.is_rested, rested.has_sat = False, True
    before_possession(game)
    assert game.rests == 0 and rested.is_rested, "a rest period ends there (5.4)"


def test_19_2_the_last_minute_of_a_semi_half_is_not_that_of_a_half() -> None:
    declines = ("home ball: advance",)
    stage("action SF 5", "advance C 5", "shot 50", left=10, period=2, choices=declines).wrote(
        "two home C", "assist home SF"
    )
    with pytest.raises(AssertionError, match="never asked"):
        stage("action SF 5", "shot 50", left=10, beyond=150, choices=declines)


def test_19_3_other_jump_balls_alternate_from_the_team_that_lost_the_first() -> None:
    game = stage("advance jump C", **FRONT, passes=3).leaves("home", FRONTCOURT).game
    assert game.arrow == AWAY
    stage("advance jump C", **FRONT, passes=3, arrow=AWAY).wrote("turnover home").leaves("away")


def test_19_3_also_after_a_double_foul() -> None:
    stage("action Z", "z double foul", "foul drawing 3 FD1", arrow=AWAY).wrote(
        "foul home PG", "foul away PG", "turnover home"
    ).leaves("away", dead=True)


def test_19_3_by_the_arrow_it_is_a_fresh_possession() -> None:
    """Whatever was left of the clock; under the press the ball is brought up again."""
    stage("advance jump C", **FRONT, passes=1).leaves("home", FRONTCOURT, passes=4)
    stage("press jump C", press=True).wrote().leaves("home", "bring up", passes=4, dead=True)
    stage("advance SF 5", "shot 99 air ball", "rebound jump PF", **FRONT, passes=1).wrote(
        "miss home SF", "offensive rebound home"
    ).leaves("home", FRONTCOURT, passes=4)


def test_19_3_the_loser_of_the_opening_jump_has_the_arrow_and_the_second_half_takes_it() -> None:
    game = Stage("jump C", league="NCAA", home={"C": {"rebounds": 30}}, is_placed=False).game
    start_period(game)
    assert (game.offense, game.arrow) == (HOME, AWAY)
    game.period = 3
    assert first_possession(game) == AWAY and game.arrow == HOME


def test_19_3_a_jump_on_a_rebound_is_a_rebound_of_the_team_that_gets_the_ball() -> None:
    stage("action SF 5", "shot 90", "rebound jump PF", arrow=AWAY).wrote("miss home SF", "rebound away").leaves("away")


def test_19_4_four_passes() -> None:
    stage("action SF 20", "advance C 20", "advance PG 20", "advance SG 12", "shot 48").wrote(
        "two home SG", "assist home PG"
    )


def test_19_4_and_19_6_a_whole_clock_after_a_foul() -> None:
    stage("advance SF 20", "advance foul D", "foul 90 FD3", **FRONT, passes=4).leaves("home", FRONTCOURT, passes=4)


def test_19_5_six_team_fouls_a_half_then_one_and_one_from_the_tenth_two() -> None:
    cards = ("advance SF 20", "advance foul D", "foul 90 FD3")
    situation = {**FRONT, "passes": 4, "beyond": 150}
    stage(*cards, **situation, team_fouls=[5, 0]).leaves("home", FRONTCOURT)
    stage(*cards, "free throw 90", "rebound D C", **situation, team_fouls=[6, 0]).wrote(
        "foul away SF", "free throw missed home SF", "rebound away C"
    )
    stage(*cards, "free throw 1", "free throw 2", **situation, team_fouls=[6, 0]).wrote(
        "foul away SF", "free throw home SF", "free throw home SF"
    )
    stage(*cards, "free throw 90", "rebound D C", **situation, team_fouls=[8, 0]).wrote(
        "foul away SF", "free throw missed home SF", "rebound away C"
    )
    stage(*cards, "free throw 90", "free throw 2", **situation, team_fouls=[9, 0]).wrote(
        "foul away SF", "free throw missed home SF", "offensive rebound home", "free throw home SF"
    )


def test_19_5_team_fouls_are_counted_by_the_half() -> None:
    game = Stage(league="NCAA", left=0, period=2, team_fouls=[6, 6]).game
    end_period(game)
    assert game.team_fouls == [0, 0] and game.phase == PERIOD_START
    game = Stage(league="NCAA", left=0, period=5, team_fouls=[3, 3], score=[60, 60]).game
    end_period(game)
    assert game.team_fouls == [0, 0], "each overtime is counted by itself"


def test_19_5_one_and_one_also_for_a_loose_ball_foul_on_the_offense() -> None:
    cards = ("action SF 5", "shot 90", "rebound loose ball O", "foul 90 FD1", "free throw 90", "rebound D C")
    stage(*cards, home={"C": {"foul_drawing": 20.0}}, team_fouls=[0, 6], beyond=150).wrote(
        "miss home SF", "foul home C", "free throw missed away C", "rebound home C"
    )


def test_19_7_five_personal_fouls_disqualify() -> None:
    game = Stage(league="NCAA")
    game.man("away SF").fouls = 4
    fouls.charge(game.game, game.man("away SF"))
    assert game.man("away SF").out


def test_19_8_an_overtime_starts_with_a_jump_and_sets_the_arrow() -> None:
    game = Stage("jump C", league="NCAA", period=5, home={"C": {"rebounds": 30}}, arrow=HOME).game
    assert first_possession(game) == HOME and game.arrow == AWAY


def test_19_9_zones_are_legal_another_card_is_read_without_loss_of_time() -> None:
    game = stage("action Z", "z illegal defense", "z heave", "advance C 5", "shot 50").wrote("two home C").game
    assert game.dead_left == 49
