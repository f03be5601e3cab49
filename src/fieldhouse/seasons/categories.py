"""Categories in which teams and players are ranked, and the adding up of what they did."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from fieldhouse.table.plain_json import PlainReport

Lines = PlainReport
StatLine = Mapping[str, int]
"""What one team or player has done, by the name of the statistic."""
Figure = Callable[[StatLine], float]
Ranked = TypeVar("Ranked")
"""Who is ranked: teams by their codes, or players."""


@dataclass(frozen=True)
class Category:
    """*by* is the figure that ranks, the most first unless *least*; *columns* are shown with it.

    *part* is the part of a player's statistics that it is about. *counts* tells who has done enough to be ranked.
    A rate is no record of a single game.
    """

    title: str
    part: str
    by: Figure
    columns: Mapping[str, Figure]
    least: bool = False
    counts: Callable[[StatLine], bool] = bool
    is_rate: bool = False

    def ranked(self, lines: Mapping[Ranked, StatLine]) -> list[Ranked]:
        """Teams or players from the first on; equals in the order of their names."""
        counted = sorted((who for who, line in lines.items() if self.counts(line)), key=str)
        sign = 1 if self.least else -1
        return sorted(counted, key=lambda who: sign * self.by(lines[who]))


def stat(name: str) -> Figure:
    """What reads one statistic of a line, by its name."""
    return lambda line: line.get(name, 0)


def per(name: str, count: str, digits: int = 1) -> Figure:
    """What reads one statistic for each of another, rounded; 0 where there is none of the other."""
    return lambda line: round(line.get(name, 0) / line[count], digits) if line.get(count) else 0.0
