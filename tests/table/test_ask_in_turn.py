"""``ask_in_turn``: one seat is asked, and only if it keeps still the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fieldhouse.table.journal import CHOICE
from fieldhouse.table.live import LiveTable
from fieldhouse.table.question import Ask, Coach, RandomCoach
from fieldhouse.table.seat import AWAY, HOME, Seat
from fieldhouse.table.table import BatchTable, Table
from table.duel import BID, DuelGame

GAME = DuelGame(Table())
FIRST, SECOND = (HOME, "an ante"), (AWAY, "an ante")
NOTHING_TO_FIRST, NOTHING_TO_SECOND = (HOME, None), (AWAY, None)
"""A bid of nothing is to keep still."""


class Fixed(Coach[Any]):
    def __init__(self, choice: int) -> None:
        self.choice = choice

    def answer(self, ask: Ask[Any, Any], game: Any, seat: Seat, subject: Any, whim: float) -> int:
        return self.choice


@pytest.mark.parametrize("make", [BatchTable, LiveTable], ids=["batch", "live"])
def test_the_first_seat_that_does_not_keep_still_has_spoken(make: Callable[..., Table]) -> None:
    assert make(1, (Fixed(2), Fixed(3))).ask_in_turn(GAME, BID, *FIRST, *SECOND) == (1, 3)
    assert make(1, (Fixed(2), Fixed(0))).ask_in_turn(GAME, BID, *FIRST, *SECOND) == (0, 2)
    assert make(1, (Fixed(0), Fixed(0))).ask_in_turn(GAME, BID, *FIRST, *SECOND) is None


@pytest.mark.parametrize("seed", range(20))
def test_each_seat_that_is_asked_takes_one_number_and_one_line(seed: int) -> None:
    coaches = (RandomCoach(), RandomCoach())
    live, batch = LiveTable(seed, coaches), BatchTable(seed, coaches)
    spoken = [live.ask_in_turn(GAME, BID, *FIRST, *SECOND) for _ in range(20)]
    assert spoken == [batch.ask_in_turn(GAME, BID, *FIRST, *SECOND) for _ in range(20)]
    asked = sum(1 if who and who[0] == 1 else 2 for who in spoken)
    assert [entry.kind for entry in live.entries] == [CHOICE] * asked
    assert live.random() == batch.random() == LiveTable(seed, (), skipped=asked).random()


@pytest.mark.parametrize("make", [BatchTable, LiveTable], ids=["batch", "live"])
def test_a_seat_with_nothing_to_choose_is_passed_over(make: Callable[..., Table]) -> None:
    table = make(1, (Fixed(2), Fixed(3)))
    assert table.ask_in_turn(GAME, BID, *NOTHING_TO_FIRST, *SECOND) == (0, 2)
    assert table.ask_in_turn(GAME, BID, *FIRST, *NOTHING_TO_SECOND) == (1, 3)
    assert table.ask_in_turn(GAME, BID, *NOTHING_TO_FIRST, *NOTHING_TO_SECOND) is None
