"""The recorder: what is thrown is written down as it is played, and seen again in the same way."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fieldhouse.table.journal import BY_HAND, ROLL, Header
from fieldhouse.table.recorder import recorded
from fieldhouse.table.session import Session
from fieldhouse.table.throws import Explained
from table.duel import D6, DUEL, LOSER, TWO_DICE

HEADER = DUEL.header((), 11, {})
HAND = DUEL.header((), 11, {}, BY_HAND)


def begun(header: Header = HEADER) -> Session[Any, Any]:
    return Session(DUEL, header, (None, None))


def go_on(session: Session[Any, Any], choose: random.Random) -> None:
    """Answer whatever comes next."""
    if session.wanted_roll:
        session.roll(choose.choice(session.wanted_roll.dice.readings))
    else:
        question = session.questions[0]
        session.answer(question.seat, choose.choice(question.options).key)


def after_the_first_fight() -> Session[Any, Any]:
    session = begun()
    while not any(entry.kind == ROLL for entry in session.entries):
        go_on(session, random.Random(1))
    return session


@pytest.mark.parametrize("header", [HEADER, HAND])
def test_what_is_written_down_in_play_is_what_is_seen_again(header: Header) -> None:
    """Within a step, after it, and after the answer that began it has been taken back."""
    session, choose = begun(header), random.Random(2)
    seen = 0
    while not session.over:
        go_on(session, choose)
        if choose.random() < 0.2:
            session.undo()
        for step in range(1, len(session.rests) + 1):
            first = session.rests[step - 1].entries
            end = session.rests[step].entries if step < len(session.rests) else None
            again = recorded(DUEL, header, session.state_at(step - 1), session.entries[first:end], first)
            assert session.throws_of(step) == again
            seen += len(again)
    assert seen > 50


def test_a_throw_has_its_dice_their_faces_and_the_cell_it_hit() -> None:
    session = after_the_first_fight()
    fight, turn = session.throws_of(len(session.rests))
    rolls = [entry.value for entry in session.entries if entry.kind == ROLL]
    assert (fight.label, fight.reading, fight.dice) == ("fight", rolls[0], TWO_DICE)
    assert sum(fight.faces) == fight.reading and len(fight.faces) == 2
    assert fight.column is LOSER and fight.cell == LOSER.by_reading[rolls[0]]
    assert (turn.label, turn.reading, turn.dice, turn.faces) == ("turn", rolls[1], D6, (rolls[1],))
    assert turn.column is None and turn.cell is None


def test_nobody_knows_the_faces_of_dice_that_were_typed_in() -> None:
    session = begun(HAND)
    while not session.wanted_roll:
        go_on(session, random.Random(1))
    session.roll(7)
    (fight,) = session.throws_of(len(session.rests))
    assert (fight.reading, fight.faces, fight.column) == (7, (), LOSER)


def test_a_card_drawn_for_one_seat_is_not_shown() -> None:
    assert begun().throws_of(1) == ()


def test_the_record_ends_within_a_step() -> None:
    """Where it ends nothing more is thrown: what comes next is not known yet."""
    session = after_the_first_fight()
    begun = session.rests[-1].entries
    since = session.entries[begun:]
    first = next(index for index, entry in enumerate(since) if entry.kind == ROLL)
    (fight,) = recorded(DUEL, HEADER, session.history.state, since[: first + 1], begun)
    assert fight == session.throws_of(len(session.rests))[0]


def test_a_throw_in_words() -> None:
    assert str(Explained("offense 24", "7")) == "offense 24: 7"
    assert str(Explained("defense 3", "(1)", "forced gain of 1")) == "defense 3: (1) -> forced gain of 1"
    assert str(Explained("coin 1")) == "coin 1"
