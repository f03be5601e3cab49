"""Calls that hardly anybody means: a page asks back."""

from __future__ import annotations

import pytest

from fieldhouse.gridiron.second_thoughts import FIELD_GOAL, KNEEL, PUNT, SAFETY, second_thought


def thought(call: str, down: int, spot: int, quarter: int, clock: int, lead: int) -> str:
    view = {"down": down, "spot": spot, "quarter": quarter, "clock": clock, "offense": 1, "score": [20, 20 + lead]}
    return second_thought(call, view)


@pytest.mark.parametrize(
    ("call", "down", "spot", "quarter", "clock", "lead", "sentence"),
    [
        (PUNT, 4, 30, 1, 600, 0, ""),
        (PUNT, 2, 30, 1, 600, 0, "It is only 2nd down."),
        (PUNT, 4, 64, 1, 600, 0, ""),
        (PUNT, 4, 65, 1, 600, 0, "From here a punt gains next to nothing."),
        (PUNT, 4, 30, 4, 180, -3, "You are behind with 3:00 left: you may not see the ball again."),
        (PUNT, 4, 30, 4, 181, -3, ""),
        (PUNT, 4, 30, 4, 180, 3, ""),
        (FIELD_GOAL, 4, 75, 1, 600, 0, ""),
        (FIELD_GOAL, 3, 75, 1, 600, 0, "It is only 3rd down."),
        (FIELD_GOAL, 3, 75, 2, 30, 0, ""),
        (FIELD_GOAL, 1, 75, 3, 30, 0, "It is only 1st down."),
        (FIELD_GOAL, 1, 75, 5, 300, 0, ""),
        (FIELD_GOAL, 4, 75, 4, 120, -4, "Three points are not enough, with 2:00 left."),
        (FIELD_GOAL, 4, 75, 4, 120, -3, ""),
        (KNEEL, 1, 40, 1, 605, 7, "It wastes a down, with 10:05 left."),
        (KNEEL, 4, 40, 1, 605, 7, "On fourth down it gives them the ball."),
        (KNEEL, 1, 40, 2, 120, -7, ""),
        (KNEEL, 1, 40, 4, 160, 1, ""),
        (KNEEL, 1, 40, 4, 160, -1, "It wastes a down, with 2:40 left."),
        (KNEEL, 1, 40, 4, 30, 0, ""),
        (SAFETY, 4, 3, 4, 60, 3, ""),
        (SAFETY, 4, 3, 4, 60, 2, "It gives them two points and the ball."),
        (SAFETY, 4, 30, 4, 60, 3, "It gives them two points and the ball."),
        (SAFETY, 4, 3, 3, 60, 3, "It gives them two points and the ball."),
    ],
)
def test_what_is_asked_back(
    call: str, down: int, spot: int, quarter: int, clock: int, lead: int, sentence: str
) -> None:
    assert thought(call, down, spot, quarter, clock, lead) == sentence
