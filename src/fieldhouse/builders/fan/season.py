"""A season counted, real or simulated: the figures a fan knows, and the tables of its teams and people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean

Line = dict[str, float]
Table = dict[str, Line]
"""Lines by whose they are: a team's code, or ``CODE Name`` of a man."""
Regulars = Mapping[str, tuple[str, float]]
"""Of which people a season is kept: for each thing they do, which count they need, and how much of it."""


@dataclass(frozen=True)
class Counted:
    """``figures`` by the keys of the sport's rows, without what the source does not tell; ``people`` by what they do;
    ``shapes`` are the distributions that are drawn, each a share or a mean by the name of its bar."""

    figures: Line
    teams: Table
    people: dict[str, Table]
    shapes: Table = field(default_factory=dict)

    def of_regulars(self, regulars: Regulars) -> Counted:
        """The same without the people who hardly played."""
        people = {
            part: {name: line for name, line in table.items() if line.get(regulars[part][0], 0) >= regulars[part][1]}
            for part, table in self.people.items()
        }
        return Counted(self.figures, self.teams, people, self.shapes)


def mean_season(seasons: Sequence[Counted]) -> Counted:
    """Replays as one season: the mean of every figure that any of them has, and of every line."""
    parts = _names(season.people for season in seasons)
    return Counted(
        _mean_line([season.figures for season in seasons]),
        _mean_table([season.teams for season in seasons]),
        {part: _mean_table([season.people.get(part, {}) for season in seasons]) for part in parts},
        _mean_table([season.shapes for season in seasons]),
    )


def _mean_line(lines: Sequence[Line]) -> Line:
    """The mean of each figure over the lines that have it."""
    return {name: fmean(line[name] for line in lines if name in line) for name in _names(lines)}


def _mean_table(tables: Sequence[Table]) -> Table:
    """The mean of each line; whoever does not appear in a replay did nothing in it."""
    return {name: _shared([table.get(name, {}) for table in tables]) for name in _names(tables)}


def _shared(lines: Sequence[Line]) -> Line:
    """The mean of each figure, none counting as nothing."""
    return {name: sum(line.get(name, 0.0) for line in lines) / len(lines) for name in _names(lines)}


def _names(tables: Iterable[Iterable[str]]) -> list[str]:
    """All names of the tables, each once, in their order."""
    return list(dict.fromkeys(name for table in tables for name in table))
