"""Odd cases of sections 19 and 20: fouls late and in overtime, whose ball a quarter is, four men on the floor."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.games.statispro.man import FOULED_OUT
from fieldhouse.games.statispro.rules import fouls
from fieldhouse.games.statispro.rules.lineups import leave
from fieldhouse.games.statispro.rules.periods import end_period, first_possession
from fieldhouse.games.statispro.state import FRONTCOURT
from fieldhouse.table.seat import AWAY, HOME
from rules.statispro.stage import FRONT, Stage, stage

FOULED = ("advance SF 20", "advance foul D", "foul 90 FD3")
NCAA = {"league": "NCAA", **FRONT, "passes": 4}


def test_19_5_the_second_foul_of_the_final_two_minutes_of_a_half_gives_one_and_one() -> None:
    late = {**NCAA, "period": 2, "left": 20}
    stage(*FOULED, **late, team_fouls=[2, 0]).leaves("home", FRONTCOURT)
    stage(*FOULED, "free throw 90", "rebound D C", **late, team_fouls=[2, 0], late_fouls=[1, 0]).wrote(
        "foul away SF", "free throw missed home SF", "rebound away C"
    )
    stage(*FOULED, **{**late, "period": 1}, beyond=150, team_fouls=[2, 0], late_fouls=[1, 0]).leaves("home", FRONTCOURT)


def test_19_5_three_team_fouls_in_an_overtime() -> None:
    game = Stage(league="NCAA", period=5, left=60, team_fouls=[2, 3]).game
    assert not fouls.in_penalty(game, AWAY) and fouls.in_penalty(game, HOME)


@pytest.mark.parametrize(("season", "starters"), [(2013, [AWAY, HOME, AWAY]), (2014, [AWAY, AWAY, HOME])])
def test_20_3_a_quarter_is_begun_by_the_arrow_and_since_2013_14_by_the_opening_tip(
    season: int, starters: list[int]
) -> None:
    game = Stage(league="FIBA", season=season, arrow=AWAY, tip_winner=HOME).game
    found = []
    for period in (2, 3, 4):
        game.period = period
        found.append(first_possession(game))
    assert found == starters


def test_20_3_since_2013_14_there_are_jump_balls_again_in_play_and_in_overtime() -> None:
    cards = ("advance jump C", "jump PG")
    stage(*cards, league="FIBA", season=2014, home={"C": {"rebounds": 30}}, **FRONT, passes=2).wrote("tip home PG")
    stage("advance jump C", league="FIBA", season=2013, arrow=AWAY, **FRONT, passes=2).wrote("turnover home")
    game = Stage("jump PG", league="FIBA", season=2014, period=5, away={"C": {"rebounds": 30}})
    assert first_possession(game.game) == AWAY and not game.table.draws


@pytest.mark.parametrize(("season", "advances"), [(2014, 3), (2015, 2)])
def test_20_4_a_mans_offensive_rebound_gives_three_advances_and_since_2014_15_two(season: int, advances: int) -> None:
    cards = (
        "action SF 5",
        "shot 90",
        "rebound O PF 30/§30",
        *["advance PG 20"] * (advances - 1),
        "advance C 20",
        "shot 40",
    )
    stage(*cards, league="FIBA", season=season).wrote(
        "miss home SF", "offensive rebound home PF", "two home C", "assist home PG"
    )


def test_20_9_team_fouls_carry_into_every_overtime() -> None:
    game = Stage(league="FIBA", season=2010, left=0, period=5, team_fouls=[3, 4], score=[70, 70]).game
    end_period(game)
    assert game.team_fouls == [3, 4] and not fouls.in_penalty(game, AWAY) and fouls.in_penalty(game, HOME)


def test_20_11_the_clock_may_still_be_stopped_by_a_foul_as_8_7_says() -> None:
    stage("action SF 20", league="FIBA", season=2010, period=4, left=12, score=[50, 52],
          choices=("away stop clock: foul",)).wrote("foul away SF")  # fmt: skip


def four(*cards: str, spot: str = "SF", **situation: Any) -> Stage:
    """The visitors have nobody where *spot* stood."""
    game = Stage(*cards, **{"league": "FIBA", "season": 2010, **situation})
    for man in game.game.men[AWAY]:
        if man.position < 0:
            man.out = "game"
    leave(game.game, game.man(f"away {spot}"), FOULED_OUT)
    return game


def test_20_7_nobody_wins_a_contested_ball_whatever_a_card_adds() -> None:
    four("action PG 5", "shot 90", "rebound high SF +16 10/§30", "shot 50", home={"SF": {"rebounds": 1}}).play().wrote(
        "miss home PG", "offensive rebound home SF", "two home SF"
    )
    game = four("advance jump SF", "jump PG +15", home={"SF": {"rebounds": 1}}, **FRONT, passes=2, season=2014)
    game.play().wrote("tip home PG").leaves("home", FRONTCOURT)


def test_20_7_nobody_makes_a_shot_not_even_an_open_one() -> None:
    passer: dict[str, Any] = {"offense": AWAY, "away": {"PG": {"assist": 9}}}
    cards = ("advance PG 20 §8", "advance SF 5", "shot 1", "rebound D C")
    game = four(*cards, **passer, **FRONT, passes=2)
    assert game.play().game.score == [0, 0]
    game = four("action PG 20 §8", "advance SF 5", "advance C 5", "shot 50", **passer, choices=("away ball: advance",))
    assert game.play().man("away C").points == 2, "he had better pass it on"


def test_20_7_the_man_whom_nobody_guards_meets_no_defense_and_is_fouled_by_who_has_the_fewest_fouls() -> None:
    game = four("action SF 20", "advance foul D", "foul 90 FD3")
    for man in game.game.floor[AWAY]:
        man.fouls = 0 if man.card.name == "away PF" else 2
    game.play().wrote("foul away PF")
    assert game.game.floor[AWAY][2].fouls == 2, "not charged to nobody"


def test_20_7_a_foul_after_a_pass_to_nobody_is_on_whom_the_fd_number_finds() -> None:
    draws = {spot: {"foul_drawing": number} for spot, number in (("PG", 20.0), ("SG", 15.0), ("PF", 10.0), ("C", 5.0))}
    cards = ("action SF 5", "advance foul D", "foul 90 FD3", "foul drawing 30 FD2", "free throw 1", "free throw 2")
    game = four(*cards, offense=AWAY, team_fouls=[0, 4], away=draws)
    game.play().wrote("foul home SG", "free throw away SG", "free throw away SG")


def test_20_7_a_foul_of_the_cited_place_where_nobody_stands_is_the_primary_defenders() -> None:
    four("action C 5", "shot 40 foul SF >5", "free throw 1").play().wrote(
        "foul away C", "two home C", "free throw home C"
    )


def test_20_7_an_rpg_that_finds_nobody_is_drawn_again() -> None:
    four("action Z", "z technical", "rpg 125", "rpg 185", "free throw 1", "free throw 2").play().wrote(
        "technical away SG", "free throw home PG", "free throw home PG"
    )


def test_20_7_the_very_last_man_stays() -> None:
    game = four()
    for spot in ("PG", "SG", "PF"):
        leave(game.game, game.man(f"away {spot}"), FOULED_OUT)
    man = game.man("away C")
    man.fouls = 4
    fouls.charge(game.game, man)
    assert man.can_play and game.game.floor[AWAY][4] is man
