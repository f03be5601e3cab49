"""Section 15: the items of PRESS."""

from __future__ import annotations

from typing import Any

from fieldhouse.games.statispro.state import FRONTCOURT
from rules.statispro.stage import Stage, stage


def press(*cards: str, **situation: Any) -> Stage:
    return stage(*cards, **{"press": True, **situation})


def test_15_a_defense_foul() -> None:
    press("press foul D", "foul 3 FD1", away={"PG": {"foul_range": (1, 5)}}).wrote("foul away PG").leaves(
        "home", FRONTCOURT
    )


def test_15_b_intentional_foul_two_throws_and_the_ball() -> None:
    press("press intentional foul", "foul 3 FD1", "foul drawing 3 FD1", "free throw 1", "free throw 2",
          away={"PG": {"foul_range": (1, 5)}}, home={"C": {"foul_drawing": 20.0}}).wrote(
        "foul away PG", "free throw home C", "free throw home C").leaves("home", FRONTCOURT, passes=2)  # fmt: skip


def test_15_c_choice() -> None:
    press("press choice 9", "shot 50", choices=("home choice: sf",)).wrote("two home SF")


def test_15_d_pass() -> None:
    press("press PG 9", "shot 50").wrote("two home PG")


def test_15_e_choice_scores_with_an_assist_for_the_best_other_passer() -> None:
    press("press choice scores", choices=("home scorer: c",), home={"SG": {"assist": 5}}).wrote(
        "two home C", "assist home SG"
    )


def test_15_f_consult_z_and_five_more_for_the_pressers() -> None:
    extra = [
        "press z rest defense C",
        "press z rest offense C",
        "press z great night",
        "press z heave",
        "press z heave",
    ]
    game = press("press Z", "z heave", *extra, "advance SG 5", "shot 50", pile=[*range(1, 60), *range(150, 201)])
    game.wrote("tired away C", "two home SG")


def test_15_f_it_is_those_who_pressed_who_tire_whoever_has_the_ball_by_then() -> None:
    extra = ["press z rest defense C", *["press z heave"] * 4]
    cards = ("press Z", "z three, fouled", "free throw 1")
    game = press(*cards, *extra, pile=[*range(1, 60), *range(150, 201)])
    game.wrote("three home PG", "foul away PG", "free throw home PG", "tired away C").leaves("away")


def test_15_g_turnovers() -> None:
    press("press TO PG ball not put in play in time").wrote("turnover home PG").leaves("away", dead=True)


def test_15_h_offensive_foul() -> None:
    press("press foul O", "foul 3 FD1", home={"SG": {"foul_range": (1, 5)}}).wrote("foul home SG", "turnover home SG")


def test_15_i_jump_ball_at_the_far_end_so_who_keeps_the_ball_consults_action_again() -> None:
    """4.1."""
    press("press jump C", "jump PG", home={"C": {"rebounds": 30}}).wrote("tip home PG").leaves(
        "home", "bring up", passes=3, dead=True
    )
    press("press jump C", "jump PG", away={"C": {"rebounds": 30}}).wrote("tip away PG", "turnover home").leaves(
        "away", "bring up"
    )


def test_15_j_dead_ball_foul() -> None:
    press("press dead ball foul", "foul 3 FD1", "foul drawing 3 FD1", "free throw 1", "free throw 2",
          away={"PG": {"foul_range": (1, 5)}}, home={"C": {"foul_drawing": 20.0}}).leaves("away")  # fmt: skip


def test_15_k_a_trap_costs_an_advance() -> None:
    press("press trap PG 20", "advance C 12", "shot 48").wrote("two home C", "assist home PG")


def test_15_k_the_trap_with_one_advance_left_leaves_none() -> None:
    """Three passes: the press is the first, the trap takes the second, one is left; in the NCAA of four two are."""
    game = Stage("press trap SF 20", "advance C 20", "shot 40", press=True, dead_ball=True)
    game.play()
    assert game.sheet[-2:] == ["two home C", "assist home SF"], "a forced shot: the trap left one pass"
