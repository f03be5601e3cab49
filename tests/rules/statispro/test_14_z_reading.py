"""Section 14: the items of Z READING."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fieldhouse.games.statispro.events import LET_OFF, RESTED
from fieldhouse.games.statispro.man import EJECTED
from fieldhouse.games.statispro.model import HEAVE
from fieldhouse.games.statispro.options import BOOK
from fieldhouse.games.statispro.rules.index_points import can_spend
from fieldhouse.games.statispro.rules.stamina import end_rest_period, mandatory_rest, tire
from fieldhouse.games.statispro.state import FRONTCOURT
from fieldhouse.table.seat import AWAY
from rules.statispro.stage import AFTER, FRONT, Stage, stage, z


def test_14_a_mandatory_rest_tires_the_cited_man_at_once() -> None:
    game = z("z rest defense C", *AFTER).wrote("tired away C", "two home SG")
    assert game.man("away C").must_rest


def test_14_a_not_while_the_dead_ball_deck_is_larger_than_the_discards() -> None:
    stage("action Z", "z rest defense C", *AFTER, pile=list(range(1, 195)), left=175, dead_left=20).wrote("two home SG")


def test_14_a_of_two_at_one_position_the_opposing_coach_says_who() -> None:
    game = Stage(dead_left=0, choices=("home whose rest: old",))
    tire(game.game, game.man("away PG"))
    mandatory_rest(game.game, game.man("away SG"))
    game.table.finish()
    assert game.man("away PG").must_rest and not game.man("away SG").must_rest
    game = Stage(dead_left=0, choices=("home whose rest: new",))
    tire(game.game, game.man("away PG"))
    mandatory_rest(game.game, game.man("away SG"))
    assert not game.man("away PG").must_rest and game.man("away SG").must_rest
    assert (RESTED, AWAY, game.man("away PG").index, LET_OFF) in game.game.events, "he has not rested"


def test_14_a_a_guard_a_forward_and_a_center_may_all_need_rest() -> None:
    game = Stage(dead_left=0)
    for name in ("away PG", "away SF", "away C"):
        mandatory_rest(game.game, game.man(name))
    assert [man.must_rest for man in game.game.floor[0]] == [True, False, True, False, True]


def test_14_a_a_man_of_two_positions_takes_the_one_that_is_free() -> None:
    """A guard-forward rests as the forward while a guard rests, on the bench too, so the next forward is a question."""
    game = Stage(dead_left=0, away={"SF": {"roles": (0, 1)}}, choices=("home whose rest: new",))
    for name in ("away PG", "away SF"):
        mandatory_rest(game.game, game.man(name))
    assert game.man("away PG").must_rest and game.man("away SF").must_rest
    game.man("away SF").position = -1
    mandatory_rest(game.game, game.man("away PF"))
    game.table.finish()
    assert [game.man(f"away {spot}").must_rest for spot in ("PG", "SF", "PF")] == [True, False, True]


def test_14_a_who_sits_out_the_rest_of_the_rest_period_is_rested_who_does_not_is_not() -> None:
    game = Stage(dead_left=0)
    tire(game.game, game.man("away PG"))
    tire(game.game, game.man("away C"))
    game.man("away C").position = -1
    game.man("away C").has_sat = False
    end_rest_period(game.game)
    assert game.man("away PG").must_rest and not game.man("away C").must_rest


def test_14_b_flagrant_foul_two_throws_and_the_ball() -> None:
    cards = ("z flagrant foul D", "foul 3 FD1", "foul drawing 3 FD1")
    home, away = {"C": {"foul_drawing": 20.0}}, {"SG": {"foul_range": (1, 5)}}
    game = z(*cards, "ejection 50 FD3", "free throw 1", "free throw 2", home=home, away=away)
    game.wrote("foul away SG", "free throw home C", "free throw home C").leaves("home", FRONTCOURT)
    game = z(*cards, "ejection 81 FD5", "free throw 1", "free throw 2", home=home, away=away)
    assert game.man("away SG").out == EJECTED, "81 to 100 are a shooting guard's"


def test_14_c_double_foul_team_fouls_for_both_and_a_jump() -> None:
    game = z("z double foul", "foul drawing 3 FD1", "jump PG", home={"C": {"foul_drawing": 20.0, "rebounds": 30}})
    game.wrote("foul home C", "foul away C", "tip home PG").leaves("home", dead=True)
    assert game.game.team_fouls == [1, 1]


def test_14_d_technical_one_throw_and_the_same_team_has_the_ball() -> None:
    game = z("z technical", "rpg 185", "free throw 90", home={"C": {"free_throws": 89}})
    game.wrote("technical away SG", "free throw missed home C", "offensive rebound home").leaves("home", dead=True)
    assert game.game.team_fouls == [0, 0] and game.man("away SG").fouls == 0


def test_14_d_the_second_technical_ejects() -> None:
    game = Stage("action Z", "z technical", "rpg 185", "free throw 1")
    game.man("away SG").technicals = 1
    game.play()
    assert game.man("away SG").out == EJECTED


def test_14_d_against_the_bench_it_costs_the_opponents_an_index_point_or_earns_one() -> None:
    game = z("z technical coach defense", "free throw 1", index=[0, 3], index_limit=1)
    assert game.game.index == [0, 2]
    game = z("z technical coach defense", "free throw 1", index=[2, 0], index_limit=1)
    assert game.game.index == [3, 0]
    game = z("z technical coach defense", "free throw 1", index=[0, 0], index_limit=0)
    assert game.game.index == [1, 0] and can_spend(game.game, AWAY, 1) and game.game.index_limit == 1
    game = z("z technical coach offense", "free throw 1", index=[3, 0], index_limit=1)
    assert game.game.index == [2, 0]
    game = z("z technical coach offense", "free throw 1", index=[0, 0], options=replace(BOOK, index_points=False))
    assert game.game.index == [0, 0]


def test_14_e_choice_scores_and_is_fouled() -> None:
    z(
        "z choice scores, fouled",
        "foul 90 FD5",
        "free throw 1",
        home={"PG": {"assist": 9}},
        choices=("home scorer: c",),
    ).wrote("two home C", "assist home PG", "foul away C", "free throw home C")


def test_14_f_fight_one_of_each_team_is_thrown_out() -> None:
    game = z("z fight", "rpg 185", "rpg 45", *AFTER)
    game.wrote("out home SG", "out away C", "two home b1")
    assert game.game.team_fouls == [0, 0]


def test_14_h_the_man_with_most_three_point_attempts_hits_and_is_fouled() -> None:
    z("z three, fouled", "free throw 1", home={"SF": {"three_attempts": 4, "three_points": 30}}).wrote(
        "three home SF", "foul away SF", "free throw home SF"
    )
    z("z three, fouled", "free throw 1", choices=("home scorer: pf",)).wrote(
        "three home PF", "foul away PF", "free throw home PF"
    )


def test_14_i_great_night_doubles_the_leading_scorers_attempts() -> None:
    game = Stage(
        "action Z", "z great night", *AFTER, away={"C": {"attempts": 9, "three_attempts": 2, "three_points": 20}}
    )
    game.man("away C").points = 20
    game.play()
    assert (game.man("away C").attempts, game.man("away C").three_attempts) == (18, 4)


def test_14_i_ties_by_attempts_then_percentage_then_the_coach() -> None:
    game = Stage("action Z", "z great night", *AFTER, away={"C": {"attempts": 12}})
    for name in ("away C", "away PF"):
        game.man(name).points = 20
    game.play()
    assert game.man("away C").has_great_night
    game = Stage("action Z", "z great night", *AFTER)
    for name, tries in (("away C", 10), ("away PF", 9), ("home C", 11)):
        game.man(name).points, game.man(name).field_goals, game.man(name).tries = 12, 6, tries
    game.play()
    assert game.man("away PF").has_great_night, "six of nine is best"
    game = Stage("action Z", "z great night", "rpg 150", *AFTER, choices=("away who: p4",))
    for name in ("away C", "away PF", "home C"):
        game.man(name).points = 20
    game.play()
    assert game.man("away PF").has_great_night


def test_14_j_illegal_defense_a_throw_and_a_new_clock() -> None:
    z("z illegal defense", "free throw 90").wrote(
        "happened away", "free throw missed home PG", "offensive rebound home"
    )
    z("z illegal defense", "free throw 1").wrote("happened away", "free throw home PG").leaves(
        "home", FRONTCOURT, passes=3
    )


def test_14_a_with_the_ball_a_time_out_takes_a_tired_man_out_at_once() -> None:
    choices = ("home rest him: time-out", "home bench: substitute", "home substitution: pg p6")
    game = z("z rest offense PG", choices=choices).wrote("tired home PG", "time-out home")
    assert game.leaves("home", FRONTCOURT, passes=2, dead=True).man("home b1").position == 0
    asked = ("home rest him: time-out",)
    with pytest.raises(AssertionError, match="rest him"):
        z("z rest offense PG", *AFTER, choices=asked, time_outs=[7, 0])
    pile = list(range(1, 151)) + list(range(181, 201))
    with pytest.raises(AssertionError, match="rest him"):  # with no pass left the clock has run out
        stage("advance Z", "z rest offense PG", **FRONT, passes=1, pile=pile, choices=asked)


def test_14_a_not_for_a_defender_who_tires() -> None:
    with pytest.raises(AssertionError, match="rest him"):
        z("z rest defense PG", *AFTER, choices=("away rest him: time-out",))


def test_14_k_the_next_miss_is_tipped_in() -> None:
    """4.7: whoever rebounds the miss has a rebound; the basket is his, or his man's if he defends."""
    z("z tip-in", "advance SG 5", "shot 90", "rebound D PF FB").wrote("miss home SG", "rebound away PF", "two home PF")
    z("z tip-in", "advance SG 5", "shot 90", "rebound O C 20/§20").wrote(
        "miss home SG", "offensive rebound home C", "two home C"
    )
    game = z("z tip-in", "advance SG 5", "shot 90", "rebound OB D").wrote("miss home SG", "rebound away")
    assert not game.game.tip_in, "that was the next miss"
    game = z("z tip-in", "advance SG 5", "shot 40 foul PF >9", "free throw 90", "rebound OB D")
    assert game.game.tip_in, "a free throw was not"


def test_14_l_elbow_foul_is_a_personal_and_a_technical() -> None:
    game = z("z elbow foul D", "foul 3 FD1", "foul drawing 3 FD1", "free throw 1", "free throw 2",
             home={"C": {"foul_drawing": 20.0}}, away={"SG": {"foul_range": (1, 5)}})  # fmt: skip
    game.wrote("foul away SG", "technical away SG", "free throw home C", "free throw home C").leaves("away")


def test_14_l_he_is_charged_with_both_also_if_the_first_was_his_sixth() -> None:
    game = Stage("action Z", "z elbow foul D", "foul 3 FD1", "foul drawing 3 FD1", "free throw 1", "free throw 2",
                 home={"C": {"foul_drawing": 20.0}}, away={"SG": {"foul_range": (1, 5)}})  # fmt: skip
    game.man("away SG").fouls = 5
    game.play().wrote(
        "foul away SG", "out away SG", "technical away SG", "free throw home C", "free throw home C"
    )  # fmt: skip


def test_14_m_dead_ball_foul_is_two_throws_whatever_the_penalty() -> None:
    z("z dead ball foul", "foul 3 FD1", "foul drawing 3 FD1", "free throw 1", "free throw 2",
      home={"C": {"foul_drawing": 20.0}}, away={"SG": {"foul_range": (1, 5)}}).wrote(
        "foul away SG", "free throw home C", "free throw home C")  # fmt: skip


def test_14_n_stolen_by_the_pd_of_an_rpg_and_a_break_on_column_a() -> None:
    """FOUL # 40 is a basket in column A only."""
    z("z stolen, FB", "rpg 81", "fast break 40 FD2", "rpg 10").wrote(
        "steal away SG", "turnover home SG", "fast break away SG", "two away PG", "assist away SG"
    )


@pytest.mark.parametrize(("card", "scores"), [("press TO PG ball thrown away", 3), ("action TO PG traveling", 0)])
def test_14_o_desperation_heave_on_the_last_card_after_a_press_turnover(card: str, scores: int) -> None:
    game = Stage(card, *(["rpg 10"] if scores else []), left=1, press=card.startswith("press"))
    number = game.table.draws[0][1]
    column = list(game.game.deck.z)
    column[number] = column[next(index for index in range(1, 201) if column[index].kind == HEAVE)]
    game.game.deck = replace(game.game.deck, z=tuple(column))
    game.play()
    assert game.game.score == [scores, 0]
    assert game.sheet[1:] == (["happened away PG", "three away PG"] if scores else [])
