"""Section 9: the items of ACTION."""

from __future__ import annotations

from dataclasses import replace

from fieldhouse.games.statispro.model import SeasonNumbers
from fieldhouse.games.statispro.options import BOOK, FITTED
from fieldhouse.games.statispro.state import FRONTCOURT
from rules.statispro.stage import FRONT, stage


def test_9_a_pass_to_a_position() -> None:
    stage("action C 10", "shot 50").wrote("two home C")


def test_9_b_defenders_ball_out_of_bounds() -> None:
    stage("action TO SG traveling").wrote("turnover home SG").leaves("away", dead=True)


def test_9_b_above_the_seasons_number_a_turnover_is_a_pass_12_by_house_rule() -> None:
    numbers = SeasonNumbers(1986, turnovers=50)
    stage("action TO SG traveling [T51]", "advance C 5", "shot 50", options=FITTED, numbers=numbers).wrote("two home C")
    stage("action TO SG traveling [T50]", options=FITTED, numbers=numbers).wrote("turnover home SG")
    stage("action TO SG traveling [T51]", numbers=numbers).wrote("turnover home SG")


def test_9_c_consult_z_and_go_on_with_advance() -> None:
    stage("action Z", "z heave", "advance C 5", "shot 50").wrote("two home C")


def test_9_c_with_one_pass_left_it_is_used_and_with_none_the_clock_has_run_out() -> None:
    for z_reading in ("heave", "injury period"):
        rpg = () if z_reading == "heave" else ("rpg 7",)
        situation = {**FRONT, "has_injury": True, "options": replace(BOOK, stamina=False)}
        stage("advance Z", f"z {z_reading}", *rpg, "advance C 5", "shot 50", passes=2, **situation).wrote("two home C")
        stage("advance Z", f"z {z_reading}", *rpg, passes=1, **situation).wrote("turnover home").leaves("away")


def test_4_4_9_c_a_z_reading_is_no_completed_pass() -> None:
    passer = {"PG": {"assist": 9}}
    stage("action PG 20 §8", "advance Z", "z heave", "advance C 10", "shot 51", "rebound D C", home=passer).wrote(
        "miss home C", "rebound away C"
    )


def test_9_d_defensive_foul() -> None:
    stage("action foul D", "foul 3 FD1", away={"PG": {"foul_range": (1, 5)}}).wrote("foul away PG").leaves(
        "home", FRONTCOURT
    )


def test_9_d_above_the_seasons_number_it_is_a_pass_by_house_rule() -> None:
    stage(
        "action foul D [F60 PG]", "advance C 5", "shot 50", options=FITTED, numbers=SeasonNumbers(1986, fouls=59)
    ).wrote("two home C")


def test_9_e_fouled_in_the_act_of_shooting() -> None:
    """Who by 6.1, then the shot with the DEFENSE of his man."""
    home = {"C": {"foul_drawing": 20.0}}
    cards = ("action shooting foul", "foul 90 FD1", "foul drawing 3 FD1")
    stage(*cards, "shot 46", "free throw 1", home=home, away={"C": {"defense": -4}}).wrote(
        "foul away C", "two home C", "free throw home C"
    )
    stage(*cards, "shot 47", "free throw 1", "free throw 2", home=home, away={"C": {"defense": -4}}).wrote(
        "foul away C", "fouled home C", "free throw home C", "free throw home C"
    )


def test_9_f_offensive_foul_by_range_or_by_fd_rank_of_another_card() -> None:
    stage("action foul O", "foul 3 FD1", home={"SG": {"foul_range": (1, 5)}}).wrote("foul home SG", "turnover home SG")
    stage("action foul O", "foul 90 FD1", "foul drawing 3 FD1", home={"C": {"foul_drawing": 20.0}}).wrote(
        "foul home C", "turnover home C"
    ).leaves("away", dead=True)
