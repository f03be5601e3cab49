"""Whoever is asked is told what each answer means: no option of any game comes without a line of help, and the rule
that a text cites is a field of it, so that no client reads its number back; and it is told in words.
"""

from __future__ import annotations

import re
from typing import Any

from contract.games import Variant, every_variant
from fieldhouse.table.question import Ask, Coach, RandomCoach
from fieldhouse.table.seat import Seat
from fieldhouse.table.session import Session
from fieldhouse.table.words import Cited

SEEDS = range(2)
THINGS = "points|yards|fouls|cards|wins|losses|games|downs|time-outs|rolls|regulars|superstars|phenoms|prospects|cubes"
RAW = re.compile(rf"\b1 (?:Index )?(?:{THINGS}|passes|Points|OPS)\b|\w_\w|\bNone\b|[{{}}]")
"""A plural after a one, or what only a program would say."""
A_RULE = re.compile(r"\(\d{1,2}(\.\d{1,2})+[a-z]?\)")


class Reader(Coach[Any]):
    """Reads every question as a person would see it, notes what is not explained, and answers with anything legal."""

    def __init__(self, unexplained: set[str], uncited: set[str], raw: set[str]) -> None:
        self.unexplained = unexplained
        self.uncited = uncited
        self.raw = raw
        self.random = RandomCoach()

    def answer(self, ask: Ask[Any, Any], game: Any, seat: Seat, subject: Any, whim: float) -> int:
        options = ask.options(game, seat, subject)
        for option in options:
            if not option.help.strip() or option.help == option.label:
                self.unexplained.add(f"{ask.name}: {option.key}")
        texts = [ask.prompt(game, seat, subject)]
        texts += (text for option in options for text in (option.label, option.help))
        self.uncited |= {text for text in texts if A_RULE.search(text) and not isinstance(text, Cited)}
        self.raw |= {f"{ask.name}: {text}" for text in texts if RAW.search(text)}
        return self.random.answer(ask, game, seat, subject, whim)


@every_variant
def test_every_answer_has_a_line_of_help_and_every_rule_is_cited_as_one(variant: Variant) -> None:
    unexplained: set[str] = set()
    uncited: set[str] = set()
    raw: set[str] = set()
    for seed in SEEDS:
        session = Session(
            variant.definition, variant.header(seed), [Reader(unexplained, uncited, raw) for _ in variant.seats]
        )
        assert session.over
    assert not unexplained, sorted(unexplained)
    assert not uncited, sorted(uncited)
    assert not raw, sorted(raw)
