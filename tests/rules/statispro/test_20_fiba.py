"""Section 20: FIBA rules, with what changed in 2013-14 and 2014-15."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.games.statispro.leagues import league_rules
from fieldhouse.games.statispro.man import FOULED_OUT
from fieldhouse.games.statispro.menu import HACK, Window, legal_menu
from fieldhouse.games.statispro.rules import fouls
from fieldhouse.games.statispro.rules.bench import before_possession
from fieldhouse.games.statispro.rules.lineups import leave
from fieldhouse.games.statispro.rules.periods import end_period, first_possession, start_period
from fieldhouse.games.statispro.state import FRONTCOURT
from fieldhouse.table.seat import AWAY, HOME
from rules.statispro.stage import FRONT, Stage
from rules.statispro.stage import stage as nba_stage

OLD, NEW = 2010, 2016


def stage(*cards: str, **situation: Any) -> Stage:
    return nba_stage(*cards, **{"league": "FIBA", "season": OLD, "arrow": HOME, **situation})


def test_20_1_and_20_2_quarters_of_150_cards() -> None:
    game = Stage("jump C", league="FIBA", season=OLD, is_placed=False).game
    start_period(game)
    assert (game.left, game.beyond, game.dead_left) == (149, 0, 50)


@pytest.mark.parametrize(("season", "alternates"), [(2013, True), (2014, False)])
def test_20_3_alternating_possession_until_2013_14(season: int, alternates: bool) -> None:
    assert league_rules("FIBA", season).alternates is alternates


def test_20_3_an_overtime_starts_by_the_arrow() -> None:
    assert first_possession(Stage(league="FIBA", season=OLD, period=5, arrow=AWAY).game) == AWAY


def test_20_4_two_passes_after_a_foul_and_since_2014_15_after_an_offensive_rebound() -> None:
    stage("advance SF 20", "advance foul D", "foul 90 FD3", **FRONT, passes=3).leaves("home", FRONTCOURT, passes=2)
    stage("action SF 5", "shot 90", "rebound OB O").leaves("home", FRONTCOURT, passes=3)
    stage("action SF 5", "shot 90", "rebound OB O", season=NEW).leaves("home", FRONTCOURT, passes=2)


def test_20_4_two_passes_after_a_loose_ball_foul() -> None:
    cards = ("action SF 5", "shot 90", "rebound loose ball D", "foul 3 FD1")
    away = {"SG": {"foul_range": (1, 5)}}
    for season in (OLD, NEW):
        stage(*cards, away=away, season=season).leaves("home", FRONTCOURT, passes=2)
    nba_stage(*cards, away=away, league="NCAA", arrow=HOME).leaves("home", FRONTCOURT, passes=4)


def test_20_5_four_team_fouls_a_quarter_then_always_two_throws_and_no_late_rule() -> None:
    game = Stage(league="FIBA", season=OLD, left=20, late_fouls=[2, 0], team_fouls=[3, 0]).game
    assert not fouls.in_penalty(game, AWAY)
    game.team_fouls = [4, 0]
    assert fouls.in_penalty(game, AWAY)


def test_20_6_rest_marks_at_four_and_seven_minutes() -> None:
    assert league_rules("FIBA", OLD).rest_marks == (150 - 4 * 15, 150 - 7 * 15)
    game = Stage(league="FIBA", season=OLD, period=2, left=45, rests=1)
    game.man("home C").is_rested = False
    before_possession(game.game)
    assert game.man("home C").is_tired


def test_20_7_five_fouls_disqualify_and_nobody_comes_back() -> None:
    game = Stage(league="FIBA", season=OLD)
    for man in game.game.men[0]:
        if man.position < 0:
            man.out = "game"
    game.man("away SF").fouls = 4
    fouls.charge(game.game, game.man("away SF"))
    assert game.game.floor[0][2].card.name == "(nobody)"
    state = game.game.state()
    again = Stage(league="FIBA", season=OLD).game
    again.restore(state)
    assert again.state() == state and again.floor[0][2].card.name == "(nobody)"


def test_20_7_nobody_is_fouled_or_scores_where_nobody_stands() -> None:
    """The visitors have no SF: FD5 is their fourth, and an RPG of 21 to 40 on a break is drawn again."""
    draws = {"PG": 20.0, "SG": 15.0, "PF": 10.0, "C": 5.0}
    cards = ("action SF 5", "shot 90", "rebound D C FB", "fast break 1 FD1", "rpg 125", "rpg 110")
    game = Stage(*cards, league="FIBA", season=OLD, away={spot: {"foul_drawing": fd} for spot, fd in draws.items()})
    for man in game.game.men[0]:
        if man.position < 0:
            man.out = "game"
    leave(game.game, game.man("away SF"), FOULED_OUT)
    assert [fouls.fouled_by_rank(game.game, AWAY, rank).card.name for rank in (1, 4, 5)] == [
        "away PG",
        "away C",
        "away C",
    ]
    game.play()
    assert game.game.score == [2, 0] and game.man("away PG").points == 2


def test_20_8_technicals_two_throws_and_the_ball_before_2014_15_one_and_no_change_since() -> None:
    stage("action Z", "z technical", "rpg 45", "free throw 1", "free throw 2").wrote(
        "technical home C", "free throw away PG", "free throw away PG"
    ).leaves("away")
    stage("action Z", "z technical", "rpg 45", "free throw 1", season=NEW).wrote(
        "technical home C", "free throw away PG"
    ).leaves("home")


def test_20_8_a_technical_of_the_bench_is_still_two_throws_since_2014_15() -> None:
    cards = ("action Z", "z technical coach defense", "free throw 1", "free throw 2")
    stage(*cards, season=NEW).leaves("home")
    stage(*cards, season=OLD).leaves("home")


def test_20_8_a_missed_throw_is_a_team_rebound_of_the_team_that_gets_the_ball() -> None:
    stage("action Z", "z technical", "rpg 45", "free throw 90", "free throw 2").wrote(
        "technical home C", "free throw missed away PG", "offensive rebound away", "free throw away PG"
    )


def test_20_9_team_fouls_carry_into_overtime() -> None:
    game = Stage(league="FIBA", season=OLD, left=0, period=4, team_fouls=[4, 1], score=[60, 60]).game
    end_period(game)
    assert game.team_fouls == [4, 1] and fouls.in_penalty(game, AWAY)


def test_20_10_zones_are_legal() -> None:
    stage("action Z", "z illegal defense", "z heave", "advance C 5", "shot 50").wrote("two home C")


def test_20_11_no_deliberate_fouls() -> None:
    assert HACK not in legal_menu(Stage(league="FIBA", season=OLD).game, AWAY, Window())
