"""How many answers a whole game wants of a person who gives the usual orders and takes each default."""

from __future__ import annotations

import pytest
from tools.answers import answers


@pytest.mark.parametrize(
    ("game", "preset", "fewer_than"),
    [("ddf", "advanced", 190), ("statispro", "fitted", 120), ("lords", "basic", 200)],
)
def test_standing_orders_leave_so_few_questions(game: str, preset: str, fewer_than: int) -> None:
    asked = answers(game, preset, 1, "usual").total()
    assert 0 < asked < fewer_than
    assert asked < answers(game, preset, 1, "tacit").total(), "the orders spare something"
