"""Whoever is asked is told what each answer means: no option of any game comes without a line of help."""

from __future__ import annotations

from typing import Any

from contract.games import Variant, every_variant
from fieldhouse.table.question import Ask, Coach, RandomCoach
from fieldhouse.table.session import Session

SEEDS = range(2)


class Reader(Coach[Any]):
    """Reads every question as a person would see it, notes what is not explained, and answers with anything legal."""

    def __init__(self, unexplained: set[str]) -> None:
        self.unexplained = unexplained
        self.random = RandomCoach()

    def answer(self, ask: Ask[Any, Any], game: Any, seat: int, subject: Any, whim: float) -> int:
        for option in ask.options(game, seat, subject):
            if not option.help.strip() or option.help == option.label:
                self.unexplained.add(f"{ask.name}: {option.key}")
        return self.random.answer(ask, game, seat, subject, whim)


@every_variant
def test_every_answer_that_a_person_is_shown_has_a_line_of_help(variant: Variant) -> None:
    unexplained: set[str] = set()
    for seed in SEEDS:
        session = Session(variant.definition, variant.header(seed), [Reader(unexplained) for _ in variant.seats])
        assert session.over
    assert not unexplained, sorted(unexplained)
