"""The small print of basketball: what a deliberate foul, a three-point tactic, a scorer by choice leave behind."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.games.statispro import menu
from fieldhouse.games.statispro.rules.bench import toggle_three_point_tactics
from fieldhouse.games.statispro.rules.fouls import deliberate_foul
from fieldhouse.games.statispro.rules.index_points import ask_ignore_foul
from fieldhouse.games.statispro.rules.shooting import aim
from fieldhouse.table.script import ScriptTable
from fieldhouse.table.seat import AWAY, HOME
from rules.statispro.stage import FRONT, Stage, stage, z


def test_6_6_after_a_deliberate_foul_the_ball_is_not_brought_in_at_mid_court() -> None:
    """8.4.1: whatever a time-out had promised."""
    game = Stage(**FRONT)
    game.game.half_court = True
    deliberate_foul(game.game, game.man("home PG"), game.man("away PG"))
    assert not game.game.half_court


def test_4_6_1_either_teams_tactics_are_rated_at_once() -> None:
    for seat, us, them in ((AWAY, "away", "home"), (HOME, "home", "away")):
        shooter: dict[str, Any] = {"SF": {"three_attempts": 5, "three_points": 30}}
        game = Stage(away=shooter, home=shooter)
        man, other = game.man(f"{us} SF"), game.man(f"{them} SF")
        assert man.three_attempts == other.three_attempts == 5
        toggle_three_point_tactics(game.game, seat, menu.THREE_OFFENSE)
        assert (man.three_attempts, other.three_attempts) == (15, 5)
        toggle_three_point_tactics(game.game, seat, menu.THREE_OFFENSE)
        assert (man.three_attempts, other.three_attempts) == (5, 5)


def test_14_e_a_scorer_by_choice_shoots_no_three() -> None:
    game = z(
        "z choice scores, fouled", "foul 90 FD5", "free throw 1", shot_three=True, choices=("home scorer: c",)
    )  # fmt: skip
    assert not game.game.shot_three


def test_14_a_one_pass_that_is_left_is_enough_for_a_time_out() -> None:
    pile = list(range(1, 151)) + list(range(181, 201))
    choices = ("home rest him: time-out", "home bench: substitute", "home substitution: pg p6")
    game = stage("advance Z", "z rest offense PG", **FRONT, passes=2, pile=pile, choices=choices)
    game.wrote("tired home PG", "time-out home")


@pytest.mark.parametrize(("number", "is_three"), [(0, False), (1, True), (4, True), (6, False)])
def test_4_6_a_pass_number_below_the_rating_is_a_three_pointer_and_none_is_no_number(
    number: int, is_three: bool
) -> None:
    game = Stage(**FRONT)
    game.game.has_threes, game.game.number = True, number
    aim(game.game, game.man("home SF"), 0, 5)
    assert game.game.shot_three is is_three


@pytest.mark.parametrize(("limit", "says", "ignored"), [(1, "ignore", True), (1, "stand", False), (0, "", False)])
def test_16_c_one_point_a_period_is_enough_to_ignore_a_foul(limit: int, says: str, ignored: bool) -> None:
    game = Stage(index=[0, limit], index_limit=limit).game
    game.table = ScriptTable(choices=[(HOME, "index foul", says)] if says else [])
    assert ask_ignore_foul(game, "A double foul", -1) is ignored
    game.table.finish()
