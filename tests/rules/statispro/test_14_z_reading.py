"""Section 14: the items of Z READING."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fieldhouse.games.statispro.man import EJECTED, UNTIL_GAME, UNTIL_PERIOD
from fieldhouse.games.statispro.model import HEAVE, Player
from fieldhouse.games.statispro.rules.injuries import games_to_miss, remove_injured, return_of_the_injured, who_is_hurt
from fieldhouse.games.statispro.rules.stamina import end_rest_period, mandatory_rest, tire
from fieldhouse.games.statispro.side import expanded_attempts, ten_day_contracts
from fieldhouse.games.statispro.state import FRONTCOURT
from rules.statispro.stage import Stage, stage, team

AFTER = ("advance SG 5", "shot 50")


def z(*cards: str, **situation: object) -> Stage:
    return stage("action Z", *cards, **{"pile": list(range(1, 151)) + list(range(181, 201)), **situation})


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


def test_14_a_a_guard_a_forward_and_a_center_may_all_need_rest() -> None:
    game = Stage(dead_left=0)
    for name in ("away PG", "away SF", "away C"):
        mandatory_rest(game.game, game.man(name))
    assert [man.must_rest for man in game.game.floor[0]] == [True, False, True, False, True]


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


def test_14_g_an_injury_for_the_period_by_rpg() -> None:
    game = z("z injury period", "rpg 25").wrote("injured home SF", "out home SF").leaves("home", FRONTCOURT, passes=2)
    man = game.man("home SF")
    assert man.out == UNTIL_PERIOD and man.is_hurt
    return_of_the_injured(game.game, is_half=False)
    assert man.can_play


def test_14_g_ratings_are_two_worse_also_defense() -> None:
    game = z("z injury game", "rpg 125", "advance PG 20", "advance SG 5", "shot 50", away={"SF": {"defense": -1}})
    man = game.man("away SF")
    assert (man.defense, man.field_goal, man.attempts, man.out) == (1, 48, 8, UNTIL_GAME)


def test_14_g_while_an_injured_defender_stays_his_man_is_open() -> None:
    z("z injury game", "rpg 125", "advance SF 30", "shot 60").wrote("injured away SF", "two home SF")


def test_14_g_he_leaves_when_his_team_has_the_ball() -> None:
    game = z("z injury game", "rpg 125", "advance SF 30", "shot 60")
    remove_injured(game.game)
    assert game.man("away SF").position == -1


def test_14_g_only_one_injury_a_game_the_next_is_rest() -> None:
    z("z injury game", "rpg 125", *AFTER, has_injury=True).wrote("tired away SF", "two home SG")


def test_14_g_an_injury_for_games_goes_by_rating_then_the_next_higher_then_the_nearest() -> None:
    ratings = {"PG": {"injury": 2, "games": 79}, "SG": {"injury": 5, "games": 70}, "C": {"injury": 3, "games": 82}}
    game = Stage(home=ratings).game
    names = [who.card.name if (who := who_is_hurt(game, 1, rating)) else None for rating in (2, 3, 5, 8)]
    assert names == ["home PG", "home SG", "home SG", "home SG"], "the center has no games left to miss"


def test_14_g_larry_bird_who_played_45_games_can_miss_37() -> None:
    game = Stage(home={"SF": {"games": 45, "injury": 7}})
    assert games_to_miss(game.man("home SF")) == 37


def test_14_g_expanded_attempts_half_to_one_who_has_fewer_or_shared() -> None:
    five = team("home", {"SF": {"attempts": 21}, "PF": {"attempts": 12, "minutes": 33.0}})
    extra = expanded_attempts(five, (2,))
    assert extra[3] == 10 and sum(extra) == 10
    five = team("home", {"SF": {"attempts": 10}})
    assert expanded_attempts(five, (2,))[3] == 1, "five shared by the three other forwards"


def test_14_g_ten_day_contracts_fill_the_roster_with_the_missing_mans_foul_range() -> None:
    roster = team("home", {"C": {"foul_range": (7, 9)}})
    cards = tuple(
        Player(name, (role,), 40, 5, 0, 0, 60, 8, (0, -1), 5.0, 0, 0, 0, 0) for role, name in enumerate("GFC")
    )
    signed = ten_day_contracts(roster, (4,), cards)
    assert [(card.name, card.foul_range) for card in signed] == [("C 1", (7, 9))]


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
    game = Stage("action Z", "z great night", "rpg 150", *AFTER, choices=("away who: p4",))
    for name in ("away C", "away PF", "home C"):
        game.man(name).points = 20
    game.play()
    assert game.man("away PF").has_great_night


def test_14_j_illegal_defense_a_throw_and_a_new_clock() -> None:
    z("z illegal defense", "free throw 1").wrote("happened away", "free throw home PG").leaves(
        "home", FRONTCOURT, passes=3
    )


def test_14_k_the_next_miss_is_tipped_in() -> None:
    z("z tip-in", "advance SG 5", "shot 90", "rebound D PF FB").wrote("miss home SG", "two home PF")
    z("z tip-in", "advance SG 5", "shot 90", "rebound O C 20/§20").wrote("miss home SG", "two home C")
    z("z tip-in", "advance SG 5", "shot 90", "rebound OB D").wrote("miss home SG", "rebound away")


def test_14_l_elbow_foul_is_a_personal_and_a_technical() -> None:
    game = z("z elbow foul D", "foul 3 FD1", "foul drawing 3 FD1", "free throw 1", "free throw 2",
             home={"C": {"foul_drawing": 20.0}}, away={"SG": {"foul_range": (1, 5)}})  # fmt: skip
    game.wrote("foul away SG", "technical away SG", "free throw home C", "free throw home C").leaves("away")


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
    column[number] = column[next(at for at in range(1, 201) if column[at].kind == HEAVE)]
    game.game.deck = replace(game.game.deck, z=tuple(column))
    game.play()
    assert game.game.score == [scores, 0]
