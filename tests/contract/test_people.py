"""Every game with people in all seats: taken up anywhere, undone, and secret where it must be."""

from __future__ import annotations

import json
from typing import Any

from contract.games import Variant, every_variant
from contract.seated import moments, people, picture
from fieldhouse.table.journal import BY_HAND, loads
from fieldhouse.table.session import Session
from sizes import by_engine

REAL_DICE = 10
"""So many times as rarely as others a game with real dice is taken up: it stops at every roll."""
TURNS_APART = by_engine(compiled=1, plain=4)
"""Of so many turns one is taken back and given again."""


@every_variant
def test_resuming_at_every_suspension_gives_the_same_game(variant: Variant) -> None:
    session = people(variant)
    for index, _ in enumerate(moments(session)):
        if index % variant.stride:
            continue
        again = Session(variant.definition, session.header, session.coaches, session.journal.entries)
        assert picture(again) == picture(session)


@every_variant
def test_a_game_with_real_dice_ends_and_can_be_taken_up(variant: Variant) -> None:
    session = people(variant, BY_HAND)
    for index, _ in enumerate(moments(session)):
        if index % (REAL_DICE * variant.stride) == 0:
            saved = loads(session.journal.dumps())
            again = Session(variant.definition, saved.header, session.coaches, saved.entries)
            assert picture(again) == picture(session)


@every_variant
def test_undo_and_the_same_answers_give_the_same_game(variant: Variant) -> None:
    session = people(variant)
    turns, before = 0, picture(session)
    given: list[Any] = []
    for answer in moments(session):
        if given and not session.sealed:
            if turns % TURNS_APART == 0:
                after = picture(session)
                session.undo()
                assert picture(session) == before
                for seat, key in given:
                    session.answer(seat, key)
                assert picture(session) == after
            turns, given = turns + 1, []
            if turns % TURNS_APART == 0:
                before = picture(session)
        given.append(answer)
    assert turns > TURNS_APART


@every_variant
def test_undo_goes_back_to_the_very_first_question(variant: Variant) -> None:
    session = people(variant)
    first = picture(session)
    for _ in moments(session):
        pass
    for _ in session.turns[:]:
        session.undo()
    assert picture(session) == first


@every_variant
def test_no_seat_sees_a_sealed_choice_of_another(variant: Variant) -> None:
    """Whatever a seat seals, all that the others are shown stays the same to the letter."""
    session = people(variant)
    tried = 0
    for _ in moments(session):
        if len(session.questions) < 2 or not session.questions[0].is_secret or session.sealed:
            continue  # with a choice sealed already, undo would take that back too
        for question in session.questions:
            shown = set()
            for option in (question.options[0], question.options[-1]):
                session.answer(question.seat, option.key)
                assert session.view(question.seat)["sealed"] == option.key
                shown.add(json.dumps([session.view(seat) for seat in variant.seats if seat != question.seat]))
                session.undo()
            assert len(shown) == 1
            tried += len(question.options) > 1
    assert bool(tried) == variant.has_secrets, "secret questions were put, or none was"
