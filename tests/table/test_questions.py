"""Asks, questions and coaches."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fieldhouse.table.question import Coach, CoachFault, IllegalAnswer, Question, RandomCoach
from fieldhouse.table.table import BatchTable, Table
from table.duel import BID, MERCY, STANCE, DuelGame
from table.seats import FIRST, SECOND

GAME = DuelGame(Table())


@pytest.mark.parametrize(("key", "choice"), [("high", 0), ("low", 1), (" LOW ", 1)])
def test_a_legal_answer(key: str, choice: int) -> None:
    assert STANCE.checked(GAME, FIRST, None, key) == choice


def test_an_illegal_answer_is_refused_with_a_sentence() -> None:
    with pytest.raises(IllegalAnswer, match=r"^'middle' cannot be chosen here. Choose high or low.$"):
        STANCE.checked(GAME, FIRST, None, "middle")
    with pytest.raises(IllegalAnswer, match=r"^'pay' cannot be chosen here. Choose bear.$"):
        MERCY.checked(GAME, FIRST, 0, "pay")


def test_a_number_is_refused_with_its_range() -> None:
    assert BID.checked(GAME, FIRST, None, "3") == 3
    for text in ("4", "-1", "two", "", "1.0"):
        with pytest.raises(IllegalAnswer, match="Choose a whole number from 0 to 3"):
            BID.checked(GAME, FIRST, None, text)


def test_keys_and_choices() -> None:
    assert STANCE.key(STANCE.choice("low")) == "low"
    assert BID.key(BID.choice("2")) == "2"
    with pytest.raises(IllegalAnswer, match="'x' is no answer to 'stance'"):
        STANCE.choice("x")
    with pytest.raises(IllegalAnswer, match="'x' is not a whole number"):
        BID.choice("x")


def test_a_question_is_plain_json_and_holds_the_view() -> None:
    question = MERCY.question(GAME, SECOND, 2)
    told = question.to_json()
    assert json.loads(json.dumps(told)) == told
    assert told["view"] == GAME.view(SECOND)
    assert [option["key"] for option in told["options"]] == ["bear", "pay"]
    assert told["default"] == "bear"
    assert told["secret"] is False


class Fixed(Coach[Any]):
    def __init__(self, key: str) -> None:
        self.key = key

    def choose(self, question: Question, whim: float) -> str:
        return self.key


def test_a_coach_of_ones_own_answers_with_a_key() -> None:
    assert Fixed("low").answer(STANCE, GAME, FIRST, None, 0.5) == 1
    assert BatchTable(1, (Fixed("low"),)).ask(STANCE, GAME, FIRST, None) == 1


def test_a_coach_that_answers_nonsense_is_named_and_no_player_is_blamed() -> None:
    with pytest.raises(CoachFault, match="Fixed was asked 'stance': 'middle' cannot be chosen here"):
        BatchTable(1, (Fixed("middle"),)).ask(STANCE, GAME, FIRST, None)
    assert not issubclass(CoachFault, IllegalAnswer)


@pytest.mark.parametrize(("whim", "choice"), [(0.0, 0), (0.49, 1), (0.5, 2), (1 - 2**-53, 3)])
def test_the_random_coach_spreads_its_whim_over_what_is_legal(whim: float, choice: int) -> None:
    assert RandomCoach().answer(BID, GAME, FIRST, None, whim) == choice
