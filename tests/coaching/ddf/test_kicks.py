"""What the book does with its foot: kickoffs, returns, punts, tries, and the field goals that the score asks for."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.games.ddf.choices import (
    FAIR_CATCH,
    FIELD_GOAL_TRY,
    LET_IT_ROLL,
    RETURN_PUNT,
    RUN_OUT,
    TAKE_SAFETY,
    TAKE_TOUCHBACK,
)
from fieldhouse.games.ddf.coaching import kicks
from fieldhouse.games.ddf.coaching.book import BookCoach
from fieldhouse.games.ddf.questions import PuntCaught
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron import habit_kicks, late_game
from fieldhouse.gridiron.cells import GAIN, kind_of, yards_of
from fieldhouse.gridiron.habits import WHOLE
from fieldhouse.gridiron.late_game import DEEP, KICK_TRY, ONSIDE, SQUIB, TWO_POINT_TRY
from fieldhouse.gridiron.situations import PUNT_CLASS
from fieldhouse.table.seat import AWAY
from rules.ddf.games import situation


def fourth_down(**facts: Any) -> Game:
    return situation(**{"quarter": 4, "down": 4} | facts)


@pytest.mark.parametrize(
    ("facts", "kick"),
    [
        ({"score": [10, 17], "clock": 120}, ONSIDE),
        ({"score": [10, 17], "clock": 130}, DEEP),
        ({"score": [10, 20], "clock": 300}, ONSIDE),
        ({"score": [10, 20], "clock": 310}, DEEP),
        ({"score": [20, 17], "clock": 20}, SQUIB),
        ({"score": [20, 17], "clock": 30}, DEEP),
        ({"score": [10, 17], "clock": 20, "quarter": 2}, DEEP),
        ({"score": [20, 17], "clock": 20, "quarter": 2}, SQUIB),
        ({"score": [10, 17], "clock": 20, "quarter": 3}, DEEP),
    ],
)
def test_kickoffs(facts: dict[str, Any], kick: int) -> None:
    assert BookCoach().answer_kickoff(fourth_down(**facts), AWAY, None, 0.5) == kick


def test_it_runs_a_kickoff_out_when_that_beats_the_touchback() -> None:
    coach, game = BookCoach(), fourth_down(quarter=1)
    mean = coach.plan(game, AWAY).kick_return
    for depth in range(10):
        expected = RUN_OUT if mean - depth > game.rules.kickoff_touchback else TAKE_TOUCHBACK
        assert coach.answer_kick_return(game, AWAY, -depth, 0.5) == expected
    assert coach.answer_kick_return(fourth_down(clock=20, score=[10, 17]), AWAY, -9, 0.5) == RUN_OUT


@pytest.mark.parametrize(
    ("punt", "answer"),
    [
        (PuntCaught(9, 0), LET_IT_ROLL),
        (PuntCaught(9, 5), LET_IT_ROLL),
        (PuntCaught(10, 0), RETURN_PUNT),
        (PuntCaught(10, 5), FAIR_CATCH),
        (PuntCaught(11, 5), RETURN_PUNT),
    ],
)
def test_punts_come_down(punt: PuntCaught, answer: int) -> None:
    assert BookCoach().answer_punt_return(fourth_down(), AWAY, punt, 0.5) == answer


@pytest.mark.parametrize("spot", [55, 60, 65])
def test_a_pooch_punt_goes_as_far_as_the_seasons_did(spot: int) -> None:
    coach, game = BookCoach(), fourth_down(spot=spot)
    less, plan = coach.answer_pooch_yards(game, AWAY, None, 0.5), coach.plan(game, AWAY)
    punts = [(yards_of(code), weight) for code, weight in game.sides[0].punt.merged if kind_of(code) == GAIN]
    mean = sum(min(yards - less, 100 - spot) * weight for yards, weight in punts) / sum(weight for _, weight in punts)
    assert mean == pytest.approx((100 - spot) * plan.habits.punts[0][PUNT_CLASS[spot]] / WHOLE, abs=1)


def test_a_punt_from_far_back_is_kicked_with_full_force() -> None:
    game = fourth_down(spot=20)
    assert kicks.pooch_yards(game, BookCoach().plan(game, AWAY)) == 0


@pytest.mark.parametrize(
    ("lead", "quarter", "choice"),
    [(-2, 4, TWO_POINT_TRY), (-2, 1, KICK_TRY), (-1, 4, KICK_TRY), (5, 4, TWO_POINT_TRY), (6, 4, KICK_TRY)],
)
def test_tries(lead: int, quarter: int, choice: int) -> None:
    game = fourth_down(quarter=quarter, score=[20 + lead, 20])
    assert BookCoach().answer_try(game, AWAY, None, 0.5) == choice


def test_a_try_pushed_back_is_kicked() -> None:
    coach = BookCoach()
    assert [coach.answer_try_again(fourth_down(spot=spot), AWAY, None, 0.5) for spot in (95, 94, 88)] == [0, 1, 1]


@pytest.mark.parametrize(
    ("facts", "chance", "call"),
    [
        ({"quarter": 2, "clock": 40}, 0.25, FIELD_GOAL_TRY),
        ({"quarter": 2, "clock": 50}, 0.25, None),
        ({"clock": 10, "spot": 3, "score": [20, 14]}, 0.0, TAKE_SAFETY),
        ({"clock": 10, "spot": 3, "score": [20, 17]}, 0.0, None),  # a field goal would beat it
        ({"clock": 120, "score": [17, 20]}, 0.25, FIELD_GOAL_TRY),
        ({"clock": 120, "score": [17, 21]}, 0.9, kicks.PLAY_ON),  # three points do not help
        ({"clock": 170, "score": [17, 20]}, 0.34, kicks.PLAY_ON),
        ({"clock": 170, "score": [17, 20]}, 0.35, FIELD_GOAL_TRY),
        ({"clock": 350, "score": [10, 20]}, 0.0, kicks.PLAY_ON),
        ({"clock": 370, "score": [10, 20]}, 0.0, None),
        ({"clock": 190, "score": [17, 20]}, 0.0, None),
    ],
)
def test_fourth_downs_that_score_and_clock_decide(facts: dict[str, Any], chance: float, call: int | None) -> None:
    what = late_game.fourth_down(fourth_down(**facts), AWAY, chance)
    assert (None if what == late_game.BY_HABIT else kicks.FOURTH_CALLS[what]) == call


def test_three_scores_behind_it_plays_as_many_fourth_downs_as_such_sides_did_till_the_last_two_minutes() -> None:
    coach, game = BookCoach(), fourth_down(score=[0, 17], clock=130, spot=35, to_go=8)
    plan = coach.plan(game, AWAY)
    whims = [(index + 0.5) / WHOLE for index in range(WHOLE)]
    played = sum(kicks.fourth_down(game, AWAY, plan, whim) == kicks.PLAY_ON for whim in whims)
    assert played == habit_kicks.played_fourths(game, AWAY, plan.habits) < WHOLE
    for game.score, game.clock in (([0, 16], 130), ([0, 17], 120)):
        assert {kicks.fourth_down(game, AWAY, plan, whim) for whim in whims} == {kicks.PLAY_ON}
