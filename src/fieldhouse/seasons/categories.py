"""Categories in which teams and players are ranked, and the adding up of what they did."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from fieldhouse.table.plain_json import PlainReport

Lines = PlainReport
Line = Mapping[str, int]
Figure = Callable[[Line], float]


@dataclass(frozen=True)
class Category:
    """*by* is the figure that ranks, the most first unless *least*; *columns* are shown with it.

    *part* is the part of a player's statistics that it is about. *counts* tells who has done enough to be ranked.
    """

    title: str
    part: str
    by: Figure
    columns: Mapping[str, Figure]
    least: bool = False
    counts: Callable[[Line], bool] = bool

    def ranked(self, lines: Mapping[str, Line]) -> list[str]:
        """The names from the first on; equals in the order of their names."""
        names = sorted(name for name, line in lines.items() if self.counts(line))
        sign = 1 if self.least else -1
        return sorted(names, key=lambda name: sign * self.by(lines[name]))


def stat(name: str) -> Figure:
    return lambda line: line.get(name, 0)


def per(name: str, count: str, digits: int = 1) -> Figure:
    """One statistic for each of another."""
    return lambda line: round(line.get(name, 0) / line[count], digits) if line.get(count) else 0.0
