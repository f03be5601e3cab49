"""What a change table prints: ``B/A``, ``+C-S``, ``-%``, ``+&``, ``C p=2``, ``o f``, ``rm -`` … compiled to records."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from fieldhouse.games.fool.model import ATTRIBUTE_NAMES

LETTER, ABILITY, PASS_VALUE, PERCENT, SPECIAL, ATTRIBUTE, REMOVE, RETIRE = range(8)
LETTERS: Final = "ABCD"
ANY_BAD, ANY_GOOD, COACHED, RANDOM_BAD = "-", "+", "coached", "+sp"

_ABILITY: Final = re.compile(r"([+-])(\d?)([PCSpcs])")
_ABILITIES: Final = re.compile(rf"({_ABILITY.pattern})+$")
_PASS: Final = re.compile(r"p=(\d)$")


class Step(NamedTuple):
    """One thing that happens: which kind, to what, by how much."""

    kind: int
    name: str = ""
    amount: int = 0


Effect = tuple[Step, ...]
Cell = tuple[Effect, ...]
"""One effect, or two of which one more die chooses; an empty effect is no change."""
NO_EFFECT: Final[Effect] = ()


def read_cell(text: str) -> Cell:
    """A cell of a change table. What cannot be read is a ``ValueError``."""
    return tuple(_read_effect(side) for side in text.split("/"))


def _read_effect(text: str) -> Effect:
    """One effect: a removal, or its steps."""
    if text == "-":
        return NO_EFFECT
    if text.startswith("rm"):
        name = text.removeprefix("rm").strip() or COACHED
        if name not in (ANY_BAD, ANY_GOOD, COACHED) and name not in ATTRIBUTE_NAMES:
            raise ValueError(f"{text!r} removes nothing; expected rm, rm +, rm - or rm and a characteristic")
        return (Step(REMOVE, name),)
    return tuple(step for word in text.split(" ") for step in _read_word(word))


def _read_word(word: str) -> Effect:
    """The steps that a word stands for."""
    if word in LETTERS and word:
        return (Step(LETTER, word),)
    if word == "ret":
        return (Step(RETIRE),)
    if word in ("+%", "-%"):
        return (Step(PERCENT, word[0]),)
    if word in ("+&", "-&"):
        return (Step(SPECIAL, word[0]),)
    if word == RANDOM_BAD:
        return (Step(SPECIAL, RANDOM_BAD),)
    if found := _PASS.match(word):
        return (Step(PASS_VALUE, amount=int(found[1])),)
    if _ABILITIES.match(word):
        return tuple(
            Step(ABILITY, name.upper(), int(f"{sign}{count or 1}")) for sign, count, name in _ABILITY.findall(word)
        )
    mark = word.removeprefix("\\")
    if mark in ATTRIBUTE_NAMES:
        return (Step(ATTRIBUTE, mark),)
    raise ValueError(f"{word!r} is not a change; expected a letter, +C, +%, +&, p=2, ret or a characteristic")


def is_trade_of(effect: Effect, up: str, down: str) -> bool:
    """The effect is +*up*-*down*, as +C-S."""
    return [(step.kind, step.name, step.amount) for step in effect] in (
        [(ABILITY, up, 1), (ABILITY, down, -1)],
        [(ABILITY, down, -1), (ABILITY, up, 1)],
    )
