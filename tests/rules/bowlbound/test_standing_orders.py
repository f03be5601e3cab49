"""What a coach is not asked: the clock early in a half, and kicks and tricks if he wants none."""

from __future__ import annotations

from typing import Any

import pytest

from examples.bowlbound.table import Stage
from fieldhouse.games.bowlbound.questions import DECLARE, DELAY, FAKE_NUMBER, KICKOFF_GUESS, RED_ZONE, RUSH, TEMPO
from fieldhouse.games.bowlbound.standing_orders import STANDING_ORDERS
from fieldhouse.table.question import Ask
from fieldhouse.table.seat import AWAY
from fieldhouse.table.standing import Given, Standing


def answer(code: str, value: str, ask: Ask[Any, Any], clock: str = "9:00", subject: object = None) -> int | None:
    game = Stage("A 2 and 8 at A 30", quarter=2, clock=clock).game
    return Standing(STANDING_ORDERS, [Given(0, AWAY, code, value)]).choice(ask, game, AWAY, subject, 0)


@pytest.mark.parametrize("ask", [TEMPO, DECLARE, DELAY], ids=lambda ask: ask.name)
def test_the_clock(ask: Ask[Any, Any]) -> None:
    assert answer("clock", "late", ask, subject=40) == 0
    assert answer("clock", "late", ask, "5:00", subject=40) is None
    assert answer("clock", "never", ask, "5:00", subject=40) == 0
    assert answer("clock", "ask", ask, subject=40) is None


@pytest.mark.parametrize(
    ("code", "ask"),
    [("fakes", FAKE_NUMBER), ("kicks", RUSH), ("kicks", KICKOFF_GUESS), ("red-zone", RED_ZONE)],
    ids=lambda each: each if isinstance(each, str) else each.name,
)
def test_kicks_and_tricks(code: str, ask: Ask[Any, Any]) -> None:
    assert answer(code, "never", ask, subject=(0, 12, 13)) == 0
    assert answer(code, "ask", ask, subject=(0, 12, 13)) is None
