"""The text that new players are made from: shapes and shares by position, and names.

What is wrong in it is noted on its chart, which collects the faults.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from fieldhouse.games.fool.positions import KICKERS, PARENTS, STARS
from fieldhouse.table.chart_text import HEADER, ChartText, parse

FIRST_NAMES: Final = 100
LAST_NAMES: Final = 200


@dataclass(frozen=True)
class Mould:
    """What players of one position are like when they are new."""

    share: int
    shapes: tuple[tuple[int, int], ...]
    passes: tuple[int, ...]
    shift: tuple[int, ...]
    """Hundredths that are added to P, C and S; to a kicker's three numbers."""
    distance: tuple[int, ...]
    first: tuple[int, ...]
    second: tuple[int, ...]


@dataclass(frozen=True)
class ClassTables:
    """All that a list of new players is made from."""

    ages: tuple[int, ...]
    characteristics: int
    moulds: dict[str, Mould]
    first_names: tuple[str, ...]
    last_names: tuple[str, ...]


def read_class(rookies: str, names: str) -> ClassTables:
    """The class tables of two texts; all faults are raised together as a ``ChartError``."""
    chart, people = parse(rookies, "rookies.txt"), parse(names, "names.txt")
    there = [name for name in chart.sections if name in PARENTS or name in STARS]
    tables = ClassTables(
        ages=_numbers(chart, "general", "ages"),
        characteristics=chart.value("general", "characteristics", int, 0, is_required=True),
        moulds={position: _mould(chart, position) for position in there},
        first_names=people.value(HEADER, "first", _words(FIRST_NAMES), (), is_required=True),
        last_names=people.value(HEADER, "last", _words(LAST_NAMES), (), is_required=True),
    )
    missing = [position for position in KICKERS if position not in there]
    if missing:
        chart.fault(f"there is no section for {' or '.join(missing)}; expected one")
    chart.faults += people.faults
    chart.finish()
    return tables


def _mould(chart: ChartText, position: str) -> Mould:
    """What new players of a position are made from."""
    is_kicker = position in KICKERS
    kicks = [_numbers(chart, position, name) if is_kicker else () for name in ("distance", "first", "second")]
    return Mould(
        chart.value(position, "share", int, 0, is_required=True),
        chart.value(position, "shapes", _shapes, ((0, 0),), is_required=True),
        _numbers(chart, position, "pass"),
        chart.value(position, "shift", _three, (0, 0, 0), is_required=True),
        *kicks,
    )


def _numbers(chart: ChartText, section: str, name: str) -> tuple[int, ...]:
    """A line of whole numbers."""
    none: tuple[int, ...] = ()
    return chart.value(section, name, lambda text: tuple(map(int, text.split())), none, is_required=True)


def _three(text: str) -> tuple[int, ...]:
    """Three whole numbers."""
    numbers = tuple(map(int, text.split()))
    if len(numbers) != 3:
        raise ValueError(f"there are {len(numbers)} numbers; expected 3")
    return numbers


def _shapes(text: str) -> tuple[tuple[int, int], ...]:
    """Pairs of contact and speed."""
    return tuple((int(pair.partition("-")[0]), int(pair.partition("-")[2])) for pair in text.split())


def _words(count: int) -> Callable[[str], tuple[str, ...]]:
    """What reads so many names."""

    def read(text: str) -> tuple[str, ...]:
        words = tuple(text.split())
        if len(words) != count:
            raise ValueError(f"there are {len(words)} names; expected {count}")
        return words

    return read
