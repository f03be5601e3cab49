"""A small game solved again at other prices, and leaned away from its solution: the best mix for what it risks."""

from __future__ import annotations

import random

import pytest

from fieldhouse.gridiron.equilibrium.frontier import leaned_answers, leaned_calls
from fieldhouse.gridiron.equilibrium.leaning import turned
from fieldhouse.gridiron.equilibrium.one_game import Mix, SmallGame, scaled, solved_one
from fieldhouse.gridiron.equilibrium.tableau import BARRED, settled
from fieldhouse.gridiron.equilibrium.watching import answer_pays, call_pays

A_POINT = 3000
RISKS = (0.004 * A_POINT, 0.02 * A_POINT, 0.2 * A_POINT)
CLOSE = 1e-6
BARRED_CALL = 4


def drawn(seed: int) -> tuple[SmallGame, Mix, Mix]:
    """Payoffs of nine plays against six formations, what the plays cost at first, and what they cost later."""
    dice = random.Random(seed)
    payoffs = [[float(round(dice.gauss(0, 0.3) * A_POINT)) for _ in range(6)] for _ in range(9)]
    prices = [float(max(round(dice.gauss(0, 0.05) * A_POINT), 0)) for _ in range(9)]
    later = [price * dice.choice([0.3, 1.0, 2.0, 4.0]) for price in prices]
    later[BARRED_CALL] = BARRED
    return payoffs, prices, later


def priced(payoffs: SmallGame, prices: Mix) -> SmallGame:
    return [[pay - price for pay in row] for row, price in zip(payoffs, prices, strict=True)]


def most(gains: SmallGame, pays: Mix, least: float) -> float:
    """What a mix can get of *pays* that is sure of *least*, found otherwise: what is sure has a price, which is least
    where it is right."""

    def at(price: float) -> float:
        mixed = [[pay + price * gain for gain in row] for pay, row in zip(pays, gains, strict=True)]
        return solved_one(mixed)[0] - price * least

    low, high = 0.0, 100.0
    for _ in range(60):
        left, right = low + 0.4 * (high - low), low + 0.6 * (high - low)
        low, high = (low, right) if at(left) < at(right) else (left, high)
    return at((low + high) / 2)


@pytest.mark.parametrize("seed", range(20))
def test_at_other_prices_a_solved_game_is_worth_what_it_is_worth_from_nothing(seed: int) -> None:
    payoffs, prices, later = drawn(seed)
    first = settled(payoffs, prices)
    assert first.value() == pytest.approx(solved_one(priced(payoffs, prices))[0], abs=CLOSE)
    down, gains = first.repriced(later), priced(payoffs, later)
    left = [row for call, row in enumerate(gains) if call != BARRED_CALL]
    value, calls, answers = solved_one(left)[0], down.call_mix(), down.answer_mix()
    assert down.value() == pytest.approx(value, abs=CLOSE)
    assert calls[BARRED_CALL] == 0.0 and sum(calls) == pytest.approx(1.0) == sum(answers)
    assert min(answer_pays(gains, calls)) == pytest.approx(value, abs=CLOSE)
    assert max(call_pays(left, answers)) == pytest.approx(value, abs=CLOSE)


def test_what_was_solved_at_other_prices_leaves_the_first_as_it_was() -> None:
    """All prices start from the same solution: the order in which games come to a down changes none of its mixes."""
    payoffs, prices, later = drawn(1)
    first = settled(payoffs, prices)
    before = first.call_mix(), first.answer_mix()
    there = first.repriced(later)
    leaned_calls(there, call_pays(payoffs, [1.0, 0.0, 0.0, 0.0, 0.0, 0.0]), A_POINT)
    leaned_answers(there, payoffs[0], A_POINT)
    assert there.call_mix() == first.repriced(later).call_mix() != before[0]
    assert (first.call_mix(), first.answer_mix()) == before


@pytest.mark.parametrize("risk", RISKS)
@pytest.mark.parametrize("seed", range(8))
def test_no_mix_of_calls_that_risks_no_more_gets_more(seed: int, risk: float) -> None:
    payoffs, prices, later = drawn(seed)
    down, gains = settled(payoffs, prices).repriced(later), priced(payoffs, later)
    dice = random.Random(seed)
    pays = call_pays(gains, scaled([dice.random() ** 3 for _ in range(6)]))
    mix = leaned_calls(down, pays, risk)
    assert sum(mix) == pytest.approx(1.0) and min(mix) >= 0.0 == mix[BARRED_CALL]
    assert min(answer_pays(gains, mix)) >= down.value() - risk - CLOSE
    got = sum(share * pay for share, pay in zip(mix, pays, strict=True) if share)
    del gains[BARRED_CALL], pays[BARRED_CALL]
    assert got == pytest.approx(most(gains, pays, down.value() - risk), abs=1e-4)


@pytest.mark.parametrize("risk", RISKS)
@pytest.mark.parametrize("seed", range(8))
def test_no_mix_of_answers_that_risks_no_more_allows_less(seed: int, risk: float) -> None:
    payoffs, prices, later = drawn(seed)
    down, gains = settled(payoffs, prices).repriced(later), priced(payoffs, later)
    dice = random.Random(seed)
    called = [0.0 if call == BARRED_CALL else dice.random() ** 3 for call in range(9)]
    allows = answer_pays(payoffs, scaled(called))
    mix = leaned_answers(down, allows, risk)
    del gains[BARRED_CALL]
    assert sum(mix) == pytest.approx(1.0) and min(mix) >= 0.0
    assert max(call_pays(gains, mix)) <= down.value() + risk + CLOSE
    allowed = sum(share * pay for share, pay in zip(mix, allows, strict=True))
    assert -allowed == pytest.approx(most(turned(gains), [-pay for pay in allows], -down.value() - risk), abs=1e-4)
