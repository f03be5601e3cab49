"""Odd cases of sections 4, 5, 7 and 10: passes, shots and rebounds that a careful player would try us with."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fieldhouse.games.statispro.menu import THREE_DEFENSE, THREE_OFFENSE
from fieldhouse.games.statispro.model import PASS, PF, SF, C, Reading
from fieldhouse.games.statispro.rules.bench import toggle_three_point_tactics
from fieldhouse.games.statispro.rules.lineups import change_guards, change_places
from fieldhouse.games.statispro.rules.rebounds import two_best
from fieldhouse.games.statispro.rules.stamina import tire
from fieldhouse.table.seat import AWAY, HOME
from rules.statispro.stage import FRONT, Stage, stage, z

SHOOTER = {"attempts": 12, "three_attempts": 5, "three_points": 38, "field_goal": 60}
MISS = ("action SF 5", "shot 90")


def test_4_4_and_13_e_an_early_24_second_reading_is_a_pass_to_himself_so_the_chance_is_his() -> None:
    stage("advance PG 20 §8", "advance 24 seconds SF", "shot 60", home={"PG": {"assist": 9}, "C": {"assist": 5}},
          **FRONT, passes=3).wrote("two home PG", "assist home C")  # fmt: skip


def three_point_offense(shot: str, behind: int) -> Stage:
    """A basket and a missed free throw, rebounded; then a Pass # of 8, a three-pointer if the offense is still on."""
    game = Stage(
        "action C 5", "shot 40 foul PF >9", "free throw 90", "rebound O SG 30/§20", "advance SF 8", shot,
        home={"SF": SHOOTER}, period=4, left=25, score=[10 + behind, 10],
    )  # fmt: skip
    toggle_three_point_tactics(game.game, HOME, THREE_OFFENSE)
    return game


def test_4_6_1_the_offense_ends_within_a_possession_when_free_throws_are_rebounded() -> None:
    """Two behind, and the basket ties it."""
    game = three_point_offense("shot 58", behind=2)
    assert game.man("home SF").three_attempts == 15
    game.play().wrote(
        "foul away PF", "two home C", "free throw missed home C", "offensive rebound home SG", "two home SF",
        "assist home SG",
    )  # fmt: skip


def test_4_6_1_it_goes_on_while_they_still_trail() -> None:
    assert "three home SF" in three_point_offense("shot 38", behind=3).play().sheet


def test_4_6_2_the_answer_ends_with_the_offense_it_answers() -> None:
    game = Stage(home={"SF": SHOOTER}, period=4, left=25, score=[12, 10])
    for seat, tactic in ((HOME, THREE_OFFENSE), (AWAY, THREE_DEFENSE), (HOME, THREE_OFFENSE)):
        toggle_three_point_tactics(game.game, seat, tactic)
    assert game.game.three_offense == game.game.three_defense == [False, False]
    toggle_three_point_tactics(game.game, HOME, THREE_OFFENSE)
    assert game.man("home SF").three_attempts == 15, "tripled: nobody has answered the new one"


def test_4_6_a_put_back_is_never_a_three_pointer() -> None:
    stage("action C 5", "shot 90", "rebound O SF 3/§20", "shot 58", home={"SF": SHOOTER}).wrote(
        "miss home C", "offensive rebound home SF", "two home SF"
    )


def test_4_6_a_three_pointer_that_was_declined_is_not_the_next_mans() -> None:
    late = {**FRONT, "passes": 2, "period": 2, "left": 14}
    stage(
        "advance SF 3", "advance C 9", "shot 50", **late, home={"SF": SHOOTER}, choices=("home ball: advance",)
    ).wrote("two home C", "assist home SF")


def test_5_3_at_his_attempts_the_last_pass_is_no_forced_shot() -> None:
    stage("advance SF 10", "shot 20 B4 SF", **FRONT, passes=1, away={"SF": {"block": 2}}).wrote("two home SF")


@pytest.mark.parametrize(("number", "shot", "wrote"), [
    (8, "50", ("two home SG",)),
    (8, "50 B4 SG", ("block away SG", "miss home SG")),
    (14, "46", ("two home SG",)),
    (14, "47", ("miss home SG",)),
])  # fmt: skip
def test_13_g_the_pass_number_of_the_shot_card_costs_what_it_is_above_attempts_and_the_shot_is_forced(
    number: int, shot: str, wrote: tuple[str, ...]
) -> None:
    game = Stage("advance jump C", "jump SG", f"shot {shot}", home={"C": {"rebounds": 30}}, left=3, **FRONT, passes=1,
                 away={"SG": {"block": 2}})  # fmt: skip
    action = list(game.game.deck.action)
    action[game.table.draws[2][1]] = Reading(PASS, 0, number)
    game.game.deck = replace(game.game.deck, action=tuple(action))
    game.play().wrote("tip home SG", *wrote)


def test_12_b_at_his_rating_the_fouled_shot_is_good_and_a_tag_for_twos_counts_for_twos() -> None:
    for tag in ("", " two"):
        stage("action SF 5", f"shot 50 foul PF >9{tag}", "free throw 1").wrote(
            "foul away PF", "two home SF", "free throw home SF"
        )


def test_4_7_equal_defenders_are_no_question_where_an_attacker_is_higher() -> None:
    cards = (*MISS, "rebound high SG/SF 10/§20")
    stage(*cards, "shot 50", home={"SG": {"rebounds": 11}}).wrote(
        "miss home SF", "offensive rebound home SG", "two home SG"
    )
    with pytest.raises(AssertionError, match=r"never asked for .*'who'"):
        stage(*cards, "shot 50", home={"SG": {"rebounds": 11}}, choices=("away who: p3",))
    stage(*cards, home={"SG": {"rebounds": 10}}, choices=("away who: p3",)).wrote("miss home SF", "rebound away SF")


def test_5_1_with_no_pass_left_he_must_shoot_late_in_a_period_too() -> None:
    late = {**FRONT, "passes": 1, "period": 2, "left": 10}
    stage("advance SF 14", "shot 46", **late).wrote("two home SF")
    with pytest.raises(AssertionError, match=r"never asked for .*'ball'"):
        stage("advance SF 14", "shot 46", **late, choices=("home ball: shoot",))


def doubled() -> Stage:
    """The visitors double the home SF, with their C."""
    game = Stage()
    game.game.double_teams[AWAY] = [game.man("home SF").index, C]
    return game


def test_5_5_the_helper_is_a_man_and_not_a_place() -> None:
    game = doubled()
    change_places(game.game, AWAY, PF, C)
    assert game.game.double_teams[AWAY] == [game.man("home SF").index, PF]
    change_places(game.game, AWAY, 0, 1)
    assert game.game.double_teams[AWAY] == [game.man("home SF").index, PF]


def test_5_5_it_takes_two_so_it_ends_when_the_helper_becomes_the_primary_defender() -> None:
    game = doubled()
    change_guards(game.game, AWAY, SF, C)
    assert game.game.double_teams[AWAY] is None
    game = doubled()
    change_places(game.game, HOME, SF, C)
    assert game.game.double_teams[AWAY] is None, "the target has moved to the helper's man's place"
    game = doubled()
    change_guards(game.game, AWAY, 0, 1)
    assert game.game.double_teams[AWAY] is not None


def test_6_2_1_and_5_4_a_tired_man_is_not_one_of_the_two_best_if_another_is_as_good() -> None:
    game = Stage(away={"C": {"rebounds": 30}, "SF": {"rebounds": 24}, "PF": {"rebounds": 12}})
    tire(game.game, game.man("away SF"))
    assert [man.card.name for man in two_best(game.game, AWAY)] == ["away C", "away PF"]


def test_7_2_and_14_k_a_blocked_shot_is_not_tipped_in_and_leaves_the_tip_in_open() -> None:
    game = z("z tip-in", "advance SG 5", "shot 3 B5 C", "block D PG", away={"C": {"block": 5}})
    game.wrote("block away C", "miss home SG", "rebound away PG")
    assert game.game.tip_in


def test_10_c_a_shot_after_an_offensive_rebound_on_a_break_is_no_fast_break_shot() -> None:
    """The bonus is left out of the first rebound (PF 15 against 10) and counts in the second (15 against 19)."""
    game = stage(*MISS, "rebound D C FB", "fast break 40 FD2", "rpg 110", "shot 90", "rebound high PF +9 10/§30",
                 "shot 90", "rebound high PF +9 10/§30", away={"PF": {"rebounds": 15}})  # fmt: skip
    game.wrote("miss home SF", "rebound away C", "fast break away C", "miss away PG", "offensive rebound away PF",
               "miss away PF", "rebound home PF")  # fmt: skip


def test_10_g_goaltending_on_a_free_throw_takes_back_no_attempt_from_the_field() -> None:
    """A miss, a loose-ball foul in the penalty, the second throw missed: the miss of before stays a miss."""
    game = stage(*MISS, "rebound loose ball D", "foul 3 FD1", "foul drawing 3 FD1", "free throw 1", "free throw 90",
                 "rebound GT O", team_fouls=[4, 0], away={"SG": {"foul_range": (1, 5)}},
                 home={"C": {"foul_drawing": 20.0}})  # fmt: skip
    game.wrote("miss home SF", "foul away SG", "free throw home C", "free throw missed home C", "turnover home")
    assert game.man("home SF").tries == 1


def test_10_g_a_three_pointer_is_taken_back_too() -> None:
    game = stage("action SF 3", "shot 90", "rebound GT O", home={"SF": SHOOTER}).wrote("turnover home")
    assert game.man("home SF").tries == 0
