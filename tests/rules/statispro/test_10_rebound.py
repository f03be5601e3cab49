"""Section 10: the items of REBOUND, and the Fast Break."""

from __future__ import annotations

import pytest

from fieldhouse.games.statispro.model import SeasonNumbers
from fieldhouse.games.statispro.options import FITTED
from fieldhouse.games.statispro.rules.breaks import column
from fieldhouse.games.statispro.state import FRONTCOURT
from fieldhouse.table.seat import HOME
from rules.statispro.stage import FRONT, Stage, stage

MISS = ("action SF 5", "shot 90")
BREAK = (*MISS, "rebound D C FB")
WROTE = ("miss home SF", "rebound away C", "fast break away C")


def test_10_a_the_break_is_the_rebounders_choice() -> None:
    stage(*BREAK, choices=("away fast break: no",)).wrote("miss home SF", "rebound away C").leaves("away", dead=False)


def test_10_a_not_on_a_missed_foul_shot() -> None:
    stage("action SF 5", "shot 40 foul PF >9", "free throw 90", "rebound D C FB").leaves("away", dead=False)


def test_10_a_rpg_scores_with_an_assist_for_the_originator() -> None:
    stage(*BREAK, "fast break 1 FD1", "rpg 110").wrote(*WROTE, "two away PG", "assist away C").leaves("home")


def test_10_a_if_scorer_and_originator_are_one_the_best_other_passer_is_credited() -> None:
    stage(*BREAK, "fast break 1 FD1", "rpg 145", away={"SF": {"assist": 7}}).wrote(
        *WROTE, "two away C", "assist away SF"
    )
    stage(*BREAK, "fast break 27 FD2", away={"SF": {"assist": 7}}).wrote(*WROTE, "two away C", "assist away SF")


def test_10_a_score_and_foul_by_6_1() -> None:
    stage(*BREAK, "fast break 32 FD2", "rpg 110", "foul 90 FD1", "free throw 1").wrote(
        *WROTE, "two away PG", "assist away C", "foul home PG", "free throw away PG"
    )


def test_10_a_rpg_shoots_normally() -> None:
    stage(*BREAK, "fast break 40 FD2", "rpg 110", "shot 50").wrote(*WROTE, "two away PG")


def test_10_a_fouled_while_shooting() -> None:
    stage(*BREAK, "fast break 55 FD3", "rpg 110", "foul 90 FD1", "shot 90", "free throw 1", "free throw 2").wrote(
        *WROTE, "foul home PG", "fouled away PG", "free throw away PG", "free throw away PG"
    )


def test_10_a_fouled_while_shooting_and_good() -> None:
    stage(*BREAK, "fast break 55 FD3", "rpg 110", "foul 90 FD1", "shot 50", "free throw 1").wrote(
        *WROTE, "foul home PG", "two away PG", "free throw away PG"
    )


def test_10_a_turnover() -> None:
    stage(*BREAK, "fast break 60 FD3", "rpg 110").wrote(*WROTE, "turnover away PG").leaves("home")


def test_10_a_pull_up_and_advance_with_two_passes_left() -> None:
    stage(*BREAK, "fast break 90 FD5", "advance PG 20", "advance C 12", "shot 48").wrote(
        *WROTE, "two away C", "assist away PG"
    )


@pytest.mark.parametrize(
    ("offense", "defense", "letter"), [(0, 4, "A"), (2, 2, "D"), (0, 0, "D"), (4, 0, "G"), (1, 2, "C")]
)
def test_10_a_grades_give_the_column(offense: int, defense: int, letter: str) -> None:
    game = Stage(home_card={"offense": offense}, away_card={"defense": defense}).game
    assert "ABCDEFG"[column(game, HOME)] == letter


def test_10_b_defense_position() -> None:
    stage(*MISS, "rebound D SG").wrote("miss home SF", "rebound away SG").leaves("away", dead=False)


def test_10_c_ties_go_to_the_defense() -> None:
    stage(*MISS, "rebound high PF 20/§20").wrote("miss home SF", "rebound away PF")


def test_10_c_no_bonus_on_a_fast_break_shot() -> None:
    stage(*BREAK, "fast break 40 FD2", "rpg 110", "shot 90", "rebound high PF +9 20/§30", "advance C 5", "shot 40",
          away={"PF": {"rebounds": 15}}).wrote(
        *WROTE, "miss away PG", "offensive rebound away PF", "two away C", "assist away PF")  # fmt: skip


def test_10_c_the_seasons_number_is_added_by_house_rule() -> None:
    home, numbers = {"PF": {"rebounds": 14}}, SeasonNumbers(1986, rebounds=3)
    stage(*MISS, "rebound high PF +1 20/§20", home=home, numbers=numbers, options=FITTED).wrote(
        "miss home SF", "rebound away PF"
    )


def test_10_c_the_offensive_rebounder_shoots_at_his_number() -> None:
    stage(*MISS, "rebound O PF 10/§20", "shot 50").wrote("miss home SF", "offensive rebound home PF", "two home PF")


def test_10_c_or_passes_for_an_open_shot_if_his_assist_reaches_the_number() -> None:
    stage(*MISS, "rebound O PF 20/§8", "advance C 30", "shot 60", home={"PF": {"assist": 8}}).wrote(
        "miss home SF", "offensive rebound home PF", "two home C", "assist home PF"
    )


def test_10_d_offense_position_is_the_first_of_three_passes() -> None:
    stage(*MISS, "rebound O PF 20/§20", "advance C 20", "advance C 20", "advance SG 12", "shot 48").wrote(
        "miss home SF", "offensive rebound home PF", "two home SG", "assist home C"
    )


def test_10_e_out_of_bounds_to_the_offense() -> None:
    stage(*MISS, "rebound OB O").wrote("miss home SF", "offensive rebound home").leaves("home", FRONTCOURT, passes=3)


def test_10_f_out_of_bounds_to_the_defense() -> None:
    stage(*MISS, "rebound OB D").wrote("miss home SF", "rebound away").leaves("away", dead=True)


def test_10_g_offensive_goaltending_is_a_team_turnover_and_no_attempt() -> None:
    game = stage(*MISS, "rebound GT O").wrote("turnover home").leaves("away", dead=True)
    assert game.man("home SF").tries == 0
    stage(*MISS, "rebound O PF 10/§20", "shot 40 foul PF >9", "free throw 90", "rebound GT O").wrote(
        "miss home SF", "offensive rebound home PF", "foul away PF", "two home PF", "free throw missed home PF",
        "turnover home",
    )  # fmt: skip


def test_10_h_loose_ball_foul_on_the_defense() -> None:
    cards = (*MISS, "rebound loose ball D", "foul 3 FD1")
    away = {"SG": {"foul_range": (1, 5)}}
    stage(*cards, away=away).wrote("miss home SF", "foul away SG", "offensive rebound home").leaves(
        "home", FRONTCOURT, passes=3
    )
    stage(*cards, "foul drawing 3 FD1", "free throw 1", "free throw 2", away=away, home={"C": {"foul_drawing": 20.0}},
          team_fouls=[4, 0]).wrote(
        "miss home SF", "foul away SG", "free throw home C", "free throw home C")  # fmt: skip


def test_10_i_loose_ball_foul_on_the_offense_is_a_team_foul() -> None:
    cards = (*MISS, "rebound loose ball O", "foul 90 FD1")
    home = {"C": {"foul_drawing": 20.0}}
    game = stage(*cards, home=home).wrote("miss home SF", "foul home C", "rebound away").leaves("away", dead=True)
    assert game.game.team_fouls == [0, 1]
    stage(*cards, "free throw 1", "free throw 2", home=home, team_fouls=[0, 4]).wrote(
        "miss home SF", "foul home C", "free throw away C", "free throw away C"
    )


def test_10_j_jump_ball() -> None:
    stage(*MISS, "rebound jump PF", "jump PG", away={"PF": {"rebounds": 20}}).wrote(
        "miss home SF", "tip away PG", "rebound away"
    ).leaves("away", dead=True)


def test_10_j_after_an_air_ball_without_a_pass_left_the_clock_has_run_out() -> None:
    stage("advance SF 5", "shot 99 air ball", "rebound jump PF", "jump PG", home={"PF": {"rebounds": 20}}, **FRONT,
          passes=1).wrote(
        "miss home SF", "tip home PG", "offensive rebound home", "turnover home").leaves("away")  # fmt: skip


def test_10_e_after_an_air_ball_one_pass_that_is_left_may_be_used() -> None:
    cards = ("advance SF 5", "shot 99 air ball", "rebound OB O")
    stage(*cards, **FRONT, passes=2).leaves("home", FRONTCOURT, passes=1)
    stage(*cards, **FRONT, passes=1).leaves("away")


def test_10_a_missed_first_throw_is_a_team_rebound() -> None:
    stage("action SF 5", "shot 90 foul PF >9", "free throw 90", "free throw 1").wrote(
        "foul away PF", "fouled home SF", "free throw missed home SF", "offensive rebound home", "free throw home SF"
    )
