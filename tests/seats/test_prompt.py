"""What a typed answer means."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.seats.prompt import numbers, understood
from fieldhouse.table.question import Ask, IllegalAnswer, NumberAsk, Question
from fieldhouse.table.seat import Seat
from table.seats import FIRST

KEYS = ("plunge", "punt", "pooch", "short", "field-goal")
SHORT_MISSING = (0, 1, 2, 4)


def explain(game: object, seat: Seat, subject: object, choice: int) -> tuple[str, str]:
    return f"Label {choice}", "A line of help."


def printed(game: object, seat: Seat, subject: object, choice: int) -> tuple[str, str]:
    return f"{choice + 1}-Printed", "A line of help."


class Nothing:
    """A game with nothing to see."""

    def view(self, seat: Seat) -> dict[str, Any]:
        return {}


CALL: Ask[Nothing, object] = Ask(
    "call",
    KEYS,
    lambda game, seat, subject: SHORT_MISSING,
    printed,
    lambda *given: "Your play?",
    is_numbered=True,
)
PENALTY: Ask[Nothing, object] = Ask(
    "penalty", ("decline", "accept", "accept-2"), lambda game, seat, subject: (1, 2), explain, lambda *given: "Flag."
)
YARDS: NumberAsk[Nothing, object] = NumberAsk(
    "yards", lambda game, seat, subject: range(1, 61), explain, lambda *given: "How many?"
)


def asked(ask: Ask[Any, Any], is_secret: bool = False) -> Question:
    return ask.question(Nothing(), FIRST, None, is_secret)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("punt", "punt"), ("PUNT", "punt"), ("pu", "punt"), ("f", "field-goal"), ("5", "field-goal"), ("1", "plunge")],
)
def test_a_key_a_number_or_a_beginning(typed: str, meant: str) -> None:
    assert understood(typed, asked(CALL), CALL) == meant


def test_a_beginning_of_the_label_will_do() -> None:
    assert understood("label 2", asked(PENALTY), PENALTY) == "accept-2"


def test_printed_numbers_count_whatever_else_is_legal() -> None:
    assert numbers(asked(CALL), CALL) == {"plunge": 1, "punt": 2, "pooch": 3, "field-goal": 5}


def test_what_has_no_printed_number_is_counted_in_its_order() -> None:
    assert numbers(asked(PENALTY), PENALTY) == {"accept": 1, "accept-2": 2}
    assert understood("1", asked(PENALTY), PENALTY) == understood("accept", asked(PENALTY), PENALTY) == "accept"


def test_a_forbidden_option_is_refused_by_key_and_by_number() -> None:
    for typed in ("short", "4", "9", "nonsense"):
        with pytest.raises(IllegalAnswer, match="cannot be chosen here; type plunge, punt, pooch or field-goal"):
            understood(typed, asked(CALL), CALL)


def test_an_ambiguous_beginning_names_what_it_may_be() -> None:
    with pytest.raises(IllegalAnswer, match="'p' may be plunge, punt or pooch; say which"):
        understood("p", asked(CALL), CALL)


def test_enter_takes_the_default_but_never_of_a_secret_question() -> None:
    assert understood("", asked(CALL), CALL) == "plunge"
    with pytest.raises(IllegalAnswer):
        understood("", asked(CALL, is_secret=True), CALL)


def test_a_wrong_secret_answer_is_not_repeated() -> None:
    for typed in ("shrot", "p"):
        with pytest.raises(IllegalAnswer) as refusal:
            understood(typed, asked(CALL, is_secret=True), CALL)
        assert str(refusal.value).startswith("That ")
        assert repr(typed) not in str(refusal.value)


def test_a_number_is_itself() -> None:
    assert understood("12", asked(YARDS), YARDS) == "12"
    for typed in ("61", "twelve"):
        with pytest.raises(IllegalAnswer, match="type a whole number from 1 to 60"):
            understood(typed, asked(YARDS), YARDS)


CARD: Ask[Nothing, object] = Ask(
    "card", ("pass", *map(str, range(1, 60))), lambda *given: (3, 40, 0), explain, lambda *given: "Which?"
)


def test_what_has_a_number_for_its_key_goes_by_that_and_by_no_other() -> None:
    assert numbers(asked(CARD), CARD) == {"3": 3, "40": 40}
    assert [understood(typed, asked(CARD), CARD) for typed in ("3", "40", "p")] == ["3", "40", "pass"]
    with pytest.raises(IllegalAnswer, match="'2' cannot be chosen here"):
        understood("2", asked(CARD), CARD)
