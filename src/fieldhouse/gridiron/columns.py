"""Which results a column of a chart may hold: a result in the wrong column is a slip of the pen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from fieldhouse.gridiron.cells import (
    BLANK,
    DEFENSE_FOUL,
    FORCED_GAIN,
    FORCED_LOSS,
    FORCED_TOUCHDOWN,
    GAIN,
    LOSS,
    OFFENSE_FOUL,
    BadCell,
    kind_of,
    yards_of,
)
from fieldhouse.table.dice import Column

YARDAGE: Final = frozenset({GAIN, LOSS, BLANK})
PENALTIES: Final = frozenset({OFFENSE_FOUL, DEFENSE_FOUL})
FORCED: Final = frozenset({FORCED_GAIN, FORCED_LOSS, FORCED_TOUCHDOWN})


@dataclass(frozen=True)
class ColumnCheck(ABC):
    """The results that may stand in a column; a game's own check says what else it looks at."""

    like: str
    """Examples, for the sentence that refuses another."""
    kinds: frozenset[int]

    @staticmethod
    @abstractmethod
    def read_cell(text: str) -> int:
        """A cell in the game's own notation, or BadCell."""

    def read(self, text: str) -> int:
        """The cell, or a ValueError that says what was expected."""
        try:
            code = self.read_cell(text)
        except BadCell as fault:
            raise ValueError(f"{fault}; expected something like {self.like}") from None
        if kind_of(code) not in self.kinds or not self.admits(code):
            raise ValueError(f"{text!r} cannot stand in this column; expected something like {self.like}")
        return code

    @abstractmethod
    def admits(self, code: int) -> bool:
        """May a result of one of these kinds stand here as it is?"""


def mean_yards(column: Column, yards: Callable[[int], int | None] = yards_of) -> float:
    """The mean of the plain yardages of a column, weighted by the dice; 0 if it has none.

    *yards* reads a cell, and says None of one that shall not count.
    """
    plain = [(yards(code), weight) for code, weight in column.merged if kind_of(code) in YARDAGE]
    counted = [(value, weight) for value, weight in plain if value is not None]
    return sum(value * weight for value, weight in counted) / max(sum(weight for _, weight in counted), 1)


def chance_from(field_goal: Column, distance: int, yards: Callable[[int], int] = yards_of) -> float:
    """The chance of a field goal from so many yards out; *yards* reads a cell."""
    return field_goal.chance(lambda code: kind_of(code) == GAIN and yards(code) >= distance)


Expected = tuple[str, Column, float, float]
"""A column with its name, and between what its mean yards are expected."""


def unlikely_means(
    section: str, columns: Iterable[Expected], mean_of: Callable[[Column], float] = mean_yards
) -> Iterator[str]:
    """A sentence for each column whose mean no team has: most likely a slip of the pen."""
    for name, column, low, high in columns:
        mean = mean_of(column)
        if not low <= mean <= high:
            yield f"[{section}], column {name}: the yards average {mean:.1f}; expected {low:g} to {high:g}"
