"""The computer's general managers, read from their text: a block for each, and in it only what he has of his own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from functools import partial
from typing import Final, NamedTuple

from fieldhouse.games.fool.coaching.temper import Temper
from fieldhouse.games.fool.franchise import HOUSE
from fieldhouse.table.chart_text import HEADER, ChartText, parse

ABOUT: Final = "about"
USUAL: Final = Temper()
MOST: Final = 100


class Character(NamedTuple):
    """One of the computer's general managers: a line about him, and how he manages."""

    name: str
    about: str
    temper: Temper


def read_owners(text: str, source: str) -> dict[str, Character]:
    """All managers of a text by their names; all faults are raised together as a ``ChartError``."""
    chart = parse(text, source)
    found = {name: _character(chart, name) for name in chart.sections if name != HEADER}
    chart.finish()
    return found


def _character(chart: ChartText, name: str) -> Character:
    """One manager; what is wrong with him is noted on the chart."""
    if name == HOUSE or not name.isalpha() or not name.islower():
        chart.fault(f"an owner's name is a word in small letters, and not '{HOUSE}'", name)
    about = chart.value(name, ABOUT, str, "", is_required=True)
    habits = {each.name: _habit(chart, name, each.name) for each in fields(Temper)}
    made: Callable[..., Temper] = partial(replace, USUAL)
    return Character(name, about, made(**habits))


def _habit(chart: ChartText, name: str, habit: str) -> float:
    """The number of a line, as whole as the usual one; the usual one if there is no line."""
    usual: float = getattr(USUAL, habit)
    return chart.value(name, habit.replace("_", " "), partial(_number, isinstance(usual, int)), usual)


def _number(is_whole: bool, text: str) -> float:
    """A number that is not beyond all reason; a ``ValueError`` for the chart if it is."""
    number: float = int(text) if is_whole else float(text)
    if not 0 <= number <= MOST:
        raise ValueError(f"{text} is not a number from 0 to {MOST}")
    return number
