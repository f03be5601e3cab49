"""The computer coach: what it decides in situations that call for one thing."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.games.statispro import menu, orders, questions
from fieldhouse.games.statispro.coaching import late, points, tactics
from fieldhouse.games.statispro.coaching.computer import METHODS, HouseCoach
from fieldhouse.games.statispro.coaching.floor import change, wanted_five
from fieldhouse.games.statispro.coaching.rotation import make_plan
from fieldhouse.games.statispro.man import EJECTED, FOULED_OUT, UNTIL_GAME
from fieldhouse.games.statispro.menu import PAIRS, Window
from fieldhouse.games.statispro.model import NOBODY, PF, PG, SF, SG, C
from fieldhouse.games.statispro.questions import CHANGE, IGNORE, KEEP_ON, STAND, TAKE_SHOT, ShotChoice
from fieldhouse.games.statispro.rules import fouls, lineups, stamina
from fieldhouse.games.statispro.rules.periods import first_possession
from fieldhouse.games.statispro.state import rate_all
from fieldhouse.table.seat import AWAY, HOME, Seat
from rules.statispro.stage import Stage

PAUSE = Window(is_time_out=True)
COACH = HouseCoach()


def shot(game: Stage, is_open: bool = False, is_forced: bool = False) -> ShotChoice:
    legal = (KEEP_ON, TAKE_SHOT) if is_forced else (TAKE_SHOT, KEEP_ON)
    return ShotChoice(game.man("home SF"), 50, False, is_open, is_forced, legal)


def bench(game: Stage, seat: Seat, window: Window, whim: float = 0.5) -> int:
    return COACH.bench(game.game, seat, window, whim)


# Line-ups


def test_the_plan_of_the_rest_period_is_on_the_floor_and_one_step_leads_there() -> None:
    stage = Stage(dead_ball=True)
    wanted = wanted_five(stage.game, HOME)
    stage.game.floor[HOME] = [stage.game.men[HOME][index] for index in wanted]
    assert change(stage.game, HOME) == (menu.GO, 0)


def test_who_may_not_answer_a_time_out_leaves_his_five_on_the_floor() -> None:
    stage = Stage(dead_ball=True)
    stage.man("home SF").must_rest = True
    assert bench(stage, HOME, Window()) == menu.SUBSTITUTE
    stage.game.caller = AWAY
    assert bench(stage, HOME, Window()) == menu.GO
    assert bench(stage, HOME, PAUSE) == menu.SUBSTITUTE


def test_8_6_in_a_time_out_at_the_line_it_waits_for_the_next_dead_ball() -> None:
    stage = Stage(dead_ball=True)
    shooter = stage.man("home SF")
    shooter.must_rest = True
    assert bench(stage, HOME, Window(is_time_out=True, shooter=shooter)) == menu.GO


@pytest.mark.parametrize(("period", "rests", "fouls", "sits"), [
    (1, 0, 1, False), (1, 0, 2, True), (2, 0, 2, False), (2, 0, 3, True), (3, 0, 3, False), (3, 0, 4, True),
    (4, 0, 4, False), (4, 1, 5, True), (4, 2, 5, False), (5, 0, 5, False),
])  # fmt: skip
def test_a_man_sits_with_two_three_and_four_fouls_and_with_five_until_the_last_three_minutes(
    period: int, rests: int, fouls: int, sits: bool
) -> None:
    stage = Stage(dead_ball=True, period=period, rests=rests)
    star = stage.game.men[HOME][wanted_five(stage.game, HOME)[0]]
    star.fouls = fouls
    assert (star.index not in wanted_five(stage.game, HOME)) == sits


def test_a_tired_man_sits_and_a_substitute_takes_his_place() -> None:
    stage = Stage(dead_ball=True, period=1)
    star = stage.man("home SF")
    star.must_rest = True
    assert star.index not in wanted_five(stage.game, HOME)


def test_whoever_has_come_plays() -> None:
    stage = Stage(home={f"b{number}": {"minutes": 1.0} for number in range(1, 6)})
    planned = {index for five in make_plan(stage.game.men[HOME], 0) for index in five}
    assert len(planned) > 7, "some of the five who are to play a minute have a turn"


def test_who_must_sit_plays_in_the_last_resort_but_not_who_is_out() -> None:
    stage = Stage(dead_ball=True)
    for man in stage.game.men[HOME]:
        man.must_rest = True
    star = stage.man("home SF")
    assert star.index in wanted_five(stage.game, HOME), "everybody is tired"
    star.out = UNTIL_GAME
    assert star.index not in wanted_five(stage.game, HOME)


@pytest.mark.parametrize(("period", "left", "score", "empties"), [
    (4, 120, [80, 102], True), (4, 120, [80, 101], False), (4, 180, [72, 100], True), (4, 180, [73, 100], False),
    (3, 60, [60, 100], False), (4, 30, [80, 93], True), (4, 30, [80, 92], False), (4, 30, [98, 80], True),
    (4, 30, [97, 80], False), (5, 30, [80, 99], False),
])  # fmt: skip
def test_the_bench_empties_only_in_the_last_quarter_of_a_game_that_is_won_or_lost_beyond_hope(
    period: int, left: int, score: list[int], empties: bool
) -> None:
    stage, even = (Stage(period=period, left=left, score=points) for points in (score, [80, 80]))
    used = [
        sum(each.game.men[HOME][index].card.minutes for index in wanted_five(each.game, HOME)) for each in (stage, even)
    ]
    assert (used[0] < used[1]) == empties


# The lead


@pytest.mark.parametrize("ahead", [-30, -7, 0, 7, 15, 30])
@pytest.mark.parametrize("whim", [0.0, 0.5, 0.99])
def test_nobody_stops_playing_an_open_shot_is_taken_whatever_the_score(ahead: int, whim: float) -> None:
    stage = Stage(period=3, left=100, passes=2, score=[70, 70 + ahead])
    assert COACH.ball(stage.game, HOME, shot(stage, is_open=True), whim) == TAKE_SHOT


@pytest.mark.parametrize(("number", "passes", "choice"), [
    (9, 2, TAKE_SHOT), (10, 2, KEEP_ON), (10, 0, TAKE_SHOT),
])  # fmt: skip
def test_who_seldom_shoots_passes_though_he_is_open_while_a_pass_is_left(number: int, passes: int, choice: int) -> None:
    stage = Stage(period=3, left=100, passes=passes, home={"SF": {"attempts": 5}})
    stage.game.number = number
    assert COACH.ball(stage.game, HOME, shot(stage, is_open=True), 0.5) == choice


def test_14_g_somebody_shoots_for_a_starter_who_is_missing_and_for_nobody_else() -> None:
    stage = Stage(home={"SF": {"is_starter": True}, "PF": {"is_starter": False}})
    subject = (3, 5, 0), stage.man("home SF"), 6
    assert COACH.expanded(stage.game, HOME, subject, 0.5) == 3
    assert COACH.expanded(stage.game, HOME, ((3, 5, 0), stage.man("home PF"), 6), 0.5) == 0


@pytest.mark.parametrize(("period", "left", "ahead", "runs"), [
    (3, 100, 25, 1), (4, 100, 9, 1), (4, 100, 10, 0), (4, 30, 1, 0), (4, 30, 0, 1), (4, 30, -10, 1),
])  # fmt: skip
def test_the_ball_is_walked_up_with_a_lead_late_in_the_game(period: int, left: int, ahead: int, runs: int) -> None:
    stage = Stage(period=period, left=left, score=[80, 80 + ahead])
    assert COACH.run(stage.game, HOME, stage.man("home PG"), 0.5) == runs


# Defense


def test_6_7_the_better_defender_takes_the_greater_threat() -> None:
    stage = Stage(
        dead_ball=True, home={"PG": {"defense": -8}, "SG": {"defense": -1}}, away={"SG": {"attempts": 22}},
    )  # fmt: skip
    pair = tactics.better_guards(stage.game, HOME)
    assert pair is not None and PAIRS[pair] == (PG, SG)
    stage.game.guards[HOME][PG], stage.game.guards[HOME][SG] = SG, PG
    assert tactics.better_guards(stage.game, HOME) is None


def test_5_5_a_man_who_does_far_more_than_his_mates_is_doubled_and_let_go_again() -> None:
    stage = Stage(dead_ball=True, away={"PF": {"attempts": 15}, "C": {"field_goal": 40}})
    assert tactics.to_double(stage.game, HOME) is None
    stage.man("away PF").has_great_night = True
    rate_all(stage.game, AWAY)
    assert tactics.to_double(stage.game, HOME) == PF * 5 + C, "the helper leaves the worst shooter open"
    assert bench(stage, HOME, PAUSE) in (menu.DOUBLE, menu.SUBSTITUTE, menu.SWAP)
    stage.game.double_teams[HOME] = [stage.man("away PF").index, C]
    assert not tactics.is_doubled_in_vain(stage.game, HOME)
    stage.man("away PF").has_great_night = False
    rate_all(stage.game, AWAY)
    assert tactics.is_doubled_in_vain(stage.game, HOME)


@pytest.mark.parametrize(("fouls", "throws", "score", "left", "fouled"), [
    (4, 40, [90, 80], 100, True), (2, 40, [90, 80], 100, False), (4, 70, [90, 80], 100, False),
    (4, 40, [80, 90], 100, False), (4, 40, [90, 80], 20, False),
])  # fmt: skip
def test_6_6_in_the_penalty_a_poor_shooter_is_fouled_by_a_team_that_trails(
    fouls: int, throws: int, score: list[int], left: int, fouled: bool
) -> None:
    stage = Stage(
        period=4, left=left, score=score, offense=AWAY, team_fouls=[0, fouls], away={"C": {"free_throws": throws}},
    )  # fmt: skip
    found = tactics.to_foul(stage.game, HOME)
    assert (found is not None) == fouled
    if found is not None:
        assert divmod(found, 5)[0] == C and bench(stage, HOME, Window()) == menu.ORDERS, "while the ball is live"
        assert COACH.orders(stage.game, HOME, None, 0.5) == orders.FOUL_AT_ONCE
        stage.game.orders[HOME] = orders.Orders(False, orders.AT_ONCE, stage.man("away C").index, 0)
        assert bench(stage, HOME, Window()) == menu.GO, "that is settled"
        stage.game.dead_ball = True
        stage.game.floor[HOME] = [stage.game.men[HOME][index] for index in wanted_five(stage.game, HOME)]
        assert COACH.bench(stage.game, HOME, Window(), 0.99) == menu.HACK, "and once the ball is dead, now"


def test_6_6_orders_to_foul_are_taken_back_when_there_is_no_sense_in_them() -> None:
    stage = Stage(period=4, left=100, score=[80, 90], away={"C": {"free_throws": 40}}, team_fouls=[0, 4])
    stage.game.orders[HOME] = orders.Orders(False, orders.AT_ONCE, stage.man("away C").index, 0)
    assert COACH.orders(stage.game, HOME, None, 0.5) == orders.NO_FOUL, "it is ahead"
    stage.game.score = [90, 80]
    assert COACH.orders(stage.game, HOME, None, 0.5) == orders.LEAVE
    stage.game.orders[HOME] = orders.Orders(False, orders.AT_ONCE, stage.man("away PG").index, 0)
    assert COACH.orders(stage.game, HOME, None, 0.5) == orders.FOUL_AT_ONCE, "another man is worth it"


@pytest.mark.parametrize(("left", "score", "presses"), [
    (24, [86, 80], True), (25, [86, 80], False), (24, [83, 80], False), (24, [93, 80], False), (24, [80, 86], False),
])  # fmt: skip
def test_4_2_behind_by_a_few_baskets_in_the_last_minutes_it_orders_a_press(
    left: int, score: list[int], presses: bool
) -> None:
    stage = Stage(period=4, left=left, score=score)
    assert (COACH.orders(stage.game, HOME, None, 0.5) == orders.PRESS) == presses
    stage.game.orders[HOME] = orders.Orders(press=True)
    assert (COACH.orders(stage.game, HOME, None, 0.5) == orders.NO_PRESS) != presses


# Index Points


def test_16_index_points_buy_rebounds_until_the_game_is_decided() -> None:
    assert points.rebound(Stage(score=[50, 60]).game, HOME) == CHANGE
    assert points.rebound(Stage(period=4, left=30, score=[50, 80]).game, HOME) == STAND


def test_16_c_an_own_offensive_foul_is_ignored_a_foul_of_theirs_never() -> None:
    game = Stage(offense=HOME, passes=2).game
    assert points.foul(game, HOME, [STAND, IGNORE], by=HOME) == IGNORE
    assert points.foul(game, HOME, [STAND, IGNORE], by=AWAY) == STAND
    game.passes = 0
    assert points.foul(game, HOME, [STAND, IGNORE], by=HOME) == STAND, "it would be a clock violation"


def test_16_a_late_in_a_period_a_foul_is_made_a_steal_and_a_steal_a_foul() -> None:
    early, end = Stage(offense=AWAY, left=100).game, Stage(offense=AWAY, left=20).game
    legal = [STAND, IGNORE, CHANGE]
    assert points.foul(early, HOME, legal, by=HOME) == STAND and points.foul(end, HOME, legal, by=HOME) == CHANGE
    assert points.steal(early, HOME) == STAND and points.steal(end, HOME) == CHANGE


def test_16_d_in_the_last_quarter_a_stars_mandatory_rest_is_ignored() -> None:
    stage = Stage(period=4, home={"SF": {"minutes": 38.0}, "b1": {"minutes": 10.0}})
    star, sub = stage.man("home SF").index + 1, stage.man("home b1").index + 1
    assert points.rest(stage.game, HOME, (0, star, sub)) == star
    assert points.rest(stage.game, HOME, (0, sub)) == 0
    stage.game.period = 2
    assert points.rest(stage.game, HOME, (0, star)) == 0


# The clock


@pytest.mark.parametrize(("period", "left", "passes", "score", "choice"), [
    (1, 4, 2, [20, 20], KEEP_ON), (1, 2, 2, [20, 20], TAKE_SHOT), (1, 12, 2, [20, 20], TAKE_SHOT),
    (4, 4, 2, [80, 80], KEEP_ON), (4, 4, 2, [82, 80], KEEP_ON), (4, 7, 1, [82, 80], TAKE_SHOT),
    (4, 7, 1, [80, 84], KEEP_ON), (4, 7, 0, [80, 84], TAKE_SHOT), (4, 4, 2, [83, 80], KEEP_ON),
    (4, 7, 2, [83, 80], TAKE_SHOT), (4, 9, 2, [84, 80], KEEP_ON), (4, 10, 2, [84, 80], TAKE_SHOT),
    (4, 4, 2, [90, 80], TAKE_SHOT), (4, 2, 1, [80, 82], KEEP_ON), (4, 2, 1, [82, 80], TAKE_SHOT),
])  # fmt: skip
def test_the_last_shot_is_held_for_and_a_two_passed_up_where_only_a_three_helps(
    period: int, left: int, passes: int, score: list[int], choice: int
) -> None:
    stage = Stage(period=period, left=left, passes=passes, score=score)
    assert late.shoot_or_wait(stage.game, HOME, shot(stage)) == choice


def test_the_last_minutes_of_a_team_that_trails() -> None:
    stage = Stage(period=4, left=6, score=[83, 80], offense=AWAY)
    assert late.fouls_to_stop(stage.game, HOME) and not late.fouls_to_stop(stage.game, AWAY)
    ours = Stage(period=4, left=12, score=[83, 80], dead_ball=True)
    assert late.decide(ours.game, HOME, Window()) == menu.TIME_OUT
    far = Stage(period=4, left=12, score=[86, 80], dead_ball=True)
    assert late.decide(far.game, HOME, PAUSE) == menu.THREE_OFFENSE
    far.game.three_offense[HOME] = True
    assert late.decide(far.game, AWAY, PAUSE) == menu.THREE_DEFENSE
    far.game.score = [82, 80]
    assert late.decide(far.game, HOME, Window()) == menu.THREE_OFFENSE, "it is called off: a basket ties"
    assert late.misses_on_purpose(Stage(period=4, left=1, score=[82, 80]).game, HOME)


def test_8_4_2_a_play_is_called_for_the_man_with_the_most_attempts() -> None:
    stage = Stage(dead_ball=True, home={"SF": {"attempts": 20}})
    assert tactics.wants_play(stage.game, HOME) and not tactics.wants_play(stage.game, AWAY)
    assert tactics.play_for(stage.game, HOME) == SF
    stage.game.called = SF
    assert not tactics.wants_play(stage.game, HOME) and stage.game.called != NOBODY


@pytest.mark.parametrize("period", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("dead_ball", [True, False])
@pytest.mark.parametrize("left", [180, 30, 10])
def test_with_the_ball_live_nothing_is_called_before_the_last_quarter(period: int, dead_ball: bool, left: int) -> None:
    stage = Stage(period=period, dead_ball=dead_ball, left=left)
    for man in (stage.man("home SF"), stage.man("away PG")):
        man.must_rest = True
    answers = {bench(stage, seat, Window(), whim) for seat in (AWAY, HOME) for whim in (0.0, 0.99)}
    assert answers == {menu.GO} or dead_ball or period >= 4


# Every question


def test_every_answer_of_its_own_is_to_a_question_of_the_game() -> None:
    assert set(METHODS) <= {ask.name for ask in questions.ASKS}
    assert all(callable(getattr(COACH, method)) for method in METHODS.values())


@pytest.mark.parametrize("happens", [
    lambda game, man: fouls.charge(game, man), lambda game, man: lineups.leave(game, man, EJECTED),
    lambda game, man: stamina.tire(game, man), lambda game, man: stamina.recover(game, man),
    lambda game, man: stamina.end_mandatory_rest(game, man),
])  # fmt: skip
def test_whatever_happens_to_a_man_makes_his_coach_think_anew(happens: Any) -> None:
    stage = Stage()
    man = stage.man("away SF")
    man.must_rest = True
    stage.game.wanted = [(0, []), (0, [])]
    happens(stage.game, man)
    assert stage.game.wanted == [None, (0, [])]


def test_a_man_who_comes_back_makes_his_coach_think_anew() -> None:
    """6.5: nobody is left but who has fouled out."""
    stage = Stage("free throw 1")
    for man in stage.game.men[AWAY]:
        if man.position == NOBODY:
            man.out = UNTIL_GAME
    stage.man("away PG").out, stage.man("away PG").fouls = FOULED_OUT, 6
    stage.game.wanted = [(0, []), None]
    lineups.stands_in(stage.game, stage.man("away SF"), SF)
    assert stage.game.wanted[AWAY] is None


def test_games_differ_by_the_card_that_won_the_tip() -> None:
    stage = Stage(period=1)
    stage.table.draws.append(("jump", 77))
    first_possession(stage.game)
    assert stage.game.variant == [77 % 8, 77 // 8 % 8]
