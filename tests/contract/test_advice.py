"""A coach may be asked what he would answer in a person's place: it is legal, and nothing comes of asking."""

from __future__ import annotations

from contract.games import Variant, every_variant
from contract.seated import people, picture
from fieldhouse.table.advice import advice

QUESTIONS = 40


@every_variant
def test_advice_is_legal_and_changes_nothing(variant: Variant) -> None:
    session = people(variant)
    coach = variant.definition.coach(variant.definition.levels[0])
    for _ in range(QUESTIONS):
        question = session.questions[-1]
        before = picture(session)
        key = advice(session, question.seat, coach)
        assert picture(session) == before
        assert key in [option.key for option in question.options]
        session.answer(question.seat, key)
