"""The computer's owners, read from their text: a block for each, and in it only what he has of his own.

A line is the name of a price or a habit (``coaching/temper.py``) with its number, or its numbers. A price is what a
thing is worth to him; with ``rivals'`` before it, what he takes it to be worth to others. All else is as in the house.
What cannot be read is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields, replace
from functools import partial
from typing import Final, NamedTuple

from fieldhouse.games.lords.cards.text import Block, ComponentError, ComponentLine, read_all
from fieldhouse.games.lords.coaching.temper import HOUSE, Prices, Temper

ABOUT: Final = "about"
OF_RIVALS: Final = "rivals' "
PRICES: Final = tuple(each.name for each in fields(Prices))
HABITS: Final = tuple(each.name for each in fields(Temper) if each.name not in ("own", "theirs"))
TAKEN: Final = ("owner", "random")
"""Levels that are no characters of the text."""
MOST: Final = 100_000
LIKED: Final = " liked"


class Character(NamedTuple):
    """One of the computer's owners: a line about him, and how he plays."""

    name: str
    about: str
    temper: Temper


def read_characters(text: str, source: str) -> dict[str, Character]:
    """All owners of a text by their names; all faults are reported together."""
    found: dict[str, Character] = {}
    for character in read_all(text, source, _character):
        if character.name in found:
            raise ComponentError(f"{source}: there are two owners called {character.name!r}.")
        found[character.name] = character
    return found


def _character(block: Block) -> Character:
    """One owner, out of his block of the file. Refused, with the line, if something of him is missing, twice or
    unknown."""
    if block.title in TAKEN or not block.title.isalpha() or not block.title.islower():
        raise block.amiss(f"an owner's name is a word in small letters, and neither of {TAKEN}")
    block.only(ABOUT, *map(_in_print, (*PRICES, *HABITS)), *(OF_RIVALS + _in_print(name) for name in PRICES))
    prices: list[Prices] = []
    for house, before in ((HOUSE.own, ""), (HOUSE.theirs, OF_RIVALS)):
        priced: Callable[..., Prices] = partial(replace, house)
        prices.append(
            priced(**{name: _value(line, getattr(house, name)) for name, line in _lines(block, before, PRICES)})
        )
    habits = {name: _value(line, getattr(HOUSE, name)) for name, line in _lines(block, "", HABITS)}
    made: Callable[..., Temper] = partial(replace, HOUSE, own=prices[0], theirs=prices[1])
    temper = made(**habits)
    return Character(block.title, block.line(ABOUT).value, temper)


def _lines(block: Block, before: str, names: Iterable[str]) -> Iterable[tuple[str, ComponentLine]]:
    """What a block says of these names."""
    for name in names:
        line = block.find(before + _in_print(name))
        if line is not None:
            yield name, line


def _in_print(name: str) -> str:
    return name.replace("_", " ")


def _value(line: ComponentLine, usual: float | tuple[float, ...]) -> float | tuple[float, ...]:
    """The number of a line, or its numbers: as many, and as whole, as the house's are. Refused, with the line, if they
    are not."""
    if isinstance(usual, tuple):
        words = line.value.split()
        if len(words) != len(usual):
            raise line.fault(f"{len(usual)} numbers")
        return tuple([_number(line, word, each) for word, each in zip(words, usual, strict=True)])
    return _number(line, line.value, usual)


def _number(line: ComponentLine, word: str, usual: float) -> float:
    """A number that is not beyond all reason, else refused with its line; what is liked may also be disliked."""
    if isinstance(usual, int):
        number: float = line.whole(word)
    else:
        try:
            number = float(word)
        except ValueError:
            raise line.fault(f"a number instead of {word!r}") from None
    least = -MOST if line.name.endswith(LIKED) else 0
    if not least <= number <= MOST:
        raise line.fault(f"a number from {least:,.0f} to {MOST:,.0f}")
    return number
