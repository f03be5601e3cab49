"""Odd cases of sections 14 and 15: injuries, tip-ins, the heave, pressers who tire."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fieldhouse.games.statispro.model import HEAVE, Player, ZReading
from fieldhouse.games.statispro.options import BOOK
from fieldhouse.games.statispro.rules.injuries import return_of_the_injured, who_is_hurt
from fieldhouse.games.statispro.rules.stamina import tire
from fieldhouse.games.statispro.side import ten_day_contracts
from fieldhouse.games.statispro.state import FRONTCOURT, rate
from fieldhouse.table.seat import HOME
from rules.statispro.stage import AFTER, FRONT, Stage, stage, team, z


def test_14_g_who_comes_back_is_still_two_worse() -> None:
    game = z("z injury period", "rpg 25")
    man = game.man("home SF")
    return_of_the_injured(game.game, is_half=False)
    rate(game.game, man)
    assert man.can_play and (man.attempts, man.field_goal, man.rebounds, man.free_throws) == (8, 48, 8, 73)


@pytest.mark.parametrize(("league", "passes"), [("NBA", 2), ("FIBA", 2), ("NCAA", 3)])
def test_14_g_and_19_4_play_goes_on_with_what_is_left_after_action(league: str, passes: int) -> None:
    z("z injury period", "rpg 25", league=league).leaves("home", FRONTCOURT, passes=passes)


def test_14_g_without_the_option_no_injury_lasts_even_for_the_period() -> None:
    game = z("z injury period", "rpg 25", *AFTER, options=replace(BOOK, injuries=False))
    game.wrote("tired home SF", "two home SG")
    assert game.man("home SF").can_play and not game.man("home SF").is_hurt


def test_14_g_who_has_left_the_game_is_not_hurt_for_games_any_more() -> None:
    ratings = {"SG": {"injury": 5, "games": 70}, "C": {"injury": 6, "games": 70}}
    game = Stage(home=ratings)
    game.man("home SG").out = "ejected"
    assert who_is_hurt(game.game, HOME, 5) is game.man("home C")


def test_14_g_a_ten_day_man_has_the_foul_range_of_the_man_at_his_position() -> None:
    roster = team("home", {"PG": {"foul_range": (1, 3)}, "C": {"foul_range": (7, 9)}, "b1": {"foul_range": (20, 22)},
                           "b3": {"foul_range": (30, 33)}})  # fmt: skip
    cards = tuple(
        Player(name, (role,), 40, 5, 0, 0, 60, 8, (0, -1), 5.0, 0, 0, 0, 0) for role, name in enumerate("GFC")
    )
    signed = ten_day_contracts(roster, (0, 4), cards)
    assert [(card.name, card.foul_range) for card in signed] == [("G 1", (1, 3)), ("C 2", (7, 9))]
    signed = ten_day_contracts(roster, (2, 4, 7), cards)
    assert [(card.name, card.foul_range) for card in signed] == [
        ("C 1", (7, 9)), ("C 2", (30, 33))
    ], "the three forwards who are left are enough"  # fmt: skip


def test_14_k_the_next_miss_may_be_the_other_teams_and_a_later_one() -> None:
    """The home team scores; the visitors miss, and the home SF tips the ball in for his man."""
    game = Stage("action Z", "z tip-in", "advance SG 5", "shot 50", "action C 5", "shot 90", "rebound D SF").play(2)
    game.wrote("two home SG", "miss away C", "rebound home SF", "two away SF").leaves("home", dead=False)


def with_heave(game: Stage, draw: int) -> Stage:
    """Let that card of the script have the heave as its Z READING."""
    column = list(game.game.deck.z)
    column[game.table.draws[draw][1]] = ZReading(HEAVE)
    game.game.deck = replace(game.game.deck, z=tuple(column))
    return game.play()


def test_14_o_after_a_jump_ball_lost_with_the_last_card() -> None:
    game = Stage("advance jump C", "jump PG", "rpg 10", away={"C": {"rebounds": 30}}, left=2, **FRONT, passes=2)
    assert with_heave(game, 1).game.score == [3, 0]


def test_14_o_not_if_the_ball_was_kept_nor_if_it_was_another_card() -> None:
    situation: dict[str, Any] = {"left": 2, **FRONT, "passes": 2}
    game = Stage("advance jump C", "jump PG", home={"C": {"rebounds": 30}}, **situation)
    assert with_heave(game, 1).game.score == [0, 0]
    game = Stage("advance jump C", "jump PG", away={"C": {"rebounds": 30}}, **situation)
    assert with_heave(game, 0).game.score == [0, 0]


def test_15_f_the_offensive_coach_may_leave_the_man_who_rests_where_he_is() -> None:
    cards = ("press Z", "z heave", "press z rest defense SG", *["press z heave"] * 4, "advance SG 5", "shot 50")
    pile = [*range(1, 60), *range(150, 201)]
    for answer, tired in (("old", ["away PG"]), ("new", ["away SG"])):
        game = Stage(*cards, press=True, pile=pile, choices=(f"home whose rest: {answer}",))
        tire(game.game, game.man("away PG"))
        game.play()
        assert [man.card.name for man in game.game.floor[0] if man.must_rest] == tired


def test_14_i_a_tie_within_one_team_is_its_coachs_choice_and_no_card_is_drawn() -> None:
    game = Stage("action Z", "z great night", *AFTER, choices=("home who: p4",))
    for name in ("home C", "home PF"):
        game.man(name).points = 20
    game.play().wrote("happened home PF", "two home SG")
    assert game.man("home PF").has_great_night and not game.man("home C").has_great_night


def test_14_i_if_the_rpg_finds_a_team_with_one_of_them_it_is_he() -> None:
    game = Stage("action Z", "z great night", "rpg 50", *AFTER)
    for name in ("away C", "away PF", "home SF"):
        game.man(name).points = 20
    assert game.play().man("home SF").has_great_night


def test_15_f_those_who_were_pressed_do_not_tire() -> None:
    cards = ("press Z", "z heave", "press z rest offense SG", *["press z heave"] * 4, "advance SG 5", "shot 50")
    stage(*cards, press=True, pile=[*range(1, 60), *range(150, 201)]).wrote("two home SG")


def test_14_d_a_technical_of_the_bench_is_written_down_as_the_teams() -> None:
    z("z technical coach defense", "free throw 1").wrote("technical away", "free throw home PG").leaves("home")
    z("z technical coach offense", "free throw 1").wrote("technical home", "free throw away PG").leaves("home")


def test_14_e_the_foul_is_his_in_whose_range_the_number_is() -> None:
    z("z choice scores, fouled", "foul 3 FD1", "free throw 1", away={"SG": {"foul_range": (1, 5)}},
      home={"PG": {"assist": 9}}, choices=("home scorer: c",)).wrote(
        "two home C", "assist home PG", "foul away SG", "free throw home C")  # fmt: skip


def test_15_i_the_defense_may_press_again_after_a_jump_ball_that_the_offense_keeps() -> None:
    cards = ("press jump C", "jump PG", "press SF 5", "shot 50")
    again = ("away bench: press", "away bench: go", "away bench: press")
    game = Stage(*cards, home={"C": {"rebounds": 30}}, dead_ball=True, choices=again).play(2)
    game.wrote("tip home PG", "two home SF")


def test_14_a_the_same_man_cited_again_is_only_tired() -> None:
    game = Stage("action Z", "z rest defense C", "advance SG 5", "shot 50", dead_left=0)
    tire(game.game, game.man("away C"))
    game.play().wrote("two home SG")
    assert stage("action Z", "z rest defense C", "advance SG 5", "shot 50", dead_left=0).sheet[0] == "tired away C"
