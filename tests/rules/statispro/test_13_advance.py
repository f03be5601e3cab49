"""Section 13: the items of ADVANCE."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fieldhouse.games.statispro.model import CHOICE, PASS, TRAP, TURNOVER, Reading
from fieldhouse.games.statispro.rules.shooting import pass_number
from fieldhouse.games.statispro.state import FRONTCOURT
from rules.statispro.stage import FRONT, Stage, stage

PASSER = {"PG": {"assist": 9}}


def test_13_a_an_assist_on_the_last_pass_prolongs_the_clock_once() -> None:
    stage("advance PG 20 §8", "advance C 30", "shot 60", home=PASSER, **FRONT, passes=1).wrote(
        "two home C", "assist home PG"
    )


def test_13_a_but_only_once() -> None:
    stage(
        "advance PG 20 §8", "advance PG 20 §8", "shot 60", home={**PASSER, "SF": {"assist": 5}}, **FRONT, passes=1
    ).wrote("two home PG", "assist home SF")


def test_13_a_and_once_more_in_the_possession_after_an_offensive_rebound() -> None:
    stage("advance PG 20 §8", "advance C 30", "shot 90", "rebound O PG 30/§30", "advance SF 30", "advance SF 30",
          "advance PG 20 §8", "advance C 30", "shot 60", home=PASSER, **FRONT, passes=1).wrote(
        "miss home C", "offensive rebound home PG", "two home C", "assist home PG")  # fmt: skip


def test_13_b_steal_by_the_cited_defender() -> None:
    stage("advance PG 5 S3 SF", away={"SF": {"steal": 3}}, **FRONT, passes=2).wrote("steal away SF", "turnover home PG")


def test_13_c_choice_among_those_whose_attempts_reach_the_number() -> None:
    home = {"SF": {"attempts": 15}, "C": {"attempts": 16}}
    stage("advance choice 14", "shot 50", home=home, choices=("home choice: c",), **FRONT, passes=2).wrote("two home C")


def test_13_c_he_may_advance_instead_while_passes_are_left() -> None:
    choices = ("home choice: c", "home ball: advance")
    stage("advance choice 9", "advance SG 5", "shot 50", choices=choices, **FRONT, passes=3).wrote(
        "two home SG", "assist home C"
    )


def test_13_c_if_only_one_can_it_is_he() -> None:
    stage("advance choice 14", "shot 50", home={"C": {"attempts": 16}}, **FRONT, passes=2).wrote("two home C")


def test_13_c_with_nobody_able_the_one_with_most_attempts() -> None:
    stage("advance choice 19", "advance SG 5", "shot 50", home={"C": {"attempts": 16}}, **FRONT, passes=2).wrote(
        "two home SG", "assist home C"
    )


def test_13_d_defensive_foul() -> None:
    stage("advance SF 20", "advance foul D", "foul 90 FD3", **FRONT, passes=3).wrote("foul away SF").leaves(
        "home", FRONTCOURT
    )


def test_13_e_thrown_away_and_three_seconds_are_the_players() -> None:
    stage("advance TO PG ball thrown away", **FRONT, passes=3).wrote("turnover home PG").leaves("away", dead=True)
    stage("advance TO C 3 seconds", **FRONT, passes=3).wrote("turnover home C")


def test_13_e_24_seconds_only_on_the_last_pass_else_pass_40() -> None:
    stage("advance C 20", "advance 24 seconds PG", **FRONT, passes=2).wrote("turnover home")
    stage("advance C 20", "advance 24 seconds PG", "advance SF 5", "shot 40", **FRONT, passes=3).wrote(
        "two home SF", "assist home C"
    )


def test_13_f_kicked_ball() -> None:
    stage("advance C 20", "advance kicked ball", **FRONT, passes=2).wrote("happened home").leaves(
        "home", FRONTCOURT, passes=2, dead=True
    )


def test_13_g_jump_ball_kept_without_a_pass_left_is_a_forced_shot_by_the_shot_cards_pass_number() -> None:
    game = Stage("advance jump C", "jump SG", "shot 47", "rebound D C", home={"C": {"rebounds": 30}}, **FRONT, passes=1)
    label, card = game.table.draws[2]
    action = list(game.game.deck.action)
    action[card] = Reading(PASS, 0, 14)
    game.game.deck = replace(game.game.deck, action=tuple(action))
    assert label == "shot"
    game.play().wrote("tip home SG", "miss home SG", "rebound away C")


def test_13_g_a_shot_card_without_any_pass_number_takes_nothing_off() -> None:
    """Its ACTION, ADVANCE and PRESS are a turnover: 50 is good."""
    game = Stage("advance jump C", "jump SG", "shot 50", home={"C": {"rebounds": 30}}, **FRONT, passes=1)
    _, card = game.table.draws[2]
    for section in ("action", "advance", "press"):
        column = list(getattr(game.game.deck, section))
        column[card] = Reading(TURNOVER, 0, how="traveling")
        changed: dict[str, Any] = {section: tuple(column)}
        game.game.deck = replace(game.game.deck, **changed)
    game.play().wrote("tip home SG", "two home SG")


NO_PASS = Reading(TURNOVER, 0, 33, how="traveling")


@pytest.mark.parametrize(
    ("action", "advance", "press", "number"),
    [
        (Reading(PASS, 0, 14), Reading(PASS, 0, 15), Reading(PASS, 0, 16), 14),
        (Reading(CHOICE, 0, 14), Reading(PASS, 0, 15), Reading(PASS, 0, 16), 14),
        (NO_PASS, Reading(PASS, 0, 15), Reading(PASS, 0, 16), 15),
        (NO_PASS, NO_PASS, Reading(TRAP, 0, 16), 16),
        (NO_PASS, NO_PASS, NO_PASS, 0),
    ],
)
def test_13_g_the_pass_number_is_that_of_action_else_advance_else_press(
    action: Reading, advance: Reading, press: Reading, number: int
) -> None:
    game = Stage().game
    others = game.deck.action[1:]
    game.deck = replace(game.deck, action=(action, *others), advance=(advance, *others), press=(press, *others))
    assert pass_number(game, 0) == number
