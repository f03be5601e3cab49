"""What a coach makes of what it has seen: a habit that costs is answered boldly, another may be a trap."""

from __future__ import annotations

import pytest

from fieldhouse.gridiron.equilibrium.watching import COSTLY, TRUST, believed, paid_for, trust_in

USUAL = [0.5, 0.3, 0.2]
COSTS = [0.0, 0.01, 0.1]
RUN, PASS, BOMB = range(3)


def only(call: int, downs: int = 60) -> list[int]:
    return [downs if each == call else 0 for each in range(3)]


def test_whoever_throws_bombs_that_cost_him_has_paid() -> None:
    belief = believed(only(BOMB), USUAL, COSTS, [0.1, 0.1, 0.8])
    assert belief is not None and belief.mix == [0.0, 0.0, 1.0]
    assert (belief.trust, belief.paid) == pytest.approx((TRUST, 1.0))


def test_whoever_calls_only_what_costs_nothing_has_not() -> None:
    """The equilibrium's own calls: he may know every mix, and wait for the other to lean."""
    belief = believed(only(RUN), USUAL, COSTS, USUAL)
    assert belief is not None and belief.trust > 0.0 == belief.paid


def test_half_the_price_is_paid_for_by_half() -> None:
    dear = [0.0, 0.0, COSTLY / 2 / (1 - USUAL[BOMB])]
    assert paid_for(only(BOMB), USUAL, dear) == pytest.approx(0.5)
    assert paid_for([0, 0, 0], USUAL, dear) == 0.0


def test_three_downs_say_nothing() -> None:
    assert trust_in(only(BOMB, 3), USUAL) == 0.0 == trust_in([0, 0, 0], USUAL)
    assert believed(only(BOMB, 3), USUAL, COSTS, USUAL) is None
