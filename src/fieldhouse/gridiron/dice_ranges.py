"""Small charts written as dice ranges: ``10-32, 37``, or with the printed words ``G on 19, 32-35; L on 38``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from fieldhouse.table.dice import Column, Dice

NONE: Final = "-"
_RANGE: Final = re.compile(r"(\d+)(?:\s*-\s*(\d+))?$")


def read_totals(text: str, dice: Dice) -> list[int]:
    """The dice totals of a list such as ``10-32, 37``; ``-`` is none."""
    if text == NONE:
        return []
    totals: list[int] = []
    for part in text.split(","):
        match = _RANGE.match(part.strip())
        if match is None:
            raise ValueError(f"{text!r} is not a list of dice totals; expected something like 10-32, 37")
        first, last = int(match[1]), int(match[2] or match[1])
        if not (dice.is_reading(first) and dice.is_reading(last) and first <= last):
            raise ValueError(f"{part.strip()!r} is not on the dice; expected totals of {dice.describe()}, low to high")
        totals += [reading for reading, _ in dice.weights if first <= reading <= last]
    if len(set(totals)) < len(totals):
        raise ValueError(f"{text!r} lists a total twice; expected each once")
    return sorted(totals)


def show_totals(totals: Iterable[int], dice: Dice) -> str:
    """The shortest list of ranges for these totals."""
    readings = [reading for reading, _ in dice.weights]
    spans: list[list[int]] = []
    for place in sorted(map(readings.index, totals)):
        if spans and spans[-1][1] == place - 1:
            spans[-1][1] = place
        else:
            spans.append([place, place])
    shown = [f"{readings[a]}-{readings[b]}" if b > a else str(readings[a]) for a, b in spans]
    return ", ".join(shown) or NONE


def read_marks(text: str, words: Mapping[str, int], dice: Dice, is_exclusive: bool = False) -> dict[int, int]:
    """The marks of a small chart, ``WORD on TOTALS; WORD on TOTALS``. A total without a word is 0.

    An exclusive chart holds only one of its words.
    """
    marks = dict.fromkeys((reading for reading, _ in dice.weights), 0)
    if text == NONE:
        return marks
    seen: list[int] = []
    used: list[str] = []
    for part in text.split(";"):
        word, _, ranges = (piece.strip() for piece in part.partition(" on "))
        if word not in words:
            known = " or ".join(f"'{known} on 12, 14-16'" for known in words)
            raise ValueError(f"{part.strip()!r} is not an entry of this chart; expected something like {known}")
        totals = read_totals(ranges, dice)
        marks.update(dict.fromkeys(totals, words[word]))
        seen += totals
        used.append(word)
    if len(set(seen)) < len(seen):
        raise ValueError(f"{text!r} lists a total twice; expected each once")
    if is_exclusive and len(used) > 1:
        raise ValueError(f"the chart holds both {used[0]} and {used[1]}; expected only one of the two forms")
    return marks


def show_marks(column: Column, words: Mapping[str, int]) -> str:
    """The text of a small chart."""
    cells = column.cells
    shown = []
    for word, mark in words.items():
        totals = [reading for reading in cells if cells[reading] == mark]
        if totals:
            shown.append(f"{word} on {show_totals(totals, column.dice)}")
    return "; ".join(shown) or NONE
