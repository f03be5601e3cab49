"""Sessions with people in all seats, for the tests of every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from contract.games import Variant
from fieldhouse.table.journal import ROLLED
from fieldhouse.table.session import Session

SEED = 64


def people(variant: Variant, dice: str = ROLLED) -> Session[Any, Any]:
    return Session(variant.definition, variant.header(SEED, dice), [None for _ in variant.seats])


def moments(session: Session[Any, Any]) -> Iterator[tuple[int, str]]:
    """Play with random answers to the end, yielding at every suspension the answer that comes next."""
    choose = random.Random(SEED)
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


def picture(session: Session[Any, Any]) -> Any:
    """Where a session stands, by value."""
    return (
        session.journal,
        len(session.notes),
        session.rests[-1],
        session.history.state,
        session.turns[:],
        session.wanted_roll,
        [question.to_json() for question in session.questions],
    )
