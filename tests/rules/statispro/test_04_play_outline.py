"""Section 4: ACTION, PRESS, ADVANCE, assists, shooting, three-pointers, rebounding."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fieldhouse.games.statispro.menu import THREE_DEFENSE, THREE_OFFENSE, Window, legal_menu
from fieldhouse.games.statispro.options import BOOK, FITTED
from fieldhouse.games.statispro.questions import BALL
from fieldhouse.games.statispro.rules.bench import before_possession, toggle_three_point_tactics
from fieldhouse.games.statispro.rules.turns import best_assist, stop_three_point_offense
from fieldhouse.games.statispro.state import FRONTCOURT, Game
from fieldhouse.table.question import Ask
from fieldhouse.table.script import ScriptTable
from fieldhouse.table.seat import AWAY, HOME, OTHER, Seat
from rules.statispro.stage import FRONT, Stage, stage

STRICT = replace(BOOK, last_passer_assists=False)


def test_4_1_action_brings_the_ball_up_and_a_low_pass_is_shot() -> None:
    stage("action SF 5", "shot 40").wrote("two home SF").leaves("away")


def test_4_1_no_action_after_the_offense_got_the_ball_in_the_frontcourt() -> None:
    stage("advance SF 5", "shot 40", **FRONT, passes=2).wrote("two home SF")


def test_4_2_press_is_consulted_instead_of_action_and_only_once() -> None:
    game = stage("press SF 5", "shot 40", dead_ball=True, choices=("away bench: press",)).game
    assert not game.press


def test_4_2_no_press_while_the_ball_is_live() -> None:
    with pytest.raises(Exception, match="press"):
        stage("press SF 5", "shot 40", choices=("away bench: press",))


def test_4_2_a_press_is_forgotten_when_the_possession_ends_otherwise() -> None:
    game = stage(dead_ball=True, choices=("away bench: press", "away bench: foul", "away foul: c pg"))
    assert not game.game.press


def test_4_3_a_pass_that_is_too_high_is_advanced() -> None:
    stage("action SF 11", "advance PG 10", "shot 40").wrote("two home PG", "assist home SF")


def test_4_3_after_three_passes_the_ballhandler_must_shoot() -> None:
    stage("action SF 11", "advance PG 11", "advance C 13", "shot 47").wrote("two home C", "assist home PG")
    stage("action SF 11", "advance PG 11", "advance C 13", "shot 48", "rebound D PF").wrote(
        "miss home C", "rebound away PF"
    )


def test_4_3_an_offensive_rebound_allows_three_advances_again() -> None:
    stage(
        "action SF 5", "shot 60", "rebound O PG 30/§20", "advance C 30", "advance C 30", "advance SG 12", "shot 47"
    ).wrote("miss home SF", "offensive rebound home PG", "two home SG", "assist home C")


def test_4_3_after_a_foul_there_are_two_advances() -> None:
    stage("action foul D", "foul 1 FD1", away={"PG": {"foul_range": (1, 6)}}).leaves("home", FRONTCOURT, passes=2)


def test_4_3_without_the_fourteen_second_clock_there_are_three() -> None:
    plain = replace(BOOK, fourteen_seconds=False)
    stage("action foul D", "foul 1 FD1", away={"PG": {"foul_range": (1, 6)}}, options=plain).leaves(
        "home", FRONTCOURT, passes=3
    )


def test_4_4_who_qualifies_may_pass_for_an_open_shot() -> None:
    """Open: ten more, no DEFENSE, any Pass #."""
    stage(
        "action PG 20 §8", "advance C 30", "shot 60",
        home={"PG": {"assist": 8}}, away={"C": {"defense": -10}},
    ).wrote("two home C", "assist home PG")  # fmt: skip


def test_4_4_the_bonus_of_an_open_shot_is_ten_and_no_more() -> None:
    stage("action PG 20 §8", "advance C 30", "shot 61", "rebound D C", home={"PG": {"assist": 8}}).wrote(
        "miss home C", "rebound away C"
    )


def test_4_4_and_5_4_of_two_equal_passers_the_tired_one_loses_the_assist() -> None:
    for tired, passer in (("home C", "home SG"), ("home SG", "home C"), ("home SF", "home SG")):
        game = Stage(home={"SG": {"assist": 6}, "C": {"assist": 6}})
        game.man(tired).must_rest = True
        assert best_assist(game.game, HOME, game.man("home PG")).card.name == passer


def test_4_4_below_the_assist_number_nothing_opens() -> None:
    stage(
        "action PG 20 §8",
        "advance C 10",
        "shot 41",
        "rebound D C",
        home={"PG": {"assist": 7}},
        away={"C": {"defense": -10}},
    ).wrote("miss home C", "rebound away C")


def test_4_4_an_open_shot_cannot_be_blocked() -> None:
    stage(
        "action PG 20 §8", "advance C 30", "shot 12 B3 C", home={"PG": {"assist": 8}}, away={"C": {"block": 9}}
    ).wrote("two home C", "assist home PG")


def test_4_4_give_and_go_credits_the_best_other_passer() -> None:
    stage("action PG 20 §8", "advance PG 30", "shot 60", home={"PG": {"assist": 9}, "SF": {"assist": 6}}).wrote(
        "two home PG", "assist home SF"
    )


def test_4_4_the_chance_is_lost_if_the_next_card_is_no_pass() -> None:
    """Kicked out of bounds, or a foul that an Index Point waves off: the pass after that opens nothing."""
    passer = {"PG": {"assist": 9}}
    kicked = Stage("action PG 20 §8", "advance kicked ball", "advance C 10", "shot 51", "rebound D C", home=passer)
    kicked.play(2).wrote("happened home", "miss home C", "rebound away C")
    stage(
        "action PG 20 §8", "advance foul D", "advance C 10", "shot 51", "rebound D C", home=passer,
        index=[4, 0], index_limit=4, choices=("away index foul: ignore",),
    ).wrote("index away", "miss home C", "rebound away C")  # fmt: skip


def test_4_4_a_rate_of_one_reaches_one() -> None:
    stage("action SF 12 §1", "advance C 30", "shot 60", home={"SF": {"assist": 1}}).wrote(
        "two home C", "assist home SF"
    )


def test_4_4_last_passer_is_the_books_advice_and_can_be_left_out() -> None:
    stage("action SF 11", "advance PG 10", "shot 40", options=STRICT).wrote("two home PG")


@pytest.mark.parametrize(
    ("number", "line"), [(2, "assist home SF"), (3, "assist home C"), (10, "assist home C"), (11, None)]
)
def test_4_4_house_assist_ruling_counts_the_shot_number_off_along_the_mates(number: int, line: str | None) -> None:
    """His ASSIST is a man's share: from the shooter on SF has 1 and 2, C 3 to 10."""
    lines = ["two home PG", *([line] if line else [])]
    stage(
        "action SF 11",
        "advance PG 10",
        f"shot {number}",
        options=FITTED,
        home={"SF": {"assist": 2}, "C": {"assist": 8}},
    ).wrote(*lines)


def test_4_5_a_shot_at_the_rating_is_good_and_one_above_is_not() -> None:
    home, away = {"SF": {"field_goal": 47}}, {"SF": {"defense": -3}}
    stage("action SF 10", "shot 44", home=home, away=away).wrote("two home SF")
    stage("action SF 10", "shot 45", "rebound D SF", home=home, away=away).wrote("miss home SF", "rebound away SF")


SHOOTER = {"SF": {"attempts": 12, "three_attempts": 5, "three_points": 38, "field_goal": 60}}


def test_4_6_below_the_rating_he_must_shoot_a_three() -> None:
    stage("action SF 4", "shot 38", home=SHOOTER, away={"SF": {"defense": -10}}).wrote("three home SF")
    stage("action SF 4", "shot 39", "rebound D C", home=SHOOTER).wrote("three missed home SF", "rebound away C")


def test_4_6_at_the_rating_he_may_choose() -> None:
    stage("action SF 5", "shot 50", home=SHOOTER, choices=("home three: two",)).wrote("two home SF")
    stage("action SF 5", "shot 30", home=SHOOTER, choices=("home three: three",)).wrote("three home SF")


def test_4_6_above_the_rating_it_is_a_two() -> None:
    stage("action SF 6", "shot 38", home=SHOOTER).wrote("two home SF")


def test_4_6_no_bonus_for_an_open_three_and_no_block() -> None:
    home = {**SHOOTER, "PG": {"assist": 9}}
    stage("action PG 20 §8", "advance SF 3", "shot 39", "rebound D C", home=home).wrote(
        "three missed home SF", "rebound away C"
    )
    stage("action SF 4", "shot 12 B3 C", home=SHOOTER, away={"C": {"block": 9}}).wrote("three home SF")


def test_4_6_no_three_point_rating_no_three() -> None:
    home = {"SF": {"attempts": 12, "three_attempts": 5, "three_points": 0, "field_goal": 60}}
    stage("action SF 3", "shot 50", home=home).wrote("two home SF")


LATE: dict[str, Any] = {
    "period": 4,
    "left": 28,
    "dead_ball": True,
    "score": [10, 4],
    "home": {"SF": {**SHOOTER["SF"], "assist": 2}},
}


def test_4_6_1_three_point_offense_triples_the_attempts_until_the_team_no_longer_trails() -> None:
    game = Stage(choices=("home bench: time-out", "home bench: three-point offense"), **LATE)
    before_possession(game.game)
    game.table.finish()
    assert game.man("home SF").three_attempts == 15
    game.game.score[1] = 10
    before_possession(game.game)
    assert game.man("home SF").three_attempts == 5


@pytest.mark.parametrize("seat", [AWAY, HOME])
def test_4_6_2_what_answers_a_three_point_offense_ends_with_it(seat: Seat) -> None:
    game = Stage(score=[50, 50]).game
    game.three_offense[seat] = game.three_defense[OTHER[seat]] = True
    stop_three_point_offense(game)
    assert game.three_offense == game.three_defense == [False, False]


def test_4_6_1_only_in_a_time_out_of_the_final_two_minutes_and_only_behind() -> None:
    game = Stage(**LATE).game
    assert THREE_OFFENSE in legal_menu(game, HOME, Window(is_time_out=True))
    assert THREE_OFFENSE not in legal_menu(game, HOME, Window())
    assert THREE_OFFENSE not in legal_menu(game, AWAY, Window(is_time_out=True))
    game.left = 31
    assert THREE_OFFENSE not in legal_menu(game, HOME, Window(is_time_out=True))


def test_4_6_1_the_tripled_rating_also_counts_above_attempts() -> None:
    """ATTEMPTS 12, THREE 5, tripled 15: a Pass # of 14 is a three-pointer and no forced shot, 15 either, 16 neither."""

    def late(*cards: str, **situation: Any) -> Stage:
        game = Stage(*cards, **{**LATE, "dead_ball": False, "left": 20, **situation})
        toggle_three_point_tactics(game.game, HOME, THREE_OFFENSE)
        return game.play()

    late("action SF 14", "shot 38 B1 SF", choices=("home ball: shoot",)).wrote("three home SF")
    late("action SF 15", "shot 57", choices=("home ball: shoot", "home three: two")).wrote("two home SF")
    late("action SF 15", "shot 58", "rebound D C", choices=("home ball: shoot", "home three: two")).wrote(
        "miss home SF", "rebound away C"
    )
    late("action SF 16", "shot 56", choices=("home ball: shoot",)).wrote("two home SF")


def test_4_6_the_question_says_what_can_be_shot(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the rating he may choose, and is told so before he shoots: a forced two, or a three from afar."""
    asked: list[str] = []
    answer = ScriptTable.ask

    def listen(table: ScriptTable, ask: Ask[Game, Any], game: Game, seat: Seat, subject: Any) -> int:
        if ask.name == BALL.name:
            (shot,) = (option for option in ask.options(game, seat, subject) if option.key == "shoot")
            asked.append(f"{ask.prompt(game, seat, subject)} {shot.label}: {shot.help}")
        return answer(table, ask, game, seat, subject)

    monkeypatch.setattr(ScriptTable, "ask", listen)
    for number, choices in ((14, ()), (15, ("home three: three",)), (16, ())):
        game = Stage(
            f"action SF {number}", "shot 30", **{**LATE, "dead_ball": False, "left": 20},
            choices=("home ball: shoot", *choices),
        )  # fmt: skip
        toggle_three_point_tactics(game.game, HOME, THREE_OFFENSE)
        game.play().wrote("two home SF" if number == 16 else "three home SF")
    assert asked == [
        "home SF has the ball (Pass # 14) and may take a shot. Shoot? Three-pointer: 38% go in (SHOT # 1 to 38).",
        "home SF has the ball (Pass # 15) and may take a forced shot, or one from afar. Shoot?"
        " Shoot: 57% go in (SHOT # 1 to 57). From afar: 38% go in (SHOT # 1 to 38).",
        "home SF has the ball (Pass # 16) and may take a forced shot. Shoot? Shoot: 56% go in (SHOT # 1 to 56).",
    ]


def test_4_6_1_it_may_be_cancelled_in_any_dead_ball_and_does_not_exist_without_three_pointers() -> None:
    game = Stage(**LATE).game
    assert THREE_OFFENSE not in legal_menu(game, HOME, Window())
    toggle_three_point_tactics(game, HOME, THREE_OFFENSE)
    assert THREE_OFFENSE in legal_menu(game, HOME, Window())
    old = Stage(**LATE, season=1975).game
    assert THREE_OFFENSE not in legal_menu(old, HOME, Window(is_time_out=True)), "17.5"


def test_4_6_2_three_point_defense_answers_it() -> None:
    game = Stage(**LATE)
    toggle_three_point_tactics(game.game, HOME, THREE_OFFENSE)
    assert THREE_DEFENSE in legal_menu(game.game, AWAY, Window(is_time_out=True))
    toggle_three_point_tactics(game.game, AWAY, THREE_DEFENSE)
    man = game.man("home SF")
    assert (man.three_attempts, man.three_points, man.field_goal, man.assist) == (10, 33, 65, 7)


def test_4_7_the_highest_rebounder_at_the_position_after_the_bonus() -> None:
    home, away = {"PF": {"rebounds": 20}}, {"PF": {"rebounds": 12}}
    stage("action SF 5", "shot 60", "rebound high PF +7 30/§20", "advance SF 3", "shot 9", home=home, away=away).wrote(
        "miss home SF", "offensive rebound home PF", "two home SF", "assist home PF"
    )
    stage("action SF 5", "shot 60", "rebound high PF +8 30/§20", home=home, away=away).wrote(
        "miss home SF", "rebound away PF"
    )


def test_4_7_of_several_positions_the_best_of_both_teams() -> None:
    home, away = {"PG": {"rebounds": 11}, "C": {"rebounds": 25}}, {"PG": {"rebounds": 14}, "C": {"rebounds": 15}}
    cards = ("action SF 5", "shot 60")
    stage(*cards, "rebound high PG/C +9 10/§20", "shot 50", home=home, away=away).wrote(
        "miss home SF", "offensive rebound home C", "two home C"
    )
    stage(*cards, "rebound high PG/C +10 10/§20", home=home, away=away).wrote("miss home SF", "rebound away C")
    stage(*cards, "rebound high O PG/C 10/§20", "shot 50", home=home, away=away).wrote(
        "miss home SF", "offensive rebound home C", "two home C"
    )


def test_4_7_of_equal_defenders_the_coach_chooses() -> None:
    stage(
        "action SF 5", "shot 60", "rebound high D SG/SF", choices=("away who: p3",)
    ).wrote("miss home SF", "rebound away SF")  # fmt: skip
