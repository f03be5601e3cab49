"""A mix that leans: what it gets of a habit, and how little it leaves to whoever knows it."""

from __future__ import annotations

import random

import pytest

from fieldhouse.gridiron.equilibrium.leaning import LITTLE, MOST, answered, best_leaning, leaned, turned
from fieldhouse.gridiron.equilibrium.one_game import Mix, scaled, solved_one
from fieldhouse.gridiron.equilibrium.playbook import SmallGame
from fieldhouse.gridiron.equilibrium.watching import Belief

ROCK, PAPER, SCISSORS = range(3)
HANDS: SmallGame = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]]
EVEN: Mix = [1 / 3] * 3
RISK = 0.05


def least(gains: SmallGame, mix: Mix) -> float:
    """What the best answer leaves of a mix."""
    return min(
        sum(row[answer] * share for row, share in zip(gains, mix, strict=True)) for answer in range(len(gains[0]))
    )


def paid(gains: SmallGame, mix: Mix, answers: Mix) -> float:
    return sum(
        share * pay * part
        for row, share in zip(gains, mix, strict=True)
        for pay, part in zip(row, answers, strict=True)
    )


def test_whoever_leans_to_paper_risks_what_scissors_take_of_it_and_no_more() -> None:
    mix = leaned(EVEN, [0.0, 1.0, 0.0], HANDS, RISK)
    assert least(HANDS, mix) == pytest.approx(-RISK)
    assert mix[PAPER] == pytest.approx(1 / 3 + 2 / 3 * RISK)


def test_a_leaning_that_nobody_can_punish_is_taken_whole() -> None:
    always = [[1.0, 1.0, 1.0], *HANDS[1:]]
    assert leaned([0.0, 0.5, 0.5], [1.0, 0.0, 0.0], always, 0.0) == [1.0, 0.0, 0.0]


def test_against_too_much_rock_there_is_more_paper() -> None:
    mix = best_leaning(EVEN, HANDS, [0.6, 0.2, 0.2], RISK)
    assert mix[PAPER] > 1 / 3 and least(HANDS, mix) >= -RISK - 1e-9


def test_a_habit_that_gives_nothing_away_is_answered_at_a_small_risk() -> None:
    """Against even hands always rock loses nothing, and who shows it may be waiting for paper: there is little more."""
    mix = answered(EVEN, HANDS, Belief([1.0, 0.0, 0.0], 0.6), 1.0)
    assert mix[PAPER] > 1 / 3
    assert least(HANDS, mix) == pytest.approx(-0.6 * LITTLE)


def test_a_habit_that_gives_something_away_is_answered_at_the_risk_of_a_part_of_it() -> None:
    """A fourth hand that loses a tenth to each of theirs: whoever shows it has paid for what is risked."""
    gains = [[*row, pay] for row, pay in zip(HANDS, (0.1, 0.1, 0.3), strict=True)]
    mix = answered(EVEN, gains, Belief([0.0, 0.0, 0.0, 1.0], 0.5), 1.0)
    assert paid(gains, mix, [0.0, 0.0, 0.0, 1.0]) > paid(gains, EVEN, [0.0, 0.0, 0.0, 1.0])
    assert least(gains, mix) == pytest.approx(-MOST - 0.5 * LITTLE)
    unpaid = answered(EVEN, gains, Belief([0.0, 0.0, 0.0, 1.0], 0.5, 0.0), 1.0)
    assert least(gains, unpaid) == pytest.approx(-0.5 * LITTLE), "on other downs he gives nothing away"


def test_of_two_mixes_that_risk_nothing_the_better_against_the_habit_is_played() -> None:
    """A second paper that beats rock by more is as safe as the first, which the solution happens to name."""
    hands = [*HANDS, [1.5, 0.0, -1.0]]
    mix = best_leaning([*EVEN, 0.0], hands, [0.6, 0.2, 0.2], 0.0)
    assert mix[3] > 0.0 and least(hands, mix) >= -1e-9


@pytest.mark.parametrize("seed", range(20))
def test_it_never_risks_more_and_never_gets_less_of_the_habit(seed: int) -> None:
    dice = random.Random(seed)
    game = [[dice.uniform(-1, 1) for _ in range(6)] for _ in range(9)]
    value, rows, columns = solved_one(game)
    calls, answers = scaled([dice.random() for _ in range(9)]), scaled([dice.random() for _ in range(6)])
    mix = best_leaning(rows, game, answers, RISK)
    assert sum(mix) == pytest.approx(1.0) and min(mix) >= 0.0
    assert least(game, mix) >= value - RISK - 1e-9
    assert paid(game, mix, answers) >= paid(game, rows, answers)
    stood = best_leaning(columns, turned(game), calls, RISK)
    assert least(turned(game), stood) >= -value - RISK - 1e-9
