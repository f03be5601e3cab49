"""Every game with people in all seats: taken up anywhere, undone, secret where it must be, and shown."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from contract.games import Variant, every_variant
from fieldhouse.table.journal import BY_HAND, ROLLED, loads
from fieldhouse.table.question import Question
from fieldhouse.table.session import Session

SEED = 64


def people(variant: Variant, dice: str = ROLLED) -> Session:
    return Session(variant.definition, variant.header(SEED, dice), [None for _ in variant.seats])


def moments(session: Session, seed: int = SEED) -> Iterator[tuple[int, str]]:
    """Play with random answers; at every suspension yield the answer (seat, key) that will be given next."""
    choose = random.Random(seed)
    while not session.over:
        if session.wanted_roll:
            reading = choose.choice(session.wanted_roll.dice.readings)
            yield -1, str(reading)
            session.roll(reading)
        else:
            question = choose.choice(session.questions)
            key = choose.choice(question.options).key
            yield question.seat, key
            session.answer(question.seat, key)


def picture(session: Session) -> Any:
    """All that anybody can see of a session."""
    return (
        session.journal.dumps(),
        len(session.notes),
        session.rests[-1],
        session.wanted_roll,
        json.dumps([session.view(seat) for seat in range(len(session.coaches))]),
    )


@every_variant
def test_resuming_at_every_suspension_gives_the_same_game(variant: Variant) -> None:
    session = people(variant)
    for _ in moments(session):
        journal = loads(session.journal.dumps())
        again = Session(variant.definition, journal.header, session.coaches, journal.entries)
        assert picture(again) == picture(session)


@every_variant
def test_a_game_with_real_dice_is_taken_up_anywhere(variant: Variant) -> None:
    session = people(variant, BY_HAND)
    for at, _ in enumerate(moments(session)):
        if at % 50 == 0:
            journal = loads(session.journal.dumps())
            again = Session(variant.definition, journal.header, session.coaches, journal.entries)
            assert picture(again) == picture(session)


@every_variant
def test_undo_and_the_same_answer_give_the_same_game(variant: Variant) -> None:
    session = people(variant)
    before, undone = picture(session), ""
    for seat, key in moments(session):
        if undone and not session.sealed:
            after = picture(session)
            session.undo()
            assert picture(session) == before
            if session.questions[0].seat != last[0] or len(session.questions) > 1:
                before = after
        before, undone, last = picture(session), key, (seat, key)


def test_placeholder() -> None:
    pass


def is_plain(question: Question) -> bool:
    told = question.to_json()
    return bool(json.loads(json.dumps(told)) == told)
