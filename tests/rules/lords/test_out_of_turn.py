"""5.7.1 and 2.5: what owners do while the table waits for another; the journal keeps the order."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse import catalog
from fieldhouse.table.journal import loads
from fieldhouse.table.question import IllegalAnswer
from fieldhouse.table.session import Session

DEFINITION = catalog.game("lords")


def in_season(coaches: list[Any], seed: int = 5) -> Session:
    """A session whose people answer with defaults until the first action of the season is wanted."""
    session = Session(DEFINITION, DEFINITION.header((), seed, {"owners": len(coaches)}), coaches)
    while session.questions[0].name != "action":
        session.answer(session.questions[0].seat, session.questions[0].default)
    return session


def test_5_7_1_all_may_speak_while_one_is_asked() -> None:
    session = in_season([None] * 4)
    assert session.questions[0].name == "action"
    assert [question.name for question in session.questions[1:]] == ["interject"] * 3
    assert session.view(session.questions[1].seat)["questions"][0]["name"] == "interject"


def test_5_7_1_an_offer_from_another_comes_first_and_the_turn_goes_on() -> None:
    session = in_season([None] * 4)
    active, other = session.questions[0].seat, session.questions[2].seat
    before = len(session.entries)
    session.answer(other, "offer")
    assert [(question.seat, question.name) for question in session.questions] == [(other, "partner")]
    with pytest.raises(IllegalAnswer, match="not your turn"):
        session.answer(active, "pass")
    session.answer(other, session.questions[0].options[0].key)
    session.answer(other, "withdraw")
    assert session.questions[0].seat == active
    assert [entry.label for entry in session.entries[before:]] == ["interject", "partner", "term"]
    assert [entry.seat for entry in session.entries[before:]] == [other] * 3


def test_2_5_a_loan_out_of_turn_and_undo() -> None:
    session = in_season([None] * 4)
    other = session.questions[1].seat
    session.answer(other, "borrow-5000")
    assert session.game.view(other)["owners"][other]["small_loan"] == 5_000
    session.undo()
    assert session.game.view(other)["owners"][other]["small_loan"] == 0


def test_a_game_with_words_out_of_turn_is_taken_up_again() -> None:
    session = in_season([None] * 3)
    session.answer(session.questions[2].seat, "borrow-10000")
    journal = loads(session.journal.dumps())
    again = Session(DEFINITION, journal.header, [None] * 3, journal.entries)
    assert again.questions == session.questions
    assert again.game.state() == session.game.state()


def test_computer_owners_do_not_hold_people_up() -> None:
    """With a person in one seat the table waits for nobody else, and the person is asked in turn."""
    session = in_season([None, *(DEFINITION.coach("owner") for _ in range(3))])
    assert [question.seat for question in session.questions] == [0]
    for _ in range(200):
        if session.over:
            break
        session.answer(0, session.questions[0].default)
    assert len(session.entries) > 200
