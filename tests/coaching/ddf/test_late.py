"""What the book does when score and clock decide: kneels, last plays, time-outs, fourth downs, flags, overtime."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.games.ddf.choices import ACCEPT, DECLINE, FIELD_GOAL_TRY, KNEEL, POOCH, PUNT
from fieldhouse.games.ddf.coaching.book import BookCoach
from fieldhouse.games.ddf.coaching.late import tempo
from fieldhouse.games.ddf.model import FIRST_PASS, PLAY_COUNT
from fieldhouse.games.ddf.questions import TEMPO, Ruling
from fieldhouse.games.ddf.state import RUNNING, Game
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.habits import WHOLE
from fieldhouse.gridiron.late_game import LET_RUN, NO_HUDDLE, SPIKE, TIME_OUT
from fieldhouse.gridiron.marking import marked_off_defense, marked_off_offense
from fieldhouse.gridiron.outcome import FIELD_GOAL, TOUCHDOWN, Outcome, downed, first_down_at, snap
from fieldhouse.gridiron.situations import state_of
from fieldhouse.table.seat import AWAY, HOME, Seat
from rules.ddf.games import situation

WHIMS = [(n + 0.5) / 200 for n in range(200)]
KICKS_AWAY = {PUNT, POOCH}


def fourth_quarter(preset: str = "advanced", **facts: Any) -> Game:
    return situation(preset, **{"quarter": 4} | facts)


def calls(game: Game) -> set[int]:
    """Everything the visitors may call, whatever their whim."""
    coach = BookCoach()
    return {coach.answer_call(game, AWAY, None, whim) for whim in WHIMS}


# Kneeling


@pytest.mark.parametrize(
    ("facts", "kneels"),
    [
        ({"clock": 120, "down": 1}, True),
        ({"clock": 130, "down": 1}, False),  # the clock stops at 2:00
        ({"clock": 80, "down": 3}, True),  # 40, and 40 on fourth down too
        ({"clock": 90, "down": 3}, False),
        ({"clock": 40, "down": 4}, True),
        ({"clock": 50, "down": 4}, False),
        ({"clock": 20, "down": 4, "time_outs": [3, 1]}, False),
        ({"clock": 90, "down": 2, "time_outs": [3, 1]}, True),
        ({"clock": 100, "down": 2, "time_outs": [3, 1]}, False),
        ({"clock": 100, "down": 1, "spot": 3}, False),  # the third kneel would be a safety
        ({"clock": 80, "down": 1, "spot": 3}, True),
        ({"clock": 100, "down": 1, "score": [17, 17]}, False),
    ],
)
def test_it_kneels_only_when_that_ends_the_game(facts: dict[str, Any], kneels: bool) -> None:
    game = fourth_quarter("basic", **{"score": [20, 17], "time_outs": [3, 0]} | facts)
    assert (KNEEL in calls(game)) == kneels


def test_a_kneel_takes_as_long_with_advanced_timing() -> None:
    """Not every third one 30 seconds."""
    game = fourth_quarter("advanced", clock=120, down=2, score=[20, 17], time_outs=[3, 0], forty_second_plays=[1, 0])
    assert KNEEL in calls(game)


@pytest.mark.parametrize(
    ("facts", "kneels"),
    [
        ({"down": 1}, True),
        ({"down": 2}, False),  # whoever did not kneel at once wants to play
        ({"spot": 1}, False),
        ({"spot": 51}, False),
        ({"clock": 50}, False),
    ],
)
def test_it_lets_a_half_go_that_is_not_worth_it(facts: dict[str, Any], kneels: bool) -> None:
    """Now and then, as real coaches do."""
    assert (KNEEL in calls(fourth_quarter(**{"quarter": 2, "clock": 20, "spot": 15} | facts))) == kneels


@pytest.mark.parametrize(
    ("facts", "kneels"),
    [
        ({"clock": 50}, True),
        ({"clock": 50, "score": [36, 20]}, False),  # two scores would do
        ({"clock": 130}, False),
        ({"clock": 50, "down": 4}, False),
        ({"clock": 50, "spot": 3}, False),
    ],
)
def test_it_kneels_before_a_side_that_has_given_up(facts: dict[str, Any], kneels: bool) -> None:
    """Their time-outs would keep it from running the clock out, but they call none any more."""
    game = fourth_quarter("basic", **{"down": 2, "spot": 40, "score": [37, 20], "time_outs": [3, 3]} | facts)
    assert (KNEEL in calls(game)) == kneels


@pytest.mark.parametrize(("clock", "shares"), [(10, {True, False}), (50, {False})])
def test_a_level_game_is_let_go_now_and_then(clock: int, shares: set[bool]) -> None:
    game = fourth_quarter("basic", down=1, spot=15, clock=clock, score=[17, 17])
    assert {call == KNEEL for call in calls(game)} == shares


def test_a_side_far_behind_hurries_as_often_as_coaches_did() -> None:
    coach, game = BookCoach(), fourth_quarter("advanced", clock=400, score=[10, 24])
    often = coach.plan(game, AWAY).habits.hurries[0][state_of(game, AWAY)] / WHOLE
    assert 0 < often < 1
    answers = [coach.answer(TEMPO, game, AWAY, RUNNING, whim) for whim in (often - 0.01, often + 0.01)]
    assert answers == [NO_HUDDLE, LET_RUN]


# The last play


@pytest.mark.parametrize(
    ("facts", "kicks"),
    [
        ({"clock": 20, "time_outs": [0, 3]}, True),  # a play in bounds would be the last
        ({"clock": 20, "time_outs": [1, 3]}, True),  # a field goal wins: they have run the clock down for it
        ({"clock": 20, "time_outs": [1, 3], "score": [20, 23]}, False),
        ({"clock": 10, "time_outs": [1, 3], "score": [20, 23]}, True),
        ({"clock": 20, "time_outs": [0, 3], "score": [10, 14]}, False),
        ({"clock": 10, "quarter": 5}, True),
        ({"clock": 20, "time_outs": [0, 3], "quarter": 2, "score": [0, 14]}, True),
    ],
)
def test_it_kicks_when_there_is_no_time_for_another_play(facts: dict[str, Any], kicks: bool) -> None:
    usual: dict[str, Any] = {"spot": 80, "score": [21, 23], "overtime_possessions": 2}
    game = fourth_quarter(**usual | facts)
    assert (calls(game) == {FIELD_GOAL_TRY}) == kicks


def test_it_throws_on_the_last_play() -> None:
    behind = fourth_quarter(clock=20, spot=60, score=[10, 17], time_outs=[0, 3])
    assert calls(behind) <= set(range(FIRST_PASS, PLAY_COUNT))
    behind.usage[0] = [0] * FIRST_PASS + [99] * (PLAY_COUNT - FIRST_PASS)
    assert calls(behind) <= set(range(FIRST_PASS))  # no pass is left to be called


@pytest.mark.parametrize(
    ("facts", "is_run"),
    [({}, True), ({"down": 2}, True), ({"down": 3}, False), ({"clock": 130}, False), ({"score": [17, 20]}, False)],
)
def test_ahead_in_the_last_two_minutes_it_keeps_the_clock_running(facts: dict[str, Any], is_run: bool) -> None:
    usual: dict[str, Any] = {"clock": 120, "score": [20, 17], "spot": 50, "to_go": 9}
    game = fourth_quarter(**usual | facts)
    assert (calls(game) <= set(range(FIRST_PASS))) == is_run


def test_it_replaces_a_pass_that_is_used_up_by_a_pass() -> None:
    game = fourth_quarter(quarter=1, down=3, to_go=15)
    game.usage[0][FIRST_PASS + 1 :] = [99] * (PLAY_COUNT - FIRST_PASS - 1)
    coach = BookCoach()
    assert {coach.allowed(game, AWAY, play) for play in range(FIRST_PASS, PLAY_COUNT)} == {FIRST_PASS}


# The clock


@pytest.mark.parametrize(
    ("seat", "facts", "answer"),
    [
        (0, {"clock": 290, "score": [10, 20]}, NO_HUDDLE),  # time-outs are kept
        (0, {"clock": 290, "score": [10, 20], "no_huddles": [0, 9]}, LET_RUN),
        (0, {"clock": 140, "score": [10, 14]}, LET_RUN),  # it stops at 2:00 by itself
        (0, {"clock": 150, "score": [10, 14]}, NO_HUDDLE),
        (0, {"clock": 60, "score": [10, 14]}, TIME_OUT),
        (0, {"clock": 10, "score": [10, 14]}, LET_RUN),  # nothing is left to save
        (0, {"clock": 30, "score": [10, 14], "time_outs": [0, 3], "no_huddles": [0, 9]}, SPIKE),
        (0, {"clock": 60, "score": [20, 14]}, LET_RUN),
        (1, {"clock": 130, "score": [20, 14]}, LET_RUN),
        (1, {"clock": 150, "score": [20, 14]}, TIME_OUT),
        (1, {"clock": 110, "score": [20, 14]}, TIME_OUT),
        (1, {"clock": 10, "score": [20, 14]}, LET_RUN),
        (1, {"clock": 110, "score": [10, 14]}, LET_RUN),
    ],
)
def test_it_stops_the_clock_only_for_seconds_it_needs(seat: Seat, facts: dict[str, Any], answer: int) -> None:
    assert tempo(fourth_quarter(spot=50, **facts), seat, 40, 0.5) == answer


# Fourth downs


def test_ahead_late_it_kicks_the_ball_away() -> None:
    """Mostly: real coaches who led played a fourth and short of their own in the middle of the field now and then."""
    coach = BookCoach()
    facts: dict[str, Any] = {"down": 4, "to_go": 1, "spot": 45, "score": [20, 17], "clock": 200}
    away = [coach.answer_call(fourth_quarter(**facts), AWAY, None, whim) in KICKS_AWAY for whim in WHIMS]
    assert 0.6 < sum(away) / len(away) < 1.0
    assert calls(fourth_quarter(**facts | {"to_go": 11})) <= KICKS_AWAY
    goals = [coach.answer_call(fourth_quarter(**facts | {"spot": 80, "to_go": 4}), AWAY, None, whim) for whim in WHIMS]
    assert goals.count(FIELD_GOAL_TRY) > 0.8 * len(goals)


def test_a_field_goal_that_wins_is_played_for() -> None:
    """Level and near enough in the last two minutes nothing is thrown, and the clock runs until the kick."""
    near: dict[str, Any] = {"clock": 100, "spot": 75, "score": [20, 20], "time_outs": [3, 3]}
    assert calls(fourth_quarter(**near)) <= set(range(FIRST_PASS))
    assert not calls(fourth_quarter(**near | {"spot": 60})) <= set(range(FIRST_PASS))
    assert not calls(fourth_quarter(**near | {"score": [17, 20]})) <= set(range(FIRST_PASS))
    assert tempo(fourth_quarter(**near), AWAY, 40, 0.5) == LET_RUN
    assert tempo(fourth_quarter(**near | {"clock": 50}), AWAY, 40, 0.5) == TIME_OUT
    assert tempo(fourth_quarter(**near | {"spot": 60}), AWAY, 40, 0.5) == TIME_OUT


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        ({"score": [17, 20], "spot": 80}, {FIELD_GOAL_TRY}),
        ({"score": [17, 17], "spot": 97, "to_go": 1}, {FIELD_GOAL_TRY}),  # it wins
    ],
)
def test_in_overtime_it_kicks_what_ties_or_wins(facts: dict[str, Any], expected: set[int]) -> None:
    assert calls(fourth_quarter(quarter=5, clock=500, down=4, overtime_possessions=1, **facts)) == expected


@pytest.mark.parametrize("score", [[17, 20], [17, 24]])
def test_behind_in_overtime_it_never_punts(score: list[int]) -> None:
    """The other side has scored: a ball given away is a game lost."""
    game = fourth_quarter(quarter=5, clock=500, down=4, to_go=18, spot=15, overtime_possessions=1, score=score)
    assert calls(game) <= set(range(PLAY_COUNT))


def test_level_on_the_first_possession_of_overtime_it_plays_as_ever() -> None:
    game = fourth_quarter(quarter=5, clock=500, down=4, to_go=18, spot=15, overtime_first=0)
    assert calls(game) <= KICKS_AWAY


# Flags


def answer(game: Game, seat: Seat, declined: Outcome, accepted: Outcome) -> int:
    return BookCoach().answer_penalty(game, seat, ((), (Ruling(DECLINE, declined), Ruling(ACCEPT, accepted))), 0.5)


@pytest.mark.parametrize(
    ("down", "to_go", "spot", "gain", "expected"),
    [
        (3, 10, 40, 0, DECLINE),  # fourth down and a punt, not another try
        (3, 7, 29, 0, DECLINE),
        (3, 10, 20, -6, DECLINE),
        (3, 10, 75, 0, ACCEPT),  # out of field goal range
        (3, 10, 40, 12, ACCEPT),
        (2, 10, 40, 0, ACCEPT),
        (1, 10, 40, 3, ACCEPT),
        (1, 10, 40, -12, DECLINE),
    ],
)
def test_ten_yards_on_the_offense(down: int, to_go: int, spot: int, gain: int, expected: int) -> None:
    before = Situation(AWAY, spot, down, to_go)
    declined, accepted = downed(before, spot + gain, 10), snap(marked_off_offense(before, 10))
    assert answer(fourth_quarter(quarter=1), HOME, declined, accepted) == expected


def test_the_field_goal_that_wins_is_not_taken_off_the_board() -> None:
    good, first_down = Outcome(FIELD_GOAL, AWAY, carry=15), first_down_at(AWAY, 87)
    last: list[dict[str, Any]] = [{"clock": 10}, {"quarter": 5, "clock": 300, "overtime_possessions": 1}]
    for facts in last:
        assert answer(fourth_quarter(score=[17, 17], **facts), AWAY, good, first_down) == DECLINE
    assert answer(fourth_quarter(score=[17, 17], clock=600), AWAY, good, first_down) == ACCEPT


@pytest.mark.parametrize(
    ("score", "seat", "declined", "expected"),
    [
        ([20, 17], 1, Outcome(TOUCHDOWN, AWAY), ACCEPT),
        ([17, 20], 0, snap(Situation(AWAY, 60, 2, 5)), ACCEPT),  # a foul of the defense gives one more down
        ([20, 17], 0, snap(Situation(AWAY, 60, 2, 5)), DECLINE),  # it is won, and over
    ],
)
def test_flags_on_the_last_play(score: list[int], seat: Seat, declined: Outcome, expected: int) -> None:
    before = Situation(AWAY, 50, 1, 10)
    mark_off = marked_off_offense if seat == 1 else marked_off_defense
    assert answer(fourth_quarter(score=score, clock=10), seat, declined, snap(mark_off(before, 5))) == expected
